/**
 * Plays a move on a board as a person would: by mouse, by finger, or by the board's own keys. What
 * is to be played comes as the two positions, from the page's list of winning moves; before it is
 * done, the preview must show just that.
 */
import { expect, type Locator, type Page } from "@playwright/test";
import { input } from "./help";

export type Hand = "mouse" | "finger" | "keys";

const board = (page: Page) => page.locator("#board");
const preview = (page: Page) => page.getByTestId("preview");

const stateOf = (position: string) => /:([^:~]*)(?:~misere)?$/.exec(position)![1]!;
const gameOf = (position: string) => /^[a-z]+/.exec(position)![0];

interface Change {
  /** the part that moves, from 1, and what it was */
  part: number;
  before: string;
  /** what stands there now: two where it was split */
  after: string[];
}

/** What is not the same in two states of a game whose parts are separated by commas. */
function changeOf(from: string, to: string): Change {
  const old = stateOf(from).split(",");
  const now = stateOf(to).split(",");
  let at = 0;
  while (old[at] === now[at]) at++;
  // A heap that was split into one of its own size and another: only its neighbour tells.
  const count = 1 + now.length - old.length;
  return { part: at + 1, before: old[at]!, after: now.slice(at, at + count) };
}

/** Until the page shows what would come of the move; the other side has lost then. */
async function seen(page: Page, to: string): Promise<void> {
  await expect(preview(page)).toHaveAttribute("data-position", to);
  await expect(preview(page)).toHaveAttribute("data-outcome", "P");
}

interface Spot {
  at: Locator;
  /** from its left and upper edge; the middle where nothing is said */
  x?: number;
  y?: number;
  /** it is in sight already */
  still?: boolean;
}

async function placeOf({ at, x, y, still }: Spot): Promise<{ x: number; y: number }> {
  if (!still) await at.scrollIntoViewIfNeeded();
  const box = (await at.boundingBox())!;
  return { x: box.x + (x ?? box.width / 2), y: box.y + (y ?? box.height / 2) };
}

async function touch(page: Page, hand: Hand, spot: Spot): Promise<void> {
  const { x, y } = await placeOf(spot);
  if (hand === "finger") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** A mouse sees the move and clicks; a finger touches, sees it, and touches again. */
async function pointAndPlay(page: Page, hand: Hand, spot: Spot, to: string): Promise<void> {
  if (hand === "finger") await touch(page, hand, spot);
  else {
    const { x, y } = await placeOf(spot);
    await page.mouse.move(x, y);
  }
  await seen(page, to);
  await touch(page, hand, spot);
}

const coinsTurned = (from: string, to: string) =>
  [...stateOf(from)].flatMap((face, at) => (stateOf(to)[at] === face ? [] : [at + 1])).reverse();

/** Where a row of stones is cut, in stones from its left end. */
function cutBetween(from: string, to: string): number {
  const { before, after } = changeOf(from, to);
  const [first, second] = after.map(Number);
  const taken = Number(before) - first! - (second ?? 0);
  // Where stones go from the middle too, the end is a middle like any other; else a stone stands
  // for those after it.
  const bites = gameOf(from) === "octal" && Number(before) > 2;
  if (second === undefined && !bites) return first! + 0.5;
  return first! + taken / 2;
}

async function byPointer(page: Page, hand: Hand, from: string, to: string): Promise<void> {
  const piece = (attribute: string, value: string | number) =>
    board(page).locator(`[data-${attribute}="${value}"]`);
  switch (gameOf(from)) {
    case "nim":
    case "take":
    case "custom":
    case "fibonacci": {
      const { part, after } = changeOf(from, to);
      const at = piece("heap", part).locator(`[data-i="${after[0]!}"]`);
      return pointAndPlay(page, hand, { at }, to);
    }
    case "octal":
    case "grundy":
    case "lasker": {
      const cut = cutBetween(from, to);
      const stone = piece("heap", changeOf(from, to).part).locator(`[data-i="${Math.floor(cut)}"]`);
      const width = (await stone.boundingBox())!.width;
      return pointAndPlay(page, hand, { at: stone, x: (cut % 1) * width + 0.5 }, to);
    }
    case "stairs": {
      // The lower step comes first in the text; the stones come from the one after it.
      const { part, before, after } = changeOf(from, to);
      const down = Number(after[0]) > Number(before);
      const step = down ? part + 1 : part;
      const left = stateOf(to).split(",")[step - 1]!;
      return pointAndPlay(
        page,
        hand,
        { at: piece("part", step).locator(`[data-i="${left}"]`) },
        to,
      );
    }
    case "strip":
    case "nimble":
    case "monks":
    case "hill": {
      const { part, after } = changeOf(from, to);
      await touch(page, hand, { at: piece("part", part) });
      return pointAndPlay(page, hand, { at: piece("place", after[0]!) }, to);
    }
    case "graph": {
      const { part, after } = changeOf(from, to);
      await touch(page, hand, { at: piece("token", part) });
      return pointAndPlay(page, hand, { at: piece("vertex", after[0]!) }, to);
    }
    case "coins": {
      const turned = coinsTurned(from, to);
      for (const coin of turned) await touch(page, hand, { at: piece("coin", coin) });
      await seen(page, to);
      return touch(page, hand, { at: piece("coin", turned[0]!) });
    }
    case "wythoff": {
      const field = board(page).locator(".queen-field");
      const { width } = (await board(page).locator(".queen-piece").boundingBox())!;
      const [x, y] = stateOf(to).split(",").map(Number);
      const rows = Math.round((await field.boundingBox())!.height / width);
      const spot = { at: field, x: (x! + 0.5) * width, y: (rows - y! - 0.5) * width, still: true };
      // The grid is larger than its window: it is moved until the cell is in the middle.
      await board(page)
        .locator(".queen-scroll")
        .evaluate(
          (window, to) =>
            window.scrollTo(to.x - window.clientWidth / 2, to.y - window.clientHeight / 2),
          { x: spot.x, y: spot.y },
        );
      return pointAndPlay(page, hand, spot, to);
    }
    default:
      throw new Error(`no hand for ${from}`);
  }
}

/** Goes to a control with the tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step++) {
    const where = await target.evaluate((element) => {
      const now = document.activeElement;
      if (now === element) return "here";
      const order = now ? element.compareDocumentPosition(now) : 0;
      return order & Node.DOCUMENT_POSITION_FOLLOWING ? "back" : "on";
    });
    if (where === "here") return;
    await page.keyboard.press(where === "back" ? "Shift+Tab" : "Tab");
  }
  throw new Error("the tab key does not reach it");
}

/** Presses a key until the preview shows the move. */
async function stepTo(page: Page, key: string, to: string): Promise<void> {
  const shown = () =>
    preview(page).evaluateAll(([element]) => element?.getAttribute("data-position") ?? null);
  for (let step = 0; step < 40; step++) {
    const before = await shown();
    if (before === to) return;
    await page.keyboard.press(key);
    await expect.poll(shown).not.toBe(before);
  }
  throw new Error(`${key} does not reach ${to}`);
}

async function byKeys(page: Page, from: string, to: string): Promise<void> {
  const { keyboard } = page;
  const reach = (selector: string) => tabTo(page, board(page).locator(selector));
  const game = gameOf(from);
  if (game === "coins") {
    const turned = coinsTurned(from, to);
    await reach('.coin[tabindex="0"]');
    for (const coin of turned) {
      const at = Number(
        await page.evaluate(() => document.activeElement!.getAttribute("data-coin")),
      );
      for (let step = 0; step < Math.abs(coin - at); step++)
        await keyboard.press(coin > at ? "ArrowRight" : "ArrowLeft");
      await keyboard.press(" ");
    }
  } else if (game === "wythoff") {
    await reach(".queen-field");
    const [x, y] = stateOf(to).split(",").map(Number);
    const [oldX, oldY] = stateOf(from).split(",").map(Number);
    for (let step = x!; step < oldX!; step++) await keyboard.press("ArrowLeft");
    for (let step = y!; step < oldY!; step++) await keyboard.press("ArrowDown");
  } else {
    const { part, before, after } = changeOf(from, to);
    const step = game === "stairs" && Number(after[0]) > Number(before) ? part + 1 : part;
    const attribute =
      game === "graph" ? "token" : /strip|monks|hill|stairs/.test(game) ? "part" : "heap";
    await reach(`[data-${attribute}="${step}"]`);
    const key = /octal|grundy|lasker|monks|hill|graph/.test(game) ? "ArrowRight" : "ArrowLeft";
    await stepTo(page, key, to);
  }
  await seen(page, to);
  await keyboard.press("Enter");
}

/** Makes the move that leads to a position. */
export async function playTo(page: Page, hand: Hand, to: string): Promise<void> {
  const from = await input(page).inputValue();
  // The board is drawn a moment after the position has come.
  await expect(board(page)).toHaveAttribute("data-position", from);
  await (hand === "keys" ? byKeys(page, from, to) : byPointer(page, hand, from, to));
}

/** Presses a control. */
export async function press(page: Page, hand: Hand, target: Locator): Promise<void> {
  if (hand === "keys") {
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  } else if (hand === "finger") await target.tap();
  else await target.click();
}
