/** What is said of an answer in words. */
import type { TextError } from "../engine/client";

/**
 * "words": nothing to compare with, the teacher reads it; "unknown": a rule that could not be
 * compared, and the teacher reads it too; "broken": it can't be checked.
 */
export type Verdict =
  | { kind: "right" | "wrong" | "words" | "unknown" | "empty" | "broken" }
  /** it can't be read: where, and why */
  | { kind: "unread"; error: TextError };

/** Is the answer kept, for the teacher to read at least? */
export const isKept = ({ kind }: Verdict) =>
  kind === "right" || kind === "wrong" || kind === "words" || kind === "unknown";

/** May one go on to the next task? */
export const isGood = ({ kind }: Verdict) =>
  kind === "right" || kind === "words" || kind === "unknown";
