// The page without its server, and a newer build of it.
import { expect, test, type Page } from "@playwright/test";
import { cp, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Page as FirefoxPage } from "puppeteer-core";
import { accessibilityProblems, at, holds, isGone, launchFirefox } from "./firefox";
import { expectAccessible, openGame, outcome, steps } from "./help";
import { builtFolder, Site } from "./server";
import { visitEverything, watch } from "./visit";

test.use({ serviceWorkers: "allow" });

let site: Site;
test.afterEach(() => site.stop());

/** Every file of a build, as the page would ask for it. */
async function filesOf(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/**
 * Those that the browser is to keep: all but the service worker itself, what the server sends
 * instead of a file, and the pages of their own (web/pages), whose places the page has, with their
 * pictures.
 */
const wanted = async (folder: string) =>
  (await filesOf(folder)).filter(
    (name) => !/\.(gz|br)$|^(sw\.js|404\.html)$|^([a-z]{2}|pictures)\//.test(name),
  );

/** In the page: the names of the files that the browser keeps, from the folder on. */
async function kept(): Promise<string[]> {
  const names: string[] = [];
  const folder = document.baseURI.replace(/[?#].*/, "").length;
  for (const cache of await caches.keys())
    for (const request of await (await caches.open(cache)).keys())
      names.push(decodeURIComponent(request.url.slice(folder)).replace(/\?.*/, ""));
  return names.sort();
}

/** Waits until the service worker has all files and answers for the server. */
const keeps = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");

/** A later build of the same page, without pages of their own: every file under another name. */
async function nextBuild(): Promise<string> {
  const folder = test.info().outputPath("next");
  const own = ["en", "zh", "pictures"].map((name) => join(builtFolder, name));
  await cp(builtFolder, folder, { recursive: true, filter: (from) => !own.includes(from) });
  const old = (await readdir(join(folder, "assets"))).filter((name) => !/\.(gz|br)$/.test(name));
  const names = old.map((name) => [name, name.replace(/(\.\w+)$/, "2$1")] as const);
  for (const [name, next] of names)
    await rename(join(folder, "assets", name), join(folder, "assets", next));
  for (const file of await filesOf(folder)) {
    if (![".js", ".css", ".html"].includes(extname(file))) continue;
    const path = join(folder, file);
    let text = await readFile(path, "utf8");
    for (const [name, next] of names) text = text.replaceAll(name, next);
    if (file === "index.html")
      text = text.replace("</head>", '<meta name="build" content="2"></head>');
    if (file === "sw.js")
      text = text.replace(
        /\{"revision":"\w+","url":"index.html"\}/,
        '{"revision":"2","url":"index.html"}',
      );
    await writeFile(path, text);
  }
  return folder;
}

test("after the first visit everything works with the server gone", async ({ page, context }) => {
  site = await new Site(builtFolder, "/~teacher/games/").start();
  const seen = watch(page, site.url);
  await openGame(page, "", site.url);
  await keeps(page);
  expect(await page.evaluate(kept)).toEqual(await wanted(builtFolder));

  await site.stop();
  await page.reload();
  await expect(outcome(page)).toBeVisible();
  await visitEverything(page, site.url);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  expect(seen.problems).toEqual([]);

  // A link from a chat program, in a new tab.
  const other = await context.newPage();
  await openGame(other, "?from=chat#nim:3,4,5!1,4,5", site.url);
  await expect(steps(other)).toHaveCount(1);
  await other.goto(`${site.url}index.html#?view=book&chapter=7&lang=en`);
  await expect(other.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "7");
});

test("pages of their own are there once visited, and the whole book once asked for", async ({
  page,
}) => {
  site = await new Site(builtFolder, "/~teacher/games/").start();
  await page.goto(`${site.url}en/games/kayles.html`);
  await page.mouse.move(300, 300);
  await keeps(page);
  await page.goto(`${site.url}zh/book/index.html`);
  await page.mouse.move(310, 310);
  const keep = page.getByTestId("keep-book");
  await keep.getByRole("button", { name: "保存整本教程" }).click();
  await expect(keep).toHaveAttribute("data-state", "kept");
  await expectAccessible(page, '[data-testid="keep-book"]');

  await site.stop();
  for (const [path, words] of [
    ["en/games/kayles.html", "Kayles"],
    ["zh/book/wythoff.html", "威佐夫"],
    ["zh/book/contest.html?from=chat", "竞赛"],
  ] as const) {
    await page.goto(`${site.url}${path}`);
    await expect(page.locator("h1").first()).toContainText(words);
  }
  // One that was never visited: the page itself has what it tells.
  await page.goto(`${site.url}en/book/nim.html`);
  await expect(page).toHaveURL(/index\.html#.*view=book/);
  await expect(page.getByTestId("chapter-3")).toBeVisible();
});

test("can be installed", async ({ page }) => {
  site = await new Site(builtFolder, "/~teacher/games/").start();
  await openGame(page, "", site.url);
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size, src).toBe(sizes);
  }
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A test's own profile is a private one; nothing else may stand in the way.
  expect(
    installabilityErrors.map((one) => one.errorId).filter((id) => id !== "in-incognito"),
  ).toEqual([]);
});

// In Firefox: what drives Chromium here stops every new service worker at its start, to look at it,
// and at times forgets to let one go on that was found by an update.
test("a newer build is offered, not forced, and tabs of the old one go on", async () => {
  site = await new Site(builtFolder, "/games/").start();
  const browser = await launchFirefox();
  try {
    const open = async (hash: string) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      await page.goto(`${site.url}${hash}`);
      await holds(page, at("outcome"), null, "");
      return page;
    };
    const isNew = async (page: FirefoxPage) => (await page.$('meta[name="build"]')) !== null;
    const offer = at("update");
    const [take, later] = [`${offer} button:nth-of-type(1)`, `${offer} button:nth-of-type(2)`];
    const shows = (page: FirefoxPage, position: string) =>
      holds(page, at("position-input"), "value", position);

    const page = await open("#nim:3,4,5");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.click(at("winning-move"));
    await shows(page, "nim:1,4,5");
    const other = await open("#take/1..3:21");

    site.folder = await nextBuild();
    await page.bringToFront();
    // Whoever comes back to the tab has it look for a newer build.
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await holds(page, offer, null, "New version ready.");
    await holds(other, offer, null, "New version");
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await isNew(page)).toBe(false);
    await shows(page, "nim:1,4,5");
    // What the old build loads late is gone from the server.
    await page.click(at("place-book"));
    await page.waitForSelector(at("chapter-3"));
    await page.click(at("chapter-3"));
    await page.waitForSelector(".book-section");
    await page.click(at("place-board"));
    await page.waitForFunction(() => !location.hash.includes("view=book"));
    // A reload alone changes nothing.
    await page.reload();
    await page.waitForSelector(offer);
    expect(await isNew(page)).toBe(false);

    // Taken: the record is there, with what can be redone.
    await page.waitForSelector(`${at("undo")}:not(:disabled)`);
    await page.click(at("undo"));
    await shows(page, "nim:3,4,5");
    await page.click(take);
    await page.waitForSelector('meta[name="build"]');
    await page.waitForSelector(`${at("redo")}:not(:disabled)`);
    await shows(page, "nim:3,4,5");
    await page.click(at("redo"));
    await shows(page, "nim:1,4,5");
    expect(await page.$(offer)).toBeNull();

    // The other tab was not touched, and still finds what it needs.
    await other.bringToFront();
    expect(await isNew(other)).toBe(false);
    await other.click(later);
    await isGone(other, offer);
    await other.click(at("place-problems"));
    await other.waitForSelector(at("problem-sample"));
    await other.click(at("language"));
    await holds(other, "html", "lang", "zh-CN");
    await shows(other, "take/1..3:21");

    // When no tab is left, nothing of the old build is kept.
    const neutral = await browser.newPage();
    await page.close();
    await other.close();
    await neutral.goto(site.url);
    await neutral.waitForSelector("main[data-analysis=done]");
    expect(await isNew(neutral)).toBe(true);
    const files = await wanted(site.folder);
    await expect.poll(() => neutral.evaluate(kept)).toEqual(files);
  } finally {
    await browser.close();
  }
});
