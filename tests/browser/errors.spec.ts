import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, openGame, outcome, type } from "./help";

const error = "error";

test("a mistyped position gets a sentence with its place, and keeps its text @layout", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5");
  await type(page, "nim:3,4,5+take/3..1:22");
  await expect(page.getByTestId(error)).toHaveAttribute("data-code", "reversed-range");
  await expect(page.getByTestId(error)).toHaveAttribute("role", "alert");
  await expect(page.getByTestId(error)).toContainText("Column 16");
  await expect(page.getByTestId(error).locator("mark")).toHaveText("3");
  await expect(input(page)).toHaveValue("nim:3,4,5+take/3..1:22");
  await expectNoSideways(page);
  await expectAccessible(page);
  // The game goes on below, and a good text takes the error away.
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await type(page, "nim:7,7");
  await expect(page.getByTestId(error)).toHaveCount(0);
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
});

const refused = [
  ["", "empty"],
  ["chess:3", "unknown-game"],
  ["nim:1000000000000000001", "too-large"],
  ["nim:-3", "negative"],
  ["nim:", "missing-state"],
  ["take/1,,3:5", "bad-set"],
  ["take/0:5", "zero-in-set"],
  ["custom/n+k:5", "not-a-comparison"],
  ["custom/n>>k:5", "bad-predicate"],
] as const;

test("what cannot be read is refused, each with its reason", async ({ page }) => {
  await openGame(page, "");
  for (const [text, code] of refused)
    await test.step(`${text || "nothing"} is refused as ${code}`, async () => {
      await type(page, text);
      await expect(page.getByTestId(error)).toHaveAttribute("data-code", code);
      await expect(input(page)).toHaveValue(text);
    });
});

test("ten megabytes are refused without harm", async ({ page }) => {
  await openGame(page, "");
  await page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>("[data-testid=position-input]")!;
    box.value = `nim:${"1,".repeat(5_000_000)}1`;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.form!.requestSubmit();
  });
  await expect(page.getByTestId(error)).toHaveAttribute("data-code", "too-long");
  await type(page, "nim:3");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});

test("a broken link says what is wrong and keeps its text @browser", async ({ page }) => {
  await page.goto("./#nim:3,4%07,5");
  await expect(page.getByTestId(error)).toHaveAttribute("data-code", "control-character");
  await expectAccessible(page);
  await page.goto("./#nim:3,4,5!9,9,9");
  await expect(page.getByTestId(error)).toHaveAttribute("data-code", "bad-step");
  await expect(input(page)).toHaveValue("nim:3,4,5!9,9,9");
  await page.getByRole("button", { name: "Play 21 stones instead" }).click();
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});

test("long work shows how far it is and can be stopped @browser", async ({ page }) => {
  await page.goto("./#custom/gcd(n,k)<=2:2000000");
  const stop = page.locator(".verdict").getByTestId("stop");
  await stop.click();
  await expect(page.locator(".verdict").getByText("Stopped before it was settled")).toBeVisible();
  await expectAccessible(page);
  // The engine is free again.
  await type(page, "nim:3,4,5");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});

test("words that are no notation get the nearest games, or open a judge's problem", async ({
  page,
}) => {
  await page.goto("./");
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  const box = page.getByTestId("ask-box");
  await box.fill("counting up to 99");
  await box.press("Enter");
  await expect(page.getByTestId("meant")).toContainText("Did you mean");
  await expect(page.getByTestId(error)).toHaveCount(0);
  await page.locator("[data-testid=meant-game][data-game=count100]").click();
  await expect(page).toHaveURL(/as=count100/);
  await box.fill("xyzzy");
  await box.press("Enter");
  await expect(page.getByTestId("meant")).toContainText("No game is called that.");
  await page.getByTestId("meant-all").click();
  await expect(page.locator("dialog[open]")).toBeVisible();
  await page.keyboard.press("Escape");
  await box.fill("hdu1846");
  await box.press("Enter");
  await expect(page).toHaveURL(/view=problems&problem=hdu-1846/);
});
