// Why stands beside the board, and what is pressed in it stays where it was pressed.
import { expect, test, type Locator } from "@playwright/test";
import {
  atRest,
  expectAccessible,
  expectNoSideways,
  input,
  openGame,
  slowModule,
  type,
} from "./help";

const topOf = async (one: Locator) => (await one.boundingBox())!.y;

test("why it is worth n is told where that was asked", async ({ page }) => {
  await openGame(page, "#take/1..3:9+take/1..5:10+take/1..7:14");
  const button = page.getByTestId("challenge-start");
  // The reason comes first, and the game stays on the board.
  await page.getByTestId("worth").click();
  await expect(page.getByTestId("worth-words")).toContainText("1 ⊕ 4 ⊕ 6 = 3");
  await expect(input(page)).toHaveValue("take/1..3:9+take/1..5:10+take/1..7:14");
  await button.scrollIntoViewIfNeeded();
  const before = await topOf(button);
  await button.click();
  await expect(input(page)).toHaveValue("take/1..3:9+take/1..5:10+take/1..7:14+nim:3");
  const note = page.getByTestId("challenge-here");
  await expect(note).toContainText("A Nim heap of 3 is added");
  await expect(page.locator("#why tfoot")).toContainText("0");
  await atRest(page);
  expect(Math.abs((await topOf(note)) - before)).toBeLessThan(24);
  await expect(note).toBeInViewport();
  const end = note.getByRole("button", { name: "Back to the game" });
  // As a person scrolls: that ends the hold of what was pressed before.
  await note.hover();
  await page.mouse.wheel(0, 90);
  await expect.poll(() => topOf(note)).toBeLessThan(before - 20);
  await atRest(page);
  const here = await topOf(note);
  await end.click();
  await expect(input(page)).toHaveValue("take/1..3:9+take/1..5:10+take/1..7:14");
  await expect(button).toBeVisible();
  await atRest(page);
  expect(Math.abs((await topOf(button)) - here)).toBeLessThan(24);
});

test("from why it is worth n one comes to the board on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, "#take/1..3:9+take/1..5:10+take/1..7:14");
  await page.getByTestId("worth").click();
  await page.getByTestId("challenge-start").click();
  await page.getByTestId("to-board").click();
  await expect(page.locator("#board")).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByTestId("challenge-here")).toBeVisible();
  await expect(page.getByTestId("to-board")).toBeHidden();
});

test("on a laptop the board stays in sight beside the reasons @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page, "#nim:3,4,5");
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("walk")).toBeVisible();
  await page.locator(".thumbs").getByRole("button", { name: "Why" }).click();
  await expect(page.locator("#why h2").first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator("#board")).toBeInViewport({ ratio: 1 });
  await page.getByTestId("walk").scrollIntoViewIfNeeded();
  await expect(page.getByTestId("walk")).toBeInViewport();
  for (const lane of await page.locator("#board .lane").all())
    await expect(lane).toBeInViewport({ ratio: 1 });
  const [board, why] = await Promise.all([
    page.locator("#board").boundingBox(),
    page.locator("#why").boundingBox(),
  ]);
  expect(why!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("Why is never an empty card", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await expect(page.locator("#why tfoot")).toBeVisible();
  await page.evaluate(() => {
    const empty: string[] = [];
    (window as unknown as { empty: string[] }).empty = empty;
    new MutationObserver(() => {
      const words = document.querySelector("#why")?.textContent ?? "";
      if (words.length < 10) empty.push(words);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  for (const text of ["octal/0.77:20,9", "wythoff:9,20", "nim:1"]) {
    await input(page).fill(text);
    await input(page).press("Enter");
    await expect(page.locator("#why")).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("#board")).toHaveAttribute("data-position", text);
  }
  expect(await page.evaluate(() => (window as unknown as { empty: string[] }).empty)).toEqual([]);
});

test("Why says that it is being worked out", async ({ page }) => {
  await slowModule(page, 700);
  await openGame(page, "#nim:3,4,5");
  await expect(page.locator("#why tfoot")).toBeVisible();
  await input(page).fill("nim:3,4,9");
  await input(page).press("Enter");
  await expect(page.locator("#why")).toContainText("Working it out");
  await expect(page.locator("#why tfoot")).toContainText("1110");
});

test("one heap is explained by the sizes that are lost, not by a sum of one @desktop", async ({
  page,
}) => {
  await openGame(page, "#take/1..3:21");
  const why = page.locator("#why");
  await expect(why).toContainText("the multiples of m + 1 are lost");
  await expect(why).toContainText("Lost for whoever must move: 0, 4, 8, 12, 16 and 20.");
  await expect(why.locator("p").first()).toHaveText("To win: Take 1 (leaves 20).");
  await expect(page.getByTestId("one-heap").locator("p").first()).toContainText(
    "Leave a multiple of 4, here 20: from there every move loses.",
  );
  await expect(why.locator("table")).toHaveCount(0);
  await type(page, "take/1,3,4:30");
  await expect(why).toContainText("Lost for whoever must move: …, 9, 14, 16, 21, 23 and 28.");
  await expect(why).toContainText("No move from 30 leaves one of these");
  // A move may part the heap: the lost sizes are no help there.
  await type(page, "octal/0.77:10");
  await expect(why).toContainText("you do to its twin");
  await expect(why).not.toContainText("Lost for whoever");
  await type(page, "take/1..3:21 + nim:2");
  await expect(why.locator("tfoot")).toBeVisible();
});
