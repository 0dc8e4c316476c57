// Play and Analyse: which opens when, what the eye shuts away, and that its choice is kept.
import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoSideways,
  eye,
  input,
  openGame,
  openLanding,
  outcome,
  pressCard,
  status,
  steps,
  type,
  winningMoves,
} from "./help";

const inPlay = (page: Page) => expect(eye(page)).toHaveAttribute("data-open", "false");
const inAnalyse = (page: Page) => expect(eye(page)).toHaveAttribute("data-open", "true");

/** Nothing of the answer stands on the page. */
async function expectNothingTold(page: Page): Promise<void> {
  for (const name of ["outcome", "value", "winning-move", "sg-cell", "leaders"])
    await expect(page.getByTestId(name), name).toHaveCount(0);
  await expect(page.locator("#why")).toHaveCount(0);
  await expect(page.locator("#board .lane-value b")).toHaveCount(0);
  await expect(input(page)).toBeHidden();
  expect(await page.locator("main").innerText()).not.toMatch(/take\/1|nim:|\bg\b/);
}

for (const [link, open] of [
  ["", false],
  ["#nim:3,4,5", true],
  ["#nim:3,4,5?play", false],
  ["#nim:3,4,5?quiz", false],
  ["#nim:3,4,5!1,4,5?turn", false],
  ["#nim:3,4,5?lang=en", true],
] as const)
  test(`${link || "no link"} opens in ${open ? "Analyse" : "Play"}`, async ({ page }) => {
    await page.goto(`./${link}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await expect(eye(page)).toHaveAttribute("data-open", String(open));
    if (open) await expect(outcome(page)).toBeVisible();
    else await expectNothingTold(page);
    // Its own link opens the same again.
    await page.reload();
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await expect(eye(page)).toHaveAttribute("data-open", String(open));
  });

test("a game of the gallery opens in Play, against the program", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await pressCard(page, "stones21");
  await inPlay(page);
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/#take\/1\.\.3:21\?as=stones21&play$/);
});

test("a game of the gallery opens in Play, even where the eye was opened", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await eye(page).click();
  await eye(page).click();
  await inAnalyse(page);
  await page.getByTestId("gallery").getByRole("button").first().click();
  await expect(page.getByText("it opens for a game against the program")).toBeVisible();
  await page.locator("[data-testid=game-card][data-game=stones21]").click();
  await inPlay(page);
  await expectNothingTold(page);
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  // A reload keeps it, and what is typed is looked at again.
  await page.reload();
  await inPlay(page);
  await page.goto("about:blank");
  await page.goto("./#nim:1,2,4");
  await inAnalyse(page);
});

test("a typed position opens in Analyse", async ({ page }) => {
  await openLanding(page);
  await inPlay(page);
  await page.locator(".onward").getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await inAnalyse(page);
  await expect(outcome(page)).toBeVisible();
});

test("the eye changes at any moment; the choice holds for the session @layout", async ({
  page,
}) => {
  await openLanding(page);
  await expectNothingTold(page);
  await eye(page).click();
  await inAnalyse(page);
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(winningMoves(page)).toHaveCount(1);
  await page.reload();
  await inAnalyse(page);
  await eye(page).click();
  await inPlay(page);
  await expectNothingTold(page);
  await page.goto("about:blank");
  await page.goto("./#nim:1,2,4");
  await inPlay(page);
  await eye(page).click();
  await inAnalyse(page);
  await page.goto("about:blank");
  await page.goto("./#take/1..3:9?play");
  await inPlay(page);
  await page.goto("about:blank");
  await page.goto("./#nim:1,2,4");
  await inAnalyse(page);
});

test("whoever enters without a link is met by Play, whatever was chosen before @browser", async ({
  page,
}) => {
  await openLanding(page);
  await eye(page).click();
  await inAnalyse(page);
  await page.goto("about:blank");
  await openLanding(page);
  await inPlay(page);
  await expectNothingTold(page);
});

const takeOne = async (page: Page) => {
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
};

test("the eye shut over a position brings the program, before a move only @layout", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5");
  await expect(status(page)).toContainText("Player 1");
  await eye(page).click();
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("two-people")).toHaveCount(0);
  // Looked at again before anybody moved, it is a position as before.
  await eye(page).click();
  await expect(status(page)).toContainText("Player 1");
  await eye(page).click();
  await takeOne(page);
  await expect(steps(page)).toHaveCount(2);
  // A game that goes on keeps its opponent.
  await eye(page).click();
  await takeOne(page);
  await expect(steps(page)).toHaveCount(4);
});

test("a game of two goes on with the eye shut, and the program is one tap away @layout", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5!2,4,5");
  await eye(page).click();
  await takeOne(page);
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByTestId("two-people")).toContainText("Two people take turns");
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByTestId("two-people").getByRole("button", { name: "Play the program" }).click();
  await expect(page.getByTestId("two-people")).toHaveCount(0);
  await expect(steps(page)).toHaveCount(2);
  await takeOne(page);
  await expect(steps(page)).toHaveCount(4);
});

test("with the eye shut for the session, a typed position and a link meet the program", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5");
  await eye(page).click();
  await page.goto("about:blank");
  await page.goto("./#nim:1,2,4!1,1,4");
  await inPlay(page);
  await takeOne(page);
  await expect(steps(page)).toHaveCount(3);
  await page.goto("about:blank");
  await page.goto("./#nim:3,4,5");
  await inPlay(page);
  await page.locator(".onward").getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Put it on the board" }).click();
  await inPlay(page);
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
});

test("the first screen: board, rule, hint, eye @layout", async ({ page }) => {
  await openLanding(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("21 stones");
  await expect(
    page.getByText("Take 1 to 3 stones; whoever takes the last one wins."),
  ).toBeVisible();
  await expect(status(page)).toHaveText("Your move");
  await expectNothingTold(page);
  const { height } = page.viewportSize()!;
  const tabs = await page.getByTestId("nav-book").boundingBox();
  const foot = tabs!.y > height / 2 ? tabs!.y : height;
  for (const part of [page.locator("#board"), page.getByTestId("hint-button"), eye(page)]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(foot);
  }
  // Beside the board stand the ways on; where there is no room, they come below.
  const wide = page.viewportSize()!.width >= 1100;
  for (const door of ["today", "puzzles", "games", "friend", "own"]) {
    const one = page.locator(`[data-testid=door][data-door=${door}]`);
    const { y, height: high } = (await one.boundingBox())!;
    expect(y + high < foot, door).toBe(wide);
  }
  const ask = (await page.getByTestId("ask-box").boundingBox())!;
  expect(ask.y + ask.height < foot).toBe(wide);
  const buttons = await page
    .locator("main .stage")
    .getByRole("button")
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: (one as HTMLElement).innerText, y: one.getBoundingClientRect().y })),
    );
  // What the closed eye is has no words, and the eye where there is no room.
  expect(buttons.filter((one) => one.y < foot).map((one) => one.name)).toEqual([
    "",
    page.viewportSize()!.width >= 900 ? "Analysis" : "",
    "You",
    "The program",
    "Hint",
  ]);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("the box beside the board answers before anything is opened", async ({ page }) => {
  await openLanding(page);
  const box = page.getByTestId("ask-box");
  const answer = page.getByTestId("ask-answer");
  for (const [typed, words] of [
    ["kayles 10", "Whoever moves wins: value 2."],
    ["nim:1,2,3", "Whoever moves loses: value 0."],
    ["nim:1,1,1~misere", "Whoever moves loses."],
    ["graph/a-b,b-a:a", "Neither side can force a win."],
    ["take/1,3,4", "Values of 0, 1, 2 …: 0, 1, 0, 1, 2, 3, 2, 0, 1, 0 …"],
    // It opens for a game against the program.
    ["kayles", ""],
    ["nim:0", ""],
    ["nim:x", ""],
    ["", ""],
  ] as const) {
    await box.fill(typed);
    await expect(answer, typed).toHaveText(words);
  }
  // The game is the one that it was.
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:21");
  await expectNothingTold(page);
  // What is opened tells nothing of itself there, and an open puzzle of nothing.
  await eye(page).click();
  await eye(page).click();
  await inPlay(page);
  await box.fill("nim:1,2,4");
  await expect(answer).toHaveText("Whoever moves wins: value 7.");
  await box.press("Enter");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:1,2,4");
  await inPlay(page);
  await expect(answer).toBeEmpty();
  await openLanding(page, "./#nim:1,2,4?quiz");
  await box.fill("nim:1,2,5");
  await expect(answer).toBeEmpty();
});

test("who begins is chosen before the first move", async ({ page }) => {
  await openLanding(page);
  await expect(page.getByTestId("begins")).toContainText("Choosing is half of this game.");
  await page.getByTestId("begins-program").click();
  await expect(steps(page)).toHaveCount(1);
  await expect(status(page)).toContainText("Your move");
  await page.getByTestId("begins-you").click();
  await expect(steps(page)).toHaveCount(0);
  await expect(status(page)).toContainText("Your move");
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByTestId("begins")).toHaveCount(0);
  await expectNothingTold(page);
  // The game goes on where it was, in the same look.
  await page.reload();
  await expect(steps(page)).toHaveCount(2);
  await inPlay(page);
});

test("hints are given one step at a time, and tell no verdict first @layout", async ({ page }) => {
  await openLanding(page);
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  await expect(hint).toContainText("With only 4 left");
  await expectNothingTold(page);
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Leave the other side 4, 8, 12, 16");
  await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Take 1");
  await hint.getByRole("button", { name: "Play it" }).click();
  await expect(steps(page)).toHaveCount(2);
});

test("the second hint promises a win only where there is one", async ({ page }) => {
  for (const [position, words] of [
    ["strip:1,2,3,7,12", "4 occurs an odd number of times. Coin 5: leave every power of 2"],
    [
      "graph/a-b,b-a:a",
      "The token on a: the right move leads where one way goes on; after it the other side cannot win.",
    ],
  ] as const) {
    await page.goto(`./#${position}?play`);
    await page.getByTestId("begins-you").click();
    await page.getByTestId("hint-button").click();
    const hint = page.getByTestId("hint");
    await hint.getByRole("button", { name: "Next hint" }).click();
    await expect(hint).toContainText(words);
  }
});

test("typing in mid-game asks first, keeps the opponent and can be undone", async ({ page }) => {
  await openGame(page, "");
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(2);
  await expect(status(page)).toContainText("Your move");
  const game = await input(page).inputValue();
  // What can't be read is not asked about.
  await type(page, "nim:x");
  await expect(page.getByTestId("error")).toBeVisible();
  await expect(page.getByTestId("leave-game")).toHaveCount(0);
  await type(page, "nim:2,3");
  await expect(page.getByTestId("leave-game")).toBeVisible();
  await page.getByTestId("leave-change").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:2,3");
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("left-game").click();
  await expect(input(page)).toHaveValue(game);
});
