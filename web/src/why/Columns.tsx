/**
 * The values of several parts in binary, one under the other, with the winning move played on them.
 */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { termsAfter } from "../boards/heapCount";
import { Word } from "../widgets/Word";
import { Bits, bitsOf, mostBits } from "./Bits";
import { countedRows, rowName, rowSize, type CountedRow } from "./rows";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

const mostRows = 24;

interface Row {
  name: string;
  size: string;
  value: bigint | null;
  infinite: boolean;
  /** it goes with the move, or comes with it */
  mark?: "before" | "after";
}

const rowClasses = { before: "row-before", after: "row-after" };

interface Changes {
  gone: ReadonlySet<CountedRow>;
  come: readonly CountedRow[];
  value: bigint;
}

const keyOf = ({ kind, size, column, value }: CountedRow) => [kind, size, column, value].join(" ");

/** Which parts the move takes away, and which it leaves in their place. */
export function changesOf(before: AnalysisRecord, after: AnalysisRecord, term: number): Changes {
  const come = countedRows(after.terms[term - 1]!).slice();
  const gone = new Set<CountedRow>();
  for (const row of countedRows(before.terms[term - 1]!)) {
    const at = come.findIndex((other) => keyOf(other) === keyOf(row));
    if (at < 0) gone.add(row);
    else come.splice(at, 1);
  }
  return { gone, come, value: after.value ?? 0n };
}

/** What is known of the position that the move leads to. */
export function useAfter(move: MoveRecord | null): AnalysisRecord | null {
  const [after, setAfter] = useState<AnalysisRecord | null>(null);
  const text = move?.position;
  useEffect(() => {
    if (text === undefined) return undefined;
    let late = false;
    void engine.analyzeBeside(text).then((answer) => {
      if (!late && !isError(answer)) setAfter(answer);
    });
    return () => {
      late = true;
    };
  }, [text]);
  return after?.position === text ? after : null;
}

/** What the move changes, once it is known. */
function useChanges(known: AnalysisRecord, move: MoveRecord | null): Changes | null {
  const after = useAfter(move);
  return move && after && !move.also ? changesOf(known, after, move.term) : null;
}

interface Props {
  known: AnalysisRecord;
  shown: PositionView;
  /** the winning move */
  move?: MoveRecord | null;
}

export function Columns({ known, shown, move = null }: Props) {
  const s = strings.value;
  const changes = useChanges(known, move);
  const rows: Row[] = known.terms.flatMap((term, at) => {
    if (term.components.length === 0)
      return [{ name: s.why.term(at + 1), size: "", value: term.value, infinite: false }];
    const one = (row: CountedRow): Row => ({
      name: rowName(row, at + 1, shown),
      size: rowSize(row, at + 1, shown),
      value: row.value,
      infinite: row.infinite === true,
    });
    const here = move?.term === at + 1 ? changes : null;
    const left = here && move ? termsAfter(shown, move) : null;
    let told = false;
    return countedRows(term).flatMap((row) => {
      if (!here?.gone.has(row)) return [one(row)];
      const was: Row = { ...one(row), mark: "before" };
      if (told || !left) return [was];
      told = true;
      const now = here.come.map((other): Row => ({
        name: s.why.after,
        size: rowSize(other, at + 1, left),
        value: other.value,
        infinite: other.infinite === true,
        mark: "after",
      }));
      return [was, ...now];
    });
  });
  const visible = rows.slice(0, mostRows);
  const bits = bitsOf([...rows.map((row) => row.value ?? 0n), known.value ?? 0n]);
  const binary = bits <= mostBits;
  /** A Nim heap is worth as much as it holds. */
  const alike = rows.every(({ size, value }) => value !== null && size === formatInteger(value));
  const width = 2 + (alike ? 0 : 1) + (binary ? 1 : 0);
  const total = (value: bigint, mark?: Row["mark"]) => (
    <tr class={mark === undefined ? undefined : rowClasses[mark]}>
      <th scope="row">{mark === "after" ? s.why.after : <Word name="xor">{s.why.sum}</Word>}</th>
      <td />
      {alike && binary ? null : <td class="number">{formatInteger(value)}</td>}
      {binary ? (
        <td class="number">
          <Bits value={value} width={bits} odd={value} />
        </td>
      ) : null}
    </tr>
  );
  return (
    <div class="table-box" role="group" aria-label={s.why.title} tabIndex={0}>
      <table class="values">
        <thead>
          <tr>
            <th scope="col">{s.why.component}</th>
            <th scope="col" class="number">
              {s.why.size}
            </th>
            {alike && binary ? null : (
              <th scope="col" class="number">
                <Word name="sg">{s.why.value}</Word>
              </th>
            )}
            {binary ? (
              <th scope="col" class="number">
                {s.why.binary}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {visible.map((row, at) => (
            <tr key={at} class={row.mark === undefined ? undefined : rowClasses[row.mark]}>
              <th scope="row">{row.name}</th>
              <td class="number">{row.size}</td>
              {alike && binary ? null : (
                <td class="number">
                  {row.value === null ? (row.infinite ? "∞" : "–") : formatInteger(row.value)}
                </td>
              )}
              {binary ? (
                <td class="number">
                  {row.value === null ? (
                    ""
                  ) : (
                    <Bits value={row.value} width={bits} odd={known.value ?? 0n} />
                  )}
                </td>
              ) : null}
            </tr>
          ))}
          {rows.length > visible.length ? (
            <tr>
              <td colSpan={width} class="quiet">
                {s.why.more(rows.length - visible.length)}
              </td>
            </tr>
          ) : null}
        </tbody>
        {known.value !== null ? (
          <tfoot>
            {total(known.value)}
            {changes ? total(changes.value, "after") : null}
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
