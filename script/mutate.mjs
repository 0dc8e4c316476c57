// The work of script/mutate.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sites, switched } from "./mutants.mjs";

const root = resolve(dirname(new URL(import.meta.url).pathname), "..");
const work = join(root, "build/mutate");
const tree = join(work, "tree");
const binary = join(work, "build/tests/nimber_tests");
/** Test cases that take longer than this with nothing flipped are not run: they are for script/test. */
const slow = 8;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
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
for (const name of ["CMakeLists.txt", "LICENSE", "cmake", "cli", "core", "tests"]) {
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

let mutants = wanted.flatMap((file) =>
  sites(originals.get(file)).map((site) => ({
    file,
    ...site,
  })),
);
console.log(`${mutants.length} operators in ${wanted.length} files`);
if (options.count !== undefined) {
  const random = randomNumbers(options.seed);
  for (let i = mutants.length - 1; i > 0; i -= 1) {
    const j = random(i + 1);
    [mutants[i], mutants[j]] = [mutants[j], mutants[i]];
  }
  mutants = mutants.slice(0, Number(options.count));
}
mutants.forEach((mutant, id) => Object.assign(mutant, { id }));

/** A file is written only where it changed, so that ninja builds no more than it must. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

function writeTree() {
  for (const [name, text] of originals) {
    const here = mutants.filter((mutant) => mutant.file === name && !mutant.dropped);
    write(join(tree, name), here.length > 0 ? switched(text, here) : text);
  }
  write(join(tree, "core/mutants.cpp"), originals.get("tests/mutate/mutants.cpp"));
}

/** Builds; what does not compile when flipped (in a constant, on a type that has no such operator) is dropped. */
function build() {
  const flags = `-std=c++20 -O1 -w -include ${tree}/tests/mutate/mutants.hpp -I${tree}/tests/mutate`;
  for (let round = 0; round < 12; round += 1) {
    writeTree();
    const configured = run("cmake", [
      ...["-S", tree, "-B", join(work, "build"), "-G", "Ninja", "-DCMAKE_BUILD_TYPE=None"],
      ...["-DNIMBER_TESTS=ON", `-DCMAKE_CXX_FLAGS=${flags}`],
    ]);
    if (configured.status !== 0) throw new Error(configured.stderr.slice(-2000));
    const ninja = ["--build", join(work, "build"), "--target", "nimber_tests", "--", "-k", "0"];
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

/** Runs test cases with one mutant on: true if they all passed. Processor time and memory are bounded, so load does not matter. */
function passes(names, mutant, seconds, reached) {
  const escaped = names.map((name) => name.replace(/[\\,[\]"*]/g, (c) => `\\${c}`)).join(",");
  const limits = `ulimit -v 6000000; ulimit -t ${Math.ceil(seconds)}; exec "$@"`;
  const result = run("bash", ["-c", limits, "bash", binary, "--abort", escaped], {
    NIMBER_MUTANT: String(mutant),
    ...(reached ? { NIMBER_MUTANTS_REACHED: reached } : {}),
  });
  return result.status === 0;
}

build();
rmSync(join(work, "reached.txt"), { force: true });
const reachedFile = join(work, "reached.txt");
const cases = run(binary, ["--list-test-names-only"])
  .stdout.split("\n")
  .map((line) => line.trim())
  .filter((line) => line !== "");
const tests = [];
for (const name of cases) {
  const begin = performance.now();
  const passed = passes([name], -1, slow, reachedFile);
  const time = (performance.now() - begin) / 1000;
  if (!passed) {
    console.log(`not run: ${name} (over ${slow} s of processor time)`);
    continue;
  }
  const reached = new Map(
    readFileSync(reachedFile, "utf8")
      .trim()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => line.split(" ").map(Number)),
  );
  tests.push({ name, time, reached });
}
tests.sort((a, b) => a.time - b.time);
if (tests.length < cases.length / 2) throw new Error("most tests fail with nothing flipped");

const report = { caught: 0, survived: [], unfit: 0, dropped: 0 };
for (const mutant of mutants) {
  if (mutant.dropped) {
    report.dropped += 1;
    continue;
  }
  const reaching = tests.filter((test) => test.reached.has(mutant.id));
  if (reaching.some((test) => test.reached.get(mutant.id) === 2)) {
    report.unfit += 1;
    continue;
  }
  // The quick ones together in one process, the others one by one.
  const quick = reaching.filter((test) => test.time < 0.1);
  const groups = [quick, ...reaching.filter((test) => test.time >= 0.1).map((test) => [test])];
  const survived = groups.every((group) => {
    if (group.length === 0) return true;
    const seconds = 3 + 8 * group.reduce((sum, test) => sum + test.time, 0);
    return passes(
      group.map((test) => test.name),
      mutant.id,
      Math.min(seconds, 60),
    );
  });
  if (!survived) {
    report.caught += 1;
    continue;
  }
  const line = originals.get(mutant.file).split("\n")[mutant.line - 1].trim();
  report.survived.push({ ...mutant, text: line, tests: reaching.length });
  const how = reaching.length === 0 ? "reached by no test" : `${reaching.length} tests pass`;
  console.log(`${mutant.file}:${mutant.line}: ${mutant.from} -> ${mutant.to} (${how})   ${line}`);
}
writeFileSync(join(work, "report.json"), `${JSON.stringify(report, null, 1)}\n`);
const tried = report.caught + report.survived.length;
const percent = tried === 0 ? 0 : (100 * report.caught) / tried;
console.log(
  `${tried} flips tried, ${report.caught} caught (${percent.toFixed(1)} %), ${report.survived.length} survived; ` +
    `${report.dropped + report.unfit} others do not compile`,
);
process.exit(percent >= 90 ? 0 : 1);
