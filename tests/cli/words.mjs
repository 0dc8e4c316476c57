// node words.mjs NIMBER: the manual page and the shells' completions tell every command and option
// of the help.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.mjs";

const folder = mkdtempSync(join(tmpdir(), "nimber-words-"));
const words = (...args) => {
  const run = ask(args);
  assert.equal(run.status, 0, args.join(" "));
  return run.stdout;
};

/** What a shell prints for a script; null where that shell is not here. */
function shell(name, args, input = "") {
  const run = spawnSync(name, args, { input, encoding: "utf8", cwd: folder });
  if (run.error?.code === "ENOENT") return null;
  assert.equal(run.status, 0, run.stderr);
  assert.equal(run.stderr, "");
  return run.stdout;
}

const commands = new Map(
  [...new Set([...words("--help").matchAll(/^ {2}nimber ([a-z]+)/gm)].map(([, name]) => name))].map(
    (name) => [
      name,
      [...words(name, "--help").matchAll(/^ {2}(--[a-z-]+)/gm)].map(([, option]) => option),
    ],
  ),
);
assert.ok(commands.size >= 10);

function manual() {
  const page = words("--man");
  const plain = page.replaceAll("\\-", "-");
  for (const [name, options] of commands) {
    const section = plain.split(`.SS ${name}\n`)[1].split(".SS ")[0];
    for (const option of options) assert.match(section, new RegExp(`^\\.B ${option}\\b`, "m"));
    assert.ok(section.includes("Exit status"), name);
  }
  // Formatters differ about letters that are not ASCII: these stand by their numbers.
  assert.match(page, /^[\n -~]*$/);
  writeFileSync(join(folder, "nimber.1"), page);
  // The formatter finds nothing to complain about.
  const shown = shell("groff", ["-man", "-ww", "-Tutf8", "nimber.1"]);
  if (shown !== null) assert.match(shown, /nimber - values, winners and winning moves/);
}

function bash() {
  writeFileSync(join(folder, "bash"), words("--completions", "bash"));
  writeFileSync(join(folder, "some file.txt"), "");
  const complete = (line) => {
    const list = line.split(" ").map((word) => `'${word}'`);
    return shell(
      "bash",
      ["--norc"],
      [
        "source ./bash",
        `COMP_WORDS=(${list.join(" ")})`,
        `COMP_CWORD=${String(list.length - 1)}`,
        "_nimber",
        'printf "%s\\n" "${COMPREPLY[@]}"',
      ].join("\n"),
    )
      ?.trimEnd()
      .split("\n");
  };
  const first = complete("nimber ");
  if (first === undefined) return;
  for (const name of commands.keys()) assert.ok(first.includes(name), name);
  for (const [name, options] of commands)
    assert.deepEqual(complete(`nimber ${name} --`).sort(), [...options, "--help"].sort(), name);
  assert.deepEqual(complete("nimber ana"), ["analyze"]);
  assert.deepEqual(complete("nimber sequence oct"), ["octal/"]);
  assert.deepEqual(complete("nimber judge hdu-153"), ["hdu-1536"]);
  assert.deepEqual(complete("nimber analyze --limit "), [""]);
  assert.deepEqual(complete("nimber period --verify some"), ["some file.txt"]);
  assert.deepEqual(complete("nimber --completions z"), ["zsh"]);
}

function zsh() {
  const text = words("--completions", "zsh");
  for (const [name, options] of commands) {
    assert.ok(text.includes(`'${name}:`), name);
    for (const option of options) assert.ok(text.includes(`'${option}[`), option);
  }
  writeFileSync(join(folder, "zsh"), text);
  shell("zsh", ["-n", "zsh"]);
}

function fish() {
  const text = words("--completions", "fish");
  for (const [name, options] of commands) {
    for (const option of options) {
      const line = `__fish_seen_subcommand_from ${name}' -l ${option.slice(2)} `;
      assert.ok(text.includes(line), line);
    }
  }
  writeFileSync(join(folder, "fish"), text);
  const run = (line) =>
    spawnSync("fish", ["--no-config", "-c", `source ./fish; complete -C '${line}'`], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder },
    });
  const first = run("nimber an");
  if (first.error?.code === "ENOENT") return;
  assert.match(first.stdout, /^analyze\t/);
  assert.match(run("nimber period --cert").stdout, /^--certificate\t/);
  assert.equal(run("nimber sequence oct").stdout.trim(), "octal/");
}

try {
  manual();
  bash();
  zsh();
  fish();
  const refused = ask(["--completions", "csh"]);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /bash, zsh or fish/);
} finally {
  rmSync(folder, { recursive: true });
}
console.log("words: manual page and completions tell every command and option");
