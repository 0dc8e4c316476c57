/**
 * The tasks of a list for a class, each a link: a board (`?play`), a puzzle (`?quiz`), a sheet
 * (`sheet=…`), and with `task=` what is answered in words. An answer is that link with `said=`.
 * Pure.
 */
import { linesOf } from "./classList";
import { decoded, linkOptions, withoutOptions } from "./link";
import { numberOf, only, without } from "./options";
import { linkOfOwn, readOwn } from "./ownProblem";
import { encoded, readSheetLink } from "./sheet";
import { isBlank } from "./texts";

export const taskKinds = [
  "board",
  "puzzle",
  "value",
  "law",
  "rule",
  "problem",
  "own",
  "chapter",
  "exercise",
  "sheet",
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What is asked in the teacher's own words, and what is right; "" where nothing is. */
interface Asked {
  ask: string;
  answer: string;
}

export type Task =
  /** `text`: the link up to its options */
  | { kind: "board" | "puzzle" | "value" | "law"; text: string }
  | ({ kind: "rule"; text: string } & Asked)
  | { kind: "problem"; name: string }
  | { kind: "own"; value: string }
  | ({ kind: "chapter"; chapter: number } & Asked)
  | { kind: "exercise"; chapter: number; exercise: string }
  | ({ kind: "sheet" } & Asked);

export const mostAsked = 400;
/** An answer may be what a program printed. */
export const mostSaid = 4000;

const valueOf = (list: readonly string[], name: string) =>
  only(list, `${name}=`)[0]?.slice(name.length + 1) ?? "";

/** The task that a link of a list is; of a kind that nobody knows, a board. */
export function taskOf(link: string): Task {
  const sheet = readSheetLink(link);
  const options = sheet?.options ?? linkOptions(link);
  const asked = {
    ask: valueOf(options, "ask").slice(0, mostAsked),
    answer: valueOf(options, "answer").slice(0, mostAsked),
  };
  if (sheet) return { kind: "sheet", ...asked };
  const text = withoutOptions(link);
  const chapter = numberOf(valueOf(options, "chapter"), 2) ?? 0;
  switch (valueOf(options, "task")) {
    case "value":
      return { kind: "value", text };
    case "law":
      return { kind: "law", text };
    case "rule":
      return { kind: "rule", text, ...asked };
    case "problem": {
      const value = valueOf(options, "own");
      return value === ""
        ? { kind: "problem", name: valueOf(options, "problem") }
        : { kind: "own", value };
    }
    case "chapter":
      return { kind: "chapter", chapter, ...asked };
    case "exercise":
      return { kind: "exercise", chapter, exercise: valueOf(options, "exercise") };
    default:
      return { kind: options.includes("play") ? "board" : "puzzle", text };
  }
}

const askedOptions = ({ ask, answer }: Asked) => [
  ...(ask === "" ? [] : [`ask=${encoded(ask)}`]),
  ...(answer === "" ? [] : [`answer=${encoded(answer)}`]),
];

/** With more options, which stand in it as they are. */
export const further = (link: string, options: readonly string[]) =>
  options.length === 0 ? link : `${link}${link.includes("?") ? "&" : "?"}${options.join("&")}`;

/** The link of a task of which the module writes nothing. */
export const linkOfProblem = (name: string) =>
  `?view=problems&problem=${encoded(name)}&task=problem`;
export const linkOfOwnTask = (value: string) => linkOfOwn(value, ["task=problem"]);
export const linkOfChapter = (chapter: number, asked: Asked) =>
  further(`?view=book&chapter=${chapter}&task=chapter`, askedOptions(asked));
export const linkOfExercise = (chapter: number, exercise: string) =>
  `?view=book&chapter=${chapter}&exercise=${encoded(exercise)}&task=exercise`;
export const linkOfSheetTask = (link: string, asked: Asked) => further(link, askedOptions(asked));
/** `link`: what the module wrote of a position or a rule. */
export const linkOfText = (
  link: string,
  kind: "value" | "law" | "rule",
  asked: Asked = { ask: "", answer: "" },
) => further(link, [`task=${kind}`, ...askedOptions(asked)]);

/** What opens the chapter or the sheet of a task: without its question and its answer. */
export function withoutAsked(link: string): string {
  const at = link.indexOf("?");
  if (at < 0) return link;
  const rest = link
    .slice(at + 1)
    .split("&")
    .filter((one) => !/^(?:ask|answer)=/.test(one));
  return rest.length > 0 ? `${link.slice(0, at)}?${rest.join("&")}` : link.slice(0, at);
}

// ---- what a class says ----

/** An answer as a link: the task's with what was said. */
export const withSaid = (link: string, said: string) =>
  further(link, [`said=${encoded(said.slice(0, mostSaid))}`]);

/** What a link says; null where it is no answer in words. */
export function saidIn(link: string): string | null {
  const options = readSheetLink(link)?.options ?? linkOptions(link);
  return only(options, "said=").length > 0 ? valueOf(options, "said").slice(0, mostSaid) : null;
}

/** The same of the same task, with an answer or without, however it is encoded. */
export function keyOfTask(link: string): string {
  const sheet = readSheetLink(link);
  const options = sheet?.options ?? linkOptions(link);
  const rest = without(options, "said=", "lang=", "listed=", "projector").sort();
  return [sheet ? `sheet=${sheet.text}` : decoded(withoutOptions(link)), ...rest].join("\n");
}

/** What was printed for the cases of a seed, in a line. */
export const writePrinted = (seed: number, theirs: string): string =>
  `${seed}:${theirs
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd().replaceAll("%", "%25").replaceAll("|", "%7C"))
    .join("|")}`;

export function readPrinted(said: string): { seed: number; theirs: string } | null {
  const at = said.indexOf(":");
  const seed = at < 0 ? null : numberOf(said.slice(0, at), 10);
  if (seed === null) return null;
  const lines = said.slice(at + 1).split("|");
  return {
    seed,
    theirs: lines.map((line) => line.replaceAll("%7C", "|").replaceAll("%25", "%")).join("\n"),
  };
}

// ---- a list as a person writes it ----

export interface Written {
  /** "" where only a position or a link stands there */
  kind: TaskKind | "";
  /** what stands behind the kind, without a note */
  text: string;
  /** where it begins in the line, from 1, in characters */
  column: number;
  ask: string;
  answer: string;
}

/** "rule take/1,3,4 # Write it = answer": a kind, a text, and a note behind " # ". */
export function readLine(row: string): Written {
  const line = row.trimEnd();
  const from = line.length - line.trimStart().length;
  let end = from;
  while (end < line.length && !isBlank(line[end]!)) end += 1;
  const word = line.slice(from, end);
  const kind = taskKinds.find((one) => one === word && one !== "own") ?? "";
  let at = kind === "" ? from : end;
  while (at < line.length && isBlank(line[at]!)) at += 1;
  const note = kind === "" ? -1 : line.search(/\s#\s/);
  const text = (note < 0 ? line.slice(at) : line.slice(at, note)).trim();
  const told = note < 0 ? "" : line.slice(note + 3).trim();
  const equals = told.lastIndexOf(" = ");
  return {
    kind,
    text,
    column: [...line.slice(0, at)].length + 1,
    ask: (equals < 0 ? told : told.slice(0, equals)).trim().slice(0, mostAsked),
    answer: (equals < 0 ? "" : told.slice(equals + 3)).trim().slice(0, mostAsked),
  };
}

/** Is a line a board that stands there without a word before it? Such boards may be puzzles. */
export const hasBareBoard = (text: string): boolean =>
  text.split("\n").some((row) => {
    const line = readLine(row);
    const [link] = linesOf(line.text);
    return line.kind === "" && link !== undefined && readSheetLink(link) === null;
  });

const noteOf = ({ ask, answer }: Asked) =>
  (ask === "" && answer === "" ? "" : ` # ${ask}`) + (answer === "" ? "" : ` = ${answer}`);

/**
 * A task as a line. `exerciseOf`: which exercise of its chapter an id is, from 1; 0 for none.
 */
export function lineOfTask(
  link: string,
  exerciseOf: (chapter: number, id: string) => number,
): string {
  const task = taskOf(link);
  switch (task.kind) {
    case "board":
    case "puzzle": {
      const rest = without(linkOptions(link), "quiz", "play");
      return `${task.kind} ${further(decodedText(task.text), rest)}`;
    }
    case "value":
    case "law":
      return `${task.kind} ${decodedText(task.text)}`;
    case "rule":
      return `rule ${decodedText(task.text)}${noteOf(task)}`;
    case "problem":
      return `problem ${task.name}`;
    case "own":
      return `problem #${linkOfOwn(task.value)}`;
    case "chapter":
      return `chapter ${task.chapter}${noteOf(task)}`;
    case "exercise":
      return `exercise ${task.chapter}.${exerciseOf(task.chapter, task.exercise)}`;
    case "sheet":
      return `sheet #${link.split("?", 1)[0]!}${noteOf(task)}`;
  }
}

const decodedText = (text: string) => decoded(text).replaceAll("%", "%25");

/** Whether a value of a link is a problem of one's own that can be opened. */
export const isOwnValue = (value: string) => typeof readOwn(value) !== "string";
