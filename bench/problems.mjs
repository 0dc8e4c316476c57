// node bench/problems.mjs [NIMBER] [COMPILER]: each judge's problem at the largest input that its
// statement allows: the command's answer beside the printed program (-O2), the best of three runs
// each, and the page's module once, where it has been built. Printed, not judged: the ten that take
// longest, how many take more than a second, and in the page more than four.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generator } from "../tests/problems/random.mjs";

const [nimber = "build/native/nimber", compiler = "g++"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "nimber-bench-"));
const run = (command, words, input = "") => {
  const began = performance.now();
  const { status, stdout, error } = spawnSync(command, words, { input, maxBuffer: 1 << 28 });
  if (status !== 0) throw error ?? new Error(`${command} ${words.join(" ")}: ${status}`);
  return { time: performance.now() - began, text: stdout.toString() };
};
const built = (name) => new URL(`../web/generated/${name}`, import.meta.url);
const page = existsSync(built("nimber.js"))
  ? await (
      await import(built("nimber.js"))
    ).default({ wasmBinary: readFileSync(built("nimber.wasm")) })
  : null;

/** Milliseconds, or the code of the error that the page answers with. */
function inPage(name, input) {
  if (page === null) return "not built";
  const began = performance.now();
  const work = page.judge(name, input);
  while (!work.step(1e6).done);
  const result = work.result();
  const time = performance.now() - began;
  work.delete();
  return result.error?.code ?? time;
}

const best = (of) => Math.min(...[1, 2, 3].map(() => of().time));

const rows = [];
try {
  for (const line of run(nimber, ["judge", "--list", "--json"]).text.trim().split("\n")) {
    const { name } = JSON.parse(line);
    const { default: problem } = await import(`../tests/problems/${name.replaceAll("-", "_")}.mjs`);
    const input = problem.largest(generator(20_261_126));
    const program = join(folder, name);
    writeFileSync(`${program}.cpp`, run(nimber, ["judge", name, "--program"]).text);
    run(compiler, ["-std=c++17", "-O2", "-o", program, `${program}.cpp`]);
    rows.push({
      name,
      answer: best(() => run(nimber, ["judge", name], input)),
      program: best(() => run(program, [], input)),
      page: inPage(name, input),
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const ms = (time) => (typeof time === "string" ? time : `${time.toFixed(0)} ms`).padStart(14);
const longest = ({ answer, program, page }) =>
  Math.max(answer, program, typeof page === "string" ? 0 : page);
rows.sort((a, b) => longest(b) - longest(a));
for (const { name, answer, program, page } of rows.slice(0, 10))
  console.log(`${name.padEnd(24)} answer${ms(answer)}  program${ms(program)}  page${ms(page)}`);
const named = (chosen) => chosen.map(({ name }) => name).join(", ") || "none";
const slow = rows.filter(({ answer, program }) => answer > 1000 || program > 1000);
console.log(`${rows.length} problems; more than a second: ${named(slow)}`);
if (page !== null) {
  const refused = rows.filter(({ page }) => typeof page === "string");
  console.log(
    `in the page more than four seconds: ${named(rows.filter(({ page }) => page > 4000))}; ` +
      `refused: ${refused.map(({ name, page }) => `${name} (${page})`).join(", ") || "none"}`,
  );
}
