// node vectors.mjs NIMBER: the command's answers to every line of tests/data/positions.jsonl.
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { ask } from "./ask.mjs";

const data = new URL("../data/positions.jsonl", import.meta.url);
const cases = readFileSync(data, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

const run = ask(["analyze", "--json", "-"], cases.map((c) => c.ask + "\n").join(""));
const lines = run.stdout.trimEnd().split("\n");

let wrong = 0;
function differ(asked, what, expected, got) {
  wrong += 1;
  console.log(`${asked}: ${what} is ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`);
}

if (run.status !== 0) differ("the command", "exit status", 0, run.status ?? run.signal);
if (lines.length !== cases.length) {
  differ("the command", "number of answers", cases.length, lines.length);
}
cases.forEach((c, i) => {
  let got;
  try {
    got = JSON.parse(lines[i] ?? "");
  } catch {
    differ(c.ask, "answer", "JSON", lines[i] ?? null);
    return;
  }
  if (got.error) {
    differ(c.ask, "answer", c.position, got.error);
    return;
  }
  const misere = c.position.endsWith("~misere");
  const listed = got.winning_moves.listed.map((move) => move.position).sort();
  const checks = [
    ["position", c.position, got.position],
    ["convention", misere ? "misere" : "normal", got.convention],
    ["outcome", c.outcome, got.outcome],
    ["number of winning moves", c.wins.length, got.winning_moves.count],
    // At most 256 are listed.
    ["winning moves", c.wins.length <= 256 ? [...c.wins].sort() : listed, listed],
  ];
  if (misere || c.value !== undefined) checks.push(["value", c.value ?? null, got.value]);
  if (c.values !== undefined)
    checks.push(["values", c.values, got.terms.map((term) => term.value)]);
  if (c.loopy !== undefined) checks.push(["loopy", c.loopy, got.loopy], ["value", null, got.value]);
  checks.push(
    ["number of drawing moves", c.draws?.length, got.drawing_moves?.count],
    [
      "drawing moves",
      c.draws && [...c.draws].sort(),
      got.drawing_moves?.listed.map((m) => m.position).sort(),
    ],
  );
  for (const [what, expected, answer] of checks) {
    if (!isDeepStrictEqual(expected, answer)) differ(c.ask, what, expected, answer);
  }
});

if (run.stderr) console.log(run.stderr);
console.log(`${cases.length} positions, ${wrong} differences`);
process.exit(wrong === 0 && cases.length > 0 ? 0 : 1);
