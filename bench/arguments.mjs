// node bench/arguments.mjs [NIMBER]: how long an argument takes, alone and beside a search that
// answers. Processor time, the least of three runs each, by turns. Printed, and what is
// above its bound is marked; the table of docs/performance.md is made of it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cram, queens } from "../tests/cli/boards.mjs";

const [nimber = "build/native/nimber"] = process.argv.slice(2);

/** Seconds of the processor's time, and the answer. */
function run(words) {
  const script = 'TIMEFORMAT="%3U"; time "$0" "$@"';
  const { stdout, stderr } = spawnSync("bash", ["-c", script, nimber, ...words], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { time: Number(stderr.trim().split("\n").at(-1)), answer: JSON.parse(stdout) };
}

function row(name, time, most, more = "") {
  const over = time > most;
  console.log(`| ${name} | ${time.toFixed(3)} s | ${more}${over ? " OVER" : ""} |`);
}

// Alone, on what no search is tried for.
const folder = mkdtempSync(join(tmpdir(), "nimber-bench-"));
try {
  const file = join(folder, "queens.txt");
  writeFileSync(file, queens(31));
  for (const [name, words, most] of [
    ["dominoes, 8 × 8", [cram(8, 8)], 1],
    ["dominoes, 64 × 64", [cram(64, 64)], 1],
    ["dominoes, 64 × 63", [cram(64, 63)], 1],
    ["a row of 4,095 cells, no two marks side by side", ["row/.->x;never=xx:.^4095"], 1],
    ["queens that may not see each other, 31 × 31", ["--graph", file, "nodekayles"], 5],
  ]) {
    const times = [1, 2, 3].map(() => {
      const { answer, time } = run(["analyze", "--json", "--argument", "only", ...words]);
      if (!answer.argument) throw new Error(`${name}: ${JSON.stringify(answer).slice(0, 200)}`);
      return time;
    });
    row(name, Math.min(...times), most, `${most} s`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

// Beside a search that answers: as it is, without arguments, and the argument alone.
const beside = [
  cram(4, 6),
  cram(5, 5),
  cram(4, 7),
  cram(5, 6),
  "grid/.->x;never=xx;turn:.^6/.^6/.^6/.^6/.^6",
  "row/x.->.x,x.->..;flip:x^8.^8",
  "row/.->x;never=x*x;until=xxoxx:.^40",
  "octal/0.77:3000,3001",
];
for (const position of beside) {
  const least = { usual: Infinity, off: Infinity, only: Infinity };
  let settled = true;
  for (let round = 0; round < 3; round += 1) {
    for (const way of ["usual", "off", "only"]) {
      const words = way === "usual" ? [] : ["--argument", way];
      const { answer, time } = run(["analyze", "--json", ...words, position]);
      if (way === "off" && answer.error) settled = false;
      least[way] = Math.min(least[way], time);
    }
  }
  // Below a hundredth of a second the start of the program is most of it.
  const room = 0.01;
  const most = settled ? 1.1 * least.off + room : Infinity;
  const tenth = least.only <= least.off / 10 + room ? "" : " MORE THAN A TENTH";
  const told = `without ${least.off.toFixed(3)} s, alone ${least.only.toFixed(3)} s${tenth}`;
  row(`\`${position}\`${settled ? "" : ", not settled"}`, least.usual, most, told);
}
