// How large core/ is without its judges' problems: what a figure of docs/trust.md was measured on.
// Problems are formats and words that no figure speaks of, each with a test of its own.
// `node script/figures.mjs` prints what stands in the table: the commit and its lines of code.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = /\.[ch]pp$/;
// The room was called `problems` before.
const problems = /^(core\/)?(judge|problems)\/(?!judge\.)/;
const isCounted = (name) => source.test(name) && !problems.test(name);

/** Lines that are neither empty nor a comment alone. */
export const linesOf = (text) =>
  text.split("\n").filter((line) => !/^\s*(\/\/.*)?$/.test(line)).length;

/** Of the sources as they lie here. */
export function linesOfCore() {
  const names = readdirSync(join(root, "core"), { recursive: true }).filter(isCounted);
  return names.reduce(
    (sum, name) => sum + linesOf(readFileSync(join(root, "core", name), "utf8")),
    0,
  );
}

const git = (...words) =>
  execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: "pipe" });

/** Of the sources of a commit; null where its history is not here. */
export function linesOfCoreAt(commit) {
  try {
    const names = git("ls-tree", "-r", "--name-only", commit, "core").split("\n");
    const wanted = names.filter(isCounted);
    return wanted.reduce((sum, name) => sum + linesOf(git("show", `${commit}:${name}`)), 0);
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const commit = git("rev-parse", "--short=7", "HEAD").trim();
  console.log(`\`${commit}\`, ${linesOfCoreAt(commit).toLocaleString("en")} lines`);
}
