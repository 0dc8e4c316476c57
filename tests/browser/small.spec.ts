// Small things that people stumbled over: brackets, quoted errors, links, words of moves, phones,
// paper.
import { expect, test } from "@playwright/test";
import {
  atRest,
  expectNoSideways,
  eye,
  input,
  openGame,
  openLanding,
  pressCard,
  type,
} from "./help";

test("an error quotes a short piece of a long input @layout", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  for (const text of ["x".repeat(200_000), `take/1..3:${"y".repeat(200_000)}`]) {
    await type(page, text);
    const error = page.getByTestId("error");
    await expect(error).toBeVisible();
    expect((await error.innerText()).length).toBeLessThan(300);
    expect((await error.boundingBox())!.height).toBeLessThan(200);
    await input(page).fill("nim:1");
  }
});

test("the rule of a link is encoded once @browser", async ({ page }) => {
  await page.goto("./#nim:3?view=explore");
  const box = page.getByTestId("entry-line");
  await box.fill("rule take/1..3");
  await box.press("Enter");
  await expect(page).toHaveURL(/#sheet=rule%20take/);
  expect(page.url()).not.toContain("%25");
  const url = page.url();
  await page.goto("about:blank");
  await page.goto(url);
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..3");
  // What was written before this stays good.
  await page.goto("./#nim:3?view=explore&rule=take%252F1..4");
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..4");
});

for (const [position, english, chinese] of [
  ["strip:1,2,3,7,12", "Move coin 5 to square 8", "棋子 5 移到第 8 格"],
  ["monks:1,5,8,10", "Move monk 1 to step 3", "小和尚 1 走到第 3 级"],
  ["hill/2:2,3,7", "Move climber 3 up to 5 from the top", "登山者 3 爬到离山顶 5 步处"],
  // One piece needs no number.
  ["strip:5", /^Move the coin to square \d$/, /^棋子移到第 \d 格$/],
  ["geography/a-b,b-c,c-d:c;b", "Move the token from c to d", "棋子从 c 走到 d"],
  ["stairs:3,1,2,4", "Move 1 stone down from step 1", "从第 1 级下移 1 颗"],
  ["coins/mock:HTHHTH", /^Turn coins? \d/, /^翻第 [\d、–]+ 枚/],
] as const)
  test(`${position}: a place is not taken for a number`, async ({ page }) => {
    await openGame(page, `#${position}?lang=en`);
    await expect(page.getByTestId("winning-move").first()).toHaveText(english);
    await openGame(page, `#${position}?lang=zh`);
    await expect(page.getByTestId("winning-move").first()).toHaveText(chinese);
  });

test("a value that was not computed is not said not to be", async ({ page }) => {
  await openGame(page, "#wythoff:100000,100000");
  await expect(page.getByTestId("value")).toContainText("not computed");
  await expect(page.getByTestId("value")).not.toContainText("no value");
  await openGame(page, "#nim:3,4,5~misere");
  await expect(page.getByTestId("value")).toContainText("no value");
});

test("brackets of formulas are as high as their line @layout", async ({ page }) => {
  await openGame(page, "#take/1..3:9+take/2..5:10");
  await page.getByTestId("explain").click();
  await page.getByTestId("theorems").locator("summary").first().click();
  await expect(page.locator("#why math").first()).toBeVisible();
  const high = await page.locator("#why math").evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.querySelectorAll("mo")].map((mo) => {
        const size = parseFloat(getComputedStyle(mo).fontSize);
        return { text: mo.textContent, times: mo.getBoundingClientRect().height / size };
      }),
    ),
  );
  expect(high.filter((mo) => /[()⌊⌋]/.test(mo.text)).length).toBeGreaterThan(0);
  expect(high.filter((mo) => mo.times > 1.7)).toEqual([]);
});

test("on paper: one page, no buttons, no dark shades @layout", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await expect(page.locator("#why tfoot")).toBeVisible();
  // The styles of paper are fetched after the first answer.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.styleSheets].some((sheet) =>
          [...sheet.cssRules].some(
            (rule) =>
              rule instanceof CSSMediaRule &&
              /\.why-challenge/.test(rule.cssText) &&
              rule.conditionText === "print",
          ),
        ),
      ),
    )
    .toBe(true);
  // As a person prints it: laid out for the window, on paper with margins.
  const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
  const pages = async () => {
    const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
    return pdf.match(/\/Type\s*\/Page\b/g)!.length;
  };
  expect(await pages()).toBe(1);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const left = await page.evaluate(() => {
    const words: string[] = [];
    for (const one of document.querySelectorAll("body *")) {
      if (!one.checkVisibility()) continue;
      const box = one.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      // A word that is explained is a word on paper.
      if (
        one.matches("button, [role=switch], input") &&
        !one.closest(".winning, .strip, .record, .word")
      )
        words.push(`pressed: ${one.tagName} .${one.getAttribute("class") ?? ""}`);
      const rgb = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(one).backgroundColor);
      if (rgb && Number(rgb[1]) + Number(rgb[2]) + Number(rgb[3]) < 450)
        words.push(`dark: ${one.tagName} .${one.getAttribute("class") ?? ""}`);
    }
    return words;
  });
  expect(left).toEqual([]);
  expect(await pages()).toBe(1);
});

test("on a phone the last move is read to its end, and the board keeps its place @phone @layout @browser", async ({
  page,
}) => {
  for (const hash of [
    "octal/0.77:10,7?as=kayles&play",
    "grid/..->oo;turn:..../..../....?as=cram&play",
    "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):9?play",
    "stairs:3,1,2,4?play&lang=zh",
  ])
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await openLanding(page, `./#${hash}`);
      const row = page.locator(".action-row");
      const before = (await row.boundingBox())!;
      await page.getByTestId("begins-program").click();
      const words = page.locator(".status-last");
      await expect(words).toBeVisible();
      const cut = await words.evaluate(
        (one) =>
          one.scrollHeight > one.clientHeight + 1 ||
          one.scrollWidth > one.clientWidth + 1 ||
          one.getBoundingClientRect().bottom >
            one.closest(".action-row")!.getBoundingClientRect().bottom,
      );
      expect(cut, `${hash} ${width}`).toBe(false);
      const { height, y } = (await row.boundingBox())!;
      expect({ height, y }, hash).toEqual({ height: before.height, y: before.y });
    }
});

test("against a friend the whole first heap is in view @phone @layout @browser", async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openLanding(page, "./#take/1..3:21?turn");
    const stones = page.locator("#board .stone");
    await expect(stones).toHaveCount(21);
    await expect(stones.last()).toBeInViewport({ ratio: 1 });
    await expect(page.locator("#board")).not.toHaveAttribute("data-more", /./);
  }
});

test("the first game is whole after a puzzle @phone @layout @browser", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLanding(page, "./#nim:1,3?quiz&ladder=2");
  await expect(page.getByTestId("all-puzzles")).toBeVisible();
  await page.getByTestId("nav-board").click();
  await expect(page.locator("#board .stone")).toHaveCount(21);
  await expect(page.locator("#board .stone").last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#board")).not.toHaveAttribute("data-more", /./);
});

test("the way back to a game that was left takes no room from the board @phone @layout @browser", async ({
  page,
}) => {
  const board = page.locator("#board");
  const back = page.getByTestId("left-game");
  for (const card of ["queen", "chomp"]) {
    const heights: number[] = [];
    for (const played of ["", "!3,4,1"]) {
      await page.goto("about:blank");
      await openGame(page, `#nim:3,4,5${played}`);
      await pressCard(page, card);
      await expect(board).toHaveAttribute("data-look", card);
      await expect(back).toHaveCount(played === "" ? 0 : 1);
      await atRest(page);
      heights.push((await board.boundingBox())!.height);
    }
    await expect(back).toBeInViewport({ ratio: 1 });
    await expect(back).toHaveAccessibleName("Back to the game before");
    expect(heights[1], card).toBeGreaterThan(heights[0]! - 12);
  }
});

test("no word is broken beside the button that lets the program begin @phone @layout @browser", async ({
  page,
}) => {
  await openGame(page, "");
  await pressCard(page, "kayles");
  await expect(page.getByTestId("let-begin")).toBeVisible();
  // With the eye open undo and redo stand there too.
  await eye(page).click();
  await expect(page.getByTestId("undo")).toBeVisible();
  const words = page.getByTestId("status").locator("b");
  await expect(words).toHaveText("The program begins");
  await atRest(page);
  const line = await words.evaluate((told) => parseFloat(getComputedStyle(told).lineHeight));
  expect((await words.boundingBox())!.height).toBeLessThan(2.5 * line);
  for (const button of [page.getByTestId("let-begin"), page.getByTestId("undo")])
    await expect(button).toBeInViewport({ ratio: 1 });
});

test("all numbers that may be added stand over a puzzle's question @phone @layout @browser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLanding(page, "./#take/1..10:100?as=count100&quiz&ladder=2");
  const choices = page.locator("#board .count-choice");
  await expect(choices).toHaveCount(10);
  await expect(choices.last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#board")).not.toHaveAttribute("data-more", /./);
  await expect(page.getByTestId("quiz-mover")).toBeInViewport({ ratio: 1 });
  for (const one of await choices.all())
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(40);
});

test("against a friend four rows are whole @phone @layout @browser", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLanding(page, "./#nim:1,3,5,7?as=rows&turn");
  await expect(page.locator("#board .stone")).toHaveCount(16);
  await expect(page.locator("#board .stone").last()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#board")).not.toHaveAttribute("data-more", /./);
  for (const row of await page.locator("#board .lane").all())
    expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(40);
});

test("tables of reasons fit a phone, or show that they go on @phone @layout @browser", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const hash of ["nim:3,5,9", "nim:5+octal/0.77:8+strip:3,7", "stairs:3,1,2,4?lang=zh"]) {
    await page.goto("about:blank");
    await openGame(page, `#${hash}`);
    await page.getByTestId("explain").click();
    await expect(page.getByTestId("mend").first()).toBeVisible();
    for (const box of await page.locator(".why .table-box").all())
      expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth), hash).toBe(0);
  }
  await openGame(page, "#nim:1000000,500000,123456");
  const box = page.locator(".why .table-box").first();
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
  expect(await box.evaluate((one) => getComputedStyle(one).backgroundAttachment)).toContain(
    "local",
  );
  await expectNoSideways(page);
});
