/**
 * What Why and Explore ask the engine. A question on a lane ends the one before it there; without
 * one it runs beside.
 */
import { engine } from "./index";
import type { Progress } from "#module/nimber.js";

type OnProgress = (progress: Progress) => void;
const silent: OnProgress = () => undefined;

export const explainBeside = (position: string) =>
  engine.explore(null, silent, (remote, id) => remote.explain(id, position, 0));

export const explain = (position: string, onProgress: OnProgress) =>
  engine.explore("explain", onProgress, (remote, id) => remote.explain(id, position, 0));

export const bruteForce = (position: string, onProgress: OnProgress) =>
  engine.explore("brute-force", onProgress, (remote, id) => remote.bruteForce(id, position, 0));

export const optionsGraph = (position: string, most: number) =>
  engine.explore(null, silent, (remote) => remote.optionsGraph(position, most));

export const values = (rule: string, from: number, to: number, onProgress: OnProgress) =>
  engine.explore("values", onProgress, (remote, id) => remote.values(id, rule, from, to));

export const period = (rule: string, most: number, onProgress: OnProgress) =>
  engine.explore("period", onProgress, (remote, id) => remote.period(id, rule, most));

export const verifyPeriod = (certificate: string, onProgress: OnProgress) =>
  engine.explore("verify", onProgress, (remote, id) => remote.verifyPeriod(id, certificate));

export const conjecture = (
  rule: string,
  guess: string,
  definitions: string[],
  heaps: number,
  onProgress: OnProgress,
) =>
  engine.explore("conjecture", onProgress, (remote, id) =>
    remote.conjecture(id, rule, guess, definitions, heaps),
  );

export const compareRules = (left: string, right: string, heaps: number, onProgress: OnProgress) =>
  engine.explore("compare", onProgress, (remote, id) => remote.compare(id, left, right, heaps));

export const compareList = (rule: string, list: string, onProgress: OnProgress) =>
  engine.explore("list", onProgress, (remote, id) => remote.compareValues(id, rule, list));

export const lostHeaps = (rule: string, count: number, onProgress: OnProgress) =>
  engine.explore("lost", onProgress, (remote, id) => remote.lostHeaps(id, rule, count));

export const solve = (text: string, numbers: number, onProgress: OnProgress) =>
  engine.explore("solve", onProgress, (remote, id) => remote.solve(id, text, numbers));

export const heapPosition = (rule: string, heap: number) =>
  engine.explore(null, silent, (remote) => remote.heapPosition(rule, heap));

export const grid = (rule: string, rows: number, columns: number, onProgress: OnProgress) =>
  engine.explore("grid", onProgress, (remote, id) => remote.grid(id, rule, rows, columns));

export const version = () => engine.explore(null, silent, (remote) => remote.version());
