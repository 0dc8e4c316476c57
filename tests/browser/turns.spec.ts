// Turns can be followed: a person's move is seen, then a pause, then the program's.
import { expect, test, type Page } from "@playwright/test";
import { input, openGame, openLanding, startGame, status, steps } from "./help";

interface Moment {
  at: number;
  position: string;
  lit: string;
  words: string;
}

/** Keeps what the page shows, each time that it changes. */
const keepMoments = (page: Page) =>
  page.evaluate(() => {
    const kept: Moment[] = [];
    (window as unknown as { kept: Moment[] }).kept = kept;
    const look = () => {
      const now = {
        position: document.querySelector("#board")?.getAttribute("data-position") ?? "",
        lit: document.querySelector("[data-testid=preview]")?.getAttribute("data-position") ?? "",
        words: document.querySelector(".status-last")?.textContent ?? "",
      };
      const last = kept[kept.length - 1];
      if (last?.position === now.position && last.lit === now.lit && last.words === now.words)
        return;
      kept.push({ at: performance.now(), ...now });
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
const moments = (page: Page) => page.evaluate(() => (window as unknown as { kept: Moment[] }).kept);

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`both moves are seen in order (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openGame(page, "#nim:3,5,9");
    await page.locator(".thumbs .primary").click();
    await startGame(page);
    await expect(page.locator("dialog[open]")).toHaveCount(0);
    await keepMoments(page);
    await page.locator('#board [data-heap="3"]').focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByTestId("preview")).toHaveAttribute("data-position", "nim:3,5,8");
    await page.keyboard.press("Enter");
    await expect(steps(page)).toHaveCount(2);
    await expect(status(page)).toContainText("Your move");
    const answer = await input(page).inputValue();
    const seen = (await moments(page)).filter((one) => one.position !== "nim:3,5,9");
    const mine = seen.filter((one) => one.position === "nim:3,5,8");
    const theirs = seen.find((one) => one.position === answer)!;
    // Mine in words, by itself, long enough to be read.
    const alone = mine.find(
      (one) => one.words.startsWith("You took 1 from heap 3") && one.lit === "",
    )!;
    expect(alone).toBeDefined();
    const lit = mine.find((one) => one.lit === answer)!;
    expect(lit, "the program's stones light up before they go").toBeDefined();
    expect(lit.at - alone.at).toBeGreaterThan(400);
    expect(theirs.at - lit.at).toBeGreaterThan(250);
    await expect(page.locator(".status-last")).toContainText("The program took");
  });

test("a move taken back while the program waits stays taken back @browser", async ({ page }) => {
  await page.clock.install();
  await openGame(page, "#nim:3,5,9");
  await page.locator(".thumbs .primary").click();
  await startGame(page);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator('#board [data-heap="3"]').focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("preview")).toHaveAttribute("data-position", "nim:3,5,8");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("nim:3,5,8");
  await page.getByTestId("undo").click();
  await page.clock.runFor(5000);
  await expect(input(page)).toHaveValue("nim:3,5,9");
  await expect(page.getByTestId("preview")).toHaveCount(0);
});

test("a move taken back and played again is answered", async ({ page }) => {
  await openLanding(page);
  const one = async () => {
    await page.locator('#board [data-heap="1"]').focus();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByTestId("preview")).toHaveAttribute("data-position", "take/1..3:20");
    await page.keyboard.press("Enter");
  };
  const board = page.locator("#board");
  await one();
  await expect(steps(page)).toHaveCount(2);
  await expect(board).toHaveAttribute("data-position", /:1[789]$/);
  await page.getByTestId("undo").click();
  await expect(board).toHaveAttribute("data-position", "take/1..3:21");
  // The record knows how it went on; the program moves all the same, and the person is next.
  await one();
  await expect(board).toHaveAttribute("data-position", /:1[789]$/);
  await expect(page.locator(".status-last")).toContainText("The program took");
  await expect(status(page)).toContainText("Your move");
});

test("stepping through the record lets nobody move @browser", async ({ page }) => {
  await page.clock.install();
  await openGame(page, "#nim:3,5,9");
  await page.locator(".thumbs .primary").click();
  await startGame(page);
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.locator('#board [data-heap="3"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await steps(page).first().getByRole("button").first().click();
  await expect(input(page)).toHaveValue("nim:3,5,8");
  await page.clock.runFor(5000);
  await expect(input(page)).toHaveValue("nim:3,5,8");
  await expect(page.getByTestId("preview")).toHaveCount(0);
});
