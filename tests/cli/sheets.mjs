// node sheets.mjs NIMBER: a sheet's answers are those of the commands, line by line.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ask } from "./ask.mjs";

/** Each question: the line above it, the line, and the words of the command that it stands for. */
const questions = [
  ["rule take/1,3,4", "patterns", ["patterns", "take/1,3,4", "--json"]],
  ["rule take/1,3,4", "sequence --count 60", ["sequence", "take/1,3,4", "--count", "60", "--json"]],
  [
    "rule take/1,3,4",
    "sequence --lost --count 60",
    ["lost", "take/1,3,4", "--below", "60", "--json"],
  ],
  ["rule take/1,3,4", "lost", ["lost", "take/1,3,4", "--json"]],
  ["rule wythoff", "grid --side 9", ["grid", "wythoff", "--side", "9", "--json"]],
  ["rule octal/0.77", "period", ["period", "octal/0.77"]],
  ["rule octal/0.77", "period --certificate", ["period", "octal/0.77", "--certificate"]],
  ["rule octal/0.77", "quotient --heaps 9", ["quotient", "octal/0.77", "--heaps", "9", "--json"]],
  [
    "rule take/1..3",
    "conjecture 'P when n%(m+1)==0' --let m=3",
    ["conjecture", "take/1..3", "P when n%(m+1)==0", "--let", "m=3", "--json"],
  ],
  [
    "rule fibonacci",
    "conjecture “P when fib(n)” --where q=n-1",
    ["conjecture", "fibonacci", "P when fib(n)", "--where", "q=n-1", "--json"],
  ],
  ["rule take/1..3", "compare nim", ["compare", "take/1..3", "nim", "--json"]],
  ["rule octal/0.137", "which", ["which", "octal/0.137", "--json"]],
  [
    "rule take/1,3,4",
    "count --heaps 3 --from 1 --to 100 --unordered",
    "count take/1,3,4 --heaps 3 --from 1 --to 100 --unordered --json".split(" "),
  ],
  ["rule take/1..3", "program --io eof", ["program", "take/1..3", "--io", "eof", "--json"]],
  ["position nim:3,4,5", "analyze", ["analyze", "nim:3,4,5", "--json"]],
  ["position nim:3,4,5", "explain", ["explain", "nim:3,4,5", "--json"]],
  ["position nim:3,4", "explain --check", ["explain", "nim:3,4", "--check", "--json"]],
  ["position octal/0.77:8", "genus", ["genus", "octal/0.77:8", "--json"]],
  ["position nim:3,4", "strategy", ["strategy", "nim:3,4", "--json"]],
  ["position nim:3,4", "strategy --by-values", ["strategy", "nim:3,4", "--by-values", "--json"]],
  ["position octal/0.77:8+octal/0.77:3", "period", ["period", "octal/0.77"]],
  ["", "solve nim:3,5,?", ["solve", "nim:3,5,?", "--json"]],
  ["", "nim 4*7", ["nim", "4*7", "--json"]],
];

const lines = questions.map(([above, line]) => `${above}\n${line}`).join("\n");
const sheet = ask(["sheet", "-", "--json"], lines);
assert.equal(sheet.status, 0, sheet.stderr);
const answers = sheet.stdout
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));
assert.equal(answers.length, questions.length);
for (const [i, [, line, command]] of questions.entries()) {
  const alone = ask(command)
    .stdout.trimEnd()
    .split("\n")
    .map((text) => JSON.parse(text));
  const answer = answers[i];
  assert.equal(answer.line, 2 * i + 2, line);
  assert.equal(answer.question, line.split(" ")[0]);
  assert.deepEqual(answer.answer, ["patterns", "which"].includes(line) ? alone : alone[0], line);
}

// The list of questions and the help of the commands tell the same options; the document names all.
const registry = readFileSync(
  fileURLToPath(new URL("../../core/questions/question.cpp", import.meta.url)),
  "utf8",
);
const document = readFileSync(
  fileURLToPath(new URL("../../docs/sheets.md", import.meta.url)),
  "utf8",
);
const rows = [...registry.matchAll(/\{\.name = "(\w+)",(.*?)\.ask = /gs)];
assert.ok(rows.length >= 14, "questions");
for (const [, name, row] of rows) {
  const help = ask([name, "--help"]).stdout;
  const options = /\.options = \{(.*?)\}/s.exec(row)?.[1] ?? "";
  for (const [, option] of options.matchAll(/"(--\w+)/g))
    assert.match(help, new RegExp(`^ +${option}\\b`, "m"), `${name} ${option}`);
  assert.match(document, new RegExp(`\`${name}\\b`), `docs/sheets.md names ${name}`);
}

// What stands in a file is a text here: no form but JSON has a place in JSON.
const asText = JSON.parse(
  ask(["sheet", "-", "--json"], "rule take/1,3,4\nsequence --count 4 --csv\n").stdout,
);
assert.equal(asText.answer, ask(["sequence", "take/1,3,4", "--count", "4", "--csv"]).stdout);
const counts = JSON.parse(
  ask(["sheet", "-", "--json"], "rule take/1,3,4\nsequence --count 70 --counts\n").stdout,
);
assert.deepEqual(counts.answer[0], { value: 0, heaps: 20 });

// In words the lines stand above their answers; what can't be read is told, and the rest goes on.
const told = ask(["sheet", "-"], "rule take/1,3,4\n# a note\nlost --below 8\nlsot\nnim 2*2\n");
assert.equal(told.status, 1);
assert.equal(
  told.stdout,
  "rule take/1,3,4\n# a note\n> lost --below 8\n0\n2\n7\n> lsot\n> nim 2*2\n3\n",
);
assert.match(told.stderr, /^error: line 4: there is no question 'lsot' at column 1$/m);

// What a chat program put behind a link is told where the link stands, and with its answer.
const cut = "position https://a.b/#nim:3,4,5.\ngenus\nanalyze https://a.b/#nim:1,2,\n";
assert.equal(
  ask(["sheet", "-"], cut).stderr,
  "line 1: not part of the link, left out: .\nline 3: not part of the link, left out: ,\n",
);
const marks = ask(["sheet", "-", "--json"], cut).stdout.trimEnd().split("\n");
assert.deepEqual(
  marks.map((line) => JSON.parse(line).left_out),
  [".", ","],
);

// Hostile sheets: long lines, many of them, commands that are no questions, broken marks.
for (const text of [
  "rule " + "take/".repeat(20_000),
  "conjecture '" + "n+".repeat(60_000),
  "\u0000\u0001\n",
  "judge hdu-1850\nplay nim:3\nsheet -\n",
  "rule nim\npatterns --values /etc/hostname\n",
  "'\n\"\n“\n",
  "#".repeat(900_000),
  `nim ${"a ".repeat(400_000)}`,
]) {
  const run = ask(["sheet", "-", "--json"], text);
  assert.ok(run.status === 0 || run.status === 1, text.slice(0, 40));
  for (const line of run.stdout.split("\n").filter((one) => one !== "")) JSON.parse(line);
}
const broken = ask(["sheet", "-", "--json"], Buffer.from([0xff, 0xfe, 0x0a]));
assert.equal(JSON.parse(broken.stdout).error.code, "bad-encoding");
assert.equal(ask(["sheet", "-"], "# \u001b[2J\n").stdout, "# ?[2J\n");
assert.match(
  ask(["sheet", "-"], "rule take/prime\nsequence --count 500 --limit 5\n").stderr,
  /^error: line 2: not settled/m,
);
assert.equal(ask(["sheet", "-", "--json"], "#".repeat(1_100_000)).status, 1);
// The ready sheets of Explore: each is answered whole, and both languages ask the same.
const ready = fileURLToPath(new URL("../../web/src/explore/sheets", import.meta.url));
const names = readdirSync(join(ready, "en"));
assert.deepEqual(readdirSync(join(ready, "zh")), names);
assert.ok(names.length >= 10, "ten ready sheets");
const asked = (text) => text.split("\n").filter((line) => !line.startsWith("#"));
for (const name of names) {
  const [en, zh] = ["en", "zh"].map((tag) => readFileSync(join(ready, tag, name), "utf8"));
  assert.deepEqual(asked(zh), asked(en), name);
  assert.match(
    en.split("\n").find((line) => line.startsWith("#")),
    /^# \S/,
    `${name} has a title`,
  );
  const run = ask(["sheet", "-", "--json"], en);
  assert.equal(run.status, 0, `${name}\n${run.stdout}`);
  assert.equal(run.stderr, "", name);
  for (const line of run.stdout.trimEnd().split("\n"))
    assert.equal(JSON.parse(line).answer.error, undefined, `${name}: ${line.slice(0, 200)}`);
}
console.log("sheets: the same answers as the commands, errors in place");
