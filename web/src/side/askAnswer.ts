/** What is typed into the box beside the board, answered before it is opened. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { gameNamed, ruleInWords } from "../state/gameNamed";
import { playStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";

const shownValues = 12;

/** "" where nothing can be said: the text is no position yet, or it takes too long. */
export async function answerTo(text: string): Promise<string> {
  const { answers, values } = playStrings.peek().doors;
  const named = gameNamed(text);
  const asked =
    named === null
      ? ((text.includes(":") ? null : ruleInWords(text)) ?? text)
      : (named.position ?? named.preset.position);
  const read = await engine.read(asked);
  if (isError(read)) return "";
  if (read.kind === "rule") {
    const found = await engine.sequenceBeside(read.rule, shownValues);
    return isError(found) ? "" : values([...found.values].join(", "));
  }
  if (read.over) return "";
  const known = await engine.analyzeBeside(read.position);
  if (isError(known)) return "";
  const { outcome, value } = known;
  return answers[outcome](value === null ? null : formatInteger(value));
}
