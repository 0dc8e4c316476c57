// node sources.mjs: sources are short. Each has at most 500 lines of code, so that it is one job,
// and no line is wider than 100 columns.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const mostLines = 500;
const mostColumns = 100;

function* files(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield path;
    else if (!/^(node_modules|generated|dist.*|playwright-report|test-results)$/.test(entry.name))
      yield* files(path);
  }
}
const linesOf = (path) => readFileSync(join(root, path), "utf8").split("\n");

/** The tables of the page's words, one for each language. */
const isTable = (path) => path.startsWith("web/src/strings/languages/");

/** The contract with the page: types alone, which the npm package hands out as they stand. */
const isContract = (path) => path === "wasm/nimber.d.ts";

/** Lines that are neither blank nor a comment. */
function codeLines(lines) {
  let inComment = false;
  return lines.filter((line) => {
    const text = line.trim();
    const begins = /^\{?\/\*/.test(text);
    const comment = inComment || begins || text.startsWith("//");
    if (inComment || begins) inComment = !text.includes("*/");
    return text !== "" && !comment;
  }).length;
}

const long = [];
for (const folder of ["core", "cli", "wasm", "web/src"]) {
  for (const path of files(folder)) {
    if (!/\.(cpp|hpp|ts|tsx|css)$/.test(path) || isTable(path) || isContract(path)) continue;
    const count = codeLines(linesOf(path));
    if (count > mostLines) long.push(`${path}: ${count} lines of code`);
  }
}

/** Patterns of JavaScript, strings and templates; the last may go on in the next line. */
const literals = [
  /(?<=^\s*|[(=,[:!&|?]\s*)\/(?![/*]).+\/[a-z]*/g,
  /"(?:[^"\\]|\\.)*("|$)/g,
  /'(?:[^'\\]|\\.)*'/g,
  /`(?:[^`\\]|\\.)*(`|$)/g,
];
const address = /[a-z]+:\/\/\S+/g;

/** Is a line too wide, its strings, patterns and addresses left aside? */
function isWide(line) {
  if ([...line].length <= mostColumns) return false;
  const isComment = /^\s*(\/\/|\/?\*|#)/.test(line);
  let rest = line.replace(address, "");
  if (!isComment) for (const literal of literals) rest = rest.replace(literal, "");
  return [...rest].length > mostColumns;
}

const wide = [];
function lookAt(path) {
  linesOf(path).forEach((line, at) => {
    if (isWide(line)) wide.push(`${path}:${at + 1}: ${[...line].length} columns`);
  });
}
lookAt("CMakeLists.txt");
for (const folder of ["core", "cli", "wasm", "web", "tests", "bench", "script", "cmake"]) {
  for (const path of files(folder)) {
    const script = folder === "script" && !path.endsWith(".txt");
    if (!script && !/\.(cpp|hpp|ts|tsx|mjs|cmake)$|CMakeLists\.txt$/.test(path)) continue;
    if (isTable(path) || path.startsWith("tests/data/")) continue;
    lookAt(path);
  }
}
const told = [...long, ...wide];
assert(told.length === 0, `sources are too long or too wide:\n${told.join("\n")}`);
