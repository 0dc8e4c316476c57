/**
 * A list of boards for a class: one link holds it, as `class=TITLE;LINK;LINK` behind the question
 * mark. What a class sends back is links again. Pure.
 */

export interface Lesson {
  title: string;
  /** what stands behind "#" in the link of each board */
  links: readonly string[];
}

export const mostBoards = 60;
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
  [title.trim().slice(0, mostName).replace(/;/g, ","), ...links]
    .map((part, at) => (at === 0 ? part : part.replace(/;/g, "%3B")))
    .join(";");

/** What was written or pasted, a board on each line: the text behind "#" where it is a link. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => {
      const link = /#(\S+)/.exec(line);
      return (link ? link[1]! : line).trim();
    })
    .filter((line) => line !== "");

/** The link of a board with the way it opens in place of the one that it has. */
export function opened(options: readonly string[], asked: boolean): string[] {
  const others = options.filter((one) => !/^(play|quiz|turn|embed|projector)$|^class=/.test(one));
  return [...others, asked ? "quiz" : "play"];
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
export function sentIn(text: string, linksIn: (line: string) => readonly string[]): Sent[] {
  const found: Sent[] = [];
  let name = "";
  for (const line of text.split(/\r?\n/)) {
    const links = linksIn(line);
    for (const link of links) found.push({ name, link });
    const words = line.trim();
    // Numbers stand before the boards.
    if (links.length === 0 && words !== "" && !/^\d+\s*[.．、)）]/.test(words))
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
    [name.trim().replace(/ · /g, " "), title].filter(Boolean).join(" · "),
    ...urls.map((url, at) => `${at + 1}. ${url ?? blank}`),
  ].join("\n");
