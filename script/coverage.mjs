// What gcov counted, file by file: the end of script/coverage.
import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const build = join(root, "build/coverage");
const least = 95;

const counted = readdirSync(build, { recursive: true }).filter((name) => name.endsWith(".gcda"));
/** For each file of core/: how often each of its lines was run, whatever source included it. */
const files = new Map();
for (const name of counted) {
  const run = spawnSync("gcov", ["--json-format", "--stdout", join(build, name)], {
    cwd: build,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  for (const { file, lines } of JSON.parse(run.stdout).files) {
    const path = resolve(build, file);
    if (!path.startsWith(join(root, "core/"))) continue;
    const short = path.slice(root.length + 1);
    const seen = files.get(short) ?? files.set(short, new Map()).get(short);
    for (const { line_number: line, count } of lines) seen.set(line, (seen.get(line) ?? 0) + count);
  }
}
if (files.size < 50) throw new Error(`only ${files.size} files were counted`);

let all = 0;
let reached = 0;
const missed = [];
for (const [file, lines] of [...files].sort()) {
  const without = [...lines].filter(([, count]) => count === 0).map(([line]) => line);
  all += lines.size;
  reached += lines.size - without.length;
  without.sort((a, b) => a - b).forEach((line) => missed.push(`${file}:${line}`));
  const percent = (100 * (lines.size - without.length)) / lines.size;
  console.log(
    `${percent.toFixed(1).padStart(6)} %  ${file}${without.length > 0 ? `: ${without.join(" ")}` : ""}`,
  );
}
writeFileSync(join(build, "lines.txt"), missed.map((line) => `${line}\n`).join(""));
const percent = (100 * reached) / all;
console.log(`${reached} of ${all} lines of core/ are run: ${percent.toFixed(1)} %`);
process.exit(percent >= least ? 0 : 1);
