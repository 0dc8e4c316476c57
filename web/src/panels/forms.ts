/**
 * Texts of the notation put together from what stands in forms, and taken apart for them. No game
 * is known here.
 */
import type { GameInfo, PositionView } from "#module/nimber.js";

export interface TermDraft {
  game: string;
  rules: string;
  state: string;
}

/** What every field of a form is given. */
export interface FieldProps {
  id: string;
  draft: TermDraft;
  info: GameInfo;
  change: (change: Partial<TermDraft>) => void;
}

export const ruleText = (term: TermDraft) =>
  term.rules.trim() === "" ? term.game : `${term.game}/${term.rules.trim()}`;
export const termText = (term: TermDraft) => `${ruleText(term)}:${term.state.trim()}`;
/** `kind` is what stands behind the tilde: "misere", "every", "most/2"; "" of a plain sum. */
export const sumText = (terms: readonly TermDraft[], kind: string) =>
  terms.map(termText).join("+") + (kind ? `~${kind}` : "");
/** The kind of a position that is shown. */
export const kindOfSum = (shown: PositionView) =>
  shown.convention === "misere" ? "misere" : shown.sum;

/** The first of a game's examples, taken apart. */
export function exampleDraft(info: GameInfo): TermDraft {
  return splitTerm(info.name, info.examples[0] ?? `${info.name}:`);
}

export function splitTerm(game: string, text: string): TermDraft {
  const plain = text.replace(/~[a-z]+(\/\d+)?$/, "");
  const colon = plain.indexOf(":");
  const rule = colon < 0 ? plain : plain.slice(0, colon);
  const slash = rule.indexOf("/");
  return {
    game,
    rules: slash < 0 ? "" : rule.slice(slash + 1),
    state: colon < 0 ? "" : plain.slice(colon + 1),
  };
}

export const draftsOf = (view: PositionView): TermDraft[] =>
  view.terms.map((term) => splitTerm(term.game, term.position));

export const setKinds = ["upto", "list", "odd", "even", "fib", "prime", "square", "pow2"] as const;
export type SetKind = (typeof setKinds)[number];

/** Which row of the form a set's text belongs to. */
export function setKind(set: string): SetKind {
  const text = set.trim();
  if (/^1\.\.\d+$/.test(text)) return "upto";
  return setKinds.find((kind) => kind === text && kind !== "upto" && kind !== "list") ?? "list";
}

export const predicateExamples = ["2*k>=n", "n%k==0", "gcd(n,k)==1", "k*k<=n", "k<=3||k==n"];

/** So many parts get a box each; more stay one text. */
export const mostBoxes = 24;

/** A state as separate boxes; null where it isn't a short list. */
export function partsOf(state: string): string[] | null {
  const parts = state.split(",").map((part) => part.trim());
  return parts.length <= mostBoxes ? parts : null;
}
