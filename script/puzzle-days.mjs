// Which puzzles are fit for a day: short, with numbers that can be weighed in the head, and won by
// an idea. For script/puzzles.mjs and the test of what it wrote.
import { readFileSync } from "node:fs";

const generated = new URL("../web/generated/", import.meta.url);
const { default: create } = await import(new URL("nimber.js", generated));
export const module = await create({
  wasmBinary: readFileSync(new URL("nimber.wasm", generated)),
});

/** Heaps and pieces may stand in any order. */
const sorted = /^(nim|take|octal|grundy|lasker|custom|wythoff)/;
function keyOf(position) {
  if (!sorted.test(position)) return position;
  const misere = position.endsWith("~misere") ? "~misere" : "";
  const plain = position.slice(0, position.length - misere.length);
  const at = plain.lastIndexOf(":") + 1;
  const parts = plain.slice(at).split(",").map(Number);
  return plain.slice(0, at) + parts.sort((a, b) => a - b).join(",") + misere;
}

const solved = new Map();
/** What the module knows of a position. */
export function solve(position) {
  let known = solved.get(position);
  if (!known) {
    const work = module.analyze(position, 0);
    while (!work.step(1e6).done);
    known = work.result();
    work.delete();
    solved.set(position, known);
  }
  return known;
}

const all = (position) => module.moves(position, 0, 0, 0, 1e4).moves.map((move) => move.position);
const short = new Map();
/** Whether no game takes more moves, the winner making any winning moves and the loser any. */
export function ends(position, most) {
  const key = `${most} ${keyOf(position)}`;
  let answer = short.get(key);
  if (answer === undefined) {
    const known = solve(position);
    const next =
      known.outcome === "N" ? known.winning.listed.map((m) => m.position) : all(position);
    answer = next.length === 0 || (most > 0 && next.every((after) => ends(after, most - 1)));
    short.set(key, answer);
  }
  return answer;
}

/** No game of a day is longer; and some are longer than the second. */
export const mostMoves = 12;
const fewMoves = 4;
/** The largest number: alone, and beside others. */
const mostAlone = 40;
const mostBeside = 12;
/** The queen's lost squares that one finds by hand: (1, 2), (3, 5), (4, 7), (6, 10). */
const mostQueen = 10;

/** Games whose values stand in a table: won by an idea only where what is left is in pairs. */
const tables = /^(octal|grundy|lasker|custom|take\/\d+,)/;
/** Nobody has an idea of these who has not seen their values. */
const never = /^coins\/(mock|ruler)/;

function inPairs(position) {
  const left = keyOf(position)
    .replace(/~misere$/, "")
    .replace(/^.*:/, "")
    .split(",")
    .filter((heap) => heap !== "0");
  return left.length % 2 === 0 && left.every((heap, at) => heap === left[at ^ 1]);
}

export function fitsDay(position) {
  const state = position.replace(/~misere$/, "").replace(/^.*:/, "");
  if (never.test(position)) return false;
  const numbers = /^[HT]+$/.test(state) ? [state.length] : state.split(",").map(Number);
  const most = position.startsWith("wythoff") ? mostQueen : mostBeside;
  if (Math.max(...numbers) > (numbers.length === 1 ? mostAlone : most)) return false;
  if (tables.test(position) && !inPairs(solve(position).winning.listed[0].position)) return false;
  return ends(position, mostMoves) && !ends(position, fewMoves);
}
