// node bench/strategies.mjs [NIMBER]: how large winning strategies are, how long finding and
// verifying them takes. Printed, not judged; the table of docs/performance.md is made of it.
import { spawnSync } from "node:child_process";

const [nimber = "build/native/nimber"] = process.argv.slice(2);
const run = (words, input = "") => {
  const began = performance.now();
  const { stdout, error } = spawnSync(nimber, words, { input, maxBuffer: 1 << 28 });
  if (error) throw error;
  return { time: performance.now() - began, text: stdout.toString() };
};
const board = (rows, columns) => Array(rows).fill(".".repeat(columns)).join("/");
const cram = (rows, columns) => `grid/..->oo;turn:${board(rows, columns)}`;
const kayles = (pins) => `octal/0.77:${pins}`;
const positions = [
  "take/1..3:100",
  "nim:3,4,5",
  "nim:10,11,12",
  "nim:100,101,102",
  "wythoff:20,30",
  ...[5, 10, 15, 20].map(kayles),
  ...[5, 10, 15].map((pins) => `${kayles(pins)}~misere`),
  ...[
    [3, 3],
    [3, 4],
    [3, 5],
    [4, 4],
    [3, 6],
    [4, 5],
  ].map(([rows, columns]) => cram(rows, columns)),
  `${cram(3, 4)}~misere`,
];
const ms = (time) => `${time.toFixed(0)} ms`;
for (const position of positions) {
  const found = run(["strategy", position, "--json"]);
  const told = JSON.parse(found.text);
  if (told.error) {
    console.log(`| \`${position}\` | ${told.error.code} | | | ${ms(found.time)} | |`);
    continue;
  }
  const lines = told.lost.reduce((sum, { replies }) => sum + Math.max(1, replies.length), 0);
  const checked = run(["strategy", "--verify", "-"], found.text);
  if (JSON.parse(checked.text).valid !== true) throw new Error(`${position}: ${checked.text}`);
  const size = told.values ? `${told.values.length} heaps` : told.lost.length;
  const rank = told.lost[0]?.rank ?? "";
  const row = [`\`${position}\``, size, lines, rank, ms(found.time), ms(checked.time)];
  console.log(`| ${row.join(" | ")} |`);
}
