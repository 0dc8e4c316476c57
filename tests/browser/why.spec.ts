// Why: columns mended, values walked down to zero, theorems with their numbers, brute force, the
// graph, both conventions.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { atRest, expectAccessible, expectNoSideways, input, openGame } from "./help";

async function explain(page: Page, hash: string): Promise<void> {
  await openGame(page, hash);
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("walk")).toBeVisible();
}
const open = (page: Page, id: string) => page.getByTestId(id).locator("summary").first().click();
const here = (page: Page) => page.getByTestId("walk-here");
const ways = (page: Page) => page.getByTestId("way");

test("each winning move mends the columns, even one that raises a value @layout", async ({
  page,
}) => {
  await explain(page, "#take/1..3:9+take/1..5:10+take/1..7:14");
  const mends = page.getByTestId("mend");
  await expect(mends).toHaveCount(2);
  await expect(page.getByTestId("mends")).toContainText("2 columns have an odd number of ones");
  await expect(mends.first()).toContainText("1 becomes 2");
  await expect(mends.first()).toContainText("raises a value, from 1 to 2, and wins all the same");
  await expect(mends.nth(1)).toContainText("6 becomes 5");
  await expect(mends.nth(1)).toContainText("every column has an even number of ones");
  await open(page, "theorems");
  await expect(page.getByTestId("theorem")).toHaveCount(3);
  await expect(page.getByTestId("theorem").first().locator("math").last()).toHaveText(
    "9mod(3+1)=1",
  );
  await open(page, "conventions");
  await expect(page.getByTestId("convention-normal")).toHaveAttribute("data-outcome", "N");
  await expect(page.getByTestId("convention-misere")).toHaveAttribute("data-outcome", "N");
  await expectNoSideways(page);
});

test("what a heap with a limit is worth names both, before the move and after it @layout", async ({
  page,
}) => {
  for (const [lang, limit, value, said, left] of [
    [
      "en",
      19,
      7,
      "A heap of 20 with at most 19 to take is worth 7.",
      "Leave 18 (at most 4 to take)",
    ],
    ["en", 5, 4, "A heap of 20 with at most 5 to take is worth 4.", "Leave 18 (at most 4 to take)"],
    ["zh", 19, 7, "堆有 20 颗、至多取 19 颗时，SG 值为 7。", "给对方留下 18（至多取 4）"],
    ["zh", 5, 4, "堆有 20 颗、至多取 5 颗时，SG 值为 4。", "给对方留下 18（至多取 4）"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#fibonacci:20,${limit}?lang=${lang}`);
    const heap = page.getByTestId("one-heap");
    await expect(heap).toContainText(said);
    await expect(heap).toContainText(left);
    const rows = page.getByTestId("mend").locator("tbody tr");
    await expect(rows).toHaveText([
      new RegExp(`20 \\(≤ ${limit}\\)\\s*${value}`),
      /18 \(≤ 4\)\s*0/,
    ]);
    await expectNoSideways(page);
  }
  await page.goto("about:blank");
  await explain(page, "#fibonacci:20,19+nim:3");
  await expect(page.locator("#why table.values").first()).toContainText("20 (≤ 19)");
});

test("any value is followed by clicks to a position without a move", async ({ page }) => {
  test.slow();
  for (const start of [
    "#octal/0.77:9+nim:2",
    "#stairs:3,1,2",
    "#wythoff:3,4",
    "#coins/mock:HTHH",
  ]) {
    await explain(page, start);
    for (let depth = 0; depth < 30; depth++) {
      if (await page.getByTestId("walk-bottom").isVisible()) break;
      const way = ways(page).last();
      const next = await way.getAttribute("data-position");
      const worth = await way.getAttribute("data-value");
      await way.click();
      await expect(here(page)).toHaveAttribute("data-position", next!);
      await expect(here(page)).toContainText(`worth ${worth}`);
    }
    await expect(page.getByTestId("walk-bottom"), start).toBeVisible();
    await page.goto("about:blank");
  }
});

test("the walk goes by keys, with the way back and a link at each place", async ({ page }) => {
  await explain(page, "#take/1,3,4:7");
  await expect(page.getByTestId("walk")).toContainText("No option is worth 0");
  await ways(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(ways(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:4");
  await expect(ways(page).first()).toBeFocused();
  await expect(page.getByTestId("walk-mex")).toContainText("every value below 2");
  await expect(page.getByTestId("walk")).toContainText("2 is missing");
  await page.keyboard.press("ArrowLeft");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:7");
  await expect(ways(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:6");
  await page.getByTestId("trail-step").first().click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:7");
  await ways(page).first().click();
  await page.getByTestId("walk-link").click();
  await expect(input(page)).toHaveValue("take/1,3,4:6");
});

test("a heap's strip marks what it reaches and steps one heap at a time", async ({ page }) => {
  await explain(page, "#take/1,3,4:7");
  const reached = page.locator('[data-testid="strip-cell"][data-reached="true"]');
  await expect(reached).toHaveCount(3);
  expect(await reached.evaluateAll((cells) => cells.map((cell) => cell.dataset["n"]))).toEqual([
    "3",
    "4",
    "6",
  ]);
  await page.getByTestId("heap-forward").click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:8");
  await page.getByTestId("heap-back").click();
  await page.getByTestId("heap-back").click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:6");
});

test("brute force says how many positions it looked at, and of a smaller one where it must", async ({
  page,
}) => {
  await explain(page, "#nim:3,4,5");
  await open(page, "brute");
  await page.getByTestId("brute-check").click();
  const found = page.getByTestId("brute-found");
  await expect(found).toContainText("The player to move wins (N).");
  await expect(found).toContainText("The theory says the same.");
  await expect(found).toHaveAttribute("data-positions", /^[1-9]\d*$/);
  await openGame(page, "#wythoff:1000000,1618034");
  await open(page, "brute");
  await page.getByTestId("brute-check").click();
  await expect(found).toContainText("too large to be played out", { timeout: 60_000 });
  await expect(found).toContainText("wythoff:");
});

test("a small position is drawn as its graph, coloured backwards, and saved as DOT", async ({
  page,
}) => {
  await explain(page, "#take/1,3,4:7");
  await open(page, "options-graph");
  const nodes = page.locator(".reached-node");
  await expect(nodes).toHaveCount(8);
  await expect(page.locator(".reached-P")).toHaveCount(3);
  await page.getByTestId("round-first").click();
  await expect(page.locator(".reached-open")).toHaveCount(7);
  await expect(page.getByTestId("round-words")).toContainText("1 position without a move");
  await page.getByTestId("round-on").click();
  await expect(page.getByTestId("round-words")).toContainText("won positions (N)");
  await expect(page.getByTestId("reached-row")).toHaveCount(8);
  const saved = page.waitForEvent("download");
  await page.getByTestId("save-dot").click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("take-1,3,4-7.dot");
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^digraph/);
});

test("explaining every step scrolls to what it opens @layout @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByTestId("explain").scrollIntoViewIfNeeded();
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("mends")).toBeVisible();
  await atRest(page);
  await expect(page.getByTestId("mends").getByRole("heading")).toBeInViewport();
  const top = (await page.getByTestId("explain").boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(160);
});

test("no row of the record is cut at its top @layout @browser", async ({ page }) => {
  const moves = Array.from({ length: 12 }, (_, at) => `!${29 - at}`).join("");
  await openGame(page, `#nim:30${moves}`);
  await atRest(page);
  const cut = await page.locator(".steps").evaluate((box) => {
    const top = box.getBoundingClientRect().top;
    return [...box.children].some((row) => {
      const at = row.getBoundingClientRect();
      return at.top < top - 1 && at.bottom > top + 6;
    });
  });
  expect(cut).toBe(false);
});

test("misère play: the explanation says where values stop helping", async ({ page }) => {
  await explain(page, "#octal/0.77:8~misere");
  await open(page, "conventions");
  await expect(page.getByTestId("conventions")).toContainText("values alone do not");
  await expect(page.getByTestId("walk")).toContainText("those of normal play");
});

test("the whole explanation is accessible, in both themes and languages @layout", async ({
  page,
}) => {
  test.slow();
  await explain(page, "#take/1,3,4:7+stairs:3,1,2");
  for (const id of ["theorems", "brute", "options-graph", "conventions"]) await open(page, id);
  await expectAccessible(page);
  await expectNoSideways(page);
  await openGame(page, "#nim:3,4,5?lang=zh");
  await expect(page.getByTestId("walk")).toContainText("追到底");
  await expectNoSideways(page);
});
