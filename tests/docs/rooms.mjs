// node rooms.mjs: no room of the core includes another one upwards, nor does a room of the page
// import one. Which rooms a room may include stands in docs/how-it-works.md, "The rooms of the
// core" and "The rooms of the page", and is compared with the sources here.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const told = readFileSync(join(root, "docs/how-it-works.md"), "utf8");

/** The rows of the table under a heading: a room, and the rooms that it includes. */
function tableOf(heading) {
  const from = told.indexOf(`\n## ${heading}\n`);
  assert(from >= 0, `docs/how-it-works.md has "${heading}"`);
  const section = told.slice(from, told.indexOf("\n## ", from + 1));
  return [...section.matchAll(/^\| `(\w+)` \|[^|]*\| (nothing|(?:`\w+`(?:, )?)+) \|$/gm)].map(
    ([, room, below]) => [room, [...below.matchAll(/`(\w+)`/g)].map(([, name]) => name)],
  );
}

/** A room includes what its row says; rows stand from the lowest to the highest: no circle. */
function compare(place, table, included) {
  const seen = new Set();
  for (const [room, below] of table) {
    assert.deepEqual(
      included(room).sort(),
      [...below].sort(),
      `${place}/${room}: what it includes is what the table says`,
    );
    for (const other of below)
      assert(seen.has(other), `${place}: ${room} includes ${other}, which is above it`);
    seen.add(room);
  }
}

const table = tableOf("The rooms of the core");
const folders = readdirSync(join(root, "core"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "include")
  .map((entry) => entry.name);
assert.deepEqual(table.map(([room]) => room).sort(), folders.sort(), "the table has every room");

const included = (room) => {
  const found = new Set();
  for (const entry of readdirSync(join(root, "core", room), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue;
    const text = readFileSync(join(entry.parentPath ?? entry.path, entry.name), "utf8");
    for (const [, path] of text.matchAll(/^#include "([^"]+)"/gm)) {
      const [other, ...rest] = path.split("/");
      // "games.inc" and its like are written by the build.
      if (rest.length > 0 && other !== room) found.add(other);
    }
  }
  return [...found];
};

compare("core", table, included);

/** Sub-rooms share what lies beside them, and not each other's but in one direction. */
const pairs = new Map();
for (const room of folders) {
  const inner = readdirSync(join(root, "core", room), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  for (const { name } of inner) {
    for (const file of readdirSync(join(root, "core", room, name))) {
      const text = readFileSync(join(root, "core", room, name, file), "utf8");
      for (const [, other] of text.matchAll(new RegExp(`^#include "${room}/(\\w+)/`, "gm")))
        if (other !== name) pairs.set(`${room}/${name} ${room}/${other}`, file);
    }
  }
}
for (const [pair, file] of pairs) {
  const [from, to] = pair.split(" ");
  assert(!pairs.has(`${to} ${from}`), `${from} and ${to} include each other (${file})`);
}

// What a module holds is decided where it is linked (cmake/NimberSite.cmake).
for (const entry of readdirSync(join(root, "core"), { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.[ch]pp$/.test(entry.name)) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const asked = /NIMBER_(LAB|PLAIN|FIRST|FULL)\b|EMSCRIPTEN/.exec(readFileSync(path, "utf8"));
  assert(!asked, `${path} asks in which module it runs: ${asked?.[0] ?? ""}`);
}

// ---- the page ----

const page = join(root, "web/src");
/** Files that stand in no folder start the page. */
const startRoom = "start";
const roomOf = (path) => (path.includes("/") ? path.split("/")[0] : startRoom);

const sources = readdirSync(page, { recursive: true, encoding: "utf8" }).filter((path) =>
  /\.(tsx?|css)$/.test(path),
);
const pageTable = tableOf("The rooms of the page");
assert.deepEqual(
  pageTable.map(([room]) => room).sort(),
  [...new Set(sources.map(roomOf))].sort(),
  "the table has every room of the page",
);

/** Names of other files: imports, of types too, exports, import(), and styles. */
const named = (text) => [
  ...text.matchAll(/(?:\bfrom|\bimport|@import|\bimport\.meta\.glob.*?)\s*\(?\s*"(\.[^"]+)"/g),
];

/** By its room: the rooms whose files a file names. */
const imported = new Map(pageTable.map(([room]) => [room, new Set()]));
let names = 0;
for (const path of sources) {
  for (const [, name] of named(readFileSync(join(page, path), "utf8"))) {
    const file = resolve(join(page, dirname(path)), name.replace(/\?.*/, ""));
    const ends = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"];
    const isFile = (end) => existsSync(file + end) && statSync(file + end).isFile();
    assert(name.includes("*") || ends.some(isFile), `${path}: there is no ${name}`);
    names += 1;
    const to = relative(page, file);
    const other = roomOf(to);
    // The book's text stands beside the page.
    if (!to.startsWith("..") && other !== roomOf(path)) imported.get(roomOf(path)).add(other);
  }
}
assert(names > sources.length, "imports are found");
compare("web/src", pageTable, (room) => [...imported.get(room)]);
