// Explore: values, plots, periods with proof, guesses, unknowns, two rules, grids, and what the
// browser keeps.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, slowModule } from "./help";

async function explore(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await expect(page.getByTestId("explored")).toBeVisible();
}
const have = (page: Page, count: number) =>
  expect(page.getByTestId("values-have")).toHaveAttribute("data-count", String(count), {
    timeout: 60_000,
  });

/**
 * What the bar of the search for a period shows is written down as it changes: a fast machine is
 * done in a blink.
 */
async function barSteps(page: Page): Promise<() => Promise<number[]>> {
  const seen = await page.getByTestId("period-card").evaluateHandle((card) => {
    const values = new Set<number>();
    new MutationObserver(() => {
      for (const bar of card.querySelectorAll("progress")) values.add(bar.value);
    }).observe(card, { subtree: true, childList: true, attributes: true });
    return values;
  });
  return () => seen.evaluate((values) => [...values]);
}
function expectMoving(steps: number[], least: number): void {
  expect(steps.length).toBeGreaterThanOrEqual(least);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
}

/** How many colours a canvas shows. */
const colours = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let at = 0; at < data.length; at += 4)
      seen.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    return seen.size;
  });

test("the rule of the board is explored, another one is typed, and the link holds it", async ({
  page,
}) => {
  await page.goto("./#take/1,3,4:7");
  await page.getByTestId("place-explore").filter({ visible: true }).click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1,3,4");
  await have(page, 1000);
  await page.getByTestId("rule").fill("custom/n%2==k%2");
  await page.getByTestId("rule-go").click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "custom/n%2==k%2");
  await have(page, 1000);
  await page.reload();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "custom/n%2==k%2");
  await page.goBack();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/1,3,4");
  // A rule with all that means something in a link, behind a rule and not a position.
  await explore(page, "#nim?view=explore");
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "nim");
  await page.getByTestId("rule").fill("custom/k<=9&&n%25!=k");
  await page.getByTestId("rule-go").click();
  const hard = page.getByTestId("explored");
  await expect(hard).toHaveAttribute("data-rule", "custom/k<=9&&n%25!=k");
  await expect(page).toHaveURL(/rule=/);
  await page.reload();
  await expect(hard).toHaveAttribute("data-rule", "custom/k<=9&&n%25!=k");
  await page.getByTestId("rule").fill("take/4..1");
  await page.getByTestId("rule-go").click();
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "reversed-range");
});

test("the plot goes from ten values to all of a million, and its numbers can be read @layout", async ({
  page,
}) => {
  test.slow();
  await explore(page, "#take/1,3,4?view=explore");
  await have(page, 1000);
  const words = page.getByTestId("plot-words");
  await expect(words).toHaveText("Heaps 0 to 999: values from 0 to 3.");
  expect(await colours(page, ".plot-box canvas")).toBeGreaterThan(3);
  await page.getByTestId("value-count").fill("1000000");
  await page.getByTestId("compute").click();
  await have(page, 1_000_000);
  await expect(words).toHaveAttribute("data-to", "999999");
  const plot = page.getByRole("application", { name: "Plot of the values" });
  await plot.focus();
  for (let press = 0; press < 18; press++) await page.keyboard.press("+");
  const shown = async (name: string) => Number(await words.getAttribute(name));
  await expect
    .poll(async () => (await shown("data-to")) - (await shown("data-from")))
    .toBeLessThan(11);
  const before = await shown("data-from");
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => shown("data-from")).toBeGreaterThan(before);
  await page.keyboard.press("0");
  await expect(words).toHaveAttribute("data-to", "999999");
  expect(await colours(page, ".plot-box canvas")).toBeGreaterThan(3);
  await expectNoSideways(page);
});

test("squares fold at the period, tables and counts say the same numbers", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  await page.getByTestId("find-period").click();
  await expect(page.getByTestId("proven")).toHaveAttribute("data-period", "7");
  await page.getByTestId("view-squares").click();
  await expect(page.getByTestId("fold")).toHaveValue("7");
  expect(await colours(page, '[data-testid="squares"]')).toBeGreaterThan(4);
  const squares = page.getByRole("application", { name: /as squares/ });
  await squares.focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByTestId("squares-at")).toHaveText("g(8) = 1");
  await page.getByTestId("view-table").click();
  const row = (n: number) => page.locator(`[data-testid="value-table"] tr[data-n="${n}"]`);
  const values: string[] = [];
  for (let n = 0; n < 8; n++) values.push((await row(n).getAttribute("data-value"))!);
  expect(values.join("")).toBe("01012320");
  await page.getByTestId("view-counts").click();
  await expect(page.locator('[data-testid="count-table"] tr[data-value="0"]')).toHaveAttribute(
    "data-heaps",
    "286",
  );
});

test("the lost heaps are counted, listed from any heap on, opened on the board", async ({
  page,
}) => {
  await explore(page, "#take/square?view=explore");
  const words = page.getByTestId("lost-words");
  await expect(words).toHaveAttribute("data-count", "1000");
  await expect(page.getByTestId("lost-heaps").getByRole("button").first()).toHaveText("0");
  await expect(page.getByTestId("lost-heaps")).toContainText("0257101215172022343944");
  await page.getByTestId("lost-more").click();
  await expect(words).toHaveAttribute("data-count", "10000");
  await page.getByTestId("lost-count").fill("10000001");
  await expect(page.getByTestId("lost-find")).toBeDisabled();
  await page.getByTestId("lost-count").fill("10000000");
  await page.getByTestId("lost-find").click();
  await expect(words).toHaveAttribute("data-count", "10000000", { timeout: 30_000 });
  await expect(words).toHaveAttribute("data-lost", "69489");
  await page.getByTestId("lost-card").locator("summary").click();
  const below = (n: number) => page.locator(`[data-testid="lost-shares"] tr[data-below="${n}"]`);
  await expect(below(10)).toHaveAttribute("data-lost", "4");
  await expect(below(100)).toHaveAttribute("data-lost", "21");
  await expect(below(10_000_000)).toContainText("0.695 %");
  await page.getByTestId("lost-next").click();
  await expect(page.getByTestId("lost-page")).toContainText("101");
  await page.getByTestId("lost-from").fill("9999000");
  await page.getByTestId("lost-from").press("Enter");
  await expect(page.getByTestId("lost-page")).toContainText("69\u202f489 of");
  const last = page.getByTestId("lost-heaps").getByRole("button").last();
  await expect(last).toHaveAttribute("data-heap", "9999932");
  await page.getByTestId("lost-from").fill("5");
  await page.getByTestId("lost-from").press("Enter");
  await page.getByTestId("lost-heaps").getByRole("button").first().click();
  await expect(input(page)).toHaveValue("take/square:5");
});

test("looking for lost heaps shows how far it is and can be stopped; what was found stays", async ({
  page,
}) => {
  await explore(page, "#octal/0.007?view=explore");
  const card = page.getByTestId("lost-card");
  await expect(card.getByTestId("lost-words")).toHaveAttribute("data-count", "1000");
  const before = await card.getByTestId("lost-words").getAttribute("data-lost");
  await card.getByTestId("lost-count").fill("10000000");
  await card.getByTestId("lost-find").click();
  await expect(card.getByRole("progressbar")).toBeVisible();
  await card.getByTestId("stop").click();
  await expect(card.getByText("Stopped")).toBeVisible();
  await expect(card.getByTestId("lost-words")).toHaveAttribute("data-lost", before!);
});

test("values and plot are saved as files", async ({ page }) => {
  await explore(page, "#octal/0.77?view=explore");
  await have(page, 1000);
  const saved = async (id: string) => {
    const download = page.waitForEvent("download");
    await page.getByTestId(`save-${id}`).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await saved("csv");
  expect(csv.name).toBe("octal-0.77.csv");
  expect(csv.bytes.toString().split("\n").slice(0, 6)).toEqual([
    "n,value",
    "0,0",
    "1,1",
    "2,2",
    "3,3",
    "4,1",
  ]);
  expect((await saved("bfile")).bytes.toString()).toMatch(/^0 0\n1 1\n2 2\n3 3\n4 1\n/);
  const json = JSON.parse((await saved("json")).bytes.toString()) as { values: number[] };
  expect(json.values).toHaveLength(1000);
  expect((await saved("svg")).bytes.toString().match(/<circle/g)).toHaveLength(1000);
  const png = await saved("png");
  expect([...png.bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  expect(png.bytes.length).toBeGreaterThan(2000);
});

test("long work shows how far it is, stops, and goes on where it stood", async ({ page }) => {
  test.slow();
  await explore(page, "#octal/0.14?view=explore");
  await have(page, 1000);
  await page.getByTestId("value-count").fill("5000000");
  await page.getByTestId("compute").click();
  const bar = page.getByTestId("values-busy").getByRole("progressbar");
  await expect(bar).toBeVisible();
  await page.getByTestId("stop-values").click();
  const counted = page.getByTestId("values-have");
  await expect(counted).not.toHaveText("");
  const stoppedAt = Number(await counted.getAttribute("data-count"));
  expect(stoppedAt).toBeGreaterThanOrEqual(1000);
  expect(stoppedAt).toBeLessThan(5_000_000);
  await expect(page.getByText("Stopped.")).toBeVisible();
  await page.getByTestId("value-count").fill(String(stoppedAt + 20_000));
  await page.getByTestId("compute").click();
  await have(page, stoppedAt + 20_000);
  await expect(page.getByTestId("plot-words")).toHaveAttribute(
    "data-to",
    String(stoppedAt + 19_999),
  );
});

test("octal/0.16 repeats from 105351 on with period 149459: proven in the browser, the bar moving", async ({
  page,
}) => {
  test.slow();
  await explore(page, "#octal/0.16?view=explore");
  await have(page, 1000);
  const steps = await barSteps(page);
  await page.getByTestId("find-period").click();
  const proven = page.getByTestId("proven");
  await expect(proven).toBeVisible({ timeout: 60_000 });
  expectMoving(await steps(), 2);
  await expect(proven).toHaveAttribute("data-preperiod", "105351");
  await expect(proven).toHaveAttribute("data-period", "149459");
  await expect(page.getByTestId("proof")).toHaveAttribute("data-theorem", "guy-smith");
  // Kept: asked again, it is there at once.
  await page.reload();
  await expect(proven).toHaveAttribute("data-period", "149459");
});

test("octal/0.376 is proven from two million values on, the bar moving", async ({ page }) => {
  test.slow();
  await explore(page, "#octal/0.376?view=explore");
  await have(page, 1000);
  const steps = await barSteps(page);
  await page.getByTestId("find-period").click();
  const proven = page.getByTestId("proven");
  await expect(proven).toBeVisible({ timeout: 120_000 });
  await expect(proven).toHaveAttribute("data-preperiod", "2268248");
  await expect(proven).toHaveAttribute("data-period", "4");
  expectMoving(await steps(), 10);
});

test("while octal/0.104 is searched, which takes long, the page answers, and Stop ends it", async ({
  page,
}) => {
  await explore(page, "#octal/0.104?view=explore");
  await have(page, 1000);
  const card = page.getByTestId("period-card");
  await page.getByTestId("period-most").fill("500000000");
  const steps = await barSteps(page);
  await page.getByTestId("find-period").click();
  const stop = card.getByTestId("stop");
  await expect(stop).toBeVisible();
  // The same worker computes, opens and draws other things meanwhile.
  await page.getByTestId("view-counts").click();
  await expect(page.getByTestId("count-table")).toBeVisible();
  await page.getByTestId("value-count").fill("20000");
  await page.getByTestId("compute").click();
  await have(page, 20_000);
  await expect.poll(async () => (await steps()).length).toBeGreaterThan(5);
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(card.getByText("Stopped before it was settled")).toBeVisible();
  await expect(stop).toBeHidden();
  expectMoving(await steps(), 5);
  await expect(page.getByTestId("find-period")).toBeEnabled();
});

test("a certificate is saved, and the separate verifier agrees", async ({ page }) => {
  await explore(page, "#octal/0.77?view=explore");
  await page.getByTestId("find-period").click();
  await expect(page.getByTestId("proven")).toHaveAttribute("data-preperiod", "71");
  await expect(page.getByTestId("verdict")).toHaveAttribute("data-valid", "true");
  const download = page.waitForEvent("download");
  await page.getByTestId("save-certificate").click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ rule: "octal/0.77", preperiod: 71, period: 12 });
  await page.getByTestId("rule").fill("take/fib");
  await page.getByTestId("rule-go").click();
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "take/fib");
  await page.getByTestId("period-most").fill("10000");
  await page.getByTestId("find-period").click();
  await expect(page.getByTestId("not-proven")).toContainText("Not proven up to heap");
});

test("a wrong guess for {1,3,4} is refuted by a board in one step", async ({ page }) => {
  await explore(page, "#{1,3,4}?view=explore");
  await page.getByTestId("guess").fill("P when n%7==0");
  await page.getByTestId("test-guess").click();
  const refuted = page.getByTestId("refuted");
  await expect(refuted).toHaveAttribute("data-position", "take/1,3,4:2");
  await expect(refuted).toContainText("a heap of 2, value 0, so lost for the player to move (P)");
  await expect(refuted).toContainText("Your guess says won (N).");
  await page.getByTestId("open-counterexample").click();
  await expect(input(page)).toHaveValue("take/1,3,4:2");
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
});

test("guesses hold, are proven, or say where they can't be read", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  const guess = async (text: string, letters = "") => {
    await page.getByTestId("guess").fill(text);
    await page.getByTestId("guess-letters").fill(letters);
    await page.getByTestId("test-guess").click();
  };
  await guess("P when n%k==0||n%k==2", "k=7");
  await expect(page.getByTestId("holds")).toHaveAttribute("data-verdict", "proven");
  await expect(page.getByTestId("holds")).toContainText("Proven for all heaps");
  await page.getByTestId("guess-heaps").fill("500");
  await guess("g(a,b) = xor(a%7,b%7)");
  await expect(page.getByTestId("refuted")).toHaveAttribute("data-heaps", "0,2");
  await guess("g(n) = n%%7");
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "bad-expression");
  await expect(page.getByTestId("guess-card").locator("mark")).toBeVisible();
  await explore(page, "#nim?view=explore");
  await page.getByTestId("guess-heaps").fill("10000");
  await guess("g(a,b) = xor(a,b)");
  await expect(page.getByTestId("holds")).toContainText("all pairs with fewer than 100 stones");
});

test("a pasted list is matched, and its first difference opened", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  await page.getByTestId("list").fill("0 1 0 1\n2 3 2");
  await page.getByTestId("compare-list").click();
  await expect(page.getByTestId("list-equal")).toContainText("All 7 numbers agree.");
  await page.getByTestId("list").fill("0, 1, 0, 1, 2, 3, 1");
  await page.getByTestId("compare-list").click();
  await expect(page.getByTestId("list-differs")).toContainText(
    "First difference at heap 6: the rule’s value is 2, your list says 1.",
  );
  await page.getByTestId("list-open").click();
  await expect(input(page)).toHaveValue("take/1,3,4:6");
});

test("unknowns are solved, all of them where that is proven", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  const solve = async (text: string) => {
    await page.getByTestId("unknown").fill(text);
    await page.getByTestId("solve").click();
  };
  const solved = page.getByTestId("solved");
  await page.getByTestId("solve").click();
  await expect(solved).toHaveAttribute("data-period", "7");
  await expect(solved.getByTestId("ranges").getByRole("listitem")).toHaveText(["0", "2"]);
  await expect(solved).toContainText("Proven: these are all.");
  await solve("take/1..?:21");
  await expect(solved).toHaveAttribute("data-period", "0");
  await expect(solved.getByTestId("ranges").getByRole("listitem")).toHaveText(["2", "6", "20"]);
  await solve("nim:3,5");
  await expect(page.getByTestId("unknown-card").getByTestId("error")).toHaveAttribute(
    "data-code",
    "one-unknown",
  );
  await solve("nim:3,5,?");
  await solved.getByTestId("ranges").getByRole("link").click();
  await expect(input(page)).toHaveValue("nim:3,5,6");
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
});

test("two rules are compared: the first difference, and a plot of it", async ({ page }) => {
  await explore(page, "#octal/0.161?view=explore");
  await page.getByTestId("other-rule").fill("octal/0.36");
  await page.getByTestId("compare-rules").click();
  const differ = page.getByTestId("rules-differ");
  await expect(differ).toHaveAttribute("data-heap", "519");
  await expect(differ).toContainText("octal/0.161: 2");
  await expect(differ).toContainText("octal/0.36: 4");
  const words = page.getByTestId("difference-words");
  await expect(words).toHaveAttribute("data-from", "419");
  await expect(words).toHaveAttribute("data-most", /^[1-9]/);
  expect(await colours(page, '[data-testid="difference"] canvas')).toBeGreaterThan(3);
  await page.getByTestId("other-rule").fill("octal/0.1610");
  await page.getByTestId("compare-rules").click();
  await expect(page.getByTestId("rules-equal")).toBeVisible();
});

test("a grid of two heaps is read by keys, zoomed, and goes to 2000 by 2000", async ({ page }) => {
  test.slow();
  await explore(page, "#wythoff?view=explore");
  const words = page.getByTestId("grid-words");
  await expect(words).toHaveAttribute("data-lost", "39");
  const grid = page.getByRole("application", { name: /^Grid of/ });
  await grid.focus();
  for (const key of ["Right", "Right", "Up", "Up", "Up"]) await page.keyboard.press(`Arrow${key}`);
  const cell = page.getByTestId("grid-cell");
  await expect(cell).toContainText("Heaps 1 and 3: value 4, N position");
  await page.keyboard.press("ArrowDown");
  await expect(cell).toContainText("Heaps 1 and 2: value 0, P position");
  await page.getByTestId("colour-value").click();
  expect(await colours(page, '[data-testid="grid"]')).toBeGreaterThan(30);
  await page.getByTestId("grid-size").selectOption("2000");
  await expect(words).toContainText("of 4\u202f000\u202f000", { timeout: 60_000 });
  expect(await colours(page, '[data-testid="grid"]')).toBeGreaterThan(30);
  await grid.focus();
  await page.keyboard.press("ArrowRight");
  for (let press = 0; press < 9; press++) await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await page.getByTestId("grid-open").click();
  await expect(input(page)).toHaveValue(/^wythoff:\d+,\d+$/);
});

test("five places leave room for the position’s box at every width @layout", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  for (const width of [320, 360, 768, 900, 1000, 1079, 1080, 1200, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await input(page).boundingBox();
    expect(box!.width, String(width)).toBeGreaterThan(140);
    await expectNoSideways(page);
    await expect(page.getByTestId("place-board").filter({ visible: true })).toHaveCount(1);
  }
});

test("finished work is kept, and cleared on request", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  await page.getByTestId("more-values").click();
  await have(page, 10_000);
  await expect(page.getByTestId("kept")).toHaveAttribute("data-count", "1");
  await page.reload();
  await have(page, 10_000);
  await page.getByTestId("forget").click();
  await expect(page.getByTestId("kept")).toHaveAttribute("data-count", "0");
  await page.reload();
  await have(page, 1000);
});

test("laws that come and go move nothing below them", async ({ page }) => {
  await slowModule(page, 300);
  await explore(page, "#take/1,3,4?view=explore");
  const more = page.getByTestId("more-values");
  const tops = await more.evaluateHandle((button) => {
    const found = new Set<number>();
    const look = () => {
      found.add(Math.round(button.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  // A slow hand, down before the laws come and up behind them.
  await more.hover();
  await page.mouse.down();
  await expect(page.getByTestId("patterns-card")).toHaveAttribute("data-done", "true", {
    timeout: 60_000,
  });
  await page.mouse.up();
  expect(await tops.evaluate((found) => [...found])).toHaveLength(1);
  await have(page, 10_000);
});

test("Explore is accessible, in both themes and languages @layout", async ({ page }) => {
  test.slow();
  await explore(page, "#take/1,3,4?view=explore");
  await page.getByTestId("find-period").click();
  await expect(page.getByTestId("proven")).toBeVisible();
  // What changes meanwhile cannot be looked at: the program comes last.
  await expect(page.getByTestId("patterns-card")).toHaveAttribute("data-done", "true", {
    timeout: 60_000,
  });
  await expect(page.getByTestId("program-text")).toHaveValue(/main/);
  await expectAccessible(page);
  for (const view of ["squares", "table", "counts"]) {
    await page.getByTestId(`view-${view}`).click();
    await expectNoSideways(page);
  }
  await expectAccessible(page);
  await page.goto("./#octal/0.77?view=explore&lang=zh");
  await expect(page.getByRole("heading", { name: "单堆 SG 值" })).toBeVisible();
  await expectNoSideways(page);
});
