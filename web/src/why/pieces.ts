/** What a component of a sum is called: "Heap 2", "Step 3". */
import { hasHeaps } from "../boards/index";
import { strings } from "../strings/index";
import type { ComponentRecord, PositionView } from "#module/nimber.js";

export function pieceName(row: ComponentRecord & { term: number }, view: PositionView): string {
  const s = strings.value;
  let first = 0;
  view.terms.slice(0, row.term - 1).forEach((term) => {
    if (hasHeaps(term)) first += term.parts.length;
  });
  const text = s.why.pieces[row.kind](row.kind === "heap" ? first + row.part : row.part);
  return view.terms.length > 1 && row.kind !== "heap" ? `${s.why.term(row.term)}: ${text}` : text;
}
