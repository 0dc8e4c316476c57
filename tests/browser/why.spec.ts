// Why: columns mended, values walked down to zero, theorems with their numbers, brute force, the
// graph, both conventions.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { atRest, expectAccessible, expectNoSideways, input, openGame } from "./help";

async function explain(page: Page, hash: string): Promise<void> {
  await openGame(page, hash);
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("walk")).toBeVisible();
}
const open = (page: Page, id: string) => page.getByTestId(id).locator("summary").first().click();
const here = (page: Page) => page.getByTestId("walk-here");
const ways = (page: Page) => page.getByTestId("way");

for (const hash of [
  "#own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4?as=chomp",
  "#wythoff:7,9?as=queen",
])
  test(`nothing stands below the page’s foot under all steps of ${hash} @phone @layout @browser`, async ({
    page,
  }) => {
    await explain(page, hash);
    await expect(ways(page).nth(8)).toBeAttached();
    await atRest(page);
    const { whole, end } = await page.locator(".foot").evaluate((foot) => ({
      whole: document.documentElement.scrollHeight,
      end: foot.getBoundingClientRect().bottom + scrollY,
    }));
    // The bar of places lies over what is left.
    expect(whole - end).toBeLessThan(80);
  });

test("the parts have the names that they have on the board", async ({ page }) => {
  for (const [hash, names] of [
    ["octal/0.137:1,3,5?as=dawson", ["Row 1", "Row 2", "Row 3"]],
    ["hackenbush:0-a,a-b,b-c,c-d,0-f,f-g?as=christmas", ["Tree 1", "Tree 2"]],
    ["nim:3,5", ["Heap 1", "Heap 2"]],
  ] as const) {
    await openGame(page, `#${hash}`);
    const heads = page.locator(".why .values tbody th");
    for (const name of names) await expect(heads.filter({ hasText: name })).toHaveCount(1);
  }
});

test("a face’s words stand in every step, and no code of its rule", async ({ page }) => {
  for (const [lang, row, again] of [
    ["en", "Row 1: 9 skittles", "Row 2: 4 skittles as above"],
    ["zh", "第 1 排：9 个瓶子", "第 2 排：4 个瓶子 同上"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#octal/0.77:9,4?as=kayles&lang=${lang}`);
    await expect(here(page)).toContainText("9, 4");
    await expect(ways(page).first()).toContainText(row);
    await open(page, "theorems");
    await expect(page.getByTestId("theorem")).toContainText(row);
    await expect(page.getByTestId("theorem-again")).toContainText(again);
    await ways(page).first().click();
    await expect(here(page)).toHaveAttribute("data-position", "octal/0.77:9");
    await expect(page.getByTestId("heap-strip")).toBeVisible();
    for (const part of ["walk", "theorems"])
      await expect(page.getByTestId(part)).not.toContainText(/octal|\bheap|stone|八进制|堆|颗/i);
  }
});

test("each winning move mends the columns, even one that raises a value @layout", async ({
  page,
}) => {
  await explain(page, "#take/1..3:9+take/1..5:10+take/1..7:14");
  const mends = page.getByTestId("mend");
  await expect(mends).toHaveCount(2);
  await expect(page.getByTestId("mends")).toContainText("2 columns have an odd number of ones");
  await expect(mends.first()).toContainText("1 becomes 2");
  await expect(mends.first()).toContainText("raises a value, from 1 to 2, and wins all the same");
  await expect(mends.nth(1)).toContainText("6 becomes 5");
  await expect(mends.nth(1)).toContainText("every column has an even number of ones");
  await open(page, "theorems");
  // One theorem, told once; of the other heaps only the numbers.
  await expect(page.getByTestId("theorem")).toHaveCount(1);
  await expect(page.getByTestId("theorem-again")).toHaveText([
    /^Heap 2: 10 stones as above, 10\s*mod\s*\(5\+1\)=4\.$/,
    /^Heap 3: 14 stones as above, 14\s*mod\s*\(7\+1\)=6\.$/,
  ]);
  await expect(page.getByTestId("theorem").locator(":scope > p math").last()).toHaveText(
    "9mod(3+1)=1",
  );
  await expect(page.getByTestId("known")).toHaveCount(1);
  await expect(page.getByTestId("known")).toContainText("proofs/Taking.v: bash");
  // Commands stand at the end, folded.
  const last = page.getByTestId("explained").locator(":scope > *").last();
  await expect(last).toHaveAttribute("data-testid", "check-self");
  await expect(page.getByText("coqc")).toHaveCount(1);
  await expect(page.getByTestId("known-check")).toBeHidden();
  await open(page, "check-self");
  await expect(page.getByTestId("known-check")).toContainText("take/1..3:9+take/1..5:10");
  await open(page, "conventions");
  await expect(page.getByTestId("convention-normal")).toHaveAttribute("data-outcome", "N");
  await expect(page.getByTestId("convention-misere")).toHaveAttribute("data-outcome", "N");
  await expectNoSideways(page);
});

test("a pair in misère play has its own theorem, and no grid of normal play", async ({ page }) => {
  for (const [lang, lost, colours, normal] of [
    ["en", "the player to move loses", "Colours", "of normal play"],
    ["zh", "必败", "着色", "就正常规则"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#wythoff:2,2~misere?lang=${lang}`);
    await open(page, "theorems");
    const theorem = page.getByTestId("theorem");
    await expect(theorem).toHaveCount(1);
    await expect(theorem).toHaveAttribute("data-theorem", "wythoff-misere");
    await expect(theorem).toContainText(lost);
    await expect(page.getByTestId("theorems")).toContainText(
      "proofs/Wythoff.v: wythoff_misere_lost",
    );
    await expect(page.getByRole("group", { name: colours })).toHaveCount(0);
    // What the rule's laws are of is said where they are shown.
    await page.getByTestId("place-explore").filter({ visible: true }).click();
    await expect(page.getByTestId("misere-rule")).toContainText(normal);
  }
  await page.goto("about:blank");
  await openGame(page, "#wythoff:2,2?lang=en");
  await expect(page.getByRole("group", { name: "Colours" })).toHaveCount(1);
  await page.getByTestId("place-explore").filter({ visible: true }).click();
  await expect(page.getByTestId("law").first()).toBeVisible();
  await expect(page.getByTestId("misere-rule")).toHaveCount(0);
});

test("what a heap with a limit is worth names both, before the move and after it @layout", async ({
  page,
}) => {
  for (const [lang, limit, said, left] of [
    ["en", 19, "A heap of 20 with at most 19 to take is worth 7.", "Leave 18 (at most 4 to take)"],
    ["en", 5, "A heap of 20 with at most 5 to take is worth 4.", "Leave 18 (at most 4 to take)"],
    ["zh", 19, "堆有 20 颗、至多取 19 颗时，SG 值为 7。", "给对方留下 18（至多取 4）"],
    ["zh", 5, "堆有 20 颗、至多取 5 颗时，SG 值为 4。", "给对方留下 18（至多取 4）"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#fibonacci:20,${limit}?lang=${lang}`);
    const heap = page.getByTestId("one-heap");
    await page.getByTestId("why-further").locator("summary").click();
    await expect(page.getByTestId("why-further")).toContainText(said);
    await expect(heap).toContainText(left);
    // A nim-sum of one number tells nothing.
    await expect(page.locator("#why table.values")).toHaveCount(0);
    await expectNoSideways(page);
  }
  await page.goto("about:blank");
  await explain(page, "#fibonacci:20,19+nim:3");
  await expect(page.locator("#why table.values").first()).toContainText("20 (≤ 19)");
});

test("in misère play the values of normal play are folded, as another rule", async ({ page }) => {
  for (const [lang, another] of [
    ["en", "Another rule"],
    ["zh", "另一种规则"],
  ] as const) {
    await page.goto("about:blank");
    await openGame(page, `#take/1..3:14~misere?lang=${lang}`);
    await expect(page.getByTestId("why-first")).toContainText("13");
    const other = page.getByTestId("strip-other");
    await expect(other).not.toHaveAttribute("open");
    await expect(other.locator("summary")).toContainText(another);
    await expect(page.getByTestId("sg-cell")).toHaveCount(0);
    await other.locator("summary").click();
    await expect(page.locator("[data-testid=sg-cell][data-n='12']")).toContainText("P");
    await other.locator("summary").click();
    await expect(page.getByTestId("sg-cell")).toHaveCount(0);
  }
  await page.goto("about:blank");
  await openGame(page, "#take/1..3:14?lang=en");
  await expect(page.getByTestId("sg-cell").first()).toBeVisible();
});

test("where one counts up the reasons speak of what is said, and of no heap", async ({ page }) => {
  for (const [lang, next, numbers, answer] of [
    ["en", "Say 1: ", "1, 12, 23, 34, …, 89, 100", "add 11 − k"],
    ["zh", "报 1，", "1、12、23、34、…、89、100", "你就加 11 − k"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#take/1..10:100?as=count100&lang=${lang}`);
    const heap = page.getByTestId("one-heap");
    await expect(heap).toContainText(numbers);
    await expect(heap).toContainText(next);
    await expect(heap).toContainText(answer);
    for (const part of [heap, page.getByTestId("why-further")])
      await expect(part).not.toContainText(/\bheaps?\b|stone|堆|颗/);
    for (const id of ["leave", "heap-strip", "sg-cell"])
      await expect(page.getByTestId(id)).toHaveCount(0);
  }
  await page.goto("about:blank");
  await openGame(page, "#take/1..10:88?as=count100&lang=en");
  await expect(page.getByTestId("one-heap")).toContainText("23, 34, 45, 56, …, 89, 100");
  await expect(page.getByTestId("one-heap")).toContainText("None of them can be said now.");
});

test("the queen’s places have one name in every reason @layout", async ({ page }) => {
  for (const [lang, first, left, folded] of [
    ["en", "To win: Move the queen to e8.", "e8 is a cold square", "What can the other side do"],
    ["zh", "皇后走到 e8。", "e8 是奇异局势", "接下来对方能怎么走"],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#wythoff:22,7?as=queen&lang=${lang}`);
    await expect(page.getByTestId("why-first")).toContainText(first);
    await expect(page.getByTestId("cold-first")).toContainText(left);
    const places = page.getByTestId("cold-place");
    await expect(places).toHaveText([/^a1/, /^b3/, /^c2/, /^d6/, /^f4/, /^e8/, /^h5/, /^k7/]);
    await expect(page.locator("[data-mark=told]")).toHaveText(/^e8/);
    // The answers to each move are folded, the reason stands before them.
    await expect(page.getByTestId("answers")).toHaveCount(0);
    await page.getByText(folded).click();
    await expect(page.getByTestId("answer").first()).toHaveAttribute("data-answer", /./);
    await page.getByText(folded).click();
    await expect(here(page)).toContainText("w8");
    await expect(page.getByTestId("walk")).not.toContainText("wythoff:");
    await expect(ways(page).first()).toContainText(/^\d+.*v8(?!.*v8)/);
    await open(page, "theorems");
    await expect(page.getByTestId("theorem-counted")).toContainText(/a1.*w8.*\(22, 7\)/);
    await open(page, "why-strategy");
    await expect(page.locator('[data-position="wythoff:4,7"]').last()).toContainText("e8");
    await expect(page.getByTestId("why-strategy")).not.toContainText("wythoff:");
    await expectNoSideways(page);
  }
  await page.goto("about:blank");
  await openGame(page, "#wythoff:3,5?as=queen&lang=en");
  await expect(page.getByTestId("cold-first")).toContainText("The queen stands on d6, a cold");
  await expect(page.locator("[data-mark=told]")).toHaveText(/^d6/);
});

test("of two heaps the cold pairs are numbers, the one that is left marked", async ({ page }) => {
  await openGame(page, "#wythoff:22,7?lang=en");
  await expect(page.getByTestId("cold-place")).toHaveText([
    "(0, 0)",
    "(1, 2)",
    "(3, 5)",
    /^\(4, 7\)/,
    "(10, 6)",
  ]);
  await expect(page.locator("[data-mark=told]")).toHaveText(/^\(4, 7\)/);
  await openGame(page, "#wythoff:4,5?lang=en");
  await expect(page.locator("[data-mark=told], [data-mark=near]")).toHaveCount(2);
  await expect(page.getByTestId("cold")).toContainText("Dashed: also one move away.");
});

test("of a heap under a rule that somebody wrote it is told what to leave", async ({ page }) => {
  for (const [lang, leave, lost] of [
    ["en", "Leave 17: from there every move loses", "1, 2, 4, 7, 11 and 17"],
    ["zh", "给对方留下 17：", "1、2、4、7、11、17"],
  ] as const) {
    await page.goto("about:blank");
    await openGame(page, `#own/n;k=1..n/3;n-=k:20?lang=${lang}`);
    await expect(page.getByTestId("one-heap")).toContainText(leave);
    await expect(page.getByTestId("one-heap")).toContainText(lost);
  }
});

/** What only a sum has. */
const ofSums = /XOR|Nim heap|column|mex|异或|Nim 堆|每一列/;
const chomp = "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4";

test("beside a board the rule's code is not told step by step", async ({ page }) => {
  for (const [hash, start, after] of [
    [`${chomp}?as=chomp`, "4, 4, 4, 4, 4", /^[\d, ]+$/],
    ["own/n;k=1..n/3;n-=k:20", "20", /^\d+$/],
    ["grid/oo.->..o;turn:ooo./oo../...o", "ooo./oo../...o", /^[.o/]+$/],
  ] as const) {
    await page.goto("about:blank");
    await explain(page, `#${hash}`);
    await expect(here(page).locator("code")).toHaveText(start);
    await expect(ways(page).first().locator("code")).toHaveText(after);
    await ways(page).first().click();
    await expect(page.getByTestId("trail-step")).toHaveText(start);
    await expect(here(page).locator("code")).toHaveText(after);
  }
});

test("columns are shown before their ones are counted", async ({ page }) => {
  await explain(page, "#octal/0.77:5,5?as=kayles");
  const mends = page.getByTestId("mends");
  await expect(mends).toContainText(
    "Write the values in binary, one below the other: every column has an even number of ones.",
  );
  await expect(mends.locator("tbody tr")).toHaveText([
    /Row 1\s*5\s*4\s*100/,
    /Row 2\s*5\s*4\s*100/,
  ]);
  await expect(mends.locator("tfoot tr")).toHaveText(/XOR\s*0\s*000/);
  await openGame(page, "#nim:3,4,5");
  await expect(page.getByTestId("why-columns")).toContainText(
    "Write what each part is worth in binary, one below the other, and count the ones in each column.",
  );
});

test("of a single board every reply has its answer, drawn on a board @layout", async ({ page }) => {
  const cram = "grid/..->oo;turn:..../..../....?as=cram";
  for (const [game, first, reply, copied] of [
    [cram, "To win: Put a domino on", "Put a domino on", true],
    [`${chomp}?as=chomp`, "To win: Bite off c3", "Bite off", false],
    ["grid/xo->.x,ox->.o;turn:xoxo/oxox?as=clobber", "Every move has an answer.", "", true],
    [`${cram}&lang=zh`, "要赢就这样走：", "骨牌", true],
  ] as const) {
    await page.goto("about:blank");
    await openGame(page, `#${game}`);
    const why = page.locator("#why");
    await expect(page.getByTestId("why-first")).toContainText(first);
    const lines = page.getByTestId("answer");
    // Where copying is the reason, the table is folded under it.
    await expect(page.getByTestId("mirror")).toHaveCount(copied ? 1 : 0);
    if (copied) await page.getByTestId("answers-folded").locator("summary").click();
    await expect(lines.first()).toContainText(reply);
    expect(await lines.count()).toBeLessThanOrEqual(12);
    for (const line of await lines.all()) await expect(line).toHaveAttribute("data-answer", /./);
    expect(await why.locator(":scope > :not(details)").allInnerTexts()).not.toContainEqual(
      expect.stringMatching(ofSums),
    );
    await expect(why.locator("table")).toHaveCount(0);
    await lines.first().click();
    const board = page.getByTestId("answer-board");
    const position = await lines.first().getAttribute("data-position");
    await expect(board).toHaveAttribute("data-position", position!);
    await expect(board.locator(".board")).toHaveAttribute("data-position", position!);
    await expectNoSideways(page);
    await lines.first().click();
    await expect(board).toHaveCount(0);
    await expect(page.getByTestId("answers-folded")).toHaveCount(copied ? 1 : 0);
  }
});

test("of a sum the winning move is played on the columns @layout", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await expect(page.getByTestId("why-first")).toHaveText("To win: Take 2 from heap 1 (leaves 1).");
  const rows = page.locator("#why tbody tr");
  await expect(rows).toHaveText([
    /Heap 1\s*3\s*011/,
    /after\s*1\s*001/,
    /Heap 2\s*4\s*100/,
    /Heap 3\s*5\s*101/,
  ]);
  await expect(page.locator("#why tfoot tr")).toHaveText([/XOR\s*010/, /after\s*000/]);
  await expect(page.getByTestId("answers")).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("rows begin with what each is worth, and columns stand where they are needed", async ({
  page,
}) => {
  const table = page.getByTestId("row-values").locator("tr");
  const columns = page.locator("#why").getByTestId("why-columns");
  await openGame(page, "#octal/0.77:5,8?as=kayles");
  await expect(page.getByTestId("why-first")).toContainText("rows of 4 and 8 are left");
  await expect(table).toHaveText([/Row of\s*4\s*5\s*8/, /1\s*4\s*1/]);
  await expect(page.getByTestId("why-pairs")).toContainText("The rows of 4 and 8 are then worth");
  await expect(columns).toHaveCount(0);
  await openGame(page, "#octal/0.77:2,9,11?as=kayles&lang=zh");
  await expect(table).toHaveText([/一排的大小\s*2\s*9\s*11/, /2\s*4\s*6/]);
  await expect(columns).toContainText("它们的 SG 值不能两两抵消");
  await expect(page.locator("#why tfoot tr")).toHaveText([/异或和\s*0\s*000/]);
  await expect(page.getByTestId("why-pairs")).toHaveCount(0);
});

test("any value is followed by clicks to a position without a move", async ({ page }) => {
  test.slow();
  for (const start of [
    "#octal/0.77:9+nim:2",
    "#stairs:3,1,2",
    "#wythoff:3,4",
    "#coins/mock:HTHH",
  ]) {
    await explain(page, start);
    for (let depth = 0; depth < 30; depth++) {
      if (await page.getByTestId("walk-bottom").isVisible()) break;
      const way = ways(page).last();
      const next = await way.getAttribute("data-position");
      const worth = await way.getAttribute("data-value");
      await way.click();
      await expect(here(page)).toHaveAttribute("data-position", next!);
      await expect(here(page)).toContainText(`worth ${worth}`);
    }
    await expect(page.getByTestId("walk-bottom"), start).toBeVisible();
    await page.goto("about:blank");
  }
});

test("keys are spoken of where a keyboard is likely, and on no phone @layout", async ({ page }) => {
  await explain(page, "./#take/1,3,4:13");
  const keys = page.getByTestId("walk").locator(".by-keys");
  const likely = await page.evaluate(
    () => matchMedia("(hover: hover) and (pointer: fine)").matches,
  );
  expect(likely).toBe(page.viewportSize()!.width > 700);
  await expect(keys)[likely ? "toBeVisible" : "toBeHidden"]();
});

test("the walk goes by keys, with the way back and a link at each place", async ({ page }) => {
  await explain(page, "#take/1,3,4:7");
  await expect(page.getByTestId("walk")).toContainText("No option is worth 0");
  await ways(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(ways(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:4");
  await expect(ways(page).first()).toBeFocused();
  await expect(page.getByTestId("walk-mex")).toContainText("every value below 2");
  await expect(page.getByTestId("walk")).toContainText("2 is missing");
  await page.keyboard.press("ArrowLeft");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:7");
  await expect(ways(page).first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:6");
  await page.getByTestId("trail-step").first().click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:7");
  await ways(page).first().click();
  await page.getByTestId("walk-link").click();
  await expect(input(page)).toHaveValue("take/1,3,4:6");
});

test("a heap's strip marks what it reaches and steps one heap at a time", async ({ page }) => {
  await explain(page, "#take/1,3,4:7");
  const reached = page.locator('[data-testid="strip-cell"][data-reached="true"]');
  await expect(reached).toHaveCount(3);
  expect(await reached.evaluateAll((cells) => cells.map((cell) => cell.dataset["n"]))).toEqual([
    "3",
    "4",
    "6",
  ]);
  await page.getByTestId("heap-forward").click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:8");
  await page.getByTestId("heap-back").click();
  await page.getByTestId("heap-back").click();
  await expect(here(page)).toHaveAttribute("data-position", "take/1,3,4:6");
});

test("brute force says how many positions it looked at, and of a smaller one where it must @browser", async ({
  page,
}) => {
  await explain(page, "#nim:3,4,5");
  await open(page, "check-self");
  await page.getByTestId("brute-check").click();
  const found = page.getByTestId("brute-found");
  await expect(found).toContainText("The player to move wins (N).");
  await expect(found).toContainText("The theory says the same.");
  await expect(found).toHaveAttribute("data-positions", /^[1-9]\d*$/);
  await openGame(page, "#wythoff:1000000,1618034");
  await open(page, "check-self");
  await page.getByTestId("brute-check").click();
  await expect(found).toContainText("too large to be played out", { timeout: 60_000 });
  await expect(found).toContainText("wythoff:");
});

test("a small position is drawn as its graph, coloured backwards, and saved as DOT", async ({
  page,
}) => {
  await explain(page, "#take/1,3,4:7");
  await open(page, "options-graph");
  const nodes = page.locator(".reached-node");
  await expect(nodes).toHaveCount(8);
  await expect(page.locator(".reached-P")).toHaveCount(3);
  await page.getByTestId("round-first").click();
  await expect(page.locator(".reached-open")).toHaveCount(7);
  await expect(page.getByTestId("round-words")).toContainText("1 position without a move");
  await page.getByTestId("round-on").click();
  await expect(page.getByTestId("round-words")).toContainText("won positions (N)");
  await expect(page.getByTestId("reached-row")).toHaveCount(8);
  const saved = page.waitForEvent("download");
  await page.getByTestId("save-dot").click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("take-1,3,4-7.dot");
  expect(readFileSync(await file.path(), "utf8")).toMatch(/^digraph/);
});

test("explaining every step scrolls to what it opens @layout @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByTestId("explain").scrollIntoViewIfNeeded();
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("mends")).toBeVisible();
  await atRest(page);
  await expect(page.getByTestId("mends").getByRole("heading")).toBeInViewport();
  const top = (await page.getByTestId("explain").boundingBox())!.y;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(160);
});

test("no row of the record is cut at its top @layout @browser", async ({ page }) => {
  const moves = Array.from({ length: 12 }, (_, at) => `!${29 - at}`).join("");
  await openGame(page, `#nim:30${moves}`);
  await atRest(page);
  const cut = await page.locator(".steps").evaluate((box) => {
    const top = box.getBoundingClientRect().top;
    return [...box.children].some((row) => {
      const at = row.getBoundingClientRect();
      return at.top < top - 1 && at.bottom > top + 6;
    });
  });
  expect(cut).toBe(false);
});

test("misère play: the explanation says where values stop helping", async ({ page }) => {
  await explain(page, "#octal/0.77:8~misere");
  await open(page, "conventions");
  await expect(page.getByTestId("conventions")).toContainText("values alone do not");
  await expect(page.getByTestId("walk")).toContainText("those of normal play");
});

test("the whole explanation is accessible, in both themes and languages @layout", async ({
  page,
}) => {
  test.slow();
  await explain(page, "#take/1,3,4:7+stairs:3,1,2");
  for (const id of ["theorems", "options-graph", "conventions", "check-self"]) await open(page, id);
  await expectAccessible(page);
  await expectNoSideways(page);
  await openGame(page, "#nim:3,4,5?lang=zh");
  await expect(page.getByTestId("walk")).toContainText("逐层展开");
  await expectNoSideways(page);
});
