// node rooms.mjs: no room of the core includes another one upwards. Which rooms a room may include
// stands in docs/how-it-works.md, "The rooms of the core", and is compared with the includes here.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The rows of the table: a room, and the rooms that it includes. */
const table = [
  ...readFileSync(join(root, "docs/how-it-works.md"), "utf8").matchAll(
    /^\| `(\w+)` \|[^|]*\| (nothing|(?:`\w+`(?:, )?)+) \|$/gm,
  ),
].map(([, room, below]) => [room, [...below.matchAll(/`(\w+)`/g)].map(([, name]) => name)]);

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

const seen = new Set();
for (const [room, below] of table) {
  assert.deepEqual(
    included(room).sort(),
    [...below].sort(),
    `core/${room}: what it includes is what the table says`,
  );
  // From the lowest to the highest: so there is no circle.
  for (const other of below)
    assert(seen.has(other), `${room} includes ${other}, which is above it`);
  seen.add(room);
}

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
