// The figures of docs/trust.md are not older than the program: each names the commit that it was
// measured on and how many lines of code core/ had there; core/ may have grown by a tenth since.
// What is older stands apart, is called so, and has to be older.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { linesOfCore, linesOfCoreAt } from "../../script/figures.mjs";

const text = readFileSync(new URL("../../docs/trust.md", import.meta.url), "utf8");

/** The rows between two marks. */
function table(name) {
  const marked = new RegExp(`<!-- ${name}: begin -->\n([^]*?)<!-- ${name}: end -->`);
  const [, found] = marked.exec(text) ?? [];
  assert.ok(found, `docs/trust.md has lost the marks of its table "${name}"`);
  return found
    .trim()
    .split("\n")
    .slice(2)
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
}

const fresh = table("figures");
const older = table("older");
assert.ok(fresh.length + older.length >= 8, `${fresh.length + older.length} figures`);

const today = linesOfCore();
const counted = new Map();
for (const [, what, figure, at] of [...fresh, ...older]) {
  assert.ok(what && figure, `a row without a figure: ${what}`);
  const [, commit, lines] = /^`([0-9a-f]{7})`, ([\d,]+) lines$/.exec(at) ?? [];
  assert.ok(commit, `${what}: "${at}" is no commit with its lines (node script/figures.mjs)`);
  const then = Number(lines.replaceAll(",", ""));
  const isOlder = older.some((row) => row[1] === what);
  assert.equal(
    today > 1.1 * then,
    isOlder,
    `${what}: core/ had ${then} lines when this was measured, and has ${today}: ` +
      (isOlder ? "it is not older than others" : "measure it again"),
  );
  if (!counted.has(commit)) counted.set(commit, linesOfCoreAt(commit));
  const real = counted.get(commit);
  // A copy without its history can't be asked.
  if (real !== null) assert.equal(then, real, `${what}: lines of core/ at ${commit}`);
}
console.log(
  `${fresh.length} figures and ${older.length} older ones, of ${counted.size} commits; ` +
    `core/ has ${today} lines of code`,
);
