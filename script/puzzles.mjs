#!/usr/bin/env node
// script/puzzles.mjs: chooses the puzzles of the ladder and of the days by analysis, with the
// module that `script/test site` builds, and writes web/src/goals/puzzles-{ladder,daily}.txt.
//
// A puzzle has one winning move, and a tempting one that loses. A line is KIND POSITION!STEP, where
// STEP is the tempting move as in a link: g is what lies nearest, or takes as much as can be taken,
// e makes two parts equal, m leaves two mirrored halves. Of the days that stand in the file those
// stay that are fit for a day (fitsDay below); in the place of the others, and behind them, come
// new ones.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fitsDay, module, solve } from "./puzzle-days.mjs";

const root = new URL("..", import.meta.url);
const days = 800;

/** xorshift: the same puzzles on every machine. */
function draws(seed) {
  let x = seed >>> 0 || 1;
  return (most) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % most;
  };
}

const pick = (draw, list) => list[draw(list.length)];
const times = (count, make) => Array.from({ length: count }, make);
/** Distinct numbers from 1 to `most`, ascending. */
function distinct(draw, count, most) {
  const found = new Set();
  while (found.size < count) found.add(1 + draw(most));
  return [...found].sort((a, b) => a - b);
}
const heaps = (draw, level, most, fewest = 2) =>
  times(fewest + draw(Math.min(3, 1 + level)), () => 1 + draw(most + 2 * level)).join(",");

/** How a family of positions is drawn, from easy (0) to hard (5). In the order of the ladder. */
const families = [
  ["stones", (draw, level) => `take/1..${2 + draw(3 + level)}:${10 + draw(15 + 12 * level)}`],
  [
    "misere stones",
    (draw, level) => `take/1..${2 + draw(3 + level)}:${10 + draw(10 + 8 * level)}~misere`,
  ],
  ["nim", (draw, level) => `nim:${heaps(draw, level, 5, 3)}`],
  ["two rows", (draw, level) => `take/1..${2 + draw(3)}:${heaps(draw, level, 9)}`],
  [
    "set",
    (draw, level) =>
      `take/${pick(draw, ["1,3,4", "1,2,5", "2,3", "1,4", "2,5,7", "1,4,6"])}:${heaps(draw, level, 12)}`,
  ],
  ["misere nim", (draw, level) => `nim:${heaps(draw, level, 4, 3)}~misere`],
  ["kayles", (draw, level) => `octal/0.77:${heaps(draw, level, 9)}`],
  ["queen", (draw, level) => `wythoff:${3 + draw(8 + 3 * level)},${3 + draw(8 + 3 * level)}`],
  ["half", (draw, level) => `custom/2*k>=n:${heaps(draw, level, 12)}`],
  ["stairs", (draw, level) => `stairs:${times(3 + draw(2 + level), () => draw(5)).join(",")}`],
  [
    "turtles",
    (draw, level) => `coins/turtles:${times(5 + level, () => pick(draw, "HT")).join("")}`,
  ],
  [
    "strip",
    (draw, level) => `strip:${distinct(draw, 3 + draw(2 + (level >> 1)), 10 + level).join(",")}`,
  ],
  ["grundy", (draw, level) => `grundy:${heaps(draw, level, 9)}`],
  [
    "monks",
    (draw, level) => `monks:${distinct(draw, 4 + draw(1 + (level >> 1)), 11 + level).join(",")}`,
  ],
  ["lasker", (draw, level) => `lasker:${heaps(draw, level, 6)}`],
  ["dawson", (draw, level) => `octal/0.137:${heaps(draw, level, 12)}`],
  ["mock", (draw, level) => `coins/mock:${times(5 + level, () => pick(draw, "HT")).join("")}`],
  ["ruler", (draw, level) => `coins/ruler:${times(6 + level, () => pick(draw, "HT")).join("")}`],
];

/** Of positions, and of links to one move: what is known of the last one, or the error. */
const analyze = (links) =>
  links.map((link) => {
    const opened = module.openLink(link);
    return "error" in opened ? opened : solve(opened.record.at(-1));
  });

/** Steps that tempt, the greediest first: not all of them are legal. */
function temptations(position) {
  const misere = position.endsWith("~misere");
  const plain = misere ? position.slice(0, -"~misere".length) : position;
  const [rule, state] = [
    plain.slice(0, plain.lastIndexOf(":")),
    plain.slice(plain.lastIndexOf(":") + 1),
  ];
  const found = [];
  const add = (kind, step) => found.push({ kind, link: `${kind} ${position}!${step}`, step });
  if (rule.startsWith("coins/")) {
    const coins = [...state];
    const flips = [];
    for (let a = 0; a < coins.length; a++)
      for (let b = 0; b <= a; b++) for (let c = 0; c <= b; c++) flips.push([...new Set([a, b, c])]);
    for (let a = 0; a < coins.length; a++)
      for (let b = 0; b < a; b++) flips.push(times(a - b + 1, (_, i) => b + i));
    const after = new Set(
      flips.map((list) =>
        coins.map((side, at) => (list.includes(at) ? (side === "H" ? "T" : "H") : side)).join(""),
      ),
    );
    const heads = (text) => [...text].filter((side) => side === "H").length;
    const fewer = [...after].filter((text) => heads(text) < heads(state));
    for (const text of fewer.sort((a, b) => heads(a) - heads(b) || (a < b ? -1 : 1)))
      add("g", text);
    return found;
  }
  const parts = state.split(",").map(Number);
  const put = (at, ...next) => [...parts.slice(0, at), ...next, ...parts.slice(at + 1)].join(",");
  const placed = /^(strip|monks)$/.exec(rule)?.[1];
  if (rule === "stairs") {
    const most = Math.max(...parts);
    parts.forEach((count, at) => {
      if (count !== most) return;
      const next = [...parts];
      next[at] = 0;
      if (at > 0) next[at - 1] += count;
      add("g", next.join(","));
    });
    parts.forEach((count, at) => {
      for (let moved = 1; moved <= count; moved++) {
        const next = [...parts];
        next[at] -= moved;
        if (at === 0 || next[at] !== next[at - 1] + moved) continue;
        next[at - 1] += moved;
        add("e", next.join(","));
      }
    });
    return found;
  }
  if (placed) {
    const reach = [];
    parts.forEach((from, at) => {
      const low = placed === "strip" ? (at === 0 ? 1 : parts[at - 1] + 1) : from + 1;
      const high = placed === "strip" ? from - 1 : (parts[at + 1] ?? from) - 1;
      const far = placed === "strip" ? low : high;
      if (low <= high) reach.push({ far: Math.abs(from - far), step: put(at, far) });
    });
    for (const { step } of reach.sort((a, b) => b.far - a.far)) add("g", step);
    return found;
  }
  const most = Math.max(...parts);
  const largest = parts.lastIndexOf(most);
  const splits = /^(octal|grundy|lasker)/.test(rule);
  for (let left = 0; left < most; left++) add("g", put(largest, left));
  // Where nothing is taken: a split as uneven as can be.
  if (splits && most > 2) add("g", put(largest, 1, most - 1));
  parts.forEach((heap, at) => {
    for (const other of new Set(parts)) if (other < heap) add("e", put(at, other));
  });
  if (splits)
    parts.forEach((heap, at) => {
      for (const taken of [0, 1, 2]) {
        const half = (heap - taken) / 2;
        if (Number.isInteger(half) && half > 0) add("m", put(at, half, half));
      }
    });
  return found;
}

/** How hard it is to find by trying: more parts, larger ones, a move that is not in the largest. */
function hardness(position, winning) {
  const state = position.replace(/~misere$/, "").replace(/^.*:/, "");
  const parts = /^[HT]+$/.test(state)
    ? [...state].flatMap((side, at) => (side === "H" ? [at + 1] : []))
    : state.split(",").map(Number);
  const bits = parts.reduce((sum, part) => sum + Math.log2(part + 1), 0);
  return bits + parts.length + (position.endsWith("~misere") ? 1 : 0) + winning.length / 100;
}

/** Puzzles of a family at a level. */
function puzzles(make, level, seed, count) {
  const draw = draws(seed);
  const texts = [...new Set(times(count, () => make(draw, level)))];
  const known = analyze(texts);
  const good = known.filter((one) => one.outcome === "N" && one.winning.count === 1n);
  const tries = good.map((one) => ({ one, steps: temptations(one.position) }));
  const answers = analyze(tries.flatMap(({ steps }) => steps.map(({ link }) => link.slice(2))));
  let at = 0;
  const found = [];
  for (const { one, steps } of tries) {
    const here = answers.slice(at, (at += steps.length));
    const win = one.winning.listed[0].position;
    // The first legal step of each kind is the tempting one; it tempts where it loses.
    const kinds = new Map();
    steps.forEach((step, index) => {
      const answer = here[index];
      if ("error" in answer || kinds.has(step.kind)) return;
      kinds.set(step.kind, answer.position !== win && answer.outcome === "N" ? step.link : null);
    });
    const line = ["m", "e", "g"].map((kind) => kinds.get(kind)).find(Boolean);
    if (line) found.push({ line, hard: hardness(one.position, win) });
  }
  return found;
}

const positionOf = (line) => line.slice(2, line.indexOf("!"));
const perGame = 5;
const ladder = [];
const pool = [];
families.forEach(([, make], family) => {
  const drawn = [0, 1, 2, 3, 4, 5].map((level) =>
    puzzles(make, level, 7919 * (family + 1) + level, 160),
  );
  const seen = new Set();
  const fresh = drawn.map((list) =>
    list.filter(({ line }) => !seen.has(positionOf(line)) && seen.add(positionOf(line))),
  );
  // Of each level one of the middle, then by hardness.
  const chosen = fresh
    .filter((list) => list.length > 0)
    .map((list) => list.toSorted((a, b) => a.hard - b.hard)[list.length >> 1])
    .slice(0, perGame)
    .toSorted((a, b) => a.hard - b.hard);
  ladder.push(...chosen);
  const steps = new Set(chosen.map(({ line }) => line));
  pool.push(
    [
      ...fresh.flat(),
      ...[0, 1].flatMap((at) => puzzles(make, at, 104729 * (family + 1) + at, 3000)),
    ].filter(({ line }) => !steps.has(line)),
  );
});
// The page opens with 21 stones; counting to 100 is the same trick.
const opening = ["g take/1..3:21!18", "g take/1..10:100!90"];
// The last chapter: a first move after which one only copies.
const copycats = [
  "g grid/..->oo;turn:......!1.oo....",
  "g row/.->x;never=xx:.........!1.x........",
  "g grid/..->oo;turn:o.../..../...o!1.ooo./..../...o",
  "g grid/..->oo;turn:..........!1...oo......",
  "g nodekayles:a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-i!c-d,d-e,e-f,f-g,g-h,h-i",
  "g grid/..->oo;turn:o..../...../...../....o!1.ooo../...../...../....o",
];
const rungs = [
  ...opening,
  ...ladder.map(({ line }) => line).filter((line) => !opening.includes(line)),
  ...copycats,
];
writeFileSync(new URL("web/src/goals/puzzles-ladder.txt", root), rungs.join("\n") + "\n");

const file = new URL("web/src/goals/puzzles-daily.txt", root);
const list = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
const written = list.map((line) => (fitsDay(positionOf(line)) ? line : null));
while (written.length < days) written.push(null);
const used = new Set([...written.filter(Boolean), ...rungs].map(positionOf));
const fresh = pool.map((family) =>
  family
    .map(({ line }) => line)
    .filter((line) => !used.has(positionOf(line)) && used.add(positionOf(line)))
    .filter((line) => fitsDay(positionOf(line))),
);
const draw = draws(20260101);
const gameOf = (line) => (line ? positionOf(line).split(":")[0] : "");
written.forEach((line, at) => {
  if (line) return;
  // Another game than the days before and after.
  const beside = [gameOf(written[at - 1]), gameOf(written[at + 1])];
  const open = fresh
    .map((family) => family.filter((one) => !beside.includes(gameOf(one))))
    .filter((family) => family.length > 0);
  if (open.length === 0) throw new Error(`only ${at} days`);
  const one = pick(draw, pick(draw, open));
  for (const family of fresh) if (family.includes(one)) family.splice(family.indexOf(one), 1);
  written[at] = one;
});
writeFileSync(file, written.join("\n") + "\n");
const kept = written.filter((line, at) => line === list[at]).length;
console.log(`${rungs.length} puzzles on the ladder, ${written.length} days, ${kept} as they were`);
