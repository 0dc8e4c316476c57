// node adding_a_game.mjs BUILD_TYPE [BUILD_TREE] [--page]: follows docs/adding-a-game.md in a copy
// of the tree. With its two games the tests that concern every game must pass; each step left out
// must be noticed.
// BUILD_TREE: what Ninja has built of the same sources. Where it is up to date only what knows the
// new games is compiled; else all is.
// --page: all tests of core and command line run. The module and the page are built with the games,
// and all of their tests run.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const page = process.argv.includes("--page");
const [buildType = "Debug", warm] = process.argv.slice(2).filter((arg) => arg !== "--page");
const builtTree = warm && resolve(warm);
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

/**
 * The objects of BUILD_TREE, each with the files it was compiled from. None where the tree is not
 * up to date, or cannot be used.
 */
function builtObjects() {
  const objects = new Map();
  const file = builtTree && join(builtTree, "build.ninja");
  if (!file || !existsSync(file)) return objects;
  if (["make", "ninja"].some((name) => spawnSync(name, ["--version"]).error)) return objects;
  const text = readFileSync(file, "utf8");
  const [again, from] = text.match(/^build build\.ninja.*: RERUN_CMAKE [^|]*\|(.*)\n/m) ?? [];
  if (!again) return objects;
  const age = (path) => statSync(resolve(builtTree, path), { throwIfNoEntry: false })?.mtimeMs;
  const configured = age("build.ninja");
  for (const path of from.trim().split(/ +/)) if (!(age(path) <= configured)) return objects;
  // A dry run ends at the step that looks for new files, so it is done without that step.
  const dry = at("dry.ninja");
  writeFileSync(dry, text.replace(again, "build again: phony\n"));
  const targets = ["nimber_cli", "nimber_tests"];
  const left = run("ninja", ["-C", builtTree, "-f", dry, "-n", ...targets]);
  if (!/^ninja: no work to do\.$/m.test(left.text)) return objects;
  const known = must("ninja", ["-C", builtTree, "-f", dry, "-t", "deps"]);
  for (const [, object, files] of known.matchAll(/^(\S+\.o): #deps.*\n((?: .*\n)*)/gm)) {
    if (/^(tests\/)?CMakeFiles\/nimber_(core|cli|tests)\.dir\//.test(object) && age(object))
      objects.set(object, files);
  }
  return objects;
}

/** What BUILD_TREE was configured with. */
function builtSettings() {
  const cache = readFileSync(join(builtTree, "CMakeCache.txt"), "utf8");
  const settings =
    /^(?:CMAKE_CXX_COMPILER|CMAKE_(?:CXX|EXE_LINKER)_FLAGS\w*|NIMBER_(?:COVERAGE|UNITY)):\w+=.*$/gm;
  return (cache.match(settings) ?? []).map((line) => `-D${line}`);
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
  assert.equal(blocks.length, 12, "the document has twelve blocks of code");
  const names = blocks.pop();
  const card = blocks.pop();
  const games = ["least", "passing"].map((game, at) => {
    const [file, row, name, words, sentence] = blocks.slice(5 * at);
    return { game, file, row, name, words, sentence };
  });

  // As deep as the build of the presets: ccache then knows the files.
  const build = at("build/native");
  // Make goes by the age of a file alone, so it takes objects that were copied.
  const built = builtObjects();
  const copied = built.size > 0;
  must("cmake", [
    "-S",
    tree,
    "-B",
    build,
    "-G",
    copied ? "Unix Makefiles" : "Ninja",
    ...(copied ? [...builtSettings(), "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON"] : []),
    `-DCMAKE_BUILD_TYPE=${buildType}`,
    "-DNIMBER_TESTS=ON",
    "-DNIMBER_WERROR=ON",
    // By themselves, so that the other games are not compiled again.
    `-DNIMBER_ALONE=${games.map(({ game }) => `core/games/${game}.cpp`).join(";")}`,
  ]);
  // The source of a unit lists its files, by their whole paths. A unit with other files is
  // compiled.
  const unit = (folder, object) => {
    const path = join(folder, object.replace(/\.o$/, ""));
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const same = (object) =>
    !object.includes("/Unity/") ||
    unit(build, object) === unit(builtTree, object).replaceAll(root, `${tree}/`);
  for (const [object, files] of built) {
    if (/\/games\.inc$/m.test(files) || !same(object)) continue;
    mkdirSync(dirname(join(build, object)), { recursive: true });
    cpSync(join(builtTree, object), join(build, object));
  }
  const make = () => must("cmake", ["--build", build, "--target", "nimber_cli", "nimber_tests"]);
  const tests = join(build, "tests", "nimber_tests");

  for (const { game, file } of games) writeFileSync(at(`core/games/${game}.cpp`), file);
  make();
  const forgotten = run(tests, ["every game has a row of known values"]);
  assert.notEqual(forgotten.status, 0, "a game without known values passes");
  for (const { game } of games) assert.match(forgotten.text, new RegExp(game));

  edit("tests/core/known_values.inc", (text) => text + games.map(({ row }) => row).join(""));
  // Make does not know what a copied object was compiled from.
  for (const [object, files] of built)
    if (/\/known_values\.inc$/m.test(files)) rmSync(join(build, object));
  make();
  must(tests, ["every game has a row of known values"]);
  // With --page all of core and all of the command line but the programs of rules, which the games
  // have no part in. Else what goes through all games, or looks for their names in a text. The
  // longest tests, which the build itself runs whole, try one case in seven.
  const concerned = readdirSync(at("tests/core")).filter((file) =>
    /\ball_games\(\)|"known_values\.inc"/.test(readFileSync(at(`tests/core/${file}`), "utf8")),
  );
  const tags = ["notation_test.cpp", ...concerned];
  must(tests, page ? [] : ["-#", tags.map((file) => `[#${file.slice(0, -4)}]`).join()], tree, {
    NIMBER_STRIDE: "7",
  });
  const commands = page
    ? readdirSync(at("tests/cli")).filter(
        (file) => !/^(ask|atlas|compiled|programs)\.mjs$/.test(file),
      )
    : ["links.mjs", "theorems.mjs", "vectors.mjs", "words.mjs"];
  for (const test of commands)
    must(process.execPath, [at(`tests/cli/${test}`), join(build, "nimber")]);
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
  // With --page the whole page is checked, else only what a game's name is part of.
  const source = (folder) =>
    readdirSync(at(folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /\.tsx?$/.test(file));
  const named = source("web/src").filter((file) =>
    /^web\/src\/(strings\/|state\/presets\.ts$)|\bGame(Name|Strings)\b/.test(
      `${file}\n${readFileSync(at(file), "utf8")}`,
    ),
  );
  const part = {
    extends: "./tsconfig.json",
    include: ["../wasm/*.d.ts", ...named.map((file) => relative("web", file))],
  };
  writeFileSync(at("web/tsconfig.part.json"), JSON.stringify(part));
  const project = page ? "tsconfig.json" : "tsconfig.part.json";
  const types = () => run("npx", ["tsc", "-p", project], at("web"));
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
  edit("web/src/state/presets.ts", (text) =>
    text.replace(/^ {2}plain\("heaps"\)\("lasker".*\n/m, (line) => line + card),
  );
  edit("web/src/strings/gameNames.ts", (text) =>
    text.replace(/^ {2}lasker: .*\n/m, (line) => line + names),
  );
  const worded = types();
  assert.equal(worded.status, 0, worded.text);
  const unnamed = run(process.execPath, [at("tests/docs/names.mjs")]);
  assert.notEqual(unnamed.status, 0);
  assert.match(unnamed.text, /docs\/notation\.md has no row for least/);
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
  if (page) {
    for (const path of ["CMakePresets.json", "LICENSE", "README.md", "CHANGELOG.md", "script"])
      cpSync(join(root, path), at(path), { recursive: true });
    must("cmake", ["--workflow", "--preset", "page"]);
    // The tests look for packages where they stand.
    symlinkSync("../web/node_modules", at("tests/node_modules"));
    // Without the pages that the book draws, which are not built here; without what is said of the
    // games of the book alone; and a hint knows no words for the parts of the second game.
    const [pages, words] = [
      ["ownPages", "keptPages"],
      ["hint in passing", "chapter 11: the rules"],
    ];
    must(
      "npx",
      [
        ...[
          "vitest",
          "run",
          "--testNamePattern",
          `^${words.map((said) => `(?!.*${said})`).join("")}`,
        ],
        ...pages.flatMap((file) => ["--exclude", `**/${file}.test.ts`]),
      ],
      at("web"),
    );
    console.log("the module's and the page's tests pass with it");
  }
  console.log("two games were added by the document's own steps; each step left out was noticed");
} finally {
  rmSync(tree, { recursive: true, force: true });
}
