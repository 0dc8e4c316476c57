// The place Problems: one of a hundred is found, shown whole, and its cases are seen as positions.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input } from "./help";

const open = (page: Page, options: string) => page.goto(`./#nim:3,4,5?view=problems${options}`);
const names = (page: Page) =>
  page
    .getByTestId("problem-choice")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-name")));

test("a link to a problem that nobody knows says so, and the others are there", async ({
  page,
}) => {
  await open(page, "&problem=poj-3533");
  await expect(page.getByTestId("error")).toHaveText("There is no problem called “poj-3533”.");
  await page.locator('[data-testid=problem-choice][data-name="hdu-1536"]').click();
  await expect(page.getByTestId("error")).toHaveCount(0);
  // By a name that another judge has for it.
  await open(page, "&problem=poj-2960");
  await expect(page.locator("#problem-here-title")).toHaveText("S-Nim");
  await expect(page.getByTestId("error")).toHaveCount(0);
});

test("a problem opens with its sample answered and its disguise drawn", async ({ page }) => {
  await open(page, "&problem=cses-1098");
  await expect(page.getByTestId("problem-input")).toHaveValue(/^3\n/);
  await expect(page.getByTestId("problem-output")).toHaveValue(/first\nfirst\nsecond/);
  await expect(page.getByTestId("disguise-case")).not.toHaveCount(0);
  // Chosen once more, it stays as it is.
  await page.locator("[data-testid=problem-choice][aria-current]").click();
  await expect(page.getByTestId("problem-output")).toBeVisible();
  await expect(page.getByTestId("disguise-case")).not.toHaveCount(0);
  // A tap into the box takes the sample whole, for what is pasted.
  await page.getByTestId("problem-input").focus();
  await page.keyboard.insertText("1\n1\n5\n");
  await expect(page.getByTestId("problem-input")).toHaveValue("1\n1\n5\n");
  await page.getByTestId("problem-run").click();
  await expect(page.getByTestId("problem-output")).toHaveValue(/^first\n?$/);
});

test("a problem is found by number, name, game, idea and words", async ({ page }) => {
  await open(page, "");
  await expect(page.getByTestId("problem-choice")).not.toHaveCount(0);
  const all = await names(page);
  expect(all.length).toBeGreaterThan(60);
  const search = page.getByTestId("problem-search");
  for (const [typed, name] of [
    ["1704", "poj-1704"],
    ["poj1704", "poj-1704"],
    // Its name elsewhere.
    ["poj 2960", "hdu-1536"],
    ["georgia bob", "poj-1704"],
    ["grundy’s", "cses-2207"],
    ["格伦迪", "cses-2207"],
    ["staircase", "cses-1099"],
    ["heap of coins splits", "cses-2207"],
  ] as const) {
    await search.fill(typed);
    await expect(page.locator(`[data-testid=problem-choice][data-name=${name}]`)).toBeVisible();
    expect((await names(page)).length, typed).toBeLessThan(all.length / 2);
  }
  await search.fill("zzz");
  await expect(page.getByTestId("problem-choice")).toHaveCount(0);
  await expect(page.getByTestId("problem-count")).toContainText("No problem");
  await expectAccessible(page);
  // No problem holds all words of a statement: the nearest are told with their judges.
  await search.fill("A string of plus and minus signs: flip two consecutive ++ into --. Who wins?");
  await expect(page.getByTestId("problem-count")).toContainText("Nearest");
  await expect(page.locator("[data-name=leetcode-294]")).toContainText("LeetCode 294");
  await expectAccessible(page);
  await search.fill("grundy cses");
  await page.locator("[data-name=cses-2207][data-testid=problem-choice]").click();
  await expect(page.getByTestId("problem")).toHaveAttribute("data-name", "cses-2207");
  await expect(page).toHaveURL(/problem=cses-2207/);
});

for (const [lang, title, asks, idea] of [
  ["en", "Grundy’s Game", "One heap of coins", "a table of values"],
  ["zh", "格伦迪游戏", "一堆硬币", "打表"],
] as const)
  test(`a problem is told whole, with its program, in ${lang}`, async ({ page }) => {
    await open(page, `&problem=cses-2207&lang=${lang}`);
    const problem = page.getByTestId("problem");
    await expect(problem.getByRole("heading")).toHaveText(title);
    await expect(page.getByTestId("problem-asks")).toContainText(asks);
    // The list has scrolled to it.
    await expect(page.locator("[data-testid=problem-choice][aria-current]")).toBeInViewport();
    await expect(page.getByTestId("problem-program-text")).toHaveCount(0);
    await page.getByTestId("problem-program").locator("summary").click();
    await expect(page.getByTestId("problem-program-text")).toHaveValue(/int main\(\)/);
    await expect(page.getByTestId("problem-program-copy")).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page);
    // What the page calls the idea finds it, too; the list begins at its top.
    await page.getByTestId("problem-search").fill(idea);
    await expect(page.locator("[data-testid=problem-choice][data-name=cses-2207]")).toHaveCount(1);
    await page.getByTestId("problem-search").fill("poj 1704");
    await expect(page.getByTestId("problem-choice")).toHaveCount(1);
    await expect(page.getByTestId("problem-choice")).toBeInViewport();
  });

test("cases are seen beside the positions that they are", async ({ page }) => {
  await open(page, "&problem=hdu-1536");
  await page.getByTestId("problem-sample").click();
  const cases = page.getByTestId("disguise-case");
  await expect(cases).toHaveCount(3);
  await expect(page.getByTestId("disguise-position")).toHaveText([
    "take/2,5:5,12",
    "take/2,5:2,4,7",
    "take/2,5:2,3,7,12",
  ]);
  // What a case is read from ends with it.
  await expect(cases.nth(0).locator("pre")).toHaveText("2 5 12");
  await expect(cases.nth(2).locator("pre")).toHaveText("4 2 3 7 12");
  await cases.nth(1).scrollIntoViewIfNeeded();
  await expect(cases.nth(1).locator(".small-board .board")).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.getByTestId("disguise-open").nth(1).click();
  await expect(input(page)).toHaveValue("take/2,5:2,4,7");
});

test("a case that is no position of ours has no picture", async ({ page }) => {
  await open(page, "&problem=euler-306");
  await page.getByTestId("problem-sample").click();
  await expect(page.getByTestId("problem-output")).toBeVisible();
  await expect(page.locator("#problem-cases-title")).toBeVisible();
  await expect(page.getByTestId("disguise")).toHaveCount(0);
});

test("another problem does not keep the sample of the one before", async ({ page }) => {
  await open(page, "&problem=poj-1704");
  await page.getByTestId("problem-sample").click();
  await expect(page.getByTestId("problem-output")).toBeVisible();
  await page.getByTestId("problem-search").fill("cses 2207");
  await page.getByTestId("problem-choice").click();
  await expect(page.getByTestId("problem-input")).toHaveValue(/^3\n/);
  await expect(page.getByTestId("problem-output")).toHaveValue(/first/);
  await page.getByTestId("problem-input").fill("1\n7\n");
  await page.getByTestId("problem-search").fill("poj 1704");
  await page.getByTestId("problem-choice").click();
  await expect(page.getByTestId("problem-input")).toHaveValue("1\n7\n");
});

test("a program that is right on random cases solves the problem, which is kept", async ({
  page,
}) => {
  await open(page, "&problem=cses-1098");
  await page.getByTestId("problem-check").click();
  const theirs = page.getByTestId("problem-theirs");
  await expect(page.getByTestId("problem-checking")).toBeVisible();
  await expect(page.getByTestId("problem-output")).toHaveCount(0);
  await theirs.fill("first\n");
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("compare-wrong")).toBeVisible();
  await expect(page.getByTestId("problem-passed")).toHaveCount(0);
  // What a right program prints.
  const typed = await page.getByTestId("problem-input").inputValue();
  const [, ...lines] = typed.trim().split("\n");
  const said = lines
    .filter((_, at) => at % 2 === 1)
    .map((line) => line.split(" ").reduce((sum, x) => sum ^ (Number(x) % 4), 0))
    .map((sum) => (sum === 0 ? "second" : "first"));
  expect(said).toHaveLength(200);
  await theirs.fill(said.join("\n"));
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("problem-passed")).toBeVisible();
  await expect(page.getByTestId("problem-solved")).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.reload();
  const solved = page.locator("[data-testid=problem-choice][data-name=cses-1098]");
  await expect(solved.locator(".problem-solved")).toBeVisible();
  await expect(page.getByTestId("problem-count")).toContainText("1 solved");
  await page.getByTestId("problem-narrow").locator("summary").click();
  await page.getByTestId("problem-open").check();
  await expect(solved).toHaveCount(0);
  await page.getByTestId("problem-chapter-choice").selectOption("15");
  await page.getByTestId("problem-level-choice").selectOption("3");
  expect(await names(page)).toContain("luogu-p4055");
});

test("an input of one case is asked five times, and a wrong one begins anew", async ({ page }) => {
  await open(page, "&problem=codeforces-455b");
  await page.getByTestId("problem-check").click();
  for (let right = 1; right <= 5; right++) {
    await page.getByTestId("problem-output-show").click();
    const said = await page.getByTestId("problem-output").inputValue();
    await page.getByTestId("problem-theirs").fill(said);
    await page.getByTestId("problem-compare").click();
    await expect(page.getByTestId("compare-same")).toBeVisible();
    if (right === 5) break;
    await expect(page.getByTestId("problem-checking")).toContainText(`${right} of 5`);
    await expect(page.getByTestId("problem-solved")).toHaveCount(0);
    await page.getByTestId("problem-check-next").click();
    await expect(page.getByTestId("problem-theirs")).toHaveValue("");
  }
  await expect(page.getByTestId("problem-passed")).toBeVisible();
});

test("the keyboard alone finds a problem and opens it", async ({ page }) => {
  await open(page, "");
  const search = page.getByTestId("problem-search");
  await search.focus();
  await page.keyboard.type("cses");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByTestId("problem-choice").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/problem=cses-1099/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(search).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/problem=cses-1098/);
});

test("a problem's link opens it elsewhere", async ({ page, context }) => {
  await open(page, "&problem=poj-1704&lang=zh");
  const link = await page.getByTestId("problem-link").inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByTestId("problem")).toHaveAttribute("data-name", "poj-1704");
  await expect(other.locator("html")).toHaveAttribute("lang", "zh-CN");
});
