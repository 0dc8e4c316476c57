// Explore: the misère quotient of a rule.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./help";
import { ask, entry, explore, openSheet, run, setLine, unfold } from "./sheets";

for (const lang of ["en", "zh"])
  test(`Kayles in misère play: found, shown, checked, ${lang}${lang === "zh" ? " @phone @layout" : ""} @browser`, async ({
    page,
  }) => {
    await explore(page, `#octal/0.77?view=explore&lang=${lang}`);
    const card = await ask(page, "quotient");
    await run(card);
    const found = card.getByTestId("quotient");
    await expect(found).toHaveAttribute("data-order", "40", { timeout: 60_000 });
    await expect(found).toHaveAttribute("data-proven", "true");
    await expect(card.getByTestId("quotient-lost").locator(".element")).toHaveCount(9);
    await unfold(card);
    await expect(card.getByTestId("quotient-phi").locator("li")).toHaveCount(83);
    await expect(card.getByTestId("verdict")).toHaveAttribute("data-valid", "true", {
      timeout: 60_000,
    });
    await expect(card.getByTestId("known-by")).toContainText("quotient_right");
    const coq = page.waitForEvent("download");
    await card.getByTestId("coq-file").click();
    expect(readFileSync(await (await coq).path(), "utf8")).toContain("order := 40;");
    await expectAccessible(page);
    await expect(card.getByTestId("quotient-table").locator("tbody tr")).toHaveCount(40);
    await expectNoSideways(page);
  });

test("a few heaps only, and a number that is none", async ({ page }) => {
  await openSheet(page, ["rule octal/0.77", "quotient"], "?lang=en");
  const card = entry(page, "quotient");
  // It takes long: it waits for its Run, or for less to be asked.
  await expect(card.getByTestId("quotient")).toHaveCount(0);
  await setLine(card, "quotient --heaps 9");
  await run(card);
  await expect(card.getByTestId("quotient")).toBeVisible({ timeout: 60_000 });
  await unfold(card);
  await card.getByTestId("quotient-heaps").fill("many");
  await expect(card.getByTestId("find-quotient")).toBeDisabled();
  await card.getByTestId("quotient-heaps").fill("10");
  await card.getByTestId("find-quotient").click();
  await expect(card.getByTestId("quotient")).toHaveAttribute("data-proven", "false", {
    timeout: 60_000,
  });
  await expect(card).toContainText("Certified for heaps to 10");
  await expect(card.getByTestId("known-by")).toContainText("quotient_outcomes");
  await expect(card.getByTestId("coq-file")).toHaveCount(0);
});

test("Why tells the product, and what a winning move does to it", async ({ page }) => {
  await page.goto("./#octal/0.77:10,9,3~misere?lang=en");
  await page.getByTestId("explain").click();
  const why = page.getByTestId("why-quotient");
  await expect(why).toBeVisible({ timeout: 60_000 });
  await expect(why.locator("tbody tr")).toHaveCount(3);
  await expect(why.getByTestId("quotient-product")).toHaveAttribute("data-lost", "false");
  await expect(why.getByTestId("known")).toContainText("proofs/Quotients.v: quotient_outcomes");
  await expect(why.getByTestId("nim-rule")).toHaveAttribute("data-says", /^[NP]$/);
  await expect(why.getByTestId("quotient-move").first()).toBeVisible();
});

test("no misère quotient is offered where a row is no sum of heaps", async ({ page }) => {
  for (const [rule, cards] of [
    ["coins/turtles", 0],
    ["row/oo->..", 0],
    ["own/n;k=1..2;n-=k", 1],
  ] as const) {
    await explore(page, `#${rule}?view=explore&lang=en`);
    await expect(page.getByTestId("ask").first()).toBeVisible();
    await page.getByTestId("ask-more").click();
    await expect(page.locator('[data-testid="ask"][data-question="period"]')).toBeVisible();
    await expect(page.locator('[data-testid="ask"][data-question="quotient"]')).toHaveCount(cards);
  }
});
