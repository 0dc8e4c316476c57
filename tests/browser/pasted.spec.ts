// Explore: pasted values become lines of the sheet, and stay in the link.
import { expect, test } from "@playwright/test";
import { entries, entry, openSheet, setLine, type, unfold } from "./sheets";

test("a short list is told to be short, with what it does so far", async ({ page }) => {
  await openSheet(page, ["values 1", "patterns"]);
  const none = entry(page, "patterns").getByTestId("no-pattern");
  const look = (values: string) => setLine(entry(page, "values"), `values ${values}`);
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
  const law = page.getByTestId("pattern").first();
  await openSheet(page, ["rule take/1..3"]);
  await type(page, "0 1 2 3\n" + "0 1 2 3 ".repeat(12));
  await expect(page).toHaveURL(
    /#sheet=rule%20take\/1\.\.3%0Avalues%20(0,1,2,3,){12}0,1,2,3%0Apatterns%0Awhich$/,
  );
  await expect(law).toHaveAttribute("data-formula", "g(n) = n%4", { timeout: 60_000 });
  await page.reload();
  await expect(law).toHaveAttribute("data-formula", "g(n) = n%4", { timeout: 60_000 });
  await page.goBack();
  await expect(entries(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/values/);
  await page.goForward();
  await expect(entries(page)).toHaveCount(4);
  // Too many for a link: the page says so, and a file holds them.
  await type(page, "123456789 ".repeat(6000));
  await expect(page.getByTestId("not-linked")).toBeVisible();
  await expect(page).not.toHaveURL(/123456789/);
  const download = page.waitForEvent("download");
  await page.getByTestId("sheet-save").click();
  expect((await download).suggestedFilename()).toMatch(/\.nimber\.txt$/);
});

test("an older link of a list, or of a table, opens as a sheet", async ({ page }) => {
  await page.goto(
    "./#take/1..3?view=explore&values=0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3,0,1,2,3&lang=en",
  );
  await expect(entries(page)).toHaveCount(2);
  await expect(page.getByTestId("pattern").first()).toHaveAttribute("data-formula", "g(n) = n%4");
  const rows = Array.from({ length: 16 }, (_, a) =>
    Array.from({ length: 16 }, (_, b) => a ^ b).join(),
  );
  await page.goto(`./#take/1..3?view=explore&values=${rows.join("/")}&lang=en`);
  await expect(page.getByTestId("pattern").first()).toHaveAttribute(
    "data-formula",
    "g(a,b) = xor(a,b)",
  );
  await expect(page.getByTestId("pasted-table").locator("tr")).toHaveCount(16);
});

for (const [language, words, squares] of [
  ["en", "n = 0 to 29: 10 lost positions (P), 20 won ones (N).", "lost (P) or won (N)"],
  ["zh", "必败（P）10 个，必胜（N）20 个。", "必败（P）、必胜（N）"],
] as const)
  test(`marks are told as lost and won positions: ${language}`, async ({ page }) => {
    await page.goto(`./#take/1..3?view=explore&values=${"PNN".repeat(10)}&lang=${language}`);
    await unfold(entry(page, "values"));
    await expect(page.getByTestId("plot-words")).toContainText(words);
    await page.getByTestId("view-squares").click();
    await expect(page.getByTestId("squares-at")).toContainText(squares);
  });
