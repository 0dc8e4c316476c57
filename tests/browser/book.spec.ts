/**
 * The book: every chapter in both languages, every exercise answered wrongly and rightly. What is
 * right, the module says.
 */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NimberModule } from "#module/nimber.js";
import { ask, holds, readQuestion, type Asker } from "../../web/src/book/claims";
import { judgeLaw } from "../../web/src/book/exercises/law";
import { lawsOf, moduleAsker, openModule } from "../../web/book/module";
import { Book } from "../../web/book/plugin";
import type { Chapter, ExerciseBlock } from "../../web/src/book/content";
import * as en from "../../web/src/strings/languages/en";
import { atRest, expectNoSideways, expectWcag, slice } from "./help";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const options = {
  folder: here("../../web/book"),
  module: here("../../web/generated"),
  terms: here("../../docs/terms.md"),
};

let asker: Asker;
let module: NimberModule;
let book: Book;
test.beforeAll(async () => {
  module = await openModule(options.module);
  asker = moduleAsker(module);
  book = new Book(options);
});

const exercisesOf = (chapter: Chapter): ExerciseBlock[] =>
  [...chapter.blocks, ...chapter.body.flatMap((section) => section.blocks)].filter(
    (block): block is ExerciseBlock => block.kind === "exercise",
  );

const says = (place: Locator) => place.getByTestId("exercise-says");

/** By the list of moves, which every board has for the keyboard. */
async function playOn(board: Locator, position: string): Promise<void> {
  const list = board.getByTestId("book-moves");
  await list.focus();
  await list.selectOption(position);
  await board.getByTestId("book-play").click();
}

async function answered(place: Locator, answer: "right" | "wrong"): Promise<void> {
  await expect(place).toHaveAttribute("data-answer", answer, { timeout: 10_000 });
  await expect(says(place)).toHaveAttribute("data-answer", answer);
}

async function solve(place: Locator, { exercise }: ExerciseBlock): Promise<void> {
  switch (exercise.kind) {
    case "move": {
      const known = await asker.analyze(exercise.position);
      const all = await asker.moves(exercise.position);
      if ("error" in known || "error" in all) throw new Error(exercise.position);
      const good = known.winning.listed.map((move) => move.position);
      const bad = all.moves.find((move) => !good.includes(move.position))!;
      const board = place.getByTestId("book-board").first();
      const play = async (position: string) => {
        await playOn(board, position);
      };
      await play(bad.position);
      await answered(place, "wrong");
      await place.getByTestId("exercise-again").click();
      await expect(place).toHaveAttribute("data-answer", "open");
      await play(good[0]!);
      await answered(place, "right");
      return;
    }
    case "who": {
      const known = await asker.analyze(exercise.position);
      if ("error" in known) throw new Error(exercise.position);
      await place.getByTestId(`exercise-${known.outcome === "N" ? "P" : "N"}`).click();
      await answered(place, "wrong");
      await place.getByTestId(`exercise-${known.outcome}`).click();
      await answered(place, "right");
      return;
    }
    case "number": {
      const right = await ask(asker, readQuestion(exercise.question));
      const type = async (text: string) => {
        await place.getByTestId("exercise-input").fill(text);
        await place.getByTestId("exercise-check").click();
      };
      await type((BigInt(right) + 1n).toString());
      await answered(place, "wrong");
      await type(right);
      await answered(place, "right");
      return;
    }
    case "fill": {
      const values = await asker.sequence(exercise.rule, exercise.to + 1);
      if ("error" in values) throw new Error(exercise.rule);
      const check = place.getByTestId("exercise-check");
      for (let heap = exercise.from; heap <= exercise.to; heap++) {
        const cell = place.getByTestId(`exercise-cell-${heap}`);
        if (exercise.what === "value")
          await cell.fill(String(values[heap]! + (heap === exercise.to ? 1 : 0)));
        else {
          await cell.click();
          // One click says P, a second one N; the last cell is left wrong.
          if ((values[heap] === 0) === (heap === exercise.to)) await cell.click();
        }
      }
      await check.click();
      await answered(place, "wrong");
      const last = place.getByTestId(`exercise-cell-${exercise.to}`);
      if (exercise.what === "value") await last.fill(String(values[exercise.to]));
      else await last.click();
      await check.click();
      await answered(place, "right");
      return;
    }
    case "vertices": {
      const check = place.getByTestId("exercise-check");
      for (const [at, vertex] of exercise.vertices.entries()) {
        const value = await ask(asker, { name: "value", subject: `${exercise.graph}:${vertex}` });
        await place.getByTestId(`exercise-cell-${vertex}`).fill(at === 0 ? "9" : value);
      }
      await check.click();
      await answered(place, "wrong");
      const first = exercise.vertices[0]!;
      const value = await ask(asker, { name: "value", subject: `${exercise.graph}:${first}` });
      await place.getByTestId(`exercise-cell-${first}`).fill(value);
      await check.click();
      await answered(place, "right");
      return;
    }
    case "choose": {
      const right: number[] = [];
      for (const [at, option] of exercise.options.entries())
        if (await holds(asker, option.claim)) right.push(at);
      const wrong = exercise.options.findIndex((_, at) => !right.includes(at));
      await place.getByTestId(`exercise-option-${wrong}`).click();
      await answered(place, "wrong");
      await place.getByTestId(`exercise-option-${right[0]}`).click();
      await answered(place, "right");
      return;
    }
    case "law": {
      const { rule, where, what } = exercise;
      const type = async (text: string) => {
        await place.getByTestId("exercise-input").fill(text);
        await place.getByTestId("exercise-check").click();
      };
      await type("１２");
      await expect(says(place)).toHaveAttribute("data-answer", "blank");
      await type(what === "value" ? "12345" : "1==2");
      await answered(place, "wrong");
      for (const law of lawsOf(module, rule, where, what))
        if ((await judgeLaw(asker, exercise, law)).kind === "right") {
          await type(law);
          break;
        }
      await answered(place, "right");
      return;
    }
    case "order": {
      const check = place.getByTestId("exercise-check");
      await check.click();
      await expect(says(place)).toHaveAttribute("data-answer", "blank");
      const order = [...exercise.shown];
      const up = async (at: number) => {
        await place.getByTestId(`exercise-up-${at + 1}`).click();
        [order[at - 1], order[at]] = [order[at]!, order[at - 1]!];
      };
      // Once there and back: it is touched, and as wrong as before.
      await up(1);
      await up(1);
      await check.click();
      await answered(place, "wrong");
      for (let step = 0; step < order.length; step++)
        for (let at = order.indexOf(step); at > step; at--) await up(at);
      await check.click();
      await answered(place, "right");
      return;
    }
    case "mine": {
      // As Problems keeps it when all of Check mine was green.
      await expect(place).toHaveAttribute("data-answer", "open");
      const { hash } = new URL(place.page().url());
      await place
        .page()
        .evaluate(
          (name) =>
            localStorage.setItem(
              "nimber.problems",
              JSON.stringify({ solved: { [name]: 20000 }, own: [] }),
            ),
          exercise.problem,
        );
      await place.page().reload();
      expect(new URL(place.page().url()).hash).toBe(hash);
      await answered(place, "right");
      return;
    }
  }
}

// English by day on a desktop and Chinese by night on a phone: so every chapter is held against axe
// in both themes, with all it can say open. script/nightly has each on both.
const numbers = readdirSync(`${options.folder}/en`).map((name) => Number(name.slice(0, 2)));
const chapters = (["en", "zh"] as const).map((language) =>
  numbers.map((number) => ({ language, number })),
);
for (const { language, number } of slice(chapters.flat(), 4)) {
  test(`${language}: chapter ${number}${language === "zh" ? " @phone @layout" : ""} @browser`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: language === "en" ? "light" : "dark" });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await page.goto(`#?view=book&chapter=${number}&lang=${language}`);
    const files = await book.files(language);
    const chapter = await book.chapter(files[numbers.indexOf(number)]!);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(chapter.title);
    await expect(page.locator(".book-section")).toHaveCount(chapter.body.length);
    const exercises = exercisesOf(chapter);
    expect(exercises.map(({ id }) => id)).toEqual(chapter.exercises);
    await expect(page.locator(".book-exercise:not([data-testid=draw-graph])")).toHaveCount(
      exercises.length,
    );
    for (const block of exercises) {
      const place = page.getByTestId(`exercise-${block.id}`);
      await place.scrollIntoViewIfNeeded();
      for (const hint of block.hints.keys()) {
        await place.getByTestId("exercise-hint").click();
        await expect(place.locator(".book-hints li")).toHaveCount(hint + 1);
      }
      await solve(place, block);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, "wider than the screen").toBeLessThanOrEqual(0);
    const solved = await page.evaluate(
      () => (JSON.parse(localStorage.getItem("nimber.book")!) as { solved: string[] }).solved,
    );
    expect(solved.sort()).toEqual(exercises.map(({ id }) => `${number}/${id}`).sort());
    // A board has nothing to focus while the program thinks about its answer.
    await expect(() => expectWcag(page, `chapter ${number}`)).toPass({ timeout: 60_000 });
    expect(errors).toEqual([]);
  });
}

for (const scheme of ["light", "dark"] as const) {
  test(`accessible in ${scheme} @browser`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme });
    for (const link of [
      "?view=book",
      "?view=book&chapter=1",
      "?view=book&worksheet=11.1.wythoff",
    ]) {
      await page.goto(`#${link}`);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (link.includes("chapter")) {
        await expect(page.locator(".book-section").first()).toBeVisible();
        await expect(page.locator(".book-board .lane").first()).toBeVisible();
      }
      if (link.includes("worksheet"))
        await expect(page.getByTestId("worksheet-item")).toHaveCount(10);
      await expectWcag(page, link);
    }
  });
}

test("inside a chapter the book's tab leads to the contents", async ({ page }) => {
  await page.goto("./#nim:3,4,5?view=book&chapter=2");
  await expect(page.locator(".book-section").first()).toBeVisible();
  await page.getByTestId("place-book").click();
  await expect(page.getByTestId("book-contents")).toBeVisible();
  await expect(page).not.toHaveURL(/#.*chapter/);
});

test("a chapter that says it is there holds no text of the one before @browser", async ({
  page,
}) => {
  const there = page.locator('[data-testid="book-chapter"][aria-busy="false"]');
  await page.goto("./#nim:3,4,5?view=book&chapter=3");
  await expect(there).toHaveAttribute("data-chapter", "3");
  const seen = await page.locator("body").evaluateHandle((body) => {
    const titles = new Set<string>();
    new MutationObserver(() => {
      const chapter = body.querySelector('[data-chapter="7"][aria-busy="false"]');
      if (chapter) titles.add(chapter.querySelector(".book-section h2")?.textContent ?? "none");
    }).observe(body, { subtree: true, childList: true, attributes: true });
    return titles;
  });
  await page.goto("./#nim:3,4,5?view=book&chapter=7");
  await expect(there).toHaveAttribute("data-chapter", "7");
  const title = await page.locator(".book-section h2").first().textContent();
  expect(await seen.evaluate((titles) => [...titles])).toEqual([title]);
});

test("a chapter is loaded when it is opened, and no other @browser", async ({ page }) => {
  const chapters: string[] = [];
  page.on("request", (request) => {
    const name = /\/(\d\d-[a-z-]+)-[^/]*\.js$/.exec(request.url())?.[1];
    if (name !== undefined) chapters.push(name);
  });
  await page.goto("#nim:3,4,5");
  await expect(page.getByTestId("outcome")).toBeVisible();
  await page.goto("#?view=book");
  await expect(page.getByTestId("book-contents")).toBeVisible();
  expect(chapters).toEqual([]);
  await page.getByTestId("chapter-9").click();
  await expect(page.locator(".book-section").first()).toBeVisible();
  expect(chapters).toEqual(["09-graphs"]);
});

test("the keyboard alone reads and answers @browser", async ({ page }) => {
  await page.goto("#?view=book");
  await page.getByTestId("chapter-2").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "2");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const place = page.getByTestId("exercise-count");
  await place.getByTestId("exercise-input").focus();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await answered(place, "right");
  const who = page.getByTestId("exercise-twoheaps");
  await who.getByTestId("exercise-N").focus();
  await page.keyboard.press("Space");
  await answered(who, "right");
  const node = page.locator(".book-graph a").first();
  await node.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("position-input")).toHaveValue("take/1..3:0");
});

test("prints what is read, on white, and nothing to press @layout", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("#?view=book&chapter=4");
  await expect(page.locator(".book-board .lane").first()).toBeVisible();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const onScreen = await ink();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  // Dark ink, whatever the theme.
  expect(await ink()).not.toBe(onScreen);
  expect(
    (await ink())
      .match(/\d+/g)!
      .slice(0, 3)
      .every((part) => Number(part) < 90),
  ).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const gone of [".book-side", ".book-turn", ".book-tools", ".book-hints", ".top", ".thumbs"])
    await expect(page.locator(gone).locator("visible=true")).toHaveCount(0);
  await expect(page.getByTestId("exercise-check").locator("visible=true")).toHaveCount(0);
  // Nothing is cut off at the edge of a sheet of A4.
  await page.setViewportSize({ width: 690, height: 980 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test("a proof folds, and is printed unfolded @browser", async ({ page }) => {
  await page.goto("#?view=book&chapter=4");
  const proofs = page.getByTestId("proof");
  await expect(proofs.first()).toBeVisible();
  const folded = page.locator("[data-testid=proof]:not([open])").first();
  const high = () => folded.evaluate((box) => box.getBoundingClientRect().height);
  const before = await high();
  await page.emulateMedia({ media: "print" });
  await expect.poll(high).toBeGreaterThan(before + 50);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(high).toBe(before);
  const open = page.locator("[data-testid=proof][open]");
  const count = await open.count();
  expect(count).toBeGreaterThan(0);
  await open.first().locator("summary").click();
  await expect(open).toHaveCount(count - 1);
});

test("the index leads to a term's section and to a problem @browser", async ({ page }) => {
  await page.goto("#?view=book");
  await page.getByTestId("open-index").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.book.index.title);
  await expectNoSideways(page);
  await expectWcag(page, "the index");
  const term = page
    .getByTestId("book-index")
    .getByRole("listitem")
    .filter({ hasText: /^SG value/ });
  await term.getByRole("button").first().click();
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "4");
  await expect(page.locator("#s3")).toBeInViewport();
  await page.goBack();
  await page.getByRole("button", { name: "1848", exact: true }).click();
  await expect(page).toHaveURL(/view=problems.*problem=hdu-1848/);
});

test("remembers where the reader was @browser", async ({ page }) => {
  await page.goto("#?view=book");
  await page.getByTestId("chapter-3").click();
  await expect(page).toHaveURL(/chapter=3/);
  await page.locator("#s6").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById("s6")!.scrollIntoView());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("nimber.book")))
    .toContain('"s6"');
  await page.goto("about:blank");
  await page.goto("#?view=book&chapter=3");
  await expect(page.locator("#s6")).toBeInViewport();
  await page.goBack();
});

test("boards of a chapter keep to themselves", async ({ page }) => {
  await page.goto("#nim:3,4,5?view=book&chapter=1");
  const boards = page.getByTestId("book-board");
  const first = boards.nth(0);
  await playOn(first, "take/1..3:20");
  await expect(first).not.toHaveAttribute("data-position", "take/1..3:21");
  await expect(boards.nth(1)).toHaveAttribute("data-position", "take/1..3:4");
  await page.locator("[data-testid=place-board]:visible").first().click();
  await expect(page.getByTestId("position-input")).toHaveValue("nim:3,4,5");
});

test("the Board opens the chapter of its game", async ({ page }) => {
  for (const [position, chapter] of [
    ["fibonacci:20,19", 14],
    ["hackenbush:0-a,a-b", 9],
    ["corners:2.3", 10],
  ] as const) {
    await page.goto(`#${position}`);
    await expect(page.getByTestId("outcome")).toBeVisible();
    await page.getByTestId("learn-this").click();
    await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", `${chapter}`);
  }
  await page.goto("#wythoff:3,5");
  await expect(page.getByTestId("outcome")).toBeVisible();
  await page.getByTestId("learn-this").click();
  await expect(page).toHaveURL(/view=book&chapter=7/);
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "7");
  await page.goBack();
  await expect(page.getByTestId("position-input")).toHaveValue("wythoff:3,5");
});

test("a worksheet has ten positions with one winning move each, and comes back by its link", async ({
  page,
}) => {
  await page.goto("#?view=book&worksheet=11.1.wythoff");
  const items = page.getByTestId("worksheet-item");
  await expect(items).toHaveCount(10);
  const positions = await items.evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-position")!),
  );
  for (const position of positions) {
    const known = await asker.analyze(position);
    expect("error" in known ? null : known.winning.count, position).toBe(1n);
  }
  // The boxes to write in are there without answers as well; the form is not printed.
  await expect(items.first().locator(".book-sheet-answer b")).toHaveCount(0);
  await page.getByTestId("worksheet-answers").check();
  await expect(items.first().locator(".book-sheet-answer b")).not.toBeEmpty();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByTestId("worksheet-new")).toBeHidden();
  await expect(items.last()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByTestId("worksheet-new").click();
  await expect(page).not.toHaveURL(/worksheet=11\./);
  await page.goBack();
  await expect(items.first()).toHaveAttribute("data-position", positions[0]!);
});

test("a worksheet that can't be read says so", async ({ page }) => {
  await page.goto("./#?view=book&worksheet=7.8.nim");
  await expect(page.getByTestId("no-worksheet")).toBeVisible();
  await expect(page.getByTestId("book-contents")).toBeVisible();
});

test("a worksheet's boards are whole on the screen @layout @browser", async ({ page }) => {
  await page.goto("./#?view=book&worksheet=7.2.take/1,3,4");
  await expect(page.locator(".book-sheet-items .lane").first()).toBeVisible();
  await atRest(page);
  const folded = await page
    .locator(".book-sheet-items .board")
    .evaluateAll((boards) => boards.map((box) => box.scrollHeight - box.clientHeight));
  expect(folded.length).toBe(10);
  expect(Math.max(...folded)).toBeLessThanOrEqual(0);
});

test("what was not answered is not wrong", async ({ page }) => {
  await page.goto("./#?view=book&chapter=1");
  const one = page.getByTestId("exercise-hundred");
  await one.getByTestId("exercise-check").click();
  await expect(says(one)).toHaveAttribute("data-answer", "blank");
  await expect(says(one)).toContainText(en.book.exercise.notAnswered);
  for (const [typed, unread] of [
    ["", "empty"],
    ["１２", "foreign"],
    ["٣", "foreign"],
    ["9".repeat(5000), "long"],
    ["three", "notWhole"],
  ] as const) {
    await one.getByTestId("exercise-input").fill(typed);
    await one.getByTestId("exercise-check").click();
    await expect(says(one)).toContainText(en.book.exercise.unread[unread]);
    await expect(says(one)).toHaveAttribute("data-answer", "blank");
    await expect(says(one)).not.toContainText(en.book.exercise.wrong);
  }
  await one.getByTestId("exercise-input").fill("9");
  await one.getByTestId("exercise-check").click();
  await expect(says(one)).toHaveAttribute("data-answer", "wrong");
  await page.goto("./#?view=book&chapter=4");
  const cells = page.locator("[data-testid^=exercise-][data-kind=fill]").first();
  await cells.getByTestId("exercise-check").click();
  await expect(says(cells)).toHaveAttribute("data-answer", "blank");
  await expect(cells.locator("[aria-invalid=true]")).toHaveCount(0);
  const values = page.getByTestId("exercise-fill");
  await values.getByTestId("exercise-cell-5").fill("三");
  await values.getByTestId("exercise-check").click();
  await expect(says(values)).toHaveAttribute("data-answer", "blank");
  await expect(says(values)).toContainText(en.book.exercise.unread.foreign);
  await expect(values.locator("[aria-invalid=true]")).toHaveCount(1);
  await page.goto("./#?view=book&chapter=9");
  const vertices = page.getByTestId("exercise-first");
  await vertices.getByTestId("exercise-cell-f").fill("٠");
  await vertices.getByTestId("exercise-cell-e").fill("1e3");
  await vertices.getByTestId("exercise-check").click();
  await expect(says(vertices)).toHaveAttribute("data-answer", "blank");
  await expect(vertices.locator("[aria-invalid=true]")).toHaveCount(2);
});

test("a law that can't be read is not wrong, and a wrong one meets a board", async ({ page }) => {
  await page.goto("./#?view=book&chapter=4");
  const one = page.getByTestId("exercise-lawoffour");
  const law = en.book.exercise.law;
  const type = async (text: string) => {
    await one.getByTestId("exercise-input").fill(text);
    await one.getByTestId("exercise-check").click();
  };
  for (const [typed, told] of [
    ["", law.unread.empty],
    ["n%5==２", law.unread.foreign],
    ["n==0||".repeat(100), law.unread.long],
    ["n%5==0||n%5==2 for n>=9999", law.unread.late],
    ["g(n) = n%5", law.unread.notCondition],
    ["n%5==", "5=="],
    ["hello==1", "hello"],
    ["<img src=x onerror=alert(1)>", "<img"],
  ] as const) {
    await type("1==2");
    await expect(says(one)).toHaveAttribute("data-answer", "wrong");
    await type(typed);
    await expect(says(one)).toHaveAttribute("data-answer", "blank");
    await expect(says(one)).toContainText(en.book.exercise.notAnswered);
    await expect(one).toContainText(told);
    await expect(one.getByTestId("book-board")).toHaveCount(0);
  }
  await type("n%5==0");
  await expect(says(one)).toHaveAttribute("data-answer", "wrong");
  await expect(says(one)).toContainText("n = 2");
  await expect(one.getByTestId("book-board")).toHaveAttribute("data-position", "take/1,4:2");
  await type("P when n%5==0||n%5==2");
  await expect(says(one)).toHaveAttribute("data-answer", "right");
  await expect(says(one)).toContainText(law.proven);
});

test("steps are put in order by keys, and the first wrong one is named", async ({ page }) => {
  await page.goto("./#?view=book&chapter=3");
  const one = page.getByTestId("exercise-proofsteps");
  const steps = one.locator(".book-steps > li");
  const order = () => steps.evaluateAll((all) => all.map((step) => Number(step.dataset["step"])));
  await expect(steps).toHaveCount(5);
  await one.getByTestId("exercise-check").click();
  await expect(says(one)).toHaveAttribute("data-answer", "blank");
  await expect(says(one)).toContainText(en.book.exercise.order.untouched);
  const before = await order();
  const last = before[4]!;
  await one.getByTestId("exercise-up-5").focus();
  for (let place = 4; place > 0; place--) await page.keyboard.press("ArrowUp");
  // The focus goes with the step; at the top its other button has it.
  await expect(one.getByTestId("exercise-down-1")).toBeFocused();
  expect(await order()).toEqual([last, ...before.slice(0, 4)]);
  await page.keyboard.press("ArrowUp");
  expect((await order())[0]).toBe(last);
  for (let step = 0; step < 5; step++) {
    await one.getByTestId("exercise-check").click();
    const now = await order();
    if (now.every((one, at) => one === at)) break;
    const first = now.findIndex((one, at) => one > 0 && !now.slice(0, at).includes(one - 1));
    await expect(says(one)).toContainText(en.book.exercise.order.wrong(first + 1));
    await expect(one.locator(".book-step-bad")).toHaveAttribute("data-step", `${now[first]}`);
    for (let at = now.indexOf(step); at > step; at--)
      await one.getByTestId(`exercise-up-${at + 1}`).click();
  }
  await one.getByTestId("exercise-check").click();
  await expect(says(one)).toHaveAttribute("data-answer", "right");
});

test("a program is solved where Check mine was green", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("./#?view=book&chapter=11");
  const one = page.getByTestId("exercise-ownprogram");
  await expect(one).toHaveAttribute("data-answer", "open");
  await one.getByTestId("exercise-problem").click();
  await expect(page).toHaveURL(/view=problems.*problem=hdu-1848/);
  await page.getByTestId("problem-check").click();
  await expect(page.getByTestId("problem-checking")).toBeVisible();
  const input = await page.getByTestId("problem-input").inputValue();
  const judged = module.judge("hdu-1848", input);
  while (!judged.step(1e6).done);
  const answer = judged.result();
  judged.delete();
  if (!("output" in answer)) throw new Error("no answer");
  const theirs = page.getByTestId("problem-theirs");
  await theirs.fill(answer.output.replace("Fibo", "Nacci"));
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("problem-passed")).toHaveCount(0);
  await theirs.fill(answer.output);
  await page.getByTestId("problem-compare").click();
  await expect(page.getByTestId("problem-passed")).toBeVisible();
  await page.goto("./#?view=book&chapter=11");
  await expect(one).toHaveAttribute("data-answer", "right");
  await expect(one.locator(".book-solved")).toBeVisible();
});

test("the contest path is walked from its first page to its table", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("./#?view=book");
  await page.getByTestId("open-contest-path").click();
  await expect(page.getByTestId("contest-path")).toBeVisible();
  await page.getByTestId("page-1").click();
  const here = page.getByTestId("contest-page");
  const next = page.getByTestId("next-chapter");
  for (let number = 1; number <= 13; number++) {
    await expect(here).toHaveAttribute("data-page", `${number}`);
    await expect(page).toHaveURL(new RegExp(`way=contest&page=${number}$`));
    await expect(here).toHaveAttribute("aria-busy", "false");
    if (number < 13) await next.click();
  }
  await expect(next).toHaveCount(0);
  await expect(here.getByRole("row")).toHaveCount(31);
  await page.getByTestId("previous-page").click();
  await expect(here).toHaveAttribute("data-page", "12");
  // A chapter that a page leads to: Next goes on with the path, here and after a reload.
  await page.goto("./#?view=book&way=contest&page=3");
  await expect(here).toHaveAttribute("data-page", "3");
  await expect(here).toHaveAttribute("aria-busy", "false");
  await page.goto("./#?view=book&chapter=4&way=contest");
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "4");
  await expect(page.getByTestId("back-to-page")).toBeVisible();
  await page.getByTestId("next-chapter").click();
  await expect(here).toHaveAttribute("data-page", "4");
  await page.goto("./#?view=book&chapter=4");
  await expect(page.getByTestId("back-to-page")).toHaveCount(0);
  await page.getByTestId("next-chapter").click();
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", "5");
  for (const unread of ["99", "0", "x", "１"]) {
    await page.goto(`./#?view=book&way=contest&page=${unread}`);
    await expect(here).toHaveCount(0);
    await expect(page.getByRole("main")).toBeVisible();
  }
});

test("writes a program for the reader's rule", async ({ page }) => {
  await page.goto("#?view=book&chapter=11");
  const coder = page.getByTestId("coder");
  await coder.getByRole("textbox").fill("take/2,5");
  await coder.getByRole("button").first().click();
  await expect(coder.locator("pre")).toContainText("const Int moves[] = {2, 5};");
  for (const unread of ["take/0", "", "取 1 到 3 颗", `take/${"9".repeat(50_000)}`]) {
    await coder.getByRole("textbox").fill("nim");
    await coder.getByRole("button").first().click();
    await expect(coder.getByRole("alert")).toHaveCount(0);
    await coder.getByRole("textbox").fill(unread);
    await coder.getByRole("button").first().click();
    await expect(coder.getByRole("alert")).toBeVisible();
  }
  // A rule that is read, and only searched.
  await coder.getByRole("textbox").fill("geography/a-b,b-c");
  await coder.getByRole("button").first().click();
  await expect(coder.getByRole("alert")).toContainText(en.book.program.none);
});

test("the reader draws a graph; a circle is refused", async ({ page }) => {
  await page.goto("#?view=book&chapter=9");
  const place = page.getByTestId("draw-graph");
  await place.getByRole("textbox").first().fill("x-y,y-z");
  await place.getByRole("button").first().click();
  await expect(place.getByTestId("exercise-cell-x")).toBeVisible();
  for (const [vertex, value] of [
    ["x", "0"],
    ["y", "1"],
    ["z", "0"],
  ] as const)
    await place.getByTestId(`exercise-cell-${vertex}`).fill(value);
  await place.getByTestId("exercise-check").click();
  await expect(place.getByTestId("exercise-says")).toHaveAttribute("data-answer", "right");
  for (const unread of ["x-y,y-x", "", "x→y", "a-b,".repeat(50_000)]) {
    await place.getByRole("textbox").first().fill("x-y");
    await place.getByRole("button").first().click();
    await expect(place.getByRole("alert")).toHaveCount(0);
    await place.getByRole("textbox").first().fill(unread);
    await place.getByRole("button").first().click();
    await expect(place.getByRole("alert")).toBeVisible();
  }
});

test("boards tell no values before the chapter that defines them", async ({ page }) => {
  const values = page.locator(
    "[data-testid=book-board] :is(.lane-value:not(:empty), .book-verdict-value)",
  );
  const verdicts = page.getByTestId("book-outcome");
  for (const chapter of [1, 2, 3]) {
    await page.goto(`./#nim:1?view=book&chapter=${chapter}`);
    await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", `${chapter}`);
    await expect(verdicts.first()).toBeVisible();
    await expect(values).toHaveCount(0);
  }
  await page.goto("./#nim:1?view=book&chapter=5");
  await expect(values.first()).toBeVisible();
});

/** What is cut off in a chapter: where nothing scrolls to it, or nothing says that it scrolls. */
const cutOff = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const boxes = [
      ...main.querySelectorAll<HTMLElement>(".board, .table-box, .book-formula, .segments"),
    ];
    return boxes.flatMap((box) => {
      const wide = box.scrollWidth - box.clientWidth;
      const high = box.matches(".board") ? box.scrollHeight - box.clientHeight : 0;
      const said = box.closest("[data-more]")?.getAttribute("data-more") ?? "";
      // Boards of the book stand whole: the page scrolls, not they.
      const may = box.matches(".table-box") && /left|right/.test(said);
      return (wide > 2 && !may) || high > 4
        ? [`${box.className}: ${wide}, ${high}: ${box.textContent.slice(0, 40)}`]
        : [];
    });
  });

for (const language of ["en", "zh"])
  test(`${language}: no board, table or formula of a chapter is cut off at 360 pixels @browser`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const number of numbers) {
      await page.goto(`./#?view=book&chapter=${number}&lang=${language}`);
      await expect(page.locator(".book-section").first()).toBeVisible();
      await expect(page.getByTestId("book-board").first()).toBeVisible();
      await page
        .locator("details.book-proof")
        .evaluateAll((boxes) => boxes.forEach((box) => box.setAttribute("open", "")));
      await expectNoSideways(page);
      // Boards far below are drawn when one comes near.
      await page.evaluate(async () => {
        for (const proof of document.querySelectorAll("details")) proof.open = true;
        for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
          scrollTo(0, y);
          // A browser that draws nothing new may give no frame.
          await new Promise((drawn) => {
            requestAnimationFrame(drawn);
            setTimeout(drawn, 100);
          });
        }
      });
      await expect.poll(() => cutOff(page), `chapter ${number}`).toEqual([]);
    }
  });
