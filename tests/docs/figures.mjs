// The figures of docs/trust.md are not older than the program: each names the commit that it was
// measured on and how many lines of code core/ had there; core/ may have grown by a tenth since.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { linesOfCore, linesOfCoreAt } from "../../script/figures.mjs";

const text = readFileSync(new URL("../../docs/trust.md", import.meta.url), "utf8");
const [, table] = /<!-- figures: begin -->\n([^]*?)<!-- figures: end -->/.exec(text) ?? [];
assert.ok(table, "docs/trust.md has lost the marks of its table of figures");
const rows = table
  .trim()
  .split("\n")
  .slice(2)
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
assert.ok(rows.length >= 8, `${rows.length} figures`);

const today = linesOfCore();
const counted = new Map();
for (const [, what, figure, at] of rows) {
  assert.ok(what && figure, `a row without a figure: ${what}`);
  const [, commit, lines] = /^`([0-9a-f]{7})`, ([\d,]+) lines$/.exec(at) ?? [];
  assert.ok(commit, `${what}: "${at}" is no commit with its lines (node script/figures.mjs)`);
  const then = Number(lines.replaceAll(",", ""));
  assert.ok(
    today <= 1.1 * then,
    `${what}: core/ had ${then} lines when this was measured, and has ${today}: measure it again`,
  );
  if (!counted.has(commit)) counted.set(commit, linesOfCoreAt(commit));
  const real = counted.get(commit);
  // A copy without its history can't be asked.
  if (real !== null) assert.equal(then, real, `${what}: lines of core/ at ${commit}`);
}
console.log(`${rows.length} figures, of ${counted.size} commits; core/ has ${today} lines of code`);
