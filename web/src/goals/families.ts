/** Which family of puzzles a position is of, and how hard the family is. Pure. */
import type { Family } from "../strings/goals";

/** From 1, easy, to 3. */
export const levelOf: Record<Family, 1 | 2 | 3> = {
  stones: 1,
  last: 1,
  nim: 1,
  rows: 2,
  sets: 3,
  misere: 2,
  kayles: 2,
  queen: 2,
  half: 2,
  stairs: 2,
  turtles: 2,
  strip: 2,
  grundy: 3,
  monks: 2,
  lasker: 3,
  dawson: 3,
  mock: 3,
  ruler: 3,
  copycats: 2,
};

/** By the beginning of a position's text. */
const byRule: readonly (readonly [string, Family])[] = [
  ["octal/0.77", "kayles"],
  ["octal/0.137", "dawson"],
  ["wythoff", "queen"],
  ["custom/2*k>=n", "half"],
  ["stairs", "stairs"],
  ["coins/turtles", "turtles"],
  ["coins/mock", "mock"],
  ["coins/ruler", "ruler"],
  ["strip", "strip"],
  ["grundy", "grundy"],
  ["monks", "monks"],
  ["lasker", "lasker"],
  ["grid/..->oo;turn", "copycats"],
  ["row/.->x;never=xx", "copycats"],
  ["nodekayles", "copycats"],
];

/** Of a puzzle of the page; null of any other position. */
export function familyOf(text: string): Family | null {
  const misere = text.endsWith("~misere");
  if (text.startsWith("nim:")) return misere ? "misere" : "nim";
  const take = /^take\/(\d+\.\.\d+|[\d,]+):[\d,]+/.exec(text)?.[0];
  if (take !== undefined) {
    if (!take.includes("..")) return "sets";
    return misere ? "last" : take.includes(",") ? "rows" : "stones";
  }
  return byRule.find(([rule]) => text.startsWith(`${rule}:`))?.[1] ?? null;
}
