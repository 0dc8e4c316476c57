// A whole game of every kind against the program: by mouse on a wide page in English, by keyboard alone on a phone in Chinese.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, outcome, status, steps, winningMoves } from "./help";

/** Positions that the first player can win, small enough for a short game. */
const starts = [
  "nim:1,2,2",
  "take/1..3:7",
  "take/1,3,4:6~misere",
  "custom/2*k>=n:5,2",
  "octal/0.77:6",
  "grundy:8",
  "lasker:2,3",
  "wythoff:2,4",
  "stairs:1,1,2",
  "strip:2,4,5",
  "monks:1,3,6",
  "hill/2:1,2,4",
  "graph/a-b,a-c,b-c,b-d,c-e,d-e:a,b",
  "coins/turtles:HTHH",
  "coins/mock:HTHHT",
  "coins/ruler:HTTHT",
  "coins/twins:HTTHH",
];

async function over(page: Page): Promise<boolean> {
  await expect(status(page)).toContainText(/Your move|轮到你走|You won|你赢了/);
  return /You won|你赢了/.test((await status(page).textContent()) ?? "");
}

/** Three hints, the last of which is the move itself; all with Enter. */
async function playByHints(page: Page): Promise<void> {
  const hint = page.getByTestId("hint");
  await page.getByTestId("hint-button").focus();
  for (const step of ["1", "2", "3"]) {
    await page.keyboard.press("Enter");
    await expect(hint).toHaveAttribute("data-step", step);
  }
  await hint.locator(".primary").focus();
  await page.keyboard.press("Enter");
}

for (const start of starts)
  test(`${start}: a whole game`, async ({ page, isMobile }) => {
    test.slow();
    await page.emulateMedia({
      reducedMotion: "reduce",
      colorScheme: isMobile ? "dark" : "light",
    });
    await page.goto(`./#${start}${isMobile ? "?lang=zh" : ""}`);
    await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
    const play = page.locator(".thumbs .primary");
    const first = page.locator(".dialog-play .choice").first();
    if (isMobile) {
      await play.focus();
      await page.keyboard.press("Enter");
      await first.focus();
      await page.keyboard.press("Enter");
    } else {
      await play.click();
      await first.click();
    }
    for (let turn = 0; turn < 12 && !(await over(page)); turn++) {
      await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
      const before = await steps(page).count();
      if (isMobile) await playByHints(page);
      else await winningMoves(page).first().click();
      await expect.poll(() => steps(page).count()).toBeGreaterThan(before);
    }
    await expect(status(page)).toContainText(/You won|你赢了/);
    const count = await steps(page).count();
    for (let at = 0; at < count; at += 2)
      await expect(steps(page).nth(at)).toHaveAttribute("data-mark", "kept");
    for (let at = 1; at < count; at += 2)
      await expect(steps(page).nth(at)).toHaveAttribute("data-mark", "lost");
    // Back to the person's last move, and forward again.
    await page.getByTestId("undo").click();
    await expect(status(page)).toContainText(/Your move|轮到你走/);
    await page.getByTestId("redo").click();
    await expect(status(page)).toContainText(/You won|你赢了/);
    await expectNoSideways(page);
    if (start === "nim:1,2,2" || start.startsWith("coins/ruler")) await expectAccessible(page);
  });
