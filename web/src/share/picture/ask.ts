/** What a picture needs beyond the position's view and analysis. */
import { engine } from "../../engine/index";
import { gridOf } from "./queen";
import { isError } from "../../engine/client";
import { staysIn } from "./bar";
import type { Face } from "../../state/presets";
import type { PositionView } from "#module/nimber.js";

/** The values of the grids that will be drawn, term by term. */
export const gridsOf = (view: PositionView): Promise<(Uint16Array | null)[]> =>
  Promise.all(
    view.terms.map(async (term) => {
      const size = gridOf(term);
      if (!size) return null;
      const answer = await engine.wythoffGrid(size.rows, size.columns);
      return "error" in answer ? null : answer;
    }),
  );

/** So many moves of a bar are looked at: each of them bites one column. */
const mostBites = 4096;

/**
 * Term by term, of those that are drawn as a bar: what no move takes from each column. Null of
 * others.
 */
export async function staysOf(
  view: PositionView,
  face: Face | null,
): Promise<(readonly bigint[] | null)[]> {
  if (!face?.bar) return view.terms.map(() => null);
  const answer = await engine.moves(view.position, 0, 0, 0, mostBites);
  return isError(answer) ? view.terms.map(() => null) : staysIn(view, face, answer.moves);
}
