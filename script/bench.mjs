// node script/bench.mjs FOLDER [--print]: the runs in native-*.json and wasm-*.json beside each
// other, way by way and as the work grows.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { growthPicture } from "./growth.mjs";

const [folder, only] = process.argv.slice(2);
const page = "docs/performance.md";
const picture = "docs/pictures/growth.svg";

/**
 * "work|way/size" -> nanoseconds an item (or a run, where no items are counted); of repetitions and
 * rounds, the least.
 */
function times(build) {
  const map = new Map();
  const files = readdirSync(folder).filter(
    (name) => name.startsWith(build) && name.endsWith(".json"),
  );
  const runs = files.flatMap(
    (name) => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")).benchmarks,
  );
  for (const b of runs) {
    if (b.run_type === "aggregate") continue;
    const [work, rest] = b.name.replace(/\/(iterations|repeats):\d+/g, "").split("|");
    const [way, size] = rest.split("/");
    const unit = { ns: 1, us: 1e3, ms: 1e6, s: 1e9 }[b.time_unit];
    const perItem = b.items_per_second !== undefined;
    const ns = perItem ? 1e9 / b.items_per_second : b.cpu_time * unit;
    const key = `${work}|${size ?? ""}|${way}`;
    if (map.has(key) && map.get(key).ns <= ns) continue;
    map.set(key, { ns, perItem, bytes: b.bytes, values: b.values });
  }
  return map;
}

const native = times("native-");
const wasm = times("wasm-");

function show({ ns, perItem }) {
  if (perItem && ns < 1e3) return `${ns.toPrecision(ns < 99.5 ? 2 : 3)} ns`;
  if (ns >= 1e9) return `${(ns / 1e9).toPrecision(3)} s`;
  if (ns >= 1e6) return `${(ns / 1e6).toPrecision(3)} ms`;
  return `${(ns / 1e3).toPrecision(3)} µs`;
}
const times_of = (x) => `${x >= 10 ? Math.round(x) : x.toPrecision(2)}`;
const number = (size) => (size === "" ? "" : Number(size).toLocaleString("en"));

/**
 * What is asked of a line: so many times as quick as the plain way natively (times), so many
 * nanoseconds at most, for a value where a size is given, as WebAssembly (wasm) or natively (ns).
 */
const asked = new Map(
  Object.entries({
    "graph in topological order, values|1000000": { times: 30 },
    "graph with shuffled names, values|1000000": { times: 4 },
    "Nim, all winning moves|10000000": { times: 10 },
    "octal 0.77|100000": { times: 400 },
    "Grundy's game|100000": { times: 10 },
    "period of 0.16 with proof|": { wasm: 0.2e9 },
    "period of 0.56 with proof|": { wasm: 0.2e9 },
    "period of 0.127 with proof|": { wasm: 0.2e9 },
    "period of 0.376 with proof|": { wasm: 8e9 },
    "period of 0.354 with proof|": { wasm: 8e9 },
    "period of 0.104 with proof|": { wasm: 60e9 },
    "misère Kayles, every heap up to|60": { times: 10 },
    "take {1,3,4}, against the tutorial way|10000": { times: 100 },
    "take {1,3,4}|1000000": { times: 2, wasm: 5 },
    "take, Fibonacci to 1000, against the tutorial way|10000": { times: 100 },
    "take, Fibonacci to 1000|1000000": { times: 2, wasm: 5 },
    "take, 10 random of 1..64, against the tutorial way|10000": { times: 100 },
    "take, 10 random of 1..64|1000000": { times: 2, wasm: 5 },
    "take, 100 random of 1..1000|1000000": { times: 5 },
    "take, primes|100000": { times: 20 },
    "take, squares: P-positions|10000000": { times: 10 },
    // 161,700 of them in 2 s natively and 4 s in the page.
    "periods of all sets of three numbers up to|100": { ns: 12_000, wasm: 24_000 },
    "values past a proven period|10000000": { ns: 0.2 },
    "Wythoff's values, side of a square|1000": { times: 100 },
    "Wythoff's values, side of a square|4000": { ns: 25 },
    "Wythoff's cold pairs to 10^18|": { times: 5 },
    "Nim products of 64 bits|1000000": { ns: 100, wasm: 200 },
    "misère quotient of Kayles, for all heaps|": { ns: 50e6, wasm: 125e6 },
    "misère quotient of 0.123, heaps to|60": { ns: 100e6, wasm: 250e6 },
    "misère quotient of 0.152, heaps to|60": { ns: 100e6, wasm: 250e6 },
    "misère quotient of 0.07, heaps to|33": { ns: 3e9, wasm: 7.5e9 },
    "misère sum of 1,000 heaps of Kayles to 10^18|": { ns: 50e6 },
  }),
);

/** The target, and whether it was missed. */
function target(line, plain, ours, there) {
  const of = asked.get(line);
  asked.delete(line);
  // A run of some works may lack what a target is held against.
  if (of === undefined || (of.times !== undefined && !plain) || (of.wasm !== undefined && !there)) {
    return "";
  }
  const parts = [];
  const add = (text, reached) => parts.push(reached ? text : `**${text}: missed**`);
  const time = (ns) => (ns < 1e6 ? `${ns} ns` : `${ns / 1e9} s`);
  if (of.times !== undefined) add(`${of.times} times`, plain.ns / ours.ns >= of.times);
  if (of.ns !== undefined) add(time(of.ns), ours.ns <= of.ns);
  if (of.wasm !== undefined) add(`${time(of.wasm)} in WebAssembly`, there.ns <= of.wasm);
  return parts.join("; ");
}

const rows = [
  "| work | size | plain way | ours | ratio | asked | WebAssembly | WebAssembly over native | ratio in WebAssembly | memory |",
  "|---|--:|--:|--:|--:|---|--:|--:|--:|--:|",
];
for (const [key, ours] of native) {
  const [work, size, way] = key.split("|");
  if (way !== "ours") continue;
  const there = wasm.get(key);
  const plains = [...native.keys()].filter((k) => k.startsWith(`${work}|${size}|`) && k !== key);
  const memory =
    ours.bytes === undefined
      ? ""
      : `${Math.round(ours.bytes / 1e5) / 10} MB, ${Math.round(ours.values).toLocaleString("en")} values`;
  for (const plainKey of plains.length > 0 ? plains : [undefined]) {
    const plain = plainKey === undefined ? undefined : native.get(plainKey);
    const plainThere = plainKey === undefined ? undefined : wasm.get(plainKey);
    const name =
      plainKey === undefined || plainKey.endsWith("|plain")
        ? work
        : `${work}, against the ${plainKey.split("|")[2]} way`;
    rows.push(
      `| ${[
        name,
        number(size),
        plain ? show(plain) : "",
        show(ours),
        plain ? times_of(plain.ns / ours.ns) : "",
        target(`${name}|${size}`, plain, ours, there),
        there ? show(there) : "",
        there ? times_of(there.ns / ours.ns) : "",
        there && plainThere ? times_of(plainThere.ns / there.ns) : "",
        memory,
      ].join(" | ")} |`,
    );
  }
}

// -- as the work grows: nanoseconds a value, size by size --

const decades = [3, 4, 5, 6, 7];
const growth = [
  `| work | ${decades.map((d) => `10^${d}`).join(" | ")} |`,
  `|---|${decades.map(() => "--:").join("|")}|`,
];
const works = new Map();
for (const [key, { ns, perItem }] of native) {
  const [work, size, way] = key.split("|");
  if (!perItem || size === "" || (way !== "ours" && way !== "plain")) continue;
  const items = work.endsWith("side of a square") ? Number(size) ** 2 : Number(size);
  const cells = works.get(work) ?? works.set(work, new Map()).get(work);
  const decade = Math.round(Math.log10(items));
  cells.set(decade, { ...cells.get(decade), [way]: ns });
}
for (const [work, cells] of works) {
  if ([...cells.values()].filter(({ ours }) => ours !== undefined).length < 2) works.delete(work);
}
for (const [work, cells] of works) {
  const cell = (decade) => {
    const { ours, plain } = cells.get(decade) ?? {};
    if (ours === undefined) return "";
    return (
      show({ ns: ours, perItem: true }) +
      (plain === undefined ? "" : ` (${show({ ns: plain, perItem: true })})`)
    );
  };
  growth.push(`| ${[work, ...decades.map(cell)].join(" | ")} |`);
}

if (only !== "--print" && asked.size > 0) {
  throw new Error(`Targets of lines that were not measured: ${[...asked.keys()].join("; ")}`);
}
console.log(rows.join("\n"));
console.log(growth.join("\n"));
if (only !== "--print") {
  let text = readFileSync(page, "utf8");
  const rounds = readdirSync(folder).filter((name) => /^native-.*\.json$/.test(name)).length;
  const where = `Measured on ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), node ${process.versions.node}, in ${rounds} rounds.`;
  for (const [name, table] of [
    ["", `${where}\n\n${rows.join("\n")}`],
    ["growth ", `\n${growth.join("\n")}`],
  ]) {
    const [begin, end] = [
      `<!-- script/bench: ${name}begin -->`,
      `<!-- script/bench: ${name}end -->`,
    ];
    const from = text.indexOf(begin);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`${page} has lost the marks of its tables`);
    text = `${text.slice(0, from)}${begin}\n${table}\n${text.slice(to)}`;
  }
  writeFileSync(page, text);
  writeFileSync(picture, growthPicture(works, decades));
}
