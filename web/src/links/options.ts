/** What the options of a link ask for, each with its type; and lists without some of them. Pure. */

export const themes = ["auto", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The ways through the book. */
export const ways = ["contest", "proof"] as const;
export type Way = (typeof ways)[number];

export type PuzzleKind = "ladder" | "daily";

export interface Asked {
  /** it opens in Play */
  play: boolean;
  /** as a question: who wins, and the move */
  quiz: boolean;
  /** sent to a friend, whose turn it is */
  turn: boolean;
  /** in a frame of somebody else's page */
  embed: boolean;
  /** the board large */
  projector: boolean;
  /** the place, by its name */
  view: string | null;
  /** of the book */
  chapter: number | null;
  /** through the book, by its name */
  way: Way | null;
  /** of that way */
  page: number | null;
  /** which box of a chapter, or which theorem of the proof path's page, from 1 */
  proof: number | null;
  /** seed, size and rule */
  worksheet: string | null;
  /** a list of boards for a class, see classList.ts; "" for one that is to be made */
  classList: string | null;
  /** a judge's, by its name */
  problem: string | null;
  /** a problem of one's own, see ownProblem.ts; "" for one that is to be made */
  own: string | null;
  /** that Explore looks at */
  rule: string | null;
  /** a pasted list that Explore looks at */
  values: string | null;
  /** Explore's sheet, its lines as they are */
  sheet: string | null;
  /** Explore's atlas of octal games */
  atlas: boolean;
  /** by its name, as in "as=kayles" */
  face: string | null;
  /** a name that somebody gave the game: any text */
  title: string | null;
  /** a tag */
  language: string | null;
  theme: Theme | null;
  /** what the position says it is, in the order of the link: a step of the ladder, a day's */
  puzzles: readonly { kind: PuzzleKind; number: number }[];
  /** it is a board of the list for a class, whichever */
  ofList: boolean;
  /** which one, from 1 */
  listed: number | null;
}

/** What stands behind the name of the first option of this name. */
function valueOf(list: readonly string[], name: string): string | null {
  const option = list.find((one) => one.startsWith(`${name}=`));
  return option === undefined ? null : option.slice(name.length + 1);
}

/** A whole number of so many digits at most; null of any other text. */
export function numberOf(text: string | null, digits: number): number | null {
  if (text === null || text === "" || text.length > digits) return null;
  return [...text].every((one) => one >= "0" && one <= "9") ? Number(text) : null;
}

/** A value without percent-encoding; one that can't be read stays as it is. */
export function unescaped(text: string): string;
export function unescaped(text: string | null): string | null;
export function unescaped(text: string | null): string | null {
  try {
    return text === null ? null : decodeURIComponent(text);
  } catch {
    return text;
  }
}

const kinds: readonly PuzzleKind[] = ["ladder", "daily"];

/** The one reader of options. */
export function readOptions(list: readonly string[]): Asked {
  return {
    play: list.includes("play"),
    quiz: list.includes("quiz"),
    turn: list.includes("turn"),
    embed: list.includes("embed"),
    projector: list.includes("projector"),
    view: valueOf(list, "view"),
    chapter: numberOf(valueOf(list, "chapter"), 2),
    way: ways.find((name) => list.includes(`way=${name}`)) ?? null,
    page: numberOf(valueOf(list, "page"), 3),
    proof: numberOf(valueOf(list, "proof"), 3),
    worksheet: unescaped(valueOf(list, "worksheet")),
    classList: valueOf(list, "class"),
    problem: valueOf(list, "problem"),
    own: valueOf(list, "own"),
    rule: unescaped(valueOf(list, "rule")),
    values: unescaped(valueOf(list, "values")),
    sheet: valueOf(list, "sheet"),
    atlas: list.includes("atlas"),
    face: valueOf(list, "as"),
    title: valueOf(list, "title"),
    language: valueOf(list, "lang"),
    theme: themes.find((name) => list.includes(`theme=${name}`)) ?? null,
    puzzles: list.flatMap((option) =>
      kinds.flatMap((kind) => {
        const number = numberOf(valueOf([option], kind), 6);
        return number === null ? [] : [{ kind, number }];
      }),
    ),
    ofList: valueOf(list, "listed") !== null,
    listed:
      list
        .map((option) => numberOf(valueOf([option], "listed"), 3))
        .find((number) => number !== null) ?? null,
  };
}

/** The puzzle of a page's own list, or of a class's. */
export const isPuzzle = (list: readonly string[]) =>
  ["ladder", "daily", "listed"].some((name) => valueOf(list, name) !== null);

/** Whether an option is one of these: words that stand alone, or names before a "=". */
const isOne = (option: string, names: readonly string[]) =>
  names.some((name) => (name.endsWith("=") ? option.startsWith(name) : option === name));

/** The list without these options: "turn" is a word that stands alone, "class=" a name. */
export const without = (list: readonly string[], ...names: readonly string[]): string[] =>
  list.filter((option) => !isOne(option, names));

/** Those of the list that are one of these. */
export const only = (list: readonly string[], ...names: readonly string[]): string[] =>
  list.filter((option) => isOne(option, names));
