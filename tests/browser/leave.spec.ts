// In the middle of a game another position is asked about, keeps the opponent, and can be undone.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, input, openGame, pressCard, status, steps } from "./help";

async function midGame(page: Page): Promise<string> {
  await openGame(page, "#take/1..3:21");
  await page.locator(".thumbs .primary").click();
  await page.locator(".dialog-play .choice").first().click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("preview")).toHaveAttribute("data-position", "take/1..3:20");
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await expect(status(page)).toContainText("Your move");
  return input(page).inputValue();
}

const ways: Record<string, { press: (page: Page) => Promise<void>; to: string }> = {
  preset: { press: (page) => pressCard(page, "nim"), to: "nim:3,4,5" },
  cell: {
    press: (page) => page.locator('[data-testid=sg-cell][data-n="7"]').click(),
    to: "take/1..3:7",
  },
};

for (const [name, { press, to }] of Object.entries(ways))
  test(`a ${name} in mid-game asks, keeps the opponent and can be undone`, async ({ page }) => {
    const game = await midGame(page);
    await press(page);
    await expect(page.getByTestId("leave-game")).toContainText("2 moves");
    await expect(input(page)).toHaveValue(game);
    await expectAccessible(page);
    await page.getByTestId("leave-stay").click();
    await expect(input(page)).toHaveValue(game);
    await expect(steps(page)).toHaveCount(2);

    await press(page);
    await page.getByTestId("leave-change").click();
    await expect(input(page)).toHaveValue(to);
    // The program still answers.
    await page.locator('#board [data-heap="1"]').focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(steps(page)).toHaveCount(2);

    await page.getByTestId("left-game").click();
    await expect(input(page)).toHaveValue(game);
    await expect(steps(page)).toHaveCount(2);
    await expect(status(page)).toContainText("Your move");
    await expect(page.getByTestId("left-game")).toHaveCount(0);
  });

test("misère in mid-game asks too, and the keyboard may stay", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = await midGame(page);
  const misere = page.getByRole("switch", { name: "Misère" }).first();
  await misere.click();
  await expect(page.getByTestId("leave-game")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("leave-game")).toHaveCount(0);
  await expect(input(page)).toHaveValue(game);
  await expect(misere).not.toBeChecked();
  await misere.click();
  await page.getByTestId("leave-change").click();
  await expect(input(page)).toHaveValue(`${game}~misere`);
  await page.getByTestId("left-game").click();
  await expect(input(page)).toHaveValue(game);
});

test("without an opponent nothing is asked, and the game before can be had back", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5!3,4,1");
  await pressCard(page, "stones21");
  await expect(input(page)).toHaveValue("take/1..3:21");
  await page.getByTestId("left-game").click();
  await expect(input(page)).toHaveValue("nim:3,4,1");
  await expect(steps(page)).toHaveCount(1);
});
