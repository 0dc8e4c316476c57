/** What a picture needs beyond the position's view and analysis. */
import { engine } from "../../engine/index";
import { gridOf } from "./queen";
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
