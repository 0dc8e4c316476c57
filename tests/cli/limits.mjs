// node limits.mjs NIMBER: the limits of docs/limits.md, each at its edge and one past it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

const nimber = process.argv[2];

/** The code of the error, or null where it was answered. */
function ask(args, input) {
  const run = spawnSync(nimber, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  if (run.error) throw run.error;
  const code = /"code": "([^"]+)"/.exec(run.stdout)?.[1] ?? null;
  assert.equal(
    run.status,
    code === null ? 0 : code === "unsettled" ? 1 : 2,
    `${args.join(" ").slice(0, 80)}\n${run.stderr}`,
  );
  return code;
}
const analyze = (text, ...flags) => ask(["analyze", "--json", ...flags, "-"], `${text}\n`);
const nested = (inner, depth) => "(".repeat(depth) + inner + ")".repeat(depth);
const ones = (count) => "1,".repeat(count - 1) + "1";

/** What is within the limit, what is one past it, and the code of its error. */
const rows = [
  ["bytes of a position", `nim:1${" ".repeat(999_995)}`, `nim:1${" ".repeat(999_996)}`, "too-long"],
  ["parts of a state", `nim:${ones(100_000)}`, `nim:${ones(100_001)}`, "too-many-parts"],
  ["an integer", "nim:1000000000000000000", "nim:1000000000000000001", "too-large"],
  ["stones on steps", "stairs:1,999999999999999999", "stairs:2,999999999999999999", "too-large"],
  ["digits of a code", `octal/0.${"7".repeat(64)}:5`, `octal/0.${"7".repeat(65)}:5`, "bad-octal"],
  [
    "a predicate",
    `custom/${nested("k<n", 64)}:5`,
    `custom/${nested("k<n", 65)}:5`,
    "bad-predicate",
  ],
  // 4096 * 4096 cells, and a row more.
  ["Wythoff in a sum", "wythoff:4095,4095+nim:1", "wythoff:4095,4096+nim:1", "unsettled"],
];
for (const [name, within, past, code] of rows) {
  assert.equal(analyze(within), null, `${name}: within the limit`);
  assert.equal(analyze(past), code, `${name}: past the limit`);
}
assert.equal(analyze("wythoff:1000000000000000000,999999999999999999"), null, "Wythoff alone");

// Work: the same question is answered with enough of it, and given up with one option less.
let low = 0;
let high = 1_000_000;
while (high - low > 1) {
  const middle = Math.floor((low + high) / 2);
  if (analyze("take/prime:500", "--limit", String(middle)) === null) high = middle;
  else low = middle;
}
assert.ok(low > 500, "a table of 500 heaps takes more than 500 options");
assert.equal(analyze("take/prime:500", "--limit", String(low)), "unsettled");

// Heaps told to be lost: few of this rule are, so all can be asked for.
const lost = (count) => {
  const args = ["sequence", "take/1..5,7..", "--lost", "--count", String(count)];
  const run = spawnSync(nimber, args, { encoding: "utf8" });
  return [run.status, run.stdout];
};
assert.deepEqual(lost(100_000_000), [0, "0\n6\n"]);
assert.deepEqual(lost(100_000_001), [1, "0\n6\n"]);

const guess = (depth) => ask(["conjecture", "--json", "take/1..3", nested("n%4==0", depth)]);
assert.equal(guess(63), null);
assert.equal(guess(64), "bad-expression");

const graph = (heap) => {
  const run = spawnSync(nimber, ["explain", "--dot", `nim:${heap}`], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return [run.status, run.stderr];
};
assert.deepEqual(graph(1999), [0, ""], "2,000 positions");
assert.equal(graph(2000)[0], 2);
assert.match(graph(2000)[1], /more than 2000 positions/);

const long = JSON.parse(
  spawnSync(nimber, ["analyze", "--json", "nim:1000"], { encoding: "utf8" }).stdout,
);
assert.equal(long.winning_moves.count, 1);
const many = JSON.parse(
  spawnSync(nimber, ["analyze", "--json", `nim:${ones(301)}`], { encoding: "utf8" }).stdout,
);
assert.deepEqual([many.winning_moves.count, many.winning_moves.listed.length], [301, 256]);
console.log("limits: answered at the edge, refused one past it");
