// node bench/families.mjs [NIMBER]: how long families, found games and counts take, of the command
// and of the page's module under node, in seconds of the processor: what else runs here makes them
// no longer. Printed, not judged; the tables of docs/performance.md are made of it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { build } from "../web/node_modules/vite/dist/node/index.js";
import createNimber from "../web/generated/nimber.js";

const [nimber = "build/native/nimber"] = process.argv.slice(2);
const path = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
// Compiled once and well, so that no other thread compiles while something is measured.
setFlagsFromString("--no-liftoff");
setFlagsFromString("--no-wasm-tier-up");
const compiled = new WebAssembly.Module(readFileSync(path("web/generated/nimber.wasm")));

/** A module that has been asked nothing yet. */
const freshModule = () =>
  createNimber({
    instantiateWasm: (imports, received) => {
      const instance = new WebAssembly.Instance(compiled, imports);
      received(instance);
      return instance.exports;
    },
  });

/** The lines of the ready families, as the page has them. */
async function readyLines() {
  const [bundle] = [
    await build({
      configFile: false,
      logLevel: "error",
      build: { ssr: path("web/src/explore/families/readyFamilies.ts"), write: false },
    }),
  ].flat();
  const { code } = bundle.output[0];
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).readyLines;
}

/** The words of a line, its quotes taken off. */
const wordsOf = (line) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map((one) => one[1] ?? one[2]);

function natively(line, input) {
  const script = 'TIMEFORMAT="%3U %3S"; time "$@" >/dev/null';
  const words = [...wordsOf(line), "--json"];
  const { stderr } = spawnSync("bash", ["-c", script, "bash", nimber, ...words], { input });
  const [user, system] = stderr.toString().trim().split("\n").at(-1).split(" ").map(Number);
  return user + system;
}

async function inModule(lines) {
  const module = await freshModule();
  const begin = process.cpuUsage();
  const work = module.answerLine(lines.join("\n"), lines.length - 1);
  while (!work.step(1e6).done);
  const answer = work.result();
  work.delete();
  const { user, system } = process.cpuUsage(begin);
  if (answer.error) throw new Error(`${lines.join("; ")}: ${answer.error.code}`);
  return (user + system) / 1e6;
}

async function best(of) {
  const times = [];
  for (let i = 0; i < 3; ++i) times.push(await of());
  return Math.min(...times).toFixed(3);
}
const row = (...cells) => console.log(`| ${cells.join(" | ")} |`);
const both = async (name, line, rule = null) =>
  row(
    name,
    await best(() => natively(rule === null ? line : line.replace(" ", ` '${rule}' `))),
    await best(() => inModule(rule === null ? [line] : [`rule ${rule}`, line])),
  );

for (const [name, lines] of Object.entries(await readyLines()))
  for (const line of lines) await both(`${name}: \`${line}\``, line);
const sets = "family 'take/$a,$b,$c' 'a=1..98;b=a+1..99;c=b+1..100'";
await both("all sets of three numbers up to 100", sets);
await both("the same, and the laws of their periods", `${sets} --laws`);

const dawson = "0,1,1,2,0,3,1,1,0,3,3,2,2,4,0,5,2,2,3,3,0,1,1,3,0,2,1,1,0,4,5,2,7,4".split(",");
row(
  `which game has ${dawson.length} values`,
  await best(() => natively("which --values -", dawson.join(" "))),
  await best(() => inModule([`values ${dawson.join(",")}`, "which"])),
);
await both("the twins of 0.137", "which ", "octal/0.137");

const contest = "count --heaps 1000000 --from 0 --to 1000000 --mod 998244353";
for (const rule of ["nim", "take/1,3,4", "octal/0.77", "lasker", "take/prime", "take/even"])
  await both(`\`${contest.replace("count", `count ${rule}`)}\``, contest, rule);
for (const [rule, line] of [
  ["nim", "count --heaps 3 --from 0 --to 1000000000000000000"],
  ["nim", "count --heaps 100000 --from 0 --to 1000000000000000000"],
  ["take/1,3,4", "count --heaps 1000 --from 0 --to 1000000000000 --unordered"],
  ["nim", "count --heaps 1000 --sum-at-most 1000000 --mod 1000000007"],
])
  await both(`\`${line.replace("count", `count ${rule}`)}\``, line, rule);
