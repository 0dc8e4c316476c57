// Whoever reads it, and however: forced colours, a narrow window, large letters, no motion, paper,
// and by ear.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, openGame, outcome, steps } from "./help";

const boards = [
  "#nim:3,4,5",
  "#take/1..3:9+octal/0.77:7",
  "#wythoff:5,8",
  "#stairs:2,0,3,1",
  "#strip:2,5,9",
  "#monks:1,5,9",
  "#hill/2:1,2,4",
  "#graph/a-b,b-c,a-c:a,b",
  "#coins/mock:HTHH",
];
const places = [
  "#nim:3,4,5?view=problems",
  "#nim:3,4,5?view=book",
  "#nim:3,4,5?view=book&chapter=3",
];

/** How much of what is shown differs from its upper left corner, 0 to 1. */
async function inked(page: Page, shown: Locator): Promise<number> {
  const picture = (await shown.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const file = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([file], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
    let differ = 0;
    for (let at = 0; at < bytes.length; at += 4) {
      if ([0, 1, 2].some((i) => Math.abs(bytes[at + i]! - bytes[i]!) > 40)) differ += 1;
    }
    return differ / (bytes.length / 4);
  }, picture);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colours, ${colorScheme}: what can be taken is seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const [link, piece] of [
      ["#nim:3,4,5", ".stone"],
      ["#stairs:2,0,3,1", ".step-pile .stone"],
      ["#strip:2,5,9", ".figure"],
      ["#coins/mock:HTHH", ".coin-disc"],
      ["#wythoff:5,8", ".queen-field"],
    ] as const) {
      await openGame(page, link);
      expect(await inked(page, page.locator(piece).first()), link).toBeGreaterThan(0.08);
    }
  });
}

test("320 pixels are enough, and so is twice the size of everything", async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    // A window of 1280 x 720 at 200%.
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    for (const link of [...boards, "#{1,3,4}", "#nim:1000000000000000000,999999999999999999"]) {
      await page.goto(`./${link}`);
      await expect(page.locator("h1")).toBeVisible();
      await expectNoSideways(page);
    }
    for (const link of places) {
      await page.goto(`./${link}`);
      await expect(page.locator("main h1")).toBeVisible();
      await expectNoSideways(page);
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page, "#nim:3,4,5");
  for (const name of ["New game", "Share", "Edit"]) {
    await page.getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    expect(
      await dialog.evaluate((box) => box.scrollWidth - box.clientWidth),
      name,
    ).toBeLessThanOrEqual(0);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
  await expectAccessible(page);
});

test("without motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const link of boards) {
    await openGame(page, link);
    const before = await input(page).inputValue();
    await page.getByTestId("winning-move").first().click();
    await expect(input(page)).not.toHaveValue(before);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === "running")
        .map((animation) => animation.effect?.getComputedTiming().duration),
    );
    // A duration of nearly nothing is how a style sheet says none.
    expect(
      moving.filter((duration) => Number(duration) > 10),
      link,
    ).toEqual([]);
  }
});

test("a board on which nothing can be taken is scrolled by the keys", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, `#nim:${Array<number>(40).fill(0).join(",")}`);
  const board = page.getByRole("group", { name: "Board" });
  await expect(board).toHaveAttribute("tabindex", "0");
  await expectAccessible(page);
  await board.focus();
  await page.keyboard.press("PageDown");
  await expect.poll(() => board.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  // Where there are stones to take, they have the focus.
  await openGame(page, `#nim:${Array<number>(40).fill(1).join(",")}`);
  await expect(page.locator("#board [tabindex='0'], #board button:enabled")).not.toHaveCount(0);
  await expect(page.locator("#board")).not.toHaveAttribute("tabindex");
});

test("on paper: the position, the verdict, the moves; nothing to press", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const shown of [
    page.locator("h1"),
    page.locator("#board"),
    outcome(page),
    steps(page).first(),
  ]) {
    await expect(shown).toBeVisible();
  }
  for (const hidden of [
    page.locator(".top"),
    page.locator(".foot"),
    page.locator(".thumbs"),
    page.getByTestId("undo"),
  ]) {
    await expect(hidden).toBeHidden();
  }
  const [ink, paper] = await page.evaluate(() => {
    const style = getComputedStyle(document.querySelector(".card")!);
    return [style.color, style.backgroundColor];
  });
  expect([ink, paper], "dark on light, in the dark theme too").toEqual([
    "rgb(0, 0, 0)",
    "rgb(255, 255, 255)",
  ]);
  expect((await page.pdf({ format: "A4" })).length).toBeGreaterThan(5000);
});

test("by ear: the rule, the board, whose move, the verdict, in this order", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  const heard = await page.locator("main").ariaSnapshot();
  const order = [
    'heading "Nim" [level=1]',
    "Take one or more stones from one heap.",
    'region "Nim"',
    "Heap 1: 3 stones",
    "Heap 3: 5 stones",
    "Your move",
    'region "Verdict"',
    "You can win",
    'region "Winning moves"',
    'region "Game record"',
  ].map((words) => heard.indexOf(words));
  expect(order, heard).not.toContain(-1);
  expect(order, heard).toEqual([...order].sort((a, b) => a - b));
  await expect(page.getByRole("status").filter({ hasText: "You can win" })).toHaveCount(1);
});

test("the sizes of many large heaps can be read on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGame(page, "#nim:1000000000000000000,999999999999999999,123456789012345678,3,4,5,6,7");
  const cut = () =>
    page.locator(".lane-count").evaluateAll((sizes) =>
      sizes
        .filter((size) => {
          const lane = size.closest(".lane")!.getBoundingClientRect();
          return size.getBoundingClientRect().right > lane.right;
        })
        .map((size) => size.textContent),
    );
  await expect(page.locator(".lane-count")).toHaveCount(8);
  await expect.poll(cut).toEqual([]);
});
