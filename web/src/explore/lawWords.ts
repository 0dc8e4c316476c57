/** A law that values keep, in one sentence, and how far that is known. */
import { exploreStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { shortFormula } from "./laws";
import type { PatternsFound } from "../engine/questions";
import type { LawRecord } from "#module/nimber.js";

/** Where a law that repeats begins to hold everywhere, behind its exceptions. */
export const exceptionsEnd = (law: LawRecord): number | null =>
  law.kind === "periodic" && law.except.length > 0
    ? Math.max(...law.except.map((one) => Number(one.n))) + 1
    : null;

export function lawSentence(law: LawRecord, found: PatternsFound): string {
  const s = exploreStrings.value.see;
  const { lost, automaton, ends } = law;
  const of = lost ? "lost" : law.ones ? "ones" : "values";
  const begins = Math.max(Number(law.from), exceptionsEnd(law) ?? 0);
  const from = begins > found.first ? formatInteger(begins) : null;
  if (found.rows) return law.always === null ? s.rows.law(lost) : s.rows.always(law.always);
  if (law.always !== null) return s.always(law.always, from, found.pairs);
  switch (law.kind) {
    case "periodic":
      return s.periodic(law.stride > 0 ? formatInteger(law.stride) : null, from, lost, found.pairs);
    case "quasilinear":
      return s.quasilinear(law.stride > 0 ? formatInteger(law.stride) : null);
    case "digits":
      return automaton
        ? s.digits(automaton.base, automaton.out.length, automaton.lowFirst, lost, found.pairs)
        : s.digitsFormula(lost, found.pairs);
    case "runs":
      return ends
        ? s.ends(
            ends.law,
            ends.first.map(formatInteger).join(", "),
            ends.stretches ? "stretches" : law.ones ? "ones" : "lost",
          )
        : s.stretches(lost, found.pairs);
    case "recursive":
      return s.recursive(lost, found.pairs);
    case "beatty":
      // A law of the difference tells both numbers: the larger one is the smaller one and it.
      return s.beatty(of, !found.pairs ? null : law.formula?.includes("abs(a-b)") ? "both" : "b");
    case "tail":
      return law.proven ? s.periodic("1", from, lost, found.pairs) : s.tail;
    case "expression":
      return s.expression(found.pairs, lost, from);
    case "known":
      return s.known(s.names[law.name] ?? law.name, of, found.pairs);
  }
}

/** The formula of a law where the words alone do not say what the law is. */
export function bestFormula(law: LawRecord, found: PatternsFound): string | null {
  if (law.kind === "recursive") return law.formula;
  return found.pairs && law.always === null ? shortFormula(law) : null;
}

/** What a law says of the lost heaps: a law of values that is too long to tell still repeats. */
export function lostSentence(law: LawRecord, found: PatternsFound): string {
  if (law.lost) return lawSentence(law, found);
  return shortFormula(law) === null
    ? lawSentence({ ...law, lost: true }, found)
    : exploreStrings.value.lost.ofValue0;
}

export function lawStanding(law: LawRecord, found: PatternsFound): string {
  const s = exploreStrings.value.see;
  if (law.proven) {
    const ofPairs = law.lost || found.marks ? "pairs" : "pairValues";
    return s.proven(s.theorems[found.pairs ? ofPairs : law.theorem] ?? null);
  }
  return found.rows
    ? s.rows.holds(found.rows.positions, found.rows.cells, found.rows.largest)
    : s.holds(formatInteger(law.checkedTo), found.pairs);
}
