/** Texts of terms put together from their parts, and taken apart. No game is known here. */
import type { TextError } from "../engine/client";
import type { GameInfo, PositionView } from "#module/nimber.js";

export interface TermDraft {
  game: string;
  rules: string;
  state: string;
}

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

/**
 * The term that an error is about, from 0, and the place in its field; null where it is in none.
 */
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
