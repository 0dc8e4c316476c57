/** A row of numbers as the columns of a bar of chocolate, as BarBoard draws it. */
import { faceOf } from "../../state/faceFit";
import type { Face } from "../../state/presets";
import type { Scene, TermScene } from "./scene";
import { drawNumbers } from "./numbers";
import { el, type Drawn } from "./svg";
import type { MoveRecord, PositionView } from "#module/nimber.js";

/** Term by term, of those with this face: what none of the moves takes from each column. */
export const staysIn = (
  view: PositionView,
  face: Face,
  moves: readonly MoveRecord[],
): (readonly bigint[] | null)[] =>
  view.terms.map((term, at) =>
    faceOf(face, view, at)
      ? moves
          .filter((move) => move.term === at + 1)
          .reduce(
            (least, move) =>
              least.map((n, i) => (move.leaves[0]![i]! < n ? move.leaves[0]![i]! : n)),
            term.pieces[0] ?? [],
          )
      : null,
  );

/** The bar has its colours in either theme. */
const chocolate = { edge: "#3a2010", square: "#714829", last: "#3b7f47", cross: "#ffffff" };
const most = 62;
/** Smaller squares would not be told apart: the numbers are. */
const least = 8;

export function drawBar(scene: Scene, at: TermScene): Drawn {
  const numbers = (at.term.pieces[0] ?? []).map(Number);
  const rows = Math.max(1, ...numbers);
  const size = Math.min(most, at.width / Math.max(1, numbers.length), at.most / rows);
  if (size < least) return drawNumbers(scene, at);
  const left = (at.width - size * numbers.length) / 2;
  const out: string[] = [];
  for (const [column, tall] of numbers.entries())
    for (let row = 0; row < tall; row++) {
      const x = left + column * size;
      const y = (rows - 1 - row) * size;
      const stays = BigInt(row) < (at.stays?.[column] ?? 0n);
      out.push(
        el("rect", {
          x: x + 0.5,
          y: y + 0.5,
          width: size - 1,
          height: size - 1,
          rx: 5,
          fill: stays ? chocolate.last : chocolate.square,
          stroke: chocolate.edge,
        }),
      );
      if (!stays) continue;
      // A cross on it: not by colour alone.
      const from = size * 0.3;
      const to = size * 0.7;
      out.push(
        el("path", {
          d: `M${x + from} ${y + from}L${x + to} ${y + to}M${x + to} ${y + from}L${x + from} ${y + to}`,
          stroke: chocolate.cross,
          "stroke-width": Math.max(2, size / 12),
        }),
      );
    }
  return { body: out.join(""), height: rows * size, partial: false };
}
