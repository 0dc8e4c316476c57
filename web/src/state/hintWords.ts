/** What each step of a hint says; boards/hintPlaces.ts has the places that it speaks of. Pure. */
import type { Strings } from "../strings/shape";
import type { HintStrings, PartsName } from "../strings/hints";
import { leftAfter } from "./hintLeft";
import type { Face } from "./presets";
import { tellsLost, type Change, type Hint } from "./hints";
import type { ComponentRecord, MoveRecord, TermView } from "#module/nimber.js";

/** What the words depend on beside the hint. */
export interface HintContext {
  terms: readonly TermView[];
  /** of the whole position */
  face: Pick<Face, "bar" | "goal" | "named"> | null;
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

/** Where the parts are no heaps, nor what a face calls them. */
const partsByKind: Partial<Record<ComponentRecord["kind"], PartsName>> = {
  step: "steps",
  pair: "gaps",
  edge: "gaps",
  head: "heads",
  coin: "pieces",
  token: "pieces",
};

function partsOf({ kind }: Hint, s: Strings, terms: readonly TermView[]): PartsName {
  if (s.board.parts) return s.board.parts;
  const heaps = terms.every(({ board }) => board === "heaps");
  return (kind && partsByKind[kind]) ?? (heaps ? "heaps" : "parts");
}

/** Where the move is made, and what it leaves. */
function leaveWords(now: Hint, move: MoveRecord, s: Strings, context: HintContext): string {
  const p = s.playing.hints;
  const { terms, face } = context;
  const where = s.where(move, { terms });
  const { look, map, wins } = now;
  if (look === "last") return p.last(where);
  if (look === "copy") return p.alike(where);
  // Where all is lost the other side copies.
  if (look === "symmetry" && wins && map) return p.symmetric(where, map);
  if ((look === "twins" || look === "balance") && wins && !move.also) {
    const { paired = false, powers = [], pieces = 0 } = now.balance ?? {};
    const parts = partsOf(now, s, terms);
    if (paired) return p.paired(where, parts);
    if (powers.length > 0) return s.together(p.powers(parts, powers), p.evenly(where));
    return pieces > 0 ? p.pieces(where, parts, pieces) : p.balanced(where, parts);
  }
  const term = terms[move.term - 1];
  const left = term && !move.also ? leftAfter(move, term, now.after, face) : null;
  return p.plain(where, left ? p.left[left.thing](left.count) : "", wins);
}

/** So many sizes are told at most. */
const mostTold = 6;

export function hintWords(now: Hint, s: Strings, context: HintContext): string {
  const { terms, face, open, asked } = context;
  const goal = face?.goal ?? 0n;
  const p = s.playing.hints;
  const { change, look, lost, move, step } = now;
  const [least] = lost;
  if (step === 1) {
    if (tellsLost(now, asked)) return p.lost;
    if (look === null) return p.wait;
    if (look === "symmetry") return p.symmetry[now.map ?? "half-turn"];
    if (look === "twins" || look === "balance") {
      const parts = partsOf(now, s, terms);
      const counts = p.look.counts[parts] ?? "";
      // With more of them nobody keeps count.
      const { length } = now.sizes;
      const here = length > 0 && length <= mostTold ? p.look.here[look](parts, now.sizes) : "";
      return [counts, here, p.look[look](parts)].filter(Boolean).reduce(s.together);
    }
    if (look === "limit") return p.look.limit(terms[0]?.parts[1] ?? 0n);
    if (look === "end") return s.board.end ?? p.look.end;
    if (look !== "target") return p.look[look];
    const size = now.sizes[0] ?? 0n;
    const words = goal > 0n ? p.look.reach(goal - least!) : p.look.target(least!);
    return size > 0n
      ? s.together(goal > 0n ? p.look.said(goal - size) : p.look.left(size), words)
      : words;
  }
  if (!move) return now.wins ? p.wait : p.noPart;
  if (step === 3) {
    const words = s.move(move, { terms });
    if (look === "copy") return p.copy(words);
    if (look === "symmetry" && now.wins) return p.even(words);
    return now.wins || now.drawn ? p.move(words) : p.delay(words);
  }
  if (!now.wins && !now.drawn) return p.noPart;
  if (least !== undefined && (!open || goal > 0n))
    return goal > 0n ? p.reach(lost.map((size) => goal - size)) : p.leave(lost);
  if (look === "limit" && now.wins) return p.least(terms[0]?.parts[0] ?? 0n);
  const value =
    open && change && look !== "last" && !move.also
      ? valueWords(p, change, move, s.where(move, { terms }))
      : null;
  if (value !== null) return s.together(value, p.zero);
  // With one heap there is nothing to point out but what is left.
  const alone = terms.length === 1 && terms[0]!.heaps === 1 && move.heap > 0;
  const leaves = alone && !open && now.wins && look !== "last" ? s.leaves(move, { terms }) : "";
  return leaves === "" ? leaveWords(now, move, s, context) : p.leaving(leaves);
}
