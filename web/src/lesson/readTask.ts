/** A list that was written by hand becomes links, or is told what is wrong in which line. */
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { linesOf, mostBoards, opened, writeLesson } from "../links/classList";
import { linkOptions } from "../links/link";
import { numberOf, readOptions } from "../links/options";
import { readOwn } from "../links/ownProblem";
import { readSheetLink, writeSheetLink } from "../links/sheet";
import {
  linkOfChapter,
  linkOfExercise,
  linkOfOwnTask,
  linkOfProblem,
  linkOfSheetTask,
  linkOfText,
  readLine,
  type TaskKind,
  type Written,
} from "../links/tasks";
import { gameNamed } from "../state/gameNamed";
import { linkOf } from "../state/links";
import { errorSentence, lessonStrings, strings } from "../strings/index";
import { ruleInWords } from "../strings/ruleInWords";
import type { BookParts } from "./bookParts";
import { readBoard } from "./classBoard";
import { ruleOf, valueOf } from "./judgeTask";

/** A line's link, or a sentence about a column of what was written, from 1. */
type Read = { link: string } | { words: string; column: number };

const nothing = { ask: "", answer: "" };
/** What a link in a line says. */
const behindSign = (text: string) => linesOf(text)[0] ?? "";

/** An error in what was written; of a link, which may be encoded, the place where it begins. */
const wrongIn = (text: string, error: TextError): Read => ({
  words: errorSentence(strings.peek(), error),
  column: text.includes("#") ? 1 : Math.max(1, error.column),
});

async function board(text: string, asked: boolean): Promise<Read> {
  const read = await readBoard(behindSign(text));
  if (read.error) return wrongIn(text, read.error);
  if (read.sheet !== null) return { link: read.link };
  return { link: await linkOf(read.texts.slice(-1), opened(read.options, asked)) };
}

async function value(text: string): Promise<Read> {
  const read = await readBoard(behindSign(text));
  const t = lessonStrings.peek().tasks;
  if (read.error) return wrongIn(text, read.error);
  const position = read.texts[read.texts.length - 1] ?? "";
  if (position === "" || (await valueOf(position)) === null) return { words: t.noValue, column: 1 };
  return { link: linkOfText(await linkOf([position], []), "value") };
}

async function rule(line: Written, kind: "law" | "rule"): Promise<Read> {
  const found = await ruleOf(behindSign(line.text));
  if (typeof found !== "string") return wrongIn(line.text, found.error);
  if (kind === "law") {
    const values = await engine.sequenceBeside(found, 1);
    if (isError(values)) return { words: errorSentence(strings.peek(), values.error), column: 1 };
  }
  return { link: linkOfText(await linkOf([found], []), kind, kind === "rule" ? line : nothing) };
}

async function problem(text: string): Promise<Read> {
  const t = lessonStrings.peek().tasks;
  const asked = readOptions(linkOptions(behindSign(text)));
  if (asked.own !== null)
    return typeof readOwn(asked.own) === "string"
      ? { words: t.badOwn, column: 1 }
      : { link: linkOfOwnTask(asked.own) };
  const wanted = (asked.problem ?? text).toLowerCase();
  const all = await engine.problems();
  const known = Array.isArray(all)
    ? all.find((one) => one.name === wanted || one.also.includes(wanted))
    : undefined;
  return known
    ? { link: linkOfProblem(known.name) }
    : { words: t.noProblem(wanted.slice(0, 60)), column: 1 };
}

function chapter(line: Written, book: BookParts): Read {
  const t = lessonStrings.peek().tasks;
  const [first = "", second] = line.text.split(".");
  const entry = book.chapters().find((one) => one.number === numberOf(first, 2));
  if (!entry) return { words: t.noChapter, column: 1 };
  if (line.kind === "chapter")
    return second === undefined
      ? { link: linkOfChapter(entry.number, line) }
      : { words: t.noChapter, column: first.length + 1 };
  const id = entry.exercises[(numberOf(second ?? "", 2) ?? 0) - 1];
  return id === undefined
    ? { words: t.noExercise(entry.number, entry.exercises.length), column: first.length + 1 }
    : { link: linkOfExercise(entry.number, id) };
}

/** The link of a sheet: of one that is linked, or of a rule alone. */
async function sheetLink(text: string): Promise<string | null> {
  const link = behindSign(text);
  const read = readSheetLink(link);
  if (read) return read.text === "" ? null : link.split("?", 1)[0]!;
  const rule = await engine.read(text);
  return isError(rule) || rule.kind !== "rule" ? null : writeSheetLink(`rule ${rule.rule}`, []);
}

async function sheet(line: Written): Promise<Read> {
  const link = await sheetLink(line.text);
  return link === null
    ? { words: lessonStrings.peek().tasks.noSheet, column: 1 }
    : { link: linkOfSheetTask(link, line) };
}

async function readRow(line: Written, asked: boolean, book: BookParts): Promise<Read> {
  if (line.kind !== "" && line.text === "")
    return { words: lessonStrings.peek().tasks.nothing[line.kind], column: 1 };
  switch (line.kind) {
    case "":
      return board(line.text, asked);
    case "board":
    case "puzzle":
      return board(line.text, line.kind === "puzzle");
    case "value":
      return value(line.text);
    case "law":
    case "rule":
      return rule(line, line.kind);
    case "chapter":
    case "exercise":
      return chapter(line, book);
    case "sheet":
      return sheet(line);
    case "problem":
    case "own":
      return problem(line.text);
  }
}

/** A game told in words, with its heaps behind a colon or "from". */
function positionMeant(text: string): string {
  const named = gameNamed(text);
  if (named) return named.position ?? named.preset.position;
  const [, words, heaps] =
    /^(.*?)(?:\s+from\s+|\s*[:：]\s*)(\d+(?:[\s,，、]+\d+)*)$/i.exec(text) ?? [];
  const rule = words === undefined ? null : ruleInWords(words);
  return rule === null || heaps === undefined
    ? text
    : `${rule}:${heaps.split(/[\s,，、]+/).join(",")}`;
}

/** What a teacher typed behind a kind of task, in the notation where it was told in words. */
export function meantText(kind: TaskKind, text: string): string {
  if (kind === "law" || kind === "rule")
    return ruleInWords(text) ?? gameNamed(text)?.preset.position.replace(/:.*$/s, "") ?? text;
  return kind === "board" || kind === "puzzle" || kind === "value" ? positionMeant(text) : text;
}

/** What is wrong with a line, in a sentence; "" where it can be read. */
export async function faultOfLine(row: string, book: BookParts): Promise<string> {
  const read = await readRow(readLine(row), false, book);
  return "link" in read ? "" : read.words;
}

/** The option of the list, or what is wrong with each line that can't be read. */
export async function readWritten(
  title: string,
  text: string,
  asked: boolean,
  book: BookParts,
): Promise<{ option: string } | { wrong: string[] }> {
  const t = lessonStrings.peek();
  const rows = text
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((row, at) => ({ row, number: at + 1 }))
    .filter(({ row }) => row.trim() !== "");
  if (rows.length > mostBoards) return { wrong: [t.make.tooMany(mostBoards)] };
  const wrong: string[] = [];
  const links: string[] = [];
  // Blank lines are no tasks, and counted: a line has the number that it has in the box.
  for (const { row, number } of rows) {
    const written = readLine(row);
    // Whoever writes the list by hand may use words as well.
    const line = { ...written, text: meantText(written.kind || "board", written.text) };
    const read = await readRow(line, asked, book);
    // A place in what was told in words is not known.
    const place = (column: number) => (line.text === written.text ? column : 1);
    if ("link" in read) links.push(read.link);
    else wrong.push(t.make.wrong(number, line.column + place(read.column) - 1, read.words));
  }
  return wrong.length > 0 ? { wrong } : { option: writeLesson({ title, links }) };
}
