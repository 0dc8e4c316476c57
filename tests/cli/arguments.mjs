// node arguments.mjs NIMBER: who wins by copying, on the command line: boards that no search can
// settle, what a search finds all the same, options, and input that is bad or too large.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ask } from "./ask.mjs";
import { board, cram, queens } from "./boards.mjs";

const json = (args, status = 0) => {
  const run = ask(args);
  assert.equal(run.status, status, `${args.join(" ").slice(0, 200)}: ${run.stderr}`);
  return JSON.parse(run.stdout);
};
const analyze = (position, ...options) => json(["analyze", "--json", ...options, position]);
const unsettled = (args) => {
  const { error } = json([args[0], "--json", ...args.slice(1)], 1);
  assert.equal(error.code, "unsettled");
  return error;
};

// 8 x 8 dominoes: lost, by a half turn.
const lost = analyze(cram(8, 8));
assert.deepEqual(
  { ...lost, argument: { ...lost.argument, pairs: lost.argument.pairs.slice(0, 2) } },
  {
    position: cram(8, 8),
    convention: "normal",
    outcome: "P",
    value: 0,
    terms: [{ position: cram(8, 8), value: 0 }],
    winning_moves: { count: 0, listed: [] },
    argument: {
      kind: "symmetry",
      map: "half-turn",
      pairs: [
        [1, 64],
        [2, 63],
      ],
    },
  },
);
assert.equal(lost.argument.pairs.length, 32);

// 64 x 64 and 64 x 63, which no search is tried for.
assert.equal(analyze(cram(64, 64)).outcome, "P");
const won = analyze(cram(64, 63));
assert.equal(won.outcome, "N");
assert.equal(won.value, null);
assert.equal(won.winning_moves.count, null);
assert.equal(won.winning_moves.listed.length, 1);
assert.equal(won.argument.after, won.winning_moves.listed[0].position);
assert.match(unsettled(["analyze", cram(63, 63)]).message, /at most 64 cells/);
unsettled(["analyze", cram(7, 8), "--argument", "off", "--limit", "1000"]);

// What a short search finds is found with its value; an argument alone tells less.
const row = "row/.->x;never=xx:.......";
assert.equal(analyze(row).value, 1);
assert.equal(analyze(row).argument, undefined);
const alone = analyze(row, "--argument", "only");
assert.equal(alone.value, null);
assert.equal(alone.argument.after, "row/.->x;never=xx:...x...");
assert.deepEqual(alone.argument.pairs, [
  [1, 7],
  [2, 6],
  [3, 5],
]);

// Boards that look symmetric.
for (const [position, outcome] of [
  ["row/.->x,x->.:..", "D"],
  ["row/.->x;until=xxx:xx....xx", "N"],
  ["row/.->x;never=xo:.owwo.", "N"],
  ["row/.->x;never=xx:........", "P"],
]) {
  const answer = analyze(position);
  assert.equal(answer.outcome, outcome, position);
  assert.equal(answer.argument, undefined, position);
  unsettled(["analyze", "--argument", "only", position]);
}
assert.equal(analyze("row/.->x:.....").outcome, "N");

// Symbols that change places with the sides; equal parts; misère play has no such argument.
assert.deepEqual(analyze("row/x->.,o->.:xxwoo", "--argument", "only").argument.exchange, [
  "o",
  "x",
]);
const heaps = "custom/gcd(n,k)==1:1000000000000,1000000000000";
assert.deepEqual(analyze(heaps).argument, {
  kind: "symmetry",
  map: "swap",
  pairs: [[1, 2]],
});
unsettled(["analyze", "--argument", "only", "take/1..3:7,7~misere"]);
unsettled(["analyze", "--argument", "only", "take/1..3:7,7~every"]);

// Where no argument was found, that is said; a move after which none is left needs no argument.
const none = unsettled(["analyze", "--argument", "only", "nim:3,4,5"]);
assert.equal(none.message, "not settled: no argument was found that says who wins");
for (const [position, to] of [
  ["nim:3", "nim:0"],
  ["nim:0,3+take/2:1", "nim:0,0+take/2:1"],
  ["take/1..3:3", "take/1..3:0"],
  ["nodekayles:a-b,b-c", "nodekayles:-"],
  ["arckayles:a-b,b-c", "arckayles:-"],
  ["hackenbush:0-a,a-b", "hackenbush:-"],
  ["graph/a-b,a-c:a", "graph/a-b,a-c:b"],
]) {
  const last = analyze(position, "--argument", "only");
  assert.equal(last.outcome, "N", position);
  assert.deepEqual(
    last.winning_moves.listed.map((move) => move.position),
    [to],
  );
  assert.equal(last.argument, undefined, position);
}
unsettled(["analyze", "--argument", "only", "nim:3~misere"]);
unsettled(["analyze", "--argument", "only", "take/1..3:4"]);
unsettled(["analyze", "--argument", "only", "nim:1000000000000,3,5"]);

// The verifier proves parts of several numbers too, and says what it has only tried.
const piles = (n) => {
  const names = [..."abcdef"].slice(0, n);
  const ways = names.map((name) => `k=1..${name};${name}-=k`).join("|");
  const part = names.map(() => 40).join(",");
  return `own/(${names});${ways}:${part};${part}`;
};
for (const n of [2, 4, 6]) {
  const run = ask(["explain", "--check", "--limit", "2000", piles(n)]);
  assert.equal(run.status, 0, run.stdout);
  assert.match(run.stdout, /\n {2}verified: .*that play ends was tried on small numbers\n/);
}

// Reasons, in words and verified.
const why = json(["explain", "--json", cram(8, 8)]);
assert.equal(why.steps[0].code, "symmetry");
assert.deepEqual(why.steps[0].facts, [{ name: "pairs", number: 32 }]);
assert.equal(why.argument.map, "half-turn");
assert.match(
  ask(["explain", cram(8, 7)]).stdout,
  /by symmetry after a first move, [^\n]*\n {2}from then on each move can be copied/,
);
for (const position of [cram(8, 8), cram(20, 31), cram(2, 4), row, heaps]) {
  const checked = json(["explain", "--check", "--json", position]);
  assert.equal(checked.verified, true, position.slice(0, 80));
}
assert.match(ask(["explain", "--check", cram(12, 12)]).stdout, /\n {2}verified: /);

// Queens that may not see each other: the middle wins.
const folder = mkdtempSync(join(tmpdir(), "nimber-arguments-"));
try {
  const file = join(folder, "graph.txt");
  for (const side of [9, 31]) {
    writeFileSync(file, queens(side));
    const answer = json(["analyze", "--graph", file, "nodekayles", "--json"]);
    assert.equal(answer.outcome, "N");
    assert.equal(
      answer.winning_moves.listed[0].text,
      `take v${(side * side - 1) / 2} with its neighbours`,
    );
    assert.equal(answer.argument.map, "graph");
    const vertices = new Set(answer.argument.pairs.flat());
    assert.equal(vertices.size, 2 * answer.argument.pairs.length);
  }
  // A graph that is too large, or without symmetry: told.
  writeFileSync(file, Array.from({ length: 200_000 }, (_, i) => `a${i} b${i}`).join("\n"));
  const only = ["--json", "--argument", "only"];
  const large = json(["analyze", "--graph", file, "arckayles", ...only], 1);
  assert.equal(large.error.code, "unsettled");
  assert.match(large.error.message, /looked for up to 100000 edges/);
  // A wheel: its hub takes all, and no search of so many vertices is tried.
  const rim = Array.from({ length: 100 }, (_, i) => [`h r${i}`, `r${i} r${(i + 1) % 100}`]);
  writeFileSync(file, rim.flat().join("\n"));
  for (const more of [only, ["--json"]]) {
    const hub = json(["analyze", "--graph", file, "nodekayles", ...more]);
    assert.equal(hub.outcome, "N");
    assert.equal(hub.winning_moves.listed[0].position, "nodekayles:-");
    assert.equal(hub.argument, undefined);
  }
} finally {
  rmSync(folder, { recursive: true });
}

// The program copies while a search would be long: the reader fills the two upper rows.
const rows = board(8, 8).split("/");
const moves = [];
for (let at = 0; at < 16; at += 2) {
  const row = at < 8 ? 0 : 1;
  rows[row] = `${rows[row].slice(0, at % 8)}oo${rows[row].slice((at % 8) + 2)}`;
  moves.push(rows.join("/"));
  rows[7 - row] = [...rows[row]].reverse().join("");
}
const game = ask(["play", cram(8, 8)], `hint\n${moves.join("\n")}\n`);
assert.match(game.stdout, /Whoever moves now loses[^]*by symmetry: the position stays the same/);
const answers = [...game.stdout.matchAll(/The program: .* -> .*:(.*)\n/g)].map(([, to]) => to);
assert.equal(answers.length, 8);
for (const to of answers) assert.equal([...to].reverse().join(""), to);

// Bad input.
const refused = (args, code) => {
  const { error } = json([args[0], "--json", ...args.slice(1)], 2);
  assert.equal(error.code, code);
  return error;
};
assert.match(refused(["analyze", `row/.->x:${".".repeat(4097)}`], "bad-row").message, /4096/);
refused(["analyze", `row/.->x:${".".repeat(100_000)}`], "bad-row");
refused(["analyze", `grid/.->x:${board(65, 64)}`], "bad-grid");
const million = ask(["analyze", "--json", "-"], `row/.->x:${".".repeat(999_990)}\n`);
assert.equal(JSON.parse(million.stdout).error.code, "bad-row");
refused(["analyze", "row/.->x:.^4097"], "bad-row");
refused(["analyze", "--argument", "off", "row/.->x:.^65"], "bad-row");
refused(["genus", "row/.->x:.^65"], "bad-row");
assert.match(ask(["analyze", "--argument", "some", "nim:3"]).stderr, /takes one of only, off/);
// A hundred pictures on a large board: bounded, whatever comes out.
const digits = "0123456789";
const pictures = Array.from(
  { length: 100 },
  (_, i) => `${digits[i % 10]}${digits[(i * 7) % 9]}->xx`,
);
const many = ask([
  "analyze",
  "--json",
  `grid/${pictures};turn:${"01234567".repeat(8)}${`/${"01234567".repeat(8)}`.repeat(63)}`,
]);
assert([0, 1].includes(many.status), many.stderr);
console.log("arguments are told, verified and bounded");
