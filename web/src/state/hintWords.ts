/** What each step of a hint says; boards/hintPlaces.ts has the places that it speaks of. Pure. */
import type { Strings } from "../strings/shape";
import type { HintStrings } from "../strings/hints";
import { tellsLost, type Change, type Hint } from "./hints";
import type { MoveRecord, TermView } from "#module/nimber.js";

/** What the words depend on beside the hint. */
export interface HintContext {
  terms: readonly TermView[];
  /** of a face that counts up; else 0 */
  goal: bigint;
  /** values may be told */
  open: boolean;
  /** somebody is asked who wins */
  asked: boolean;
}

/** Speaks of a value where it is that of the piece by which the move is called. */
function valueWords(
  p: HintStrings,
  change: Change,
  move: MoveRecord,
  where: string,
): string | null {
  const { component, from, to } = change;
  if (component.kind === "pair" || component.kind === "edge") return p.gap(where, from, to);
  const same = component.kind !== "whole" && component.part === move.part;
  return same ? p.part(where, from, to) : null;
}

export function hintWords(
  now: Hint,
  s: Strings,
  { terms, goal, open, asked }: HintContext,
): string {
  const p = s.playing.hints;
  const { change, look, lost, move, step } = now;
  const [least] = lost;
  if (step === 1) {
    if (tellsLost(now, asked)) return p.lost;
    if (look === null) return p.wait;
    if (look === "symmetry") return p.symmetry[now.map ?? "half-turn"];
    if (look !== "target") return p.look[look];
    return goal > 0n ? p.look.reach(goal - least!) : p.look.target(least!);
  }
  if (!move) return now.wins ? p.wait : p.noPart;
  const context = { terms };
  if (step === 3) {
    const words = s.move(move, context);
    if (look === "copy") return p.copy(words);
    if (look === "symmetry" && now.wins) return p.even(words);
    return now.wins || now.drawn ? p.move(words) : p.delay(words);
  }
  if (!now.wins && !now.drawn) return p.noPart;
  if (least !== undefined && (!open || goal > 0n))
    return goal > 0n ? p.reach(lost.map((size) => goal - size)) : p.leave(lost);
  const where = s.where(move, context);
  if (look === "last") return p.last(where);
  const value = open && change && !move.also ? valueWords(p, change, move, where) : null;
  if (value !== null) return s.together(value, p.zero);
  // With one heap there is nothing to point out but what is left.
  const alone = terms.length === 1 && terms[0]!.heaps === 1 && move.heap > 0;
  const leaves = alone && !open && now.wins ? s.leaves(move, context) : "";
  return leaves === "" ? p.plain(where, now.wins) : p.leaving(leaves);
}
