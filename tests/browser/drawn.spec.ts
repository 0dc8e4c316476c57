/** Cram, drawn in the page and played to its end: on a phone by touch alone, else by keys alone. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessibleNow, expectNoSideways, openGame, outcome } from "./help";

const cram = "grid/..->oo;turn:.../...";
/** Half a second to two seconds each: so many presses are less than a minute. */
const mostPresses = 30;

/** What presses a thing: a finger, or Tab as often as it takes and then a key. */
type Press = (what: Locator, key?: string) => Promise<void>;

const byTouch: Press = (what) => what.tap();
const byKeys =
  (page: Page): Press =>
  async (what, key = "Enter") => {
    const there = () => what.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 120 && !(await there()); tabs++) await page.keyboard.press("Tab");
    expect(await there()).toBe(true);
    await page.keyboard.press(key);
  };

/** From a rule and a board of something else; tells how often something was pressed. */
async function draw(page: Page, press: Press): Promise<number> {
  await openGame(page, "#grid/x->.:xx?analyse");
  let presses = 0;
  const counted = async (what: Locator, key?: string) => {
    presses += 1;
    await press(what, key);
  };
  await counted(page.getByRole("button", { name: "Edit", exact: true }).first());
  const drawn = page.getByTestId("drawn");
  const brush = (symbol: string) => counted(drawn.locator(`[data-brush="${symbol}"]`));
  const move = drawn.locator('[data-move="1"]');
  const left = move.getByRole("group").nth(0);
  const right = move.getByRole("group").nth(1);
  const board = drawn.locator(".drawn-board");
  await expect(drawn).toBeVisible();
  await brush(".");
  await counted(left.getByRole("button").first());
  await counted(move.getByRole("button", { name: "One more column" }));
  for (const at of [0, 1]) await counted(board.getByRole("button").nth(at));
  await counted(board.getByRole("button", { name: "One more column" }));
  await counted(board.getByRole("button", { name: "One more row" }));
  await brush("o");
  for (const at of [0, 1]) await counted(right.getByRole("button").nth(at));
  await counted(drawn.getByRole("checkbox", { name: /turn/i }), " ");
  await expect(page.locator(".edit-result code")).toHaveText(cram);
  await expect(move.locator(".drawn-variant")).toHaveCount(1);
  await expectAccessibleNow(page, "dialog[open]");
  await expectNoSideways(page);
  await counted(page.locator(".edit-apply"));
  await expect(page.locator("#board")).toHaveAttribute("data-position", cram);
  return presses;
}

const cells = async (page: Page) =>
  (await page.locator("#board").getAttribute("data-position"))!.split(":")[1]!.replaceAll("/", "");

/** Two free cells side by side in rows of three, from 1; null where there are none. */
function pair(board: string): [number, number] | null {
  for (let at = 0; at < board.length; at++) {
    if (board[at] !== ".") continue;
    if (at % 3 < 2 && board[at + 1] === ".") return [at + 1, at + 2];
    if (board[at + 3] === ".") return [at + 1, at + 4];
  }
  return null;
}

/** Both players' moves, until there is none. */
async function playOut(page: Page, press: (cell: Locator) => Promise<void>): Promise<void> {
  const cell = (number: number) => page.locator(`#board [data-cell="${String(number)}"]`);
  for (;;) {
    const before = await cells(page);
    const place = pair(before);
    if (!place) break;
    await press(cell(place[0]));
    await expect(cell(place[0])).toHaveAttribute("aria-pressed", "true");
    await press(cell(place[1]));
    await expect
      .poll(async () => {
        if ((await cells(page)) !== before) return true;
        // Where both cells were needed to tell the move, the next press plays it.
        if ((await cell(place[1]).getAttribute("aria-pressed")) === "true")
          await press(cell(place[1]));
        return (await cells(page)) !== before;
      })
      .toBe(true);
    const after = await cells(page);
    expect([after[place[0] - 1], after[place[1] - 1]]).toEqual(["o", "o"]);
  }
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
  await expectAccessibleNow(page);
  await expectNoSideways(page);
}

test("below the sentence of a drawn rule stand its pictures, and the board stays @layout", async ({
  page,
}) => {
  await openGame(page, "#grid/xo->.x,ox->.o;turn:xoxo/oxox");
  const pictures = page.getByTestId("rule-pictures");
  await expect(pictures.getByRole("img")).toHaveCount(2);
  await expect(pictures.getByRole("img").first()).toHaveAccessibleName(
    "A cross and a taken cell in a row become a free cell and a cross.",
  );
  await expect(pictures.locator(".drawncell")).toHaveCount(8);
  await expect(page.locator("#board .drawncell").first()).toBeInViewport({ ratio: 1 });
  // Large ones are folded.
  const lines = ["xxx", "x/x/x", "x**/*x*/**x", "**x/*x*/x**"].map((one) => `until=${one}`);
  await openGame(page, `#grid/.->x;${lines.join(";")}:.../.../...~misere`);
  await expect(pictures).toBeHidden();
  await page.getByText("The rule in pictures").click();
  await expect(pictures.getByRole("img")).toHaveCount(5);
  await expect(page.locator("#board .drawncell").first()).toBeInViewport({ ratio: 1 });
  await expectAccessibleNow(page, ".heading");
  await expectNoSideways(page);
});

test("Cram is drawn and played to its end by touch @phone @touch", async ({ page }) => {
  expect(await draw(page, byTouch)).toBeLessThan(mostPresses);
  await playOut(page, (cell) => cell.tap());
});

test("Cram is drawn and played to its end by keys @desktop", async ({ page }) => {
  const press = byKeys(page);
  expect(await draw(page, press)).toBeLessThan(mostPresses);
  // One cell takes Tab; arrows go on from there.
  await playOut(page, async (cell) => {
    const wanted = Number(await cell.getAttribute("data-cell"));
    const focused = page.locator("#board [data-cell]:focus");
    if ((await focused.count()) === 0)
      await press(page.locator('#board [data-cell][tabindex="0"]'), "Home");
    for (let keys = 0; keys < 8; keys++) {
      const now = Number(await focused.getAttribute("data-cell"));
      if (now === wanted) break;
      const [row, column] = [Math.floor((now - 1) / 3), (now - 1) % 3];
      const [toRow, toColumn] = [Math.floor((wanted - 1) / 3), (wanted - 1) % 3];
      const key =
        row < toRow
          ? "ArrowDown"
          : row > toRow
            ? "ArrowUp"
            : column < toColumn
              ? "ArrowRight"
              : "ArrowLeft";
      await page.keyboard.press(key);
    }
    await expect(cell).toBeFocused();
    await page.keyboard.press("Enter");
  });
});

test("no stone or cross covers the number of its cell", async ({ page }) => {
  await openGame(page, "#grid/.o->o.,.x->x.:..o.o.x");
  const cells = page.locator("#board .drawncell:has(.drawncell-symbol)");
  await expect(cells.first()).toBeVisible();
  const free = await cells.evaluateAll((cells) =>
    cells
      .filter((cell) => /[ox]/.test((cell as HTMLElement).dataset["symbol"]!))
      .map(
        (cell) =>
          cell.getBoundingClientRect().bottom -
          cell.querySelector(".drawncell-symbol")!.getBoundingClientRect().bottom,
      ),
  );
  expect(free).toHaveLength(3);
  // The number is 12 pixels high and stands 3 above the edge.
  for (const room of free) expect(room).toBeGreaterThanOrEqual(14);
});
