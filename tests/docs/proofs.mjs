// node proofs.mjs: the table of proofs/README.md is true. Each code by which the core cites a
// theorem has a line there, and a line names no other; each theorem that it says is proven in the
// kernel stands in that file; every file of proofs/ stands in the drawing; nothing is admitted. Six
// theorems in ten, or more, are proven there. The table of octal codes has all those whose numbers
// are below 1,000 in docs/octal.json, with the same numbers.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");
const inCode = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

const readme = read("proofs/README.md");
const [, table] = readme.split("| theorem | codes | proven |\n| --- | --- | --- |\n");
assert.ok(table, "proofs/README.md has its table");
const rows = table
  .trim()
  .split("\n")
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const headings = [...read("docs/theorems.md").matchAll(/^#{2,3} (.+)$/gm)].map(([, text]) => text);
const cited = new Set([
  ...headings.flatMap(inCode),
  ...[...read("cli/theorem_sentences.cpp").matchAll(/step\.code == "([^"]+)"/g)].map(
    ([, code]) => code,
  ),
  // That of a certificate which no explanation cites.
  ...read("core/include/nimber/heap_rule.hpp").match(/(?<=theorem = ")[^"]+/),
]);
assert.ok(cited.size > 40, `the core's list of theorems: ${[...cited].join(" ")}`);
const told = new Set(rows.flatMap(([, codes]) => inCode(codes)));
assert.deepEqual([...told].sort(), [...cited].sort(), "the codes of theorems");

let inKernel = 0;
for (const [theorem, , proven] of rows) {
  const names = [...proven.matchAll(/\[`(\w+)`\]\((\w+\.v)\)/g)];
  if (names.length > 0) ++inKernel;
  else assert.equal(proven, "by hand", theorem);
  for (const [, name, file] of names)
    assert.match(
      read(`proofs/${file}`),
      new RegExp(`^ *(Theorem|Corollary) ${name}\\b`, "m"),
      `${theorem}: ${name} in ${file}`,
    );
}
const share = (100 * inKernel) / rows.length;
assert.ok(share >= 60, `${inKernel} of ${rows.length} theorems are proven in the kernel`);

const drawing = readme.slice(readme.indexOf("```mermaid"), readme.indexOf("## By oneself"));
for (const file of readdirSync(join(root, "proofs"))) {
  if (!file.endsWith(".v")) continue;
  const text = read(`proofs/${file}`);
  assert.match(drawing, new RegExp(`\\b${file.slice(0, -2)}\\b`), `${file} is drawn`);
  assert.doesNotMatch(text, /\b(Admitted|admit|Axiom|Parameter|Abort)\b/, file);
  assert.ok(text.split("\n").length <= 501, `${file} is short`);
  for (const line of text.split("\n")) assert.ok(line.length <= 100, `${file}: ${line}`);
}
const proven = [...read("proofs/OctalTable.v").matchAll(/row \[([\d; ]+)\] (\d+) (\d+)/g)].map(
  ([, digits, preperiod, period]) => {
    const [first, ...others] = digits.split("; ");
    return `${first}.${others.join("") || "0"} ${preperiod} ${period}`;
  },
);
const below = JSON.parse(read("docs/octal.json"))
  .filter(({ preperiod, period }) => period !== null && preperiod + period < 1000)
  .flatMap(({ codes, preperiod, period }) => codes.map((one) => `${one} ${preperiod} ${period}`));
assert.deepEqual(proven.sort(), below.sort(), "the table of octal codes");
for (const path of ["docs/trust.md", "proofs/README.md"])
  assert.match(
    read(path).replace(/\s+/g, " "),
    new RegExp(`\\b${proven.length} (octal )?codes of up to three digits`),
    `${path} says that the table has ${proven.length} codes`,
  );
assert.ok(
  read("docs/trust.md").includes(`checked ${inKernel} of the ${rows.length} theorems`),
  `docs/trust.md says that ${inKernel} of ${rows.length} are proven in the kernel`,
);
console.log(`${inKernel} of ${rows.length} theorems are proven in the kernel`);
