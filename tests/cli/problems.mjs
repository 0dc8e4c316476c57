// Each judge's problem: random inputs against plain recursion (tests/problems), the printed program
// compiled by g++ and run on the same, on the sample in every form a file may have, and on the
// largest input; the position that each case is. Without a NAME one problem in six and those that
// were changed last, all of them for NIMBER_STRIDE=1.
// node problems.mjs NIMBER [COMPILER] [NAME ...]
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generator, joined } from "../problems/random.mjs";
import { compilerIn, forEach, run, trimmed } from "./compiled.mjs";
import { changedFiles, slice } from "./slice.mjs";

const [nimber, compiler = "g++", ...only] = process.argv.slice(2);
if (!nimber) throw new Error("node problems.mjs NIMBER [COMPILER] [NAME ...]");

const cases = 1000;
/** A problem of one case an input is asked so often; in script/nightly as often as the others. */
const inputs = Number(process.env["NIMBER_STRIDE"] ?? 10) === 1 ? cases : 100;

const listed = (await run(nimber, ["judge", "--list", "--json"], ""))
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const folder = await mkdtemp(join(tmpdir(), "nimber-problems-"));
const compiled = await compilerIn(folder, compiler, ["-O2"]);

async function check({ name, sample }) {
  const { default: problem } = await import(`../problems/${name.replaceAll("-", "_")}.mjs`);
  const text = await run(nimber, ["judge", name, "--program"], "");
  assert(text.length > 100 && text.includes("//"), `${name}: its program, with a comment`);
  assert(
    text.split("\n").every((line) => line.length <= 100),
    `${name}: no long lines`,
  );
  const program = await compiled(text);
  const both = async (input, output, what) => {
    assert.equal(await run(nimber, ["judge", name], input), output, `${name}: ${what}`);
    const printed = await run(program, [], input);
    assert.equal(trimmed(printed), trimmed(output), `${name}: its program, ${what}`);
  };

  const { in: input, out: output } = sample;
  await both(input, output, "the sample");
  await both(input.replaceAll("\n", "\r\n"), output, "the sample with CRLF");
  await both(input.trimEnd(), output, "the sample without its last newline");
  if (problem.frame !== "lines")
    await both(`\n${input.replaceAll("\n", "\n\n")}\n`, output, "blanks");

  for (const [wrong, words] of problem.refused ?? [])
    await assert.rejects(
      run(nimber, ["judge", name], wrong),
      ({ message }) => message.includes(words),
      `${name}: what can't be answered`,
    );

  const random = generator(20_261_126);
  const checkAll = async (all) => {
    const asked = joined(problem, all);
    const said = all.map((one) => one.output).join("");
    await both(asked, said, `random cases\n${asked.slice(0, 400)}`);
    const positions = (await run(nimber, ["judge", name, "--disguise"], asked)).trim().split("\n");
    const told = all.flatMap((one) => (one.wins === undefined ? [] : one.wins));
    if (told.length === 0) return;
    assert.equal(positions.length, told.length, `${name}: a position a case`);
    const asLines = positions.map((one) => (one === "-" ? "nim:0" : one)).join("\n");
    const known = await run(nimber, ["analyze", "--json", "-"], asLines);
    const answers = known
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    positions.forEach((one, at) => {
      if (one === "-" || told[at] === null) return;
      assert.equal(answers[at].outcome, told[at] ? "N" : "P", `${name}: ${one}`);
      assert.equal(answers[at].position, one, `${name}: ${one} is as the core prints it`);
      ++onBoard;
    });
  };
  let onBoard = 0;
  if (problem.frame === "once")
    for (let at = 0; at < inputs; ++at) await checkAll([problem.one(random)]);
  else await checkAll(Array.from({ length: cases }, () => problem.one(random)));
  if (problem.onBoard !== false) assert(onBoard > 0, `${name}: some case is a position`);

  const large = problem.largest(random);
  const began = performance.now();
  const right = await run(nimber, ["judge", name], large);
  const between = performance.now();
  await both(large, right, "the largest input");
  const ended = performance.now();
  return { name, judge: between - began, both: ended - between };
}

const changed = new Set(
  changedFiles().flatMap((file) => {
    const [, name] = /^(?:core\/judge|tests\/problems)\/(\w+)\.\w+$/.exec(file) ?? [];
    return name ? [name.replaceAll("_", "-")] : [];
  }),
);
const some = new Set(slice(listed, 6));
const wanted = listed.filter((problem) =>
  only.length === 0 ? some.has(problem) || changed.has(problem.name) : only.includes(problem.name),
);
assert(wanted.length > 0, "there is such a problem");
const times = [];
let failed = 0;
try {
  await forEach(wanted, async (problem) => {
    try {
      times.push(await check(problem));
    } catch (error) {
      ++failed;
      console.error(`${problem.name}: ${error.message.slice(0, 3000)}`);
    }
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
times.sort((a, b) => b.judge - a.judge);
for (const { name, judge, both } of times.slice(0, 10))
  console.log(
    `${name}: largest input ${Math.round(judge)} ms, with its program ${Math.round(both)} ms`,
  );

// docs/problems.md names every problem, with its game, technique and chapter.
if (only.length === 0) {
  for (const [words, wanted] of [
    [[], "PROBLEM < INPUT, or --list"],
    [["--program"], "PROBLEM --program"],
    [["--disguise"], "PROBLEM --disguise < INPUT"],
  ])
    await assert.rejects(
      run(nimber, ["judge", ...words], ""),
      ({ message }) => message.includes(`the words wanted here are ${wanted}\n`),
      `what judge ${words} wants`,
    );
  const doc = readFileSync(new URL("../../docs/problems.md", import.meta.url), "utf8");
  const rows = new Set(doc.replaceAll("`", "").split("\n"));
  for (const { name, title, game, technique, chapter } of listed) {
    const row = `| ${[name, title.en, game || "-", technique, chapter].join(" | ")} |`;
    assert(rows.has(row), `docs/problems.md has the row ${row}`);
  }
}
assert.equal(failed, 0, `${failed} problems are wrong`);
console.log(
  `${wanted.length} of ${listed.length} problems: answers, programs and positions agree with plain recursion`,
);
