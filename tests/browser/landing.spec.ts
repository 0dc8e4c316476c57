// The landing page stands in the HTML: what it shows, how it comes alive, and what it can do before
// any engine is there.
import { expect, test, type Page } from "@playwright/test";
import { openLanding, status } from "./help";

const stones = (page: Page) => page.locator(".board .stone").filter({ visible: true });

/** Where everything of the page stands, without the glow of what can be taken. */
const places = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) one.cancel();
    return [...document.querySelectorAll(".landing *")]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        // Its glow alone says that a stone can be taken.
        const name = `${one.tagName} ${one.getAttribute("class") ?? ""}`.replace(" pulse", "");
        return { name, box: [x, y, width, height] };
      });
  });
type Places = Awaited<ReturnType<typeof places>>;

/** What stands elsewhere than before, by more than a letter's own share of a pixel. */
const moved = (before: Places, after: Places) =>
  after.filter(
    ({ name, box }, at) =>
      before[at]?.name !== name || box.some((n, i) => Math.abs(n - before[at]!.box[i]!) > 0.5),
  );

const screens = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [600, 900],
  [844, 390],
  [899, 700],
  [900, 600],
  [1280, 800],
  [1920, 1080],
] as const;

for (const locale of ["en-US", "zh-CN"])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });
      test("stands before any script has run, and nothing moves when they come", async ({
        page,
      }) => {
        // Their own files come when they are let.
        let go: () => void = () => undefined;
        const held = () => new Promise<void>((resolve) => (go = resolve));
        let wait = held();
        await page.route(/assets\/(?!begin).*\.js$/, async (route) => {
          await wait;
          await route.continue();
        });
        for (const [width, height] of screens) {
          wait = held();
          await page.setViewportSize({ width, height });
          await page.goto("./", { waitUntil: "commit" });
          await expect(stones(page)).toHaveCount(21);
          // Its styles and its fonts are there.
          await page.waitForFunction(
            () => document.styleSheets.length > 0 && document.fonts.status === "loaded",
          );
          const before = await places(page);
          expect(before.length).toBeGreaterThan(50);
          go();
          await expect(page.locator("main[data-analysis=done]")).toBeVisible();
          const after = await places(page);
          expect(moved(before, after), `${width} x ${height}`).toEqual([]);
          expect(after.length).toBe(before.length);
          // All stones are in sight, and none is smaller than a fingertip's half.
          const seen = await stones(page).evaluateAll((all) => {
            const board = document.querySelector("#board")!.getBoundingClientRect();
            return all
              .map((one) => one.getBoundingClientRect())
              .filter(
                (box) => box.width >= 20 && box.right <= board.right && box.left >= board.left,
              ).length;
          });
          expect(seen, `${width} x ${height}`).toBe(21);
        }
      });
    });

test.describe("with scripts blocked", () => {
  test.use({ javaScriptEnabled: false });
  test("the board stands there, and what is missing is said", async ({ page }) => {
    await page.goto("./");
    await expect(stones(page)).toHaveCount(21);
    await expect(page.getByText("Take 1 to 3 stones").first()).toBeVisible();
    await expect(page.locator(".no-script")).toBeInViewport();
  });
});

/** Takes two stones, and waits for the program's reply. */
async function playTwo(page: Page): Promise<void> {
  await stones(page).nth(19).click();
  const confirm = page.locator(".confirm");
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:16");
}

test.describe("with the engine blocked", () => {
  test.beforeEach(({ page }) => page.route(/\.wasm$/, (route) => route.abort()));

  test("the first moves and the hint are there, and what is missing is said", async ({ page }) => {
    await openLanding(page);
    await expect(stones(page)).toHaveCount(21);
    await page.getByTestId("hint-button").click();
    await expect(page.locator(".coach")).not.toBeEmpty();
    await playTwo(page);
    // The next move is the engine's.
    await stones(page).nth(15).click();
    const confirm = page.locator(".confirm");
    if (await confirm.isVisible()) await confirm.click();
    await expect(page.locator(".trouble-bar")).toBeVisible();
    await expect(stones(page).first()).toBeVisible();
  });

  test("the program begins all the same", async ({ page }) => {
    await openLanding(page);
    await page.getByTestId("begins-program").click();
    await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:20");
    await expect(status(page)).toContainText("Your move");
  });
});

test("what is pressed before the scripts have come counts", async ({ page }) => {
  let go: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => (go = resolve));
  await page.route(/assets\/(?!begin).*\.js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  await expect(stones(page)).toHaveCount(21);
  await page.getByTestId("begins-program").filter({ visible: true }).click();
  go();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:20");
});

test.describe("where another page is meant", () => {
  test.use({ locale: "zh-CN" });
  for (const [address, seen] of [
    ["./#nim:3,4,5", 0],
    ["./", 21],
  ] as const)
    test(`the first one is not shown before: ${address}`, async ({ page }) => {
      // The scripts that would put it right never come.
      await page.route(/assets\/(?!begin).*\.js$/, (route) => route.abort());
      await page.goto(address);
      await page.waitForFunction(() => document.styleSheets.length > 0);
      await expect(stones(page)).toHaveCount(seen);
      await expect(page.locator(".landing[lang=en]")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveAttribute("data-meant");
      // Not for a moment either.
      const painted = await page.evaluate(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      if (seen === 0) expect(painted).toBe(0);
    });
});

test("on a slow network the board does not wait for the engine", async ({ page }) => {
  // However slow: the engine comes once its answer is not needed any more.
  let arrive = () => undefined as void;
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  let asked = false;
  await page.route("**/*.wasm", async (route) => {
    asked = true;
    await gate;
    await route.continue();
  });
  await page.goto("./", { waitUntil: "commit" });
  await expect(stones(page)).toHaveCount(21);
  await openHint(page);
  await expect.poll(() => asked).toBe(true);
  arrive();
});

async function openHint(page: Page): Promise<void> {
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  await page.getByTestId("hint-button").click();
  await expect(page.locator(".coach")).not.toBeEmpty();
}
