// node checks.mjs: docs/checks.md is true. Each step of script/test and of script/nightly stands in
// its table, and its table names no other. The checks that ctest, npm, Playwright and the fuzzers
// know by name stand there once each, and so do no others.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path) => readFileSync(join(root, path), "utf8");
const found = (path, pattern) => [...read(path).matchAll(pattern)].map(([, name]) => name);
const inCode = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

const heading = "| check | before | `script/test` | how much | `script/nightly` |\n";
const [, table] = read("docs/checks.md").split(heading);
assert.ok(table, `docs/checks.md has the table ${heading}`);
const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
for (const row of rows) {
  assert.equal(row.length, 5, row.join(" | "));
  const [check, before, test, much, nightly] = row;
  assert.match(before, /^(`[a-z-]+`(, whole|: .+)?|new|by hand)$/, `${check}: where it was before`);
  assert.equal(test === "", much === "", `${check}: how much of it script/test does`);
  assert.ok(test || nightly, `${check}: it runs somewhere`);
}

for (const [column, script] of [
  [2, "script/test"],
  [4, "script/nightly"],
]) {
  const { stdout } = spawnSync("bash", [join(root, script), "--steps"], { encoding: "utf8" });
  const steps = stdout.trim().split("\n");
  assert.ok(steps.length > 5, `${script} --steps: ${stdout}`);
  const told = rows.flatMap((row) => inCode(row[column]));
  assert.deepEqual([...new Set(told)].sort(), steps.sort(), `the steps of ${script}`);
}

const ctest = "tests/CMakeLists.txt";
const names = [
  ...found(ctest, /nimber_cli_test\("([^"]+)"/g).map((name) => `cli: ${name}`),
  ...found(ctest, /nimber_docs_test\("([^"]+)"/g).map((name) => `docs: ${name}`),
  ...found(ctest, /add_test\(NAME "([^"$]+)"/g),
  ...new Set(found("web/playwright.config.ts", /\bname: "([^"]+)"/g)),
  ...JSON.parse(read("web/package.json"))
    .scripts.check.split(" && ")
    .map((part) => part.replace("npm run ", "")),
  ...readdirSync(join(root, "tests/fuzz"))
    .filter((file) => file.endsWith(".cpp"))
    .map((file) => file.slice(0, -4)),
];
assert.ok(names.length > 40, names.join(", "));
/** What a row names beside them: programs and what stands in the tree. */
const tools = new Set(["clang-format-14", "nimber_tests", "npm run dom"]);
const told = rows
  .flatMap(([check]) => inCode(check))
  .filter((name) => !tools.has(name) && !existsSync(join(root, name.replace(/ --\w+$/, ""))));
assert.deepEqual(told.sort(), names.sort(), "the names of the checks");
console.log(`${rows.length} rows name ${names.length} checks, and each step of both scripts`);
