// Explore from a rule, or a pasted list, to its law, the guess, the program and the check of one's
// own.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input } from "./help";
import { answered, ask, entry, openSheet, type, unfold } from "./sheets";

const patterns = (page: Page) => page.getByTestId("pattern");

/** A rule with lines below it. */
async function explore(page: Page, rule: string, lines: string[], lang = "en"): Promise<void> {
  await openSheet(page, [`rule ${rule}`, ...lines], `?lang=${lang}`);
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", rule);
}
const lookedAll = (page: Page) =>
  expect(page.getByTestId("patterns-card")).toHaveAttribute("data-done", "true", {
    timeout: 60_000,
  });

/** Pasted into the box of a sheet about another rule. */
async function paste(page: Page, values: string, lang = "en"): Promise<void> {
  await explore(page, "nim", [], lang);
  await type(page, values);
  await lookedAll(page);
}

/** What a program prints for an input, compiled. */
function printed(source: string, given: string): string {
  const folder = mkdtempSync(join(tmpdir(), "nimber-"));
  try {
    writeFileSync(join(folder, "a.cpp"), source);
    execFileSync("g++", ["-std=c++17", "-O1", "-o", join(folder, "a"), join(folder, "a.cpp")]);
    return execFileSync(join(folder, "a"), { input: given, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const weird = "own/n;k=1..n/2;n-=k";
const words = [
  ["en", "Laws", "One formula gives every value."],
  ["zh", "规律", "一个公式给出所有的值。"],
] as const;

for (const [lang, see, first] of words)
  test(`from a weird rule to an accepted program, ${lang} @browser`, async ({ page }) => {
    test.slow();
    await explore(page, weird, [], lang);
    await ask(page, "patterns");
    await expect(page.getByRole("heading", { name: see, exact: true })).toBeVisible();
    await lookedAll(page);

    // What is proven stands before a formula that only fits, though that is shorter.
    await expect(patterns(page).first()).toHaveAttribute(
      "data-formula",
      "g(n) = if(n%2==0,n/2,g(n/2))",
    );
    const law = patterns(page).nth(1);
    await expect(law).toHaveAttribute("data-formula", "g(n) = n/2/low(n+1)");
    await expect(law).toContainText(first);
    await law.click();
    await expect(entry(page, "conjecture").getByTestId("entry-line")).toHaveValue(
      "conjecture 'g(n) = n/2/low(n+1)'",
    );
    await answered(entry(page, "conjecture"), "holds");

    await ask(page, "program");
    // One column: rule, laws, guess, program.
    const tops: number[] = [];
    for (const id of ["dots", "patterns-card", "guess-card", "program-card"])
      tops.push((await page.getByTestId(id).boundingBox())!.y);
    expect([...tops].sort((a, b) => a - b)).toEqual(tops);
    await unfold(entry(page, "program"));
    const program = page.getByTestId("program-text");
    await expect(program).toContainText("Int g(Int n)", { timeout: 60_000 });
    await page.getByTestId("program-io").selectOption("zero");
    await page.getByTestId("program-says").fill("Alice,Bob");
    await page.getByTestId("program-says").press("Enter");
    await expect(program).toContainText("Alice");
    await expect(program).toContainText("heaps != 0");
    // Another way, then the best again.
    await page.getByTestId("program-by").selectOption("table");
    await expect(program).toContainText("std::vector<bool> seen");
    await expect(program).not.toContainText("--by");
    await page.getByTestId("program-by").selectOption("");
    // By the recursion, which is proven, and not by the formula, which is not.
    await expect(program).toContainText("g((n / 2))");
    await expect(program).not.toContainText("A guess");
    await page.getByTestId("check-make").click();
    const given = await page.getByTestId("check-input").inputValue();
    expect(given.trim().split("\n").length).toBe(401);
    const output = printed(await program.inputValue(), given);
    await page.getByTestId("check-theirs").fill(output);
    await page.getByTestId("check-compare").click();
    await expect(page.getByTestId("compare-same")).toBeVisible();

    // The reader's own program gets the third case wrong.
    const lines = output.split("\n");
    lines[2] = lines[2] === "Bob" ? "Alice" : "Bob";
    await page.getByTestId("check-theirs").fill(lines.join("\n"));
    await page.getByTestId("check-compare").click();
    await expect(page.getByTestId("compare-wrong")).toHaveAttribute("data-line", "3");
    const heaps = given.split("\n")[5]!.split(" ");
    await page.getByTestId("open-wrong").click();
    await expect(input(page)).toHaveValue(`${weird}:${heaps.join()}`);
  });

test("of a period that begins further on nothing is said to be shaded", async ({ page }) => {
  await explore(page, "octal/0.77", ["period", "sequence --count 60"]);
  await expect(page.getByTestId("proven")).toBeVisible();
  await expect(page.getByTestId("plot")).toContainText("Heaps 0 to 59");
  await expect(page.getByTestId("plot")).not.toContainText("Shaded");
});

test("a proven period comes first, is shaded, and its program needs no proof @browser", async ({
  page,
}) => {
  await explore(page, "take/1,3,4", ["patterns", "sequence --count 1000", "program"]);
  await lookedAll(page);
  await expect(page.getByTestId("dots")).toHaveAttribute("data-period", "7");
  await expect(page.getByTestId("law")).toHaveAttribute("data-proven", "true");
  const law = patterns(page).first();
  await expect(law).toHaveAttribute("data-proven", "true");
  await expect(law).toHaveAttribute("data-kind", "periodic");
  await expect(law).toContainText("The values repeat with period 7, from the start.");
  await expect(law).toContainText("Proven by the theorem on periods");
  await expect(page.getByTestId("plot")).toContainText(
    "Shaded: the first period, 7 heaps from 0 on.",
  );
  await expect(page.getByTestId("program-text")).toHaveValue(/main/, { timeout: 60_000 });
  await expect(page.getByTestId("program-text")).not.toContainText("A guess");
  await law.getByTestId("use-pattern").click();
  await expect(page.getByTestId("holds")).toHaveAttribute("data-verdict", "proven", {
    timeout: 60_000,
  });
});

test("an automaton is drawn, a known sequence names its number, stretches are bars", async ({
  page,
}) => {
  await explore(page, "own/n;k=1,n/2;n-=k", ["patterns"]);
  await lookedAll(page);
  await unfold(entry(page, "patterns"), true);
  const automaton = page.getByTestId("automaton").first();
  await expect(automaton).toHaveAttribute("data-states", "8");
  await expect(automaton.locator("circle")).toHaveCount(8);
  await explore(page, "coins/mock", ["patterns"]);
  await lookedAll(page);
  await expect(page.getByTestId("oeis").first()).toHaveText("OEIS A000069");
  await explore(page, "custom/2*k>=n", ["patterns", "sequence --count 1000"]);
  await lookedAll(page);
  await unfold(entry(page, "patterns"), true);
  await expect(page.getByTestId("patterns-card").getByTestId("runs")).toBeVisible();
  await page.getByTestId("view-runs").click();
  await expect(page.getByTestId("runs").last().getByRole("listitem").nth(3)).toContainText("4–7");
});

test("where nothing is found it says how far it looked", async ({ page }) => {
  test.slow();
  await explore(page, "take/square", ["patterns"]);
  await lookedAll(page);
  await expect(page.getByTestId("no-pattern")).toContainText("automata of up to 64 states");
  await expect(patterns(page)).toHaveCount(0);
});

test("a pasted list: its law, what does not fit, a guess with its counterexample @browser", async ({
  page,
}) => {
  const list = Array.from({ length: 200 }, (_, n) => (n === 77 ? 6 : n % 7));
  await paste(page, list.join(" "));
  await expect(patterns(page).first()).toHaveAttribute("data-formula", "g(n) = n%7");
  await expect(page.getByTestId("except").first()).toContainText("at 77 stands 6");
  await patterns(page).first().click();
  await expect(page.getByTestId("refuted")).toHaveAttribute("data-heaps", "77");
  await unfold(entry(page, "values"));
  for (const view of ["squares", "runs", "plot"]) {
    await page.getByTestId(`view-${view}`).click();
    await expectNoSideways(page);
  }
  // Back: the guess, then the list.
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId("sheet-entry")).toHaveCount(1);
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", "nim");
});

test("a pasted table, pasted marks, and what is no list", async ({ page }) => {
  const rows = Array.from({ length: 16 }, (_, a) =>
    Array.from({ length: 16 }, (_, b) => a ^ b).join(" "),
  );
  await paste(page, rows.join("\n"), "zh");
  await expect(patterns(page).first()).toHaveAttribute("data-formula", "g(a,b) = xor(a,b)");
  await expect(page.getByTestId("pasted-table").locator("tr")).toHaveCount(16);
  await type(page, "P N N N ".repeat(8));
  await expect(entry(page, "patterns").getByTestId("pattern").first()).toHaveAttribute(
    "data-formula",
    "P when n%4==0",
  );
  await type(page, "values 0 1 2 ?");
  await expect(page.getByTestId("sheet-entry").last().getByTestId("error")).toBeVisible();
});

test("two numbers: a law of pairs, along a line, a grid with an ordered legend", async ({
  page,
}) => {
  test.slow();
  await explore(page, "fibonacci", ["patterns", "grid --side 50"]);
  const grid = entry(page, "grid");
  await expect(page.locator('[data-testid="ask"][data-question="grid"]')).toHaveText(
    "Heap and limit",
  );
  await expect(await answered(grid, "grid-cell")).toHaveText("Shown: heap 0–49, limit 0–49");
  await lookedAll(page);
  await unfold(entry(page, "patterns"), true);
  await page.getByTestId("pattern-where").fill("q=n-1");
  await page.getByTestId("pattern-line").click();
  await expect(page.getByTestId("oeis").first()).toHaveText("OEIS A000045", { timeout: 60_000 });
  await patterns(page).first().click();
  await expect(page.getByTestId("holds")).toBeVisible();
  await unfold(entry(page, "conjecture"));
  await expect(page.getByTestId("guess-where")).toHaveValue("q=n-1");
  await page.getByTestId("guess").fill("P when n>20");
  await page.getByTestId("test-guess").click();
  await expect(page.getByTestId("refuted")).toHaveAttribute("data-position", /^fibonacci:\d+,\d+$/);
  // The first view of two numbers is a grid already.
  await explore(page, "own/(a,b);a-=1;b-=1", []);
  const first = entry(page, "rule");
  await expect(first.getByTestId("grid-cell")).toContainText("second number 0–19");
  await explore(page, "wythoff", ["patterns"]);
  await expect(first.getByTestId("grid-cell")).toContainText("second heap 0–19");
  await expect(page.getByTestId("patterns-card")).toContainText(
    "each of the two numbers is a multiple of an irrational number, rounded down",
  );
  await first.getByTestId("colour-value").click();
  await expect(page.getByTestId("grid-legend")).toContainText("0, lost (P)");
  await first.getByTestId("colour-outcome").click();
  await expect(page.getByTestId("grid-legend")).toContainText("won (N)");
  await expect(page.getByTestId("grid-legend")).not.toContainText("never end");
});

test("a grid of two numbers: the first along the bottom, and where play may never end", async ({
  page,
}) => {
  test.slow();
  await explore(page, "fibonacci", []);
  const grid = page.getByRole("application", { name: /^Grid of/ });
  await grid.focus();
  for (const key of ["Right", "Right", "Right", "Right", "Up"])
    await page.keyboard.press(`Arrow${key}`);
  // A heap of 3 of which 1 may be taken is lost; one of 1 of which 3 may be taken is won.
  await expect(page.getByTestId("grid-cell")).toHaveAttribute("data-value", "0");
  await expect(page.getByTestId("grid-open")).toHaveAttribute("href", /fibonacci:3,1/);
  await explore(page, "own/(a,b);a-=1;b-=1|a==0;a=b;b=a|b==0;a=b;b=a", []);
  await expect(page.getByTestId("grid-legend")).toContainText("no value: play may never end");
  await type(page, "g(a,b) = min(a,b)%2");
  await expect(page.getByTestId("stopped")).toContainText("play may never end there");
});

test("the search can be stopped, and what was seen stays", async ({ page }) => {
  test.slow();
  await explore(page, "take/square", ["patterns"]);
  const card = page.getByTestId("patterns-card");
  await card.getByTestId("stop").click({ timeout: 30_000 });
  await expect(card).toHaveAttribute("data-done", /true|false/);
  await expect(card.getByTestId("stop")).toHaveCount(0);
});

test("laws are accessible and fit, in both languages @layout", async ({ page }) => {
  test.slow();
  for (const lang of ["en", "zh"]) {
    await page.goto("about:blank");
    await explore(page, "own/n;k=1,n/2;n-=k", ["patterns", "program"], lang);
    await lookedAll(page);
    await unfold(entry(page, "patterns"), true);
    await expect(page.getByTestId("program-text")).toBeVisible({ timeout: 60_000 });
    await expectNoSideways(page);
  }
  await expectAccessible(page);
});

test("on paper the legend of the grid has the colours of the grid @browser", async ({ page }) => {
  await explore(page, "take/1,3,4", ["grid"]);
  const swatches = page.getByTestId("grid-legend").locator(".legend-swatch");
  await expect(swatches).toHaveCount(2);
  const colours = () =>
    swatches.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const screen = await colours();
  expect(new Set(screen).size).toBe(2);
  await page.emulateMedia({ media: "print" });
  expect(await colours()).toEqual(screen);
});

test("on paper stands what is open, and nothing to be pressed @browser", async ({ page }) => {
  await explore(page, "take/1,3,4", ["# A note", "patterns", "program", "period"]);
  await lookedAll(page);
  await expect(page.getByTestId("program-text")).toHaveValue(/main/, { timeout: 60_000 });
  await expect(page.getByTestId("proven")).toBeVisible();
  await entry(page, "program").getByTestId("entry-fold").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "A note" })).toBeVisible();
  await expect(page.getByTestId("dots")).toBeVisible();
  await expect(page.getByTestId("patterns-card")).toBeVisible();
  await expect(page.getByTestId("program-card")).toHaveCount(0);
  await expect(page.locator(".explore details:not([open]):visible")).toHaveCount(0);
  await expect(page.locator(".explore button:visible:not(.proven-link)")).toHaveCount(0);
  await expect(page.getByTestId("ask-line")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await type(page, "P when n%7==0||n%7==2");
  await answered(entry(page, "conjecture"), "holds");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByTestId("holds")).toBeVisible();
});

test("on paper tables and programs stand whole, and a proof by its reason @browser", async ({
  page,
}) => {
  await explore(page, "take/1,3,4", ["period", "sequence --count 40 --view table", "program"]);
  await expect(page.getByTestId("program-text")).toHaveValue(/main/, { timeout: 60_000 });
  await expect(page.getByTestId("proven")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const table = page.getByTestId("value-table");
  await expect(table.locator("tr[data-n='39']")).toBeVisible();
  // Nothing of it is behind a scroll.
  const box = await table.evaluate((one) => {
    const { clientHeight, scrollHeight } = one.parentElement!;
    return { clientHeight, scrollHeight };
  });
  expect(box.scrollHeight - box.clientHeight).toBeLessThanOrEqual(1);
  await expect(table.locator(".opens").filter({ visible: true })).toHaveCount(0);
  const program = page.locator(".program-printed");
  await expect(program).toBeVisible();
  expect((await program.innerText()).trimEnd().endsWith("}")).toBe(true);
  const reason = entry(page, "period").locator(".period-reason");
  await expect(reason).toBeVisible();
  await expect(reason).toContainText("each value depends only on the 4 before it");
  await expect(page.getByTestId("certificate")).toBeHidden();
  await expect(page.getByTestId("how-known")).toBeHidden();
});
