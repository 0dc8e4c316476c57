// The work of script/mutate.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { asEntry, named, readListed } from "./listed.mjs";
import { switched } from "./mutants.mjs";

const root = resolve(dirname(new URL(import.meta.url).pathname), "..");
const work = join(root, "build/mutate");
const tree = join(work, "tree");
const binary = join(work, "build/tests/nimber_tests");
const nimber = join(work, "build/nimber");
/**
 * Tests that take more seconds of processor time than this with nothing flipped are not run: they
 * are for script/test.
 */
const slow = 4;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string" },
    seed: { type: "string", default: "1" },
    again: { type: "boolean", default: false },
    listed: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    tests: { type: "string", default: "" },
  },
});

function run(command, args) {
  const result = spawnSync(command, args, { encoding: "utf8", maxBuffer: 1 << 28 });
  if (result.error) throw result.error;
  return result;
}

/** 0 <= number < below, the same for the same seed everywhere (xorshift). */
function randomNumbers(seed) {
  let state = (Number(seed) * 2654435761 + 1) >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** All that is built, as it is now: what is edited meanwhile does not matter. */
const originals = new Map();
for (const name of ["CMakeLists.txt", "LICENSE", "cmake", "cli", "core", "proofs", "tests"]) {
  const entries = statSync(join(root, name)).isFile()
    ? [name]
    : readdirSync(join(root, name), { recursive: true }).map((entry) => `${name}/${entry}`);
  for (const entry of entries) {
    if (entry.includes("node_modules") || !statSync(join(root, entry)).isFile()) continue;
    originals.set(entry, readFileSync(join(root, entry), "utf8"));
  }
}
const sources = [...originals.keys()].filter((name) => /^core\/.*\.cpp$/.test(name)).sort();
const unknown = positionals.filter((name) => !sources.includes(name));
if (unknown.length > 0) {
  console.error(`Not a source of core/: ${unknown.join(" ")}`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : sources;

/** Entries of script/mutants.txt that fit no operator any more are all told. */
function readList() {
  try {
    return readListed(
      readFileSync(join(root, "script/mutants.txt"), "utf8"),
      new Map(sources.map((name) => [name, originals.get(name)])),
    );
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
const reasonOf = readList();
if (options.check) process.exit(0);
const flipsOf = new Map(wanted.map((file) => [file, named(file, originals.get(file))]));
let mutants = [...flipsOf.values()].flat();
console.log(`${mutants.length} operators in ${wanted.length} files`);
if (options.count !== undefined) {
  const random = randomNumbers(options.seed);
  for (let i = mutants.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [mutants[i], mutants[j]] = [mutants[j], mutants[i]];
  }
  mutants = mutants.slice(0, Number(options.count));
}
/** What survived when each file was last tried: how script/mutants.txt would write it. */
const survivorsFile = join(work, "survivors.json");
const survivors = existsSync(survivorsFile) ? JSON.parse(readFileSync(survivorsFile, "utf8")) : {};
const entryOf = (mutant) => asEntry(mutant);
if (options.again) {
  mutants = mutants.filter((mutant) => survivors[mutant.file]?.includes(entryOf(mutant)));
}
mutants.forEach((mutant, id) => Object.assign(mutant, { id }));

/** A file is written only where it changed, so that ninja builds no more than it must. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

function writeTree() {
  // Of a file that was moved the old one must go.
  for (const folder of ["core", "tests"])
    for (const name of existsSync(join(tree, folder))
      ? readdirSync(join(tree, folder), { recursive: true }).map((entry) => `${folder}/${entry}`)
      : [])
      if (
        !originals.has(name) &&
        statSync(join(tree, name)).isFile() &&
        name !== "core/text/mutants.cpp"
      )
        rmSync(join(tree, name));
  for (const [name, text] of originals) {
    const here = mutants.filter((mutant) => mutant.file === name && !mutant.dropped);
    write(join(tree, name), here.length > 0 ? switched(text, here) : text);
  }
  write(join(tree, "core/text/mutants.cpp"), originals.get("tests/mutate/mutants.cpp"));
}

/**
 * Builds; what does not compile when flipped (in a constant, on a type that has no such operator)
 * is dropped.
 */
function build() {
  // What reads past the end of a vector or a text is told, as the sanitizers tell it in
  // script/test.
  const flags = `-std=c++20 -O1 -w -D_GLIBCXX_ASSERTIONS -include ${tree}/tests/mutate/mutants.hpp -I${tree}/tests/mutate`;
  for (let round = 0; round < 12; round += 1) {
    writeTree();
    const configured = run("cmake", [
      ...["-S", tree, "-B", join(work, "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None"],
      ...[
        "-DNIMBER_TESTS=ON",
        `-DCMAKE_CXX_FLAGS=${flags}`,
        "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON",
      ],
    ]);
    if (configured.status !== 0) throw new Error(configured.stderr.slice(-2000));
    const ninja = [
      "--build",
      join(work, "build"),
      "--target",
      "nimber_tests",
      "nimber_cli",
      "--",
      "-k",
      "0",
    ];
    const built = run("cmake", ninja);
    if (built.status === 0) return;
    const log = built.stdout + built.stderr;
    let dropped = 0;
    for (const [, file, line] of log.matchAll(/tree\/(core\/[\w/]+\.cpp):(\d+):/g)) {
      for (const mutant of mutants) {
        if (mutant.file !== file || mutant.dropped) continue;
        if (mutant.line !== Number(line) && mutant.lastLine !== Number(line)) continue;
        mutant.dropped = true;
        dropped += 1;
      }
    }
    if (dropped === 0) throw new Error(log.slice(-3000));
  }
  throw new Error("still not compiling");
}

/**
 * Runs a command with one mutant on: did it pass, and the seconds of processor time that it took.
 * That time is bounded, so load on the machine does not matter; the time on the clock is too,
 * generously, for what waits.
 */
async function runs(command, mutant, seconds, reachedFile) {
  const limits = `ulimit -v 8000000; ulimit -t ${Math.ceil(seconds)}; TIMEFORMAT='cpu %U %S'; time "$@"`;
  const clock = ["-k", "1", String(20 * Math.ceil(seconds))];
  const child = spawn("timeout", [...clock, "bash", "-c", limits, "bash", ...command], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      NIMBER_MUTANT: String(mutant),
      ...(reachedFile ? { NIMBER_MUTANTS_REACHED: reachedFile } : {}),
    },
  });
  // The times stand at the end; what a broken program says before may be long.
  let end = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (end = (end + text).slice(-200)));
  const status = await new Promise((done, failed) => child.on("error", failed).on("close", done));
  const [, user, system] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(end) ?? [];
  return { passed: status === 0, time: Number(user ?? seconds) + Number(system ?? 0) };
}

/**
 * Does the work for each, as many at a time as there are processors, and tells what came of them in
 * their order.
 */
async function forEach(list, work) {
  const results = new Array(list.length);
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const at = next;
      next += 1;
      results[at] = await work(list[at]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}

/** Those test cases of the core, in one process. */
function cases(names) {
  return [binary, "--abort", names.map((name) => name.replace(/[\\,[\]"*]/g, "\\$&")).join(",")];
}

/**
 * The programs of `nimber program`, compiled only where their text is new. Their text comes from
 * the games and from these files, on which nothing else that the core returns depends.
 */
const programs = "programs.mjs";
const programTexts = [
  "core/text/program_source.cpp",
  "core/text/expression_program.cpp",
  "core/rules/own/own_program.cpp",
];
for (const name of programTexts) {
  if (!originals.has(name)) throw new Error(`no ${name} any more: where are programs written?`);
}
const writesPrograms = (file) => programTexts.includes(file) || file.startsWith("core/games/");
const rest = [...originals].filter(([name]) => !programTexts.includes(name));
const kept = join(
  work,
  "programs",
  createHash("sha256").update(JSON.stringify(rest)).digest("hex"),
);
const commandLine = [
  "vectors.mjs",
  "commands.mjs",
  "links.mjs",
  "play.mjs",
  "limits.mjs",
  programs,
];

/**
 * Runs a test with nothing flipped: its time, and which flips it reaches. Null where it takes too
 * long.
 */
async function tried(test, seconds) {
  const reachedFile = join(
    work,
    `reached-${createHash("sha256").update(test.name).digest("hex")}.txt`,
  );
  rmSync(reachedFile, { force: true });
  const { passed, time } = await runs(test.command, -1, seconds, reachedFile);
  if (!passed || (test.name !== programs && time > seconds)) {
    console.log(`not run: ${test.name} (fails, or takes over ${seconds} s of processor time)`);
    return null;
  }
  const reached = new Map();
  for (const [, id, how] of readFileSync(reachedFile, "utf8").matchAll(/^(\d+) (\d)$/gm)) {
    reached.set(Number(id), Math.max(Number(how), reached.get(Number(id)) ?? 0));
  }
  rmSync(reachedFile);
  return { ...test, time, reached };
}

/**
 * Does every one of these tests pass with that mutant on? The quick ones are run together, where
 * `together` can.
 */
async function survives(mutant, tests, together) {
  const reaching = tests.filter((test) => test.reached.has(mutant.id));
  const quick = together ? reaching.filter((test) => test.time < 0.1) : [];
  const groups = reaching.filter((test) => !quick.includes(test)).map((test) => [test]);
  if (quick.length > 0) groups.unshift(quick);
  for (const group of groups) {
    const seconds = 2 + 8 * group.reduce((sum, test) => sum + test.time, 0);
    const command = group.length > 1 ? together(group) : group[0].command;
    if (!(await runs(command, mutant.id, Math.min(seconds, 60))).passed) return false;
  }
  return true;
}

build();
const coreTests = (
  await forEach(
    run(binary, ["--list-test-names-only"])
      .stdout.split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && new RegExp(options.tests).test(line)),
    (name) => tried({ name, command: cases([name]) }, slow),
  )
)
  .filter((test) => test !== null)
  .sort((a, b) => a.time - b.time);
const lineTests = (
  await forEach(
    commandLine
      .filter((name) => new RegExp(options.tests).test(name))
      .filter((name) => name !== programs || mutants.some(({ file }) => writesPrograms(file))),
    async (name) => {
      const command = ["node", join(tree, "tests/cli", name), nimber];
      if (name !== programs) return tried({ name, command }, slow);
      mkdirSync(kept, { recursive: true });
      const test = await tried({ name, command: [...command, "g++", kept] }, 600);
      // Once more, now that all is compiled; and only what it asks `nimber program` for.
      const again = test && (await tried(test, 600));
      for (const { id, file } of mutants) {
        if (!writesPrograms(file)) again?.reached.delete(id);
      }
      return again;
    },
  )
).filter((test) => test !== null);
const together = (group) => cases(group.map((test) => test.name));

const report = { caught: 0, survived: [], unfit: 0, dropped: 0, times: {} };
for (const { name, time } of [...coreTests, ...lineTests]) report.times[name] = time;
const listed = [];
const files = new Map(wanted.map((file) => [file, { tried: 0, caught: 0, listed: 0 }]));

async function judge(mutant) {
  if (mutant.dropped) {
    report.dropped += 1;
    return;
  }
  const reaching = [...coreTests, ...lineTests].filter((test) => test.reached.has(mutant.id));
  if (reaching.some((test) => test.reached.get(mutant.id) === 2)) {
    report.unfit += 1;
    return;
  }
  const count = files.get(mutant.file);
  count.tried += 1;
  const reason = reasonOf(mutant);
  if (reason !== null) {
    count.listed += 1;
    listed.push(mutant);
    if (!options.listed) return;
  }
  // Starting the command many times takes long: that is for what nothing else reaches.
  const enough =
    !writesPrograms(mutant.file) && coreTests.some(({ reached }) => reached.has(mutant.id));
  if (
    !(await survives(mutant, coreTests, together)) ||
    (!enough && !(await survives(mutant, lineTests)))
  ) {
    if (reason !== null) {
      console.log(`${mutant.file}:${mutant.line}: listed, but caught  ${entryOf(mutant)}`);
    }
    report.caught += 1;
    count.caught += 1;
    return;
  }
  if (reason !== null) return;
  report.survived.push({ ...mutant, tests: reaching.length });
  const how = reaching.length === 0 ? "reached by no test" : `${reaching.length} tests pass`;
  console.log(`${mutant.file}:${mutant.line}: ${how}\n${entryOf(mutant)}`);
}
await forEach(mutants, judge);
writeFileSync(join(work, "report.json"), `${JSON.stringify(report, null, 1)}\n`);
if (options.count === undefined) {
  for (const file of wanted) survivors[file] = [];
  for (const mutant of report.survived) survivors[mutant.file].push(entryOf(mutant));
  writeFileSync(survivorsFile, `${JSON.stringify(survivors, null, 1)}\n`);
}
for (const [file, count] of files) {
  if (count.tried === 0) continue;
  console.log(
    `${file}: ${count.tried} tried, ${count.caught} caught, ${count.listed} listed, ` +
      `${report.survived.filter((mutant) => mutant.file === file).length} missed`,
  );
}
const all = mutants.length - report.dropped - report.unfit;
const percent = all === 0 ? 0 : (100 * report.caught) / all;
console.log(
  `${all} flips, ${report.caught} caught (${percent.toFixed(1)} %), ${listed.length} listed in script/mutants.txt` +
    `${options.listed ? "" : " and not run"}, ${report.survived.length} survive unlisted; ` +
    `${report.dropped + report.unfit} others do not compile`,
);
// Of a few flips, drawn by chance, the share says little: one in five draws of ten would fail.
const least = all >= 100 ? 90 : 0;
process.exit(percent >= least && report.survived.length === 0 ? 0 : 1);
