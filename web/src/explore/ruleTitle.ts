/** What a rule is called: by the face that the board shows it with, or by its game. */
import { gameStrings, strings } from "../strings/index";
import { wholeFace, wholeWords } from "../state/face";
import type { RuleInfo } from "./state";

export function ruleTitle({ rule, game }: RuleInfo): string {
  const face = wholeFace.value;
  const worn = face?.ofRule === true && face.rules.length === 1 && face.rules[0] === rule;
  return (worn && wholeWords.value?.title) || gameStrings(strings.value, game).title;
}
