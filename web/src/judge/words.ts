/** What the page says of a problem beside its own texts. */
import { problemStrings } from "../strings/index";
import { judgeOf, numberOf } from "./find";

/** "POJ 1704" */
export function nameWords(name: string): string {
  const judge = judgeOf(name);
  return judge ? `${problemStrings.value.judges[judge]} ${numberOf(name)}` : name;
}

export function techniqueWords(technique: string): string {
  const known: Partial<Record<string, string>> = problemStrings.value.techniques;
  return known[technique] ?? technique;
}
