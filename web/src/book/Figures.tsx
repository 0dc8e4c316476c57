/**
 * Figures that are not boards: strips, columns of bits, graphs of positions, sliding windows,
 * grids.
 */
import { useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { errorSentence, strings } from "../strings/index";
import { Icon } from "../panels/Icon";
import { bookStrings } from "./strings";
import { Inlines, boardLink, openOnBoard } from "./Inlines";
import { LiveBoard, useBookGame } from "./LiveBoard";
import type { Block } from "./content";

type Of<K extends Block["kind"]> = Extract<Block, { kind: K }>;

export function Strip({ block }: { block: Of<"strip"> }) {
  const s = bookStrings.value;
  return (
    <figure class="book-figure">
      <div class="table-box" tabIndex={0} role="region" aria-label={block.rule}>
        <table class="book-strip">
          <tbody>
            <tr>
              <th scope="row">{s.strip.n}</th>
              {block.values.map((_, n) => (
                <td key={n}>{n}</td>
              ))}
            </tr>
            <tr class="book-strip-values">
              <th scope="row">{s.strip.g}</th>
              {block.values.map((value, n) => (
                <td key={n} class={value === 0 ? "cell-lost" : ""}>
                  {value}
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{s.strip.outcome}</th>
              {block.values.map((value, n) => (
                <td key={n}>{value === 0 ? "P" : "N"}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <figcaption>
        <code class="book-rule" translate={false}>
          {block.rule}
        </code>{" "}
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

export function Columns({ block }: { block: Of<"columns"> }) {
  const s = bookStrings.value;
  const odd = [...block.sum.bits].map((bit) => bit === "1");
  return (
    <figure class="book-figure">
      <div class="table-box" tabIndex={0} role="region" aria-label={block.position}>
        <table class="book-columns">
          <tbody>
            {block.rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  {s.columns.heap} {row.name}
                </th>
                <td class="book-size">{row.size}</td>
                {[...row.bits].map((bit, at) => (
                  <td
                    key={at}
                    class={`book-bit${bit === "1" ? " book-bit-1" : ""}${odd[at] ? " book-bit-odd" : ""}`}
                  >
                    {bit}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{s.columns.sum}</th>
              <td class="book-size">{block.sum.size}</td>
              {odd.map((is, at) => (
                <td key={at} class={`book-bit${is ? " book-bit-1 book-bit-odd" : ""}`}>
                  {is ? "1" : "0"}
                </td>
              ))}
            </tr>
            <tr class="book-parity">
              <th scope="row" />
              <td />
              {odd.map((is, at) => (
                <td key={at}>{is ? s.columns.odd : s.columns.even}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <figcaption>
        <Inlines list={block.caption} />{" "}
        {odd.some(Boolean) ? s.columns.unbalanced : s.columns.balanced}
      </figcaption>
    </figure>
  );
}

/**
 * Positions in a row, moves as arcs; coloured one after the other, from the end of the game
 * backwards.
 */
export function OptionsGraph({ block }: { block: Of<"options"> }) {
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
      <div class="table-box" tabIndex={0} role="region" aria-label={s.options.label}>
        <svg
          class="book-graph"
          viewBox={`0 0 ${width} ${top + 40}`}
          style={{ minWidth: `${count * 30}px` }}
          role="group"
          aria-label={s.options.label}
        >
          <defs>
            <marker
              id="book-arrow"
              viewBox="0 0 8 8"
              refX="6.5"
              refY="4"
              markerWidth="6"
              markerHeight="6"
              orient="auto-start-reverse"
            >
              <path d="M0 0.8 7 4 0 7.2z" class="book-arrow" />
            </marker>
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
      </div>
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

/** The proof that a finite set becomes periodic, run: a window slides until one is seen again. */
export function Window({ block }: { block: Of<"window"> }) {
  const s = bookStrings.value;
  const [at, setAt] = useState(0);
  const found = at >= block.again;
  return (
    <figure class="book-figure">
      <div class="table-box" tabIndex={0} role="region" aria-label={block.rule}>
        <table class="book-strip book-window">
          <tbody>
            <tr>
              <th scope="row">{s.strip.n}</th>
              {block.values.map((_, n) => (
                <td key={n}>{n}</td>
              ))}
            </tr>
            <tr class="book-strip-values">
              <th scope="row">{s.strip.g}</th>
              {block.values.map((value, n) => (
                <td
                  key={n}
                  class={`${n >= at && n < at + block.width ? "in-window" : ""} ${
                    found && n >= block.first && n < block.first + block.width ? "in-first" : ""
                  }`}
                >
                  {n < at + block.width ? value : ""}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <div class="book-tools">
        <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {s.window.back}
        </button>
        <button type="button" class="button primary" disabled={found} onClick={() => setAt(at + 1)}>
          {s.window.step}
        </button>
      </div>
      <figcaption role="status">
        {found
          ? s.window.same(block.first, block.again, block.again - block.first)
          : s.window.looking(at)}{" "}
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

export function Grid({ block }: { block: Of<"grid"> }) {
  const s = bookStrings.value;
  const { size, values } = block;
  const steps = Array.from({ length: size }, (_, at) => at);
  return (
    <figure class="book-figure">
      <div class="table-box" tabIndex={0} role="region" aria-label={s.grid.label}>
        <table class="book-grid">
          <thead>
            <tr>
              <td />
              {steps.map((a) => (
                <th key={a} scope="col">
                  {a}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((b) => (
              <tr key={b}>
                <th scope="row">{b}</th>
                {steps.map((a) => {
                  const value = values[b * size + a]!;
                  return (
                    <td
                      key={a}
                      class={value === 0 ? "cell-lost" : ""}
                      title={s.grid.cell(a, b, value)}
                    >
                      {value}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

export function Program({ block }: { block: Of<"program"> }) {
  const s = bookStrings.value;
  const [copied, setCopied] = useState(false);
  return (
    <figure class="book-figure">
      <div class="book-code-head">
        <span>
          {s.program.label} <code translate={false}>{block.rule}</code>
        </span>
        <button
          type="button"
          class="button"
          onClick={() => {
            void navigator.clipboard?.writeText(block.text).then(
              () => setCopied(true),
              () => undefined,
            );
          }}
        >
          {copied ? <Icon name="check" /> : null}
          {copied ? s.program.copied : s.program.copy}
        </button>
      </div>
      <pre class="book-code" tabIndex={0} translate={false}>
        <code>{block.text}</code>
      </pre>
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}

/** A program for a rule of the reader's choice. */
export function Coder({ block }: { block: Of<"coder"> }) {
  const s = bookStrings.value;
  const [rule, setRule] = useState(block.rule);
  const [made, setMade] = useState<{ rule: string; text: string } | null>(null);
  const [wrong, setWrong] = useState("");
  const write = async () => {
    const answer = await engine.program(rule.replace(/:[^/]*$/, ""));
    if (isError(answer)) {
      setWrong(errorSentence(strings.value, answer.error));
      return;
    }
    setWrong("");
    setMade(answer);
  };
  return (
    <div class="book-coder" data-testid="coder">
      <form
        class="book-answer book-draw"
        onSubmit={(event) => {
          event.preventDefault();
          void write();
        }}
      >
        <label>
          <span>{s.program.rule}</span>
          <input
            class="code"
            value={rule}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={wrong !== ""}
            onInput={(event) => setRule(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary">
          {s.program.write}
        </button>
      </form>
      {wrong ? (
        <p class="book-says book-says-wrong" role="alert">
          <Icon name="alert" />
          <span>{wrong}</span>
        </p>
      ) : null}
      {made ? (
        <Program key={made.rule} block={{ kind: "program", ...made, caption: block.caption }} />
      ) : null}
    </div>
  );
}

/** A case of the problem, on a board. */
function JudgeBoard({ position }: { position: string }) {
  const game = useBookGame(position, { answers: true, open: true });
  return <LiveBoard game={game} />;
}

export function Judge({ block }: { block: Of<"judge"> }) {
  const s = bookStrings.value;
  return (
    <figure class="book-figure">
      <div class="book-judge">
        <div>
          <p class="book-code-head">
            {s.judge.input} <code translate={false}>{block.problem}</code>
          </p>
          <pre class="book-code" tabIndex={0} translate={false}>
            <code>{block.input}</code>
          </pre>
        </div>
        <div>
          <p class="book-code-head">{s.judge.output}</p>
          <pre class="book-code" tabIndex={0} translate={false}>
            <code>{block.output}</code>
          </pre>
        </div>
      </div>
      {block.board === "" ? null : <JudgeBoard position={block.board} />}
      <figcaption>
        <Inlines list={block.caption} />
      </figcaption>
    </figure>
  );
}
