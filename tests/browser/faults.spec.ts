// What breaks, and what is left then: docs/faults.md has a line for each. (See also hosting,
// offline and single.)
import { readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessible,
  input,
  openGame,
  outcome,
  startGame,
  steps,
  type,
  winningMoves,
} from "./help";
import { entry, openSheet, unfold } from "./sheets";
import { builtFolder, Site } from "./server";

let problems: string[];
test.beforeEach(({ page }) => {
  problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
});
test.afterEach(() => expect(problems).toEqual([]));

/** As a browser does that is short of memory: nothing is told to the page. */
const killWorker = (page: Page) => page.workers()[0]!.evaluate(() => self.close());

test.describe("the worker is ended mid-work", () => {
  test("a new one is asked the same, and the game is kept", async ({ page }) => {
    await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
    await page.getByTestId("undo").click();
    await expect(input(page)).toHaveValue("nim:1,4,5");
    await killWorker(page);
    await page.getByTestId("redo").click();
    await expect(input(page)).toHaveValue("nim:1,4,4");
    // Not a position that was looked at before.
    await type(page, "nim:6,10,9,7");
    await expect(outcome(page)).toHaveAttribute("data-outcome", "N", { timeout: 40_000 });
    await page.goBack();
    await expect(input(page)).toHaveValue("nim:1,4,4");
    await expect(steps(page)).toHaveCount(2);
  });

  test("long work begins again, can be stopped, and leaves a worker that answers", async ({
    page,
  }) => {
    await page.goto("./#custom/gcd(n,k)<=2:2000000");
    await expect(page.locator(".verdict").getByTestId("stop")).toBeVisible();
    const next = page.waitForEvent("worker", { timeout: 40_000 });
    await killWorker(page);
    await next;
    await expect(input(page)).toHaveValue("custom/gcd(n,k)<=2:2000000");
    await page.locator(".verdict").getByTestId("stop").click();
    await expect(page.locator(".verdict").getByText("Stopped before it was settled")).toBeVisible();
    await type(page, "nim:3,4,5");
    await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  });
});

test("the module runs out of memory: that is said, the game is kept, and the next question is answered", async ({
  page,
}) => {
  const site = await new Site(builtFolder).start();
  try {
    const worker = (await readdir(join(builtFolder, "assets"))).find((name) =>
      /^worker-.*\.js$/.test(name),
    )!;
    const script = await readFile(join(builtFolder, "assets", worker), "utf8");
    // A browser that has no more than what the module starts with.
    const poor =
      "WebAssembly.Memory.prototype.grow = () => { throw new RangeError('no memory'); };";
    site.instead.set(worker, { status: 200, type: "text/javascript", body: `${poor}\n${script}` });
    // The whole module asks the browser for more by way of its script.
    await openGame(page, "#own/n;k=1..3;n-=k:7", site.url);
    await openGame(page, "#nim:3,4,5!1,4,5", site.url);
    await type(page, "wythoff:4000,3999");
    const failed = page.locator(".verdict [data-code=engine-failed]");
    await expect(failed).toContainText("started again");
    await expect(input(page)).toHaveValue("wythoff:4000,3999");
    await expectAccessible(page);
    await page.goBack();
    await expect(input(page)).toHaveValue("nim:1,4,5");
    await expect(steps(page)).toHaveCount(1);
    await winningMoves(page).or(outcome(page)).first().waitFor();
    await type(page, "nim:6,10,9,7");
    await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  } finally {
    await site.stop();
  }
});

/** The dialog of kept games. */
async function keptGames(page: Page) {
  await page.getByRole("button", { name: "Kept games" }).click();
  return page.getByRole("dialog");
}

async function keepAs(page: Page, name: string): Promise<void> {
  const dialog = await keptGames(page);
  await dialog.getByTestId("keep-name").fill(name);
  await dialog.getByTestId("keep").click();
  await expect(dialog.getByTestId("kept-named")).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

const names = (page: Page) => page.getByTestId("kept-named").locator(".kept-name");

test("storage is full: a game is kept as long as the page, that is said, and a file takes it along", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.clear();
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let more = true, at = 0; more; at++)
        try {
          localStorage.setItem(`full.${size}.${at}`, "x".repeat(size));
        } catch {
          more = false;
        }
  });
  await openGame(page, "#nim:3,4,5");
  await winningMoves(page).first().click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await keepAs(page, "For Monday");
  const dialog = await keptGames(page);
  await expect(dialog.getByTestId("unsaved")).toContainText("full or closed");
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save all as one file" }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toContain("For Monday");
  await page.keyboard.press("Escape");
  // The address holds the moves.
  await page.reload();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(1);
});

test("storage is full of other things than names: kept games go before recent ones", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  await page.evaluate(() => {
    const real = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = function (key: string, text: string) {
      if (key === "nimber.library" && text.includes('"name": ""'))
        throw new DOMException("", "QuotaExceededError");
      real(key, text);
    };
  });
  await winningMoves(page).or(page.getByTestId("undo")).first().waitFor();
  await keepAs(page, "For Monday");
  const dialog = await keptGames(page);
  await expect(dialog.getByTestId("unsaved")).toHaveCount(0);
  await page.reload();
  await keptGames(page);
  await expect(names(page)).toHaveText(["For Monday"]);
});

test("storage and database are forbidden: everything works, nothing is kept", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("not here", "SecurityError");
        },
      });
  });
  await openGame(page, "#nim:3,4,5");
  await winningMoves(page).first().click();
  await keepAs(page, "For Monday");
  const dialog = await keptGames(page);
  await expect(dialog.getByTestId("unsaved")).toBeVisible();
  await page.keyboard.press("Escape");
  await openSheet(page, ["rule take/1,3,4", "sequence --count 1000"]);
  await unfold(entry(page, "sequence"));
  await page.getByTestId("more-values").click();
  await expect(page.getByTestId("values-have")).toHaveAttribute("data-count", "10000");
  await page.goto("./#?view=book&chapter=1");
  await expect(page.getByTestId("book-chapter")).toBeVisible();
});

test("kept games that cannot be read are put aside, not overwritten", async ({ page }) => {
  const newer = JSON.stringify({ format: "nimber-library", version: 2, games: { one: "nim:3" } });
  await page.addInitScript((text) => {
    if (localStorage.getItem("nimber.library") === null)
      localStorage.setItem("nimber.library", text);
  }, newer);
  await openGame(page, "#nim:3,4,5");
  await keepAs(page, "For Monday");
  expect(await page.evaluate(() => localStorage.getItem("nimber.library.unread"))).toBe(newer);
  await page.reload();
  await keptGames(page);
  await expect(names(page)).toHaveText(["For Monday"]);
});

test("two tabs: what one keeps the other keeps too, and each has its own game", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
  await openGame(other, "#nim:7,8,9!7,8,8");
  // A tab behind another one draws nothing, and what isn't drawn can't be clicked.
  await page.bringToFront();
  await keepAs(page, "One");
  await other.bringToFront();
  await keepAs(other, "Two");
  await page.bringToFront();
  await keptGames(page);
  await expect(names(page)).toHaveText(["Two", "One"]);
  await page.getByRole("button", { name: "Remove One" }).click();
  await page.keyboard.press("Escape");
  await other.bringToFront();
  await other.reload();
  await keptGames(other);
  await expect(names(other)).toHaveText(["Two"]);
  await other.keyboard.press("Escape");
  // What can be redone is in no link.
  await page.bringToFront();
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await other.bringToFront();
  await other.getByTestId("undo").click();
  await expect(input(other)).toHaveValue("nim:7,8,9");
  await page.bringToFront();
  await page.reload();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(2);
  await other.bringToFront();
  await other.reload();
  await expect(input(other)).toHaveValue("nim:7,8,9");
  await expect(steps(other)).toHaveCount(1);
});

for (const [what, fill] of [
  ["of an older version", true],
  ["without the store that is looked for", false],
] as const)
  test(`a database ${what} is not read`, async ({ page }) => {
    await page.goto("./favicon.svg");
    await page.evaluate(
      (fill) =>
        new Promise<void>((resolve, reject) => {
          const asked = indexedDB.open("nimber-explore");
          asked.onupgradeneeded = () => {
            const store = asked.result.createObjectStore(fill ? "kept" : "other");
            // Values that are wrong.
            if (fill) store.put(new Uint32Array(20_000).fill(9), "0 0.0.1 values take/1,3,4");
          };
          asked.onerror = () => reject(new Error(asked.error?.message));
          asked.onsuccess = () => {
            asked.result.close();
            resolve();
          };
        }),
      fill,
    );
    await openSheet(page, ["rule take/1,3,4", "sequence --count 1000"]);
    const end = page.getByTestId("values-have");
    await expect(end).toHaveAttribute("data-count", "1000");
    await unfold(entry(page, "sequence"));
    await page.getByTestId("more-values").click();
    await expect(end).toHaveAttribute("data-count", "10000");
    await page.getByTestId("view-table").click();
    const shown = await page
      .getByTestId("value-table")
      .locator("tbody tr")
      .evaluateAll((rows) => rows.slice(0, 10).map((row) => row.getAttribute("data-value")));
    expect(shown.join("")).toBe("0101232010");
    if (fill) await expect(page.getByTestId("kept")).toHaveAttribute("data-count", "1");
  });

test("the language is changed in the middle of a game: nothing else changes", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue("nim:3,4,5");
  // Something half typed, in the box and in a sheet.
  await input(page).fill("nim:3,4,");
  const link = page.url();
  await page.getByTestId("language").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim 游戏");
  await expect(input(page)).toHaveValue("nim:3,4,");
  expect(page.url()).toBe(link);
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("redo").click();
  await expect(page.getByTestId("status")).toContainText("轮到你");
  await page.getByTestId("language").click();
  await expect(page.getByTestId("status")).toContainText("Your move");
  // While something is being worked out.
  await page.goto("./#custom/gcd(n,k)<=2:2000000");
  const stop = page.locator(".verdict").getByTestId("stop");
  await expect(stop).toBeVisible();
  await page.getByTestId("language").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await stop.click();
  await expect(page.locator(".verdict").getByText("已停止，尚无结论")).toBeVisible();
});
