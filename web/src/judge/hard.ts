/**
 * How hard a problem is, from what it is won by and the chapter that leads there: the one place
 * that decides it. 1: what is asked says what to compute. 2: one idea is needed. 3: a theory is
 * needed. An idea of level 1 counts as 2 from the eighth chapter on. Pure.
 */
import type { TechniqueName } from "../strings/more";

export const levels = [1, 2, 3] as const;
export type Level = (typeof levels)[number];

const ofTechnique: Record<TechniqueName, Level> = {
  bash: 1,
  nim: 1,
  parity: 1,
  period: 1,
  search: 1,
  table: 1,
  counts: 2,
  euclid: 2,
  fibonacci: 2,
  formula: 2,
  graph: 2,
  invariant: 2,
  mirror: 2,
  misere: 2,
  staircase: 2,
  "stay-or-give": 2,
  wythoff: 2,
  coins: 3,
  every: 3,
  hackenbush: 3,
  loops: 3,
  matching: 3,
  moore: 3,
  "nim-product": 3,
};

/** From this chapter on a table or a period is of a game that has to be seen first. */
const farChapter = 8;

export function levelOf(one: { technique: string; chapter: number }): Level {
  const known: Partial<Record<string, Level>> = ofTechnique;
  const level = known[one.technique] ?? 2;
  return level === 1 && one.chapter >= farChapter ? 2 : level;
}
