// Work that ends: by a limit, by a signal, by close(); none of them harms another question.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { open } from "nimber";

const nimber = open();
const long = "custom/gcd(n,k)<=2:2000000";

const unsettled = await nimber.analyze(long, { limit: 1000 });
assert.equal(unsettled.error.code, "unsettled");
await assert.rejects(nimber.analyze("nim:3", { limit: -1 }), RangeError);
await assert.rejects(nimber.analyze(null), /^TypeError: position: a text, not null$/);
await assert.rejects(
  nimber.sequence("nim", 1e9),
  /^RangeError: count: .* 50000000, not 1000000000$/,
);
// A lone surrogate is no text: it doesn't become another letter together with what follows it.
for (const text of ["graph/a\ud800b-c:c", "nim:3,\ud800", "take/1..3:2\udc00"])
  assert.equal((await nimber.read(text)).error.code, "bad-character", JSON.stringify(text));

// A line of a sheet: its answer, its error, and never two lines.
const list = "0 1 0 1 2 3 2\n0 1 0 1 2 3 2";
const [game] = (await nimber.answer("which", { values: list })).answer;
assert.deepEqual([game.rule, game.moved, game.agrees_to], ["take/1,3,4", 0, 13]);
const family = await nimber.answer("family 'take/1,$a' 'a=2..4'");
assert.deepEqual(
  family.answer.map(({ period }) => period),
  [3, 2, 5],
);
assert.equal((await nimber.answer("count --heaps 2", { rule: "nim" })).error.code, "bad-option");
assert.equal((await nimber.answer("which", { rule: "nimm" })).error.code, "bad-sheet");
assert.deepEqual(await nimber.answer("# a note"), { answer: null, json: "" });
await assert.rejects(nimber.answer("which\nwhich", { rule: "nim" }), RangeError);
await assert.rejects(nimber.answer("which", { rule: "nim", values: list }), RangeError);
await assert.rejects(nimber.answer("which", { rule: 3 }), TypeError);

const seen = [];
const stop = new AbortController();
const stopped = nimber.analyze(long, {
  signal: stop.signal,
  onProgress: ({ examined }) => {
    seen.push(examined);
    stop.abort();
  },
});
const beside = nimber.analyze("nim:3,4,5");
assert.equal((await stopped).error.code, "stopped");
assert.ok(seen.length > 0 && seen[0] > 0n);
assert.equal((await beside).value, 2n);

// The command's known answers.
const known = readFileSync(process.argv[2], "utf8").trim().split("\n").map(JSON.parse);
for (const { ask, position, outcome, wins } of known) {
  const answer = await nimber.analyze(ask);
  assert.equal(answer.position, position);
  assert.equal(answer.outcome, outcome);
  const listed = answer.winning.listed.map((move) => move.position).sort();
  assert.deepEqual(listed, [...wins].sort(), ask);
}
assert.ok(known.length > 200);

const left = nimber.analyze(long);
nimber.close();
assert.equal((await left).error.code, "stopped");
assert.equal((await nimber.analyze("nim:3")).error.code, "stopped");
console.log(`${known.length} known answers`);
