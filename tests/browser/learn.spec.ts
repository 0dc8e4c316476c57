// What playing teaches: the move that lost, the way back, hints, the quiz, and what a value means.
import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoSideways,
  input,
  openGame,
  openMore,
  outcome,
  startGame,
  status,
  steps,
  winningMoves,
} from "./help";

const start = async (page: Page) => {
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
};

/** Takes so many from the only heap, with keys. */
async function take(page: Page, amount: number): Promise<void> {
  const heap = page.getByRole("slider");
  await heap.focus();
  await heap.press(String(amount));
  await expect(heap).toHaveAttribute("aria-valuenow", String(amount));
  await heap.press("Enter");
}

test("a lost game shows the move that lost it, goes back there, and is won @browser", async ({
  page,
}) => {
  test.slow();
  await openGame(page, "#take/1..3:6");
  await start(page);
  await take(page, 1); // 5 are left: the program takes one of them
  await expect(input(page)).toHaveValue("take/1..3:4");
  await take(page, 1);
  await expect(status(page)).toContainText("The program won");
  const slip = page.getByTestId("slip");
  await expect(slip).toContainText("Your move 1 (Take 1) gave the win away");
  await expect(slip).toContainText("Take 2");
  await expect(steps(page).first()).toHaveAttribute("data-mark", "gave");
  await expect(steps(page).first()).toContainText("Would have kept it: Take 2");
  await expect(steps(page).nth(1)).toHaveAttribute("data-mark", "kept");
  await expect(steps(page).nth(2)).toHaveAttribute("data-mark", "lost");
  await expect(page.getByTestId("leaders")).toHaveAttribute(
    "aria-label",
    /after move 1 the program/,
  );
  await expectAccessible(page);
  await slip.getByRole("button", { name: "Go back there" }).click();
  await expect(input(page)).toHaveValue("take/1..3:6");
  await take(page, 2);
  await expect(status(page)).toContainText("Your move");
  await winningMoves(page).first().click();
  await expect(status(page)).toContainText("You won!");
  // However far one had scrolled.
  await expect(page.getByTestId("result").locator(".result-title")).toBeInViewport();
  // The line that was lost is kept as a variation.
  const variation = page.getByTestId("variation");
  await expect(variation).toHaveCount(1);
  await variation.getByRole("button").first().click();
  await expect(input(page)).toHaveValue("take/1..3:5");
  await expect(steps(page)).toHaveCount(4);
  await steps(page)
    .first()
    .getByRole("button", { name: /^Delete move 1/ })
    .click();
  await expect(input(page)).toHaveValue("take/1..3:6");
  await expect(variation).toHaveCount(0);
});

/**
 * What a person reads who has never seen the page: in each language, the words on what is to be
 * pressed.
 */
const words = {
  en: {
    play: "New game",
    lost: "The program won",
    gave: /Your move 1 .*gave the win away/,
    kept: "Would have kept it: Take 1",
    back: "Go back there",
    mine: "Your move",
    won: "You won!",
  },
  zh: {
    play: "新对局",
    lost: "程序赢了",
    gave: /你在第 1 步.*丢掉了胜势/,
    kept: "取 1",
    back: "回到那一步",
    mine: "轮到你走",
    won: "你赢了",
  },
} as const;

const languages = [
  ["en", "en-US"],
  ["zh", "zh-CN"],
] as const;

for (const [language, locale] of languages)
  test.describe(`somebody new to it (${language})${language === "zh" ? " @phone @layout" : ""}`, () => {
    test.use({ locale });
    test("starts a game, loses it, sees why, goes back there, and wins @browser", async ({
      page,
      isMobile,
    }) => {
      test.slow();
      const w = words[language];
      /** Touches the stone from which on all are to go; a finger sees it first. */
      const touchStone = async (left: number) => {
        const before = await input(page).inputValue();
        await expect(page.locator("#board")).toHaveAttribute("data-position", before);
        const stone = page.locator(`[data-i="${left}"]`);
        if (isMobile) {
          await stone.tap();
          await expect(page.getByTestId("preview")).toHaveAttribute(
            "data-position",
            `take/1..3:${left}`,
          );
          await stone.tap();
        } else await stone.click();
        await expect(input(page)).not.toHaveValue(before);
        await expect(status(page)).toContainText(new RegExp(`${w.mine}|${w.lost}|${w.won}`));
      };
      const heap = async () => Number((await input(page).inputValue()).split(":")[1]);
      // The first screen is a game.
      await openGame(page, "");
      await page.getByRole("button", { name: w.play, exact: true }).click();
      await startGame(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      // Three at a time: greedy, and lost.
      while (!(await status(page).textContent())?.includes(w.lost))
        await touchStone(Math.max(0, (await heap()) - 3));
      const slip = page.getByTestId("slip");
      await expect(slip).toContainText(w.gave);
      // The better move is told when it is asked for.
      const kept = slip.getByTestId("kept-by");
      await expect(kept.locator("p")).toBeHidden();
      await kept.locator("summary").click();
      await expect(kept.locator("p")).toBeVisible();
      await expect(steps(page).first()).toHaveAttribute("data-mark", "gave");
      await expect(steps(page).first()).toContainText(w.kept);
      await slip.getByRole("button", { name: w.back }).click();
      await expect(input(page)).toHaveValue("take/1..3:21");
      // A finger leaves no pointer behind that rests on a move and shows where it leads.
      if (isMobile) await page.mouse.move(0, 0);
      // What would have kept it is one stone; after that the page says which moves win.
      while (!(await status(page).textContent())?.includes(w.won)) {
        await expect(winningMoves(page)).toHaveCount(1);
        const to = await winningMoves(page).getAttribute("data-position");
        await touchStone(Number(to!.split(":")[1]));
      }
      for (let step = 0; step < (await steps(page).count()); step += 2)
        await expect(steps(page).nth(step)).toHaveAttribute("data-mark", "kept");
    });
  });

test("hints come in three steps @layout", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  // Not what the verdict says.
  await expect(hint).toContainText("No two heaps are alike");
  await expect(hint).not.toContainText(/\b(win|lost|loses)\b/);
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Heap 1 is worth 3. Move there and make it worth 1.");
  await expectAccessible(page);
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Take 2 from heap 1");
  await hint.getByRole("button", { name: "Play it" }).click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await page.getByTestId("hint-button").click();
  await expect(hint).toHaveAttribute("data-step", "1");
  await expect(hint).toContainText("Every move loses here");
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("few winning answers");
  await openGame(page, "#nim:3,5,3");
  await page.getByTestId("hint-button").click();
  await expect(hint).toContainText("Two equal heaps are easy to hold");
});

test("no hint says that all is lost before somebody has said who wins", async ({ page }) => {
  await page.goto("./#take/1..3:20?quiz");
  await expect(page.getByTestId("quiz-mover")).toBeVisible();
  await page.getByTestId("hint-button").click();
  await expect(page.getByTestId("hint")).toContainText("Start from the end");
  await expect(page.getByTestId("hint")).not.toContainText("Every move loses");
});

test("no hint tells the move before somebody has said who wins", async ({ page }) => {
  await page.goto("./#take/1..3:21?quiz&ladder=1");
  await expect(page.getByTestId("quiz-mover")).toBeVisible();
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  const next = hint.getByRole("button", { name: "Next hint" });
  await expect(hint).toContainText("First say who wins");
  await expect(next).toHaveCount(0);
  await expect(page.getByTestId("hint-button")).toBeDisabled();
  await page.getByTestId("quiz-mover").click();
  await expect(hint).not.toContainText("First say who wins");
  await next.click();
  await expect(hint).toHaveAttribute("data-step", "2");
});

test("a hint calls a row of skittles a row", async ({ page }) => {
  await openGame(page, "#octal/0.77:10,8?as=kayles");
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText(/Row \d is worth \d\. Move there/);
});

test("a quiz asks, counts, and plays a wrong move out @layout", async ({ page }) => {
  test.slow();
  await page.goto("./#take/1..3:6?quiz");
  const quiz = page.getByTestId("quiz");
  const score = page.getByTestId("score");
  await expect(page.getByText("Who wins? Think first.")).toBeVisible();
  await page.getByTestId("quiz-other").click();
  await expect(quiz).toContainText("No: whoever moves now can win. Find the move.");
  await expect(quiz).toHaveClass(/coach-wrong/);
  await expect(quiz.locator("p svg").first()).toBeVisible();
  await expect(score).toHaveText("0 of 1 right");
  await expectAccessible(page);
  await take(page, 3);
  // The card tells it alone, with the move that would have won.
  const card = page.getByTestId("result");
  await expect(card).toContainText("Take 2");
  await expect(card.getByTestId("puzzle-solved")).toHaveAttribute("data-solved", "no");
  await expect(quiz).toHaveCount(0);
  await expect(page.locator("main button.primary")).toHaveCount(1);
  await expect(status(page)).toContainText("The program won");
  await card.getByTestId("puzzle-again").click();
  await expect(input(page)).toHaveValue("take/1..3:6");
  await take(page, 2);
  await expect(quiz).toContainText("Right, that keeps the win.");
  await expect(score).toHaveText("1 of 3 right");
  await expect(quiz).toContainText("Now win the game.");
  // The program answers, and nobody asks again who wins.
  await expect(input(page)).not.toHaveValue("take/1..3:4");
  await expect(status(page)).toContainText("Your move");
  await expect(status(page)).not.toContainText("Player");
  await expect(page.locator(".verdict")).toHaveCount(0);
  await expectNoSideways(page);
});

test("a puzzle that cannot be won says so, and is played on", async ({ page }) => {
  await page.goto("./#take/1..3:8?quiz");
  await page.getByTestId("quiz-other").click();
  await expect(page.getByTestId("quiz")).toContainText("Right: whoever moves now is lost.");
  await expect(page.getByTestId("puzzle")).toHaveAttribute("data-solved", "true");
  await take(page, 1);
  await expect(input(page)).toHaveValue("take/1..3:4");
  await expect(page.getByTestId("quiz-mover")).toHaveCount(0);
});

for (const [lang, title, name] of [
  ["en", "A puzzle for you", "Nim"],
  ["zh", "给你出道题", "Nim 游戏"],
] as const)
  test(`a puzzle that was sent says so, ${lang}`, async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`./#nim:3,4,5?quiz&lang=${lang}`);
    await expect(heading).toHaveText(title);
    await page.goto(`./#nim:3,4,5?lang=${lang}`);
    await expect(heading).toHaveText(name);
  });

test("why it is worth n: the sum with a heap of n is not to be won", async ({ page }) => {
  await openGame(page, "#take/1..3:7");
  await page.getByTestId("worth").click();
  await expect(page.getByTestId("worth-words")).toHaveText(
    "It can become worth 0, 1 or 2, not 3: 3 is the smallest number missing (mex).",
  );
  await expect(input(page)).toHaveValue("take/1..3:7");
  await page.getByTestId("challenge-start").click();
  await expect(input(page)).toHaveValue("take/1..3:7+nim:3");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  const note = page.getByTestId("challenge");
  await expect(note).toContainText("A Nim heap of 3 is added");
  const heap = page.getByRole("slider").first();
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("Enter");
  await expect(note).toContainText("The answer: ");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expect(steps(page)).toHaveCount(2);
  await note.getByRole("button", { name: "Back to the game" }).click();
  await expect(input(page)).toHaveValue("take/1..3:7");
  await expect(note).toHaveCount(0);
});

test("the program plays both sides, waits, and goes step by step @browser", async ({ page }) => {
  await page.clock.install();
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await openMore(page, "play");
  await dialog.getByTestId("pace").fill("200");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Watch/ }).click();
  await page.getByTestId("pause").click();
  await expect(page.getByTestId("pause")).toHaveAccessibleName("Go on");
  const before = await steps(page).count();
  await page.clock.runFor(5000);
  await expect(steps(page)).toHaveCount(before);
  await page.getByRole("button", { name: "One step" }).click();
  await expect(steps(page)).toHaveCount(before + 1);
  await page.getByTestId("pause").click();
  await expect(status(page)).toContainText("Player 1 won", { timeout: 15_000 });
});

test("mistakes, resigning, sides, and a new position that can be won", async ({ page }) => {
  test.slow();
  await openGame(page, "#take/1..3:13");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await openMore(page, "play");
  await dialog.getByTestId("mistakes").fill("100");
  await expect(dialog.getByText("100 of 100 moves")).toBeVisible();
  await startGame(page, "program");
  await expect(steps(page)).toHaveCount(1);
  await expect(steps(page).first()).toHaveAttribute("data-mark", "gave");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await openMore(page, "play");
  await dialog.getByTestId("swap").click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await openMore(page, "play");
  await dialog.getByTestId("resign").click();
  await expect(status(page)).toContainText("You gave up. The program won");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await openMore(page, "play");
  await dialog.getByTestId("new-size").fill("30");
  await dialog.getByTestId("new-position").click();
  await expect(dialog).toBeHidden();
  await expect(steps(page)).toHaveCount(0);
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(input(page)).toHaveValue(/^take\/1\.\.3:([12]?\d|30)$/);
});

test("a link that is opened while a position is drawn stays", async ({ page }) => {
  await openGame(page, "#take/1..3:21");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await openMore(page, "play");
  await page.getByTestId("new-size").fill("30");
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-testid=new-position]")!.click();
    location.hash = "nim:1,2,4";
  });
  // Its value is known after what was asked before it.
  await expect(page.getByTestId("value")).toHaveAttribute("data-value", "7");
  await expect(input(page)).toHaveValue("nim:1,2,4");
  await expect(page).toHaveURL(/#nim:1,2,4$/);
});

test("a wrong move that was taken back is told of no other one, and opens nothing", async ({
  page,
}) => {
  await page.goto("./#take/1..3:9?quiz");
  await page.getByTestId("quiz-mover").click();
  await take(page, 1);
  const board = page.locator("#board");
  const left = async () => Number((await board.getAttribute("data-position"))!.split(":")[1]);
  await expect.poll(left).toBeLessThan(8);
  const heap = await left();
  await take(page, heap === 5 ? 2 : 1);
  const quiz = page.getByTestId("quiz");
  await expect(quiz).toHaveClass(/coach-wrong/);
  await expect.poll(async () => (await left()) % 4).toBe(0);
  while ((await left()) !== heap) await page.getByTestId("undo").click();
  await expect(page.locator(".coach-wrong")).toHaveCount(0);
  // It is not solved: Explore tells nothing of it.
  await page.getByTestId("place-explore").click();
  await expect(page.getByTestId("puzzle-shut")).toBeVisible();
  await page.getByTestId("place-board").click();
  await expect(board).toHaveAttribute("data-position", `take/1..3:${heap}`);
  await take(page, heap % 4);
  await expect(page.locator(".coach-wrong")).toHaveCount(0);
});
