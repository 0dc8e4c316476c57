// node commands.mjs NIMBER: the help of every command, its example, and every exit status that the
// help names.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { ask, nimber } from "./ask.mjs";

const folder = mkdtempSync(join(tmpdir(), "nimber-commands-"));
const file = (name, text) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Asks, and wants that exit status; for 2 an error in words too. */
function wants(status, args, input) {
  const run = ask(args, input);
  const asked = `nimber ${args.join(" ").slice(0, 100)}`;
  assert.equal(run.status, status, `${asked}\n${run.stderr}`);
  if (status === 2 && !args.includes("--json") && args[0] !== "period")
    assert.match(run.stderr, /^error: \S/m, asked);
  return run;
}

const certificate = ask(["period", "--certificate", "take/1,3,4"]).stdout;
const wrong = certificate.replace(/"period": ?7/, '"period": 14');
assert.notEqual(wrong, certificate);
const quotient = ask(["quotient", "--certificate", "octal/0.77"]).stdout;

/** For each command: what gives each of its statuses, [status, words, standard input]. */
const statuses = {
  analyze: [
    [0, ["nim:3,4,5"]],
    [0, ["-"], "nim:1\n\nnim:2\n"],
    [0, ["--graph", file("graph.txt", "a-b\nb-c\n"), "--tokens", "a", "--misere"]],
    [1, ["--limit", "5", "take/prime:500"]],
    [1, ["--limit", "5", "-"], "nim:1\ntake/prime:500\n"],
    [2, ["nim:x"]],
    [2, ["-"], "nim:1\nnim:x\ntake/prime:5\n"],
    [2, ["--limit", "5", "-"], "nim:x\ntake/prime:500\n"],
    [2, ["--graph", join(folder, "nothing"), "--tokens", "a"]],
    [0, ["--graph", file("cycle.txt", "a-b\nb-a\n"), "--tokens", "a"]],
    [2, ["--graph", file("twice.txt", "a-b\na-b\n"), "--tokens", "a"]],
    [2, ["--graph", file("graph.txt", "a-b\nb-c\n")]],
    [2, ["--limit"]],
    [2, ["--limit", "many", "nim:1"]],
    [2, ["nim:1", "nim:2"]],
  ],
  explain: [
    [0, ["nim:3,4,5"]],
    [0, ["--check", "nim:3,4,5"]],
    [0, ["--dot", "nim:2"]],
    [1, ["--limit", "5", "take/prime:500"]],
    [2, ["nim:"]],
    [2, ["--dot", "nim:5000"]],
  ],
  sequence: [
    [0, ["nim", "--count", "3"]],
    [0, ["take/square", "--lost", "--count", "10000000"]],
    [0, ["nim", "--lost", "--count", "0"]],
    [1, ["take/square", "--lost", "--count", "500", "--limit", "5"]],
    [1, ["take/prime", "--count", "500", "--limit", "5"]],
    [2, ["wythoff", "--count", "3"]],
    [2, ["wythoff", "--lost", "--count", "3"]],
    [2, ["nim"]],
    [2, ["nimm", "--count", "3"]],
  ],
  period: [
    [0, ["octal/0.77"]],
    [0, ["--verify", "-"], certificate],
    [0, ["-"], "nim\ntake/1..3\n"],
    [1, ["octal/0.07", "--limit", "20"]],
    [1, ["--verify", file("wrong.json", wrong)]],
    [2, ["octal/0.8"]],
    [2, ["--verify", "-"], "nothing"],
    [2, ["--verify", join(folder, "nothing")]],
  ],
  quotient: [
    [0, ["octal/0.77"]],
    [0, ["octal/0.07", "--heaps", "20", "--json"]],
    [0, ["--verify", "-"], quotient],
    [1, ["octal/0.07", "--heaps", "30", "--limit", "1000"]],
    [1, ["--verify", file("flipped.json", quotient.replace('"p": [1, ', '"p": ['))]],
    [2, ["wythoff"]],
    [2, ["octal/0.8"]],
    [2, ["--verify", "-", "--json"], "nothing"],
    [2, ["octal/0.77", "--heaps", "many"]],
  ],
  genus: [
    [0, ["octal/0.77:8"]],
    [0, ["--json", "-"], "nim:2\nnim:0\n"],
    [1, ["octal/0.77:30", "--limit", "50"]],
    [2, ["nim:x"]],
    [2, ["nim"]],
  ],
  strategy: [
    [0, ["take/1..3:9"]],
    [0, ["--json", "-"], "nim:2\nnim:0\n"],
    [0, ["--by-values", "octal/0.77:9,4"]],
    [0, ["--verify", "-"], ask(["strategy", "nim:3,4,5", "--json"]).stdout],
    [
      1,
      ["--verify", "-"],
      ask(["strategy", "nim:3,4,5", "--json"]).stdout.replace("3,4,5", "3,4,6"),
    ],
    [1, ["octal/0.77:30~misere", "--limit", "50"]],
    [2, ["graph/a-b,b-a:a"]],
    [2, ["--by-values", "nim:2~misere"]],
    [2, ["--verify", "-", "--json"], "{}"],
    [2, ["nim"]],
  ],
  conjecture: [
    [0, ["--values", "-", "g(n) = n%3"], "0 1 2 0 1 2"],
    [1, ["--values", "-", "g(n) = n%3"], "0 1 2 0 2 2"],
    [2, ["--values", "-", "g(a,b) = a"], "0 1 2 0 2 2"],
    [0, ["take/1..3", "P when n%4==0"]],
    [0, ["take/1..3", "g(n) = n%(m+1)", "--let", "m=3"]],
    [0, ["take/1..3", "P when n%4==0", "--limit", "5"]],
    [1, ["take/1..3", "P when n%5==0"]],
    [2, ["take/1..3", "P when n%"]],
    [0, ["fibonacci", "P when fib(n)", "--where", "q=n-1"]],
    [1, ["fibonacci", "P when square(n)", "--where", "q=n-1", "--heaps", "40"]],
    [2, ["fibonacci", "P when fib(n)", "--where", "x=n"]],
    [2, ["--values", "-", "P when fib(n)", "--where", "q=n-1"], "0 1 2"],
    [0, ["octal/0.77", "P when n%7==0", "--heaps", "0"]],
    [2, ["take/1..3", "P when n%4==0", "--limit", "x"]],
    [2, ["take/1..3"]],
  ],
  patterns: [
    [0, ["take/1..3"]],
    [0, ["take/square", "--count", "200"]],
    [0, ["--values", "-", "--json"], "0 1 2\n".repeat(40)],
    [0, ["--values", "-"], "0 1 2 0 1 2"],
    [0, ["fibonacci", "--where", "q=n-1", "--count", "60"]],
    [1, ["take/1..3", "--count", "5"]],
    [2, ["nimm"]],
    [2, ["--values", "-"], "0 one"],
    [2, ["--values", join(folder, "nothing")]],
    [2, ["fibonacci", "--where", "x=n"]],
    [2, []],
  ],
  lost: [
    [0, ["take/1,3,4", "--below", "30"]],
    [0, ["nim", "--json"]],
    [1, ["take/prime", "--below", "100000000000"]],
    [2, ["wythoff"]],
    [2, ["nim", "--below", "many"]],
  ],
  grid: [
    [0, ["wythoff"]],
    [0, ["take/1,3,4", "--side", "5", "--json"]],
    [1, ["own/(a,b);k=1..a;a-=k|k=1..b;b-=k", "--limit", "5"]],
    [2, ["grundyy"]],
    [2, ["nim", "--side", "0"]],
    [2, ["hackenbush"]],
  ],
  sheet: [
    [0, ["-"], "rule take/1..3\n\n# a note\nsequence --count 5\nlost\n"],
    [0, ["-"], "rule take/prime\nanalyze take/prime:500 --limit 5\n"],
    [1, ["-"], "rule take/1..3\nsequence --count\nlost\n"],
    [1, ["-", "--json"], "sequence --count 5\n"],
    [1, ["-"], "\n".repeat(201)],
    [2, [join(folder, "nothing")]],
    [2, []],
  ],
  compare: [
    [0, ["take/1..3", "take/1,2,3"]],
    [0, ["nim", "--values", "-"], "0 1 2 3"],
    [1, ["take/1..3", "nim"]],
    [1, ["nim", "--values", "-"], "0 1 3"],
    [2, ["nim", "--values", "-"], "0 one"],
    [2, ["nim", "--values", join(folder, "nothing")]],
    [2, ["nim"]],
  ],
  family: [
    [0, ["take/1,$a", "a=2..9"]],
    [0, ["take/$a,$b", "a=1..9;b=a+1..10", "--laws"]],
    [0, ["--join", file("share.jsonl", '{"a": 1, "rule": "x", "line": 1, "lines": 1}\n')]],
    [1, ["octal/0.$a", "a=6..7", "--limit", "100"]],
    [1, ["--join", file("half.jsonl", '{"a": 1, "rule": "x", "line": 1, "lines": 2}\n')]],
    [2, ["octal/0.$a", "a=7..8"]],
    [2, ["take/$b", "a=1..9"]],
    [2, ["--join", join(folder, "nothing")]],
  ],
  count: [
    [0, ["take/1,3,4", "--heaps", "3", "--from", "1", "--to", "20"]],
    [0, ["nim~misere", "--heaps", "3", "--from", "0", "--to", "20", "--unordered", "--json"]],
    [0, ["nim~most/2", "--heaps", "1000", "--sum-at-most", "1000000", "--mod", "1000000009"]],
    [0, ["nim", "--heaps", "1000000", "--from", "5", "--to", "1000000000000000000", "--mod", "2"]],
    [0, ["nim", "--heaps", "1000000", "--from", "1", "--to", "9", "--mod", "1099511627776"]],
    [1, ["take/prime", "--heaps", "2", "--from", "0", "--to", "1000000000000", "--limit", "9999"]],
    [1, ["octal/0.77~misere", "--heaps", "2", "--from", "0", "--to", "9"]],
    [2, ["nim", "--heaps", "1000000000000000000", "--from", "0", "--to", "9"]],
    [2, ["nim", "--heaps", "1000001", "--from", "0", "--to", "9"]],
    [2, ["nim", "--heaps", "2", "--from", "0", "--to", "9", "--mod", "1"]],
    [2, ["nim", "--heaps", "2", "--from", "0", "--to", "9", "--mod", "1099511627777"]],
    [2, ["nim", "--heaps", "2", "--from", "9", "--to", "8"]],
    [2, ["nim", "--heaps", "2", "--from", "9"]],
    [2, ["nim", "--from", "0", "--to", "9"]],
    [2, ["take/even", "--heaps", "2", "--from", "0", "--to", "3000000"]],
    [2, ["nim", "--heaps", "1001", "--sum-at-most", "5", "--mod", "7"]],
    [2, ["nim", "--heaps", "10", "--sum-at-most", "1000001", "--mod", "7"]],
    [2, ["nim", "--heaps", "10", "--sum-at-most", "5"]],
    [2, ["take/1,2", "--heaps", "10", "--sum-at-most", "5", "--mod", "7"]],
    [2, ["nim~most/2", "--heaps", "3", "--from", "0", "--to", "5"]],
    [2, ["nim~misere", "--heaps", "3", "--from", "0", "--to", "5", "--value", "1"]],
    [2, ["wythoff", "--heaps", "3", "--from", "0", "--to", "5"]],
    [2, ["nim~every", "--heaps", "3", "--from", "0", "--to", "5"]],
    [2, []],
  ],
  which: [
    [0, ["--values", "-"], "0 1 2 3 0 1 2 3 0 1 2 3"],
    [0, ["--values", "-", "--marks", "--json"], "PNNN".repeat(5)],
    [0, ["--values", "-"], "7 1 9 2 8 3 7 4 6"],
    [0, ["octal/0.137"]],
    [2, ["--values", "-"], "0 1 2 3 0 1 2"],
    [2, ["--values", "-"], "PNNNPNNNPNNNPNN"],
    [2, ["--values", "-"], "0 1 0 1/1 0 1 0"],
    [2, ["--values", "-", "--marks"], "PNPNPNPNQNPNPNPNPN"],
    [2, ["octal/0.137", "--marks"]],
    [2, ["wythoff"]],
    [2, ["--values", join(folder, "nothing")]],
    [2, []],
  ],
  solve: [
    [0, ["nim:3,5,?"]],
    [1, ["grundy:9,?~misere", "--limit", "5", "--numbers", "40"]],
    [2, ["nim:3,5"]],
    [2, ["nim:?,?"]],
  ],
  judge: [
    [0, ["--list"]],
    [0, ["hdu-1850"], "3\n5 7 9\n0\n"],
    [0, ["--limit", "100000", "hdu-1848"], "500 1 1\n0 0 0\n"],
    [1, ["--limit", "5", "hdu-1848"], "500 1 1\n0 0 0\n"],
    [2, ["--limit", "many", "hdu-1848"], "0 0 0\n"],
    [2, ["hdu-1850"], "3\n5 x 9\n0\n"],
    [2, ["hdu-0"]],
    [2, []],
  ],
  program: [
    [0, ["take/1..3"]],
    [0, ["own/n;k=1..n/3;n-=k"]],
    [0, ["own/n;k=1..n/3;n-=k", "--io", "zero", "--by", "table"]],
    [0, ["take/1..3", "--set", "--heaps", "one"]],
    [1, ["take/1..3", "--by", "runs"]],
    [0, ["own/n;k=1..n;and(k,n)==k;n-=k", "--by", "guess"]],
    [1, ["own/n;k=1..n;and(k,n)==k;n-=k", "--by", "closed"]],
    [1, ["nim", "--by", "guess"]],
    [1, ["nim", "--set"]],
    [1, ["own/n;n+=1|n-=1"]],
    [2, ["take/1..3", "--by", "magic"]],
    [2, ["take/1..3", "--heaps", "two"]],
    [0, ["take/1..3", "--io", "zero", "--says", "Alice,Bob"]],
    [0, ["wythoff", "--io", "T"]],
    [1, ["corners", "--io", "T"]],
    [2, ["take/1..3", "--io", "file"]],
    [2, ["take/1..3", "--says", "Alice"]],
    [0, ["nim", "--io", "T", "--moves", "all"]],
    [0, ["grundy", "--misere", "--io", "eof"]],
    [0, ["lasker~misere", "--moves", "count"]],
    [2, ["nim", "--moves", "some"]],
    [0, ["take/1,3,4", "--ways"]],
    [0, ["nim", "--ways", "--mod", "1000000007", "--json"]],
    [1, ["wythoff", "--ways"]],
    [2, ["nim", "--ways", "--mod", "7"]],
    [2, ["nim", "--mod", "998244353"]],
    [2, ["nim~misere", "--ways"]],
    [2, ["nim", "--ways", "--io", "T"]],
    [2, ["take/1,2", "--set", "--positions", "--moves", "one"]],
    [0, ["nim", "--samples", file("sample.in", "2 1 1\n1 2\n"), file("sample.out", "B\nA\n")]],
    [2, ["nim", "--samples", file("sample.in", "2 1 1\n1 2\n"), file("other.out", "B\nA\nA\n")]],
    [2, ["nim", "--samples", file("sample.in", "2 1 1\n1 2\n"), join(folder, "nothing")]],
    [2, ["nim", "--samples", file("sample.in", "2 1 1\n1 2\n")]],
    [0, ["nim-product"]],
    [2, ["take/0"]],
    [2, []],
  ],
  nim: [
    [0, ["4*7+3"]],
    [0, ["--json", "-"], "4*7\nsqrt(2)/3\n"],
    [2, ["-"], "4*7\n1/0\n2\n"],
    [2, ["4*"]],
    [2, []],
  ],
  play: [
    [0, ["nim:3"], "quit\n"],
    [2, ["nim:"]],
    [2, ["take/1..3"]],
  ],
};

/**
 * Heaps lost, a line each and as an array, are the heaps of value 0; squares by another way than
 * values.
 */
function checkLost() {
  for (const rule of [
    "take/square",
    "take/prime",
    "custom/k*k<=n",
    "take/1,3,4",
    "octal/0.07",
    "grundy",
  ]) {
    const lost = ["sequence", rule, "--lost", "--count", "2000"];
    const values = JSON.parse(wants(0, ["sequence", rule, "--count", "2000", "--json"]).stdout);
    const zeros = values.flatMap((value, heap) => (value === 0 ? [heap] : []));
    assert.ok(zeros.length > 5, rule);
    assert.deepEqual(JSON.parse(wants(0, [...lost, "--json"]).stdout), zeros, rule);
    assert.equal(wants(0, lost).stdout, zeros.map((heap) => `${heap}\n`).join(""), rule);
  }
  assert.equal(wants(0, ["sequence", "nim", "--lost", "--count", "0", "--json"]).stdout, "[]\n");
  // What was found is printed before the error.
  const some = wants(1, ["sequence", "take/square", "--lost", "--count", "500", "--limit", "60"]);
  assert.match(some.stdout, /^0\n2\n5\n7\n/);
}

try {
  checkLost();
  const { stdout: all } = wants(0, ["--help"]);
  assert.equal(wants(0, ["-h"]).stdout, all);
  assert.equal(wants(0, ["help"]).stdout, all);
  assert.match(wants(0, ["--version"]).stdout, /^nimber \d+\.\d+\.\d+\n$/);
  assert.match(wants(2, []).stderr, /a command is wanted/);
  assert.match(wants(2, ["nimm"]).stderr, /no command 'nimm'/);
  assert.match(wants(2, ["nimm", "--help"]).stderr, /no command 'nimm'/);
  assert.match(wants(2, ["help", "nimm"]).stderr, /no command 'nimm'/);
  const named = new Set([...all.matchAll(/^ {2}nimber ([a-z]+)/gm)].map((match) => match[1]));
  assert.deepEqual([...named].sort(), Object.keys(statuses).sort(), "the commands of --help");

  for (const [command, list] of Object.entries(statuses)) {
    const { stdout: help } = wants(0, [command, "--help"]);
    assert.equal(wants(0, ["help", command]).stdout, help);
    assert.ok(help.startsWith(`nimber ${command} `), help);
    for (const line of help.split("\n")) assert.ok(line.length <= 120, line);

    // It tells each status that comes, and none that does not.
    const told = [.../Exit status: ([^]*?)\n\n/.exec(help)[1].matchAll(/\b([0-2]) [a-z]/g)].map(
      (match) => Number(match[1]),
    );
    const met = new Set(list.map(([status]) => status));
    assert.deepEqual([...told].sort(), [...met].sort(), command);
    for (const [status, args, input] of list) wants(status, [command, ...args], input);

    // Every option of the synopsis is told below it, and nobody else's is understood.
    for (const [, option] of help.split("\n\n")[0].matchAll(/(--[a-z-]+)/g))
      assert.match(help, new RegExp(`^ {2}${option}\\b`, "m"), `${command} ${option}`);
    assert.match(wants(2, [command, "--nobody"]).stderr, /no option '--nobody'/);

    // The example does what it says.
    const example = /Example: (.*)/.exec(help)[1];
    const path = {
      ...process.env,
      PATH: dirname(nimber) + delimiter + process.env.PATH,
    };
    const run = spawnSync("sh", ["-c", example], {
      input: "quit\n",
      env: path,
      encoding: "utf8",
    });
    assert.equal(run.status, 0, `${example}\n${run.stderr}`);
    assert.notEqual(run.stdout, "");
  }

  // A guess is handed out to nobody who does not ask for one.
  const loops = "own/n;k=1..n;and(k,n)==k;n-=k";
  assert.equal(
    wants(1, ["program", loops, "--by", "closed"]).stderr,
    `there is no proven program by closed for ${loops}: --by guess prints one that is not proven\n`,
  );
  const pair = "own/(a,b);k=1..2;a-=k|k=1..3;b-=k";
  assert.match(
    wants(1, ["program", pair, "--by", "period"]).stderr,
    /--by guess prints one that is not proven/,
  );
  assert.match(
    wants(1, ["program", "nim", "--by", "guess"]).stderr,
    /^there is no program by guess/,
  );

  // All heaps at once are told in words, and in JSON by a condition that can be read.
  assert.match(
    wants(0, ["patterns", "octal/0.1"]).stdout,
    /^every heap from 2 on is lost {2}\(tail; proven\)$/m,
  );
  // Rows of numbers.
  const row = "own/x{};i=1..len(x);k=1..x[i];x[i]-=k";
  assert.equal(
    wants(0, ["patterns", row]).stdout,
    ["g(x) = xor(x)", "P when xor(x)==0"]
      .map(
        (law) => `${law}  (expression; holds for all 2001 positions of 1 to 5 numbers up to 8)\n`,
      )
      .join(""),
  );
  assert.deepEqual(
    JSON.parse(wants(0, ["patterns", row, "--largest", "1", "--json"]).stdout.split("\n")[0]),
    {
      formula: "g(x) = xor(x)",
      kind: "expression",
      size: 2,
      from: 0,
      checked_to: 1,
      proven: false,
      positions: 2144,
      cells: 64,
    },
  );
  assert.equal(
    wants(1, ["conjecture", row, "P when sum(x)==0"]).stdout,
    "refuted: at 1,1 stands 0, the guess says N\n",
  );
  assert.deepEqual(
    JSON.parse(wants(1, ["conjecture", row, "g(x) = max(x)", "--json"]).stdout).counterexample,
    { x: [1, 1], value: 0, guessed: 1 },
  );
  assert.match(
    wants(0, ["conjecture", row, "xor(x)"]).stdout,
    /^holds for all 2001 positions of 1 to 5 numbers up to 8 \(not proven beyond\)$/m,
  );

  const marks = (one) => wants(0, ["patterns", "--values", "-"], `${one} `.repeat(40)).stdout;
  assert.match(marks("P"), /^every heap is lost /);
  assert.match(marks("N"), /^no heap is lost /);
  const laws = wants(0, ["patterns", "octal/0.1", "--json"]).stdout.trim().split("\n");
  const { formula } = JSON.parse(laws[1]);
  assert.equal(formula, "P when n>=0 for n>=2");
  assert.match(wants(0, ["conjecture", "octal/0.1", formula]).stdout, /^proven/);
  assert.match(
    wants(0, ["conjecture", "wythoff", "P when min(a,b)==phi(abs(a-b))"]).stdout,
    /^proven: that is the theorem about the lost pairs of wythoff$/m,
  );

  // What is wrong with the words is told once, whatever stands on standard input.
  for (const words of [
    ["--bogus", "-"],
    ["--limit", "x", "-"],
    ["nim:3", "-"],
    ["-", "-"],
  ])
    assert.equal(
      wants(2, ["analyze", ...words], "nim:1\nnim:2\n").stderr.match(/^error: /gm).length,
      1,
    );
  wants(2, ["period", "--limit", "-", "nim"], "3\n");
  // What stands behind -- is no option; an option is given once.
  const bare = wants(0, ["analyze", "nim:3"]).stdout;
  assert.equal(wants(0, ["analyze", "--", "nim:3"]).stdout, bare);
  assert.equal(wants(0, ["analyze", "--limit", "9", "--", "nim:3"]).stdout, bare);
  assert.equal(wants(0, ["--", "analyze", "nim:3"]).stdout, bare);
  assert.equal(wants(0, ["analyze", "--", "-"], "nim:3\n").stdout, bare);
  assert.match(wants(2, ["analyze", "--", "--json"]).stderr, /at column 1/);
  assert.match(wants(2, ["analyze", "--limit", "--", "nim:3"]).stderr, /--limit takes a number/);
  assert.match(wants(2, ["nim", "--", "--json"]).stderr, /in place of '-'/);
  for (const [name, asked] of [
    ["--limit", ["analyze", "--limit", "9", "--limit", "8", "nim:3"]],
    ["--json", ["explain", "--json", "nim:3", "--json"]],
    ["--count", ["sequence", "nim", "--count", "3", "--count", "4"]],
    ["--heaps", ["quotient", "--heaps", "3", "nim", "--heaps", "4"]],
    ["--seed", ["play", "--seed", "1", "--seed", "2", "nim:3"]],
  ])
    assert.equal(
      wants(2, asked).stderr,
      `error: ${name} is given twice\nTry: nimber --help\n`,
      asked.join(" "),
    );
  // But for what may be given as often as needed.
  wants(0, ["conjecture", "take/1..4", "g(n) = n%(m+p)", "--let", "m=4", "--let", "p=1"]);

  // Each kind of input has its own words where nothing was given.
  assert.match(wants(2, ["nim", ""]).stderr, /: an expression looks like 4\*7\+3\n/);
  assert.match(wants(2, ["conjecture", "nim", ""]).stderr, /: a guess looks like 'P when/);
  assert.match(wants(2, ["compare", "nim", "--values", "-"], "\n").stderr, /: a list holds/);
  for (const asked of [
    ["conjecture", "fibonacci", "P when fib(n)"],
    ["patterns", "fibonacci"],
  ])
    assert.match(
      wants(2, [...asked, "--where", "q=n-x"]).stderr,
      /error: in --where: .*'x'.* at column 5\n/,
    );
  assert.match(wants(2, ["nim", "2^-1"]).stderr, /in place of 'x\^-e' write 'inv\(x\)\^e'/);

  // What can't be read in a list is named by its line, in JSON by its place in the whole text.
  for (const words of [["compare", "nim"], ["patterns"], ["conjecture", "g(n)=n"]]) {
    const asked = [...words, "--values", "-"];
    assert.match(wants(2, asked, "1 2 x").stderr, /error: this is not .* at column 5\n/);
    assert.match(wants(2, asked, "1\n2 x\n3\n").stderr, /error: line 2: .* at column 3\n/);
    const told = JSON.parse(wants(2, [...asked, "--json"], "1\n2 x\n3\n").stdout);
    assert.deepEqual([told.error.code, told.error.column], ["bad-integer", 5]);
  }
  // A table is no list. Among marks a mark is wanted.
  const game = ["which", "--values", "-"];
  assert.match(wants(2, game, "0 1 0 1/1 0 1 0").stderr, /this is not an integer.* at column 8\n/);
  assert.match(wants(2, game, "0 1 0 1\n1 0/1 0").stderr, /line 2: .* at column 4\n/);
  for (const list of ["PNPNQNNN", "LWLW1WWW"])
    assert.match(wants(2, game, list).stderr, /a mark is expected here.* at column 5\n/);
  assert.match(wants(2, game, "0 1 2 P").stderr, /this is not an integer.* at column 7\n/);
  assert.match(wants(0, ["which", "take/1", "--json"]).stdout, /"name": "She loves me, she /);

  // A number that is too large is one all the same.
  const count = (rule, heaps, ...more) => ["count", rule, "--heaps", heaps, ...more];
  for (const [option, given] of [
    ["--to", "1000000000000000001"],
    ["--value", "18446744073709551616"],
  ])
    assert.equal(
      wants(2, count("nim", "2", "--from", "0", option, given)).stderr,
      `error: ${option} takes a number of at most 1000000000000000000\nTry: nimber --help\n`,
    );
  assert.match(wants(2, count("nim", "2", "--to", "1e9")).stderr, /--to takes a number\n/);

  // A count in words.
  for (const [asked, told] of [
    [
      count("take/1,2,4", "1", "--from", "0", "--to", "7"),
      "3 of 8 positions of 1 heap of 0 to 7 stones are lost: 37.5 %\n",
    ],
    [
      count("nim", "1", "--from", "0", "--to", "1"),
      "1 of 2 positions of 1 heap of 0 to 1 stones is lost: 50 %\n",
    ],
    [
      count("nim", "1", "--from", "1", "--to", "1", "--value", "1"),
      "1 of 1 position of 1 heap of 1 stone is worth 1: 100 %\n",
    ],
    [
      count("nim", "3", "--from", "0", "--to", "3", "--unordered"),
      "5 of 20 positions without order of 3 heaps, each of 0 to 3 stones, are lost: 25 %\n",
    ],
    [
      count("nim", "3", "--from", "0", "--to", "3", "--mod", "9"),
      "7 positions of 3 heaps, each of 0 to 3 stones, are lost, of 1, modulo 9\n",
    ],
    [
      count("nim", "2", "--sum-at-most", "4", "--mod", "100"),
      "3 positions of 2 heaps of at most 4 stones together are lost, of 15, modulo 100\n",
    ],
  ])
    assert.equal(wants(0, asked).stdout, told);
  // What is no strategy is told as one, not as a certificate.
  const lacks = wants(2, ["strategy", "--verify", "-", "--json"], '{"position": "nim:1"}').stdout;
  assert.match(
    JSON.parse(lacks).error.message,
    /^this is not a strategy: it lacks the field winner$/,
  );
} finally {
  rmSync(folder, { recursive: true });
}
console.log("commands: help, examples and exit statuses as they should be");
