// node adding_a_game.mjs BUILD_TYPE [--page]: follows docs/adding-a-game.md in a copy of the tree.
// With its two games every test of core and command line must pass; each step left out must be
// noticed. --page: the module and the page are built with them, and all of their tests run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const [buildType = "Debug", more] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));
const tree = mkdtempSync(join(tmpdir(), "nimber-toy-"));
const at = (path) => join(tree, path);

function run(command, args, folder = tree, environment = {}) {
  const done = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (done.error) throw done.error;
  return { status: done.status, text: done.stdout + done.stderr };
}
function must(command, args, folder, environment) {
  const done = run(command, args, folder, environment);
  assert.equal(done.status, 0, `${command} ${args.join(" ")}\n${done.text}`);
  return done.text;
}
function edit(path, change) {
  const before = readFileSync(at(path), "utf8");
  const after = change(before);
  assert.notEqual(after, before, `${path} has no place for the new lines`);
  writeFileSync(at(path), after);
}

try {
  cpSync(root, tree, {
    recursive: true,
    filter: (from) =>
      !/^(.*\/)?(node_modules|dist|dist-single|build|\.\w+)$/.test(relative(root, from)),
  });
  const blocks = [
    ...readFileSync(at("docs/adding-a-game.md"), "utf8").matchAll(/^ *```\w+\n([^]*?)^ *```$/gm),
  ].map(([, code]) => code.replace(/^ {3}/gm, ""));
  assert.equal(blocks.length, 11, "the document has eleven blocks of code");
  const card = blocks.pop();
  const games = ["least", "passing"].map((game, at) => {
    const [file, row, name, words, sentence] = blocks.slice(5 * at);
    return { game, file, row, name, words, sentence };
  });

  // As deep as the build of the presets: ccache then knows the files.
  const build = at("build/native");
  must("cmake", [
    "-S",
    tree,
    "-B",
    build,
    "-G",
    "Ninja",
    `-DCMAKE_BUILD_TYPE=${buildType}`,
    "-DNIMBER_TESTS=ON",
    "-DNIMBER_WERROR=ON",
    // By themselves, so that the other games are not compiled again.
    `-DNIMBER_ALONE=${games.map(({ game }) => `core/games/${game}.cpp`).join(";")}`,
  ]);
  const make = () => must("cmake", ["--build", build, "--target", "nimber_cli", "nimber_tests"]);
  const tests = join(build, "tests", "nimber_tests");

  for (const { game, file } of games) writeFileSync(at(`core/games/${game}.cpp`), file);
  make();
  const forgotten = run(tests, ["every game has a row of known values"]);
  assert.notEqual(forgotten.status, 0, "a game without known values passes");
  for (const { game } of games) assert.match(forgotten.text, new RegExp(game));

  edit("tests/core/known_values.inc", (text) => text + games.map(({ row }) => row).join(""));
  make();
  must(tests, ["every game has a row of known values"]);
  // All of core in one process, and all of the command line but the programs of rules, which the
  // game has no part in. The longest tests, which the build itself runs whole, try one case in seven.
  must(tests, [], tree, { NIMBER_STRIDE: "7" });
  for (const test of readdirSync(at("tests/cli"))) {
    if (/^(ask|programs)\.mjs$/.test(test)) continue;
    must(process.execPath, [at(`tests/cli/${test}`), join(build, "nimber")]);
  }
  for (const { row } of games) {
    const [, position, value] = row.match(/"(.*)", (\d+)/);
    const answer = JSON.parse(must(join(build, "nimber"), ["analyze", "--json", position]));
    assert.deepEqual([answer.position, answer.value], [position, Number(value)]);
  }
  // Without a program of its own a rule of heaps has one that looks its values up.
  const program = must(join(build, "nimber"), ["program", "least"]);
  assert.match(program, /^\/\/ Heaps to \d+ only\./);
  const numbers = (text) => text.match(/\d+/g).map(Number);
  assert.deepEqual(
    numbers(program.replace(/^[^]*values\[\] = \{/, "")).slice(0, 500),
    numbers(must(join(build, "nimber"), ["sequence", "least", "--count", "500"])),
  );
  // The second game says what it could not read.
  const wrong = run(join(build, "nimber"), ["analyze", "passing:3,4;pas"]);
  assert.notEqual(wrong.status, 0);
  assert.match(wrong.text, /: pass/);

  symlinkSync(join(root, "web/node_modules"), at("web/node_modules"));
  const types = () => run("npx", ["tsc", "-p", "tsconfig.json"], at("web"));
  edit("web/src/strings/shape.ts", (text) =>
    text.replace("export type GameName =\n", (line) =>
      games.reduce((lines, { name }) => lines + name, line),
    ),
  );
  const wordless = types();
  assert.notEqual(wordless.status, 0, "a game without words passes");
  for (const language of ["en", "zh"])
    assert.match(wordless.text, new RegExp(`languages/${language}\\.ts.*least, passing`, "s"));
  for (const language of ["en", "zh"]) {
    for (const { words, sentence } of games) {
      edit(`web/src/strings/languages/${language}.ts`, (text) =>
        text
          .replace(/^ {2}games: \{\n/m, (line) => line + words)
          .replace(/^ {2}rule: [^]*?switch \(code\) \{\n/m, (start) => start + sentence),
      );
    }
  }
  edit("web/src/presets.ts", (text) =>
    text.replace(/^ {2}plain\("heaps"\)\("lasker".*\n/m, (line) => line + card),
  );
  const worded = types();
  assert.equal(worded.status, 0, worded.text);
  edit("docs/notation.md", (text) =>
    text.replace(
      /^\| `nim` .*\n/m,
      (line) =>
        line +
        "| `least` | none | heaps | take 1 or half |\n" +
        "| `passing` | none | heaps and a pass `3,4,5;pass` | take 1 or more, or pass once |\n",
    ),
  );
  must(process.execPath, [at("tests/docs/names.mjs")]);
  if (more === "--page") {
    for (const path of ["CMakePresets.json", "LICENSE", "README.md", "CHANGELOG.md", "script"])
      cpSync(join(root, path), at(path), { recursive: true });
    must("cmake", ["--workflow", "--preset", "page"]);
    // The tests look for packages where they stand.
    symlinkSync("../web/node_modules", at("tests/node_modules"));
    must("npx", ["vitest", "run"], at("web"));
    console.log("the module's and the page's tests pass with it");
  }
  console.log("two games were added by the document's own steps; each step left out was noticed");
} finally {
  rmSync(tree, { recursive: true, force: true });
}
