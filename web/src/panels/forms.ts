/**
 * Texts of the notation put together from what stands in forms, and taken apart for them. No game
 * is known here.
 */
import type { TextError } from "../state/game";
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
  /** what is wrong with one of its texts */
  fault: FieldFault | null;
}

const forgotten: (() => void)[] = [];
/** Calls this when drawings begin anew. */
export const onForget = (forget: () => void) => forgotten.push(forget);
/** What fields keep beyond the text is thrown away. */
export const forgetDrawings = () => forgotten.forEach((forget) => forget());

/** An error where it belongs: in the text of a field, at a column of that, from 1. */
export interface FieldFault {
  error: TextError;
  field: "rules" | "state";
  column: number;
}

export const ruleText = (term: TermDraft) =>
  term.rules.trim() === "" ? term.game : `${term.game}/${term.rules.trim()}`;
export const termText = (term: TermDraft) => `${ruleText(term)}:${term.state.trim()}`;
/** `kind` is what stands behind the tilde: "misere", "every", "most/2"; "" of a plain sum. */
export const sumText = (terms: readonly TermDraft[], kind: string) =>
  terms.map(termText).join("+") + (kind ? `~${kind}` : "");

/** The term that an error is about, from 0, and the place in its field; null where it is in none. */
export function faultOf(
  terms: readonly TermDraft[],
  error: TextError,
): { term: number; fault: FieldFault } | null {
  let start = 1;
  for (const [term, draft] of terms.entries()) {
    const end = start + termText(draft).length;
    // The end of the text belongs to the last field.
    if (
      error.column >= start &&
      error.column <= end &&
      (error.column < end || term === terms.length - 1)
    ) {
      const state = start + ruleText(draft).length + 1;
      const rules = start + draft.game.length + 1;
      const inState = error.column >= state;
      // What is typed may begin with blanks, which are not part of the text.
      const blanks = (text: string) => text.length - text.trimStart().length;
      const fault: FieldFault = inState
        ? { error, field: "state", column: error.column - state + 1 + blanks(draft.state) }
        : {
            error,
            field: "rules",
            column: Math.max(1, error.column - rules + 1) + blanks(draft.rules),
          };
      return { term, fault };
    }
    start = end + 1;
  }
  return null;
}

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
