// node script/times.mjs empty|full: the summary of script/test, on standard input, becomes a column
// of the table in CONTRIBUTING.md. The other column stays as it is.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

const column = process.argv[2];
if (column !== "empty" && column !== "full") throw new Error("node script/times.mjs empty|full");
const document = new URL("../CONTRIBUTING.md", import.meta.url);
const [begin, end] = ["<!-- times: begin -->", "<!-- times: end -->"];

const text = readFileSync(document, "utf8");
const from = text.indexOf(begin);
const to = text.indexOf(end);
if (from < 0 || to < from) throw new Error("CONTRIBUTING.md has lost the marks of its table");

/** Of each step the seconds with an empty and with a full cache. */
const steps = new Map();
const old = text.slice(from + begin.length, to);
for (const [, name, empty, full] of old.matchAll(/^\| ([\w-]+) \| (.*?) \| (.*?) \|$/gm))
  if (name !== "step") steps.set(name, { empty, full });
const said = new Map(
  [...old.matchAll(/^(Empty|Full): (.*)$/gm)].map(([, name, how]) => [name.toLowerCase(), how]),
);

const measured = new Map(
  [...readFileSync(0, "utf8").matchAll(/^([\w-]+) +passed +(\d+) s$/gm)].map(
    ([, name, seconds]) => [name, `${seconds} s`],
  ),
);
for (const name of steps.keys()) if (!measured.has(name)) steps.delete(name);
const rows = [...measured].map(([name, seconds]) => {
  const { empty = "", full = "" } = { ...steps.get(name), [column]: seconds };
  return `| ${name} | ${empty} | ${full} |`;
});
const commit = execFileSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" }).trim();
const day = new Date().toISOString().slice(0, 10);
said.set(column, `${day}, ${commit}, ${availableParallelism()} cores.`);

const told = ["empty", "full"]
  .filter((name) => said.has(name))
  .map((name) => `${name[0].toUpperCase()}${name.slice(1)}: ${said.get(name)}`);
const table = ["| step | empty | full |", "|---|--:|--:|", ...rows].join("\n");
writeFileSync(
  document,
  `${text.slice(0, from)}${begin}\n${table}\n\n${told.join("\n")}\n${text.slice(to)}`,
);
