/** What the fields of a form share: what each is given, and how its text falls into boxes. */
import type { FieldFault, TermDraft } from "../state/terms";
import type { GameInfo } from "#module/nimber.js";

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
