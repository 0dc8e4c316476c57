import { expect, test, type Locator, type Page } from "@playwright/test";
import {
  atRest,
  expectAccessible,
  expectNoSideways,
  inEights,
  input,
  openGame,
  slice,
  outcome,
  slowModule,
  steps,
} from "./help";

interface Case {
  name: string;
  position: string;
  /** what is touched, in turn; the last one is where the move goes */
  touch: (board: Locator) => { at: Locator; position?: { x: number; y: number } }[];
  /** the position after it */
  reached: string;
  /** keys that make some move, the board's first part having the focus */
  keys: string[];
}

const stone =
  (lane: number, index: number, position?: { x: number; y: number }) => (board: Locator) => {
    const at = board.locator(`[data-heap="${lane}"] [data-i="${index}"]`);
    return [position ? { at, position } : { at }];
  };
const place = (number: number) => (board: Locator) => [
  { at: board.locator(`[data-place="${number}"]`) },
];

const cases: Case[] = [
  {
    name: "octal",
    position: "octal/0.77:9,5",
    touch: stone(1, 4),
    reached: "octal/0.77:4,4,5",
    keys: ["ArrowRight", "ArrowUp", "Enter"],
  },
  {
    name: "grundy",
    position: "grundy:8",
    // The left edge of the fourth stone: between three and five.
    touch: stone(1, 3, { x: 1, y: 8 }),
    reached: "grundy:3,5",
    keys: ["ArrowRight", "Enter"],
  },
  {
    name: "lasker",
    position: "lasker:7",
    touch: stone(1, 5),
    reached: "lasker:5",
    keys: ["End", "Enter"],
  },
  {
    name: "stairs",
    position: "stairs:3,1,2",
    touch: (board) => [{ at: board.locator('[data-part="3"] [data-i="1"]') }],
    reached: "stairs:3,2,1",
    keys: ["ArrowUp", "Enter"],
  },
  {
    name: "strip",
    position: "strip:2,5,9",
    touch: place(7),
    reached: "strip:2,5,7",
    keys: ["ArrowLeft", "Enter"],
  },
  {
    name: "nimble",
    position: "nimble:3,3,7",
    touch: place(5),
    reached: "nimble:3,3,5",
    keys: ["ArrowLeft", "Enter"],
  },
  {
    name: "fibonacci",
    position: "fibonacci:20,19",
    touch: stone(1, 18),
    reached: "fibonacci:18,4",
    keys: ["ArrowLeft", "Enter"],
  },
  {
    name: "monks",
    position: "monks:1,5,8",
    // On a phone monks of the steps below stand before the rest of it.
    touch: (board) => [{ at: board.locator('[data-place="6"] .square-label') }],
    reached: "monks:1,6,8",
    keys: ["ArrowRight", "Enter"],
  },
  {
    name: "hill",
    position: "hill/2:2,3,7",
    touch: place(5),
    reached: "hill/2:2,3,5",
    keys: ["ArrowUp", "Enter"],
  },
  {
    name: "graph",
    position: "graph/a-b,a-c,b-c:a,b",
    touch: (board) => [
      { at: board.locator('[data-token="2"]') },
      { at: board.locator('[data-vertex="c"]') },
    ],
    reached: "graph/a-b,a-c,b-c:a,c",
    keys: ["ArrowDown", "Enter"],
  },
  {
    name: "hackenbush",
    position: "hackenbush:0-a,a-b,a-c,0-d",
    touch: (board) => [{ at: board.locator('[data-edge="2"] .picture-hit') }],
    reached: "hackenbush:0-a,a-c,0-d",
    keys: ["ArrowRight", "Enter"],
  },
  {
    name: "nodekayles",
    position: "nodekayles:a-b,b-c,c-d,e",
    touch: (board) => [{ at: board.locator('[data-vertex="a"]') }],
    reached: "nodekayles:c-d,e",
    keys: ["ArrowRight", "Enter"],
  },
  {
    name: "arckayles",
    position: "arckayles:a-b,a-c,c-d,d-e",
    touch: (board) => [{ at: board.locator('[data-edge="1"] .picture-hit') }],
    reached: "arckayles:c-d,d-e",
    keys: ["ArrowRight", "Enter"],
  },
  {
    name: "geography",
    position: "geography/a-b,b-c,c-d:b",
    touch: (board) => [{ at: board.locator('[data-vertex="c"]') }],
    reached: "geography/a-b,b-c,c-d:c;b",
    keys: ["ArrowLeft", "Enter"],
  },
  {
    name: "coins",
    position: "coins/mock:HTHHTH",
    touch: (board) => [
      { at: board.locator('[data-coin="6"]') },
      { at: board.locator('[data-coin="2"]') },
      { at: board.locator('[data-coin="6"]') },
    ],
    reached: "coins/mock:HHHHTT",
    keys: [" ", "Enter"],
  },
  {
    name: "wythoff",
    position: "wythoff:6,10",
    // The cell to the left of the queen, who stands in the last column of the top row.
    touch: (board) => [{ at: board.locator(".queen-piece") }],
    reached: "wythoff:5,10",
    keys: ["ArrowLeft", "Enter"],
  },
];

async function touch(
  page: Page,
  target: { at: Locator; position?: { x: number; y: number } },
  finger: boolean,
  aside = 0,
): Promise<void> {
  await target.at.scrollIntoViewIfNeeded();
  const box = (await target.at.boundingBox())!;
  const x = box.x + (target.position?.x ?? box.width / 2) - aside;
  const y = box.y + (target.position?.y ?? box.height / 2);
  if (finger) await page.touchscreen.tap(x, y);
  else {
    await page.mouse.move(x, y);
    await atRest(page);
    await page.mouse.click(x, y);
  }
}

async function expectPlayed(page: Page, one: Case, hasTouch: boolean): Promise<void> {
  await openGame(page, `#${one.position}`);
  await expect(input(page)).toHaveValue(one.position);
  const board = page.locator(`#board[data-position="${one.position}"]`);
  await expect(board).toBeVisible();
  const targets = one.touch(board);
  const aside =
    one.name === "wythoff" ? (await board.locator(".queen-piece").boundingBox())!.width : 0;
  for (const target of targets) await touch(page, target, hasTouch, aside);
  // A finger sees the move first; the same touch again plays it.
  if (hasTouch && one.name !== "coins") {
    await expect(steps(page)).toHaveCount(0);
    await touch(page, targets[targets.length - 1]!, true, aside);
  }
  await expect(input(page)).toHaveValue(one.reached);
  await expect(steps(page)).toHaveCount(1);
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue(one.position);
  await expectNoSideways(page);
}

async function expectForm(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.locator("select").first().selectOption(name);
  await expectAccessible(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Put it on the board" }).click();
  await expect(outcome(page)).toBeVisible();
  await expect(input(page)).toHaveValue(new RegExp(`^${name}[/:]`));
  await expectNoSideways(page);
}

for (const some of slice(inEights(cases), 3)) {
  const names = some.map(({ name }) => name).join(", ");

  test(`a link opens, a pointer plays, undo brings it back: ${names}`, async ({
    page,
    hasTouch,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const one of some) await test.step(one.name, () => expectPlayed(page, one, hasTouch));
  });

  test(`keys alone play: ${names} @desktop`, async ({ page }) => {
    // Each key is pressed before the module has answered about the one before.
    await slowModule(page);
    for (const { name, position, keys } of some)
      await test.step(name, async () => {
        await openGame(page, `#${position}`);
        const board = page.locator(`#board[data-position="${position}"]`);
        await board.locator('[tabindex="0"]').first().focus();
        for (const key of keys) await page.keyboard.press(key);
        await expect(steps(page)).toHaveCount(1);
      });
  });

  test(`a form sets it up: ${names} @phone`, async ({ page }) => {
    await openGame(page, "");
    for (const { name } of some) await test.step(name, () => expectForm(page, name));
  });
}

test("a row of coins is whole on a phone, whatever was there before @phone", async ({ page }) => {
  await slowModule(page);
  for (const before of ["strip:2,5,9", "nimble:1,2"]) {
    await openGame(page, `#${before}`);
    await expect(
      page.locator(`#board[data-position="${before}"] .piece-free`).first(),
    ).toBeVisible();
    await openGame(page, "#nimble:3,3,7");
    const board = page.locator('#board[data-position="nimble:3,3,7"]');
    await expect(board.locator(".piece")).toHaveCount(3);
    await expect(board).toHaveAttribute("data-more", "");
    for (const more of await board.locator("[data-more]").all())
      await expect(more).toHaveAttribute("data-more", "");
  }
});

/** A move that is taken back is seen going back. */
async function expectSeenBack(page: Page, position: string, reached: string): Promise<void> {
  await openGame(page, `#${position}!${reached.split(":")[1]!}`);
  await expect(page.locator("#board")).toHaveAttribute("data-position", reached);
  // Its words are there, and so is the move.
  await expect(steps(page).locator(".step-words")).not.toHaveText("…");
  // The picture itself: a graph is laid out by a part of the page that comes later.
  await expect(
    page
      .locator("#board")
      .locator(".lane, .stair, .piece, .coin, .token, .queen-piece, .picture-dot")
      .first(),
  ).toBeVisible();
  await page.evaluate(() => {
    delete document.body.dataset["moved"];
    for (const type of ["animationstart", "transitionrun"])
      document.querySelector("#board")!.addEventListener(type, (event) => {
        const { parentElement } = event.target as Element;
        if (parentElement?.closest("#board")) document.body.dataset["moved"] = type;
      });
  });
  await page.getByTestId("undo").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", position);
  await expect(page.locator("body")).toHaveAttribute("data-moved", /./);
}

const going = [
  ...cases,
  { name: "nim", position: "nim:3,4,5", reached: "nim:3,4,2" },
  { name: "large heaps", position: "nim:3000,4000", reached: "nim:3000,1" },
];

for (const some of slice(inEights(going), 2))
  test(`moves are seen going back: ${some.map(({ name }) => name).join(", ")} @desktop`, async ({
    page,
  }) => {
    for (const { name, position, reached } of some)
      await test.step(name, () => expectSeenBack(page, position, reached));
  });

test("a graph is drawn by pointer and by keys", async ({ page }) => {
  await openGame(page, "#graph/a-b:a");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.locator("dialog[open]");
  const vertex = (name: string) => dialog.locator(`[data-vertex="${name}"]`);
  await vertex("b").click();
  await dialog.getByTestId("add-vertex").click();
  await expect(dialog.locator(".edit-result code").first()).toHaveText("graph/a-b,b-c:a");
  await vertex("a").focus();
  await page.keyboard.press("Enter");
  await vertex("c").focus();
  await page.keyboard.press("Enter");
  await expect(dialog.locator(".edit-result code").first()).toHaveText("graph/a-b,b-c,a-c:a");
  await dialog.locator('[data-tool="token"]').click();
  await vertex("b").click();
  await expect(dialog.locator(".edit-result code").first()).toHaveText("graph/a-b,b-c,a-c:a,b");
  await dialog.locator('[data-tool="remove"]').click();
  await vertex("a").click();
  await vertex("a").click();
  await expect(dialog.locator(".edit-result code").first()).toHaveText("graph/b-c:b");
  await dialog.getByRole("button", { name: "Put it on the board" }).click();
  await expect(input(page)).toHaveValue("graph/b-c:b");
});

test("a far place is typed, however fast", async ({ page }) => {
  await slowModule(page);
  await openGame(page, "#strip:3,50000000000");
  await page.locator('[data-part="2"][tabindex="0"]').focus();
  await page.keyboard.type("700");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("strip:3,700");
});

test("a sum of different boards fits", async ({ page }) => {
  await openGame(page, "#nim:5+octal/0.77:8+strip:3,7+coins/ruler:THHT");
  await expect(page.locator(".term")).toHaveCount(4);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("a judge problem: exact output, a case on the board, a wrong line found", async ({ page }) => {
  await openGame(page, "#nim:3,4,5?view=board");
  await page.goto("./#nim:3,4,5?view=problems&problem=poj-1704");
  await page.getByTestId("problem-sample").click();
  await expect(page.getByTestId("problem-output")).toHaveValue("Bob will win\nGeorgia will win\n");
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.getByTestId("problem-theirs").fill("Bob will win\nBob will win\n");
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("compare-wrong")).toHaveAttribute("data-line", "2");
  await page.getByTestId("open-wrong").click();
  await expect(input(page)).toHaveValue("strip:1,5,6,7,9,12,14,17");
  await expect(outcome(page)).toBeVisible();
  await page.goBack();
  await page.getByTestId("problem-theirs").fill("Bob will win\nGeorgia will win");
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("compare-same")).toBeVisible();
  await page.getByTestId("problem-input").fill("1\n2 5");
  await page.getByTestId("problem-run").click();
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "input-ended-early");
});
