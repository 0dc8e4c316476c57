/** What the command line's JSON says of found games and of counted positions. Pure. */

export interface FoundGame {
  rule: string;
  /** the list's n-th value is that of heap n + moved */
  moved: number;
  agreesTo: number;
  proven: boolean;
  name: string;
}

export interface GamesFound {
  games: readonly FoundGame[];
  /** so many more are not listed */
  more: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The answer to `which`; null where it is none. */
export function gamesFound(answer: unknown): GamesFound | null {
  if (!Array.isArray(answer)) return null;
  const games: FoundGame[] = [];
  let more = 0;
  for (const line of answer as unknown[]) {
    if (!isRecord(line)) return null;
    if ("more" in line) more = numberOf(line["more"]);
    else
      games.push({
        rule: textOf(line["rule"]),
        moved: numberOf(line["moved"]),
        agreesTo: numberOf(line["agrees_to"]),
        proven: line["equal"] === "proven",
        name: textOf(line["name"]),
      });
  }
  return { games, more };
}

/**
 * The game that a list begins too late or too early for: the first one found, where none begins
 * where the list does. Of a rule's twins nothing is missing.
 */
export function beginsElsewhere({ games }: GamesFound): FoundGame | null {
  const nearest = [...games].sort((a, b) => Math.abs(a.moved) - Math.abs(b.moved))[0];
  return nearest && nearest.moved !== 0 ? nearest : null;
}

export interface Counted {
  lost: string;
  total: string;
  exact: boolean;
  /** of all positions; null where it is not known */
  share: number | null;
  modulus: number | null;
}

/** The answer to `count`; null where it is none. */
export function countedIn(answer: unknown): Counted | null {
  if (!isRecord(answer) || typeof answer["lost"] !== "string") return null;
  return {
    lost: answer["lost"],
    total: textOf(answer["total"]),
    exact: answer["exact"] === true,
    share: typeof answer["share"] === "number" ? answer["share"] : null,
    modulus: typeof answer["mod"] === "number" ? answer["mod"] : null,
  };
}

/** Longer numbers are told by their beginning and their length. */
export const mostDigits = 60;

/** A share as a percentage of four digits: "26 %", "8.705·10⁻¹⁷ %". */
export function percentage(share: number): string {
  const told = (100 * share).toPrecision(4);
  const [digits = "", power] = told.split("e");
  const short = digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
  return `${short}${power === undefined ? "" : `·10${raised(String(Number(power)))}`} %`;
}

const superscripts: Record<string, string> = { "-": "⁻" };
[..."⁰¹²³⁴⁵⁶⁷⁸⁹"].forEach((sign, digit) => (superscripts[digit] = sign));
const raised = (text: string) => [...text].map((sign) => superscripts[sign] ?? sign).join("");

const mostTerms = 12;

/** How often each value stands, squared and added: "3² + 2² + 2²"; null where it would be long. */
export function squaresOf(values: Iterable<number>): string | null {
  const often = new Map<number, number>();
  for (const value of values) often.set(value, (often.get(value) ?? 0) + 1);
  if (often.size === 0 || often.size > mostTerms) return null;
  return [...often]
    .sort(([a], [b]) => a - b)
    .map(([, times]) => `${times}²`)
    .join(" + ");
}
