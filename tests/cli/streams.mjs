// node streams.mjs NIMBER [sanitized]: what can't be read or written is an error, and a filter
// answers each line before it waits for the next.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask, nimber } from "./ask.mjs";

const sanitized = process.argv[3] === "sanitized";
const folder = mkdtempSync(join(tmpdir(), "nimber-streams-"));

/** Runs it with a file or folder as standard input or output. */
function between(args, { input = "/dev/null", output } = {}) {
  const from = openSync(input, "r");
  const to = output === undefined ? "pipe" : openSync(output, "w");
  const run = spawnSync(nimber, args, { stdio: [from, to, "pipe"], encoding: "utf8" });
  closeSync(from);
  if (output !== undefined) closeSync(to);
  return run;
}

/** Every command writes to a full disk: that is said, with status 2. */
function fullDisk() {
  if (!existsSync("/dev/full")) return;
  const file = join(folder, "lines.txt");
  writeFileSync(file, "nim:3\n".repeat(3));
  const bids = join(folder, "bids.txt");
  writeFileSync(bids, "4 2\n3 2\n3 5\n");
  const certificate = join(folder, "certificate.json");
  writeFileSync(certificate, ask(["period", "--certificate", "take/1,3,4"]).stdout);
  const quotient = join(folder, "quotient.json");
  writeFileSync(quotient, ask(["quotient", "--certificate", "take/1,3"]).stdout);
  for (const [words, input] of [
    ["analyze --json nim:3"],
    ["analyze -", file],
    ["explain nim:3"],
    ["explain --dot nim:3"],
    ["sequence nim --count 3"],
    ["sequence nim --count 100000"],
    ["sequence take/square --lost --count 100"],
    ["period octal/0.77"],
    [`period --verify ${certificate}`],
    ["conjecture take/1..3 n%4==0"],
    ["compare take/1..3 take/1,2,3"],
    ["solve nim:3,5,?"],
    ["quotient octal/0.77"],
    [`quotient --verify ${quotient}`],
    ["genus octal/0.77:5"],
    ["nim 4*7"],
    ["patterns take/1,3"],
    ["program nim-product"],
    ["judge hdu-2149", bids],
    ["judge --list"],
    ["program take/1..3"],
    ["play nim:3"],
    ["--help"],
    ["--version"],
    ["--man"],
    ["--completions bash"],
  ]) {
    const run = between(words.split(" "), { input, output: "/dev/full" });
    assert.equal(run.status, 2, words);
    assert.match(run.stderr, /error: the output can't be written: No space left/, words);
  }
}

/** A folder where a file is wanted can't be read; nor can it be standard input. */
function folders() {
  for (const [words, json] of [
    [["period", "--verify", folder], true],
    [["quotient", "--verify", folder], true],
    [["compare", "nim", "--values", folder], false],
    [["patterns", "--values", folder], false],
    [["conjecture", "--values", folder, "P when n==0"], false],
    [["compare", "nim", "--values", folder, "--json"], true],
    [["analyze", "--graph", folder, "--tokens", "a"], false],
    [["analyze", "--graph", folder, "--tokens", "a", "--json"], true],
    [["analyze", "--graph", join(folder, "nothing"), "--tokens", "a", "--json"], true],
  ]) {
    const run = ask(words);
    assert.equal(run.status, 2, words.join(" "));
    const why = /^error: the file \S+ can't be read: \S/m;
    if (json) assert.equal(JSON.parse(run.stdout).error.code, "unreadable");
    else assert.match(run.stderr, why);
    // It is told once.
    assert.equal(json ? run.stderr : run.stdout, "", words.join(" "));
  }
  for (const words of [
    "analyze -",
    "analyze --json -",
    "explain -",
    "period -",
    "period --verify -",
    "quotient -",
    "quotient --verify -",
    "genus -",
    "patterns --values -",
    "solve -",
    "compare nim --values -",
    "judge hdu-1850",
    "play nim:3",
  ]) {
    const run = between(words.split(" "), { input: folder });
    assert.equal(run.status, 2, words);
    const why = /standard input can't be read: \S/;
    // `period -` answers in JSON.
    if (/--json|--verify|^period/.test(words)) {
      assert.match(JSON.parse(run.stdout).error.message, why, words);
      assert.equal(run.stderr, "", words);
    } else {
      assert.match(run.stderr, new RegExp(`error: ${why.source}`), words);
    }
  }
}

/** Sends a line, waits for its answer, sends the next: one JSON object a line, in order. */
async function filter(words, lines, check) {
  const child = spawn(nimber, words, { stdio: ["pipe", "pipe", "inherit"] });
  let text = "";
  let told;
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (more) => {
    text += more;
    if (text.endsWith("\n")) told?.();
  });
  for (const [i, line] of lines.entries()) {
    const answered = new Promise((resolve, reject) => {
      told = resolve;
      setTimeout(reject, 60_000, new Error(`no answer to ${line}`)).unref();
    });
    child.stdin.write(`${line}\n`);
    await answered;
    const answers = text.trimEnd().split("\n");
    assert.equal(answers.length, i + 1, text);
    check(JSON.parse(answers[i]), line);
  }
  const ended = new Promise((resolve) => child.on("close", resolve));
  child.stdin.end();
  return ended;
}

async function filters() {
  const positions = ["nim:3,4,5", "nim:x", "take/1..3:21", "octal/0.8:3", "grundy:13"];
  const position = (answer, line) => {
    if (/x|8/.test(line)) assert.ok(answer.error.column > 0, line);
    else assert.equal(answer.position, line);
  };
  assert.equal(await filter(["analyze", "--json", "-"], positions, position), 2);
  assert.equal(await filter(["explain", "--json", "-"], positions, position), 2);
  assert.equal(
    await filter(["explain", "--check", "--json", "-"], ["nim:2", "nim:x"], () => {}),
    2,
  );
  const rules = ["octal/0.77", "octal/0.9", "take/1,3,4", "wythoff"];
  const rule = (answer, line) => {
    if (/9|wythoff/.test(line)) assert.ok(answer.error, line);
    else assert.equal(answer.rule, line);
  };
  assert.equal(await filter(["period", "-"], rules, rule), 2);
  assert.equal(await filter(["period", "--certificate", "-"], ["take/1..3"], rule), 0);
  assert.equal(await filter(["quotient", "--json", "--heaps", "9", "-"], rules, rule), 2);
  const genus = (answer, line) => {
    if (/x|8/.test(line)) assert.ok(answer.error.column > 0, line);
    else assert.match(answer.genus, /^\d+\^\{[\d,]+\}$/);
  };
  assert.equal(await filter(["genus", "--json", "-"], positions, genus), 2);
  assert.equal(await filter(["solve", "--json", "-"], ["nim:3,?"], () => {}), 0);
}

/** An error of a batch names its line, blank ones counted; one position alone has none. */
function lines() {
  const batch = ask(["analyze", "-"], "nim:1\n\nnim:x\nnim:2\ntake/0:3\n");
  assert.equal(batch.status, 2);
  const errors = batch.stderr.trimEnd().split("\n");
  assert.equal(errors.length, 2);
  assert.match(errors[0], /^error: line 3: .* at column 5$/);
  assert.match(errors[1], /^error: line 5: .* at column 6$/);
  assert.doesNotMatch(ask(["analyze", "nim:x"]).stderr, /line/);
  for (const words of [
    "explain -",
    "explain --check -",
    "explain --dot -",
    "solve -",
    "genus -",
    "quotient -",
    "nim -",
  ])
    assert.match(ask(words.split(" "), "\nnim:x\n").stderr, /^error: line 2: /, words);

  // In JSON the number of the line is the last field of each answer, an error or not.
  for (const [words, good] of [
    ["analyze --json -", "nim:3"],
    ["explain --json -", "nim:3"],
    ["explain --check --json -", "nim:3"],
    ["genus --json -", "nim:3"],
    ["solve --json -", "nim:3,?"],
    ["period -", "take/1..3"],
    ["period --certificate -", "take/1..3"],
    ["quotient --heaps 5 --json -", "take/1..3"],
    ["quotient --heaps 5 --certificate -", "take/1..3"],
    ["nim --json -", "4*7"],
  ]) {
    const text = ask(words.split(" "), `\n${good}\n \n\n?!\n${good}\n`).stdout;
    const answers = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    assert.deepEqual(
      answers.map((answer) => [Object.keys(answer).at(-1), answer.line, "error" in answer]),
      [
        ["line", 2, false],
        ["line", 5, true],
        ["line", 6, false],
      ],
      words,
    );
    // One alone has none.
    const alone = JSON.parse(ask([...words.split(" ").slice(0, -1), good]).stdout);
    assert.ok(!("line" in alone), words);
  }
  // A certificate of a batch can be verified as it is.
  for (const command of ["period", "quotient"]) {
    const [certificate] = ask([command, "--certificate", "-"], "octal/0.77\n").stdout.split("\n");
    const verdict = ask([command, "--verify", "-"], certificate);
    assert.equal(JSON.parse(verdict.stdout).valid, true, verdict.stdout);
  }
}

/** Where JSON is asked for, errors stand in it. */
function errorsInJson() {
  const code = (args, status) => {
    const run = ask(args);
    assert.equal(run.status, status, args.join(" "));
    return JSON.parse(run.stdout.trimEnd().split("\n").at(-1)).error.code;
  };
  assert.equal(code(["sequence", "nimm", "--count", "3", "--json"], 2), "unknown-game");
  assert.equal(code(["sequence", "wythoff", "--count", "3", "--json"], 2), "no-sequence");
  assert.equal(code(["sequence", "wythoff", "--count", "3", "--lost", "--json"], 2), "no-sequence");
  const short = ["--count", "500", "--limit", "5", "--json"];
  assert.equal(code(["sequence", "take/square", ...short], 1), "unsettled");
  assert.equal(code(["sequence", "take/square", "--lost", ...short], 1), "unsettled");
  const twice = join(folder, "twice.txt");
  writeFileSync(twice, "a-b\na-b\n");
  const graph = ["analyze", "--json", "--graph", twice, "--tokens"];
  assert.equal(code([...graph, "a"], 2), "repeated-edge");
  for (const forms of ["--json --csv", "--csv --bfile", "--json --counts", "--lost --csv"]) {
    const run = ask(["sequence", "nim", "--count", "3", ...forms.split(" ")]);
    assert.equal(run.status, 2, forms);
    assert.match(run.stderr, /not two of them/);
    assert.equal(run.stdout, "");
  }
}

/** Memory that is not there is said, with the status of what is not settled. */
function littleMemory() {
  const run = spawnSync(
    "sh",
    ["-c", 'ulimit -v 25000 && exec "$0" analyze wythoff:4000,4000+nim:1', nimber],
    { encoding: "utf8" },
  );
  assert.equal(run.stderr, "error: there is not enough memory\n");
  assert.equal(run.status, 1);
  // What is thrown ends its own line of a batch, and no other.
  const batch = spawnSync("sh", ["-c", 'ulimit -v 25000 && exec "$0" analyze --json -', nimber], {
    encoding: "utf8",
    input: "nim:1,2\nwythoff:4000,4000+nim:1\nnim:3,3\n",
  });
  const answers = batch.stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    answers.map(({ line, outcome, error }) => [line, outcome ?? error.code]),
    [
      [1, "N"],
      [2, "out-of-memory"],
      [3, "P"],
    ],
  );
  assert.equal(batch.status, 1);
}

try {
  // Under a sanitizer nothing starts with so little.
  if (!sanitized) littleMemory();
  fullDisk();
  folders();
  lines();
  errorsInJson();
  await filters();
} finally {
  rmSync(folder, { recursive: true });
}
console.log("streams: every failed read and write is told, and filters answer line by line");
