/**
 * Heaps that are worth something else than their size: what those that stand here are worth, which
 * of them cancel, and columns of binary digits only where they do not cancel two by two.
 */
import { strings, whyStrings } from "../strings/index";
import { joined } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import { Word } from "../widgets/Word";
import { Columns, useAfter } from "./Columns";
import { sizesOnce, standingOf, type Worth } from "./standing";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

/** As long as a row of them is read at a glance. */
const mostSizes = 24;

/** Heaps that are there to be seen, with what they are worth. */
function seenIn(known: AnalysisRecord, drawn: (size: bigint) => bigint): Worth[] {
  return known.terms
    .flatMap(({ components }) => components)
    .flatMap(({ size, value }) => (value === null ? [] : [{ size: drawn(size), value }]))
    .filter(({ size }) => size > 0n);
}

interface Props {
  known: AnalysisRecord;
  shown: PositionView;
  /** the winning move; null where the position is lost */
  move: MoveRecord | null;
}

export function Rows({ known, shown, move }: Props) {
  const s = strings.value;
  const w = whyStrings.value.rows;
  const after = useAfter(move);
  const left = move ? after : known;
  const drawn = s.why.rows?.size ?? ((size: bigint) => size);
  const inRows = s.why.rows !== null;
  const heaps = left ? seenIn(left, drawn) : [];
  const table = sizesOnce([...seenIn(known, drawn), ...heaps]);
  const { pairs, nothing, single } = standingOf(heaps);
  const won = move !== null;
  const words = [
    ...(pairs.length > 0 && single.length === 0 ? [w.pairs(inRows, pairs, won)] : []),
    ...(nothing.length > 0 && single.length === 0 ? [w.nothing(inRows, nothing)] : []),
  ];
  return (
    <>
      {table.length > mostSizes ? null : (
        <div class="table-box" role="group" aria-label={w.table(inRows)} tabIndex={0}>
          <table class="values" data-testid="row-values">
            <tbody>
              <tr>
                <th scope="row">{w.size(inRows)}</th>
                {table.map(({ size }) => (
                  <td key={size} class="number">
                    {formatInteger(size)}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">
                  <Word name="sg">{s.why.value}</Word>
                </th>
                {table.map(({ size, value }) => (
                  <td key={size} class="number">
                    {formatInteger(value)}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
      {left === null ? null : single.length > 0 ? (
        <>
          <p data-testid="why-columns">{joined(w.columns, s.why.columns(won))}</p>
          <Columns known={known} shown={shown} move={move} />
        </>
      ) : words.length > 0 ? (
        <p data-testid="why-pairs">{joined(...words)}</p>
      ) : null}
    </>
  );
}
