// node npm.mjs: installs the packed npm package in an empty folder and uses it: types, the README's
// own examples, a page.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../web/chromium.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const packed = here("../../build/npm/");
const [archive, ...others] = readdirSync(packed).filter((name) => name.endsWith(".tgz"));
assert.ok(archive && others.length === 0, "script/pack makes one archive");

const folder = mkdtempSync(join(tmpdir(), "nimber-npm-"));
const at = (path) => join(folder, path);

function run(command, ...args) {
  const done = spawnSync(command, args, { cwd: folder, encoding: "utf8", timeout: 120_000 });
  if (done.error) throw done.error;
  assert.equal(done.status, 0, `${command} ${args.join(" ")}\n${done.stdout}${done.stderr}`);
  return done.stdout;
}

/** Opens the folder in Chromium, as any static server shows it. */
async function inPage() {
  const server = spawn(process.execPath, [here("../../script/serve.mjs"), folder, "0"]);
  const browser = await chromium.launch(launchOptions);
  try {
    const address = await new Promise((resolve, reject) => {
      server.once("exit", () => reject(new Error("the server did not start")));
      server.stdout.on("data", (text) => {
        const [found] = /http:\S+/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
    const page = await browser.newPage();
    const problems = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      // A tab's icon is asked for by the browser itself.
      if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico"))
        problems.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(address)) problems.push(`a request to ${request.url()}`);
    });
    await page.goto(`${address}/index.html`);
    const answer = await page.locator("#answer:not(:empty)").textContent();
    assert.deepEqual(problems, []);
    return answer;
  } finally {
    await browser.close();
    server.removeAllListeners("exit");
    server.kill();
  }
}

try {
  writeFileSync(at("package.json"), '{ "private": true, "type": "module" }\n');
  run("npm", "install", "--offline", "--no-audit", "--no-fund", packed + archive);
  const { version } = JSON.parse(readFileSync(here("../../web/package.json"), "utf8"));
  assert.equal(archive, `nimber-${version}.tgz`);
  const installed = readdirSync(at("node_modules")).filter((name) => !name.startsWith("."));
  assert.deepEqual(installed, ["nimber"], "it brings no other package");

  cpSync(here("npm"), folder, { recursive: true });
  const require = createRequire(here("../../web/package.json"));
  const tsc = require.resolve("typescript/bin/tsc");
  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])
    run(
      process.execPath,
      ...[tsc, "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable"],
      ...["--module", module, "--moduleResolution", resolution, "user.ts"],
    );

  const readme = readFileSync(at("node_modules/nimber/README.md"), "utf8");
  const blocks = (language) =>
    [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, "g"))].map(
      ([, text]) => text,
    );
  const [example, module, ...more] = blocks("js");
  assert.deepEqual(more, []);
  writeFileSync(at("example.mjs"), example);
  assert.equal(run(process.execPath, "example.mjs"), blocks("text")[0]);
  writeFileSync(at("module.mjs"), module);
  assert.equal(run(process.execPath, "module.mjs"), "2n\n");
  console.log(run(process.execPath, "limits.mjs", here("../data/positions.jsonl")).trim());

  writeFileSync(at("index.html"), blocks("html")[0]);
  assert.equal(await inPage(), "P 0");
  console.log("the npm package works outside the tree: types, node, a page");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
