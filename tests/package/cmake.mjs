// node cmake.mjs BUILD_FOLDER: installs the library and uses it in a project outside the tree.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const built = process.argv[2];
const folder = mkdtempSync(join(tmpdir(), "nimber-package-"));
const at = (path) => join(folder, path);

function run(command, ...args) {
  const done = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (done.error) throw done.error;
  assert.equal(done.status, 0, `${command} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

try {
  run("cmake", "--install", built, "--prefix", at("installed"));
  cpSync(fileURLToPath(new URL("cmake", import.meta.url)), at("project"), { recursive: true });
  run(
    "cmake",
    "-S",
    at("project"),
    "-B",
    at("build"),
    "-G",
    "Ninja",
    `-DCMAKE_PREFIX_PATH=${at("installed")}`,
  );
  run("cmake", "--build", at("build"));
  assert.equal(run(at("build/outside")), "3\ntake/1..3:6+nim:2\ntake/1..3:9+nim:1\n");
  assert.match(run(at("installed/bin/nimber"), "--version"), /^nimber \d+\.\d+\.\d+\n$/);
  for (const [path, ...words] of [
    ["man/man1/nimber.1", "--man"],
    ["bash-completion/completions/nimber", "--completions", "bash"],
    ["zsh/site-functions/_nimber", "--completions", "zsh"],
    ["fish/vendor_completions.d/nimber.fish", "--completions", "fish"],
  ])
    assert.equal(
      readFileSync(at(`installed/share/${path}`), "utf8"),
      run(at("installed/bin/nimber"), ...words),
    );
  console.log("the installed library and command work outside the tree");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
