// node reasons.mjs NIMBER: what ends a question without an answer is told truly: each bound of
// core/include/nimber/work.hpp has its own sentence, on the command line and in both languages of
// the page, and a line in docs/limits.md.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./ask.mjs";

const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The message of the error, told in JSON. */
function reason(args, status = 1) {
  const run = ask(args);
  assert.equal(run.status, status, `${args.join(" ")}\n${run.stderr}`);
  return JSON.parse(run.stdout.trimEnd().split("\n").at(-1)).error;
}

const bounds = [...source("core/include/nimber/work.hpp").matchAll(/^ {2}X\(\w+, "([a-z-]+)"\)/gm)]
  .map(([, name]) => name)
  .filter((name) => name !== "theory");
assert.ok(bounds.length >= 15, bounds.join(" "));
const told = {
  "cli/sentences.cpp": (name) => `bound == "${name}"`,
  "web/src/strings/languages/en.ts": (name) => `case "${name}":`,
  "web/src/strings/languages/zh.ts": (name) => `case "${name}":`,
  "docs/limits.md": (name) => `\`${name}\``,
};
for (const [path, form] of Object.entries(told)) {
  const text = source(path);
  for (const name of bounds) assert.ok(text.includes(form(name)), `${path} does not tell ${name}`);
}

const path = (from, count) =>
  Array.from({ length: count }, (_, i) => `v${from + i}-v${from + i + 1}`).join(",");
/** A path with one more edge at its second vertex: no path, cycle, star or complete graph. */
const graph = (vertices) => `${path(1, vertices - 2)},v2-w`;

/** Words, and the sentence of what ended them. None of these is the limit of options. */
const rows = [
  // A part that comes again, in sums in several parts.
  ...["~every", "~first", "~some", "~most/2"].flatMap((kind) =>
    ["graph/a-b,b-a:a,b", "own/n;n>0;n-=1|n==1;n=2:3,2", "row/.->x,x->.:..+nim:1"].map((sum) => [
      ["analyze", "--json", sum + kind],
      /a part can come again, and where one move may change several parts/,
    ]),
  ),
  [["analyze", "--json", "own/n;n+=1:5"], /500000 moves in a row lead upwards/],
  // A heap with more options than may wait.
  [
    ["analyze", "--json", "own/n;k=1..n;k!=n-2;n-=k:1000000000000000000"],
    /no more parts than these 1600000 can be remembered/,
  ],
  [["analyze", "--json", "own/n;n>0;=>(n)+(n):5"], /a part can come again, alone or with others/],
  [["genus", "--json", "graph/a-b,b-a:a"], /there is no genus/],
  // A move that leaves too many parts is never just left out, in no way to play.
  ...["", "~misere", "~every", "~first", "~some", "~most/2"].map((kind) => [
    ["analyze", "--json", `own/n;n-=1|n>2;=>1001*(n-1):3,2${kind}`],
    /more than 1000 copies of one part/,
  ]),
  [["sequence", "own/n;n>2;=>n*500*(n-1)", "--count", "9", "--json"], /1000 copies of one part/],
  [["genus", "--json", "own/n;n>2;=>1001*(n-1):3"], /more than 1000 copies of one part/],
  // The Kayles of graphs.
  [["analyze", "--json", `nodekayles:${graph(65)}`], /searched up to 64 vertices/],
  [["analyze", "--json", `arckayles:${graph(70)}`], /searched up to 64 vertices/],
  // Tables.
  [["analyze", "--json", "wythoff:4095,4096+nim:1"], /at most 16777216 pairs of heaps/],
  [["analyze", "--json", "fibonacci:5001,3+nim:1"], /for heaps up to 5000/],
  [["analyze", "--json", "take/prime:30000000"], /for the heaps below 30000000/],
  [["analyze", "--json", `nim:${"1,".repeat(2000)}1+take/1..2:1~most/2`], /at most 2000 parts/],
  [["sequence", "row/oo->o.", "--count", "70", "--json"], /at most 64 cells/],
  [
    ["sequence", "custom/n*n>k", "--count", "40000000", "--lost", "--limit", "9", "--json"],
    /9 opt/,
  ],
  [
    ["explain", "--check", "--json", "--limit", "1", "coins/turtles:HTHHT"],
    /within 1 options examined/,
  ],
  // Misère quotients.
  [["quotient", "--json", "--heaps", "99999999", "nim"], /for heaps up to 2000/],
  [["quotient", "--json", "--heaps", "2001", "octal/0.77"], /for heaps up to 2000/],
  [["quotient", "--json", "--heaps", "9", "own/n;n+=1"], /a heap that is not smaller/],
];
for (const [args, sentence] of rows) {
  const { message } = reason(args);
  assert.match(message, sentence, args.join(" ").slice(0, 100));
  if (!args.includes("--limit"))
    assert.doesNotMatch(message, /within the limit/, args.join(" ").slice(0, 100));
}

// Where it was the limit, its number is the limit's.
for (const args of [
  ["sequence", "own/n;k=1..n;k*k<=n;n-=k", "--count", "1000", "--limit", "1000", "--json"],
  ["sequence", "custom/k*k<=n", "--count", "1000", "--limit", "1000", "--json"],
  [
    "sequence",
    "own/n;k=1..n;n%k==0;n-=k",
    "--count",
    "1000",
    "--limit",
    "1000",
    "--lost",
    "--json",
  ],
  ["analyze", "--json", "--limit", "1000", "own/n;k=1..n;k*k<=n;n-=k:1000"],
  ["analyze", "--json", "--limit", "1000", "own/n;k=1..n;k*k<=n;n-=k:1000,5~every"],
])
  assert.equal(
    reason(args).message,
    "not settled within the limit of 1000 options examined",
    args.join(" "),
  );
assert.match(
  reason(["quotient", "--json", "--limit", "1000", "--heaps", "50", "nim"]).message,
  /limit of 1000: /,
);
console.log(`reasons: ${bounds.length} bounds told, ${rows.length} questions ended by theirs`);
