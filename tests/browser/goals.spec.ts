// The first game, lost, explained, taken back and won with the analysis shut; the card at its end;
// the ladder and the puzzle of the day, without a network.
import { expect, test, type Page } from "@playwright/test";
import {
  atRest,
  expectAccessible,
  expectNoSideways,
  eye,
  input,
  openGame,
  openLanding,
  slowModule,
  status,
  steps,
} from "./help";

const yourTurn = (page: Page) => expect(status(page)).toContainText("Your move");
const left = async (page: Page) => Number((await input(page).inputValue()).split(":")[1]);

/** Takes from the only heap, by keys. */
async function take(page: Page, count: number): Promise<void> {
  await expect(input(page)).toHaveValue(/:\d/);
  const before = await left(page);
  await expect(page.locator("#board")).toHaveAttribute(
    "data-position",
    await input(page).inputValue(),
  );
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  const heap = page.locator('#board [data-heap="1"]');
  await heap.focus();
  await expect(heap).toBeFocused();
  for (let key = 0; key < count; key++) await page.keyboard.press("ArrowLeft");
  await expect(page.getByTestId("preview")).toHaveAttribute(
    "data-position",
    new RegExp(`:${before - count}$`),
  );
  await page.keyboard.press("Enter");
  await expect(input(page)).not.toHaveValue(new RegExp(`:${before}$`));
  await expect(status(page)).toContainText(/Your move|won/);
}

const result = (page: Page) => page.getByTestId("result");

/** Buttons of the card whose words or edges do not fit. */
const cutButtons = (page: Page) =>
  result(page).evaluate((card) =>
    [...card.querySelectorAll("button")]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth ||
          one.getBoundingClientRect().right > card.getBoundingClientRect().right,
      )
      .map((one) => one.textContent),
  );

test("the first game is lost, explained, taken back and won, the eye shut @layout", async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    // Whether the answer ever stood on the page.
    new MutationObserver(() => {
      if (document.querySelector("[data-testid=outcome], [data-testid=winning-move], #why"))
        document.documentElement.dataset["told"] = "yes";
    }).observe(document, { subtree: true, childList: true });
  });
  await openLanding(page);
  while ((await result(page).count()) === 0) {
    await yourTurn(page);
    await take(page, Math.min(3, await left(page)));
    if ((await left(page)) === 0) break;
  }
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await expect(page.getByTestId("slip")).toContainText("Your move 1 (Take 3) gave the win away");
  // Beside the board or below it: the last position stays whole.
  await expect(page.locator("#board")).toBeInViewport({ ratio: 0.99 });
  const card = (await result(page).boundingBox())!;
  const board = (await page.locator("#board").boundingBox())!;
  expect(card.y >= board.y + board.height - 1 || card.x >= board.x + board.width).toBe(true);
  await expectAccessible(page);
  await expectNoSideways(page);
  // All of its buttons are in sight without scrolling in it.
  for (const button of await result(page).getByRole("button").all())
    await expect(button).toBeInViewport({ ratio: 0.9 });
  // The move that would have kept it too, and what it says once it is pressed.
  const kept = page.getByTestId("kept-by");
  await expect(kept.locator("summary")).toBeInViewport({ ratio: 0.9 });
  await kept.locator("summary").click();
  await expect(kept.locator("p")).toBeInViewport({ ratio: 0.9 });
  await kept.locator("summary").click();
  // One button is the first of them; status, record and tools are folded under it.
  await expect(result(page).locator(".primary")).toHaveCount(1);
  await expect(page.getByTestId("undo")).toHaveCount(0);
  // Beside them the eye, what says of it, and what unfolds the tools.
  await expect(page.locator("main").getByRole("button")).toHaveCount(
    2 + (await result(page).getByRole("button").count()) + 1,
  );

  await result(page).getByRole("button", { name: "Go back there" }).click();
  await expect(input(page)).toHaveValue("take/1..3:21");
  await expect(result(page)).toHaveCount(0);
  while ((await result(page).count()) === 0) {
    await yourTurn(page);
    // What the second hint says: leave 4, 8, 12, 16 or 20.
    await take(page, (await left(page)) % 4);
    if ((await left(page)) === 0) break;
  }
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(result(page)).toContainText("decided it");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  await expect(page.locator("html")).not.toHaveAttribute("data-told", "yes");
  // The same trick in a new coat; the button says so, and its words are not cut.
  await expect(page.getByTestId("result-next")).toHaveText("Next: Counting to 100");
  const { width, height } = page.viewportSize()!;
  for (const narrow of [width, 320]) {
    await page.setViewportSize({ width: narrow, height });
    // The styles of another width hold from the next frame on.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await cutButtons(page)).toEqual([]);
  }
  await page.setViewportSize({ width, height });
  await page.getByTestId("result-next").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..10:100");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Counting to 100");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
});

test("the card leads on: again, harder, to the reasons, to a friend @layout", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#nim:1?play");
  await yourTurn(page);
  await take(page, 1);
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await page.getByTestId("challenge-friend").click();
  await expect(result(page)).toContainText("The link is copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#nim:1\?play$/);
  await page.getByTestId("rematch").click();
  await expect(steps(page)).toHaveCount(0);
  await expect(input(page)).toHaveValue("nim:1");
  await take(page, 1);
  await page.getByTestId("show-why").click();
  await expect(eye(page)).toHaveAttribute("data-open", "true");
  // It takes the focus once it is there: keys pressed before that would be lost.
  await expect(page.locator("#why")).toBeFocused();
  await expect(input(page)).toHaveValue("nim:1");
  await take(page, 1);
  await page.getByTestId("harder").click();
  await expect(input(page)).toHaveValue(/^nim:([2-9]|1\d)$/);
  await expect(steps(page)).toHaveCount(0);
  // The reasons were asked for in that game, not in whatever is opened next.
  await page.goto("./");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
});

test("from the reasons one way leads back to the card, and so does the shut eye @layout", async ({
  page,
}) => {
  await page.goto("./#take/1..3:6?play");
  await yourTurn(page);
  await take(page, 2);
  await yourTurn(page);
  await take(page, await left(page));
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await page.getByTestId("show-why").click();
  await expect(page.locator("#why")).toBeFocused();
  await expect(result(page)).toHaveCount(0);
  const back = page.getByTestId("back-to-result");
  await atRest(page);
  await expect(back).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await back.click();
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  await expect(result(page).getByRole("button").first()).toBeFocused();
  await page.getByTestId("show-why").click();
  await expect(page.locator("#why")).toBeFocused();
  await eye(page).click();
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  // Who plays another move from there has left that game.
  await page.getByTestId("show-why").click();
  await expect(page.locator("#why")).toBeFocused();
  await take(page, 1);
  await expect(back).toHaveCount(0);
});

/** The three steps of the hint, and its move. */
async function playHint(page: Page): Promise<void> {
  await yourTurn(page);
  await expect(page.getByTestId("hint-button")).toBeEnabled();
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  for (const _ of ["part", "move"]) await hint.getByRole("button", { name: "Next hint" }).click();
  await hint.getByRole("button", { name: "Play it" }).click();
  await expect(hint).toHaveCount(0);
}

test("a move of one's own is not the hint's, though one was told", async ({ page }) => {
  await openLanding(page, "./#nim:1,1,1?play");
  await expect(page.getByTestId("hint-button")).toBeEnabled();
  for (const step of [1, 2, 3]) {
    await page.getByTestId("hint-button").click();
    await expect(page.getByTestId("hint")).toHaveAttribute("data-step", String(step));
  }
  await expect(page.getByTestId("hint")).toContainText("heap 3");
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await yourTurn(page);
  await playHint(page);
  await expect(result(page)).toContainText("You won!");
  await expect(result(page)).toContainText("one of yours was the hint’s");
  await expect(page.getByTestId("by-help")).toHaveCount(0);
});

test("a game that the hints won says so, and is not counted as won @layout", async ({ page }) => {
  await openLanding(page, "./#take/1..3:6?play");
  await playHint(page);
  await playHint(page);
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(result(page)).toContainText("Won with help");
  await expect(page.getByTestId("by-help")).toBeVisible();
  await expect(page.getByTestId("harder")).toHaveCount(0);
  await expect(result(page).locator(".primary")).toHaveText("Rematch");
  await page.getByTestId("rematch").click();
  await expect(result(page)).toHaveCount(0);
  await playHint(page);
  await yourTurn(page);
  await take(page, await left(page));
  await expect(result(page)).toContainText("You won!");
  await expect(result(page)).toContainText("one of yours was the hint’s");
  await expect(page.getByTestId("by-help")).toHaveCount(0);
  await page.getByTestId("rematch").click();
  await take(page, 2);
  await yourTurn(page);
  await take(page, await left(page));
  await expect(result(page)).toContainText("You won!");
  await expect(result(page)).not.toContainText("hint");
  // Among the games that were won is the one that was won alone.
  const counted = () => page.evaluate(() => localStorage.getItem("nimber.won"));
  await page.goto("about:blank");
  await openLanding(page, "./#nim:1?play");
  await playHint(page);
  await expect(page.getByTestId("by-help")).toBeVisible();
  expect(await counted()).toBeNull();
  await page.getByTestId("rematch").click();
  await take(page, 1);
  await expect(result(page)).toContainText("You won!");
  await expect.poll(counted).toBe('{"nim":1}');
});

test("Harder is offered where there is a harder start, and nowhere else", async ({ page }) => {
  // A graph is its rule: only the token stands elsewhere.
  await openLanding(page, "./#graph/a-b:a?play");
  await playHint(page);
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await page.getByTestId("rematch").click();
  await expect(result(page)).toHaveCount(0);
  await yourTurn(page);
  await page.locator('#board [data-token="1"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const harder = page.getByTestId("harder");
  await expect(harder).toHaveAttribute("data-search", "none");
  await expect(harder).toBeHidden();
  await page.goto("about:blank");
  await openLanding(page, "./#nim:1?play");
  await take(page, 1);
  await expect(harder).toHaveAttribute("data-search", "found");
  await expect(harder).toBeVisible();
});

test("a finger sends a sentence with the link, a mouse copies the link alone @layout", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    const calls: ShareData[] = [];
    Object.assign(window, { calls });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => Promise.resolve(void calls.push(data)),
    });
  });
  await page.goto("./#nim:1?play");
  await yourTurn(page);
  await take(page, 1);
  await page.getByTestId("challenge-friend").click();
  const calls = () =>
    page.evaluate(() =>
      (window as unknown as { calls: ShareData[] }).calls.map((one) => ({ ...one })),
    );
  if (await page.evaluate(() => matchMedia("(pointer: coarse)").matches)) {
    await expect.poll(calls).toHaveLength(1);
    const [{ text, url }] = (await calls()) as [ShareData];
    expect(text).toBe("A game for you: Nim. Can you win it?");
    expect(url).toMatch(/#nim:1\?play$/);
    await expect(result(page)).not.toContainText("copied");
  } else {
    await expect(result(page)).toContainText("The link is copied");
    expect(await calls()).toEqual([]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^http\S+#nim:1\?play$/,
    );
  }
});

test("a puzzle's answer stands in words, its letter behind a tap @browser", async ({ page }) => {
  for (const [link, words, letter] of [
    ["#nim:1,1?quiz", "You lose against perfect play", "P"],
    ["#nim:1,2?quiz", "You can win: 1 winning move", "N"],
  ] as const) {
    await openLanding(page, `./${link}`);
    await page.locator(".verdict").getByRole("button", { name: "Show" }).click();
    const told = page.getByTestId("outcome");
    await expect(told).toContainText(words);
    await expect(page.getByTestId("value")).toHaveCount(0);
    await expect(page.locator(".sign, .strip, #board .lane-value:not(:empty)")).toHaveCount(0);
    await told.getByTestId("word").click();
    await expect(told.getByTestId("word-says")).toContainText(letter);
    await page.goto("about:blank");
  }
});

test("without a clipboard the challenge is copied by hand, and the game stays @layout", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto("./#nim:1?play");
  await yourTurn(page);
  await take(page, 1);
  await page.getByTestId("challenge-friend").click();
  await expect(page.getByTestId("challenge-link")).toHaveValue(/#nim:1\?play$/);
  await expect(page.getByTestId("challenge-link")).toBeFocused();
  await expect(page.getByTestId("challenge-link")).toBeInViewport({ ratio: 0.9 });
  await expect(result(page).getByText("Copy this link")).toBeInViewport({ ratio: 0.9 });
  await expect(result(page)).toContainText("Copy this link");
  await expect(input(page)).toHaveValue("nim:0");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectAccessible(page);
});

test("Back leads from the reasons to the end of the game, and what can be redone stays", async ({
  page,
}) => {
  await page.goto("./#nim:1,2?play");
  await yourTurn(page);
  // Loses: the program takes what is left.
  await page.locator('#board [data-heap="2"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await page.getByTestId("show-why").click();
  await expect(page.locator("#why")).toBeVisible();
  await expect(input(page)).toHaveValue("nim:1,2");
  await expect(steps(page)).toHaveCount(2);
  // Another game begins and is left the same way.
  await page.getByRole("button", { name: "Why is it worth" }).click();
  await page.getByTestId("challenge-start").click();
  await expect(input(page)).toHaveValue("nim:1,2+nim:3");
  await expect(steps(page)).toHaveCount(0);
  // The address follows once the module has written the link; Back leads from there.
  await expect(page).toHaveURL(/nim:1,2\+nim:3/);
  await page.goBack();
  await expect(input(page)).toHaveValue("nim:1,2");
  await expect(steps(page)).toHaveCount(2);
  await page.goBack();
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  // The same link opened anew is a new game.
  await page.evaluate(() => (location.hash = "#nim:1,2?play"));
  await expect(input(page)).toHaveValue("nim:1,2");
  await expect(steps(page)).toHaveCount(0);
});

test("two people: first or second", async ({ page }) => {
  await openGame(page, "#nim:1,1");
  for (const heap of ["1", "2"]) {
    await page.locator(`#board [data-heap="${heap}"]`).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page.locator(`#board [data-heap="${heap}"] .lane-count`)).toHaveText("0");
  }
  await expect(result(page)).toHaveAttribute("data-winner", "second");
  await expect(page.getByTestId("no-slip")).toContainText("who moves second wins");
});

test("a finished game of somebody else names the player who won, and is played anew", async ({
  page,
}) => {
  await page.goto("./#take/1..3:9!7!4!3!0?play");
  await expect(result(page)).toHaveAttribute("data-winner", "second");
  await expect(status(page)).toContainText("The second player won");
  await expect(page.locator("main")).not.toContainText(/The program began|The program won/);
  await expect(page.getByTestId("slip")).toContainText("Player 1’s move");
  await page.reload();
  await expect(status(page)).toContainText("The second player won");
  await page.getByRole("button", { name: "Go back there" }).click();
  await expect(status(page)).toContainText("Your move");
  await page.goto("./#take/1..3:9!7!4!3!0?play&lang=zh");
  await expect(status(page)).toContainText("后走方赢了");
  await page.getByTestId("rematch").click();
  await expect(input(page)).toHaveValue("take/1..3:9");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
});

test("a puzzle's finished game in a link is not won by who opens it", async ({ page }) => {
  await page.goto("./#take/1..3:5!4!3!0?quiz");
  await expect(result(page)).toHaveAttribute("data-winner", "first");
  await expect(page.getByTestId("puzzle-solved")).toHaveCount(0);
});

test("Explore tells nothing of a puzzle that is not solved", async ({ page }) => {
  await page.goto("./#take/1..3:5?quiz");
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  await page.getByTestId("place-explore").click();
  await expect(page.getByTestId("puzzle-shut")).toContainText("once the puzzle is solved");
  await expect(page.getByTestId("sheet-entry")).toHaveCount(0);
  await page.getByTestId("place-board").click();
  await page.getByTestId("eye").click();
  await page.getByTestId("place-explore").click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..3");
});

test("the card of a game that is no puzzle says that it leads to the puzzles", async ({ page }) => {
  await page.goto("./#nim:1?play");
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(page.getByTestId("result-next")).toHaveText(/^Next: puzzle 1 of \d+$/);
});

test("the card of the day says where the last move loses", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-11-27T12:00:00Z"));
  await page.goto("./#?view=puzzles");
  await expect(page.locator(".today")).toContainText("the last move loses");
  await page.clock.setFixedTime(new Date("2026-11-28T12:00:00Z"));
  await page.reload();
  await expect(page.locator(".today")).toContainText("November 28");
  await expect(page.locator(".today")).not.toContainText("the last move loses");
});

test("a game lost from its start offers what helps, in sight @layout", async ({ page }) => {
  await page.goto("./#take/1..3:4?play");
  await page.getByTestId("begins-you").click();
  await take(page, 1);
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await expect(page.getByTestId("no-slip")).toBeVisible();
  for (const button of await result(page).getByRole("button").all())
    await expect(button).toBeInViewport({ ratio: 0.9 });
  // A larger one is no help, and a friend could not win it either.
  for (const helpless of ["harder", "challenge-friend"])
    await expect(page.getByTestId(helpless)).toHaveCount(0);
  await result(page).getByRole("button", { name: "Let the program start" }).click();
  await expect(input(page)).toHaveValue(/:[123]$/);
  await take(page, await left(page));
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(page.getByTestId("harder")).toBeVisible();
});

const puzzle = (page: Page) => page.getByTestId("puzzle");

const puzzleEnd = (page: Page) => page.getByTestId("puzzle-solved");

/** Plays 21 stones, or as many as are left, to a win. */
async function winStones(page: Page): Promise<void> {
  while ((await result(page).count()) === 0) {
    await yourTurn(page);
    const now = await left(page);
    await take(page, now % 4);
    if (now < 4) break;
  }
  await expect(result(page)).toHaveAttribute("data-winner", "you");
}

test("a puzzle whose move was told stays open", async ({ page }) => {
  test.slow();
  for (const told of ["hint", "answer"]) {
    await openLanding(page, "./#take/1..3:21?quiz&ladder=1");
    await page.getByTestId("quiz-mover").click();
    if (told === "hint") {
      await page.getByTestId("hint-button").click();
      for (const _ of ["part", "move"])
        await page.getByTestId("hint").getByRole("button", { name: "Next hint" }).click();
      await page.getByTestId("hint").getByRole("button", { name: "Play it" }).click();
    } else {
      await page.getByTestId("quiz-show").click();
      await take(page, 1);
    }
    await winStones(page);
    await expect(puzzleEnd(page)).toHaveAttribute("data-end", "helped");
    await expect(puzzleEnd(page)).toHaveAttribute("data-solved", "no");
    await expect(puzzleEnd(page)).toContainText("stays open");
    await expect(page.getByTestId("next-puzzle")).toBeVisible();
    await page.getByTestId("puzzle-again").click();
    await expect(input(page)).toHaveValue("take/1..3:21");
    await expect(page.getByTestId("quiz-mover")).toBeVisible();
    await expect(puzzle(page)).toHaveAttribute("data-solved", "false");
    await page.goto("about:blank");
  }
});

test("a right first move that is given away later is told, and nothing is solved @layout", async ({
  page,
}) => {
  test.slow();
  await page.goto("./#take/1..3:21?quiz&ladder=1");
  await page.getByTestId("quiz-mover").click();
  await take(page, 1);
  await expect(page.getByTestId("quiz")).toContainText("Now win the game.");
  await expect(puzzle(page)).toHaveAttribute("data-solved", "false");
  await yourTurn(page);
  // One too many or too few: from there on the program keeps the win.
  const right = (await left(page)) % 4;
  await take(page, right === 1 ? 2 : 1);
  while ((await result(page).count()) === 0) {
    await yourTurn(page);
    const now = await left(page);
    await take(page, Math.min(3, now));
    if (now <= 3) break;
  }
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await expect(puzzleEnd(page)).toHaveAttribute("data-end", "given");
  await expect(puzzleEnd(page)).toHaveAttribute("data-solved", "no");
  await expect(puzzleEnd(page)).toContainText("You began right. Your move 3");
  // One card, one verdict, one way on.
  for (const other of ["quiz", "puzzle-idea", "next-puzzle", "rematch", "harder"])
    await expect(page.getByTestId(other)).toHaveCount(0);
  await expect(page.locator(".coach-note")).toHaveCount(0);
  await expect(page.locator("main button.primary")).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByTestId("puzzle-again").click();
  await expect(steps(page).first()).toBeVisible();
  await winStones(page);
  await expect(puzzleEnd(page)).toHaveAttribute("data-solved", "yes");
  await expect(puzzleEnd(page)).toContainText("Won after 1 wrong try.");
  await expect(puzzle(page)).not.toContainText("Solved before");
});

test("a lost puzzle is not solved", async ({ page }) => {
  await openLanding(page, "./#nim:4,4,1?quiz&ladder=13");
  await page.getByTestId("quiz-mover").click();
  // Two equal heaps and one: the program takes the last of them.
  for (const heap of ["1", "2", "3"]) {
    if ((await result(page).count()) > 0) break;
    await yourTurn(page);
    const lane = page.locator(`#board [data-heap="${heap}"]`);
    if ((await lane.locator(".lane-count").textContent()) === "0") continue;
    await lane.focus();
    for (let key = 0; key < 4; key++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(lane.locator(".lane-count")).toHaveText("0");
    await expect(status(page)).toContainText(/Your move|won/);
  }
  await expect(result(page)).toHaveAttribute("data-winner", "program");
  await expect(puzzleEnd(page)).toHaveAttribute("data-end", "lost");
  await expect(puzzleEnd(page)).toHaveAttribute("data-solved", "no");
});

test("a puzzle of the ladder: who wins, the move, the win, the next one @browser", async ({
  page,
}) => {
  test.slow();
  await openLanding(page);
  await page.getByTestId("place-puzzles").click();
  await expect(page.getByTestId("ladder-puzzle")).toHaveCount(98);
  await expect(page).toHaveURL(/view=puzzles/);
  await expectAccessible(page);
  await page.getByTestId("ladder-puzzle").first().click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:21");
  await expect(puzzle(page)).toHaveAttribute("data-solved", "false");
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  // Before anything is shown one says who wins.
  await expect(page.getByTestId("quiz-show")).toHaveCount(0);
  await expect(page.locator(".verdict").getByRole("button", { name: "Show" })).toHaveCount(0);
  await page.getByTestId("quiz-mover").click();
  // The answer is offered beside the question; no box holds a button alone.
  await expect(page.getByTestId("quiz").getByTestId("quiz-show")).toBeVisible();
  await expect(page.locator(".verdict")).toHaveCount(0);
  // Nothing is counted from one puzzle to the next.
  await expect(page.getByTestId("score")).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSideways(page);
  await take(page, 1);
  await expect(puzzle(page)).toHaveAttribute("data-solved", "false");
  await winStones(page);
  await expect(puzzleEnd(page)).toHaveAttribute("data-solved", "yes");
  await expect(puzzleEnd(page)).toContainText("Won at the first try.");
  await expect(page.getByTestId("puzzle-idea")).toBeVisible();
  const told = await page.getByTestId("puzzle-idea").textContent();
  await expect(page.getByTestId("quiz")).toHaveCount(0);
  await expect(page.locator("main button.primary")).toHaveText("Next puzzle: 2 of 98");
  await expectAccessible(page);
  await page.getByTestId("next-puzzle").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..10:100");
  await expect(puzzle(page)).toHaveAttribute("data-number", "2");
  await page.reload();
  await expect(puzzle(page)).toHaveAttribute("data-number", "2");
  await page.getByTestId("place-puzzles").click();
  await expect(page.getByTestId("ladder-progress")).toHaveText("1 of 98 solved");
  // The idea of its chapter is folded: a press tells it, another one folds it again.
  const idea = page.getByTestId("chapter-idea");
  await expect(idea).toHaveCount(0);
  await page.getByTestId("idea-open").click();
  await expect(idea).toHaveText(told!);
  await page.getByTestId("idea-open").click();
  await expect(idea).toHaveCount(0);
});

test("a puzzle belongs to the puzzles: its tab, its name, the way back, the way out", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("nimber.progress", "{}"));
  const current = page.locator(".places [aria-current=page]");
  await page.goto("./#?view=puzzles");
  await page.locator("[data-testid=ladder-puzzle][data-number='40']").click();
  await expect(puzzle(page)).toHaveText("Ladder 40 of 98");
  await expect(current).toHaveAttribute("data-testid", "place-puzzles");
  const name = await page.locator("h1").textContent();
  await expect(page).toHaveTitle(`Ladder 40 · ${name} – Nimber`);
  await page.getByTestId("all-puzzles").click();
  await expect(page.getByTestId("puzzles")).toBeVisible();
  await expect(current).toHaveAttribute("data-testid", "place-puzzles");
  await expect(page).toHaveTitle("Puzzles – Nimber");
  // A sent one has no number; out of it Play leads to a game.
  await page.goto("./#take/1..3:22?quiz");
  await expect(page.getByTestId("all-puzzles")).toBeVisible();
  await expect(current).toHaveAttribute("data-testid", "place-puzzles");
  await expect(puzzle(page)).toHaveCount(0);
  await page.getByTestId("place-board").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:21");
  await expect(current).toHaveAttribute("data-testid", "place-board");
  await expect(page.getByTestId("all-puzzles")).toHaveCount(0);
  await expect(page.getByTestId("quiz-mover")).toHaveCount(0);
  // A board of a list for a class belongs to the list.
  await page.goto("./#take/1..3:22?quiz&listed=1&class=t-m_nim:1,2");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:22");
  await expect(current).toHaveAttribute("data-testid", "place-board");
});

test("five in a row: each at the first try", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const solved = { "take/1..10:100": { wrong: 0, on: 1 } };
    localStorage.setItem("nimber.progress", JSON.stringify(solved));
  });
  await page.goto("./#?view=puzzles");
  await page.getByTestId("five").click();
  await expect(puzzle(page)).toHaveAttribute("data-number", "1");
  await page.getByTestId("quiz-mover").click();
  await take(page, 1);
  await winStones(page);
  await expect(page.getByTestId("row")).toHaveAttribute("data-now", "1");
  await page.getByTestId("next-puzzle").click();
  await expect(puzzle(page)).toHaveAttribute("data-number", "3");
  await page.getByTestId("quiz-mover").click();
  await take(page, 3);
  await expect(page.getByTestId("quiz")).toContainText("gives the win away");
  await page.getByTestId("place-puzzles").click();
  await expect(page.getByTestId("puzzles")).toContainText("○○○○○");
});

for (const link of ["", "nim:9,8,7?play", "take/1..3:30?play"])
  test(`no control moves under the finger while a game goes on: ${link || "no link"} @layout`, async ({
    page,
  }) => {
    await page.goto(`./${link ? `#${link}` : ""}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    const turn = async () => {
      const before = await steps(page).count();
      await page.locator("#board [data-heap]").first().focus();
      await page.keyboard.press("ArrowLeft");
      const choose = page.locator(".choosing .confirm");
      await expect(choose).toBeEnabled();
      await choose.click();
      await expect(steps(page)).toHaveCount(before + 2);
      await yourTurn(page);
      await expect(page.getByTestId("hint-button")).toBeEnabled();
    };
    // With the first move undo and redo come.
    await turn();
    await atRest(page);
    // Where the buttons stand on the page, looked at in every frame.
    await page.evaluate(() => {
      const stood: Record<string, number[]> = {};
      Object.assign(window, { stood });
      const look = () => {
        for (const button of document.querySelectorAll(
          ".history button, .onward button, .door button",
        )) {
          const { top, height } = button.getBoundingClientRect();
          if (height === 0) continue;
          const tops = (stood[button.textContent || button.getAttribute("aria-label")!] ??= []);
          const now = Math.round(top + scrollY);
          if (!tops.includes(now)) tops.push(now);
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await turn();
    await turn();
    const stood = await page.evaluate(
      () => (window as unknown as { stood: Record<string, number[]> }).stood,
    );
    expect(Object.keys(stood).length).toBeGreaterThan(6);
    for (const [name, tops] of Object.entries(stood)) expect(tops, name).toHaveLength(1);
  });

test("the card takes no press that was meant for the board @browser", async ({ page }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto("about:blank");
    await page.goto("./#nim:1?play");
    await yourTurn(page);
    const guarded = page.evaluate(
      () =>
        new Promise((done) =>
          new MutationObserver((_, watcher) => {
            const card = document.querySelector(".result");
            if (!card) return;
            watcher.disconnect();
            done(getComputedStyle(card.querySelector("button")!).pointerEvents);
          }).observe(document, { subtree: true, childList: true }),
        ),
    );
    await take(page, 1);
    expect(await guarded).toBe("none");
    await page.getByTestId("rematch").click();
    await expect(result(page)).toHaveCount(0);
    await expect(input(page)).toHaveValue("nim:1");
  }
});

for (const link of ["take/1..3:6?quiz&ladder=0", "take/1..3:9?quiz", "take/1..3:8?quiz"])
  test(`no box holds a button alone, or nothing, while the program moves: ${link} @layout`, async ({
    page,
  }) => {
    await slowModule(page);
    await page.addInitScript(() => {
      const look = () => {
        for (const box of document.querySelectorAll(".verdict, .why, .coach-note")) {
          const words = box.cloneNode(true) as Element;
          for (const button of words.querySelectorAll("button, h2")) button.remove();
          const done = document.querySelector(".place")?.hasAttribute("data-analysis");
          if (done && words.textContent.trim() === "" && box.getClientRects().length > 0)
            document.documentElement.dataset["alone"] = `${box.className}: ${box.textContent}`;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`./#${link}`);
    await expect(page.getByTestId("quiz-mover")).toBeVisible();
    if (link.includes(":8")) {
      // Nobody said who wins; one may move all the same.
      await take(page, 1);
      await yourTurn(page);
    } else {
      await page.getByTestId("quiz-mover").click();
      await expect(page.getByTestId("quiz-show")).toBeVisible();
      await take(page, link.includes(":6") ? 1 : 2);
      await page.getByTestId("quiz").getByRole("button", { name: "Try again" }).click();
      await expect(page.getByTestId("quiz-show")).toBeVisible();
      await take(page, link.includes(":6") ? 2 : 1);
      await yourTurn(page);
    }
    await expect(page.locator("html")).not.toHaveAttribute("data-alone", /./);
  });

for (const [locale, first, last] of [
  ["en-US", "One heap", "Copycats"],
  ["zh-CN", "一堆石子", "对称走"],
] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test("the ladder stands in chapters, each with a picture and a name @browser", async ({
      page,
    }) => {
      await page.goto("./#?view=puzzles");
      const chapters = page.getByTestId("ladder-group");
      await expect(chapters).toHaveCount(19);
      const names = await chapters.getByRole("heading").allTextContents();
      expect(names[0]).toBe(first);
      expect(names.at(-1)).toBe(last);
      expect(new Set(names).size).toBe(names.length);
      // The numbers of a chapter rise, and all of them are there.
      const numbers = await page
        .getByTestId("ladder-puzzle")
        .evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-number"))));
      expect([...numbers].sort((a, b) => a - b)).toEqual(numbers.map((_, at) => at + 1));
      await chapters.last().scrollIntoViewIfNeeded();
      await expect(chapters.last().locator(".board")).toHaveCount(1);
      await expectNoSideways(page);
    });
  });

test("a day's puzzle is solved, with its date, and sent without the answer", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // 1 January 2026 is day 1.
  await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
  await page.goto("./#?view=puzzles");
  await expect(page.getByTestId("puzzles")).toContainText("Thursday, January 1");
  await page.getByTestId("daily").click();
  await expect(puzzle(page)).toHaveAttribute("data-number", "1");
  await expect(puzzle(page)).toHaveText("Today’s puzzle");
  const text = await input(page).inputValue();
  await expect(page).toHaveURL(/\?.*quiz&daily=1$/);
  await page.evaluate((position) => {
    localStorage.setItem("nimber.progress", JSON.stringify({ [position]: { wrong: 1, on: 1 } }));
    dispatchEvent(new StorageEvent("storage", { key: "nimber.progress" }));
  }, text);
  await expect(puzzle(page)).toContainText("Solved before");
  await page.getByTestId("place-puzzles").click();
  await expect(page.getByTestId("puzzles")).toContainText("1 day in a row");
  await page.getByTestId("send-result").click();
  await expect(page.getByTestId("sent-result")).toContainText("copied");
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toContain("puzzle of the day 1: ○●");
  const link = sent.split("\n")[1]!;
  expect(link).toContain("daily=1");
  expect(link).not.toContain("!");
  // Whoever gets it meets the same question.
  await page.goto("about:blank");
  await page.goto(link);
  await expect(input(page)).toHaveValue(text);
  await expect(puzzle(page)).toHaveAttribute("data-kind", "daily");
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });
  test("the ladder and the puzzle of the day work @browser", async ({ page, context }) => {
    test.slow();
    await openLanding(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const names = await caches.keys();
            const all = await Promise.all(
              names.map(async (name) => (await (await caches.open(name)).keys()).length),
            );
            return all.reduce((sum, one) => sum + one, 0);
          }),
        { timeout: 60_000 },
      )
      .toBeGreaterThan(50);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await page.getByTestId("place-puzzles").click();
    await page.getByTestId("daily").click();
    await expect(puzzle(page)).toHaveAttribute("data-kind", "daily");
    await page.getByTestId("place-puzzles").click();
    await page.getByTestId("ladder-puzzle").nth(60).click();
    await expect(puzzle(page)).toHaveAttribute("data-number", "61");
    await expect(page.getByTestId("quiz-mover")).toBeVisible();
  });
});

test("the puzzle of a day to come does not open early @browser", async ({ page }) => {
  // 1 January 2026 is day 1.
  await page.clock.setFixedTime(new Date("2026-01-01T12:00:00Z"));
  await page.goto("./#nim:3,4,5?quiz&daily=2");
  await expect(page.getByTestId("early-day")).toContainText("January 2, 2026");
  await expect(page.locator("#board")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByTestId("early-day").getByRole("button").click();
  await expect(puzzle(page)).toHaveAttribute("data-number", "1");
});

test("after a win stones gather, but not for who wants no motion", async ({ page }) => {
  await page.goto("./#nim:1?play");
  await yourTurn(page);
  await take(page, 1);
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(page.getByTestId("gather")).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByTestId("rematch").click();
  await take(page, 1);
  await expect(result(page)).toHaveAttribute("data-winner", "you");
  await expect(page.getByTestId("gather")).toHaveCount(0);
});
