// Explore as a sheet: asked, changed, moved, removed, gone back; by keys, on a phone, in a link.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { atRest, expectAccessible, expectNoSideways, input } from "./help";
import {
  answered,
  ask,
  entries,
  entry,
  explore,
  openSheet,
  run,
  setLine,
  sheetHash,
  type,
  unfold,
} from "./sheets";

const lines = (page: Page) =>
  page
    .getByTestId("sheet-entry")
    .getByTestId("entry-line")
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const four = ["rule take/1,3,4", "period", "lost", "patterns"];

test("a rule's first view: in words, its values, its law, the proof; short @layout", async ({
  page,
}) => {
  await explore(page, "#take/1,3,4?view=explore");
  const first = entry(page, "rule");
  await expect(first).toContainText("Take 1, 3 or 4 stones from one heap.");
  await expect(first.getByTestId("dots").getByRole("img")).toHaveAccessibleName(
    /from n = 0 on: 0, 1, 0, 1, 2, 3, 2, 0,/,
  );
  await expect(first.getByTestId("dots").locator(".dots-turn")).toHaveCount(3);
  await expect(first.getByTestId("dots").locator("circle")).toHaveCount(50);
  await expect(first.getByTestId("law")).toContainText("The values repeat with period 7");
  await expect(page.getByTestId("ask")).toHaveCount(8);
  const { height, buttons } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    buttons: [...document.querySelectorAll("button")].filter((one) => one.checkVisibility()).length,
  }));
  const phone = page.viewportSize()!.width < 500;
  expect(height).toBeLessThanOrEqual(phone ? 3 * page.viewportSize()!.height : 1600);
  expect(buttons).toBeLessThanOrEqual(40);
  await expectNoSideways(page);
  await expectAccessible(page);
  await first.getByTestId("law-proven").click();
  await expect(page.getByTestId("proven")).toHaveAttribute("data-period", "7");
});

test("a note goes on behind its first line, and is changed where it stands", async ({ page }) => {
  await openSheet(page, ["# Title", "rule take/1,3,4"]);
  const box = page.getByTestId("ask-line");
  await box.fill("# Three questions\nWhich heaps are lost?\nperiod");
  await page.getByTestId("ask-go").click();
  const notes = page.locator('[data-question="note"] .entry-words');
  await expect(notes).toHaveText(["Three questions", "Which heaps are lost?"]);
  await expect(entry(page, "period")).toHaveCount(1);
  await notes.first().click();
  const line = page.locator('[data-question="note"] .entry-line');
  await expect(line).toBeFocused();
  await line.fill("# Two questions");
  await line.press("Shift+Enter");
  await expect(line).toHaveValue("# Two questions");
  await line.press("Enter");
  await expect(notes.first()).toHaveText("Two questions");
  // Who wins stands in the rule; what a value is, on paper.
  await expect(entry(page, "rule").locator(".rule-words")).toContainText(
    "Whoever takes the last stone wins.",
  );
  await expect(page.locator(".value-printed")).toContainText("smallest of 0, 1, 2, …");
});

test("what is seen first fits the rule: marks, a grid, a table of positions", async ({ page }) => {
  await explore(page, "#wythoff?view=explore");
  await expect(entry(page, "rule").getByTestId("grid")).toBeVisible();
  await explore(page, "#stairs:2,0,3?view=explore");
  const small = page.getByTestId("small-positions").locator("tbody tr");
  await expect(small.first()).toBeVisible();
  // Of a drawn rule boards of every size on which something can happen.
  await openSheet(page, ["rule grid/..->oo;turn"]);
  await expect(small.first()).toHaveAttribute("data-position", "grid/..->oo;turn:..");
  await expect(small.filter({ hasText: "../.." })).not.toHaveCount(0);
  await openSheet(page, ["rule grid/ox->.o,xo->.x;turn"]);
  await expect(small.first()).toHaveAttribute("data-position", "grid/ox->.o,xo->.x;turn:ox");
  await openSheet(page, ["values PNNPNNPNNPNNPNNPNNPNN"]);
  await expect(page.getByTestId("dots").getByRole("img")).toHaveAccessibleName(/PNNPNN/);
});

test("questions are asked by buttons and by lines, each once, in the link and back @browser", async ({
  page,
}) => {
  await explore(page, "#take/1,3,4?view=explore");
  await ask(page, "lost");
  await expect(entry(page, "lost").getByTestId("lost-words")).toContainText("286 heaps");
  await ask(page, "compare");
  await expect(page.getByTestId("rules-differ")).toBeVisible();
  // What stands there already is brought in sight and not asked twice.
  await page.locator('[data-testid="ask"][data-question="lost"]').click();
  await expect(entries(page)).toHaveCount(3);
  await expect(entry(page, "lost").getByTestId("entry-line")).toBeFocused();
  await type(page, "# What is <b>lost</b>?");
  await type(page, "nimber period");
  await type(page, "octal/0.77");
  await type(page, "P when n%2==0");
  await type(page, "nim:3,4,5");
  await expect(page.getByTestId("explored").getByText("What is <b>lost</b>?")).toBeVisible();
  expect(await lines(page)).toEqual([
    ...["rule take/1,3,4", "lost", "compare take/1..3", "period"],
    ...["rule octal/0.77", "conjecture 'P when n%2==0'", "position nim:3,4,5", "analyze"],
  ]);
  await expect(page.getByTestId("position-outcome")).toHaveAttribute("data-outcome", "N");
  await expect(page).toHaveURL(/#sheet=rule%20take\/1,3,4%0Alost/);
  const url = page.url();
  await page.goBack();
  await expect(entries(page)).toHaveCount(7);
  await page.goForward();
  await expect(entries(page)).toHaveCount(9);
  await page.goto("about:blank");
  await page.goto(url);
  await expect(entries(page)).toHaveCount(9);
  await expect(entry(page, "conjecture").getByTestId("refuted")).toBeVisible();
  // A note behind a question is no title.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subtraction game");
});

test("the box knows the questions and their options", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4"]);
  await expect(page.getByTestId("ask").first()).toBeVisible();
  const box = page.getByTestId("ask-line");
  await box.fill("seq");
  await expect(page.getByTestId("ending")).toHaveText(["sequence"]);
  await page.getByTestId("ending").click();
  await expect(box).toHaveValue("sequence ");
  await page.getByTestId("ending").filter({ hasText: "--count N" }).click();
  await expect(box).toBeFocused();
  await box.fill("sequence --count 30");
  await box.press("Enter");
  await expect(entry(page, "sequence").getByTestId("values-have")).toHaveAttribute(
    "data-count",
    "30",
  );
});

test("a line is changed in its place, removed, and brought back", async ({ page }) => {
  await openSheet(page, four);
  await setLine(entry(page, "lost"), "lost --below 50");
  await expect(page.getByTestId("lost-words")).toHaveAttribute("data-count", "50");
  await setLine(entry(page, "rule"), "rule take/1..3");
  await expect(page.getByTestId("proven")).toHaveAttribute("data-period", "4");
  await entry(page, "lost").getByTestId("entry-more").click();
  await entry(page, "lost").getByTestId("entry-remove").click();
  await expect(entries(page)).toHaveCount(3);
  // The address is written a moment after the sheet changes.
  await expect(page).not.toHaveURL(/lost/);
  await page.getByTestId("sheet-undo").click();
  await expect(entries(page)).toHaveCount(4);
  await expect(page).toHaveURL(/lost/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId("proven")).toHaveAttribute("data-period", "7");
  expect(await lines(page)).toEqual(["rule take/1,3,4", "period", "lost --below 50", "patterns"]);
  // An empty line is no line.
  await setLine(entry(page, "period"), "");
  await expect(entries(page)).toHaveCount(3);
});

test("two changes at once both stand in the line", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4", "program"]);
  const program = entry(page, "program");
  await expect(program.getByTestId("program-text")).toContainText("Int g(Int n)");
  // Within one task, so that the line can't have been read again in between.
  await program.evaluate((card) => {
    for (const [id, value] of [
      ["program-io", "zero"],
      ["program-says", "Ann,Ben"],
      ["program-heaps", "one"],
    ] as const) {
      const control = card.querySelector<HTMLInputElement>(`[data-testid="${id}"]`)!;
      control.value = value;
      control.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect(program.getByTestId("entry-line")).toHaveValue(
    "program --io zero --says Ann,Ben --heaps one",
  );
  await expect(program.getByTestId("program-text")).toContainText("Ann");
});

test("a typed line lands on no sheet that was opened after it @browser", async ({ page }) => {
  await openSheet(page, four);
  const other = sheetHash(["rule nim", "period"]);
  await page.evaluate((hash) => {
    const box = document.querySelector<HTMLTextAreaElement>('[data-testid="ask-line"]')!;
    box.value = "rule kayles";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    setTimeout(() => {
      box.form!.requestSubmit();
      location.hash = hash;
    });
  }, other);
  await expect(entries(page)).toHaveCount(2);
  await atRest(page);
  expect(await lines(page)).toEqual(["rule nim", "period"]);
});

test("a sheet gets its title above it, and a link of its own", async ({ page }) => {
  await openSheet(page, four);
  await page.getByTestId("sheet-rename").click();
  await page.getByTestId("sheet-title").fill("Three sets");
  await page.getByTestId("sheet-title").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three sets");
  await expect.poll(() => lines(page)).toContain("rule take/1,3,4");
  await page.getByTestId("sheet-link").click();
  const link = await page.locator("#share-sheet").inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three sets");
  await expect(entries(page)).toHaveCount(4);
  await expect(page.getByText("Three sets")).toHaveCount(1);
  await page.getByTestId("sheet-rename").click();
  await page.getByTestId("sheet-title").fill(" ");
  await page.getByTestId("sheet-title").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Subtraction game");
});

test("of several rules one is chosen to be asked about, and answers name theirs", async ({
  page,
}) => {
  await openSheet(page, ["rule take/1,3,4", "period"]);
  await expect(page.getByTestId("proven")).toBeVisible();
  await expect(page.getByTestId("ask-of")).toHaveCount(0);
  await expect(page.getByTestId("entry-of")).toHaveCount(0);
  await openSheet(page, ["rule take/1,3,4", "period", "rule octal/0.77", "period"]);
  await expect(page.getByTestId("entry-of")).toHaveText(["take/1,3,4", "octal/0.77"]);
  await page.getByTestId("ask-of").selectOption("take/1,3,4");
  await page.locator('[data-testid="ask"][data-question="lost"]').click();
  await expect
    .poll(() => lines(page))
    .toEqual(["rule take/1,3,4", "period", "lost", "rule octal/0.77", "period"]);
  await expect(page.getByTestId("lost-words")).toBeVisible();
  // What is asked already is not asked again.
  await page.locator('[data-testid="ask"][data-question="period"]').click();
  await expect(entries(page)).toHaveCount(5);
});

test("a line may be changed to a rule alone; words of one's own lead to sentences", async ({
  page,
}) => {
  await openSheet(page, ["take 2, 5 or 7"]);
  const only = entries(page).first();
  await expect(only.getByTestId("error")).toBeVisible();
  await only.getByTestId("entry-make").click();
  await expect(page.getByTestId("make-play")).toBeVisible();
  await page.keyboard.press("Escape");
  await setLine(only, "take/2,5,7");
  await expect(only.getByTestId("entry-line")).toHaveValue("rule take/2,5,7");
  await expect(only.getByTestId("dots")).toBeVisible();
});

test("lines move by drag, by keys and by the menu, with their answers @browser", async ({
  page,
}) => {
  await openSheet(page, four);
  await expect(page.getByTestId("proven")).toBeVisible();
  const grip = entry(page, "patterns").getByTestId("entry-grip");
  await grip.focus();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => lines(page)).toEqual(["rule take/1,3,4", "period", "patterns", "lost"]);
  await expect(grip).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => lines(page)).toEqual(["rule take/1,3,4", "patterns", "period", "lost"]);
  await entry(page, "period").getByTestId("entry-more").click();
  await entry(page, "period").getByTestId("entry-down").click();
  await expect.poll(() => lines(page)).toEqual(["rule take/1,3,4", "patterns", "lost", "period"]);
  await expect(page.getByTestId("proven")).toBeVisible();
  await expect(page.getByTestId("patterns-card")).toHaveAttribute("data-done", "true");
  // Open it may be higher than the window.
  await entry(page, "patterns").getByTestId("entry-fold").click();
  const handle = entry(page, "lost").getByTestId("entry-grip");
  await handle.scrollIntoViewIfNeeded();
  await atRest(page);
  const from = (await handle.boundingBox())!;
  const to = (await entry(page, "patterns").boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x + 8, Math.max(90, to.y + 20), { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => lines(page)).toEqual(["rule take/1,3,4", "lost", "patterns", "period"]);
});

test("all of it goes by keys, and a screen reader hears a list with headings", async ({ page }) => {
  await openSheet(page, ["# Three sets", ...four]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Three sets");
  const list = page.getByRole("list", { name: "Lines of the sheet" });
  await expect(list).toBeVisible();
  for (const name of ["Period", "Lost heaps", "Laws"])
    await expect(list.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
  await page.getByTestId("ask-line").focus();
  await page.keyboard.type("grid");
  await page.keyboard.press("Enter");
  const line = entry(page, "grid").getByTestId("entry-line");
  await expect(line).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" --side 9");
  await page.keyboard.press("Enter");
  await expect(entry(page, "grid").getByTestId("grid-words")).toContainText("of 81");
  const fold = entry(page, "grid").getByTestId("entry-fold");
  await fold.focus();
  await page.keyboard.press("Enter");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByTestId("grid-words")).toHaveCount(0);
});

test("what takes long waits for its Run, and can be stopped", async ({ page }) => {
  await openSheet(page, ["rule octal/0.007", "lost --below 9000000", "quotient --heaps 12"]);
  for (const question of ["lost", "quotient"])
    await expect(entry(page, question).getByTestId("run")).toBeVisible();
  await run(entry(page, "lost"));
  await entry(page, "lost").getByTestId("stop").click();
  await expect(entry(page, "lost")).toContainText("Stopped");
  await run(entry(page, "quotient"));
  await expect(page.getByTestId("quotient")).toBeVisible({ timeout: 60_000 });
});

test("a question is asked by the words of its button", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4"]);
  for (const [words, question] of [
    ["When is it lost?", "lost"],
    ["does it repeat", "period"],
    ["Laws", "patterns"],
  ] as const) {
    await type(page, words);
    await expect(entry(page, question)).toBeVisible();
  }
  expect(await lines(page)).toEqual(["rule take/1,3,4", "lost", "period", "patterns"]);
});

test("numbers alone are heaps of the rule that is asked about", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4"]);
  await type(page, "5, 7");
  await expect(entry(page, "analyze")).toBeVisible();
  expect((await lines(page))[1]).toBe("position take/1,3,4:5,7");
  // Below a rule that is typed with them they are that rule's.
  await type(page, "rule take/1..3\n5");
  await expect
    .poll(async () => (await lines(page)).slice(-3))
    .toEqual(["rule take/1..3", "position take/1..3:5", "analyze"]);
});

test("who comes back from the board finds the sheet", async ({ page }) => {
  const sheet = ["rule take/1,3,4", "lost"];
  await openSheet(page, sheet);
  const to = (place: string) =>
    page.getByTestId(`place-${place}`).filter({ visible: true }).click();
  await to("board");
  await expect(page.getByTestId("status")).toBeVisible();
  await to("explore");
  await expect.poll(() => lines(page)).toEqual(sheet);
  // Another game on the board: its rule.
  await page.goto("./#nim:3,5");
  await expect(page.getByTestId("status")).toBeVisible();
  await to("explore");
  await expect.poll(() => lines(page)).toEqual(["rule nim"]);
});

test("of what is proven in another way no period is said to be open", async ({ page }) => {
  await openSheet(page, ["rule own/n;k=1..n/3;n-=k", "period --limit 20000"]);
  await expect(page.getByTestId("law")).toHaveAttribute("data-proven", "true");
  await expect(entry(page, "rule")).toContainText("g(n) = if(n mod 3 = 0, n/3, g(n-1-n/3))");
  const said = await answered(entry(page, "period"), "not-proven");
  await expect(said).toHaveAttribute("data-law", "recursive");
  await expect(said).toContainText("found none up to heap 19 999");
  await expect(said).not.toContainText("never");
});

test("a certificate of many pages is shown by its beginning", async ({ page }) => {
  await openSheet(page, ["rule octal/0.604", "quotient"]);
  const card = entry(page, "quotient");
  await answered(card, "quotient");
  await unfold(card);
  await expect(card.getByTestId("certificate-cut")).toContainText("all 12 202 900 characters");
  expect((await card.getByTestId("certificate").innerText()).length).toBeLessThan(3000);
});

test("who prints is told what has no answer yet", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await openSheet(page, ["rule octal/0.007", "lost --below 9000000"]);
  await expect(entry(page, "lost").getByTestId("run")).toBeVisible();
  const told = page.getByTestId("sheet-unanswered");
  await expect(told).toHaveAttribute("data-open", "1");
  await expect(told).toBeEmpty();
  await page.getByTestId("sheet-print").click();
  await expect(told).toContainText("One line has no answer yet");
  await expect(page.locator("body[data-printed]")).toHaveCount(0);
  await page.getByTestId("sheet-print").click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
});

test("a line that can't be read is marked, and the others go on", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4", "frobnicate 3", "sequence --cuont 9", "period"]);
  const errors = page.getByTestId("error");
  await expect(errors).toHaveCount(2);
  await expect(errors.first()).toHaveAttribute("data-code", "unknown-question");
  await expect(errors.first().locator("mark")).toHaveText("f");
  const proven = await answered(entry(page, "period"), "proven");
  await expect(proven).toHaveAttribute("data-period", "7");
  // A rule that can't be read is no rule for the lines below it.
  await setLine(entry(page, "rule"), "rule take/x");
  await expect(errors).toHaveCount(4);
});

test("what stands behind a link is left out, and told in its line", async ({ page }) => {
  const link = "https://a.b/#nim:3,4,5";
  await openSheet(page, [`position ${link}.`, "analyze", `analyze ${link}`, "rule nim"]);
  await expect(page.getByTestId("position-outcome")).toHaveCount(2);
  await expect(page.getByTestId("left-out")).toHaveText([
    "“.” at the end of the link was left out.",
  ]);
  await expect(entry(page, "position").getByTestId("left-out")).toBeVisible();
});

test("two rules stand in one sheet, each with its own values and laws", async ({ page }) => {
  await openSheet(page, [
    ...["rule take/1..3", "sequence --count 1000", "patterns"],
    ...["rule octal/0.77", "sequence --count 2000", "patterns"],
  ]);
  const have = page.getByTestId("values-have");
  await expect(have.first()).toHaveAttribute("data-count", "1000");
  await expect(have.last()).toHaveAttribute("data-count", "2000");
  await expect(page.getByTestId("plot-words").first()).toContainText("values from 0 to 3");
  await expect(page.getByTestId("plot-words").last()).toContainText("values from 0 to 8");
  const law = (at: number) => page.locator('[data-question="patterns"]').nth(at);
  await expect(law(0).getByTestId("pattern").first()).toContainText("period 4");
  await expect(law(1).getByTestId("pattern").first()).toContainText("period 12", {
    timeout: 60_000,
  });
});

test("an answer is linked and saved, and the sheet is a file", async ({ page }) => {
  await openSheet(page, four);
  const saved = async (id: string) => {
    const download = page.waitForEvent("download");
    await page.getByTestId(id).click();
    const file = await download;
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
  };
  await entry(page, "period").getByTestId("entry-more").click();
  await page.getByTestId("entry-link").click();
  await expect(page.getByLabel("Link to this answer alone")).toHaveValue(
    /#sheet=rule%20take\/1,3,4%0Aperiod$/,
  );
  const answer = JSON.parse((await saved("entry-save")).text) as object;
  expect(answer).toMatchObject({ line: 2, question: "period", answer: { period: 7 } });
  const sheet = await saved("sheet-save");
  expect(sheet.name).toMatch(/\.nimber\.txt$/);
  expect(sheet.text).toBe(`${four.join("\n")}\n`);
});

test("the game on the board stays while a sheet is opened", async ({ page }) => {
  await page.goto("./#nim:3,4,5");
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await page.evaluate((hash) => (location.hash = hash), sheetHash(four));
  await expect(entries(page)).toHaveCount(4);
  await page.getByTestId("place-board").filter({ visible: true }).click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "nim:3,4,5");
  await page.goBack();
  await expect(entries(page)).toHaveCount(4);
});

test("what is told in words, and a game's name, is a rule", async ({ page }) => {
  await openSheet(page, ["# Words"]);
  const box = page.getByTestId("ask-line");
  for (const [typed, rule] of [
    ["take at most a third", "own/n;k=1..n/3;n-=k"],
    ["拿 1 到 3 个", "take/1..3"],
    ["kayles", "octal/0.77"],
    ["nim", "nim"],
  ] as const) {
    await box.fill(typed);
    await box.press("Enter");
    await expect(page.getByTestId("entry-line").last()).toHaveValue(`rule ${rule}`);
  }
});

test("on a phone the box stays at the foot, and all fits @phone @layout", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openSheet(page, four, "?lang=zh");
  const box = page.getByTestId("ask-line");
  await expect(box).toBeInViewport({ ratio: 1 });
  // Nothing of the sheet shows between the box and the tabs.
  const edges = await page.evaluate(() => {
    const [box, tabs] = [".asking-box", ".places"].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    return { foot: box!.bottom, tabs: tabs!.top };
  });
  expect(Math.abs(edges.foot - edges.tabs)).toBeLessThanOrEqual(1);
  await page.evaluate(() => scrollTo(0, 100_000));
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId("ask").first()).toBeVisible();
  await expectNoSideways(page);
  await box.fill("grid");
  await page.getByTestId("ask-go").click();
  await expect(entry(page, "grid")).toBeInViewport();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("the switch of the board's convention is left out in Explore", async ({ page, isMobile }) => {
  await page.goto("./#take/1,3,4:7");
  const misere = page.getByRole("switch", { name: "Misère" });
  // On a phone it is among what is folded.
  if (!isMobile) await expect(misere).not.toHaveCount(0);
  await page.getByTestId("place-explore").filter({ visible: true }).click();
  await expect(entry(page, "rule").getByTestId("law")).toBeVisible();
  await expect(misere).toHaveCount(0);
});

test("what is added is asked about, and compared with the other rule @browser", async ({
  page,
}) => {
  await openSheet(page, ["rule take/1,3,4", "rule octal/0.77"]);
  const of = page.getByTestId("ask-of");
  await of.selectOption("take/1,3,4");
  await expect(of.locator("option:checked")).toHaveText("take/1,3,4");
  await page.locator('[data-testid="ask"][data-question="compare"]').click();
  await expect(page.getByTestId("rules-differ")).toBeVisible();
  expect(await lines(page)).toEqual([
    ...["rule take/1,3,4", "compare octal/0.77", "rule octal/0.77"],
  ]);
  await type(page, "take/1..4");
  await expect(of.locator("option:checked")).toHaveText("take/1..4");
  await ask(page, "lost");
  await expect.poll(async () => (await lines(page)).slice(-2)).toEqual(["rule take/1..4", "lost"]);
  await of.selectOption("take/1,3,4");
  await type(page, "nim:3,4,5");
  await expect(of.locator("option:checked")).toHaveText("nim:3,4,5");
});

test("the lost heaps have their law above them, and its proof stands once", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4", "lost"]);
  const law = page.getByTestId("lost-law");
  await expect(law).toContainText("What is lost repeats with period 7, from the start.");
  await expect(law).toContainText("n mod 7 ∈ {0, 2}");
  // Of these a law of the values says it.
  await openSheet(page, ["rule own/n;k=1..n/3;n-=k", "lost"]);
  await expect(law).toContainText("of value 0 by this law of the values", { timeout: 60_000 });
  await expect(law.locator("code")).toHaveText("g(n) = if(n mod 3 = 0, n/3, g(n-1-n/3))");
  await openSheet(page, ["rule octal/0.77", "period", "lost"]);
  await expect(law).toContainText("of value 0 by this law of the values", { timeout: 60_000 });
  // The proof is asked for already.
  await page.getByTestId("lost-law-proven").click();
  await expect(entry(page, "period").getByTestId("entry-line")).toBeFocused();
  await expect(entries(page)).toHaveCount(3);
});

test("the list of lost heaps stands still when their law comes @browser", async ({ page }) => {
  // The search for laws waits for this, longer than the list does.
  await openSheet(page, ["rule take/square", "rule take/1,3,4", "lost"]);
  const list = page.getByTestId("lost-heaps");
  await expect(list).toBeVisible();
  const before = (await list.boundingBox())!.y - (await entry(page, "lost").boundingBox())!.y;
  await expect(page.getByTestId("lost-law")).toBeVisible({ timeout: 60_000 });
  const after = (await list.boundingBox())!.y - (await entry(page, "lost").boundingBox())!.y;
  expect(after).toBe(before);
});

test("one condition says which pairs are lost, and there it stands", async ({ page }) => {
  await openSheet(page, ["rule fibonacci"]);
  const law = entry(page, "rule").getByTestId("law");
  await expect(law).toContainText("One condition says which pairs are lost.");
  await expect(law.locator("code")).toHaveText("P exactly when a = 0 or b < zeck(a)");
});

test("a new sheet is empty, and Undo brings back the one before @browser", async ({ page }) => {
  await openSheet(page, four);
  await page.getByTestId("sheet-new").click();
  await expect(entries(page)).toHaveCount(0);
  await expect(page.getByTestId("sheet-new")).toBeDisabled();
  await expect(page.getByTestId("example").first()).toBeVisible();
  await expect(page).toHaveURL(/#sheet=$|#\?view=explore&sheet=$/);
  await page.reload();
  await expect(entries(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => lines(page)).toEqual(four);
  await page.getByTestId("sheet-new").click();
  await expect(entries(page)).toHaveCount(0);
  await page.getByTestId("sheet-undo").click();
  await expect.poll(() => lines(page)).toEqual(four);
});

test("a sentence is read as a rule, or told that it is not understood", async ({ page }) => {
  await openSheet(page, ["# Sentences"]);
  await type(page, "take any prime number of stones");
  await expect.poll(() => lines(page)).toEqual(["rule take/prime"]);
  await type(page, "Euclid's game");
  await expect.poll(() => lines(page)).toContain("rule own/{a,b};a>0;k=1..b/a;b-=k*a");
  await type(page, "who wins with a heap of 1000?");
  const error = entry(page, "unread").getByTestId("error");
  await expect(error).toContainText("Neither a question nor a rule was understood.");
  await expect(error).toContainText("take 1 to 3");
  // What it reads of the rule stands there; a heap is asked about where the rule has one.
  await expect(page.getByTestId("instead")).not.toHaveCount(0);
  await type(page, "rule take/1,3,4");
  await type(page, "stones, please, 20 of them");
  const last = entry(page, "unread").last();
  const asks = last.getByTestId("instead");
  await expect(asks.locator("code")).toHaveText(["analyze take/1,3,4:20", "lost", "patterns"]);
  await asks.first().click();
  await expect.poll(() => lines(page)).toContain("analyze take/1,3,4:20");
  await expect(entry(page, "unread")).toHaveCount(1);
  await setLine(entry(page, "unread"), "losst");
  await expect(error).toContainText("There is no question called “losst”.");
});

test("an offer of a long rule stays within a phone @phone @layout", async ({ page }) => {
  await openSheet(page, ["rule own/{a,b};a>0;k=1..b/a;b-=k*a"]);
  await type(page, "who wins with a heap of 1000?");
  await expect(page.getByTestId("instead")).not.toHaveCount(0);
  await expectNoSideways(page);
});

test("a question is asked in a sentence, in either language", async ({ page }) => {
  await openSheet(page, ["rule take/1,3,4"], "?lang=zh");
  await type(page, "周期是多少？");
  await type(page, "20 颗谁赢");
  await expect
    .poll(() => lines(page))
    .toEqual(["rule take/1,3,4", "period", "analyze take/1,3,4:20"]);
  // A rule and what is asked of it, at once.
  await type(page, "每次取约数，但不能取完，周期是多少");
  await expect
    .poll(async () => (await lines(page)).slice(-2))
    .toEqual(["rule own/n;k=divisors(n);k<n;n-=k", "period"]);
});

test("a sentence that asks nothing, or asks of no rule, is told lines that are read", async ({
  page,
}) => {
  await openSheet(page, ["# Sentences"]);
  await type(page, "who wins from 20?");
  const rules = entry(page, "unread").last().getByTestId("instead");
  await expect(rules.locator("code")).toHaveText([
    "rule take/1,3,4",
    "rule octal/0.77",
    "rule grundy",
  ]);
  await rules.first().click();
  await expect.poll(() => lines(page)).toContain("rule take/1,3,4");
  await type(page, "how many losing positions below 100?");
  await expect.poll(() => lines(page)).toContain("lost --below 100");
});
