import { expect, test } from "@playwright/test";
import { openGame, outcome, startGame, status, steps, winningMoves } from "./help";

test("the program wins a won game, whatever is played", async ({ page }) => {
  await openGame(page, "#nim:1,2,3");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
  for (let turn = 0; turn < 8; turn++) {
    await expect(status(page)).toContainText(/Your move|The program won/);
    if ((await status(page).textContent())?.includes("The program won")) break;
    const before = await steps(page).count();
    const heap = page.locator("[role=slider][aria-disabled=false]").first();
    await heap.focus();
    await heap.press("ArrowLeft");
    await heap.press("Enter");
    // From a lost position there is always an answer.
    await expect(steps(page)).toHaveCount(before + 2);
  }
  await expect(status(page)).toContainText("The program won");
  await page.getByTestId("rematch").click();
  await expect(status(page)).toContainText("Your move");
  await expect(steps(page)).toHaveCount(0);
});

test("undo takes back the program's answer too", async ({ page }) => {
  await openGame(page, "#take/1..3:21");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("undo").click();
  await expect(page.getByTestId("position-input")).toHaveValue("take/1..3:21");
  await expect(status(page)).toContainText("Your move");
});

test("the program may begin", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page, "program");
  await expect(steps(page)).toHaveCount(1);
  await expect(page.getByTestId("position-input")).toHaveValue("nim:1,4,5");
  await expect(page.getByTestId("undo")).toBeDisabled();
});

for (const [lang, yours, programs, lost] of [
  ["en", "Your move", "The program’s turn", "The program loses"],
  ["zh", "轮到你走", "轮到程序走", "程序必败"],
] as const)
  test(`a step back to the program's turn says whose turn it was (${lang}) @browser`, async ({
    page,
  }) => {
    await openGame(page, `#take/1..3:21?lang=${lang}`);
    await page.locator(".thumbs .primary").click();
    await startGame(page);
    await winningMoves(page).first().click();
    await expect(steps(page)).toHaveCount(2);
    await expect(status(page)).toContainText(yours);
    await steps(page).first().click();
    await expect(page.getByTestId("position-input")).toHaveValue("take/1..3:20");
    await expect(status(page)).toContainText(programs);
    await expect(outcome(page)).toContainText(lost);
    await steps(page).nth(1).click();
    await expect(status(page)).toContainText(yours);
  });
