// node atlas.mjs NIMBER NIMBER_ATLAS: docs/octal.json is what the engine says: some of its rows are
// computed anew, and all of them are held against each other and against docs/octal.md.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const tool = process.argv[3];
const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const text = readFileSync(path("docs/octal.json"), "utf8");
const page = readFileSync(path("docs/octal.md"), "utf8");
const names = JSON.parse(readFileSync(path("script/atlas-names.json"), "utf8"));
assert.ok(text.length <= 200_000, "the atlas has at most 200 KB");
const rows = JSON.parse(text);

// Each code of up to three digits stands in one row, and each row in the page.
const codes = rows.flatMap((row) => row.codes);
const all = new Set();
for (const first of ["0", "4"])
  for (let digits = 0; digits < 512; digits += 1) {
    const code = digits.toString(8).padStart(3, "0").replace(/0+$/, "");
    all.add(`${first}.${code === "" ? "0" : code}`);
  }
assert.deepEqual([...codes].sort(), [...all].sort());
for (const row of rows) {
  assert.ok(page.includes(`| \`${row.codes.join("` `")}\` |`), row.codes[0]);
  assert.deepEqual(
    row.names,
    row.codes.flatMap((code) => names[code] ?? []),
  );
  assert.equal(row.period === null, row.preperiod === null);
  assert.equal(row.period === null, row.largest === null);
}
// Twins are games that are no octal codes, and their values are those of the row.
for (const { codes, values, twins } of rows) {
  for (const rule of twins) {
    assert.doesNotMatch(rule, /octal/);
    const run = spawnSync(process.argv[2], ["sequence", rule, "--count", "48", "--json"], {
      encoding: "utf8",
    });
    const told = JSON.parse(run.stdout).map((value) => value.toString(36));
    assert.equal(told.join(""), values, `${codes[0]} ${rule}`);
  }
}
// Rows differ: by what is proven of them, or by their values.
const keys = rows.map((row) => [row.preperiod, row.period, row.values, row.looked_to].join(" "));
const strips = new Map();
for (const [i, row] of rows.entries()) {
  const before = strips.get(row.values);
  if (before !== undefined) assert.notEqual(keys[i], keys[before], row.codes.join(" "));
  strips.set(row.values, i);
}

// A share of them, anew. Those that take long only where all are tried.
const stride = Number(process.env.NIMBER_STRIDE ?? 8);
const quick = rows.filter((row) => row.looked_to < 20_000 && row.period !== null);
const picked = quick.filter((_, i) => i % stride === 0);
assert.ok(picked.length >= 10, "some are tried");
const run = spawnSync(tool, ["--limit", "200000000"], {
  input: picked.map((row) => `${row.codes[0]}\n${row.codes.at(-1)}\n`).join(""),
  encoding: "utf8",
});
assert.equal(run.status, 0, run.stderr);
const both = run.stdout.trimEnd().split("\n").map(JSON.parse);
assert.equal(both.length, 2 * picked.length);
const anew = both.filter((_, i) => i % 2 === 1);
// The first code of a row and its last one have the same values to the end of the first period.
for (const [i, line] of anew.entries())
  assert.deepEqual([line.print, line.period], [both[2 * i].print, both[2 * i].period], line.code);
const sign = (value) => "0123456789abcdefghijklmnopqrstuvwxyz"[value] ?? "?";
for (const [i, line] of anew.entries()) {
  const row = picked[i];
  assert.deepEqual(
    {
      values: line.values.map(sign).join(""),
      preperiod: line.preperiod,
      period: line.period,
      largest: line.largest,
      rare: line.rare,
      last_rare: line.last_rare,
      quotient: line.order === null ? null : [line.order, line.p_portion],
    },
    {
      values: row.values,
      preperiod: row.preperiod,
      period: row.period,
      largest: row.largest,
      rare: row.rare,
      last_rare: row.last_rare,
      quotient: row.quotients.at(-1),
    },
    row.codes.join(" "),
  );
}
// What the literature says of some of them.
const literature = readFileSync(path("tests/data/octal_periods.csv"), "utf8");
let held = 0;
for (const line of literature.trimEnd().split("\n").slice(1)) {
  const [code, preperiod, period] = line.split(",");
  const row = rows.find((one) => one.codes.includes(code));
  if (!row || row.period === null) continue;
  assert.deepEqual([row.preperiod, row.period], [Number(preperiod), Number(period)], code);
  held += 1;
}
assert.ok(held > 20, "periods of the literature");
console.log(`atlas: ${rows.length} rows; ${picked.length} anew, ${held} as in the literature`);
