/**
 * A law that a reader typed: a formula of n, or of a and b where a position is two numbers. It is
 * read in the language of Explore's guesses, by the module, and held against the module's values.
 */
import type { Asker, Guessed } from "../claims.ts";
import type { ExerciseKind } from "../content.ts";
import { mostLaw } from "../../state/limits.ts";
import type { NimberError } from "#module/nimber.js";

export type LawExercise = Extract<ExerciseKind, { kind: "law" }>;

/** Why it says nothing; each has its sentence. */
export const lawUnread = [
  "empty",
  "foreign",
  "long",
  "late",
  "letters",
  "notValue",
  "notCondition",
] as const;
export type LawUnread = (typeof lawUnread)[number];

export type LawAnswer =
  | { kind: "right"; proven: boolean }
  | { kind: "wrong"; at: NonNullable<Guessed["counterexample"]> }
  | { kind: "unread"; why: LawUnread }
  /** `text` is what was read, and the column counts in it */
  | { kind: "error"; error: NimberError["error"]; text: string };

/** What stands before the formula, unless the reader wrote it. */
export const lawHead = ({ what, letters }: Pick<LawExercise, "what" | "letters">): string =>
  what === "lost" ? "P when " : `g(${letters}) = `;

const headed = /^(?:[PN]\s+when\b|g\s*\([^()]*\)\s*=(?!=))/iu;
/** １２, ٣, 四: digits that are none of 0 to 9. */
const foreign = /(?![0-9])[\p{N}〇零一二两三四五六七八九十百千万]/u;

export async function judgeLaw(
  asker: Asker,
  exercise: LawExercise,
  typed: string,
): Promise<LawAnswer> {
  const said = typed.trim();
  if (said === "") return { kind: "unread", why: "empty" };
  if (said.length > mostLaw) return { kind: "unread", why: "long" };
  if (foreign.test(said)) return { kind: "unread", why: "foreign" };
  const text = headed.test(said) ? said : lawHead(exercise) + said;
  const { rule, where, heaps } = exercise;
  const found = await asker.guess(rule, where, text, heaps);
  if ("error" in found) {
    // The column counts in what the reader wrote.
    const head = text.length - said.length;
    const column = found.error.column && Math.max(1, found.error.column - head);
    return { kind: "error", error: { ...found.error, column }, text: said };
  }
  const about = found.about === "value" ? "value" : "lost";
  if (about !== exercise.what)
    return { kind: "unread", why: about === "value" ? "notCondition" : "notValue" };
  if (found.pairs !== (exercise.letters === "a,b")) return { kind: "unread", why: "letters" };
  // What says something of the last heaps alone is no law of all.
  const from = Number(/ for \w+>=(\d+)$/.exec(found.guess)?.[1] ?? 0);
  if (from * 2 > heaps) return { kind: "unread", why: "late" };
  if (found.counterexample) return { kind: "wrong", at: found.counterexample };
  return { kind: "right", proven: found.proven };
}
