// node sheets.mjs NIMBER MODULE: each ready sheet of Explore, and some broken ones, answered by the
// command and by the page's module: the same JSON, but for the sentences that the command adds.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [command, modulePath] = process.argv.slice(2);
const { default: create } = await import(pathToFileURL(resolve(modulePath)).href);
const wasm = readFileSync(join(dirname(resolve(modulePath)), "nimber.wasm"));
const module = await create({ wasmBinary: wasm });

/** Without `text` and `message`, which are in the command line's language. */
function wordless(json) {
  if (Array.isArray(json)) return json.map(wordless);
  if (json === null || typeof json !== "object") return json;
  const kept = Object.entries(json).filter(([name]) => name !== "text" && name !== "message");
  return Object.fromEntries(kept.map(([name, value]) => [name, wordless(value)]));
}

/** What stands under a line. */
function answered(sheet, index) {
  const work = module.answerLine(sheet, index);
  while (!work.step(1e7).done);
  const { json } = work.result();
  work.delete();
  return json;
}

const folder = fileURLToPath(new URL("../../web/src/explore/sheets/en", import.meta.url));
const sheets = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
sheets.push(
  "rule take/1..3\nlsot\nsequence\nlost --below x\nconjecture 'P when n%'\n",
  "patterns\nrule tke\nperiod\nvalues 1,x\npatterns\nposition nim:\nanalyze\n",
  "values 0,1,2,0,1,2\ncompare take/1..2\nconjecture 'g(n) = n%3'\nprogram\n",
  "position https://a.b/#nim:3,4,5.\nanalyze\nconjecture 'P when'\" n%%3==0\"\n",
);
let answers = 0;
for (const sheet of sheets) {
  const run = spawnSync(command, ["sheet", "-", "--json"], { input: sheet, encoding: "utf8" });
  const native = run.stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => wordless(JSON.parse(line)));
  const page = module
    .readSheet(sheet)
    .map((line, index) => answered(sheet, index))
    .filter((json) => json !== "")
    .map((json) => wordless(JSON.parse(json)));
  assert.deepEqual(page, native, sheet.split("\n")[1]);
  answers += page.length;
}
assert.ok(answers > 40, "sheets have questions");
console.log(`${answers} answers of ${sheets.length} sheets: the module's are the command's`);
