// The last move is marked on every kind of board, a person's and the program's, until the next one;
// nothing moves for it.
import { expect, test, type Page } from "@playwright/test";
import { atRest, openGame, startGame, steps, winningMoves } from "./help";
import { drawn } from "./marks";

const marks = (page: Page) => page.getByTestId("last-move");

/** A link of each kind of board with one move made, and what that move is marked at. */
const kinds: readonly (readonly [name: string, link: string, marked: readonly string[]])[] = [
  ["a heap", "#take/1..3:21!19?as=stones21", ['[data-heap="1"]']],
  ["heaps", "#nim:3,4,5!3,1,5", ['[data-heap="2"]']],
  ["heaps that split", "#octal/0.77:10,7!3,5,7?as=kayles", ['[data-heap="1"]', '[data-heap="2"]']],
  ["a count", "#take/1..10:100!94?as=count100", [".count-here"]],
  ["the queen", "#wythoff:7,9!7,4?as=queen", [".queen-piece", '[data-spot="from"]']],
  ["stairs", "#stairs:3,1,2,4!3,3,0,4", ['[data-step="3"]', '[data-part="2"] [data-i="2"]']],
  ["a strip", "#strip:2,5,9,14!2,5,6,14", ['.piece[data-part="3"]', '[data-place="9"]']],
  [
    "a graph",
    "#graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b!a,d",
    ['[data-vertex="b"] [data-ring]', '[data-vertex="d"] [data-ring]'],
  ],
  ["a picture", "#hackenbush:0-a,a-b,a-c,0-d!0-a,a-c,0-d", ['[data-was="a-b"]']],
  [
    "vertices",
    "#nodekayles:a-b,b-c,c-d,d-e,e-f,f-a,b-e!a-b,f-a",
    ['[data-was="d"]', '[data-was="c"]', '[data-was="e"]'],
  ],
  [
    "a walk",
    "#geography/a-b,b-c,c-d,d-e,e-a,a-c:a!c;a",
    ['[data-vertex="a"] [data-ring]', '[data-vertex="c"] [data-ring]'],
  ],
  [
    "cells",
    "#grid/..->oo;turn:..../..../....!1...../oo../....?as=cram",
    ['[data-cell="5"]', '[data-cell="6"]'],
  ],
  [
    "a bar",
    "#own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4!4,4,2,2,2?as=chomp",
    ['[data-eaten="3.3"]', '[data-eaten="5.4"]'],
  ],
  [
    "coins",
    "#coins/turtles:THTTHHTTHT!THTHHTTTHT?as=turtles",
    ['[data-coin="4"]', '[data-coin="6"]'],
  ],
  ["numbers", "#own/n;k=1..n/2;n-=k:13,9!13,8", ['[data-heap="2"]']],
  ["a sum", "#nim:5+octal/0.77:8+strip:3,7!2.6?as=mixed", ['[data-heap="2"]']],
];

/** A mark stands around the middle of the element, or within it. */
const meets = (page: Page, selector: string) =>
  page
    .locator(`#board ${selector}`)
    .first()
    .evaluate((element) => {
      const own = element.getBoundingClientRect();
      return [...document.querySelectorAll("[data-testid=last-move]")].some((mark) => {
        const at = mark.getBoundingClientRect();
        const x = (at.left + at.right) / 2;
        const y = (at.top + at.bottom) / 2;
        const [ownX, ownY] = [(own.left + own.right) / 2, (own.top + own.bottom) / 2];
        return (
          (own.left < x && x < own.right && own.top < y && y < own.bottom) ||
          (at.left < ownX && ownX < at.right && at.top < ownY && ownY < at.bottom)
        );
      });
    });

for (const [name, link, marked] of kinds)
  test(`the last move is marked on ${name} @layout`, async ({ page }) => {
    // A link without steps has no last move.
    const [start = "", options = ""] = link.split("?");
    await page.goto(`./${start.split("!")[0]!}${options ? `?${options}` : ""}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await atRest(page);
    await expect(marks(page)).toHaveCount(0);

    await page.goto("about:blank");
    await page.goto(`./${link}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await expect(marks(page).first()).toBeVisible();
    await atRest(page);
    const { hidden, touched, width } = await marks(page)
      .first()
      .evaluate((one) => ({
        hidden: one.closest("[aria-hidden=true]") !== null,
        touched: getComputedStyle(one).pointerEvents,
        width: getComputedStyle(one.querySelector(".last-corners")!).strokeWidth,
      }));
    expect([hidden, touched, width]).toEqual([true, "none", "2px"]);
    const sizes = await drawn(page);
    // What marks it takes no room.
    const overlay = page.locator(".board-marks");
    await overlay.evaluate((one: HTMLElement) => (one.style.display = "none"));
    expect(await drawn(page)).toEqual(sizes);
    await overlay.evaluate((one: HTMLElement) => (one.style.display = ""));

    // Back at the first position there is none; a step on shows it again.
    await page.getByTestId("undo").click();
    await expect(marks(page)).toHaveCount(0);
    await page.getByTestId("redo").click();
    await expect(marks(page).first()).toBeVisible();
    for (const selector of marked)
      await expect.poll(() => meets(page, selector), selector).toBe(true);
  });

for (const [name, link] of kinds)
  test(`the last move is marked on ${name}, the program's and a person's`, async ({ page }) => {
    const [start = "", options = ""] = link.split("?");
    await openGame(page, `${start.split("!")[0]!}${options ? `?${options}` : ""}`);
    await page.getByRole("button", { name: "New game", exact: true }).click();
    await startGame(page, "program");
    await expect(steps(page)).toHaveCount(1);
    await expect(marks(page).first()).toBeVisible();
    const node = () => page.locator(".last-moves").getAttribute("data-node");
    const first = await node();
    if ((await winningMoves(page).count()) === 0) return;
    await winningMoves(page).first().click();
    await expect(steps(page)).not.toHaveCount(1);
    await expect(marks(page).first()).toBeVisible();
    await expect.poll(node).not.toBe(first);
  });

test("a new game and another position have no last move", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  await expect(marks(page)).toHaveCount(1);
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
  await expect(steps(page)).toHaveCount(0);
  await expect(marks(page)).toHaveCount(0);
});

test("a step back in the record shows the move that led there @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,2");
  await atRest(page);
  expect(await meets(page, '[data-heap="3"]')).toBe(true);
  await steps(page).first().click();
  await expect.poll(() => meets(page, '[data-heap="1"]')).toBe(true);
  await expect(marks(page)).toHaveCount(1);
});

test("where nothing is left no frame lies over these words @browser", async ({ page }) => {
  await openGame(page, "#own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):1");
  await page.getByTestId("winning-move").first().click();
  const words = page.locator("#board .nothing-left");
  await expect(words).toHaveText("Nothing is left.");
  await expect(marks(page).first()).toBeAttached();
  await expect(marks(page).first()).toBeHidden();
});
