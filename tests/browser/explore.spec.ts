// Explore's answers: values, plots, periods with proof, guesses, unknowns, two rules, grids, and
// what the browser keeps.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, slowModule } from "./help";
import { answered, ask, entry, explore, openSheet, run, setLine, type, unfold } from "./sheets";

const have = (page: Page, count: number) =>
  expect(page.getByTestId("values-have")).toHaveAttribute("data-count", String(count), {
    timeout: 60_000,
  });

/**
 * What the bar of the search for a period shows is written down as it changes: a fast machine is
 * done in a blink.
 */
async function barSteps(page: Page): Promise<() => Promise<number[]>> {
  const seen = await entry(page, "period").evaluateHandle((card) => {
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
  const sheet = page.getByTestId("explored");
  await expect(sheet).toHaveAttribute("data-rule", "take/1,3,4");
  await expect(page.getByTestId("dots")).toBeVisible();
  await setLine(entry(page, "rule"), "rule custom/n%2==k%2");
  await expect(sheet).toHaveAttribute("data-rule", "custom/n%2==k%2");
  await expect(page).toHaveURL(/#sheet=rule%20custom/);
  await page.reload();
  await expect(sheet).toHaveAttribute("data-rule", "custom/n%2==k%2");
  await page.goBack();
  await expect(sheet).toHaveAttribute("data-rule", "take/1,3,4");
  // A rule with all that means something in a link, behind a rule and not a position.
  await explore(page, "#nim?view=explore");
  await expect(sheet).toHaveAttribute("data-rule", "nim");
  await setLine(entry(page, "rule"), "rule custom/k<=9&&n%25!=k");
  await expect(sheet).toHaveAttribute("data-rule", "custom/k<=9&&n%25!=k");
  await expect(page).toHaveURL(/#sheet=rule%20custom/);
  await page.reload();
  await expect(sheet).toHaveAttribute("data-rule", "custom/k<=9&&n%25!=k");
  await setLine(entry(page, "rule"), "rule take/4..1");
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "reversed-range");
});

test("the plot goes from ten values to all of a million, and its numbers can be read @layout", async ({
  page,
}) => {
  test.slow();
  await openSheet(page, ["rule take/1,3,4", "sequence --count 1000"]);
  await have(page, 1000);
  await unfold(entry(page, "sequence"));
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

test("the plot tells the heap that is pointed at, and follows the hand @browser", async ({
  page,
}) => {
  await openSheet(page, ["rule take/1,3,4", "sequence --count 101"]);
  await have(page, 101);
  const words = page.getByTestId("plot-words");
  const canvas = page.locator(".plot-box .u-over");
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox())!;
  const last = box.x + box.width - 1;
  await page.mouse.move(last, box.y + 100);
  await expect(page.getByTestId("plot-at")).toHaveText("g(100) = 0");
  await page.mouse.click(last, box.y + 100);
  await expect(page.getByTestId("plot-open")).toContainText("100");
  await page.mouse.wheel(0, -400);
  await expect(words).not.toHaveAttribute("data-from", "0");
  await expect(words).toHaveAttribute("data-to", "100");
  await page.mouse.down();
  await page.mouse.move(last - 60, box.y + 100, { steps: 4 });
  await page.mouse.move(box.x + box.width * 3, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(words).toHaveAttribute("data-from", "0");
});

test("squares fold at the period, tables and counts say the same numbers @browser", async ({
  page,
}) => {
  await openSheet(page, ["rule take/1,3,4", "period", "sequence --count 1000"]);
  await expect(page.getByTestId("proven")).toHaveAttribute("data-period", "7");
  await page.getByTestId("view-squares").click();
  // The line says it, so that a link shows the same.
  const line = entry(page, "sequence").getByTestId("entry-line");
  await expect(line).toHaveValue("sequence --count 1000 --view squares");
  await page.reload();
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

test("the lost heaps are counted, listed from any heap on, opened on the board @browser", async ({
  page,
}) => {
  await explore(page, "#take/square?view=explore");
  await unfold(await ask(page, "lost"));
  const words = page.getByTestId("lost-words");
  await expect(words).toHaveAttribute("data-count", "1000");
  await expect(page.getByTestId("lost-heaps").getByRole("button").first()).toHaveText("0");
  await expect(page.getByTestId("lost-heaps")).toContainText("0257101215172022343944");
  await page.getByTestId("lost-more").click();
  await expect(words).toHaveAttribute("data-count", "10000");
  await expect(entry(page, "lost").getByTestId("entry-line")).toHaveValue("lost --below 10000");
  await page.getByTestId("lost-count").fill("10000001");
  await expect(page.getByTestId("lost-find")).toBeDisabled();
  await page.getByTestId("lost-count").fill("10000000");
  await page.getByTestId("lost-find").click();
  await expect(words).toHaveAttribute("data-count", "10000000", { timeout: 30_000 });
  await expect(words).toHaveAttribute("data-lost", "69489");
  const below = (n: number) => page.locator(`[data-testid="lost-shares"] tr[data-below="${n}"]`);
  await expect(below(10)).toHaveAttribute("data-lost", "4");
  await expect(below(100)).toHaveAttribute("data-lost", "21");
  await expect(below(10_000_000)).toContainText("0.695 %");
  await page.getByTestId("lost-next").click();
  await expect(page.getByTestId("lost-page")).toContainText("61");
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
  await openSheet(page, ["rule octal/0.007", "lost"]);
  await unfold(entry(page, "lost"));
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

test("values and plot are saved as files @browser", async ({ page }) => {
  await openSheet(page, ["rule octal/0.77", "sequence --count 1000"]);
  await have(page, 1000);
  await unfold(entry(page, "sequence"));
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
  await openSheet(page, ["rule octal/0.14", "sequence --count 1000"]);
  await have(page, 1000);
  await unfold(entry(page, "sequence"));
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

test("octal/0.16 repeats from 105351 on with period 149459: proven in the browser", async ({
  page,
}) => {
  test.slow();
  await openSheet(page, ["rule octal/0.16", "period"]);
  const proven = await answered(entry(page, "period"), "proven");
  await expect(proven).toHaveAttribute("data-preperiod", "105351");
  await expect(proven).toHaveAttribute("data-period", "149459");
  await expect(page.getByTestId("proof")).toHaveAttribute("data-theorem", "guy-smith");
  // Kept: asked again, it is there at once, without a Run.
  await page.reload();
  await expect(proven).toHaveAttribute("data-period", "149459");
});

test("octal/0.376 is proven from two million values on, the bar moving", async ({ page }) => {
  test.slow();
  await openSheet(page, ["rule octal/0.376", "period"]);
  // What is not known within a second waits for its Run.
  const button = entry(page, "period").getByTestId("run");
  await expect(button).toBeVisible({ timeout: 30_000 });
  const steps = await barSteps(page);
  await button.click();
  const proven = page.getByTestId("proven");
  await expect(proven).toBeVisible({ timeout: 120_000 });
  await expect(proven).toHaveAttribute("data-preperiod", "2268248");
  await expect(proven).toHaveAttribute("data-period", "4");
  expectMoving(await steps(), 10);
});

test("while octal/0.104 is searched, which takes long, the page answers, and Stop ends it @browser", async ({
  page,
}) => {
  await openSheet(page, ["rule octal/0.104", "sequence --count 1000", "period --limit 500000000"]);
  await have(page, 1000);
  const card = entry(page, "period");
  await expect(card.getByTestId("run")).toBeVisible({ timeout: 30_000 });
  const steps = await barSteps(page);
  await run(card);
  const stop = card.getByTestId("stop");
  await expect(stop).toBeVisible();
  // The same worker computes, opens and draws other things meanwhile.
  await page.getByTestId("view-counts").click();
  await expect(page.getByTestId("count-table")).toBeVisible();
  await unfold(entry(page, "sequence"));
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

test("a certificate is saved, and the separate verifier agrees @browser", async ({ page }) => {
  await openSheet(page, ["rule octal/0.77", "period", "rule take/fib", "period --limit 10000"]);
  const kayles = page.locator('[data-question="period"]').first();
  await expect(page.getByTestId("proven")).toHaveAttribute("data-preperiod", "71");
  await unfold(kayles);
  await expect(page.getByTestId("verdict")).toHaveAttribute("data-valid", "true");
  const download = page.waitForEvent("download");
  await page.getByTestId("save-certificate").click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ rule: "octal/0.77", preperiod: 71, period: 12 });
  await expect(page.getByTestId("known-by")).toContainText("octal_period (proofs/Checker.v)");
  await expect(page.getByTestId("how-known")).toContainText("octal/0.77 --certificate --coq");
  const coq = page.waitForEvent("download");
  await page.getByTestId("coq-file").click();
  const theorem = readFileSync(await (await coq).path(), "utf8");
  expect(theorem).toContain("Theorem the_theorem : has_period the_game 71 12.");
  // Of a rule for which nothing is found, in the same sheet.
  await expect(page.getByTestId("not-proven")).toContainText("Not proven up to heap");
});

test("a wrong guess for {1,3,4} is refuted by a board in one step", async ({ page }) => {
  await explore(page, "#{1,3,4}?view=explore");
  await type(page, "P when n%7==0");
  await expect(entry(page, "conjecture").getByTestId("entry-line")).toHaveValue(
    "conjecture 'P when n%7==0'",
  );
  const refuted = page.getByTestId("refuted");
  await expect(refuted).toHaveAttribute("data-position", "take/1,3,4:2");
  await expect(refuted).toContainText("a heap of 2, value 0, so lost for the player to move (P)");
  await expect(refuted).toContainText("Your guess says won (N).");
  await page.getByTestId("open-counterexample").click();
  await expect(input(page)).toHaveValue("take/1,3,4:2");
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
});

test("guesses hold, are proven, or say where they can't be read @browser", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  await ask(page, "conjecture");
  const guess = async (text: string, letters = "") => {
    await unfold(entry(page, "conjecture"));
    await page.getByTestId("guess").fill(text);
    await page.getByTestId("guess-letters").fill(letters);
    await page.getByTestId("test-guess").click();
  };
  await guess("P when n%k==0||n%k==2", "k=7");
  await expect(page.getByTestId("holds")).toHaveAttribute("data-verdict", "proven");
  await expect(page.getByTestId("holds")).toContainText("Proven for all heaps");
  await unfold(entry(page, "conjecture"));
  await page.getByTestId("guess-heaps").fill("500");
  await guess("g(a,b) = xor(a%7,b%7)");
  await expect(page.getByTestId("refuted")).toHaveAttribute("data-heaps", "0,2");
  await guess("g(n) = n%%7");
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "bad-expression");
  await expect(entry(page, "conjecture").locator("mark")).toBeVisible();
  await openSheet(page, ["rule nim", "conjecture 'g(a,b) = xor(a,b)' --heaps 10000"]);
  await expect(page.getByTestId("holds")).toContainText("all pairs with fewer than 100 stones");
});

test("a pasted list is matched with a rule, and its first difference opened", async ({ page }) => {
  await openSheet(page, ["values 0 1 0 1 2 3 2", "compare take/1,3,4"]);
  await expect(page.getByTestId("list-equal")).toContainText("All 7 numbers agree.");
  await setLine(entry(page, "values"), "values 0, 1, 0, 1, 2, 3, 1");
  await expect(page.getByTestId("list-differs")).toContainText(
    "First difference at heap 6: the rule’s value is 2, your list says 1.",
  );
  await page.getByTestId("list-open").click();
  await expect(input(page)).toHaveValue("take/1,3,4:6");
});

test("unknowns are solved, all of them where that is proven @browser", async ({ page }) => {
  await explore(page, "#take/1,3,4?view=explore");
  await ask(page, "solve");
  const solve = async (text: string) => {
    await unfold(entry(page, "solve"));
    await page.getByTestId("unknown").fill(text);
    await page.getByTestId("solve").click();
  };
  const solved = page.getByTestId("solved");
  await expect(solved).toHaveAttribute("data-period", "7");
  await expect(solved.getByTestId("ranges").getByRole("listitem")).toHaveText(["0", "2"]);
  await expect(solved).toContainText("Proven: these are all.");
  await solve("take/1..?:21");
  await expect(solved).toHaveAttribute("data-period", "0");
  await expect(solved.getByTestId("ranges").getByRole("listitem")).toHaveText(["2", "6", "20"]);
  await solve("nim:3,5");
  await expect(entry(page, "solve").getByTestId("error")).toHaveAttribute(
    "data-code",
    "one-unknown",
  );
  await setLine(entry(page, "solve"), "solve nim:3,5,?");
  await solved.getByTestId("ranges").getByRole("link").click();
  await expect(input(page)).toHaveValue("nim:3,5,6");
  await expect(page.getByTestId("outcome")).toHaveAttribute("data-outcome", "P");
});

test("two rules are compared: the first difference, and a plot of it @browser", async ({
  page,
}) => {
  await explore(page, "#octal/0.161?view=explore");
  await unfold(await ask(page, "compare"));
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

test("a grid of two heaps is read by keys, zoomed, and goes to 2000 by 2000 @browser", async ({
  page,
}) => {
  test.slow();
  await openSheet(page, ["rule wythoff", "grid --side 50"]);
  const words = entry(page, "grid").getByTestId("grid-words");
  await expect(words).toHaveAttribute("data-lost", "39");
  const grid = entry(page, "grid").getByRole("application", { name: /^Grid of/ });
  await grid.focus();
  for (const key of ["Right", "Right", "Up", "Up", "Up"]) await page.keyboard.press(`Arrow${key}`);
  const cell = entry(page, "grid").getByTestId("grid-cell");
  await expect(cell).toContainText("Heaps 1 and 3: value 4, N position");
  await page.keyboard.press("ArrowDown");
  await expect(cell).toContainText("Heaps 1 and 2: value 0, P position");
  await entry(page, "grid").getByTestId("colour-value").click();
  expect(await colours(page, '[data-question="grid"] [data-testid="grid"]')).toBeGreaterThan(30);
  await page.getByTestId("grid-size").selectOption("2000");
  await expect(words).toContainText("of 4\u202f000\u202f000", { timeout: 60_000 });
  expect(await colours(page, '[data-question="grid"] [data-testid="grid"]')).toBeGreaterThan(30);
  await grid.focus();
  await page.keyboard.press("ArrowRight");
  for (let press = 0; press < 9; press++) await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await entry(page, "grid").getByTestId("grid-open").click();
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
  await openSheet(page, ["rule take/1,3,4", "sequence --count 1000"]);
  await unfold(entry(page, "sequence"));
  await page.getByTestId("more-values").click();
  await have(page, 10_000);
  await expect(page.getByTestId("kept")).toHaveAttribute("data-count", "1");
  await page.reload();
  await have(page, 10_000);
  await page.getByTestId("forget").click();
  await expect(page.getByTestId("kept")).toHaveAttribute("data-count", "0");
  await page.reload();
  await have(page, 10_000);
});

test("a law that comes moves nothing below it @browser", async ({ page }) => {
  await slowModule(page, 300);
  await explore(page, "#take/1,3,4?view=explore");
  const button = page.locator('[data-testid="ask"][data-question="lost"]');
  const tops = await button.evaluateHandle((one) => {
    const found = new Set<number>();
    const look = () => {
      found.add(Math.round(one.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
    return found;
  });
  // A slow hand, down before the law comes and up behind it.
  await button.hover();
  await page.mouse.down();
  await expect(page.getByTestId("law")).toBeVisible({ timeout: 60_000 });
  expect(await tops.evaluate((found) => [...found])).toHaveLength(1);
  await page.mouse.up();
  await expect(entry(page, "lost")).toBeVisible();
});

test("Explore is accessible, in both themes and languages @layout", async ({ page }) => {
  test.slow();
  await openSheet(page, [
    "# A title",
    "rule take/1,3,4",
    ...["period", "patterns", "sequence --count 1000", "program"],
  ]);
  await expect(page.getByTestId("proven")).toBeVisible();
  await unfold(entry(page, "period"));
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
  await openSheet(page, ["rule octal/0.77", "sequence --count 1000"], "?lang=zh");
  await expect(page.getByRole("heading", { name: "值", exact: true })).toBeVisible();
  await expectNoSideways(page);
});
