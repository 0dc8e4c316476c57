/** What is said of an answer in words. */
import type { TextError } from "../engine/client";

/** "words": nothing to compare with, the teacher reads it; "broken": it can't be checked. */
export type Verdict =
  | { kind: "right" | "wrong" | "words" | "empty" | "broken" }
  /** it can't be read: where, and why */
  | { kind: "unread"; error: TextError };
