/**
 * A heap told as numbers that are said one after the other up to a goal: what was said, the way
 * that is left, and what may be said next. Only draws; the moves are the module's.
 */
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import { byMouse, chooser, usePreview, useTermMoves } from "./choose";
import { useSpots } from "./hinted";
import { LaneValue } from "./Lane";
import type { BoardProps } from "./props";
import "./faces.css";

const edge = 18;
const lineHeight = 58;

export function CountBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { choose, hover, unhover } = chooser(table);
  const goal = table.face.value?.goal ?? 0n;
  const left = term.parts[0] ?? 0n;
  const said = goal - left;
  const moves = useTermMoves(number)?.moves ?? [];
  const preview = usePreview(number);
  const { spots } = useSpots(number);
  const next = preview ? goal - (preview.after[0] ?? 0n) : null;
  const name = { term: number, part: 1 };
  const width = Math.max(200, room.width - 16);
  const x = (at: bigint) => edge + (Number(at) * (width - 2 * edge)) / Number(goal);
  const step = width < 420 ? 20 : 10;
  const marks = Array.from({ length: Math.ceil(Number(goal) / step) }, (_, at) =>
    BigInt(at * step),
  );
  // The last mark before the goal leaves room for its number.
  const shown = [...marks.filter((at) => x(goal) - x(at) > 26), goal];
  const words = s.board.heapWords(term.firstHeap, left);
  return (
    <div class="lane count" data-heap={term.firstHeap} data-said={said.toString()}>
      <div class="count-top">
        <b class="count-said" data-coming={next === null ? undefined : ""}>
          {formatInteger(next ?? said)}
        </b>
        <LaneValue value={components?.find((one) => one.kind === "heap")?.value ?? null} />
      </div>
      <svg
        class="count-line"
        viewBox={`0 0 ${width} ${lineHeight}`}
        width={width}
        height={lineHeight}
        role="img"
        aria-label={words}
      >
        <path class="count-way" d={`M${edge} 24H${width - edge}`} />
        <path class="count-done" d={`M${edge} 24H${x(said).toFixed(1)}`} />
        {moves.map((move) => (
          <circle
            key={move.position}
            class="count-may"
            cx={x(goal - (move.after[0] ?? 0n))}
            cy="24"
            r="2.5"
          />
        ))}
        {shown.map((at) => (
          <g key={at.toString()}>
            <path class="count-tick" d={`M${x(at)} 34v6`} />
            <text class="count-mark" x={x(at)} y="55" text-anchor="middle">
              {at.toString()}
            </text>
          </g>
        ))}
        <circle class="count-goal" cx={x(goal)} cy="24" r="11" />
        <path class="count-star" d={`M${x(goal) - 4} 24.5l3 3 5.5-6.5`} />
        {spots.map((said) => (
          <circle
            key={said}
            visibility="hidden"
            data-spot={said}
            cx={x(BigInt(said))}
            cy="24"
            r="9"
          />
        ))}
        {next === null ? null : <circle class="count-next" cx={x(next)} cy="24" r="9" />}
        <circle
          class="count-here"
          data-here=""
          r="9"
          style={{ transform: `translate(${x(said)}px, 24px)` }}
        />
      </svg>
      <div class="count-choices" onPointerLeave={unhover}>
        {moves.map((move) => {
          const to = goal - (move.after[0] ?? 0n);
          return (
            <button
              key={move.position}
              type="button"
              class="count-choice"
              data-say={to.toString()}
              aria-pressed={preview?.position === move.position}
              aria-label={s.move(move, { terms: [term] })}
              // Not where the mouse only rests while the program moves.
              onPointerMove={(event) => {
                if (event.pointerType === "mouse") hover(name, moves, move);
              }}
              onClick={(event) => choose(name, moves, move, byMouse(event))}
            >
              {formatInteger(to)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
