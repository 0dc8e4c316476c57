// Explore: found games, counts, families of rules as pictures, the atlas of octal games.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./help";
import { answered, entries, entry, openSheet, run, setLine, type } from "./sheets";

const family = (page: Page) => page.getByTestId("family-card");

test("eight values that are pasted ask which game they are of", async ({ page }) => {
  await openSheet(page, ["rule nim"]);
  await type(page, "1 0 1 2 3 2 0 1 0 1");
  await expect(page).toHaveURL(/values%201,0,1,2,3,2,0,1,0,1%0Apatterns%0Awhich$/);
  const card = page.getByTestId("which-card");
  await expect(card.getByTestId("which-words")).toContainText("these 10 values");
  await expect(card.getByTestId("which-moved")).toHaveText(
    "Your list begins at heap 1 of take/1,3,4: the value of heap 0 is missing.",
  );
  await card.getByTestId("found-rule").first().click();
  await expect(entry(page, "rule").getByTestId("entry-line")).toHaveValue("rule take/1,3,4");
  // Too few of them are no list.
  await setLine(entry(page, "values"), "values 0,1,2");
  await expect(entry(page, "which")).toContainText("8");
  await expect(entry(page, "which").getByTestId("which-card")).toHaveCount(0);
});

test("a rule's twins are told as proven, the list folded @browser", async ({ page }) => {
  await openSheet(page, ["rule octal/0.137", "which"]);
  const twins = entry(page, "which");
  const rows = (await answered(twins, "which-table")).locator("tbody tr");
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText("the same for ever, proven");
  await expect(rows.nth(1)).toContainText("Dawson’s Kayles");
  await twins.getByTestId("which-all").click();
  await expect(rows).toHaveCount(20);
});

test("a count tells the number, its share and its formula @browser", async ({ page }) => {
  await openSheet(page, ["rule take/1..3", "count --heaps 2 --from 0 --to 9"]);
  const card = page.getByTestId("count-card");
  await answered(card, "count-words");
  await expect(card.getByTestId("count-words")).toHaveText("26 of 100 positions are lost.");
  await expect(card.getByTestId("count-share")).toHaveText("That is 26 % of all.");
  await expect(card.getByTestId("count-formula")).toContainText("3² + 3² + 2² + 2²");
  await card.getByTestId("count-unordered").check();
  await expect(entry(page, "count").getByTestId("entry-line")).toHaveValue(/--unordered/);
  await expect(card.getByTestId("count-words")).toContainText("without order");
  await setLine(entry(page, "count"), "count --heaps 3 --from 0 --to 1000000000000000000");
  await expect(card.getByTestId("count-share")).toHaveText("That is 25 % of all.");
  await setLine(entry(page, "count"), "count --heaps 2 --from 0 --to 9 --mod 1");
  await expect(entry(page, "count").locator(".error")).toContainText("2");
  await expect(card).toHaveCount(0);
});

test("a family is a map: keys move in it, open a rule, select; a number lists its rules", async ({
  page,
}) => {
  await openSheet(page, ["family 'take/1,$a,$b' 'a=2..6;b=a+1..7'"]);
  const card = family(page);
  await answered(card, "family-picture");
  await expect(card).toHaveAttribute("data-members", "15");
  const field = card.locator(".family-box");
  const at = card.getByTestId("family-at");
  await expect(card.getByTestId("family-picture")).toHaveAttribute("data-kind", "map");
  await field.press("ArrowRight");
  await field.press("ArrowDown");
  await field.press("ArrowRight");
  await expect(at).toHaveText("take/1,3,4: period 7 from n = 0 on");
  await field.press("Enter");
  const member = card.getByTestId("family-member");
  await expect(member).toHaveAttribute("data-rule", "take/1,3,4");
  await expect(member).toContainText("Take 1, 3 or 4 stones");
  await member.getByTestId("member-shut").click();
  await expect(member).toHaveCount(0);
  await field.press("Shift+ArrowDown");
  const selection = card.getByTestId("family-selection");
  await expect(selection).toHaveAttribute("data-count", "2");
  await expect(selection.getByTestId("selected-rule").last()).toContainText("take/1,3,5");
  const two = card.locator('[data-testid="legend-number"][data-number="2"]');
  await two.click();
  await expect(selection).toHaveAttribute("data-count", "3");
  await expect(selection.getByTestId("selected-rule").first()).toContainText("take/1,3,5");
  const saved = page.waitForEvent("download");
  await selection.getByTestId("selection-csv").click();
  expect(readFileSync(await (await saved).path(), "utf8")).toBe(
    'a,b,rule,preperiod,period\n3,5,"take/1,3,5",0,2\n3,7,"take/1,3,7",0,2\n5,7,"take/1,5,7",0,2\n',
  );
  await two.click();
  await expect(selection).toHaveCount(0);
  await card.getByTestId("family-of").selectOption("values");
  await expect(entry(page, "family").getByTestId("entry-line")).toHaveValue(/--of values$/);
  await expect(card.getByTestId("family-heap")).toBeVisible();
  await card.getByTestId("family-of").selectOption("period");
  await expect(entry(page, "family").getByTestId("entry-line")).not.toHaveValue(/--of/);
});

test("of three letters a slider holds one, and what is opened goes on", async ({ page }) => {
  await openSheet(page, ["family 'take/$a,$b,$c' 'a=1..4;b=a+1..5;c=b+1..6'"]);
  const card = family(page);
  await answered(card, "family-held");
  await expect(card.getByTestId("family-held")).toHaveText("5");
  await card.getByTestId("family-slider").fill("0");
  await expect(card.getByTestId("family-held")).toHaveText("3");
  await card.getByTestId("family-letter").selectOption({ label: "a" });
  await expect(card.getByTestId("family-held")).toHaveText("3");
  await card.getByTestId("legend-number").first().click();
  await card.getByTestId("selected-rule").first().click();
  const rule = await card.getByTestId("family-member").getAttribute("data-rule");
  expect(rule).toMatch(/^take\/3,/);
  await card.getByTestId("member-sheet").click();
  await expect(entry(page, "rule").getByTestId("entry-line")).toHaveValue(`rule ${rule}`);
});

test("a family of positions says who wins each, and a position goes on the sheet @browser", async ({
  page,
}) => {
  await openSheet(page, ["family 'nim:$a,$b,15,15,15~most/$k' 'a=14..15;b=0..1;k=3' --of lost"]);
  const card = family(page);
  await answered(card, "family-picture");
  await expect(card.getByTestId("family-words")).toHaveText("4 positions");
  await expect(card.getByTestId("family-of")).toHaveCount(0);
  await expect(card.getByTestId("family-heap")).toHaveCount(0);
  const field = card.locator(".family-box");
  await field.press("ArrowRight");
  await field.press("ArrowRight");
  const at = card.getByTestId("family-at");
  await expect(at).toHaveText("nim:15,0,15,15,15~most/3: lost (P)");
  await field.press("Enter");
  const member = card.getByTestId("family-member");
  await expect(member).toContainText("lost (P)");
  await member.getByTestId("member-sheet").click();
  await expect(entry(page, "position").getByTestId("entry-line")).toHaveValue(
    "position nim:15,0,15,15,15~most/3",
  );
  await expect(entry(page, "analyze")).toHaveCount(1);
});

test("ready families open, and those that can't be read say why and where", async ({ page }) => {
  await openSheet(page, ["rule take/1..3"]);
  await page.getByTestId("sheets-open").click();
  await expect(page.getByTestId("ready-family")).toHaveCount(10);
  await page.locator("[data-family=at-most]").click();
  await expect(page.locator(".explore-head h1")).toHaveText("At most n/a");
  const picture = await answered(family(page), "family-picture");
  await expect(picture).toHaveAttribute("data-kind", "carpet");
  await setLine(entry(page, "family"), "family 'foo/$a' 'a=1..3'");
  await expect(family(page).locator(".error")).toContainText("foo");
  await setLine(entry(page, "family"), "family 'take/1,$a' 'a=1..3;b=2'");
  await expect(entry(page, "family").locator(".error")).toContainText("does not use b");
  await setLine(entry(page, "family"), "family 'take/$a,$b,$c,$d' 'a=1;b=2;c=3;d=4'");
  await expect(entry(page, "family").locator(".error")).toContainText("3");
  await setLine(entry(page, "family"), "family 'take/$a' 'a=1..1000000000000000000'");
  await run(entry(page, "family"));
  await expect(family(page).locator(".error")).toContainText("200");
});

test("Stop ends a family and a count, and nothing of them is shown @browser", async ({ page }) => {
  const longFamily = "family 'octal/0.$a$b$c' 'a=0..7;b=0..7;c=1..7'";
  await openSheet(page, ["rule take/prime", longFamily]);
  const card = family(page);
  for (const [question, answer] of [
    ["family", card.getByTestId("family-picture")],
    ["count", page.getByTestId("count-words")],
  ] as const) {
    if (question === "count") await type(page, "count --heaps 2 --from 0 --to 1000000000000");
    const asked = entry(page, question);
    // Neither begins by itself and ends within a second.
    await run(asked);
    await asked.getByTestId("stop").click();
    await expect(asked.getByText("Stopped before it was settled")).toBeVisible();
    await expect(asked.getByTestId("stop")).toHaveCount(0);
    await expect(answer).toHaveCount(0);
  }
  await expect(card).toHaveAttribute("data-members", "");
  // The thread is free for others.
  await setLine(entry(page, "family"), "family 'take/1,$a' 'a=2..9'");
  await expect(card).toHaveAttribute("data-members", "8");
  await expect(card.getByTestId("family-picture")).toBeVisible();
});

test("the atlas has a row for codes with the same values, each a door", async ({ page }) => {
  await openSheet(page, ["rule take/1..3"]);
  await page.getByTestId("atlas-open").click();
  const atlas = page.getByTestId("atlas");
  const rows = page.getByTestId("atlas-row");
  await expect(atlas).toHaveAttribute("data-rows", "206");
  await expect(page).toHaveURL(/\?view=explore&atlas/);
  // The open ones come first.
  await expect(rows.first()).toHaveAttribute("data-open", "true");
  await expect(rows.first()).toContainText("Period not known, as far as n =");
  await expect(rows).toHaveCount(30);
  await page.getByTestId("atlas-more").click();
  await expect(rows).toHaveCount(90);
  await page.getByTestId("atlas-proven").click();
  await page.getByTestId("atlas-search").fill("kayles");
  await expect(rows.first()).toHaveAttribute("data-open", "false");
  await page.getByTestId("atlas-search").fill("no such game");
  await expect(rows).toHaveCount(0);
  await page.getByTestId("atlas-search").fill("0.77");
  await rows.first().getByTestId("atlas-door").click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entry(page, "rule").getByTestId("entry-line")).toHaveValue(/^rule octal\/0\./);
  await page.goBack();
  await expect(atlas).toBeVisible();
});

test("cells are painted, a tap opens one, a drag selects @browser", async ({ page }) => {
  await openSheet(page, ["family 'take/1,$a,$b' 'a=2..6;b=a+1..7'"]);
  const card = family(page);
  const picture = await answered(card, "family-picture");
  const box = (await picture.boundingBox())!;
  // A cell is 26 pixels wide, behind the names of the axis.
  const cell = (column: number, row: number) => ({
    x: 46 + 26 * column + 13,
    y: 8 + 26 * row + 13,
  });
  /** The colour beside the number in a cell; what is not painted is clear. */
  const colour = (column: number, row: number) =>
    picture.evaluate(
      (canvas, { x, y }) => {
        const { width, clientWidth } = canvas as HTMLCanvasElement;
        const ratio = width / clientWidth;
        const context = (canvas as HTMLCanvasElement).getContext("2d")!;
        return [...context.getImageData(x * ratio, (y - 10) * ratio, 1, 1).data].join();
      },
      cell(column, row),
    );
  // Equal periods have one colour, others another; nothing is painted where no rule is.
  expect(await colour(1, 2)).toBe(await colour(1, 4));
  expect(await colour(1, 2)).not.toBe(await colour(1, 1));
  expect(await colour(4, 0)).toBe("0,0,0,0");
  await expectAccessible(page);
  await picture.click({ position: cell(1, 1) });
  await expect(card.getByTestId("family-member")).toHaveAttribute("data-rule", "take/1,3,4");
  await card.getByTestId("member-shut").click();
  await card.getByTestId("family-select").click();
  await picture.scrollIntoViewIfNeeded();
  const now = (await picture.boundingBox()) ?? box;
  const [from, to] = [cell(0, 1), cell(1, 2)];
  await page.mouse.move(now.x + from.x, now.y + from.y);
  await page.mouse.down();
  await page.mouse.move(now.x + to.x, now.y + to.y, { steps: 3 });
  await page.mouse.up();
  await expect(card.getByTestId("family-selection")).toHaveAttribute("data-count", "4");
  await expect(card.getByTestId("family-member")).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await card.getByTestId("family-png").click();
  const png = readFileSync(await (await saved).path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const drawn = page.waitForEvent("download");
  await card.getByTestId("family-svg").click();
  expect(readFileSync(await (await drawn).path(), "utf8")).toContain("</svg>");
  await page.goto("./#?view=explore&atlas");
  await expect(page.getByTestId("atlas-row").first()).toBeVisible();
  await expectAccessible(page);
});
