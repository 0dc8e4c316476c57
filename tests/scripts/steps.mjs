// node steps.mjs: each step of script/test in a shell of its own, on a machine whose node is old,
// and on one that has none. All that the steps call is played by stubs: this looks only at which
// node and npm they find. Nothing is built or downloaded.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nimber-steps-"));
const tree = join(folder, "tree");
const log = join(folder, "log");

function program(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/bash\n${text}\n`);
  chmodSync(path, 0o755);
}

/** Shell: writes down which node and npm this command finds. */
const tell = (name) =>
  `echo "${name} $*: $(case $(command -v node) in */.cache/node/*) echo new ;; *) echo OLD ;; esac)" >>${log}`;
const newer = join(folder, "newer");
program(join(newer, "node"), `[ "$1" = -e ] || { ${tell("node")}; }`);
program(join(newer, "npm"), tell("npm"));
const oldNode = `case $1 in -e) exit 1 ;; --version) echo v18.20.4 ;; *) echo "OLD node $*" >>${log} ;; esac`;
const oldNpm = `case "$1 $2" in
  "install --prefix") mkdir -p "$3/node_modules" && cp -r ${newer} "$3/node_modules/.bin" ;;
  *) echo "OLD npm $*" >>${log} ;;
esac`;

/** A folder for PATH: a shell's own tools, and stubs of all others. */
function machine(withNode) {
  const bin = join(folder, withNode ? "old" : "none");
  mkdirSync(bin);
  const own =
    "awk bash basename cat cmp cp cut dirname env find flock grep head id ls mkdir mktemp rm sed seq " +
    "sha256sum sleep sort tail tr true uname wc xargs";
  for (const name of own.split(" ")) {
    const found = spawnSync("bash", ["-c", `type -P ${name}`], { encoding: "utf8" }).stdout.trim();
    assert.notEqual(found, "", name);
    symlinkSync(found, join(bin, name));
  }
  for (const name of ["cmake", "ninja", "em++", "em-config", "ccache", "g++", "ctest"])
    program(join(bin, name), tell(name));
  for (const name of ["clang-format-14", "clang-tidy-14", "clang++-14", "chromium", "firefox-esr"])
    program(join(bin, name), "true");
  // No history here: all rooms are looked through.
  program(join(bin, "git"), "false");
  program(join(bin, "clang++"), `echo ${folder}/clang`);
  program(join(bin, "fc-list"), "echo a font");
  program(join(bin, "sudo"), 'exec "$@"');
  const nodes = `${bin}/node ${bin}/npm`;
  const packages = `cp ${join(folder, "debian")}/* ${bin}/`;
  program(join(folder, "debian", "node"), oldNode);
  program(join(folder, "debian", "npm"), oldNpm);
  program(join(bin, "apt-get"), `case "$*" in *nodejs*) ${packages} ;; esac; true ${nodes}`);
  if (withNode) spawnSync("bash", ["-c", packages]);
  return bin;
}

try {
  mkdirSync(join(folder, "clang/lib"), { recursive: true });
  writeFileSync(join(folder, "clang/lib/libclang_rt.fuzzer-x86_64.a"), "");
  const steps = spawnSync("bash", [join(root, "script/test"), "--steps"], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");
  assert.ok(steps.length >= 10, steps.join(" "));
  for (const withNode of [true, false]) {
    const path = machine(withNode);
    for (const step of steps) {
      rmSync(tree, { recursive: true, force: true });
      for (const name of ["script", "cmake"])
        cpSync(join(root, name), join(tree, name), { recursive: true });
      for (const name of ["core", "cli", "wasm", "bench", "tests/fuzz", "web"])
        mkdirSync(join(tree, name), { recursive: true });
      writeFileSync(join(tree, "tests/fuzz/fuzz_one.cpp"), "");
      program(join(tree, "build/native/tests/nimber_soak"), "echo unsettled");
      program(join(tree, "build/clang/tests/fuzz/fuzz_one"), "true");
      writeFileSync(join(tree, "build/clang/tests/fuzz/fuzzers.txt"), "fuzz_one\n");
      writeFileSync(log, "");
      if (!withNode) for (const name of ["node", "npm"]) rmSync(join(path, name), { force: true });
      const done = spawnSync(join(path, "bash"), [join(tree, "script/test"), step], {
        encoding: "utf8",
        env: {
          PATH: path,
          HOME: folder,
          CHROMIUM: join(path, "chromium"),
          FIREFOX: join(path, "firefox-esr"),
        },
      });
      const calls = readFileSync(log, "utf8");
      const told = `${step}, ${withNode ? "old node" : "no node"}\n${calls}${done.stdout}${done.stderr}`;
      assert.ok(existsSync(join(tree, ".cache/node/node_modules/.bin/node")), told);
      assert.doesNotMatch(calls, /OLD/, told);
      assert.match(calls, /: new$/m, told);
    }
  }
  console.log(`${steps.length} steps stand alone, with an old node and with none`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
