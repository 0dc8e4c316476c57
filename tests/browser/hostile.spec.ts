// Texts that nobody would type, and hands that press anything: no exception, and nothing of any
// text becomes markup. NIMBER_FUZZ_RUNS=200 NIMBER_FUZZ_SEED=7 npx playwright test hostile: longer,
// and other ones.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import fc from "fast-check";
import { eye, input, openGame, openMore, outcome, value } from "./help";
import { entries, entry, openSheet, unfold } from "./sheets";

const markup =
  '<img src=x data-evil onerror="globalThis.evil=1"><script data-evil>globalThis.evil=1</script>' +
  '<a data-evil href="javascript:globalThis.evil=1">x</a>';

/** What is wrong with a page that was treated badly. */
function watchFor(page: Page): string[] {
  const problems: string[] = [];
  // Rejections that nobody handles come as errors of the page too.
  page.on("pageerror", (error) => problems.push(String(error.stack ?? error)));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  return problems;
}

async function expectNoMarkup(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    elements: [...document.querySelectorAll("[data-evil], [onerror], img[src='x']")].map(
      (element) => `${element.localName} ${element.className}`,
    ),
    links: [...document.links].map((link) => link.protocol).filter((one) => /script/i.test(one)),
    ran: "evil" in globalThis,
  }));
  expect(found).toEqual({ elements: [], links: [], ran: false });
}

/** Everything that is shown as a box for text gets it, and the Enter key. */
async function fillAll(page: Page, text: string): Promise<number> {
  // The boxes themselves, not their numbers: others come while these are filled.
  const boxes = await page.locator("input:visible, textarea:visible").elementHandles();
  let filled = 0;
  for (const box of boxes) {
    const kind = await box.evaluate((element) => {
      const input = element as HTMLInputElement;
      return input.readOnly || input.disabled ? "" : input.type;
    });
    if (!/^(text|search|textarea|url)$/.test(kind)) continue;
    try {
      await box.fill(text);
      await box.press("Enter");
      filled += 1;
    } catch (error) {
      // A box may go away when another one was answered.
      if (await box.isVisible()) throw error;
    }
  }
  return filled;
}

test.describe("nothing becomes markup", () => {
  let problems: string[];
  test.beforeEach(({ page }) => {
    problems = watchFor(page);
  });
  test.afterEach(async ({ page }) => {
    await expectNoMarkup(page);
    expect(problems).toEqual([]);
  });

  test("in the position's box and its errors", async ({ page }) => {
    await openGame(page, "#nim:3,4,5");
    for (const text of [
      markup,
      `nim:3,${markup}`,
      `custom/${markup}:5`,
      `take/${markup}:5`,
      `graph/a-${markup}:a`,
      "javascript:globalThis.evil=1",
    ]) {
      await input(page).fill(text);
      await input(page).press("Enter");
      await expect(page.getByTestId("error")).toBeVisible();
      await expectNoMarkup(page);
    }
  });

  test("in links: positions, steps, options, places, and what a chat program added", async ({
    page,
  }) => {
    const text = encodeURIComponent(markup);
    for (const link of [
      text,
      `nim:3,4,5!${text}`,
      `nim:3,4,5${text}`,
      `nim:3,4,5?lang=${text}&theme=${text}`,
      `nim:3,4,5?${text}`,
      `?view=${text}`,
      `?view=book&chapter=${text}`,
      `?view=book&worksheet=${text}`,
      `?view=problems&problem=${text}`,
      `nim?view=explore&rule=${text}`,
      `take/${text}?view=explore`,
      `nim:3,4,5?embed&lang=${text}`,
      `${text}?embed`,
      "javascript:globalThis.evil=1",
    ]) {
      await page.goto("about:blank");
      await page.goto(`./#${link}`);
      await expect(page.locator("main, .embed, [role=alert]").first()).toBeVisible();
      await expectNoMarkup(page);
    }
  });

  test("in the forms: sets, predicates, codes, graphs, sizes", async ({ page }) => {
    for (const hash of [
      "#take/1..3:9",
      "#custom/2*k>=n:12",
      "#octal/0.77:9",
      "#graph/a-b,a-c,b-c:a,b",
    ]) {
      await openGame(page, hash);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
      await expect(page.locator("dialog.dialog-edit[open]")).toBeVisible();
      expect(await fillAll(page, markup)).toBeGreaterThan(0);
      await expectNoMarkup(page);
      await page.keyboard.press("Escape");
    }
  });

  test("in names of kept games, files that are opened, and texts to share", async ({ page }) => {
    await openGame(page, "#nim:3,4,5!1,4,5");
    await page.getByRole("button", { name: "Kept games" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByTestId("keep-name").fill(`For ${markup}`.slice(0, 200));
    await dialog.getByTestId("keep").click();
    await expect(dialog.getByTestId("kept-named")).toContainText("<img");
    await expectNoMarkup(page);
    const game = {
      id: markup.slice(0, 40),
      name: markup,
      at: 1,
      record: { nodes: [[-1, markup]], cursor: 0 },
    };
    const put = (name: string, text: string) =>
      dialog.getByTestId("file").setInputFiles({
        name,
        mimeType: "text/plain",
        buffer: Buffer.from(text),
      });
    await put(
      `${"<img src=x data-evil>"}.json`,
      JSON.stringify({ format: "nimber-library", version: 1, games: [game] }),
    );
    await expect(dialog.getByText("1 added.")).toBeVisible();
    await dialog.getByRole("button", { name: `Open ${markup}` }).click();
    await expect(dialog.locator("[role=status]").first()).not.toBeEmpty();
    await expectNoMarkup(page);
    await put("game.txt", `${markup}\n#${markup}\n#nim:3${markup}\n1. ${markup}`);
    await expect(input(page)).toHaveValue("nim:3");
    await expectNoMarkup(page);
    await page.goto("./#nim:3,4,5!1,4,5");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await openMore(page, "share");
    await expect(page.getByTestId("game-text")).toBeVisible();
    await fillAll(page, markup);
  });

  test("in Explore: rules, guesses, letters, lists, unknowns", async ({ page }) => {
    const lines = [
      `# ${markup}`,
      "rule take/1,3,4",
      ...["conjecture 'P when n%7==k' --let k=7", "compare nim", "solve nim:3,?", "nim 3*4"],
      ...["patterns", "program", `frobnicate ${markup}`, `rule ${markup}`, "lost"],
      ...[`values ${markup}`, "compare nim", `position ${markup}`, "analyze", `# ${markup}`],
    ];
    await openSheet(page, lines);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<img");
    // The title stands above them.
    await expect(entries(page)).toHaveCount(lines.length - 1);
    for (const question of ["conjecture", "compare", "solve", "nim", "program"]) {
      const one = page.locator(`[data-question="${question}"]`).first();
      await unfold(one);
    }
    await expectNoMarkup(page);
    // Some open only after others.
    for (let round = 0; round < 2; round++) {
      expect(await fillAll(page, markup)).toBeGreaterThan(3);
      await expectNoMarkup(page);
      await openSheet(page, lines.slice(0, 3));
      await unfold(entry(page, "conjecture"));
    }
    await page.getByTestId("guess-heaps").fill("100");
    await page.getByTestId("guess").fill("P when n%7==k");
    await page.getByTestId("guess-letters").fill(`k=${markup}`);
    await page.getByTestId("test-guess").click();
    await expect(entry(page, "conjecture").getByTestId("error")).toBeVisible();
    // As much as a clipboard holds.
    await page.getByTestId("ask-line").fill(`${markup} `.repeat(40_000));
    await expect(page.getByTestId("too-much")).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
  });

  test("in Problems: input, output, another program's output", async ({ page }) => {
    await page.goto("./#?view=problems&problem=poj-1704");
    await page.getByTestId("problem-input").fill(markup);
    await page.getByTestId("problem-run").click();
    await expect(page.getByTestId("error")).toBeVisible();
    await expectNoMarkup(page);
    await page.getByTestId("problem-sample").click();
    await expect(page.getByTestId("problem-output")).toHaveValue(/Georgia/);
    await page.getByTestId("problem-theirs").fill(markup);
    await page.getByTestId("problem-compare").click();
    await expect(page.getByTestId("compare-wrong")).toContainText("<img");
  });

  test("in the book's exercises", async ({ page }) => {
    await page.goto("./#?view=book&chapter=1");
    await expect(page.locator(".book-section").first()).toBeVisible();
    expect(await fillAll(page, markup)).toBeGreaterThan(0);
  });

  test("in the attributes of a board on another page", async ({ page, baseURL }) => {
    await page.goto("./embed/demo.html");
    const frame = await page.evaluate(
      ({ markup, base }) => {
        const board = document.createElement("nimber-board");
        for (const name of ["position", "lang", "theme", "title"]) board.setAttribute(name, markup);
        board.setAttribute("page", base);
        document.body.append(board);
        const inside = board.shadowRoot!.querySelector("iframe")!;
        inside.loading = "eager";
        return {
          title: inside.title,
          src: inside.src,
          children: board.shadowRoot!.children.length,
        };
      },
      { markup, base: baseURL! },
    );
    expect(frame.title).toBe(markup);
    expect(frame.src.startsWith(`${baseURL!}#`)).toBe(true);
    expect(frame.children).toBeLessThanOrEqual(2);
    const inside = page.locator("nimber-board").last().locator("iframe").contentFrame();
    await expect(inside.locator("[role=alert], main").first()).toBeVisible();
    for (const one of page.frames())
      expect(await one.evaluate(() => document.querySelector("[data-evil]") === null)).toBe(true);
  });

  test("in the page of a board on another page", async ({ page, baseURL }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto("./embed/demo.html");
    /** A board with these attributes: its frame's address, or what is said instead. */
    const board = (attributes: Record<string, string>) =>
      page.evaluate((attributes) => {
        document.querySelector("nimber-board[data-tried]")?.remove();
        const board = document.createElement("nimber-board");
        board.dataset.tried = "";
        for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
        document.body.append(board);
        const root = board.shadowRoot!;
        return {
          src: root.querySelector("iframe")?.src ?? null,
          said: root.querySelector("p")?.textContent ?? null,
        };
      }, attributes);
    const script = "document.documentElement.dataset.evil = '1'";
    for (const address of [
      `javascript:${script}`,
      ` JaVaScRiPt:${script}`,
      `java\nscript:${script}`,
      `data:text/html,<script>parent.${script}</script>`,
      "blob:https://example.org/7",
      "ftp://example.org/",
      "http://[",
    ]) {
      const { src, said } = await board({ position: "nim:3", page: address });
      expect(src, address).toBeNull();
      expect(said, address).toContain("http, https or file");
    }
    expect((await board({ page: "http://[", lang: "zh-CN" })).said).toMatch(/[\u4e00-\u9fff]/);
    // Half a letter has no place in an address.
    for (const name of ["position", "lang", "theme"])
      expect((await board({ [name]: "\ud800", page: baseURL! })).said).toContain("half a letter");

    // Attributes that change: from a board to a sentence and back.
    const changed = await page.evaluate(
      async ({ base, bad }) => {
        const board = document.querySelector("nimber-board[data-tried]")!;
        const seen: (string | null)[] = [];
        for (const [name, value] of [
          ["theme", "dark"],
          ["page", base],
          ["page", bad],
          ["position", "\ud800"],
          ["position", "nim:2"],
          ["page", base],
        ] as const) {
          board.setAttribute(name, value);
          await Promise.resolve();
          const root = board.shadowRoot!;
          seen.push(root.querySelector("p") ? "said" : root.querySelector("iframe")!.src);
        }
        return seen;
      },
      { base: baseURL!, bad: `javascript:${script}` },
    );
    expect(changed.map((one) => one === "said")).toEqual([false, false, true, true, true, false]);
    expect(await page.evaluate(() => document.documentElement.dataset.evil)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});

// ---- anything at all ----

type Action =
  | { kind: "link"; text: string }
  | { kind: "paste"; which: number; text: string; enter: boolean }
  | { kind: "click"; which: number }
  | { kind: "point"; x: number; y: number }
  | { kind: "key"; key: string }
  | { kind: "back" };

const known = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .split("\n")
  .map((line) => /#(\S+)/.exec(line)?.[1] ?? line.split(/\s/)[0]!)
  .filter((line) => line !== "");

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(markup, "%", "%00", "\u0000\u001b\u202e", "\ud800", "９，：／（）", "-1", "1e9"),
);
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: anything },
  // A known one with something in the middle of it.
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...known), anything, fc.nat())
      .map(([text, other, at]) => text.slice(0, at % (text.length + 1)) + other),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom("nim:", "take/", "custom/", "graph/", "!"), anything)
      .map(([start, piece]) => start + `${piece},`.repeat(3000)),
  },
);
const which = fc.nat(10_000);
const actions: fc.Arbitrary<Action> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("link" as const), text: texts }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("paste" as const),
      which,
      text: texts,
      enter: fc.boolean(),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("click" as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("point" as const),
      x: fc.integer({ min: 1, max: 1270 }),
      y: fc.integer({ min: 1, max: 790 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("key" as const),
      key: fc.constantFrom(
        ...["Tab", "Shift+Tab", "Enter", " ", "Escape", "Home", "End", "ArrowLeft", "ArrowRight"],
        ...["ArrowUp", "ArrowDown", "Backspace", "Control+z", "Control+Shift+z", "PageDown", "7"],
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("back" as const) }) },
);

/**
 * In the page: what is there to be pressed, or to be written into. The sheet on top alone can be
 * reached.
 */
function act(action: Action): void {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const seen = (selector: string) =>
    [...top.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  if (action.kind === "link") {
    location.hash = action.text;
  } else if (action.kind === "click") {
    const all = seen("button, a[href^='#'], summary, select, [role=slider], input").filter(
      // A file chooser, and what leaves the page.
      (one) => !one.matches("input[type=file], :disabled"),
    );
    // A link within a picture has no click() of its own.
    all[action.which % all.length]?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true }),
    );
  } else if (action.kind === "paste") {
    const all = seen("input:not([type=file]), textarea").filter((one) => !one.matches(":disabled"));
    const box = all[action.which % all.length] as HTMLInputElement | undefined;
    if (!box) return;
    box.focus();
    box.value = action.text;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    box.dispatchEvent(new Event("change", { bubbles: true }));
    if (action.enter) box.form?.requestSubmit();
  }
}

async function perform(page: Page, action: Action): Promise<void> {
  if (action.kind === "point") await page.mouse.click(action.x, action.y);
  else if (action.kind === "key") await page.keyboard.press(action.key);
  // Waited for: a way back that is still on when the list ends would meet what comes after it.
  else if (action.kind === "back") await page.goBack();
  else
    await page.evaluate(act, action).catch((error: Error) => {
      // It reloaded itself, as its buttons may.
      if (!/context was destroyed|navigat/i.test(error.message)) throw error;
    });
}

test("whatever is opened, pasted, pressed: no exception, and the page still answers", async ({
  page,
}) => {
  const runs = Number(process.env["NIMBER_FUZZ_RUNS"] ?? 20);
  const seed = Number(process.env["NIMBER_FUZZ_SEED"] ?? 20_261_121);
  test.setTimeout(120_000 + runs * 20_000);
  const problems = watchFor(page);
  let ended = 0;
  await page.addInitScript(() => {
    // A dialog of the browser's would stop everything.
    window.print = () => undefined;
  });
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 10, maxLength: 25 }), async (list) => {
      problems.length = 0;
      await page.goto("about:blank");
      await openGame(page, "#nim:3,4,5?lang=en");
      for (const action of list) await perform(page, action);
      await page.waitForLoadState();
      // "Back" may have left the page.
      if (page.url().startsWith("about:")) await page.goto("./");
      await expectNoMarkup(page);
      // In a new game, from wherever that led to: one that no list before it ended with, as "back"
      // may have led there.
      const heap = 16 + ended++;
      const last = `nim:${heap},10,9`;
      await page.evaluate((hash) => (location.hash = hash), last);
      await expect(page.locator("#board")).toHaveAttribute("data-position", last);
      // On the way there the analysis may have been shut, and a sheet may lie on top of its button.
      if ((await eye(page).getAttribute("data-open")) === "false")
        await eye(page).dispatchEvent("click");
      await expect(input(page)).toHaveValue(last);
      await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
      await expect(value(page)).toHaveAttribute("data-value", String(heap ^ 10 ^ 9));
      expect(problems).toEqual([]);
    }),
    // Seed, path and the whole list are in what it says where it fails; a shorter one would take
    // minutes.
    {
      numRuns: runs,
      seed,
      endOnFailure: true,
      // What hangs has failed.
      interruptAfterTimeLimit: 60_000 + runs * 20_000,
      markInterruptAsFailure: true,
    },
  );
});
