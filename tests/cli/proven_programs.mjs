// What `nimber program RULE` writes for random rules of which a law is proven: every program is
// compiled by g++ and held against values by plain recursion, and far out against the core's own.
// node proven_programs.mjs NIMBER [COMPILER]
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [nimber, compiler = "g++"] = process.argv.slice(2);
if (!nimber) throw new Error("node proven_programs.mjs NIMBER [COMPILER]");
const folder = mkdtempSync(join(tmpdir(), "nimber-proven-"));
const heaps = 300;
const far = [1e12, 1e12 + 1, 999_999_999_999, 123_456_789_012, 2 ** 40, 2 ** 40 - 1, 1e15 + 7];
const farthest = ["1000000000000000000", "999999999999999999", "576460752303423488"];

let seed = 20_261_124;
function below(bound) {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * bound);
}
const between = (low, high) => low + below(high - low + 1);

/** Values by mex, where `options` gives the lists of heaps that n may become. */
function plain(options, count) {
  const g = [];
  for (let n = 0; n < count; n += 1) {
    const seen = new Set();
    options(n, (...left) => seen.add(left.reduce((sum, heap) => sum ^ g[heap], 0)));
    let mex = 0;
    while (seen.has(mex)) mex += 1;
    g.push(mex);
  }
  return g;
}
/** All heaps from the one to the other, each left alone. */
const takes = (from, to) => (n, leave) => {
  for (let k = Math.max(1, from(n)); k <= Math.min(n, to(n)); k += 1) leave(n - k);
};
const div = (a, b) => Math.floor(a / b);

/** One rule in so many; all of them in script/nightly (tests/core/share.hpp). */
const stride = Number(process.env["NIMBER_STRIDE"] ?? 4);
/** Half of the share, since few cases scatter. */
const floorOfShare = (whole) =>
  stride === 1 ? whole : Math.max(1, Math.floor(whole / (2 * stride)));

function set() {
  const numbers = new Set();
  const count = between(1, 4);
  while (numbers.size < count) numbers.add(between(1, 25));
  const list = [...numbers].sort((a, b) => a - b);
  return [`take/${list}`, (n, leave) => list.forEach((k) => k <= n && leave(n - k))];
}
function interval() {
  const a = between(1, 9);
  const b = a + between(1, 12);
  return [
    `take/${a}..${b}`,
    takes(
      () => a,
      () => b,
    ),
  ];
}
function code() {
  const digits = [3, 7, 1, 5, 2, 6];
  const list = Array.from({ length: between(1, 3) }, () => digits[below(6)]);
  return [
    `octal/0.${list.join("")}`,
    (n, leave) =>
      list.forEach((digit, at) => {
        const rest = n - at - 1;
        if (digit & 1 && rest === 0) leave(0);
        if (digit & 2 && rest > 0) leave(rest);
        for (let a = 1; digit & 4 && 2 * a <= rest; a += 1) leave(a, rest - a);
      }),
  ];
}
/** Up to a bound that grows by 0 or 1: the values are a recursion. */
function part() {
  const c = between(2, 12);
  const d = below(c);
  const top = d === 0 ? "n" : `(n+${d})`;
  return below(2)
    ? [
        `own/n;k=1..${top}/${c};n-=k`,
        takes(
          () => 1,
          (n) => div(n + d, c),
        ),
      ]
    : [
        `custom/${c}*k<=n${d === 0 ? "" : `+${d}`}`,
        takes(
          () => 1,
          (n) => div(n + d, c),
        ),
      ];
}
/** Down to a bound that never falls: the values stand in stretches. */
function stretch() {
  const c = between(2, 9);
  const d = between(c + 1, 12);
  return below(2)
    ? [
        `own/n;k=n/${c}+1..n;n-=k`,
        takes(
          (n) => div(n, c) + 1,
          (n) => n,
        ),
      ]
    : [
        `own/n;y=n/${d}..n/${c};y<n;n=y`,
        takes(
          (n) => n - div(n, c),
          (n) => n - div(n, d),
        ),
      ];
}
function roots() {
  const root = (n) => {
    let r = Math.round(Math.sqrt(n));
    while (r * r > n) r -= 1;
    while ((r + 1) * (r + 1) <= n) r += 1;
    return r;
  };
  const c = between(0, 3);
  return [
    `own/n;y=0..sqrt(n)+${c};y<n;n=y`,
    (n, leave) => {
      for (let y = 0; y <= root(n) + c && y < n; y += 1) leave(y);
    },
  ];
}
/** Any number, or a split into two or three. */
function split() {
  const three = below(2) === 1;
  return [
    `own/n;k=1..n;n-=k|a=1..n/${three ? 3 : 2};${three ? "b=a..(n-a)/2;=>(a)+(b)+(n-a-b)" : "=>(a)+(n-a)"}`,
    (n, leave) => {
      for (let k = 1; k <= n; k += 1) leave(n - k);
      if (three)
        for (let a = 1; 3 * a <= n; a += 1)
          for (let b = a; 2 * b <= n - a; b += 1) leave(a, b, n - a - b);
      else for (let a = 1; 2 * a <= n; a += 1) leave(a, n - a);
    },
  ];
}

const rules = new Map([
  [
    "own/n;k=1..n/3;n-=k",
    takes(
      () => 1,
      (n) => div(n, 3),
    ),
  ],
  [
    "custom/2*k>=n",
    takes(
      (n) => div(n + 1, 2),
      (n) => n,
    ),
  ],
  ["octal/0.137", undefined],
]);
const families = [set, interval, code, code, part, part, stretch, stretch, roots, split];
for (let i = 0; rules.size < 160 / stride && i < 600; i += 1) {
  const [rule, options] = families[i % families.length]();
  rules.set(rule, options);
}
rules.set("octal/0.137", (n, leave) => {
  [1, 3, 7].forEach((digit, at) => {
    const rest = n - at - 1;
    if (digit & 1 && rest === 0) leave(0);
    if (digit & 2 && rest > 0) leave(rest);
    for (let a = 1; digit & 4 && 2 * a <= rest; a += 1) leave(a, rest - a);
  });
});

const run = (args, input = "") =>
  execFileSync(nimber, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
const lawsOf = (rule) =>
  run(["patterns", rule, "--count", "2000", "--json"])
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const table = /static std::vector<Int> g;/;
/** A table that is cut short by a period is none. */
const short = /n %= |if \(n >= \d+\) n = /;

/** One file for all: each program's functions in a room of their own. */
function together(programs) {
  const includes = new Set();
  const rooms = programs.map((text, at) => {
    for (const [line] of text.matchAll(/^#include .*$/gm)) includes.add(line);
    const body = text.replace(/^#include .*$/gm, "").replace(/^int main\(\) \{[^]*$/m, "");
    return `namespace room${at} {\n${body}}\n`;
  });
  const cases = programs.map((_, at) => `    case ${at}: value = room${at}::g(heap); break;\n`);
  return `${[...includes].sort().join("\n")}
${rooms.join("")}
int main() {
  std::uint64_t heap = 0, value = 0;
  for (int at = 0; std::cin >> at >> heap;) {
    switch (at) {
${cases.join("")}    }
    std::cout << value << "\\n";
  }
}
`;
}

try {
  const programs = [];
  let [fromSomewhere, stretches, recursive, tables] = [0, 0, 0, 0];
  for (const [rule, options] of rules) {
    const text = run(["program", rule]);
    assert.ok(!text.includes("guess, not proven"), `${rule}: a guess is handed out`);
    if (table.test(text) && !short.test(text)) {
      const law = lawsOf(rule).find(({ proven, formula }) => proven && formula?.startsWith("g"));
      assert.ok(!law, `${rule}: a table, and proven is ${law?.formula}`);
      tables += 1;
      continue;
    }
    if (/ first\[\] = | if \(n >= /.test(text)) fromSomewhere += 1;
    if (text.includes("starts[] = ")) stretches += 1;
    if (/g\(\(+n /.test(text)) recursive += 1;
    programs.push([rule, options, text]);
  }
  // By a recursion, a call or two for each digit of a heap of 10^12: no table, and no loop.
  const [, , thirds] = programs.find(([rule]) => rule === "own/n;k=1..n/3;n-=k");
  assert.doesNotMatch(thirds.split("int main")[0], /vector|while|for \(/);
  assert.match(thirds, /g\(\(\(n - 1\) - \(n \/ 3\)\)\)/);
  const kinds = { fromSomewhere, stretches, recursive, tables };
  console.log(`${programs.length} programs that are no tables`, kinds);
  assert.ok(programs.length >= floorOfShare(100), `${programs.length} programs are no tables`);
  assert.ok(recursive >= floorOfShare(10) && stretches >= floorOfShare(5), "of each kind");
  assert.ok(fromSomewhere >= floorOfShare(10), `${fromSomewhere} laws begin behind 0`);
  const source = join(folder, "all.cpp");
  writeFileSync(source, together(programs.map(([, , text]) => text)));
  const built = join(folder, "all");
  execFileSync(compiler, [
    "-std=c++17",
    "-O1",
    "-Wall",
    "-Wextra",
    "-Werror",
    "-fsanitize=signed-integer-overflow",
    "-fno-sanitize-recover",
    "-o",
    built,
    source,
  ]);
  const asked = [];
  const known = [];
  const states = [];
  programs.forEach(([rule, options], at) => {
    plain(options, heaps + 1).forEach((value, n) => {
      asked.push([at, rule, n]);
      known.push(String(value));
    });
    for (const n of [...far, ...farthest]) states.push([at, rule, n]);
  });
  // Far out: what the core knows by itself.
  const answers = spawnSync(nimber, ["analyze", "--json", "--limit", "2000000", "-"], {
    input: states.map(([, rule, n]) => `${rule}:${n}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
    .stdout.trim()
    .split("\n");
  let farOut = 0;
  states.forEach((state, i) => {
    // The digits as they are written: a value may have more than a number of JavaScript holds.
    const [, value] = /"value": (\d+)/.exec(answers[i]) ?? [];
    if (value === undefined) return;
    farOut += 1;
    asked.push(state);
    known.push(value);
  });
  const said = execFileSync(built, {
    input: asked.map(([at, , n]) => `${at} ${n}\n`).join(""),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
    .trim()
    .split("\n");
  const wrong = said.findIndex((value, i) => value !== known[i]);
  assert.equal(
    wrong,
    -1,
    `${asked[wrong]}: the program says ${said[wrong]}, right is ${known[wrong]}`,
  );
  assert.equal(said.length, known.length);
  assert.ok(farOut >= floorOfShare(500), `${farOut} values are known far out`);
  console.log(`${programs.length} programs, ${asked.length} values, ${farOut} of them far out`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
