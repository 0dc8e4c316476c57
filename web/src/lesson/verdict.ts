/** What is said of an answer in words. */
import type { TextError } from "../engine/client";
import type { Task } from "../links/tasks";
import type { KeptVerdict } from "../state/lesson";
import { lessonStrings } from "../strings/index";
import type { ConjectureRecord } from "#module/nimber.js";

/**
 * "words": nothing to compare with, the teacher reads it; "unknown": a rule that could not be
 * compared, and the teacher reads it too; "broken": it can't be checked.
 */
export type Verdict =
  | { kind: "right" | "wrong" | "words" | "unknown" | "empty" | "broken" }
  /** a law that something refutes */
  | { kind: "wrong"; law: ConjectureRecord }
  /** what a program printed differs in a line, from 1, and this is right there */
  | { kind: "wrong"; line: number; right: string }
  /** it can't be read: where, and why */
  | { kind: "unread"; error: TextError };

/** Words beside the teacher's: others may say the same. */
export const isFree = ({ kind }: Task) => kind === "chapter" || kind === "sheet";

/** What is told of it. */
export function verdictWords(kind: Verdict["kind"], task: Task): string {
  const t = lessonStrings.value.tasks;
  return kind === "wrong" && isFree(task) ? t.differs : t.verdicts[kind];
}

/** Is the answer kept, for the teacher to read at least? */
export const isKept = ({ kind }: Verdict) =>
  kind === "right" || kind === "wrong" || kind === "words" || kind === "unknown";

/** As it is kept. */
export const keptOf = ({ kind }: Verdict): KeptVerdict =>
  kind === "unknown"
    ? "words"
    : kind === "right" || kind === "wrong" || kind === "words"
      ? kind
      : "";

/** May one go on to the next task? */
export const isGood = ({ kind }: Verdict) =>
  kind === "right" || kind === "words" || kind === "unknown";
