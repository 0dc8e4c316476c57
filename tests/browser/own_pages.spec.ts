// The pages of their own (web/pages) as they are read: without a script, with one, from a disk, in
// a folder below another, and where a part of them is gone.
import { expect, test, type Page } from "@playwright/test";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchFirefox } from "./firefox";
import { atRest, expectNoSideways, expectWcag } from "./help";
import { builtFolder, Site } from "./server";

/** One of each kind. */
const pages = [
  "en/book/nim.html",
  "zh/book/graphs.html",
  "en/problems/hdu-1846.html",
  "zh/games/stairs.html",
  "en/explore/kayles.html",
  "en/explore/atlas.html",
  "en/docs/notation.html",
  "zh/index.html",
];
const chapter = "en/book/nim.html";

let site: Site;
test.beforeEach(async () => {
  site = await new Site(builtFolder, "/~teacher/of games/").start();
});
test.afterEach(() => site.stop());
const at = (path: string) => encodeURI(site.url) + path;

/** What is read: each paragraph, on one line. */
const paragraphs = (page: Page | { evaluate: Page["evaluate"] }) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".book-text p, .book-text h2")]
      .filter((one) => one.checkVisibility() && !one.closest("[hidden], form, .board"))
      .map((one) => one.innerText.replace(/\s+/g, " ").trim())
      .filter((words) => words.length > 40),
  );

/** The page's script has drawn over what stood there. */
const alive = (page: Page) =>
  page.waitForFunction(() => document.querySelector("#app > .landing:not([lang])") !== null);

test("without a script chapters hold every paragraph, in Chromium and Firefox", async ({
  page,
  browser,
}) => {
  const chapters = [
    ["en/book/nim.html", "chapter=3&lang=en"],
    ["zh/book/graphs.html", "chapter=9&lang=zh"],
    ["en/book/wythoff.html", "chapter=7&lang=en"],
  ] as const;
  const wanted = new Map<string, string[]>();
  for (const [path, options] of chapters) {
    await page.goto(at(`index.html#?view=book&${options}`));
    const there = page.locator(
      `[data-testid=book-chapter][data-chapter="${/\d+/.exec(options)![0]}"]`,
    );
    await expect(there).toHaveAttribute("aria-busy", "false");
    await atRest(page);
    const found = await paragraphs(page);
    expect(found.length, path).toBeGreaterThan(path.startsWith("zh") ? 10 : 20);
    wanted.set(path, found);
  }

  const still = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const other = await still.newPage();
  for (const [path] of chapters) {
    await other.goto(at(path));
    expect(await paragraphs(other), path).toEqual(expect.arrayContaining(wanted.get(path)!));
  }
  await still.close();

  // Firefox is asked by a script itself: here none of the page's comes.
  site.instead.set(".js", { status: 404, type: "text/plain", body: "" });
  const firefox = await launchFirefox();
  try {
    const there = await firefox.newPage();
    for (const [path] of chapters) {
      await there.goto(at(path));
      const found = await there.evaluate(() => document.querySelector("article")!.textContent);
      const line = found.replace(/\s+/g, " ");
      // Signs of formulas may be written in another way; those of Chinese are not.
      for (const words of wanted
        .get(path)!
        .filter((one) => !/[^\x20-\x7e\u3000-\u9fff\uff00-\uffef]/.test(one)))
        expect(line, path).toContain(words);
    }
  } finally {
    await firefox.close();
  }
});

const plainPhone = { javaScriptEnabled: false, viewport: { width: 360, height: 640 } };

test("without a script each kind reads on a phone, and nothing is wider than it", async ({
  browser,
}) => {
  const context = await browser.newContext(plainPhone);
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(at(path));
    await expect(page.locator("h1:visible"), path).toHaveCount(1);
    await expectNoSideways(page);
    // Boards fit: what is longer is a table, a program or a list of values.
    const sideways = await page.evaluate(() =>
      [...document.querySelectorAll(".board, .graph, .track, .corners-scroll")]
        .filter((one) => one.scrollWidth > one.clientWidth + 2)
        .map((one) => `${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
    );
    expect(sideways, path).toEqual([]);
  }
  // Nobody is asked to press what leads nowhere.
  await page.goto(at("en/games/kayles.html"));
  for (const words of ["Tap a cell to play that heap.", "Every move will be listed here."]) {
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByText(words)).toBeHidden();
  }
  await context.close();
});

/** What a problem's page has, from its top. */
const problemParts = [
  "h1",
  "[data-testid=problem-asks]",
  ".problem-technique .button",
  "[data-testid=problem-sample-in]",
  "[data-testid=problem-program]",
  ".problem-input .problem-text",
  ".problem-choice >> nth=0",
  ".problem-choice >> nth=-1",
];

test("a problem's page begins with the problem on a phone, and its program opens", async ({
  browser,
}) => {
  const context = await browser.newContext(plainPhone);
  const page = await context.newPage();
  for (const path of ["en/problems/hdu-1846.html", "zh/problems/leetcode-1025.html"]) {
    await page.goto(at(path));
    await expect(page.locator("h1")).toBeInViewport();
    await expect(page.getByTestId("problem-asks")).toBeInViewport();
    const tops = [];
    for (const part of problemParts) {
      const box = await page.locator(part).boundingBox();
      if (box) tops.push(box.y);
    }
    // Without a script no input can be given.
    expect(tops.length, path).toBe(problemParts.length - 1);
    expect(tops, path).toEqual([...tops].sort((a, b) => a - b));
    await page.getByTestId("problem-program").locator("summary").click();
    await expect(page.locator(".problem-program pre")).toBeInViewport();
    await expectNoSideways(page);
  }
  await context.close();
});

for (const width of [360, 1280])
  test(`a problem's page stays where it is when its script comes, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["en/problems/hdu-1846.html", "zh/problems/cses-2207.html"]) {
      await page.goto(at(path));
      const boxes = async () => {
        const found = [];
        for (const part of [...problemParts, ".problem-list", ".foot"]) {
          const { x, y, width: wide, height } = (await page.locator(part).boundingBox())!;
          found.push([part, ...[x, y, wide, height].map(Math.round)]);
        }
        return found;
      };
      const before = await boxes();
      await page.mouse.move(200, 200);
      await alive(page);
      await atRest(page);
      expect(await boxes(), path).toEqual(before);
    }
    // The place of all of them is as it is elsewhere.
    await page.getByTestId("problems-all").click();
    await expect(page.locator("h1")).toHaveText("OJ 题（在线评测）");
    expect(await page.getByTestId("problem-choice").count()).toBeGreaterThan(90);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText("格伦迪游戏");
  });

test("with a script nothing moves, and the board plays", async ({ page }) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    const at = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        shifts.sum += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          shifts.moved.push(
            `${node?.textContent?.slice(0, 30)}: ${at(previousRect)} to ${at(currentRect)}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const boards = ["zh/games/queen.html", "zh/book/graphs.html"];
  // Their answers come one after the other, of different heights.
  const sheets = ["en/explore/misere.html", "zh/explore/kayles.html"];
  for (const path of [
    ...boards,
    ...sheets,
    chapter,
    "en/problems/hdu-1846.html",
    "en/games/nim.html",
  ]) {
    await page.goto(at(path));
    // Nothing but the words comes before the reader's hand.
    const scripts = () =>
      page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
    expect(
      (await scripts()).filter((name) => /\.wasm$|\/index-/.test(name)),
      path,
    ).toEqual([]);
    await page.mouse.move(300, 300);
    await alive(page);
    await atRest(page);
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
    );
    expect(sum, [path, ...moved].join("\n")).toBeLessThan(0.02);
  }
  // On the game's page the address becomes that of the game that is played.
  await page.getByTestId("winning-move").first().click();
  await expect(page).toHaveURL(/index\.html#nim/);
  // A chapter's board is played where it stands.
  await page.goto(at(chapter));
  await page.mouse.move(300, 300);
  await alive(page);
  const board = page.getByTestId("book-board").first();
  const before = (await board.getAttribute("data-position"))!;
  const moves = board.getByTestId("book-moves");
  const next = (await moves.locator("option").last().getAttribute("value"))!;
  await moves.focus();
  await moves.selectOption(next);
  await board.getByTestId("book-play").click();
  await expect(board).not.toHaveAttribute("data-position", before);
  await expect(page).toHaveURL(at(chapter));
});

test("a press before the script has come counts, and the focus stays", async ({ page }) => {
  await page.goto(at("en/games/nim.html"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const before = await focused();
  await alive(page);
  expect(await focused()).toBe(before);
});

test("one of each kind is accessible", async ({ page }) => {
  for (const path of pages) {
    await page.goto(at(path));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await atRest(page);
      await expectWcag(page, path);
    }
  }
});

test("what is shared of a chapter, a page of a way and a problem is its page", async ({ page }) => {
  for (const [link, there] of [
    ["?view=book&chapter=3&lang=en", "en/book/nim.html"],
    ["?view=book&way=contest&page=1&lang=zh", /^zh\/book\/contest-[a-z-]+\.html$/],
    ["?view=book&way=proof&page=2&lang=en", /^en\/book\/proof-[a-z-]+\.html$/],
  ] as const) {
    await page.goto(at(`index.html#${link}`));
    await page.getByTestId("book-share").locator("summary").click();
    const shared = await page.locator("#share-book").inputValue();
    expect(shared.startsWith(at(""))).toBe(true);
    if (typeof there === "string") expect(shared).toBe(at(there));
    else expect(shared.slice(at("").length)).toMatch(there);
    expect((await page.request.get(shared)).status()).toBe(200);
  }
  await page.goto(at("index.html#?view=problems&problem=hdu-1846&lang=zh"));
  await expect(page.getByTestId("problem-link")).toHaveValue(at("zh/problems/hdu-1846.html"));
  // From a page of its own it is the same.
  await page.goto(at("en/problems/hdu-1846.html"));
  await page.mouse.move(20, 20);
  await alive(page);
  await expect(page.getByTestId("problem-link")).toHaveValue(at("en/problems/hdu-1846.html"));
});

test("from a disk a page reads, and leads on", async ({ page }) => {
  await page.goto(pathToFileURL(join(builtFolder, chapter)).href);
  await page.mouse.move(300, 300);
  await expect(page.locator("#older")).toBeHidden();
  await expect(page.locator(".book-text p").first()).toBeVisible();
  // The style sheet has come.
  await expect(page.locator(".book-text h1")).toHaveCSS("font-family", /serif/i);
  await page.locator('a[hreflang="zh-CN"]').first().click();
  await expect(page).toHaveURL(/zh\/book\/nim\.html$/);
  await page.locator(".book-back:visible").first().click();
  await expect(page).toHaveURL(/zh\/book\/index\.html$/);
  // So do a problem and a game.
  await page.goto(pathToFileURL(join(builtFolder, "en/problems/hdu-1846.html")).href);
  await expect(page.locator("h1")).toHaveText("Brave Game");
  await page.getByTestId("problem-program").locator("summary").click();
  await expect(page.locator(".problem-program pre")).toBeVisible();
  await page.locator(".problem-technique a").click();
  await expect(page).toHaveURL(/en\/book\/one-heap\.html$/);
  await page.goto(pathToFileURL(join(builtFolder, "zh/games/queen.html")).href);
  await expect(page.locator(".board").first()).toBeVisible();
  await page.locator('a[hreflang="en"]').first().click();
  await expect(page).toHaveURL(/en\/games\/queen\.html$/);
});

test("a page of an older build says so, and leads on", async ({ page }) => {
  for (const end of [".css", ".js"]) {
    site.instead.clear();
    site.instead.set(end, { status: 404, type: "text/plain", body: "" });
    await page.goto(at(chapter));
    await page.mouse.move(300, 300);
    const note = page.locator("#older");
    await expect(note).toContainText("Part of this page did not come");
    await expect(note.getByRole("link", { name: "All pages" })).toHaveAttribute(
      "href",
      "../index.html",
    );
    await expect(page.locator(".book-text p").first()).toBeVisible();
    site.instead.clear();
    await note.getByRole("link", { name: "Load it again" }).click();
    await page.waitForLoadState();
    await page.mouse.move(310, 310);
    await alive(page);
    await expect(page.locator("#older")).toBeHidden();
  }
});
