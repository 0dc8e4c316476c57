// The gallery, and the faces that its games keep: in the link, through a move, a reload, a shared
// link and both languages.
import { expect, test, type Page } from "@playwright/test";
import { presets, type Looks } from "../../web/src/state/presets";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import type { FaceName } from "../../web/src/strings/faces";
import {
  expectAccessible,
  expectNoSideways,
  inEights,
  input,
  openGame,
  openLanding,
  openMore,
  pressCard,
  slice,
  steps,
  type,
} from "./help";
import { link, openShare, unfold } from "./sharing";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const rule = (page: Page) => page.locator(".heading .rule");
const gallery = (page: Page) => page.getByTestId("gallery");
const cards = (page: Page) => page.getByTestId("game-card");

async function openGallery(page: Page): Promise<void> {
  await gallery(page).getByRole("button").first().click();
  await expect(cards(page).first()).toBeVisible();
}

/** A first move, as links write it; drawn games are opened at their beginning. */
const firstMoves: Partial<Record<FaceName, string>> = {
  stones21: "20",
  count100: "90",
  lines: "14",
  auction: "60",
  rows: "1,3,5,4",
  half: "6,7",
  kayles: "4,5,7",
  dawson: "5,6",
  "dawsons-kayles": "4,6",
  treblecross: "4,6",
  queen: "6,9",
  georgia: "1,5,9,14",
  planets: "c",
  matching: "f;a",
  turtles: "THTTHHTTTT",
  mock: "HTHHTT",
  ruler: "THHTHTTT",
  twins: "HTHTTT",
  sum: "1.8",
  mixed: "1.4",
};

async function expectKept(page: Page, face: Looks, position: string): Promise<void> {
  const misere = position.endsWith("~misere");
  const move = firstMoves[face.name];
  const moves = move === undefined ? 0 : 1;
  const told = async (language: typeof en | typeof zh) => {
    const words = language.faces.words[face.name];
    await expect(heading(page)).toContainText(words.title);
    await expect(rule(page)).toHaveText(words.rule(misere));
    await expect(page.locator("#board [data-pieces]")).toHaveCount(face.pieces ? 1 : 0);
    await expect(page.locator("#board [data-said]")).toHaveCount(face.goal > 0n ? 1 : 0);
  };
  await openGame(page, `#${position}?as=${face.name}`);
  await expect(input(page)).toHaveValue(position);
  await told(en);
  // In the middle of a game.
  await page.goto(`./#${position}${move === undefined ? "" : `!${move}`}?as=${face.name}`);
  await expect(steps(page)).toHaveCount(moves);
  await told(en);
  await page.reload();
  await expect(steps(page)).toHaveCount(moves);
  await told(en);
  await openShare(page);
  const shared = await link(page).inputValue();
  expect(shared).toContain(`as=${face.name}`);
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(steps(page)).toHaveCount(moves);
  await told(en);
  await page.getByTestId("language").click();
  await told(zh);
  await page.getByTestId("language").click();
  await told(en);
  if (moves > 0) await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue(position);
  await told(en);
  await expectNoSideways(page);
}

const dressed = presets.flatMap(({ face, position }) => (face ? [{ face, position }] : []));
for (const some of slice(inEights(dressed), 4))
  test(`faces are kept: ${some.map(({ face }) => face.name).join(", ")} @browser`, async ({
    page,
  }) => {
    test.slow();
    for (const { face, position } of some)
      await test.step(face.name, () => expectKept(page, face, position));
  });

test("a face tells moves in its own words, and leaves with its rule", async ({ page }) => {
  await openGame(page, "#octal/0.77:10,7!4,5,7?as=kayles");
  await expect(steps(page)).toContainText("Knock down 1 skittle of row 1, leaving 4 and 5");
  await page.goto("./#take/1..10:100!90!80?as=count100");
  await expect(steps(page).first()).toContainText("Say 10");
  // Another rule has no use for it; a name that nobody knows stays where it is.
  await openGame(page, "#nim:3,4,5?as=kayles");
  await expect(heading(page)).toHaveText("Nim");
  await input(page).fill("grundy:9");
  await input(page).press("Enter");
  await expect(page).toHaveURL(/#grundy:9$/);
  await openGame(page, "#octal/0.77:10,7?as=nothing");
  await expect(heading(page)).toHaveText("Octal game");
  await expect(rule(page)).toContainText(
    "take 1 or 2 stones from a heap, and split the rest in two if you like",
  );
  expect(page.url()).toContain("as=nothing");
});

test("the gallery finds a game by the number of a judge's problem", async ({ page }) => {
  await openLanding(page);
  await openGallery(page);
  await page.getByTestId("gallery-search").fill("poj1704");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toHaveAttribute("data-game", "georgia");
  await page.getByTestId("gallery-search").fill("HDU 2149");
  await expect(page.locator('[data-game="stones21"]')).toHaveCount(1);
  await expect(page.locator('[data-game="georgia"]')).toHaveCount(0);
  await page.getByTestId("gallery-search").fill("HDU 1");
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator(".gallery [role=status]")).toHaveText(en.faces.none);
});

test("Explore calls a rule by its face, where that is the rule's own name", async ({ page }) => {
  const title = page.locator(".explore-head h1");
  await openGame(page, "#octal/0.77:10,7?as=kayles");
  await page.getByTestId("place-explore").filter({ visible: true }).click();
  await expect(title).toHaveText("Kayles");
  await expect(page.locator(".entry-title").first()).toHaveText("Kayles");
  // A name for a first position is none for its rule.
  await openGame(page, "#take/1..3:21?as=stones21");
  await page.getByTestId("place-explore").filter({ visible: true }).click();
  await expect(title).toHaveText(en.page.games.take.title);
});

test("a typed short form that is a face's name is shown with it", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  const type = async (text: string) => {
    await input(page).fill(text);
    await input(page).press("Enter");
  };
  const worn = page.locator("#board");
  await type("kayles:10,7");
  await expect(heading(page)).toContainText(en.faces.words.kayles.title);
  await expect(worn).toHaveAttribute("data-look", "kayles");
  await expect(page).toHaveURL(/octal\/0\.77:10,7.*as=kayles/);
  await type("dawson:14~misere");
  await expect(worn).toHaveAttribute("data-look", "dawson");
  await expect(page).toHaveURL(/as=dawson$/);
  await type("kayles:3+kayles:5");
  await expect(worn).toHaveAttribute("data-look", "kayles");
  // The same rule under its code keeps what is there; another rule has its own look.
  await type("octal/0.77:4");
  await expect(worn).toHaveAttribute("data-position", "octal/0.77:4");
  await expect(worn).toHaveAttribute("data-look", "kayles");
  await type("kayles:3+nim:5");
  await expect(worn).toHaveAttribute("data-position", "octal/0.77:3+nim:5");
  await expect(page).not.toHaveURL(/as=/);
});

test("numbers are said on the line, by pointer and by keys @browser", async ({
  page,
  isMobile,
}) => {
  await openGame(page, "#take/1..10:100?as=count100");
  const board = page.locator("#board");
  await expect(board.locator("[data-said]")).toHaveAttribute("data-said", "0");
  await expect(board.locator("[data-say]")).toHaveCount(10);
  const seven = board.locator('[data-say="7"]');
  if (isMobile) {
    await seven.tap();
    await expect(steps(page)).toHaveCount(0);
    await seven.tap();
  } else await seven.click();
  await expect(input(page)).toHaveValue("take/1..10:93");
  await expect(board.locator("[data-said]")).toHaveAttribute("data-said", "7");
  const next = board.locator('[data-say="12"]');
  await next.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("take/1..10:88");
  await expectAccessible(page);
});

test("the gallery shows every game, filters while one types, and opens it @browser", async ({
  page,
}) => {
  await openLanding(page);
  await openGallery(page);
  await expect(cards(page)).toHaveCount(presets.length);
  // Pictures are the boards' own.
  await expect(cards(page).first().locator(".board .stone").first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByTestId("gallery-search").fill("skittle");
  await expect(page.locator('[data-game="kayles"]')).toBeVisible();
  await expect(page.locator('[data-game="grundy"]')).toHaveCount(0);
  const names = () => cards(page).evaluateAll((all) => all.map((one) => one.dataset["game"]));
  for (const typed of ["t", "turning t", "Turning Tu"]) {
    await page.getByTestId("gallery-search").fill(typed);
    await expect(page.locator('[data-game="turtles"]')).toBeVisible();
    await expect(page.locator('[data-game="grundy"]')).toHaveCount(typed === "t" ? 1 : 0);
  }
  for (const typed of ["tic tac toe", "tictactoe", "井字棋"]) {
    await page.getByTestId("gallery-search").fill(typed);
    await expect.poll(names).toEqual(["treblecross", "three-crosses", "notakto"]);
  }
  await page.getByTestId("gallery-search").fill("no such game");
  await expect(cards(page)).toHaveCount(0);
  await page.getByTestId("gallery-search").fill("kayles");
  await page.locator('[data-game="kayles"]').click();
  // Whoever begins loses: the program does, once it is let.
  await expect(page).toHaveURL(/#octal\/0\.77:10,7\?as=kayles&play$/);
  await page.getByTestId("let-begin").click();
  await expect(page).toHaveURL(/#octal\/0\.77:10,7![\d,]+\?as=kayles&play$/);
  await expect(heading(page)).toHaveText("Kayles");
  await openGallery(page);
  await page.locator('[data-game="grundy"]').click();
  await expect(page).toHaveURL(/#grundy:8,11\?play$/);
  await expect(heading(page)).toHaveText("Grundy’s game");
});

test("the name of a game in either language opens it", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  for (const [typed, position, title] of [
    ["斐波那契", "fibonacci:20,19", "Fibonacci Nim"],
    ["尼姆", "nim:3,4,5", "Nim"],
    ["chomp", null, "Chomp"],
  ] as const) {
    await page.goto("about:blank");
    await openGame(page, "#take/1..3:9");
    await type(page, typed);
    await expect(heading(page)).toHaveText(title);
    if (position) await expect(page.locator("#board")).toHaveAttribute("data-position", position);
    await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  }
});

test("numbers behind a game's name are its position", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await type(page, "kayles 10");
  await expect(input(page)).toHaveValue("octal/0.77:10");
  await expect(heading(page)).toHaveText("Kayles");
});

test("where whoever begins loses, the program begins", async ({ page }) => {
  await openLanding(page);
  await pressCard(page, "rows");
  await expect(page.getByTestId("begins-program")).toHaveAttribute("aria-pressed", "true");
  // It waits until the rule is read.
  await expect(page.getByTestId("status")).toContainText("The program begins");
  await expect(page.getByTestId("hint-button")).toHaveCount(0);
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:1,3,5,7");
  await page.getByTestId("let-begin").click();
  await expect(page.getByTestId("status")).toContainText("Your move");
  await expect(page.locator("#board")).not.toHaveAttribute("data-position", "nim:1,3,5,7");
  // Either name of "Who begins?" decides too.
  await pressCard(page, "grundy");
  await expect(page.getByTestId("let-begin")).toBeVisible();
  await page.getByTestId("begins-program").click();
  await expect(page.getByTestId("status")).toContainText("Your move");
  await pressCard(page, "kayles");
  await expect(page.getByTestId("let-begin")).toBeVisible();
  await page.getByTestId("begins-you").click();
  await expect(page.getByTestId("status")).toContainText("Your move");
  await expect(page.locator("#board")).toHaveAttribute("data-position", /0\.77:10,7$/);
  // Nothing that a person did is lost with the game: nothing is asked.
  await pressCard(page, "stones21");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:21");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
});

test("a kept game keeps its face, a file, a picture and code for a page too", async ({ page }) => {
  await openGame(page, "#octal/0.77:10,7!4,5,7?as=kayles&title=Evening");
  await expect(heading(page)).toHaveText("Evening");
  await openShare(page);
  const file = page.locator("#share-game");
  await expect(file).toHaveValue(/^Nimber · Evening\nKnock down .*\n\n.*as=kayles&title=Evening\n/);
  const text = await file.inputValue();
  await unfold(page, "picture");
  await expect(page.getByTestId("picture")).toHaveAttribute("alt", /^Kayles\. Knock down/);
  await unfold(page, "embed");
  await expect(page.getByTestId("element-text")).toHaveValue(/ as="kayles"/);
  await expect(page.getByTestId("frame-text")).toHaveValue(/as=kayles&amp;/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Kept games" }).click();
  await page.getByTestId("keep-name").fill("mine");
  await page.getByTestId("keep").click();
  await page.keyboard.press("Escape");
  await page.goto("./#grundy:9");
  await expect(heading(page)).toHaveText("Grundy’s game");
  await page.getByRole("button", { name: "Kept games" }).click();
  await page.getByTestId("kept-named").getByRole("button").first().click();
  await expect(heading(page)).toHaveText("Evening");
  await expect(page).toHaveURL(/as=kayles&title=Evening/);
  await page.goto("./#grundy:9");
  await expect(heading(page)).toHaveText("Grundy’s game");
  await page.getByRole("button", { name: "Kept games" }).click();
  await openMore(page, "kept");
  await page.getByTestId("paste").fill(text);
  await page.getByTestId("paste").press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Evening");
  await expect(page).toHaveURL(/!4,5,7\?as=kayles&title=Evening$/);
  await expect(page.locator("#board [data-pieces=skittles]")).toHaveCount(1);
});

test("a game in a frame has its face", async ({ page }) => {
  await page.goto("./#octal/0.77:10,7?as=kayles&embed");
  await expect(heading(page)).toHaveText("Kayles");
  await expect(page.locator("#board [data-pieces=skittles]")).toHaveCount(1);
});

test("a puzzle of a code is told by its face", async ({ page }) => {
  await openLanding(page);
  await page.getByTestId("ladder").click();
  const kayles = page.locator("[data-family=kayles]");
  await kayles.getByTestId("ladder-puzzle").first().click();
  await expect(page).toHaveURL(/as=(kayles|dawsons-kayles)&quiz&ladder=/);
  await expect(page.locator("#board [data-pieces=skittles]")).toHaveCount(1);
  await expect(page.getByTestId("puzzle")).toHaveAttribute("data-kind", "ladder");
});

test("Chomp is a bar that is bitten, by pointer and by keys @browser", async ({
  page,
  isMobile,
}) => {
  await openLanding(page);
  await openGallery(page);
  await page.getByTestId("gallery-search").fill("chomp");
  await page.locator('[data-game="chomp"]').click();
  await expect(heading(page)).toHaveText("Chomp");
  const bar = page.locator("#board [data-bar]");
  await expect(bar).toHaveAttribute("data-bar", "4,4,4,4,4");
  const square = page.locator('#board [data-square="3.3"]');
  await expect(square).toHaveAccessibleName("Bite off c3 and all above it and to its right");
  if (isMobile) {
    await square.tap();
    await square.tap();
  } else await square.click();
  await expect(steps(page).first()).toContainText("Bite off c3 and all above it and to its right");
  await expect(page.getByTestId("status")).toContainText("Your move");
  await page.locator("#board [data-square]:enabled").last().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#board .bar-going").first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test("a domino covers two cells, and stays where it was laid @browser", async ({ page }) => {
  await openGame(page, "#grid/..->oo;turn:..../..../....?as=cram");
  const cell = (number: number) => page.locator(`#board [data-cell="${number}"]`);
  const stone = (number: number) => cell(number).locator(".drawncell-stone");
  const halves = () =>
    page
      .locator("#board [data-half]")
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute("data-cell")} ${one.getAttribute("data-half")}`),
      );
  const lay = async (first: number, second: number) => {
    await cell(first).click();
    await cell(second).click();
    await expect(stone(second)).toBeVisible();
    await cell(second).click();
    await expect(cell(second)).toHaveAttribute("data-symbol", "o");
  };
  await lay(1, 5);
  expect(await halves()).toEqual(["1 upper", "5 lower"]);
  // By the text alone two that lie would do as well.
  await lay(6, 2);
  await expect.poll(halves).toEqual(["1 upper", "2 upper", "5 lower", "6 lower"]);
  await lay(3, 4);
  await expect
    .poll(halves)
    .toEqual(["1 upper", "2 upper", "3 left", "4 right", "5 lower", "6 lower"]);
  const [upper, lower] = [(await stone(1).boundingBox())!, (await stone(5).boundingBox())!];
  expect(upper.y + upper.height).toBeCloseTo(lower.y, 0);
  const [left, right] = [(await stone(3).boundingBox())!, (await stone(4).boundingBox())!];
  expect(left.x + left.width).toBeCloseTo(right.x, 0);
  await page.getByTestId("undo").click();
  await expect.poll(halves).toEqual(["1 upper", "2 upper", "5 lower", "6 lower"]);
  await openGallery(page);
  const card = page.locator('[data-game="dominoes"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('[data-half="upper"] .drawncell-stone').first()).toBeVisible();
});

test("who begins looks like a choice from the first drawing on @browser", async ({ page }) => {
  // What comes later never comes.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await openLanding(page);
  const you = page.getByTestId("begins-you");
  expect((await you.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expect(you).not.toHaveCSS(
    "background-color",
    await page
      .getByTestId("begins-program")
      .evaluate((other) => getComputedStyle(other).backgroundColor),
  );
});

test("each game of a sum is told in the words of its face @browser", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("./#nim:5+octal/0.77:8+strip:3,7?as=mixed&play");
  await expect(page.locator("#board .term-rule")).toHaveText([...en.faces.words.mixed.rules!]);
  for (const head of await page.locator("#board .term-rule").all())
    expect(await head.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  await page.locator('#board [data-heap="2"]').focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".confirm-words > span").first()).toContainText("Knock down 1 skittle");
});
