/** Exercises whose answer is a row of cells: values or outcomes of heaps, values of vertices. */
import { useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { asker } from "../asker";
import { named } from "../../strings/joined";
import { bookStrings } from "../../strings/index";
import { readNumber } from "./typed";
import { Quiet, Says, type Answer, type Part } from "./part";

/** What was written into the cells, and which of them are wrong. */
function useCells(
  count: number,
  answer: Answer,
  setAnswer: (answer: Answer, said?: string) => void,
) {
  const [cells, setCells] = useState<readonly string[]>(() =>
    Array.from({ length: count }, () => ""),
  );
  const [bad, setBad] = useState<readonly number[]>([]);
  const [note, setNote] = useState("");
  return {
    cells,
    bad,
    note,
    set(at: number, text: string): void {
      setCells(cells.map((old, n) => (n === at ? text : old)));
      setBad(bad.filter((n) => n !== at));
      if (answer === "wrong" || answer === "blank") setAnswer("open");
    },
    /**
     * Compares with what is right, which is asked for once every cell can be read; null where it
     * is not known. `why` says of the first wrong cell what speaks against it.
     */
    async check(
      ask: () => Promise<readonly string[] | null>,
      why: (at: number) => Promise<string>,
    ): Promise<void> {
      const read = cells.map((cell) =>
        cell === "P" || cell === "N" ? { mark: cell } : readNumber(cell),
      );
      const unread = read.map((one) => ("unread" in one ? one.unread : null));
      const strange = unread.flatMap((kind, at) => (kind === null || kind === "empty" ? [] : [at]));
      if (strange.length > 0) {
        setBad(strange);
        setNote(bookStrings.value.exercise.unread[unread[strange[0]!]!]);
        setAnswer("blank");
        return;
      }
      const right = await ask();
      if (!right) return;
      const wrong = read.flatMap((one, at) => {
        if ("unread" in one) return [];
        return ("mark" in one ? one.mark : one.number.toString()) === right[at] ? [] : [at];
      });
      setBad(wrong);
      const first = wrong[0];
      const blank = unread.includes("empty");
      if (first === undefined) {
        setNote(blank ? bookStrings.value.exercise.cellsLeft : "");
        setAnswer(blank ? "blank" : "right", cells.map((cell) => cell.trim()).join(","));
        return;
      }
      setAnswer("wrong", cells.map((cell) => cell.trim()).join(","));
      setNote(await why(first));
    },
  };
}
type Cells = ReturnType<typeof useCells>;

/** The positions that one move leads to, analyzed. */
async function optionsOf(position: string) {
  const reached = await asker.moves(position);
  const texts = "error" in reached ? [] : reached.moves.map((move) => move.position);
  const known = await Promise.all([...new Set(texts)].map((text) => asker.analyze(text)));
  return known.flatMap((one) => ("error" in one ? [] : [one]));
}

/** The values that stand against a wrong one. */
const valuesOf = (options: Awaited<ReturnType<typeof optionsOf>>) =>
  [...new Set(options.map((one) => Number(one.value)))].sort((a, b) => a - b).join(", ");

function CellForm(props: {
  row: Cells;
  names: readonly string[];
  answer: Answer;
  check: () => unknown;
  /** a cell's name over it */
  head: (name: string) => ComponentChildren;
  cell?: (name: string, at: number) => ComponentChildren;
  label?: (name: string) => string;
  children?: ComponentChildren;
}) {
  const { row } = props;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        props.check();
      }}
    >
      {props.children}
      <div class="book-cells">
        {props.names.map((name, at) => (
          <label
            key={name}
            class={`book-cell${row.bad.includes(at) && row.cells[at] !== "" ? " book-cell-bad" : ""}`}
          >
            {props.head(name)}
            {props.cell?.(name, at) ?? (
              <input
                inputmode="numeric"
                maxLength={3}
                autocomplete="off"
                aria-label={props.label?.(name)}
                aria-invalid={row.bad.includes(at)}
                data-testid={`exercise-cell-${name}`}
                value={row.cells[at]}
                onInput={(event) => row.set(at, event.currentTarget.value)}
              />
            )}
          </label>
        ))}
      </div>
      <button type="submit" class="button primary" data-testid="exercise-check">
        {bookStrings.value.exercise.check}
      </button>
      <Says answer={props.answer}>
        {props.answer === "wrong" || props.answer === "blank" ? row.note : null}
      </Says>
    </form>
  );
}

export function FillPart({ exercise, answer, setAnswer }: Part<"fill">) {
  const s = bookStrings.value.exercise;
  const { rule, from, to, what } = exercise;
  const heaps = Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  const row = useCells(heaps.length, answer, setAnswer);
  const ask = async () => {
    const values = await asker.sequence(rule, to + 1);
    if ("error" in values) return null;
    return heaps.map((_, at) => {
      const value = values[from + at];
      return what === "value" ? String(value) : value === 0 ? "P" : "N";
    });
  };
  const check = () =>
    row.check(ask, async (at) => {
      const heap = heaps[at]!;
      const options = await optionsOf(`${rule}:${heap}`);
      if (what === "value") return s.cellWrong(s.heap(heap), valuesOf(options), row.cells[at]!);
      const lost = options.find((one) => one.outcome === "P");
      const why = lost
        ? s.toP(heap, lost.position.slice(lost.position.indexOf(":") + 1))
        : options.length > 0
          ? s.onlyN(heap)
          : s.noMove(heap);
      return s.cellWrongOutcome(heap, why);
    });
  const outcome = (heap: string, at: number) => (
    <button
      type="button"
      class={`book-pn book-pn-${row.cells[at] || "none"}`}
      aria-label={named(s.heap(heap), row.cells[at] || s.blank)}
      data-testid={`exercise-cell-${heap}`}
      onClick={() => row.set(at, row.cells[at] === "P" ? "N" : "P")}
    >
      {row.cells[at] || "?"}
    </button>
  );
  return (
    <CellForm
      row={row}
      names={heaps}
      answer={answer}
      check={check}
      head={(heap) => <span aria-hidden="true">{heap}</span>}
      label={s.heap}
      {...(what === "outcome" ? { cell: outcome } : {})}
    />
  );
}

/** `start` is where the token stands; else on the vertex that is worked out last. */
export function VerticesPart({
  exercise,
  answer,
  setAnswer,
  start,
}: Part<"vertices"> & { start?: string | undefined }) {
  const s = bookStrings.value.exercise;
  const { graph, vertices } = exercise;
  const row = useCells(vertices.length, answer, setAnswer);
  const ask = async () => {
    const known = await Promise.all(vertices.map((vertex) => asker.analyze(`${graph}:${vertex}`)));
    return known.map((one) => ("error" in one ? "" : String(one.value)));
  };
  const check = () =>
    row.check(ask, async (at) => {
      const options = await optionsOf(`${graph}:${vertices[at]}`);
      return s.cellWrong(s.vertex(vertices[at]!), valuesOf(options), row.cells[at]!);
    });
  return (
    <CellForm
      row={row}
      names={vertices}
      answer={answer}
      check={check}
      head={(vertex) => <span translate={false}>{vertex}</span>}
    >
      <Quiet position={`${graph}:${start ?? vertices[vertices.length - 1]}`} />
    </CellForm>
  );
}
