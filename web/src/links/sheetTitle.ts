/** A sheet's title is the note it begins with, above or below its first rule. Pure. */

/** Longer titles are cut. */
const mostTitle = 200;

const isNote = (line: string) => line.trimStart().startsWith("#");
/** A note may follow these and still be the title; behind a question it is none. */
const mayPrecede = (line: string) => /^\s*((rule|values|position)\s|$)/.test(line);

/** Which line is the title; -1 where there is none. */
export function titleLine(lines: readonly string[]): number {
  const at = lines.findIndex((line) => !mayPrecede(line));
  return at >= 0 && isNote(lines[at]!) ? at : -1;
}

const noteWords = (line: string) => line.trim().slice(1).trim().slice(0, mostTitle);

/** "" where there is none. */
export function titleIn(text: string): string {
  const lines = text.split("\n");
  const at = titleLine(lines);
  return at < 0 ? "" : noteWords(lines[at]!);
}

function withoutTitle(text: string): string {
  const lines = text.split("\n");
  const title = titleLine(lines);
  return lines.filter((_, at) => at !== title).join("\n");
}

/** The text with another title. One that had none gets a note above all; "" takes it away. */
export function withTitle(text: string, title: string): string {
  if (title.trim() === "") return withoutTitle(text);
  const note = `# ${title.replaceAll(/\s+/g, " ").trim().slice(0, mostTitle)}`;
  const lines = text.split("\n");
  const at = titleLine(lines);
  if (at < 0) return [note, ...lines].join("\n");
  return lines.map((line, one) => (one === at ? note : line)).join("\n");
}

/** What a file with this title is called: letters of every script, and digits. */
export function sheetFileName(title: string): string {
  const plain = title.replaceAll(/[^\p{L}\p{M}\p{N}.,]+/gu, "-").replaceAll(/^[-.]+|[-.]+$/g, "");
  return `${[...plain].slice(0, 60).join("") || "nimber"}.nimber.txt`;
}
