// node names.mjs: words that belong together stand together. A game's name stands, as a string, in
// its own file only, and in the places named here; the lists of words in core's headers are those
// of the page's contract.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Where a game may be named, and why. */
const allowed = [
  [/^core\/questions\/question\.cpp$/, "the names of questions, some of which are games' too"],
  [/^core\/games\//, "its own file"],
  [/^core\/judge\//, "a problem says which game it is"],
  [/^core\/laws\/periods\/verifier\.cpp$/, "the second opinion reads rules by itself"],
  [/^core\/coq\//, "theorems for Coq speak of the rules as proofs/ defines them"],
  [/^core\/laws\/which\/universe\.cpp$/, "the games that a list is looked for in"],
  [/^core\/records\/laws\/patterns\.cpp$/, "a base of numbers"],
  [/^core\/text\/(notation|link)\.cpp$/, "short forms of the notation"],
  [/^cli\/(theorem_|move_)?sentences\.cpp$/, "words of theorems"],
  [/^cli\/coq\.cpp$/, "which theory of proofs/ a rule belongs to"],
  [/^cli\/(help|commands)\.cpp$/, "examples; the command nim"],
  [/^cli\/graph_file\.hpp$/, "what --graph reads where no game is named"],
  [/^wasm\/nimber\.d\.ts$/, "words of boards"],
  [/^web\/src\/strings\//, "words"],
  [/^web\/src\/state\/presets\.ts$/, "positions to begin with"],
  [/^web\/src\/goals\/families\.ts$/, "which family a puzzle is of"],
  [/^web\/src\/(explore\/(offers|sheet)\.ts|lesson\/Worksheet\.tsx)$/, "rules to begin with"],
  [/^wasm\/board\/grid\.cpp$/, "the question wythoffGrid"],
];

function* files(folder) {
  for (const entry of readdirSync(join(root, folder), {
    withFileTypes: true,
  })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else if (/\.(cpp|hpp|ts|tsx)$/.test(entry.name)) yield path;
  }
}

const games = [...files("core/games")].map((path) => path.replace(/.*\/|\.cpp$/g, ""));
assert(games.length > 10, "core/games has games");
const notation = readFileSync(join(root, "docs/notation.md"), "utf8");
for (const game of games)
  assert(notation.includes(`\n| \`${game}\` | `), `docs/notation.md has no row for ${game}`);

/** The words of a list `#define NAME(X) X(name, "word", …) …` in a header. */
function listed(header, macro) {
  const text = readFileSync(join(root, "core/include/nimber", header), "utf8");
  const start = text.indexOf(`#define ${macro}(X)`);
  assert(start >= 0, `${header} has no ${macro}`);
  const lines = [];
  for (const line of text.slice(start).split("\n")) {
    lines.push(line);
    if (!line.trimEnd().endsWith("\\")) break;
  }
  const body = lines
    .join(" ")
    .replace(/#define \w+\(X\)/, "")
    .replace(/\/\*.*?\*\//g, "");
  return [...body.matchAll(/X\((\w+)(?:, "([^"]*)")?/g)].map(([, name, word]) => word ?? name);
}

/** Of these words some are games as well: on the page they are boards, moves and forms. */
const words = new Set(
  [
    ["position.hpp", "NIMBER_MOVE_KINDS"],
    ["rule.hpp", "NIMBER_BOARDS"],
    ["rule.hpp", "NIMBER_RULES_FORMS"],
  ].flatMap(([header, macro]) => listed(header, macro)),
);
/** Words of HTML and of shapes, as well as games. */
const ordinary = new Set(["row", "grid"]);
const found = [];
for (const folder of ["core", "cli", "wasm", "web/src"]) {
  for (const path of files(folder)) {
    const name = relative("", path).replaceAll("\\", "/");
    if (allowed.some(([place]) => place.test(name))) continue;
    const page = name.startsWith("web/");
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .forEach((line, at) => {
        if (/^\s*(\/\/|\*|\/\*|X\()/.test(line)) return;
        // Some questions are called like games.
        if (/find_question\("/.test(line)) return;
        const compared = /(\.game|\bgame|info\.name) [!=]==? ["'`]/.test(line);
        for (const game of games) {
          if (!new RegExp(`["'\`]${game}["'\`]`).test(line)) continue;
          if (page && (words.has(game) || ordinary.has(game)) && !compared) continue;
          found.push(`${name}:${at + 1}: ${line.trim()}`);
        }
      });
  }
}
assert.deepEqual(found, [], "a game is named outside its own file");

const contract = readFileSync(join(root, "wasm/nimber.d.ts"), "utf8");
/** The words of the field of an interface: `kind: "a" | "b"`. */
function typed(owner, field) {
  const start = contract.indexOf(`export interface ${owner} `);
  assert(start >= 0, `nimber.d.ts has no ${owner}`);
  const rest = contract.slice(start, contract.indexOf("\n}", start));
  const union = rest.match(new RegExp(`\\n  ${field}:([^;]*);`));
  assert(union, `${owner} has no ${field}`);
  return [...union[1].matchAll(/"([^"]+)"/g)].map(([, word]) => word);
}
const sorted = (list) => [...list].sort();
for (const [header, macro, owner, field] of [
  ["position.hpp", "NIMBER_MOVE_KINDS", "MoveRecord", "kind"],
  ["rule.hpp", "NIMBER_BOARDS", "GameInfo", "board"],
  ["rule.hpp", "NIMBER_RULES_FORMS", "GameInfo", "rulesForm"],
  ["rule.hpp", "NIMBER_STATE_FORMS", "GameInfo", "stateForm"],
  ["component.hpp", "NIMBER_COMPONENTS", "ComponentRecord", "kind"],
  ["explain.hpp", "NIMBER_CONVENTION_RULES", "ConventionsStep", "rule"],
  ["analysis.hpp", "NIMBER_METHODS", "AnalysisRecord", "method"],
]) {
  assert.deepEqual(
    sorted(typed(owner, field)),
    sorted(listed(header, macro)),
    `${owner}.${field} of wasm/nimber.d.ts and ${macro} of ${header} are not the same words`,
  );
}
console.log(`${games.length} games, each named in its own file; words as in the contract`);
