// The single file, opened from a disk: alone in a folder whose name needs care.
import { expect, test } from "@playwright/test";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { at, holds, launchFirefox } from "./firefox";
import { input, openGame, openMore, outcome, steps, value, winningMoves } from "./help";
import { builtFile } from "./server";
import { dialog, link, openShare, saved, scanned, unfold } from "./sharing";
import { licences } from "../../web/licences";
import { visitEverything, watch } from "./visit";

let address: string;
test.beforeEach(async () => {
  const folder = test.info().outputPath("my games #1 取石子");
  await mkdir(folder, { recursive: true });
  const file = join(folder, "nimber.html");
  await copyFile(builtFile, file);
  address = pathToFileURL(file).href;
});

test("runs under a policy that lets nothing in", async () => {
  const html = await readFile(builtFile, "utf8");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'sha256-[^ ]*' 'wasm-unsafe-eval';/);
  expect(policy).toMatch(/style-src 'sha256-[^ ]*';/);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'? |https?:|\*/);
  // Each part of the module once: 615 KB that nobody needs twice.
  expect(html.match(/AGFzbQ/g)).toHaveLength(1);
});

test("Chromium: every place works and nothing is asked for", async ({ page }) => {
  const seen = watch(page, address);
  await visitEverything(page, address);
  expect(seen.problems).toEqual([]);
  expect([...new Set(seen.requests)]).toEqual([address]);
});

test("Chromium: the licences of what is inside are inside", async ({ page }) => {
  await openGame(page, "#nim:3,4,5", address);
  await page.getByRole("button", { name: "About and licences" }).click();
  const names = licences().map((one) => one.names.join(""));
  await expect(page.getByTestId("about").locator("summary")).toHaveText(names);
});

test("Chromium: a link opens its record, a move is played, a reload keeps it", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5?lang=en", address);
  await expect(steps(page)).toHaveCount(1);
  await page.goto("about:blank");
  await openGame(page, "#nim:3,4,5", address);
  await expect(value(page)).toHaveAttribute("data-value", "2");
  await winningMoves(page).first().click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expect(page).toHaveURL(/#nim:3,4,5!1,4,5$/);
  await page.reload();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(1);
  await page.goBack();
  await page.goForward();
  await expect(outcome(page)).toBeVisible();
});

test("Chromium: every way to share works, or says why it can’t", async ({ page }) => {
  const seen = watch(page, address);
  await openGame(page, "#nim:3,4,5!1,4,5?lang=en", address);
  await openShare(page);
  // The link is the file’s own, and it is said that nobody else can open it.
  await expect(link(page)).toHaveValue(`${address}#nim:3,4,5!1,4,5?lang=en`);
  await expect(dialog(page)).toContainText("this link works on this device only");
  await expect(page.locator("#share-text")).toHaveValue("nim:1,4,5");
  await openMore(page, "share");
  await dialog(page).getByRole("button", { name: "Copy text" }).click();
  await expect(dialog(page)).toContainText(/Copied\.|copy it by hand/);

  // A camera can’t open a file: the code is the position’s text.
  await expect(page.getByTestId("qr-about")).toContainText("text");
  expect(await scanned(page)).toBe("nim:1,4,5");

  await unfold(page, "picture");
  await expect(page.getByTestId("picture")).toHaveAttribute("alt", /Nim/);
  const svg = (await saved(page, "save-svg")).bytes.toString("utf8");
  expect(svg).toMatch(/^<svg [^]*<\/svg>\s*$/);
  const png = (await saved(page, "save-png")).bytes;
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBeGreaterThan(5000);

  await unfold(page, "embed");
  await expect(page.getByTestId("embed-needs-page")).toContainText("single file");
  await expect(page.getByTestId("frame-text")).toHaveCount(0);

  // The record as a file, and back.
  const game = await saved(page, "save-game");
  expect(game.bytes.toString("utf8")).toContain("nim:3,4,5");
  await page.keyboard.press("Escape");
  expect(seen.problems).toEqual([]);
  expect([...new Set(seen.requests)]).toEqual([address]);

  // The link that was handed out opens the same.
  await page.goto("about:blank");
  await openGame(page, "#nim:3,4,5!1,4,5?lang=zh", address);
  await openShare(page, "分享");
  await expect(dialog(page)).toContainText("这台设备");
  // It has no pages beside it.
  await page.goto("about:blank");
  await page.goto(`${address}#?view=book&chapter=3`);
  await page.getByTestId("book-share").locator("summary").click();
  await expect(page.locator("#share-book")).toHaveValue(`${address}#?view=book&chapter=3`);
});

test("Firefox: opens, analyses, plays, follows links, in both languages, asking for nothing", async () => {
  const browser = await launchFirefox();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    const problems: string[] = [];
    const requests = new Set<string>();
    page.on("request", (request) => requests.add(request.url()));
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warn") problems.push(message.text());
    });
    const go = async (hash: string) => {
      // A new document each time, as when the file is opened anew.
      await page.goto("about:blank");
      await page.goto(`${address}${hash}`);
    };

    await go("");
    await holds(page, "main[data-analysis=done]", null, "");
    await go("#nim:3,4,5!1,4,5");
    await holds(page, at("outcome"), "data-outcome", "P");
    await holds(page, at("position-input"), "value", "nim:1,4,5");
    expect(await page.$$(at("record-step"))).toHaveLength(1);
    await page.click(at("undo"));
    await holds(page, at("value"), "data-value", "2");
    await page.click(at("winning-move"));
    await holds(page, at("position-input"), "value", "nim:1,4,5");
    expect(page.url()).toContain("#nim:3,4,5!1,4,5");
    await page.evaluate(() =>
      [...document.querySelectorAll("button")]
        .find((button) => button.textContent === "Share")!
        .click(),
    );
    // The whole address, by which the file is found again.
    await holds(page, "dialog[open] input", "value", `${address}#nim:3,4,5!1,4,5`);
    await page.keyboard.press("Escape");
    await page.click(at("language"));
    await holds(page, "html", "lang", "zh-CN");

    await go("#?view=book&chapter=3&lang=en");
    await holds(page, "h1", null, "Nim");
    await holds(page, ".book-section math", null, "");
    await holds(page, `${at("book-board")} .lane`, null, "");
    await go("#?view=problems&problem=poj-1704&lang=zh");
    await page.waitForSelector(`${at("problem-sample")}:not(:disabled)`);
    await page.click(at("problem-sample"));
    await holds(page, at("problem-output"), "value", "Georgia will win");
    // The form of a graph, in the folder a file of its own.
    await go("#graph/a-b,a-c,b-c:a,b?lang=en");
    await holds(page, at("outcome"), "data-outcome", "N");
    await page.evaluate(() =>
      [...document.querySelectorAll("button")]
        .find((button) => button.textContent === "Edit")!
        .click(),
    );
    await holds(page, "dialog[open] .graph-editor", null, "");

    expect(problems).toEqual([]);
    // The module itself is seen, from inside the file.
    expect([...requests].some((url) => url.startsWith("data:application/wasm"))).toBe(true);
    const asked = [...requests].filter((url) => !/^(data|blob|about):/.test(url));
    expect(asked.filter((url) => url.replace(/#.*/, "") !== address)).toEqual([]);
  } finally {
    await browser.close();
  }
});
