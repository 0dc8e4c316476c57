import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  expectNoSideways,
  input,
  openGame,
  openLanding,
  outcome,
  status,
  steps,
  type,
  value,
  winningMoves,
} from "./help";

const three = "#take/1..3:9+take/1..5:10+take/1..7:14";

test("the first screen is a game that can be played", async ({ page }) => {
  await openGame(page, "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("21 stones");
  await expect(
    page.getByText("Take 1 to 3 stones from one heap. Whoever takes the last stone wins."),
  ).toBeVisible();
  await expect(input(page)).toHaveValue("take/1..3:21");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(value(page)).toHaveAttribute("data-value", "1");
  const viewport = page.viewportSize()!;
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    page.locator(".board"),
    outcome(page),
    status(page),
    page.getByRole("button", { name: "New game", exact: true }),
    page.getByRole("button", { name: "Why", exact: true }),
    page.getByRole("button", { name: "Share", exact: true }),
  ]) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  }
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("a link is answered: who wins, the value, every winning move", async ({ page }) => {
  await openGame(page, three);
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(outcome(page)).toContainText("You can win: 2 winning moves");
  await expect(value(page)).toHaveAttribute("data-value", "3");
  await expect(winningMoves(page)).toHaveCount(2);
  await expect(winningMoves(page).nth(0)).toHaveAttribute(
    "data-position",
    "take/1..3:6+take/1..5:10+take/1..7:14",
  );
  await expect(winningMoves(page).nth(1)).toHaveAttribute(
    "data-position",
    "take/1..3:9+take/1..5:10+take/1..7:13",
  );
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("losses are losses, in normal play and in misère play @desktop", async ({ page }) => {
  await openGame(page, "#take/1,3,4:100");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expect(winningMoves(page)).toHaveCount(0);
  await page.goto("./#nim:1,2,3~misere");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Misère");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expect(value(page)).toHaveAttribute("data-value", "");
});

test("a bare rule shows its values, and a cell puts its heap on the board", async ({ page }) => {
  await page.goto("./#take/1,3,4");
  const cells = page.getByTestId("sg-cell");
  const first = [0, 1, 0, 1, 2, 3, 2, 0];
  for (const [n, g] of first.entries()) {
    await expect(cells.nth(n)).toHaveAttribute("data-n", String(n));
    await expect(cells.nth(n)).toHaveAttribute("data-value", String(g));
  }
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.locator("[data-testid=sg-cell][data-n='7']").click();
  await expect(input(page)).toHaveValue("take/1,3,4:7");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await type(page, "{2,5}");
  await expect(input(page)).toHaveValue("take/2,5");
  await expect(page.locator("[data-testid=sg-cell][data-n='2']")).toHaveAttribute(
    "data-value",
    "1",
  );
  await expect(outcome(page)).toHaveCount(0);
  await page.getByTestId("explore-rule").click();
  await expect(page).toHaveURL(/#take\/2,5\?.*view=explore/);
});

test("numbers up to 10^18 are exact @desktop", async ({ page }) => {
  await openGame(page, "#nim:1000000000000000000,999999999999999999");
  await expect(value(page)).toHaveAttribute("data-value", "524287");
  await expect(winningMoves(page)).toHaveCount(1);
  await winningMoves(page).click();
  await expect(input(page)).toHaveValue("nim:999999999999999999,999999999999999999");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await page.getByRole("button", { name: /^Heap 2/ }).click();
  await page.getByRole("textbox", { name: "Take" }).fill("999999999999999998");
  await page.getByRole("button", { name: /^Take 999/ }).click();
  await expect(input(page)).toHaveValue("nim:999999999999999999,1");
  await expectNoSideways(page);
});

test("a typed amount that the rule forbids can't be played @desktop", async ({ page }) => {
  await openGame(page, "#take/1,3,4:100000");
  await page.getByRole("button", { name: /^Heap 1/ }).click();
  await page.getByRole("textbox", { name: "Take" }).fill("2");
  await expect(page.getByRole("button", { name: "Not allowed" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Take" }).fill("4");
  await page.getByRole("textbox", { name: "Take" }).press("Enter");
  await expect(input(page)).toHaveValue("take/1,3,4:99996");
});

test("what is typed leniently is shown in its one form @desktop", async ({ page }) => {
  await openGame(page, "");
  await type(page, "３ 4，5");
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await expect(value(page)).toHaveAttribute("data-value", "2");
  await expect(page).toHaveURL(/#nim:3,4,5/);
});

test("moves replace the address, new positions are pushed @desktop", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await winningMoves(page).first().click();
  await expect.poll(() => page.url()).toContain("#nim:3,4,5!1,4,5");
  await type(page, "nim:7,7");
  await expect.poll(() => page.url()).toContain("#nim:7,7");
  await page.goBack();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(1);
});

test("the way back to a game finds who won it @desktop", async ({ page }) => {
  await page.goto("./#take/1..3:2?play");
  await page.locator('#board [data-heap="1"]').focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await expect(status(page)).toContainText("You won");
  await expect.poll(() => page.url()).toContain("!0");
  // Another address in the same tab.
  await page.evaluate(() => (location.hash = "#nim:7,7"));
  await expect(input(page)).toHaveValue("nim:7,7");
  await page.goBack();
  await expect(status(page)).toContainText("You won");
});

test("a link with steps opens its whole record @desktop", async ({ page }) => {
  await openGame(page, "#take/1..3:9+take/1..7:14!2.13!1.8?mine=1");
  await expect(input(page)).toHaveValue("take/1..3:8+take/1..7:13");
  await expect(steps(page)).toHaveText([/Take 1 from heap 2/, /Take 1 from heap 1/]);
  await page.getByTestId("undo").click();
  await expect.poll(() => page.url()).toContain("#take/1..3:9+take/1..7:14!2.13?mine=1");
});

test("a quiz link closes the verdict until it is asked for @desktop", async ({ page }) => {
  await page.goto("./#nim:3,4,5?quiz");
  await expect(page.getByText("Who wins? Think first.")).toBeVisible();
  await expect(outcome(page)).toHaveCount(0);
  await expect(winningMoves(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.locator(".verdict").getByRole("button", { name: "Show" }).click();
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(winningMoves(page)).toHaveCount(1);
});

test("undo, redo and the record go to any move @desktop", async ({ page }) => {
  await openGame(page, three);
  await winningMoves(page).first().click();
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expect(steps(page)).toHaveCount(1);
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue(three.slice(1));
  await expect(winningMoves(page)).toHaveCount(2);
  await expect(page.getByTestId("undo")).toBeDisabled();
  await page.getByTestId("redo").click();
  await expect(input(page)).toHaveValue("take/1..3:6+take/1..5:10+take/1..7:14");
  await page.getByRole("button", { name: /Start/ }).click();
  await expect(input(page)).toHaveValue(three.slice(1));
  await steps(page).first().getByRole("button").click();
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
});

test("stones are taken by pointing at them", async ({ page, isMobile }) => {
  await openGame(page, "#nim:3,4,5");
  const stone = page.locator("[data-heap='3'] .stone").nth(2);
  if (isMobile) {
    await stone.tap();
    await expect(page.getByRole("slider", { name: /^Heap 3/ })).toHaveAttribute(
      "aria-valuenow",
      "3",
    );
    await page.getByRole("button", { name: /^Take 3 from heap 3/ }).click();
  } else {
    await stone.hover();
    await expect(page.locator("[data-heap='3'] .stone-going")).toHaveCount(3);
    await stone.click();
  }
  await expect(input(page)).toHaveValue("nim:3,4,2");
});

test("the keyboard alone plays a move and takes it back @desktop", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  const heap = page.getByRole("slider", { name: /^Heap 1/ });
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("ArrowLeft");
  await expect(heap).toHaveAttribute("aria-valuenow", "2");
  await heap.press("Enter");
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await heap.press("Control+z");
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await heap.press("3");
  await heap.press("Enter");
  await expect(input(page)).toHaveValue("nim:0,4,5");
});

test("the misère switch turns the winner round", async ({ page, isMobile }) => {
  await openGame(page, "#nim:1,1");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  if (isMobile) {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await page.getByTestId("kind-of-sum").selectOption("misere");
    await page.getByRole("button", { name: "Put it on the board" }).click();
  } else await page.getByRole("switch", { name: "Misère" }).check();
  await expect(input(page)).toHaveValue("nim:1,1~misere");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});

test("forms set up a position without the notation", async ({ page }) => {
  await openGame(page, "");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "At most" }).fill("4");
  await dialog.getByRole("textbox", { name: "Heap 1" }).fill("12");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Heap 2" }).fill("7");
  await expect(dialog.getByText("take/1..4:12,7")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Heap 2" }).fill("-7");
  await expect(dialog.getByRole("alert")).toHaveAttribute("data-code", "negative");
  await expect(dialog.getByRole("button", { name: "Put it on the board" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Heap 2" }).fill("7");
  await dialog.getByRole("button", { name: "Put it on the board" }).click();
  await expect(input(page)).toHaveValue("take/1..4:12,7");
  await expect(dialog).toBeHidden();
});

test("many heaps stay in their places", async ({ page }) => {
  test.slow(); // axe looks at every stone
  const heaps = Array.from({ length: 50 }, (_, i) => 1 + ((i * 7) % 13)).join(",");
  await openGame(page, `#nim:${heaps}`);
  await expect(page.getByRole("slider")).toHaveCount(50);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("more and fewer are offered where they say something, not on cells", async ({ page }) => {
  await openLanding(page, "./#grid/..->oo;turn:..../....?as=cram&play");
  await page.locator("#board [data-cell]").first().click();
  await expect(page.locator(".choosing .confirm")).toBeVisible();
  await expect(page.getByRole("button", { name: "One step more" })).toHaveCount(0);
});

test("a piece that was tapped says what to do next", async ({ page }) => {
  for (const [position, piece] of [
    ["monks:1,5,8,10", '#board [data-part="1"]'],
    ["hill/2:2,3,7", '#board [data-part="1"]'],
    ["strip:2,5,9,14", '#board [data-part="2"]'],
  ]) {
    await openLanding(page, `./#${position}?play`);
    await expect(page.locator("#board")).toHaveAttribute("data-position", position!);
    await page.locator(piece!).first().click();
    await expect(page.locator(".choosing .confirm")).toHaveText("Tap a marked place");
    await expect(page.locator(".choosing .confirm")).toBeDisabled();
    await expect(page.locator("#board .square-target").first()).toBeVisible();
    await page.getByRole("button", { name: "One step more" }).click();
    await expect(page.locator(".choosing .confirm")).toBeEnabled();
    await page.goto("about:blank");
  }
});
