// Won by copying: its pairs on the board, a whole game against the mirror, and a strategy that is
// played by.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, openGame } from "./help";

const cram = "grid/..->oo;turn:..../..../..../....";
const board = (page: Page) => page.locator("#board");
const cellsOf = (text: string) => text.slice(text.indexOf(":") + 1).replaceAll("/", "");

/** The first two free cells side by side, from 0; null where there are none. */
function free(cells: string): [number, number] | null {
  for (let at = 0; at < 16; at++) {
    if (cells[at] !== ".") continue;
    if (at % 4 < 3 && cells[at + 1] === ".") return [at, at + 1];
    if (cells[at + 4] === ".") return [at, at + 4];
  }
  return null;
}

/** Plays against the copy, and places a domino on the first two cells. */
async function playFirstDomino(page: Page) {
  await page.getByTestId("mirror-play").click();
  await expect(page.getByTestId("mirror-note")).toBeVisible();
  await board(page).locator('[data-cell="1"]').click();
  const second = board(page).locator('[data-cell="2"]');
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await second.click();
}

test("Why says that copying wins, and the board draws the pairs @layout", async ({ page }) => {
  await openGame(page, `#${cram}`);
  const mirror = page.getByTestId("mirror");
  await expect(mirror).toHaveAttribute("data-map", "half-turn");
  await expect(page.getByTestId("mirror-words")).toContainText("Turned by half");
  // The answers that are told are the copies; they are folded under the reason.
  await page.getByTestId("answers-folded").locator("summary").click();
  const answers = page.getByTestId("answer");
  await expect(answers).toHaveCount(12);
  for (const answer of await answers.all()) {
    const cells = cellsOf((await answer.getAttribute("data-answer"))!);
    expect([...cells].reverse().join("")).toBe(cells);
  }
  await expect(page.getByTestId("pairs")).toHaveCount(0);
  await page.getByTestId("show-pairs").check();
  await expect(page.locator(".pair-mark")).toHaveCount(16);
  await expect(page.getByTestId("axis")).toHaveAttribute("data-axis", "point");
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("walk")).toBeVisible();
  await expect(page.getByTestId("mends")).toHaveCount(0);
});

test("a move after which one copies is told first and once, what wins too below it", async ({
  page,
}) => {
  await openGame(page, "#row/.->x;never=xx:.........");
  await expect(page.getByTestId("mirror-words")).toHaveText(/^Then the board/);
  await openGame(page, "#grid/..->oo;turn:..../..../..../..../....");
  const first = page.getByTestId("why-first");
  await expect(first).toContainText("To win: Cells b3–c3");
  await expect(page.getByTestId("mirror-words")).toHaveText(/^Then the board/);
  await expect(page.getByTestId("mirror-others")).toContainText("win too: Cells");
  await expect(page.getByTestId("mirror-others")).not.toContainText("b3–c3");
  // The answers follow the move that was told, and are its copies.
  await page.getByTestId("answers-folded").locator("summary").click();
  const answer = page.getByTestId("answer").first();
  await expect(answer).toHaveAttribute("data-answer", /./);
  const cells = cellsOf((await answer.getAttribute("data-answer"))!);
  expect([...cells].reverse().join("")).toBe(cells);
  await expect(page.locator('[data-testid="winning-move"]').first()).toBeVisible();
});

test("the program copies every move, and makes the last one @layout", async ({ page }) => {
  await openGame(page, `#${cram}`);
  await page.getByTestId("mirror-play").click();
  await expect(page.getByTestId("mirror-note")).toBeVisible();
  for (;;) {
    const cells = cellsOf((await board(page).getAttribute("data-position"))!);
    expect([...cells].reverse().join("")).toBe(cells);
    const next = free(cells);
    if (!next) break;
    const [first, second] = next.map((at) => board(page).locator(`[data-cell="${at + 1}"]`));
    await first!.click();
    await second!.click();
    // Where the first cell has one free neighbour, it says the move by itself.
    const [at] = next;
    const alone = !(at % 4 < 3 && cells[at + 1] === "." && cells[at + 4] === ".");
    if (!alone) {
      await expect(second!).toHaveAttribute("aria-pressed", "true");
      await second!.click();
    }
    const taken = [...cells].filter((cell) => cell === "o").length + 4;
    await expect(board(page).locator("[data-symbol=o]")).toHaveCount(taken);
  }
  await expect(page.getByTestId("result")).toBeVisible();
});

test("the copy flies over the board once @browser", async ({ page }) => {
  await openGame(page, `#${cram}`);
  // It is there for a moment only: each time that it comes is counted.
  await page.evaluate(() => {
    const flights = { come: 0 };
    Object.assign(window, { flights });
    const isFlight = (node: Node) =>
      node instanceof Element && node.matches('[data-testid="copy-flight"]');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) flights.come += [...addedNodes].filter(isFlight).length;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await playFirstDomino(page);
  const copied = "grid/..->oo;turn:oo../..../..../..oo";
  await expect(board(page)).toHaveAttribute("data-position", copied);
  await expect(page.getByTestId("copy-flight")).toHaveCount(0);
  const come = () =>
    page.evaluate(() => (window as unknown as { flights: { come: number } }).flights.come);
  expect(await come()).toBe(1);
});

test("a hint tells to copy, once one copies oneself", async ({ page }) => {
  await openGame(page, "#nim:5,5!3,5");
  await page.getByTestId("show-pairs").check();
  await expect(page.getByTestId("winning-move").first()).toContainText("copies the last move");
  await expect(page.getByTestId("mirror-words")).toContainText("can be copied");
});

async function firstHint(page: Page) {
  await page.getByTestId("hint-button").click();
  return page.getByTestId("hint");
}

const dominoes = (lines: string[]) => `grid/..->oo;turn:${lines.join("/")}`;
const eight = Array<string>(8).fill("........");

test("who copies is told and hinted where no search ends @browser", async ({ page }) => {
  test.slow();
  await openGame(page, `#${dominoes(eight)}`);
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
  await expect(page.getByTestId("value")).toHaveAttribute("data-value", "0");
  await page.goto(`./#${dominoes(eight)}!oo....../${eight.slice(1).join("/")}`);
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "N", {
    timeout: 60_000,
  });
  const copy = dominoes(["oo......", ...eight.slice(2), "......oo"]);
  await expect(page.getByTestId("winning-move")).toHaveAttribute("data-position", copy);
  const hint = await firstHint(page);
  await expect(hint).toContainText("paired place");
  for (let step = 2; step <= 3; step++)
    await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Copy it: Cells g8–h8");
});

test("a board of more cells than are searched is told and played", async ({ page }) => {
  const ten = Array<string>(10).fill("..........");
  await openGame(page, `#${dominoes(ten)}`);
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
  await expect(page.getByTestId("mirror")).toHaveAttribute("data-map", "half-turn");
  await expect(board(page).locator("[data-cell]")).toHaveCount(100);
  await playFirstDomino(page);
  const copied = dominoes(["oo........", ...ten.slice(2), "........oo"]);
  await expect(board(page)).toHaveAttribute("data-position", copied);
});

test("a hint tells after which move one copies @browser", async ({ page }) => {
  await openGame(page, "#grid/..->oo;turn:..../..../..../..../....");
  const hint = await firstHint(page);
  await expect(hint).toContainText("turned by half");
  for (let step = 2; step <= 3; step++)
    await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Cells b3–c3 become taken. From then on, copy every move");
});

test("a move that ends the game is followed by no copies", async ({ page }) => {
  await openGame(page, "#row/.->x;never=xx:...");
  const hint = await firstHint(page);
  for (let step = 2; step <= 3; step++)
    await hint.getByRole("button", { name: "Next hint" }).click();
  await expect(hint).toContainText("Cell 2 becomes a cross.");
  await expect(hint).not.toContainText("copy");
});

test("pairs stand on graphs of every kind, and on rows @layout", async ({ page }) => {
  for (const [text, marks] of [
    ["arckayles:a-b,b-c,d-e,e-f", 6],
    ["hackenbush:0-a,a-b,0-c,c-d", 4],
    ["graph/a-b,b-c,d-e,e-f:a,d", 6],
  ] as const) {
    await openGame(page, `#${text}`);
    await page.getByTestId("show-pairs").check();
    await expect(page.locator(".pair-mark")).toHaveCount(marks);
    await expect(page.locator(".pair-link")).toHaveCount(marks / 2);
    await expect(page.getByTestId("axis")).toHaveCount(0);
  }
  // Two lines of a row are not turned about a point between them.
  await openGame(page, "#row/.->x;never=xx:.........");
  await page.getByTestId("show-pairs").check();
  await expect(page.locator(".pair-mark")).toHaveCount(8);
  const tops = new Set<number>();
  for (const cell of await board(page).locator("[data-cell]").all())
    tops.add(Math.round((await cell.boundingBox())!.y));
  await expect(page.getByTestId("axis")).toHaveCount(tops.size > 1 ? 0 : 1);
});

test("a strategy lies beside the board, and its line is marked @layout", async ({ page }) => {
  await openGame(page, "#take/1..3:9");
  await page.getByTestId("explain").click();
  await page.getByTestId("why-strategy").locator("summary").click();
  await page.getByTestId("strategy-hold").click();
  const held = page.getByTestId("held-strategy");
  await expect(held.locator("[data-here]")).toHaveCount(0);
  await page.getByTestId("winning-move").click();
  await expect(held.locator("[data-here]")).toContainText("8");
  await expectNoSideways(page);
  await held.getByTestId("put-away").click();
  await expect(held).toHaveCount(0);
});
