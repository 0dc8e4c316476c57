/** Games that people write: made in the page, played to the end by finger and by keys. */
import { expect, test, type Page } from "@playwright/test";
import { expectAccessibleNow, expectNoSideways, openGame, outcome } from "./help";

const line = (page: Page, way: number, at: number) => page.locator(`[data-line="${way}.${at}"]`);
const board = (page: Page) => page.locator("#board");

async function openMake(page: Page): Promise<void> {
  await openGame(page, "#nim:3,4?analyse");
  await page.locator(".gallery-button").click();
  await page.getByTestId("make-open").click();
  await expect(page.getByTestId("make-head")).toBeVisible();
}

test("Euclid's game is written line by line and played to its end by keys @browser", async ({
  page,
}) => {
  await openMake(page);
  await page.getByTestId("make-title").fill("Euclid <b>");
  await page.getByTestId("make-head").fill("{a,b}");
  await line(page, 0, 0).fill("a>0");
  await line(page, 0, 1).fill("k=1..b/a");
  await line(page, 0, 1).press("Enter");
  await expect(line(page, 0, 2)).toBeFocused();
  // A name that was never chosen: the sentence stands below its line.
  await line(page, 0, 2).fill("b-=m*a");
  const wrong = page.locator(".make-line", { has: line(page, 0, 2) }).getByTestId("error");
  await expect(wrong).toHaveAttribute("data-code", "bad-own");
  await expect(wrong.locator("mark")).toHaveText("m");
  await expect(line(page, 0, 2)).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleNow(page, ".dialog-make");
  await line(page, 0, 2).fill("b-=k*a");
  await page.getByTestId("make-state").fill("3,5");
  await expect(page.getByTestId("make-moves").locator("li")).toHaveCount(1);
  await expectNoSideways(page);
  await page.getByTestId("make-play").click();
  await expect(page.locator("h1")).toHaveText("Euclid <b>");
  await expect(page).toHaveURL((link) =>
    decodeURIComponent(link.hash).includes("#own/{a,b};a>0;k=1..b/a;b-=k*a:3,5"),
  );
  await expect(page).toHaveURL(/title=Euclid%20%3Cb%3E/);
  await expectAccessibleNow(page);
  const grid = board(page).locator(".queen-field");
  for (let move = 0; move < 4 && !(await over(page)); move++) {
    const before = await board(page).getAttribute("data-position");
    const result = board(page).locator("[data-result]").first();
    await expect(result).toBeVisible();
    await result.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(board(page)).not.toHaveAttribute("data-position", before!);
  }
  await expect(grid).toBeVisible();
  expect(await over(page)).toBe(true);
  await expectNoSideways(page);
});

const over = async (page: Page) =>
  /[:;]0,\d+$/.test((await board(page).getAttribute("data-position")) ?? "");

test("Kayles is begun from its example and played to its end by pointing", async ({
  page,
  hasTouch,
}) => {
  await openMake(page);
  await page.locator(".make-examples summary").click();
  await page.locator('[data-example="kayles"]').click();
  await page.getByTestId("make-state").fill("3");
  await page.getByTestId("make-play").click();
  const kayles = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  await expect(board(page)).toHaveAttribute("data-position", `${kayles}:3`);
  const press = async (position: string, becomes: string) => {
    const result = board(page).locator(`[data-result="${becomes}"]`);
    if (hasTouch) {
      await result.tap();
      await expect(result).toHaveAttribute("aria-pressed", "true");
      await result.tap();
    } else await result.click();
    await expect(board(page)).toHaveAttribute("data-position", `${kayles}:${position}`);
  };
  await press("1,1", "1,1");
  await press("0,0,1", "0,0");
  await press("0,0,0,0", "0,0");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
});

for (const [shape, text] of [
  ["a row", "own/x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1:0,0,0,0,0"],
  ["a bag", "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,5,9"],
  ["three numbers", "own/(a,b,c);a-=1|b-=1|c-=1:2,1,3"],
  ["two parts", "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i):4,6;2,3"],
] as const)
  test(`${shape} has a board on which a move can be played @layout`, async ({ page, hasTouch }) => {
    await openGame(page, `#${encodeURIComponent(text)}`);
    const before = await board(page).getAttribute("data-position");
    const first = board(page).locator("[data-result]").first();
    await expect(first).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleNow(page, "#board");
    if (hasTouch) {
      await first.tap();
      await first.tap();
    } else await first.click();
    await expect(board(page)).not.toHaveAttribute("data-position", before!);
  });

test("where the search gave up no moves are waited for", async ({ page }) => {
  await page.goto("./#own/n;k=1..3;n+=k:21");
  await expect(page.locator("main[data-analysis=failed]")).toBeVisible({ timeout: 60_000 });
  await expect(page.locator(".winning")).toHaveCount(0);
  await expect(page.locator("#why")).toContainText("Not settled");
});
