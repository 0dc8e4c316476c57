// node bench/problems.mjs [NIMBER] [COMPILER]: each judge's problem at the largest input that its
// statement allows: the command's answer beside the printed program (-O2), the best of three runs
// each. Printed, not judged: the ten that take longest, and how many take more than a second.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
    });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const ms = (time) => `${time.toFixed(0)} ms`.padStart(9);
rows.sort((a, b) => Math.max(b.answer, b.program) - Math.max(a.answer, a.program));
for (const { name, answer, program } of rows.slice(0, 10))
  console.log(`${name.padEnd(24)} answer${ms(answer)}  program${ms(program)}`);
const slow = rows.filter((row) => row.answer > 1000 || row.program > 1000);
console.log(
  `${rows.length} problems; more than a second: ${slow.map((row) => row.name).join(", ") || "none"}`,
);
