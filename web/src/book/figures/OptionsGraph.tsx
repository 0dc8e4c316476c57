import { useState } from "preact/hooks";
import { bookStrings } from "../../strings/index";
import { boardLink, Inlines, openOnBoard } from "../Inlines";
import { ArrowTip } from "../../boards/ArrowTip";
import type { BlockOf } from "../content";
import { TableBox } from "../TableBox";

/**
 * Positions in a row, moves as arcs; coloured one after the other, from the end of the game
 * backwards.
 */
export function OptionsGraph({ block }: { block: BlockOf<"options"> }) {
  const s = bookStrings.value;
  const [known, setKnown] = useState(1);
  const count = block.nodes.length;
  const gap = 58;
  const width = count * gap;
  const longest = Math.max(1, ...block.edges.map(([from, to]) => Math.abs(from - to)));
  const top = 12 + longest * 20;
  const x = (at: number) => gap / 2 + at * gap;
  const last = Math.min(known, count) - 1;
  return (
    <figure class="book-figure">
      <TableBox label={s.options.label}>
        <svg
          class="book-graph"
          viewBox={`0 0 ${width} ${top + 40}`}
          style={{ minWidth: `${count * 30}px` }}
          role="group"
          aria-label={s.options.label}
        >
          <defs>
            <ArrowTip
              id="book-arrow"
              class="book-arrow"
              size={6}
              half={4}
              end={6.5}
              path="M0 0.8 7 4 0 7.2z"
            />
          </defs>
          {block.edges.map(([from, to]) => {
            const length = from - to;
            const high = length * 20;
            const a = x(from) - 6;
            const b = x(to) + 7;
            const lit = from === last && last > 0;
            return (
              <path
                key={`${from}-${to}`}
                class={`book-edge${lit ? " book-edge-lit" : ""}`}
                d={`M${a} ${top - 18}C${a - 4} ${top - 18 - high} ${b + 4} ${top - 18 - high} ${b} ${top - 18}`}
                marker-end="url(#book-arrow)"
              />
            );
          })}
          {block.nodes.map((node, at) => {
            const shown = at <= last;
            return (
              <a
                key={node.label}
                class={`book-node${shown ? ` book-node-${node.outcome}` : ""}`}
                href={boardLink(node.position)}
                aria-label={shown ? s.options.node(node.label, node.outcome) : node.label}
                onClick={(event) => {
                  event.preventDefault();
                  openOnBoard(node.position);
                }}
              >
                {shown && node.outcome === "N" ? (
                  <rect x={x(at) - 17} y={top - 17} width={34} height={34} rx={8} />
                ) : (
                  <circle cx={x(at)} cy={top} r={17} />
                )}
                <text x={x(at)} y={top + 6} text-anchor="middle">
                  {node.label}
                </text>
                <text class="book-node-outcome" x={x(at)} y={top + 35} text-anchor="middle">
                  {shown ? node.outcome : ""}
                </text>
              </a>
            );
          })}
        </svg>
      </TableBox>
      <div class="book-tools">
        <button
          type="button"
          class="button"
          disabled={known <= 1}
          onClick={() => setKnown(known - 1)}
        >
          {s.options.back}
        </button>
        <button
          type="button"
          class="button"
          disabled={known >= count}
          onClick={() => setKnown(known + 1)}
        >
          {s.options.step}
        </button>
        <button
          type="button"
          class="button"
          disabled={known >= count}
          onClick={() => setKnown(count)}
        >
          {s.options.all}
        </button>
        <span class="visually-hidden" role="status">
          {last >= 0 ? s.options.node(block.nodes[last]!.label, block.nodes[last]!.outcome) : ""}
        </span>
      </div>
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}
