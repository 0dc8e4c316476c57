// A winning strategy as a table to play by: in Explore, and under Why.
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, openGame } from "./help";
import { entry, openSheet } from "./sheets";

test("a strategy is a table to play by, by positions or by values @layout", async ({ page }) => {
  await openSheet(page, ["position take/1..3:9", "strategy"]);
  const card = entry(page, "strategy");
  const strategy = card.getByTestId("strategy");
  await expect(strategy).toHaveAttribute("data-winner", "first");
  await expect(strategy).toHaveAttribute("data-lines", "7");
  await expect(card.getByTestId("strategy-left")).toHaveCount(3);
  const line = card.getByTestId("strategy-line").first();
  await expect(line).toHaveAttribute("data-reply", "take/1..3:4");
  await expect(line).toContainText("2");
  await expectNoSideways(page);
  await expectAccessible(page);
  await card.getByTestId("strategy-form").click();
  await expect(card.getByTestId("strategy-heap")).toHaveCount(10);
  await expect(card.getByTestId("strategy-heap").last()).toHaveAttribute("data-value", "1");
  await card.getByTestId("strategy-form").click();
  await expect(card.getByTestId("strategy-left")).toHaveCount(3);
});

test("paper has the strategy's table, whole, and nothing to press @browser", async ({ page }) => {
  await openSheet(page, ["position take/1..3:9", "strategy"]);
  const table = entry(page, "strategy").getByTestId("strategy-table");
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 990 });
  await expect(table.getByTestId("strategy-line")).toHaveCount(6);
  for (const line of await table.getByTestId("strategy-line").all())
    await expect(line).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expectNoSideways(page);
});

test("a strategy that is too long says so, and a draw has none", async ({ page }) => {
  await openSheet(page, ["position nim:10,11,12", "strategy"]);
  const strategy = entry(page, "strategy").getByTestId("strategy");
  await expect(strategy).toHaveAttribute("data-lines", "233");
  await expect(strategy).toContainText("too long to hold in the hand");
  await expect(strategy.getByTestId("strategy-table")).toHaveCount(0);
  await openSheet(page, ["position graph/a-b,b-a:a", "strategy"]);
  await expect(entry(page, "strategy")).toContainText("nobody has a winning strategy");
});

test("Why has a strategy for the board, and leads to its sheet @layout", async ({ page }) => {
  await openGame(page, "#nim:1,2,3");
  await page.getByTestId("explain").click();
  const why = page.getByTestId("why-strategy");
  await why.locator("summary").click();
  await expect(why.getByTestId("strategy")).toHaveAttribute("data-winner", "second");
  await expect(why.getByTestId("strategy-left")).toHaveCount(6);
  await expectNoSideways(page);
  await why.getByTestId("strategy-sheet").click();
  await expect(entry(page, "strategy").getByTestId("strategy-left")).toHaveCount(6);
});
