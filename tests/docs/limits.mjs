// node limits.mjs: the numbers of docs/limits.md are those of the two tables of limits. Each limit
// stands in a row, and each number of a row from 1,000 on is a limit that the row names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const read = (path) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

const limits = new Map();
for (const path of ["core/include/nimber/limits.hpp", "web/src/state/limits.ts"]) {
  for (const [, name, value] of read(path).matchAll(/const(?:expr [\w:]+)? (\w+) = ([\d'_]+);/g)) {
    assert(!limits.has(name), `${name} stands in one table`);
    limits.set(name, Number(value.replace(/['_]/g, "")));
  }
}
assert(limits.size > 70, "the tables are read");

const units = { billion: 1e9, million: 1e6, MB: 1e6 };
/** A cell's numbers, but for those in code: "20 billion; 100 million", "10^18", "2^24" as 24. */
const numbersIn = (cell) =>
  [
    ...cell.replace(/`[^`]*`/g, "").matchAll(/(\d[\d,]*)(?:\^(\d+))?(?: (billion|million|MB)\b)?/g),
  ].map(([, digits, power, unit]) => {
    const number = Number(digits.replace(/,/g, ""));
    if (power !== undefined) return number === 2 ? Number(power) : number ** Number(power);
    return number * (units[unit] ?? 1);
  });

const named = new Set();
let rows = 0;
for (const line of read("docs/limits.md").split("\n")) {
  const cells = line.split("|").slice(1, -1);
  if (!line.startsWith("| ") || cells[0].trim() === "what") continue;
  rows += 1;
  assert.equal(cells.length, 5, `${line}: what, at most, past it, test, name`);
  const [what, most, , , names] = cells;
  const told = [...numbersIn(what), ...numbersIn(most)];
  const meant = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => {
    assert(limits.has(name), `${name} is a limit`);
    named.add(name);
    return limits.get(name);
  });
  for (const number of meant) assert(told.includes(number), `${what.trim()}: tells ${number}`);
  if (meant.length > 0)
    for (const number of told.filter((one) => one >= 1_000))
      assert(
        meant.includes(number),
        `${what.trim()}: ${number} is none of the limits that it names`,
      );
}
assert.deepEqual(
  [...limits.keys()].filter((name) => !named.has(name)),
  [],
  "each has a row",
);
console.log(`${limits.size} limits in ${rows} rows`);
