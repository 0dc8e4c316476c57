/**
 * A list of boards for a class: one link holds it, as `class=TITLE;LINK;LINK` behind the question
 * mark. What a class sends back is links again. Pure.
 */
import { without } from "./options";
import { encoded } from "./sheet";
import { isBlank, linksIn } from "./texts";

export interface Lesson {
  title: string;
  /** what stands behind "#" in the link of each board */
  links: readonly string[];
}

export const mostBoards = 60;
/** So many links of a pasted line are looked at. */
const mostSent = 200;
const mostName = 80;
export const sign = "class=";

export function readLesson(text: string): Lesson {
  const [title = "", ...links] = text.split(";");
  return {
    title: title.trim().slice(0, mostName),
    links: links.filter((link) => link !== "").slice(0, mostBoards),
  };
}

export const writeLesson = ({ title, links }: Lesson) =>
  sign +
  [title.trim().slice(0, mostName).replaceAll(";", ","), ...links]
    .map((part, at) => (at === 0 ? part : part.replaceAll(";", "%3B")))
    .join(";");

const rowsOf = (text: string) => text.replaceAll("\r\n", "\n").split("\n");

/** What stands behind the first "#" that something follows, up to white space; else all of it. */
function linkIn(row: string): string {
  for (let at = row.indexOf("#"); at >= 0; at = row.indexOf("#", at + 1)) {
    let end = at + 1;
    while (end < row.length && !isBlank(row[end]!)) end += 1;
    if (end > at + 1) return row.slice(at + 1, end);
  }
  return row;
}

/** What was written or pasted, a board on each line: the text behind "#" where it is a link. */
export const linesOf = (text: string): string[] =>
  rowsOf(text)
    .map((row) => linkIn(row).trim())
    .filter((row) => row !== "");

/** The link of a board with the way it opens in place of the one that it has. */
export const opened = (options: readonly string[], asked: boolean): string[] => [
  ...without(options, "play", "quiz", "turn", "embed", "projector", "class="),
  asked ? "quiz" : "play",
];

/** A link's options as they stand in it. */
function rawOptions(link: string): string[] {
  const at = link.indexOf("?");
  return at < 0 ? [] : link.slice(at + 1).split("&");
}

/** The boards of a list, each on a line as a person writes it: without the way it opens. */
export function writtenBoards({ links }: Lesson): string {
  const written = links.map((link) => {
    const plain = link.replaceAll("%3B", ";");
    const before = plain.split("?", 1)[0]!;
    const rest = without(rawOptions(plain), "quiz", "play");
    return rest.length > 0 ? `${before}?${rest.join("&")}` : before;
  });
  return written.join("\n");
}

/** Whether the boards of a list open as questions: all but one that opens in Play. */
export const asksQuestions = ({ links }: Lesson) =>
  !links.some((link) => rawOptions(link.replaceAll("%3B", ";")).includes("play"));

/** What opens a board of a list, from 0. `options`: more of them, as they stand in a link. */
export const hrefOfBoard = (link: string, at: number, options: readonly string[] = []) =>
  `#${link}${link.includes("?") ? "&" : "?"}${[`listed=${at + 1}`, ...options].join("&")}`;

/** What opens another task of a list: the list itself, at that task. */
export const hrefOfTask = (list: string, at: number, options: readonly string[] = []) =>
  `#?${["view=book", `listed=${at + 1}`, ...options, `class=${encoded(list)}`].join("&")}`;

/** "3." before a board, and its like. */
function isNumbered(words: string): boolean {
  let at = 0;
  while (at < words.length && words[at]! >= "0" && words[at]! <= "9") at += 1;
  const mark = words.slice(at).trimStart().charAt(0);
  return at > 0 && mark !== "" && ".．、)）".includes(mark);
}

export interface Sent {
  /** who sent it; "" where nobody is named */
  name: string;
  /** what stands behind "#" */
  link: string;
}

/**
 * What a class sent, pasted one after the other: links, and before those of each person a line
 * with the name.
 */
export function sentIn(text: string): Sent[] {
  const found: Sent[] = [];
  let name = "";
  for (const line of rowsOf(text)) {
    const links = linksIn(line, mostSent);
    for (const link of links) found.push({ name, link });
    const words = line.trim();
    // Numbers stand before the boards.
    if (links.length === 0 && words !== "" && !isNumbered(words))
      name = words.split(" · ")[0]!.slice(0, mostName);
  }
  return found;
}

/** What one person sends back. */
export const sentText = (
  name: string,
  title: string,
  urls: readonly (string | null)[],
  blank: string,
) =>
  [
    [name.trim().replaceAll(" · ", " "), title].filter(Boolean).join(" · "),
    ...urls.map((url, at) => `${at + 1}. ${url ?? blank}`),
  ].join("\n");
