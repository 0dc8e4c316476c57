// Judges' problems by a rule and the problem's own sample: the form of the program is found, the
// program compiled by g++, and held against `nimber judge` on random inputs (tests/problems).
// Without a NAME one problem in three, all of them for NIMBER_STRIDE=1.
// node samples.mjs NIMBER [COMPILER] [NAME ...]
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generator, joined } from "../problems/random.mjs";
import { compilerIn, forEach, run, trimmed } from "./compiled.mjs";
import { slice } from "./slice.mjs";

const [nimber, compiler = "g++", ...only] = process.argv.slice(2);
if (!nimber) throw new Error("node samples.mjs NIMBER [COMPILER] [NAME ...]");
const cases = 300;

/** For each problem the rule, and what is said of the form that the sample does not show. */
const solved = {
  "cses-1098": ["take/1..3"],
  "cses-1730": ["nim"],
  "cses-2207": ["grundy"],
  "hdu-1525": ["own/{a,b};a>0;k=1..b/a;b-=k*a"],
  "hdu-1536": ["take/2,5"],
  "hdu-1846": ["own/(n,m);k=1..m;n-=k"],
  "hdu-1847": ["take/pow2"],
  "hdu-1848": ["take/fib"],
  "hdu-1849": ["nim"],
  "hdu-1850": ["nim"],
  "hdu-1907": ["nim"],
  "hdu-2147": ["own/(a,b);a>1;a-=1|b>1;b-=1|a>1;b>1;a-=1;b-=1"],
  "hdu-2176": ["nim"],
  "hdu-2188": ["own/(n,m);k=1..m;n-=k"],
  // Normal play explains the sample too.
  "hdu-2509": ["own/n;k=1..n;i=0..(n-k)/2;=>(i)+(n-k-i)~misere"],
  "hdu-3032": ["lasker"],
  // A ring (n, k) becomes a row (n, k + 100).
  "hdu-3951": [
    "own/(n,k);k<100;i=1..k;n-=i;k+=100|k>100;i=1..k-100;j=0..(n-i)/2;=>(j,k)+(n-i-j,k)",
  ],
  "hdu-3980": [
    "own/(n,m);m>0;m<=1000;n-=m;m+=1000|m>1000;i=0..(n-m+1000)/2;=>(i,m)+(n-m+1000-i,m)",
  ],
  "hdu-5795": ["own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)"],
  "leetcode-292": ["take/1..3"],
  "leetcode-1025": ["own/n;k=divisors(n);k<n;n-=k"],
  "leetcode-1510": ["take/square"],
  "luogu-p1290": ["own/{a,b};a>0;k=1..b/a;b-=k*a"],
  "luogu-p2197": ["nim"],
  "poj-1067": ["wythoff"],
  "poj-2234": ["nim"],
  "poj-2311": ["own/{w,h};i=2..w/2;=>(i,h)+(w-i,h)|i=2..h/2;=>(w,i)+(w,h-i)"],
  "poj-2505": ["own/n;n>1;k=2..9;n=(n+k-1)/k"],
  "poj-2975": ["nim"],
  // The sample has one case, whose 1 may be a number of moves.
  "poj-3537": ["own/n;i=1..n;=>(max(0,i-3))+(max(0,n-i-2))", "--says", "1,2"],
  "codeforces-1194d": ["own/(n,k);n-=1|n-=2|n-=k"],
  // The sample has one case, which is won.
  "codeforces-256c": ["own/n;y=root(n-1,4)+1..sqrt(n);n=y", "--says", "Furlo,Rublo"],
  "codeforces-1537d": ["own/n;k=divisors(n);k>1;k<n;n-=k"],
};

/** Why the others can't be solved so. */
const unsolved = {
  "what is asked is no winner and no move of each case": [
    "atcoder-abc172-f atcoder-arc168-b atcoder-agc010-f cses-1729 codeforces-812e euler-301",
    "euler-306 euler-310 euler-509 hdu-2149 luogu-p2490 luogu-p5363 poj-2368",
  ],
  "the moves are told in a form or an order of the judge's own": [
    "hdu-2177 hdu-2486 lanqiao-monks luogu-p1247 luogu-p3185 luogu-p4055 luogu-p6487",
  ],
  "a case is a board, a text, a graph or a table": [
    "atcoder-abc206-f atcoder-agc017-d codeforces-1704f codeforces-276b codeforces-305e",
    "codeforces-455b hdu-1730 hdu-2873 hdu-3094 hdu-3404 hdu-3590 hdu-5724 hdu-5996 leetcode-294",
    "luogu-p2594 luogu-p6560 poj-1704 poj-2425 poj-3710",
  ],
  "the numbers of a case depend on each other: they are no heaps of a sum": [
    "atcoder-agc002-e codeforces-1147c codeforces-1382b codeforces-1396b codeforces-850c",
    "cses-1099 cses-2208 hdu-3389 hdu-4111 hdu-4155 hdu-4315 leetcode-464 leetcode-810 poj-2068",
  ],
  "a case has a number for all of its heaps, or a set between other numbers": [
    "atcoder-abc255-g atcoder-abc297-g atcoder-dp-k codeforces-36d codeforces-603c hdu-2897",
  ],
  "a case is several pairs, or stretches of heaps": [
    "atcoder-arc091-f codeforces-15c hdu-1729 hdu-3595 luogu-p2148",
  ],
  "a case is one number of a position that has two": ["codeforces-768e hdu-2516 poj-2484"],
  "what stands twice counts once": ["hdu-3537"],
};

/** What must be found, where there is more to it than who wins. */
const forms = {
  "hdu-1536": "--io zero --set --positions --says W,L",
  "hdu-1846": "--io T --says first,second",
  "hdu-1848": "--io zero --heaps line --says Fibo,Nacci",
  "hdu-1850": "--io zero --moves count",
  "hdu-1907": "--io T --says John,Brother --misere",
  "hdu-2176": "--io zero --says Yes,No --moves all",
  "hdu-3951": "--io T --says 'Case {n}: first,Case {n}: second'",
  "hdu-3980": "--io T --says 'Case #{n}: aekdycoin,Case #{n}: abcdxyzk'",
  "leetcode-292": "--io eof --heaps one --says true,false",
  "poj-2975": "--io zero --moves count",
  "poj-1067": "--io eof --says 1,0",
};

const folder = await mkdtemp(join(tmpdir(), "nimber-samples-"));
const file = async (name, text) => {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
};
const compiled = await compilerIn(folder, compiler);
let asked = 0;

/** The words of a question about this sample. */
async function withSample(words, sample, name = `s${++asked}`) {
  const both = [await file(`${name}.in`, sample.in), await file(`${name}.out`, sample.out)];
  return ["program", ...words, "--samples", ...both];
}
const formOf = (text) => /^\/\/ In the form of the sample: (.*)\.$/m.exec(text)?.[1];

async function check({ name, sample }) {
  const { default: problem } = await import(`../problems/${name.replaceAll("-", "_")}.mjs`);
  const text = await run(nimber, await withSample(solved[name], sample, name), "");
  const form = formOf(text);
  if (forms[name]) assert.equal(form, forms[name], name);
  assert(form && !form.includes(";"), `${name}: nothing is guessed, ${form}`);
  const program = await compiled(text);
  const agrees = async (input, output, what) =>
    assert.equal(trimmed(await run(program, [], input)), trimmed(output), `${name}: ${what}`);
  await agrees(sample.in, sample.out, "the sample");
  await agrees(sample.in.replaceAll("\n", "\r\n"), sample.out, "the sample with CRLF");
  await agrees(sample.in.trimEnd(), sample.out, "the sample without its last newline");
  const random = generator(20_261_127);
  const all = Array.from({ length: cases }, () => problem.one(random));
  const inputs = problem.frame === "once" ? all.map(({ input }) => input) : [joined(problem, all)];
  for (const input of inputs)
    await agrees(input, await run(nimber, ["judge", name], input), input.slice(0, 400));
}

const nim = { in: "3\n2\n1 1\n3\n1 2 4\n2\n3 3\n", out: "No\nYes\nNo\n" };

/** What is found of other samples. */
async function checkForms() {
  const found = async (words, sample) =>
    formOf(await run(nimber, await withSample(words, sample), ""));
  const cut = (text) => text.replace(/^\d+\n/, "");
  assert.equal(await found(["nim"], nim), "--io T --says Yes,No");
  assert.equal(await found(["nim"], { in: cut(nim.in), out: nim.out }), "--io eof --says Yes,No");
  const ended = { in: `${cut(nim.in)}0\n`, out: nim.out };
  assert.equal(await found(["nim"], ended), "--io zero --says Yes,No");
  // White space around a sample says nothing.
  const spaced = { in: "\n2 \r\n2\r\n1  1\r\n\r\n3\r\n1 2 4\r\n\r\n", out: "No \r\nYes\r\n\r\n" };
  assert.equal(await found(["nim"], spaced), "--io T --says Yes,No");
  // What is said is kept.
  assert.equal(await found(["nim", "--io", "T", "--says", "Yes,No"], nim), "--io T --says Yes,No");
  // One word alone: the other is guessed, and never the same.
  const guessed = "; of the two words the sample shows one only";
  const one = (word, heap = 3) => ({ in: `1\n1\n${heap}\n`, out: `${word}\n` });
  assert.equal(await found(["nim"], one("Win")), `--io T --says Win,Lose${guessed}`);
  assert.equal(await found(["nim"], one("YES", 0)), `--io T --says NO,YES${guessed}`);
  assert.equal(await found(["nim"], one("First", 0)), `--io T --says Second,First${guessed}`);
  assert.equal(await found(["nim"], one("Ann")), `--io T --says Ann,Second${guessed}`);
  // A case without heaps is lost, whatever a heap of 0 is.
  const counts = { in: "0\n1 2\n2 1 1\n", out: "0\n1\n0\n" };
  assert.equal(await found(["nim"], counts), "--io eof --says 1,0");
  const least = "own/n;=>0*(n)|a=0..n-1;=>(a)";
  assert.equal(await found([least], { in: "0\n1 0\n", out: "B\nA\n" }), "--io eof --says A,B");
  // Misère, and moves.
  const misere = { in: "3\n3 1 1 1\n2 1 1\n1 2\n", out: "B\nA\nA\n" };
  assert.equal(await found(["nim"], misere), "--io T --says A,B --misere");
  assert.equal(await found(["nim~misere"], misere), "--io T --says A,B --misere");
  const all = { in: "2\n1 2 2\n", out: "A\n1 0\n" };
  assert.equal(
    await found(["nim", "--io", "eof"], { ...all, in: "3 1 2 2\n2 1 1\n", out: "A\n1 0\nB\n" }),
    "--io eof --says A,B --moves all",
  );
  const first = { in: "3 2 2 2\n2 1 1\n", out: "A\n2 0\nB\n" };
  assert.equal(await found(["nim"], first), "--io eof --says A,B --moves one");
  const pair = { in: "1 2\n2 2\n", out: "lost\nwon\n0 0\n1 2\n2 1\n" };
  assert.equal(await found(["wythoff"], pair), "--io eof --says won,lost --moves all");
  // Sets, whose heaps stand behind them on the line, or on the next one.
  const sets = { in: "2\n2 1 2 3 4\n2 1 2 3 3\n", out: "W\nL\n" };
  for (const words of [[], ["--moves", "count"]])
    for (const between of [" ", "\n"]) {
      const given = { in: sets.in.replace(/^2 1 2 /gm, `2 1 2${between}`), out: sets.out };
      if (words.length > 0) given.out = "2\n0\n";
      const asked = await withSample(["take/1,2", "--set", "--heaps", "line", ...words], given);
      const text = await run(nimber, asked, "");
      assert.match(formOf(text), /^--io T --heaps line --set/);
      assert.equal(await run(await compiled(text), [], given.in), given.out);
    }
}

/** Outputs with a case's number in front of each line. */
async function checkNumbers() {
  const input = "3\n2\n1 1\n3\n1 2 4\n2\n3 3\n";
  const runs = async (words, out, form, given = input) => {
    const text = await run(nimber, await withSample(words, { in: given, out }), "");
    assert.equal(formOf(text), form);
    const program = await compiled(text);
    assert.equal(await run(program, [], given), out);
    // The options alone write the same program.
    const said = form.match(/'[^']*'|[^ ;]+/g).map((word) => word.replaceAll("'", ""));
    if (!form.includes(";")) {
      const plain = await run(nimber, ["program", words[0], ...said], "");
      assert.equal(plain, text.replace(/^.*In the form.*\n/m, ""));
    }
  };
  const says = (word) => `--io T --says '${word.replaceAll("@", "{n}")}'`;
  await runs(["nim"], "Case #1: B\nCase #2: A\nCase #3: B\n", says("Case #@: A,Case #@: B"));
  await runs(["nim"], "Case 1 No\nCase 2 Yes\nCase 3 No\n", says("Case @ Yes,Case @ No"));
  await runs(["nim"], "#1 No\n#2 Yes\n#3 No\n", says("#@ Yes,#@ No"));
  await runs(["nim"], "1. No\n2. Yes\n3. No\n", says("@. Yes,@. No"));
  const counts = "Case 1: 0\nCase 2: 1\nCase 3: 0\n";
  await runs(["nim"], counts, says("Case @: 1,Case @: 0"));
  await runs(
    ["nim", "--moves", "count"],
    counts,
    `${says("Case @: First,Case @: Second")} --moves count`,
  );
  const misere = "Case 1: B\nCase 2: A\nCase 3: A\n";
  const ones = "3\n3 1 1 1\n2 1 1\n1 2\n";
  await runs(["nim"], misere, `${says("Case @: A,Case @: B")} --misere`, ones);
  const sets = "2\n2 1 2 2 1 3 1 2\n1 1 2 1 2 1 1\n";
  const two = `${says("Case @: W,Case @: L")}`.replace("T ", "T --set --positions ");
  await runs(["take/1,2"], "Case 1: LW\nCase 2: LW\n", two, sets);
  // One case, and the other word guessed.
  const only = "; of the two words the sample shows one only";
  const one = "1\n2\n1 2\n";
  await runs(["nim"], "Case 1: Yes\n", `${says("Case @: Yes,Case @: No")}${only}`, one);
  // A number in a word is no case's number.
  const players = "Player 2 wins\nPlayer 1 wins\nPlayer 2 wins\n";
  await runs(["nim"], players, "--io T --says 'Player 1 wins,Player 2 wins'");
  const named = "Player 2\nPlayer 1\nPlayer 2\n";
  await runs(["nim"], named, "--io T --says 'Player 1,Player 2'");
  const lost = { in: "1\n1\n0\n", out: "Player 1: lost\n" };
  const words = ["nim", "--says", "Player 2: lost,Player 1: lost"];
  assert.equal(
    formOf(await run(nimber, await withSample(words, lost), "")),
    "--io T --says 'Player 2: lost,Player 1: lost'",
  );
}

/** What can't be found, and what is wrong. */
async function checkWrong() {
  const fails = (words, status, told) => {
    const { status: left, stderr, stdout } = spawnSync(nimber, words, { encoding: "utf8" });
    assert.equal(left, status, `${words.join(" ")}\n${stdout}${stderr}`);
    assert.match(stderr, told, words.join(" "));
  };
  const sample = async (given, told, words = ["nim"]) =>
    fails(await withSample(words, given), 2, told);
  // The first line of the output that no form explains, or of the input.
  await sample({ ...nim, out: "No\nYes\nYes\n" }, /line 3 of the sample's output: Yes$/m);
  await sample(
    { ...nim, out: "No\nYes\n" },
    /line 3 of the sample's output, where something is mis/,
  );
  await sample({ ...nim, out: `${nim.out}No\n` }, /line 4 of the sample's output: No$/m);
  // A count behind a word is none of the words.
  await sample(
    { ...nim, out: "Second 0\nFirst 1\nSecond 0\n" },
    /line [13] of the sample.s output: Second 0$/m,
  );
  await sample({ ...nim, in: "2\n2\n1 1\nx\n" }, /line 4 of the sample's input: x$/m);
  await sample({ ...nim, in: "-1 5\n" }, /line 1 of the sample's input: -1 5$/m);
  await sample({ ...nim, in: "" }, /line 1 of the sample's input, where something is missing/);
  await sample({ ...nim, out: "" }, /line 1 of the sample's output, where something is missing/);
  await sample({ in: "", out: "" }, /line 1 of the sample's input, where something is missing/);
  // A million bytes are read, not one more.
  const long = (bytes) => ({ in: "1\n1\n5\n".padEnd(bytes, "\n"), out: "Yes\n" });
  const most = 1_000_000;
  const text = await run(nimber, await withSample(["nim"], long(most)), "");
  assert.match(formOf(text), /^--io T --says Yes,No/);
  await sample(long(most + 1), /1000000|1,000,000/);
  await sample({ in: nim.in, out: long(most + 1).in }, /1000000|1,000,000/);
  // A case that is not worked out is not explained.
  const far = { in: "1\n1\n1000000\n", out: "Yes\n" };
  const slow = ["own/n;k=1..n;and(k,n)==k;n-=k", "--io", "T", "--heaps", "counted"];
  await sample(far, /line 1 of the sample's output: Yes$/m, slow);
  // A missing file, and a missing name.
  const there = await file("there", nim.in);
  fails(["program", "nim", "--samples", join(folder, "none"), there], 2, /none/);
  fails(["program", "nim", "--samples", there, join(folder, "none")], 2, /none/);
  fails(["program", "nim", "--samples", there], 2, /--samples takes two files/);
  fails(["program", "nim", "--samples"], 2, /--samples takes two files/);
  fails(["program", "--values", there, "--samples", there, there], 2, /--samples/);
  // The line is quoted with its number; all have to have theirs.
  const numbered = (out) => ({ in: nim.in, out });
  await sample(
    numbered("Case 1: A\nCase 2: B\nCase 3: B\n"),
    /line 3 of the sample's output: Case 3: B$/m,
  );
  await sample(
    numbered("Case 1: A\nCase 2: B\nCase 2: A\n"),
    /line \d of the sample's output: Case/,
  );
  await sample(numbered("Case 1: A\nCase 2: B\nA\n"), /line \d of the sample's output/);
  await sample(
    numbered("Case 1, A\nCase 2, B\nCase 3, A\n"),
    /line 1 of the sample's output: Case 1, A/,
  );
  // Both words have the number, or none has; and something stands behind it.
  for (const says of ["Case {n}: A,B", "Case {n}: A,Game {n}: B", "{n}: A,{n}. B", "{n}: ,{n}: B"])
    fails(["program", "nim", "--says", says], 2, /--says takes two words/);
  await sample(nim, /line 1 of the sample's output: No$/m, ["nim", "--says", "{n}: Yes,{n}: No"]);
  // What is said against the sample.
  await sample(nim, /no form explains line/, ["nim", "--io", "zero"]);
  // A letter for each number tells of each: nothing is guessed of their sum.
  await sample({ in: "1\n3\n3 4 5\n", out: "ABA\n" }, /no form explains line \d/);
  await sample(nim, /no form explains line/, ["nim", "--heaps", "one"]);
  await sample(nim, /line 2 of the sample's output: Yes$/m, ["nim", "--says", "No,Yes"]);
  await sample(nim, /line 2 of the sample's output: Yes$/m, ["nim", "--misere"]);
  await sample(nim, /line 1 of the sample's output: No$/m, ["nim", "--moves", "count"]);
  await sample(nim, /no form explains line/, ["nim", "--set"]);
  // Of rows and graphs there is no program for cases.
  await sample(nim, /no single heap/, ["row/oo->.."]);
}

const listed = (await run(nimber, ["judge", "--list", "--json"], ""))
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const told = [...Object.keys(solved), ...Object.values(unsolved).flat().join(" ").split(" ")];
assert.deepEqual(told.sort(), listed.map(({ name }) => name).sort(), "each problem stands once");
// docs/problems.md says the same.
const doc = await readFile(new URL("../../docs/problems.md", import.meta.url), "utf8");
const [, yes, no] = /^## By a rule([^]*?)^The other problems([^]*?)^## /m.exec(doc);
const namesIn = (text) => [
  ...new Set([...text.matchAll(/`([a-z]+(?:-[a-z0-9]+)+)`/g)].map(([, name]) => name)),
];
assert.deepEqual(namesIn(yes).sort(), Object.keys(solved).sort(), "docs/problems.md, solved");
assert.deepEqual(namesIn(no).sort(), told.filter((name) => !solved[name]).sort(), "the others");

const solvable = listed.filter(({ name }) => solved[name]);
const wanted =
  only.length === 0 ? slice(solvable, 3) : solvable.filter(({ name }) => only.includes(name));
const jobs = wanted.map((one) => () => check(one));
if (only.length === 0) jobs.push(checkForms, checkNumbers, checkWrong);
const errors = [];
try {
  await forEach(jobs, (job) => job().catch((error) => errors.push(error.message.slice(0, 2000))));
} finally {
  await rm(folder, { recursive: true, force: true });
}
assert.deepEqual(errors, []);
console.log(`${wanted.length} problems are solved by a rule and their sample`);
