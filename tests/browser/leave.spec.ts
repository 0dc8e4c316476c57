// In the middle of a game another position is asked about, keeps the opponent, and can be undone.
import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessible,
  input,
  openGame,
  openLanding,
  pressCard,
  startGame,
  status,
  steps,
  type,
} from "./help";

async function midGame(page: Page): Promise<string> {
  await openGame(page, "#take/1..3:21");
  await page.locator(".thumbs .primary").click();
  await startGame(page);
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
  test(`a ${name} in mid-game asks, keeps the opponent and can be undone @browser`, async ({
    page,
  }) => {
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

test("a game that has ended is left without a question, from any place of it", async ({ page }) => {
  await openGame(page, "#nim:2");
  await page.locator(".thumbs .primary").click();
  await startGame(page);
  await page.locator('#board [data-heap="1"]').focus();
  for (let times = 0; times < 2; ++times) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("nim:0");
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue("nim:2");
  await pressCard(page, "nim");
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await expect(page.getByTestId("leave-game")).toHaveCount(0);
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

const dialog = (page: Page) => page.locator(".dialog-leave");

test("the question says what takes the game's place, and so does its button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await midGame(page);
  const says = async (title: string, about: string, button: string) => {
    await expect(dialog(page).getByRole("heading")).toHaveText(title);
    await expect(page.getByTestId("leave-game")).toContainText(about);
    await expect(page.getByTestId("leave-change")).toHaveText(button);
    await page.getByTestId("leave-stay").click();
    await expect(page.getByTestId("leave-game")).toHaveCount(0);
  };
  await type(page, "take/1..3:9");
  await says("Change the position?", "in the new position", "Change the position");
  await type(page, "nim:2,3");
  await says("Play another game?", "in the other game", "Play the other game");
  await type(page, "take/1..4");
  await says("Leave this game for a rule?", "A rule alone", "Show the rule");
  await pressCard(page, "nim");
  await says("Play another game?", "in the other game", "Play the other game");
  const misere = page.getByRole("switch", { name: "Misère" }).first();
  await misere.click();
  await says("Switch to misère play?", "makes the last move loses", "Switch to misère");
  await misere.click();
  await page.getByTestId("leave-change").click();
  await expect(input(page)).toHaveValue(/~misere$/);
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await misere.click();
  await says("Switch to normal play?", "makes the last move wins", "Switch to normal play");
});

test("a puzzle in mid-game asks too; in Chinese as well @layout", async ({ page }) => {
  await openLanding(page, "./#take/1..3:21?play&lang=zh");
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  const game = await page.locator("#board").getAttribute("data-position");
  await page.getByTestId("ladder").click();
  await page.getByTestId("ladder-puzzle").nth(3).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("去做这道题吗？");
  await expect(page.getByTestId("leave-change")).toHaveText("去做题");
  await expectAccessible(page);
  await page.getByTestId("leave-change").click();
  await expect(page.getByTestId("quiz-mover")).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.getByTestId("left-game").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", game!);
  await expect(steps(page)).toHaveCount(2);
});

test("a puzzle that was left for a game is a puzzle again", async ({ page }) => {
  await openLanding(page, "./#nim:1,3?quiz&ladder=2");
  await expect(page.getByTestId("quiz-mover")).toBeVisible();
  await page.getByTestId("quiz-mover").click();
  await page.locator('#board [data-heap="2"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("left-game")).toHaveCount(0);
  await pressCard(page, "grundy");
  const leave = page.getByTestId("leave-change");
  await leave.or(page.getByTestId("left-game")).first().click();
  await expect(page.getByTestId("left-game")).toBeVisible();
  await expect(page).not.toHaveURL(/ladder=/);
  await page.getByTestId("left-game").click();
  await expect(page).toHaveURL(/quiz&ladder=2|ladder=2&quiz/);
});

test("a link that is opened while names of games are fetched stays @browser", async ({ page }) => {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => (give = resolve));
  let asked = false;
  await page.route(/\/assets\/openPreset-.*\.js$/, async (route) => {
    asked = true;
    await given;
    await route.continue();
  });
  await openGame(page, "#nim:3,4,5");
  await type(page, "nim:1,2");
  await expect.poll(() => asked).toBe(true);
  await page.evaluate(() => (location.hash = "nim:5,6"));
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:5,6");
  const come = page.waitForResponse(/\/assets\/openPreset-/);
  give();
  await come;
  // What the names would open is opened by then.
  await type(page, "nim:5,7");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:5,7");
  await expect(page).toHaveURL(/#nim:5,7/);
  await page.goBack();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:5,6");
});
