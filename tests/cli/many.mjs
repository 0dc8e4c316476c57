// node many.mjs NIMBER: docs/many-machines.md: two processes give the lines of one.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { ask, nimber } from "./ask.mjs";

const digits = [0, 1, 2, 3, 4, 5, 6, 7];
const codes = [0, 4].flatMap((first) =>
  digits.flatMap((a) =>
    digits.flatMap((b) => digits.map((c) => `octal/${String(first)}.${a}${b}${c}`)),
  ),
);
assert.equal(codes.length, 1024);

const filter = (lines) =>
  new Promise((resolve, reject) => {
    const child = spawn(nimber, ["period", "--limit", "500", "-"], {
      stdio: ["pipe", "pipe", "ignore"],
    });
    let text = "";
    child.stdout.setEncoding("utf8");
    child.stdout.on("data", (more) => (text += more));
    child.on("error", reject);
    child.on("close", () => resolve(text));
    child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  });

const half = codes.length / 2;
const [first, second] = await Promise.all([
  filter(codes.slice(0, half)),
  filter(codes.slice(half)),
]);
const one = ask(["period", "--limit", "500", "-"], `${codes.join("\n")}\n`);
assert.equal(one.status, 1, "some are not proven by 500 values");
// Lines are counted in each process's own input.
const parsed = (text) => text.trimEnd().split("\n").map(JSON.parse);
const lines = parsed(one.stdout);
const joined = [...parsed(first), ...parsed(second)];
assert.deepEqual(
  joined.map(({ line }) => line),
  codes.map((_, i) => (i % half) + 1),
);
assert.deepEqual(
  joined.map((answer, i) => ({ ...answer, line: i + 1 })),
  lines,
);
assert.equal(lines.length, codes.length);
const proven = lines.filter((line) => line.proven).length;
assert.ok(proven > 300 && proven < 1024, String(proven));
// Trailing zeros aside, each line is about its code.
for (const [i, line] of lines.entries())
  assert.equal(line.rule.replace(/0+$/, ""), codes[i].replace(/0+$/, ""));
console.log(`many: ${proven} of ${codes.length} codes proven, by two processes as by one`);
