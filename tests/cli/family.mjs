// node family.mjs NIMBER: families of rules, line by line: what a line holds, that each member is
// told what it is told alone, shares, and what is wrong with a family.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.mjs";

const folder = mkdtempSync(join(tmpdir(), "nimber-family-"));
const family = (...args) => ask(["family", ...args]);
const lines = (run) => run.stdout.split("\n").slice(0, -1);
const objects = (run) => lines(run).map((line) => JSON.parse(line));

// The lines, to the letter.
const of = (...words) => lines(family("take/1,$a,$b", "a=2..3;b=a+1..4", "--json", ...words));
assert.deepEqual(of(), [
  '{"a": 2, "b": 3, "rule": "take/1,2,3", "preperiod": 0, "period": 4, "proven": true}',
  '{"a": 2, "b": 4, "rule": "take/1,2,4", "preperiod": 0, "period": 3, "proven": true}',
  '{"a": 3, "b": 4, "rule": "take/1,3,4", "preperiod": 0, "period": 7, "proven": true}',
]);
assert.deepEqual(of("--of", "preperiod"), of());
assert.equal(
  of("--of", "values", "--count", "8")[2],
  '{"a": 3, "b": 4, "rule": "take/1,3,4", "values": [0, 1, 0, 1, 2, 3, 2, 0]}',
);
assert.equal(JSON.parse(of("--of", "values")[0]).values.length, 60);
assert.equal(
  of("--of", "lost", "--count", "8")[2],
  '{"a": 3, "b": 4, "rule": "take/1,3,4", "lost": "PNPNNNNP"}',
);
assert.equal(
  of("--of", "quotient")[0],
  '{"a": 2, "b": 3, "rule": "take/1,2,3", "order": 6, "p_portion": 2, "heaps": 12, "proven": true}',
);
const quotient = JSON.parse(ask(["quotient", "take/1,2,3", "--json"]).stdout);
assert.deepEqual([quotient.order, quotient.p_portion], [6, 2]);

// Laws follow the members.
const laws = (...words) =>
  objects(family(...words, "--laws", "--json")).filter(({ law_of }) => law_of !== undefined);
assert.deepEqual(laws("take/$a,$b", "a=1..39;b=a+1..40"), [
  {
    formula: "g(a,b) = if(b%(2*a)==a,2*a,a+b)",
    kind: "expression",
    size: 14,
    from: 0,
    checked_to: 40,
    proven: false,
    law_of: "period",
    members: 780,
  },
  {
    formula: "g(a,b) = 0",
    kind: "tail",
    size: 1,
    from: 0,
    checked_to: 40,
    proven: false,
    law_of: "preperiod",
    members: 780,
  },
]);
const conjecture = laws("take/$a,$b,$c", "a=1..98;b=a+1..99;c=b+1..100");
assert.deepEqual(conjecture[0], {
  formula: "(a+b)%g==0||(a+c)%g==0||(b+c)%g==0",
  kind: "relation",
  size: 23,
  proven: false,
  law_of: "period",
  members: 159_250,
  where: "a+b!=c",
  cases: [
    { formula: "g==a+b||g==a+c||g==b+c", members: 149_335 },
    { formula: "(a+b)%g==0||(a+c)%g==0||(b+c)%g==0", members: 9915 },
  ],
});
assert.ok(
  conjecture.some(
    ({ formula, where, members, law_of }) =>
      formula === "g(a,b,c) = 0" &&
      where === "a+b==c" &&
      members === 2450 &&
      law_of === "preperiod",
  ),
);
assert.deepEqual(
  laws("octal/0.7$a", "a=0..7", "--of", "quotient").map(({ law_of }) => law_of),
  [],
);
const ofWords = family("take/$a,$b", "a=1..39;b=a+1..40", "--laws").stdout.split("\n\n")[1];
assert.equal(
  ofWords,
  "period: g(a,b) = if(b%(2*a)==a,2*a,a+b)  (expression; holds for 780 members)\n" +
    "preperiod: g(a,b) = 0  (tail; holds for 780 members)\n",
);

// In words: a table.
const table = family("take/$a", "a=9..10");
assert.equal(
  table.stdout,
  " a  rule     preperiod  period\n 9  take/9           0  18\n10  take/10          0  20\n",
);
assert.equal(table.status, 0);
assert.match(family("take/$a..", "a=3").stdout, /0 {2}3, growing by 1\n$/);

// A member that can't be read, or has no single heap, or is not settled.
const wrong = family("octal/0.$a", "a=7..8", "--json");
assert.equal(wrong.status, 2);
assert.equal(objects(wrong)[0].period, 2);
const alone = JSON.parse(ask(["period", "octal/0.8"]).stdout).error;
assert.deepEqual(objects(wrong)[1], { a: 8, error: alone });
assert.deepEqual(Object.keys(alone), ["code", "message", "column"]);
const heaps = family("hill/$k", "k=1..2", "--json");
assert.equal(objects(heaps)[0].error.code, "no-sequence");
const unsettled = family("octal/0.$a", "a=6..7", "--limit", "100", "--json");
assert.equal(unsettled.status, 1);
assert.equal(
  lines(unsettled)[0],
  '{"a": 6, "rule": "octal/0.6", "preperiod": null, "period": null, "proven": false}',
);
assert.equal(JSON.parse(lines(family("grundy$a", "a=1", "--json"))[0]).error.code, "missing-colon");
for (const [aspect, field] of [
  ["values", "values"],
  ["lost", "lost"],
]) {
  const few = family("custom/k<=n/$a", "a=3..3", "--of", aspect, "--limit", "9", "--json");
  assert.equal(few.status, 1);
  assert.equal(objects(few)[0][field], null);
}
assert.deepEqual(
  objects(family("octal/0.3$a", "a=1..7", "--of", "quotient", "--limit", "300", "--json")).filter(
    ({ order }) => order === null,
  ).length > 0,
  true,
);

// Members that are positions: who wins each.
const positions = family("nim:$a,$b,15,15,15~most/$k", "a=3;b=11..12;k=3..4", "--of", "lost");
assert.match(
  positions.stdout,
  /^a {3}b {2}k {2}rule +lost\n3 {2}11 {2}3 {2}nim:3,11,15,15,15~most\/3 {2}N\n/,
);
assert.equal(positions.status, 0);
assert.equal(
  lines(family("nim:$a,12,15,15,15~most/3", "a=3", "--of", "lost", "--json"))[0],
  '{"a": 3, "rule": "nim:3,12,15,15,15~most/3", "lost": "P"}',
);
const position = objects(family("nim:$a,12", "a=3", "--json"));
assert.equal(position[0].error.code, "expected-end");
const loops = "graph/1-2,2-1,2-3,4-5,5-4:$a";
assert.deepEqual(
  objects(family(loops, "a=1..4", "--of", "lost", "--json")).map(({ lost }) => lost),
  ["P", "N", "P", "D"],
);

// What is wrong with the family itself.
const problem = (rule, choices, ...more) => {
  const run = family(rule, choices, "--json", ...more);
  assert.equal(run.status, 2, run.stdout);
  return run.stdout === "" ? run.stderr : JSON.parse(run.stdout).error;
};
const place = ({ code, column }) => `${code} ${String(column)}`;
assert.equal(place(problem("take/1,$b", "a=1..9")), "bad-family 8");
assert.equal(place(problem("take/1,$a", "a=1..9;b=2")), "bad-family 8");
assert.equal(place(problem("take/$a", "a=1..")), "bad-family 1");
assert.equal(place(problem("take/$a", "a=1..1000000000000000000")), "bad-family 1");
assert.match(problem("take/$a", "a=1..1000000000000000000").message, /more than 1000000 members/);
assert.equal(place(problem("take/$a,$b,$c,$d", "a=1..2;b=1..2;c=1..2;d=1..2")), "bad-family 22");
assert.equal(place(problem("take/$a", "a=1..%")), "bad-own 6");
assert.equal(family("take/1,$b", "a=1..9").stderr.trim().endsWith("at column 8"), true);
for (const words of [
  ["--of", "colour"],
  ["--of"],
  ["--count", "0", "--of", "values"],
  ["--count", "5"],
  ["--count", "100001", "--of", "lost"],
  ["--shard", "0/3"],
  ["--shard", "4/3"],
  ["--shard", "3"],
  ["--skip", "many"],
  ["--laws", "--of", "lost"],
  ["--laws", "--shard", "1/3"],
  ["--colour"],
])
  assert.match(problem("take/$a", "a=1..9", ...words), /^error: |^\S/, words.join(" "));
assert.equal(ask(["family", "take/$a"]).status, 2);

// In a sheet, with its column there.
const sheet = ask(
  ["sheet", "-", "--json"],
  "rule nim\nfamily 'take/1,$a' 'a=2..3'\nfamily 'take/1,$a' 'a=2..'\nfamily 'take/$a' 'a=1..9999999'\n",
);
const [good, bad, large] = objects(sheet);
assert.deepEqual(
  good.answer.map(({ period }) => period),
  [3, 2],
);
assert.equal(place(bad.answer.error), "bad-family 21");
assert.equal(place(large.answer.error), "bad-family 19");

// Shares: each member once, told as in the whole; resumed; joined in order.
const asked = ["take/$a,$b,$c", "a=1..9;b=a+1..10;c=b+1..12", "--json"];
const whole = family(...asked);
const share = (i, n, ...more) => family(...asked, "--shard", `${i}/${n}`, ...more);
const files = [1, 2, 3].map((i) => {
  const run = share(i, 3);
  const skipped = share(i, 3, "--skip", "20");
  assert.deepEqual(lines(skipped), lines(run).slice(20));
  const file = join(folder, `${i}.jsonl`);
  // In any order.
  writeFileSync(file, [...lines(run)].reverse().join("\n") + "\n");
  return file;
});
assert.deepEqual(objects(share(2, 3))[0], {
  ...objects(whole)[1],
  line: 2,
  lines: lines(whole).length,
});
assert.equal(lines(family(...asked, "--skip", "5")).join(), lines(whole).slice(5).join());
const joined = family("--join", ...files);
assert.equal(joined.status, 0, joined.stderr);
assert.equal(joined.stdout, whole.stdout);
// The same share twice is no harm; one that is missing, or cut, or of another family, is.
assert.equal(family("--join", ...files, files[1]).stdout, whole.stdout);
const missing = family("--join", files[0], files[2]);
assert.equal(missing.status, 1);
assert.equal(missing.stdout, "");
assert.match(
  missing.stderr,
  /^error: of \d+ members these are missing: 2, 5, 8, 11, 14, 17, 20, 23/,
);
const second = join(folder, "other.jsonl");
const write = (change) => {
  writeFileSync(second, change(share(2, 3).stdout));
  return family("--join", files[0], second, files[2], "--json");
};
const told = (run) => [run.status, JSON.parse(run.stdout).error.code];
assert.deepEqual(told(write((text) => text.replace(/.*\n/, ""))), [1, "unsettled"]);
assert.deepEqual(told(write((text) => text.slice(0, -9))), [2, "unreadable"]);
assert.deepEqual(told(write((text) => text.replace(/"lines": \d+/, '"lines": 7777'))), [
  2,
  "unreadable",
]);
assert.deepEqual(told(write((text) => text + text.replace(/"period": \d+/, '"period": 99999'))), [
  2,
  "unreadable",
]);
assert.equal(family("--join", join(folder, "nothing")).status, 2);
// An error is told once: in place with --json, else on standard error.
for (const asked of [[second], [join(folder, "nothing")]]) {
  const inPlace = family("--join", ...asked, "--json");
  assert.deepEqual([told(inPlace), inPlace.stderr], [[2, "unreadable"], ""]);
  const inWords = family("--join", ...asked);
  assert.deepEqual([inWords.status, inWords.stdout], [2, ""]);
  assert.match(inWords.stderr, /^error: .*\n$/);
}
// A family may have no members, and says so.
const none = family("take/$a", "a=1..9;a>9");
assert.equal(none.status, 0);
assert.match(none.stderr, /^the family has no members/);
const noneInJson = family("take/$a", "a=1..9;a>9", "--json");
assert.deepEqual([noneInJson.status, noneInJson.stdout, noneInJson.stderr], [0, "", ""]);
assert.equal(family("take/$a", "a=1..3", "--shard", "4/4").stderr, "");
assert.equal(family("--join", second, "--of", "values").status, 2);
assert.equal(family("--join").status, 2);

// Random members of a large family, each asked alone by `nimber period`.
const stride = Number(process.env.NIMBER_STRIDE ?? 20);
const count = Math.ceil(10_000 / stride);
const all = objects(family("take/$a,$b,$c", "a=1..98;b=a+1..99;c=b+1..100", "--json"));
assert.equal(all.length, 161_700);
let seed = 41;
const random = (n) => (seed = (seed * 48271) % 2147483647) % n;
const picked = Array.from({ length: count }, () => all[random(all.length)]);
const answers = objects(ask(["period", "-"], picked.map(({ rule }) => `${rule}\n`).join("")));
assert.equal(answers.length, count);
for (const [i, answer] of answers.entries())
  assert.deepEqual(
    [picked[i].rule, picked[i].preperiod, picked[i].period, picked[i].proven],
    [answer.rule, answer.preperiod, answer.period, true],
  );

rmSync(folder, { recursive: true });
console.log(`families: lines, places, shares; ${count} random members told as alone`);
