/** What a component of a sum is called: "Heap 2", "Step 3". */
import { numberOf } from "../boards/heapCount";
import { strings } from "../strings/index";
import type { ComponentRecord, PositionView } from "#module/nimber.js";

export function pieceName(row: ComponentRecord & { term: number }, view: PositionView): string {
  const s = strings.value;
  const number = numberOf(row, view.terms[row.term - 1]);
  const text = s.why.pieces[row.kind](number);
  return view.terms.length > 1 && row.kind !== "heap" ? `${s.why.term(row.term)}: ${text}` : text;
}
