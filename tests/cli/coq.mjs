// node coq.mjs NIMBER [PROOFS]: certificates as theorems for Coq. Each says the numbers of its
// certificate; what our verifier refuses is not written. With PROOFS, the folder where script/prove
// compiled proofs/, Coq takes each file and finds no axiom, one of them with the theory in it, and
// refuses them with a number changed; and it says of 2,000 true and forged certificates what our
// verifier says.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ask, nimber } from "./ask.mjs";
import { forEach, run } from "./compiled.mjs";

const proofs = process.argv[3] ? resolve(process.argv[3]) : undefined;

const periodic =
  "octal/0.77 octal/0.137 octal/0.07 octal/0.3 octal/0.15 octal/0.333 octal/4.3 octal/4.4 " +
  "octal/0.17 take/1,3,4 take/2,5,7 take/3 take/1..4 take/2..5 take/1..5,9 custom/k<=3 " +
  "take/2,odd take/1,odd,8 custom/k%5==2||k==1 custom/k%6==1||k%6==4";
const closed = "nim take/3.. take/odd take/even take/pow2 lasker coins/turtles coins/twins";
const byNight = process.env["NIMBER_STRIDE"] === "1";
// Quotients of 2 to 20 elements; by night of 16, 22 and 40. Coq's check of 40 takes minutes.
const quotients = (
  "0.123 0.12 0.3 0.31 0.33 0.34 0.5 0.51 0.52 0.313 0.75 4.56 4.74 0.2 4.0 0.55 4.1" +
  (byNight ? " 0.53 0.351 0.77" : "")
)
  .split(" ")
  .map((code) => `octal/${code}`);

/** What a command prints, which must say yes. */
function told(words, input) {
  const { status, stdout, stderr } = ask(words, input);
  assert.equal(status, 0, `${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** [name, file's text, text that Coq must refuse] */
const files = [];
for (const rule of periodic.split(" ")) {
  const { preperiod, period } = JSON.parse(told(["period", rule]));
  const text = told(["period", rule, "--certificate", "--coq"]);
  const says = `has_period the_game ${preperiod} ${period}.`;
  assert.ok(text.includes(`Theorem the_theorem : ${says}`), text);
  assert.match(text, /\nPrint Assumptions the_theorem\.\n$/);
  const [e, p] = files.length % 2 === 0 ? [preperiod + 1, period] : [preperiod, 2 * period];
  files.push([rule, text, text.replace(says, `has_period the_game ${e} ${p}.`)]);
}
for (const rule of closed.split(" ")) {
  const text = told(["period", rule, "--coq"]);
  assert.match(text, /heap_value the_game n = N\.of_nat \(.+\)\./);
  files.push([rule, text, text.replace(/N\.of_nat \((.+)\)\./, "N.of_nat (($1) + 1).")]);
}
for (const rule of quotients) {
  const text = told(["quotient", rule, "--certificate", "--coq"]);
  const certificate = told(["quotient", rule, "--certificate"]);
  const { preperiod } = JSON.parse(certificate);
  const verified = ask(["quotient", "--verify", "-", "--coq"], certificate);
  assert.equal(verified.stdout, text, `${rule}: its certificate says the same`);
  const forged = certificate.replace(/"p": \[\d+(, )?/, '"p": [');
  assert.notEqual(forged, certificate);
  const refused = ask(["quotient", "--verify", "-", "--coq"], forged);
  assert.equal(refused.status, 1, rule);
  assert.equal(JSON.parse(refused.stdout).valid, false, rule);
  assert.ok(text.includes(`from := ${preperiod};`), text);
  const wrong = text.replace(/p_portion := \[\d+(; )?/, "p_portion := [");
  assert.notEqual(wrong, text);
  files.push([`quotient of ${rule}`, text, wrong]);
}
// By the sparse space: codes whose rare heaps end early; of two of them the heap counts too. 0.16
// takes half a minute, by night.
// [rule, preperiod, period, reach, mask, last rare heap, witnesses, does the heap count]
const sparse = [
  ["octal/0.77", 71, 12, 2, 15, 70, 72],
  ["octal/0.045", 189, 32, 3, 15, 188, 191],
  ["octal/0.144", 4, 10, 3, 7, 3, 26],
  ["octal/0.316", 4, 12, 3, 1, 3, 6, true],
  ["octal/0.34", 7, 8, 2, 2, 6, 8, true],
].map(([rule, preperiod, period, reach, mask, last_rare, witnesses, counts = false]) => ({
  certificate: 1,
  rule,
  theorem: "sparse-space",
  preperiod,
  period,
  saltus: 0,
  reach,
  checked_to: period + witnesses + Math.max(preperiod, 1) - 1,
  mask,
  counts_heaps: counts,
  last_rare,
  witnesses,
}));
const sparseTexts = sparse.map((certificate) => [
  certificate.rule,
  told(["period", "--verify", "-", "--coq"], JSON.stringify(certificate)),
]);
if (byNight) sparseTexts.push(["octal/0.16", told(["period", "octal/0.16", "--coq"])]);
for (const [rule, text] of sparseTexts) {
  assert.match(text, /apply \(sparse_octal_period _ \[[\d; ]+\]%N (true|false) \d+\)/);
  const wrong = text.replace(/(Theorem .* )(\d+)\.\n/, (all, before, p) => `${before}${2 * p}.\n`);
  files.push([`${rule}, sparse`, text, wrong]);
}
assert.ok(files.length >= 20, `${files.length} files`);

// Who wins: of heaps by a rule that proofs/ knows, and of positions and heaps given with their
// moves. In a wrong file the other side wins, a move has no answer, or a heap another value.
const heaps =
  "nim:3,5,6 nim:1,2,2 nim:1,2,2~misere octal/0.77:5,4,3 octal/0.77:6,7~misere octal/4.3:5 " +
  "octal/0.137:7,2 take/1,3,4:10 take/1,3,4:7,7 take/2,5:9~misere take/odd:6,3 take/pow2:9 " +
  "lasker:4,5 custom/k<=3:8 nim:0 nim:0~misere";
const given =
  "nim:2+take/1..3:6 coins/turtles:HTH wythoff:3,5 wythoff:4,6~misere nodekayles:1-2,2-3,3-4 " +
  "grundy:7,3 nim:2+take/1..3:3~misere nim:2,2~every stairs:1,0,2";
const strategies = [];
for (const position of heaps.split(" ")) {
  const text = told(["strategy", position, "--coq"]);
  assert.match(text, /^Theorem the_theorem : (won|lost) \(heaps the_game\) /m);
  const won = text.includes("Theorem the_theorem : won");
  const [is, other] = won ? ["won", "lost"] : ["lost", "won"];
  strategies.push([position, text, text.replaceAll(is, other)]);
}
for (const position of given.split(" ")) {
  const text = told(["strategy", position, "--coq"]);
  assert.match(text, /^Theorem the_theorem : forall \(G : game\)/m);
  // The last position that is to be left stands there no more.
  const wrong = text.replace(/\((\d+), \[([^[]*)\]\)\]\.\n/, "(999999, [$2])].\n");
  strategies.push([position, text, wrong]);
}
for (const position of ["grundy:9,5", "take/1,3,4:30+octal/0.77:9", "nim:4,7"]) {
  const text = told(["strategy", position, "--by-values", "--coq"]);
  assert.match(text, /^Theorem the_theorem : forall \(H : heap_game\)/m);
  strategies.push([position, text, text.replace(/\((\d+), \((\d+), \[/, "($1, (1$2, [")]);
}

// Laws. In a wrong file a number of the formula or of the list is another one.
const laws =
  "take/1..5 take/1..99 take/2..5 take/odd take/pow2 take/even take/3.. take/1,prime nim lasker " +
  "custom/k<=n/2 custom/2*k<=n custom/2*k>=n custom/n%k==0 custom/gcd(n,k)==1 custom/k%4!=0 " +
  "custom/k<=3 coins/twins coins/mock coins/ruler stairs wythoff";
const periodicLaws = "octal/0.77 octal/0.3 octal/4.3 octal/0.15 take/1,3,4 take/2,5,7";
for (const rule of laws.split(" ")) {
  const text = told(["patterns", rule, "--coq"]);
  const wrong = text.replace(/^Theorem [^]*?\.\n/m, (theorem) =>
    theorem
      .replace(/N\.of_nat \((.+)\)/, "N.of_nat (($1) + 1)")
      .replace("= N.of_nat n /", "= N.of_nat (S n) /")
      .replace("N.size (", "N.size (1 + ")
      .replace("Nat.Even", "Nat.Odd")
      .replace(/(odious|low) \(/, "$1 (1 + ")
      .replace("steps_value true", "steps_value false")
      .replace("lost wythoff", "won wythoff")
      .replace("listed (N.to_nat 0)\n    [0;", "listed (N.to_nat 0)\n    [1;"),
  );
  strategies.push([`law of ${rule}`, text, wrong]);
}
for (const rule of periodicLaws.split(" ")) {
  const text = told(["patterns", rule, "--coq"]);
  assert.match(text, /^Theorem the_theorem : forall n, N.to_nat \d+ <= n ->/m);
  strategies.push([`law of ${rule}`, text, text.replace(/; (\d+)\]%N n/, "; 1$1]%N n")]);
}
// A sheet answers with the same text.
for (const [question, rule] of [
  ["period", "octal/0.77"],
  ["quotient", "octal/0.123"],
]) {
  const line = told(["sheet", "-", "--json"], `rule ${rule}\n${question} --coq\n`);
  const text = ask([question, rule, "--certificate", "--coq"]).stdout;
  assert.equal(JSON.parse(line).answer.coq, text);
}
const strategyAlone = told(["strategy", "octal/0.77:5,4", "--coq", "--alone"]);
const alone = told(["period", "octal/0.137", "--certificate", "--coq", "--alone"]);
assert.doesNotMatch(alone, /From Nimber/);
const sparseAlone = told(
  ["period", "--verify", "-", "--coq", "--alone"],
  JSON.stringify(sparse[4]),
);
assert.doesNotMatch(sparseAlone, /From Nimber/);
assert.ok(alone.length < 60_000, `${alone.length} characters`);

// Nothing is written of what is not proven, of what proofs/ knows nothing of, and of a certificate
// that is not valid. Guy and Smith's bound with e = 0 in place of 1 would take 0.004 for periodic
// from heap 0 on: heap 5 is the first one that is worth 1.
const refuses = (words, input, reason) => {
  const { status, stdout, stderr } = ask(words, input);
  assert.notEqual(status, 0, words.join(" "));
  assert.doesNotMatch(stdout, /Theorem/, words.join(" "));
  if (reason) assert.equal(JSON.parse(stdout).reason, reason);
  return stderr;
};
refuses(["period", "octal/0.77", "--coq", "--limit", "50"]);
refuses(["period", "take/2,4..", "--coq"]);
refuses(["quotient", "take/1,2", "--coq"]);
refuses(["patterns", "custom/k*k<=n", "--coq"]);
refuses(["patterns", "octal/0.07", "--coq", "--limit", "20"]);
assert.match(refuses(["patterns", "grundy", "--coq"]), /no file for Coq is written of its laws/);
// What Coq would compute for hours, find no values of (those of take/1..4097 pass 4,096), or write
// in unary numbers. The largest sets and codes of which it is written take a minute or two.
for (const words of [
  "period take/1..4097",
  "period take/1..1000",
  "period take/4000,odd",
  "period take/1..60000",
  "period take/1..200000",
  "period take/5001..",
  "period take/1000000000000..",
  "period octal/0.127",
  "patterns take/1..5001",
  "patterns take/5001..",
]) {
  const said = refuses([...words.split(" "), "--coq"]);
  assert.match(said, /: Coq would compute for too long; no theorem is written$/m, words);
}
for (const words of ["period take/1..999", "period take/5000..", "period octal/0.165"])
  assert.match(told([...words.split(" "), "--coq"]), /^Theorem/m, words);
const tooLong = told(["sheet", "-", "--json"], "rule take/1..4097\nperiod --coq\n");
assert.equal(JSON.parse(tooLong).answer.coq, null);
// Its period is not looked for as far as `period` would, which takes most of a minute.
assert.match(ask(["patterns", "octal/0.6", "--coq"]).stderr, /its values to heap 19999; --limit N/);
refuses(["patterns", "take/9..1", "--coq"]);
// One form at a time.
for (const words of [
  ["period", "take/1,3,4", "--certificate"],
  ["quotient", "octal/0.123", "--certificate"],
  ["patterns", "take/1..3"],
  ["strategy", "nim:1,2,3"],
])
  for (const form of ["--coq", "--alone"]) {
    const { status, stdout, stderr } = ask([...words, form, "--json"]);
    assert.equal(status, 2, words.join(" "));
    assert.equal(stdout, "");
    assert.match(stderr, /one of --coq, --json is wanted/);
  }
const short = (last, e = 0) =>
  `{"certificate": 1, "rule": "octal/0.004", "theorem": "guy-smith", "preperiod": ${e}, ` +
  `"period": 1, "saltus": 0, "reach": 3, "checked_to": ${last}}`;
for (const form of [[], ["--coq"]]) {
  refuses(["period", "--verify", "-", ...form], short(4), "bad-checked-to");
  refuses(["period", "--verify", "-", ...form], short(6), "not-repeating");
  refuses(["period", "--verify", "-", ...form], `${short(6).slice(0, 60)}`);
  refuses(["period", "--verify", "-", ...form], short(6).replace('"period": 1', '"period": 9e9'));
  // Huge numbers, each and together, and the certificate of another game.
  for (const name of ["preperiod", "period", "reach", "checked_to"]) {
    const huge = { ...sparse[0], theorem: "guy-smith", [name]: 0 };
    for (const key of ["mask", "counts_heaps", "last_rare", "witnesses"]) delete huge[key];
    const text = JSON.stringify(huge).replace(`"${name}":0`, `"${name}":1000000000000000000`);
    refuses(["period", "--verify", "-", ...form], text);
    refuses(["period", "--verify", "-", ...form], text.replace("000000", "000000000000"));
    const far = JSON.stringify({ ...sparse[0], [name]: 1e15 });
    refuses(["period", "--verify", "-", ...form], far);
  }
  for (const [field, wrong] of [
    ["rule", "octal/0.76"],
    ["rule", "take/1,3,4"],
    ["mask", 7],
    ["mask", 1e15],
    ["counts_heaps", true],
    ["last_rare", 69],
    ["witnesses", 71],
    ["witnesses", 1e15],
  ])
    refuses(["period", "--verify", "-", ...form], JSON.stringify({ ...sparse[0], [field]: wrong }));
}
const forged = JSON.parse(told(["strategy", "nim:1,2,3", "--json"]));
forged.lost.pop();
refuses(["strategy", "--verify", "-", "--coq"], JSON.stringify(forged), "not-listed");
refuses(["strategy", "--verify", "-", "--coq"], JSON.stringify(forged).slice(0, 60));
assert.match(
  told(["strategy", "--verify", "-", "--coq"], told(["strategy", "nim:1,2,3", "--json"])),
  /lost \(heaps the_game\) normal \[1; 2; 3\]\./,
);
const valid = told(["period", "take/1,3,4", "--certificate"]);
assert.match(told(["period", "--verify", "-", "--coq"], valid), /has_period the_game 0 7\./);

if (proofs) {
  const folder = mkdtempSync(join(tmpdir(), "nimber-coq-"));
  // Coq leaves notes where it is called.
  process.chdir(folder);
  let made = 0;
  /** What Coq prints; throws where it refuses the file. */
  const coq = async (text, words = ["-Q", proofs, "Nimber"]) => {
    const path = join(folder, `file${++made}.v`);
    await writeFile(path, text);
    return run("coqc", ["-q", ...words, path]);
  };
  try {
    // Most in one file, as Coq takes long to read its library; of wrong ones each kind by itself
    // too.
    const slow = ([name]) => byNight && /^quotient of octal.0.77$|^octal.0.16,/.test(name);
    const joined = files.filter((file) => !slow(file));
    const headOf = (text) => /^[^]*?Import ListNotations\.\n/.exec(text)[0];
    const together = (texts, end = "") => {
      const heads = texts.map(headOf).map((head) => head.replace(/^\(\*[^]*?\*\)\n/, ""));
      const bodies = texts.map(
        (text, i) => `Module File${i}.\n${text.slice(headOf(text).length)}\nEnd File${i}.\n`,
      );
      return coq([...new Set(heads)].join("") + bodies.join("") + end);
    };
    // What Coq computes of each wrong one is not what its proof says.
    const failing = [...joined, ...strategies].map(([name, text, wrong]) => {
      assert.notEqual(wrong, text, name);
      // A theorem by its name fails there, one that is computed at its end.
      return wrong.includes("vm_cast_no_check")
        ? wrong.replace(/ Qed\.\n[^]*$/, " Fail Qed. Abort.\n")
        : wrong.replace(
            /Proof\. (intros n\. )?(.*?)\. [^]*$|Proof\. ([^]*?)\. Qed[^]*$/,
            "Proof. $1Fail $2$3. Abort.\n",
          );
    });
    const closed = async (text, words) => {
      assert.match(await coq(text, words), /^Closed under the global context$/m);
    };
    // What the theorems rest on is asked of all together: Coq would go through what two of them
    // share once for each.
    const allClosed = async (texts) => {
      const asks = /^Print Assumptions the_theorem\.\n/m;
      for (const text of texts) assert.match(text, asks);
      const names = texts.map((_, i) => `, @File${i}.the_theorem`).join("");
      const said = await together(
        texts.map((text) => text.replace(asks, "")),
        `Definition all := (0${names}).\nPrint Assumptions all.\n`,
      );
      assert.equal(said.trim(), "Closed under the global context");
    };
    const texts = (many) => many.map(([, text]) => text);
    const refused = files.filter(([name]) => /^octal.0.137$|^nim$|^octal.0.144,/.test(name));
    assert.equal(refused.length, 3);
    await forEach(
      [
        () => agree(coq),
        () => together(failing),
        () => allClosed(texts(joined)),
        () => allClosed(texts(strategies)),
        () => closed(strategyAlone, []),
        () => closed(alone, []),
        ...(byNight ? [() => closed(sparseAlone, [])] : []),
        ...refused.map(
          ([name, , wrong]) =>
            () =>
              assert.rejects(coq(wrong), undefined, `${name}, with a number changed`),
        ),
        ...files
          .filter(slow)
          .flatMap(([name, text, wrong]) => [
            () => closed(text),
            () => assert.rejects(coq(wrong), undefined, `${name}, with a number changed`),
          ]),
      ],
      (act) => act(),
    );
  } finally {
    process.chdir(tmpdir());
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Our verifier and Coq's checkers say the same of certificates with random small changes. */
async function agree(coq) {
  let state = 43;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const rules = [];
  const one = (many) => many[random(many.length)];
  for (let i = 0; i < 160; ++i) {
    const first = one(["0", "4"]);
    rules.push(`octal/${first}.${random(8)}${random(8)}${1 + random(7)}`);
    const set = new Set([2 + random(4), 6 + random(4), 11 + random(4), 1 + random(12)]);
    rules.push(`take/${[...set].sort((a, b) => a - b).join(",")}`);
  }
  // One that says no has an exit status of its own.
  const told = (words, input) => run(nimber, words, input).catch((error) => error.stdout ?? "");
  const found = [];
  await forEach(rules.keys(), async (i) => {
    found[i] = await told(["period", rules[i], "--certificate", "--limit", "400"]);
  });
  const certificates = found
    .filter((text) => text !== "")
    .map((text) => JSON.parse(text))
    .filter((one) => one.certificate === 1);
  const cases = [];
  while (cases.length < 2000) {
    const { rule, theorem, reach, ...numbers } = one(certificates);
    if (theorem !== "guy-smith" && theorem !== "subtraction-window") continue;
    const octal = theorem === "guy-smith";
    const change = random(4);
    let { preperiod, period } = numbers;
    if (change === 1) preperiod = Math.max(0, preperiod + one([-2, -1, 1, 2, 7]));
    if (change === 2) period = Math.max(0, period + one([-1, 1, 2, -2, period, 2 * period]));
    if (change === 3) [preperiod, period] = [random(40), random(40)];
    const checked_to = octal
      ? 2 * Math.max(1, preperiod) + 2 * period + reach - 1
      : preperiod + period + reach - 1;
    cases.push({
      certificate: {
        certificate: 1,
        rule,
        theorem,
        preperiod,
        period,
        saltus: 0,
        reach,
        checked_to,
      },
      term: `${octal ? "check_octal" : "check_take"} [${
        octal ? [...rule.slice(6).replace(".", "")].join("; ") : rule.slice(5).replaceAll(",", "; ")
      }] ${preperiod} ${period}`,
    });
  }
  // With both numbers changed a sparse certificate asks for other heaps too.
  for (let i = 0; i < 60; ++i) {
    const { ...certificate } = sparse[i % sparse.length];
    if (i >= 10)
      certificate.preperiod = Math.max(0, certificate.preperiod + one([-2, -1, 0, 1, 3]));
    if (i >= 10) certificate.period = one([1, 2, 1, 3, 0]) * certificate.period + one([0, 0, 1]);
    const { rule, preperiod, period, witnesses, mask, counts_heaps } = certificate;
    certificate.checked_to = period + witnesses + Math.max(preperiod, 1) - 1;
    const code = [...rule.slice(6).replace(".", "")].join("; ");
    const places = [0, 1, 2, 3].filter((place) => (mask >> place) & 1).join("; ");
    cases[i * 33] = {
      certificate,
      term: `check_sparse [${code}] [${places}]%N ${counts_heaps} ${witnesses} ${preperiod} ${period}`,
    };
  }
  // Sets that go on for ever. Changed numbers ask for other heaps: with P the least common multiple
  // of the period and of the modulus, the last heap that is asked for is the one before t + P.
  const endless = "take/2,odd take/1,odd,8 custom/k%6==1||k%6==4 custom/k%5==2||k==1".split(" ");
  const part = (a, b) => (b === 0 ? a : part(b, a % b));
  const multiple = (a, b) => (a === 0 ? b : (a * b) / part(a, b));
  const sets = [];
  for (const rule of endless) {
    const certificate = JSON.parse(await told(["period", rule, "--certificate"]));
    assert.equal(certificate.theorem, "subtraction-residues", rule);
    const text = await told(["period", rule, "--coq"]);
    const [, numbers] = /exact \(endless_period (.+) _ _ ltac/.exec(text);
    const modulus = Number(/\((\d+)%N\) \[[\d; ]*\]$/.exec(numbers)[1]);
    const from = certificate.checked_to + 1 - multiple(certificate.period, modulus);
    sets.push({ certificate, numbers, modulus, from });
  }
  for (let i = 0; i < 60; ++i) {
    const { numbers, modulus, from, ...set } = sets[i % sets.length];
    const certificate = { ...set.certificate };
    if (i >= 12)
      certificate.preperiod = Math.max(0, certificate.preperiod + one([-2, -1, 0, 1, 3]));
    if (i >= 12) certificate.period = one([1, 2, 1, 3, 0]) * certificate.period + one([0, 0, 1]);
    const { preperiod, period } = certificate;
    certificate.checked_to = from + multiple(period, modulus) - 1;
    cases[i * 33 + 1] = {
      certificate,
      term: `check_endless ${numbers} ${preperiod} ${period}`,
    };
  }
  const ours = [];
  await forEach(cases.keys(), async (i) => {
    const said = await told(["period", "--verify", "-"], JSON.stringify(cases[i].certificate));
    ours[i] = JSON.parse(said).valid;
  });
  const said = await coq(
    "From Coq Require Import NArith List. Import ListNotations.\n" +
      "From Nimber Require Import Games Heaps Octal Periods Checker Sets SparseChecker.\n" +
      "From Nimber Require Import Endless.\n" +
      `Definition said := [${cases.map(({ term }) => term).join(";\n")}].\n` +
      "Eval vm_compute in map (fun b : bool => if b then 1 else 0) said.\n",
  );
  const theirs = said
    .slice(said.indexOf("[") + 1, said.indexOf("]"))
    .split(";")
    .map((word) => word.trim() === "1");
  assert.equal(theirs.length, cases.length);
  for (const [i, { term }] of cases.entries()) assert.equal(theirs[i], ours[i], term);
  const right = ours.filter(Boolean).length;
  assert.ok(right > 200 && right < 1800, `${right} of ${cases.length} valid`);
  console.log(`${cases.length} certificates, ${right} of them valid: the same`);
}
