// Explore: pasted values stay in the link.
import { expect, test, type Page } from "@playwright/test";

async function openExplore(page: Page): Promise<void> {
  await page.goto("./#take/1..3?view=explore&lang=en");
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..3");
}

test("a short list is told to be short, with what it does so far", async ({ page }) => {
  await openExplore(page);
  await page.getByTestId("paste").click();
  const none = page.getByTestId("no-pattern");
  const look = async (values: string) => {
    await page.getByTestId("pasted-values").fill(values);
    await page.getByTestId("look-at-values").click();
  };
  await look("0 1 2 ".repeat(5));
  await expect(none).toContainText("Too few values");
  await expect(none).toContainText("Here are 15; laws are looked for from 16 on.");
  await expect(none).toContainText("they repeat every 3");
  await look("1 2 3 4 5 6 7 8 9 10");
  await expect(none).toContainText("Here are 10;");
  await expect(none).not.toContainText("repeat");
  // Enough of them, but too plain to say that they could not have come so by chance.
  await look("0 1 ".repeat(12));
  await expect(none).toContainText("Tried on 24 values: periods");
  await expect(none).toContainText("they repeat every 2");
  await look("0 1 2 ".repeat(6));
  await expect(page.getByTestId("pattern").first()).toHaveAttribute("data-formula", "g(n) = n%3");
  await expect(none).toHaveCount(0);
});

test("a pasted list stays in the link, back and forth", async ({ page }) => {
  const lookedAll = () =>
    expect(page.getByTestId("patterns-card")).toHaveAttribute("data-done", "true", {
      timeout: 60_000,
    });
  await openExplore(page);
  await page.getByTestId("paste").click();
  await page.getByTestId("pasted-values").fill("0 1 2 3\n" + "0 1 2 3 ".repeat(12));
  await page.getByTestId("look-at-values").click();
  await expect(page).toHaveURL(/[?&]values=(0,1,2,3,){12}0,1,2,3$/);
  await page.reload();
  await lookedAll();
  await expect(page.getByTestId("pattern").first()).toHaveAttribute("data-formula", "g(n) = n%4");
  await page.getByTestId("pasted-close").click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..3");
  await expect(page).not.toHaveURL(/values=/);
  await page.goBack();
  await expect(page.getByTestId("pasted-close")).toBeVisible();
  await page.getByTestId("rule-input").fill("take/1,3,4");
  await page.getByTestId("rule-go").click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1,3,4");
  await expect(page).not.toHaveURL(/values=/);
  // Too many for a link.
  await page.getByTestId("paste").click();
  await page.getByTestId("pasted-values").fill("123456789 ".repeat(6000));
  await page.getByTestId("look-at-values").click();
  await expect(page.getByTestId("not-linked")).toBeVisible();
  await expect(page).not.toHaveURL(/values=/);
});

for (const [language, words, squares] of [
  ["en", "n = 0 to 29: 10 lost positions (P), 20 won ones (N).", "lost (P) or won (N)"],
  ["zh", "必败（P）10 个，必胜（N）20 个。", "必败（P）、必胜（N）"],
] as const)
  test(`marks are told as lost and won positions: ${language}`, async ({ page }) => {
    await page.goto(`./#take/1..3?view=explore&values=${"PNN".repeat(10)}&lang=${language}`);
    await expect(page.getByTestId("plot-words")).toContainText(words);
    await page.getByTestId("view-squares").click();
    await expect(page.getByTestId("squares-at")).toContainText(squares);
  });
