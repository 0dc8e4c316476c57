// Goes the steps of docs/adding-a-language.md in a copy of the page: a table with its hints, and
// what they lack is named.
import { spawn } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { openGame } from "./help";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs a program of web/node_modules in a folder; its exit status and all that it says. */
function run(folder: string, script: string, ...args: string[]) {
  return new Promise<{ status: number | null; text: string }>((resolve, reject) => {
    const path = join(root, "web/node_modules", script);
    const child = spawn(process.execPath, [path, ...args], { cwd: folder });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part: Buffer) => (text += part.toString()));
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, text }));
  });
}

test("a language is a table and its hints; the types name what it lacks; it is offered", async ({
  page,
}) => {
  test.slow();
  const tree = test.info().outputPath("tree");
  const web = join(tree, "web");
  await mkdir(tree, { recursive: true });
  await cp(join(root, "wasm"), join(tree, "wasm"), { recursive: true });
  await cp(join(root, "web"), web, {
    recursive: true,
    filter: (from) => !/\/(node_modules|dist|dist-single)$/.test(from),
  });
  await mkdir(join(tree, "docs"));
  // The book's index reads the terms, and the atlas its games.
  for (const file of ["LICENSE", "CMakeLists.txt", "docs/terms.md", "docs/octal.json"])
    await cp(join(root, file), join(tree, file));
  await symlink(join(root, "web/node_modules"), join(web, "node_modules"));
  const types = () => run(web, "typescript/bin/tsc", "-p", "tsconfig.json");

  const english = await readFile(join(web, "src/strings/languages/en.ts"), "utf8");
  const french = english
    .replace('name: "EN"', 'name: "FR"')
    .replace('tag: "en"', 'tag: "fr"')
    .replace("./en/hints", "./fr/hints")
    .replace("Switch to English", "Passer au français")
    .replace(/^( {2}tagline:)[^]*?",$/m, '$1 "Le terrain de jeu.",');
  expect(french).toContain("terrain");
  const file = join(web, "src/strings/languages/fr.ts");
  const englishHints = await readFile(join(web, "src/strings/languages/en/hints.ts"), "utf8");
  const hints = join(web, "src/strings/languages/fr/hints.ts");
  await mkdir(join(web, "src/strings/languages/fr"));

  await writeFile(file, french.replace(/^ {2}brokenLink:.*\n/m, ""));
  await writeFile(hints, englishHints.replace(/^ {2}wait:.*\n/m, ""));
  const lacking = await types();
  expect(lacking.status).not.toBe(0);
  expect(lacking.text).toMatch(/languages\/fr\.ts[^]*brokenLink/);
  expect(lacking.text).toMatch(/languages\/fr\/hints\.ts[^]*wait/);
  expect(lacking.text).not.toMatch(/languages\/(en|zh)(\.ts|\/)/);

  await writeFile(file, french);
  await writeFile(hints, englishHints);
  expect(await types()).toEqual({ status: 0, text: "" });

  const built = await run(web, "vite/bin/vite.js", "build", "--mode", "single");
  expect(built.status, built.text).toBe(0);
  const address = pathToFileURL(join(web, "dist-single/nimber.html")).href;
  await openGame(page, "#nim:3,4,5?lang=fr", address);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  // The button goes through all languages.
  const button = page.getByTestId("language");
  const seen = new Set<string>();
  for (let at = 0; at < 3; at++) {
    seen.add((await button.textContent()) ?? "");
    const before = await page.locator("html").getAttribute("lang");
    await button.click();
    await expect(page.locator("html")).not.toHaveAttribute("lang", before!);
  }
  expect([...seen].sort()).toEqual(["EN", "FR", "中文"]);
});
