// node theorems.mjs NIMBER: every theorem that an explanation of a known position speaks of has its
// sentence, in which nothing is left undefined.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./ask.mjs";

const rows = readFileSync(new URL("../core/known_values.inc", import.meta.url), "utf8");
const positions = [...rows.matchAll(/^\{"([^"]+)", \d+\}/gm)].map(([, position]) => position);
assert(positions.length > 30, "known_values.inc has rows");

const wordless = [];
for (const position of positions) {
  for (const convention of ["", "~misere"]) {
    const told = ask(["explain", position + convention]);
    if (told.status === 1) continue;
    assert.equal(told.status, 0, `${position}: ${told.stderr}`);
    for (const [line] of told.stdout.matchAll(/^.*: theorem [a-z-]+.*$/gm))
      wordless.push(`${position}${convention}: ${line}`);
    assert.doesNotMatch(told.stdout, /undefined|: \n|heap 0\b/, position);
  }
}
assert.deepEqual(wordless, [], "a theorem has no sentence in cli/explain_sentences.cpp");
console.log(`${positions.length} positions: every theorem has its sentence`);
