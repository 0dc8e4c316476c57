// node contest_rules.mjs NIMBER: each line of tests/data/contest_rules.txt is what is told of that
// rule. Values and laws agree with plain recursion by the moves of contest_moves.mjs. One rule in
// five is looked at, all of them for NIMBER_STRIDE=1.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { ask } from "./ask.mjs";
import { numbersOf, valuesOf } from "./contest_moves.mjs";
import { readAutomaton, readFormula } from "./formula.mjs";
import { slice } from "./slice.mjs";

const url = new URL("../data/contest_rules.txt", import.meta.url);
const lines = readFileSync(url, "utf8").split("\n").filter(Boolean);
const columns = ["rule", "law", "proven", "far", "program", "state", "problem"];
const rules = lines
  .filter((line) => !line.startsWith("#"))
  .map((line) => {
    const cells = line.split("\t");
    assert.equal(cells.length, columns.length, `${columns.length} columns: ${line}`);
    return Object.fromEntries(columns.map((name, i) => [name, cells[i]]));
  });
const heaps = 160;
const side = 20;

const yes = (answer) => (answer ? "yes" : "no");
const json = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The first law that is proven, or else the first. What is no formula is told in words. */
function lawOf(rule) {
  const laws = json(ask(["patterns", rule, "--json"]).stdout);
  const law = laws.find((one) => one.proven) ?? laws[0];
  if (!law) return { text: "-", proven: false };
  if (law.formula) return { ...law, text: law.formula };
  const line = ask(["patterns", rule]).stdout.split("\n")[laws.indexOf(law)];
  return { ...law, text: line.replace(/ {2}\(.*\)$/, "") };
}

/** Small parts, all of them. */
function* small(numbers) {
  if (numbers === 1) for (let n = 0; n < heaps; n += 1) yield [n];
  else for (let a = 0; a < side; a += 1) for (let b = 0; b < side; b += 1) yield [a, b];
}

/** What is said of a law's part, or undefined. */
function reader(law, plain) {
  if (law.automaton) return { of: "value", says: readAutomaton(law.automaton) };
  assert.ok(law.formula, `no way to read the law ${law.text}`);
  return readFormula(law.formula, (n) => BigInt(plain(Number(n))));
}

const problems = [];
function same(name, rule, told, written) {
  if (told !== written) problems.push(`${rule}\n  ${name}: ${told}, in the file: ${written}`);
}

/** Analyses of the rule at these states, each with its line's number left out. */
const analyses = (rule, states) =>
  json(
    ask(["analyze", "--json", "-"], states.map((state) => `${rule}:${state}\n`).join("")).stdout,
  );

/** The program's values and outcomes of small parts against plain recursion. */
function checkSmall({ rule }, plain) {
  const parts = [...small(numbersOf(rule))];
  analyses(rule, parts).forEach((told, i) => {
    const value = plain(...parts[i]);
    assert.equal(told.outcome, value === 0 ? "P" : "N", `${rule}:${parts[i]}`);
    if (told.value !== null) assert.equal(told.value, value, `${rule}:${parts[i]}`);
  });
  return parts.length;
}

/** The law, proven or not, against plain recursion; places that it excepts are what it says. */
function checkLaw({ rule }, law, plain) {
  const { of, says } = reader(law, plain);
  const except = new Map((law.except ?? []).map(({ n, value }) => [n, value]));
  let compared = 0;
  for (const part of small(numbersOf(rule))) {
    const said = says(...part.map(BigInt));
    if (said === undefined) continue;
    const value = plain(...part);
    if (part.length === 1 && except.has(part[0])) assert.equal(except.get(part[0]), value);
    else if (of === "lost") assert.equal(said, value === 0, `${rule}:${part} by ${law.text}`);
    else assert.equal(said, BigInt(value), `${rule}:${part} by ${law.text}`);
    compared += 1;
  }
  // Most heaps, whatever place it begins at.
  assert.ok(compared > heaps / 2, `${rule}: the law speaks of ${compared} small parts`);
}

/** Far out: an answer is what the law says there, if it is proven. */
function checkFar({ rule, far, state }, law, plain) {
  const told = ask(["analyze", "--json", "--limit", "2000000", `${rule}:${state}`]);
  // The digits as they are written: a value may have more than a number of JavaScript holds.
  const [, value] = /"value": (\d+)/.exec(told.stdout) ?? [];
  const [, outcome] = /"outcome": "([NP])"/.exec(told.stdout) ?? [];
  same("at 10^18", rule, yes(outcome), far);
  assert.equal(told.status, outcome ? 0 : 1, `${rule}:${state}`);
  if (!law.proven || !outcome) return 0;
  const { of, says } = reader(law, plain);
  const said = says(...state.split(",").map(BigInt));
  assert.notEqual(said, undefined, `${rule}: the law speaks of ${state}`);
  assert.equal(outcome, (of === "lost" ? said : said === 0n) ? "P" : "N", `${rule}:${state}`);
  if (of === "value") assert.equal(value, String(said), `${rule}:${state}`);
  return 1;
}

/** By which way `nimber program` goes: the one that prints the same, but for comments. */
function wayOf(rule) {
  const print = (...by) => {
    const run = ask(["program", rule, "--io", "T", ...by]);
    assert.ok(run.status === 0 || run.status === 1, `${rule}: ${run.stderr}`);
    return run.status === 0 ? run.stdout.replace(/^\s*\/\/.*\n/gm, "") : undefined;
  };
  const usual = print();
  if (usual === undefined) return "-";
  const ways = ["table", "closed", "period", "runs"];
  const way = ways.find((by) => print("--by", by) === usual);
  assert.ok(way, `${rule}: a program that goes by none of ${ways}`);
  return way;
}

assert.equal(new Set(rules.map(({ rule }) => rule)).size, 40, "40 rules, none twice");
let [proven, answered, parts, compared] = [0, 0, 0, 0];
for (const row of slice(rules, 5)) {
  const { rule } = row;
  const plain = valuesOf(rule);
  parts += checkSmall(row, plain);
  const law = lawOf(rule);
  same("law", rule, law.text, row.law);
  same("proven", rule, yes(law.proven), row.proven);
  if (law.text !== "-") checkLaw(row, law, plain);
  compared += checkFar(row, law, plain);
  same("program", rule, wayOf(rule), row.program);
  const numbers = row.state.split(",");
  assert.equal(numbers.length, numbersOf(rule), `${rule}: a state of as many numbers`);
  assert.equal(numbers[0], String(10n ** 18n), `${rule}: its state is at 10^18`);
}
for (const row of rules) {
  proven += row.proven === "yes";
  answered += row.far === "yes";
}
assert.deepEqual(problems, [], problems.join("\n"));
const counts = `${proven} of ${rules.length} proven, ${answered} at 10^18`;
assert.ok(lines.includes(`# ${counts}`), `the file says: # ${counts}`);
console.log(counts);
console.log(`${parts} small parts by plain recursion, ${compared} at 10^18 by a proven law`);
