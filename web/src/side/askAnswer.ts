/** What is typed into the box beside the board, answered before it is opened. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { gameNamed, ruleToldIn } from "../state/gameNamed";
import { puzzleShut } from "../state/puzzleShut";
import { playStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";

const shownValues = 10;

/**
 * "" where nothing is said: the text is no position yet, or it takes too long; a game's name alone
 * opens for a game against the program; a puzzle is to be solved.
 */
export async function answerTo(text: string): Promise<string> {
  const { answers, values } = playStrings.peek().doors;
  const named = gameNamed(text);
  if (puzzleShut.peek() || named?.position === null) return "";
  const asked = named?.position ?? ruleToldIn(text) ?? text;
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
