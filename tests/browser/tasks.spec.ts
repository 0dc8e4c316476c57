// A class of nine tasks, one of each kind and a problem of one's own: made, done, sent, checked.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./help";

const sheet = "sheet=rule%20take/1..3%0A%23%20Three%20stones%0Aperiod";
const own =
  "?view=problems&own=Monday%3Btake/1..3%3BT,one,Yes,No%3BWho%20wins%3F%3B2%250A4%250A5%3BNo%250AYes%3B59";
const lines = [
  "board take/1..3:5",
  "puzzle nim:1,2",
  "value nim:3,4,5",
  "law take/1..3",
  "rule take/1,3,4 # Take 1, 3 or 4.",
  "problem cses-1098",
  `problem #${own}`,
  "chapter 3 # What is 5 XOR 3? = 6",
  "exercise 3.1",
  `sheet #${sheet} # What is the period? = 4`,
];

async function make(page: Page, all: readonly string[]): Promise<void> {
  await page.getByTestId("class-boards").fill(all.join("\n"));
  await page.getByTestId("class-put").click();
}

const task = (page: Page, at: number) =>
  expect(page.getByTestId("class-note")).toHaveAttribute("data-board", String(at));
const next = (page: Page) => page.getByTestId("class-next").click();
const verdict = (page: Page) => page.getByTestId("task-says");

/** Says something, and what becomes of it. */
async function say(page: Page, words: string, becomes: string): Promise<void> {
  await page.getByTestId("task-answer").fill(words);
  await page.getByTestId("task-check").click();
  if (becomes === "unread") await expect(page.getByTestId("error")).toBeVisible();
  else await expect(verdict(page)).toHaveAttribute("data-verdict", becomes);
}

/** Pastes what a program for heaps modulo 4 prints. */
async function program(page: Page, counted: boolean, yes: string, no: string): Promise<void> {
  await page.getByTestId("check-make").click();
  const typed = await page.getByTestId("check-input").inputValue();
  const said = typed
    .trim()
    .split("\n")
    .slice(1)
    .filter((_, at) => !counted || at % 2 === 1)
    .map((row) => row.split(" ").reduce((sum, one) => sum ^ (Number(one) % 4), 0))
    .map((sum) => (sum === 0 ? no : yes));
  await page.getByTestId("check-theirs").fill(`${no}\n${no}\n`);
  await page.getByTestId("check-compare").click();
  await expect(verdict(page)).toHaveAttribute("data-verdict", "wrong");
  await page.getByTestId("check-theirs").fill(said.join("\n"));
  await page.getByTestId("check-compare").click();
  await expect(verdict(page)).toHaveAttribute("data-verdict", "right");
}

async function take(page: Page, heap: string): Promise<void> {
  await page.locator(`#board [data-heap="${heap}"]`).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

for (const lang of ["en", "zh"])
  test(`ten tasks are made, done by a pupil and checked by the teacher in ${lang}${lang === "zh" ? " @phone @layout" : ""}`, async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.goto(`./#?view=book&class=&lang=${lang}`);
    await page.getByTestId("class-title").fill("Week 5");
    // Each mistake has its line and its column, and nothing that was typed is lost.
    const wrong = [
      "value nim:3,x",
      "law",
      "chapter 99",
      "problem nobody",
      "exercise 3.99",
      "sheet x",
    ];
    await make(page, wrong);
    const told = page.getByTestId("class-wrong").locator("li");
    await expect(told).toHaveCount(wrong.length);
    await expect(told.first()).toContainText(lang === "en" ? "(column 13)" : "第 13 列");
    await expect(page.getByTestId("class-boards")).toHaveValue(wrong.join("\n"));
    await expectAccessible(page);
    await make(page, lines);
    await expect(page.getByTestId("teacher")).toHaveAttribute("data-boards", "10");
    await expect(page.getByTestId("class-task-item")).toHaveCount(7);
    await expectNoSideways(page);
    await expectAccessible(page);
    const link = await page.locator("#share-class").inputValue();
    // What is changed is what was written.
    await page.getByTestId("class-change").click();
    await expect(page.getByTestId("class-boards")).toHaveValue(
      lines.join("\n").replace("own=Monday", "own=Monday"),
    );

    const elsewhere = await browser.newContext();
    const pupil = await elsewhere.newPage();
    await pupil.goto(link);
    await expect(pupil.getByTestId("class-start")).toBeVisible();
    await expect(pupil.getByTestId("position-input")).toBeHidden();
    await pupil.getByTestId("class-start").click();
    await task(pupil, 1);
    await expect(pupil.getByTestId("position-input")).toBeHidden();
    await take(pupil, "1");
    await expect(pupil.locator("#board")).not.toHaveAttribute("data-position", "take/1..3:5");
    await next(pupil);
    await task(pupil, 2);
    await pupil.getByTestId("quiz-mover").click();
    await take(pupil, "2");
    await expect(pupil.locator("#board")).not.toHaveAttribute("data-position", "nim:1,2");
    await next(pupil);
    await task(pupil, 3);
    await expect(pupil.locator("html")).toHaveAttribute("lang", lang === "zh" ? "zh-CN" : "en");
    await say(pupil, "", "empty");
    await say(pupil, "12", "wrong");
    await say(pupil, "2", "right");
    await expectNoSideways(pupil);
    await expectAccessible(pupil);
    // By keys: from the task that is done to the beginning of the next one.
    await pupil.getByTestId("class-next").focus();
    await pupil.keyboard.press("Enter");
    await expect(pupil.getByTestId("class-note").locator("h1")).toBeFocused();
    await task(pupil, 4);
    await say(pupil, "P when n%%4", "unread");
    await say(pupil, "P when n%3==0", "wrong");
    await say(pupil, "P when n%4==0", "right");
    await next(pupil);
    await task(pupil, 5);
    await say(pupil, "", "empty");
    await say(pupil, "take/1,x", "unread");
    await say(pupil, lang === "en" ? "take 1 or 3" : "取 1 或 3 个", "wrong");
    await say(pupil, "{1,3,4}", "right");
    await next(pupil);
    await task(pupil, 6);
    await program(pupil, true, "first", "second");
    await expectNoSideways(pupil);
    await expectAccessible(pupil);
    await next(pupil);
    await task(pupil, 7);
    await program(pupil, false, "Yes", "No");
    await next(pupil);
    await task(pupil, 8);
    await say(pupil, "", "empty");
    await say(pupil, "7", "wrong");
    await say(pupil, " 6 ", "right");
    await next(pupil);
    await task(pupil, 9);
    const exercise = pupil.locator(".book-exercise");
    await expect(exercise).toBeVisible();
    await expectNoSideways(pupil);
    // From 4 and 7 to equal heaps; first another move, by the list for the keyboard.
    const move = async (position: string) => {
      const list = exercise.getByTestId("book-moves").first();
      await list.focus();
      await list.selectOption(position);
      await exercise.getByTestId("book-play").first().click();
    };
    await move("nim:4,6");
    await expect(exercise).toHaveAttribute("data-answer", "wrong", { timeout: 10_000 });
    await exercise.getByTestId("exercise-again").click();
    await move("nim:4,4");
    await expect(exercise).toHaveAttribute("data-answer", "right", { timeout: 10_000 });
    await next(pupil);
    await task(pupil, 10);
    await expect(pupil.getByTestId("class-left")).toContainText("1");
    // The sheet is opened without the answer, and leads back.
    await pupil.getByTestId("task-open").click();
    await expect(pupil.getByTestId("explored")).toHaveAttribute("data-rule", "take/1..3");
    await expect(pupil).not.toHaveURL(/answer=/);
    await pupil.getByTestId("task-back").click();
    await task(pupil, 10);
    await expect(pupil.getByTestId("task-back")).toHaveCount(0);
    await say(pupil, "", "empty");
    await say(pupil, "5", "wrong");
    await say(pupil, "4", "right");
    await expect(pupil.getByTestId("class-left")).toHaveText(
      lang === "en" ? "All tasks are done." : "全部完成。",
    );
    await pupil.getByTestId("class-back").click();
    await expect(pupil.getByTestId("class-all-done")).toBeVisible();
    await expect(pupil).not.toHaveURL(/listed=/);
    await expect(pupil.getByTestId("class-left")).toHaveCount(0);
    await pupil.reload();
    await expect(pupil.locator("[data-played=true]")).toHaveCount(10);
    await pupil.getByTestId("class-name").fill("Ada");
    await pupil.getByTestId("class-send").click();
    const sent = await pupil.getByTestId("class-sent-text").inputValue();
    expect(sent.split("\n")).toHaveLength(11);
    await elsewhere.close();

    // Back at the teacher's; with it an answer of another list, one that was forged, and markup.
    await page.goto("about:blank");
    await page.goto(link);
    const bob = [
      "Bob",
      "1. ./#nim:3,4,5?task=value&said=%3Cimg%20src=x%20onerror=alert(1)%3E",
      "2. ./#nim:9,9?task=value&said=0",
      "3. ./#take/1..3?task=law&said=",
      "4. ./#?view=problems&problem=cses-1098&task=problem&said=12:first%7Csecond",
      "5. ./#?view=problems&problem=cses-1098&task=problem&said=first",
      "6. ./#nim:9,9!9,8",
    ].join("\n");
    await page.getByTestId("class-sent").fill(`${sent}\n\n${bob}`);
    await page.getByTestId("class-check").click();
    const person = (name: string) => page.locator(`[data-testid=class-person][data-name=${name}]`);
    const results = person("Ada").getByTestId("class-result");
    await expect(results).toHaveCount(10);
    const seen = await results.evaluateAll((all) =>
      all.map((one) => [
        one.getAttribute("data-board"),
        one.getAttribute("data-first") || one.getAttribute("data-verdict"),
      ]),
    );
    expect(seen).toEqual([
      ["1", "right"],
      ["2", "right"],
      ["3", "right"],
      ["4", "right"],
      ["5", "right"],
      ["6", "right"],
      ["7", "right"],
      ["8", "right"],
      ["9", "right"],
      ["10", "right"],
    ]);
    await expect(person("Ada").getByTestId("class-missing")).toHaveCount(0);
    await expect(person("Ada")).toContainText(lang === "en" ? "10 of 10" : "10 / 10");
    const bobs = person("Bob").getByTestId("class-result");
    const said = await bobs.evaluateAll((all) =>
      all.map((one) => [one.getAttribute("data-board"), one.getAttribute("data-verdict")]),
    );
    expect(said).toEqual([
      ["3", "wrong"],
      ["", "words"],
      ["4", "empty"],
      ["6", "wrong"],
      ["6", "broken"],
      ["", "words"],
    ]);
    await expect(bobs.first().locator("q")).toContainText("<img");
    // A board of another list is not looked at.
    await expect(bobs.last()).toHaveAttribute("data-first", "");
    await expect(bobs.last().locator("q")).toHaveCount(0);
    await expect(person("Bob").getByTestId("class-missing")).toContainText("10");
    await expect(page.locator("[data-testid=class-person] img")).toHaveCount(0);
    await expectAccessible(page);
  });

test("a rule in other words is right, and one that can't be compared is left to the teacher", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto("./#?view=book&class=");
  await page.getByTestId("class-title").fill("Rules");
  await make(page, ["rule wythoff", "rule stairs", "rule take/square"]);
  await expect(page.getByTestId("teacher")).toHaveAttribute("data-boards", "3");
  const link = await page.locator("#share-class").inputValue();

  const elsewhere = await browser.newContext();
  const pupil = await elsewhere.newPage();
  await pupil.goto(link);
  await pupil.getByTestId("class-start").click();
  await task(pupil, 1);
  await say(pupil, "own/{a,b};k=1..a;a-=k|k=1..b;b-=k", "wrong");
  await say(pupil, "own/{a,b};k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k", "right");
  await next(pupil);
  await task(pupil, 2);
  await say(pupil, "own/n;k=1..n;n-=k", "unknown");
  await expect(verdict(pupil)).toContainText("can’t tell");
  await next(pupil);
  await task(pupil, 3);
  // A table of both is long: it ends by a count of work.
  await say(pupil, "own/n;k=1..n;k*k<=n;n-=k*k", "right");
  await pupil.getByTestId("class-back").click();
  await pupil.getByTestId("class-name").fill("Ada");
  await pupil.getByTestId("class-send").click();
  const sent = await pupil.getByTestId("class-sent-text").inputValue();
  await elsewhere.close();

  await page.goto("about:blank");
  await page.goto(link);
  await page.getByTestId("class-sent").fill(sent);
  await page.getByTestId("class-check").click();
  const results = page.getByTestId("class-result");
  await expect(results).toHaveCount(3);
  for (const [at, kind] of ["right", "unknown", "right"].entries())
    await expect(results.nth(at)).toHaveAttribute("data-verdict", kind);
  await expect(results.nth(1)).toContainText("can’t tell whether this is your rule");
  await expect(results.nth(1).locator("q")).toHaveText("own/n;k=1..n;n-=k");
});

/** A list that is made, and its link; then as somebody of the class opens it. */
async function begin(page: Page, title: string, all: readonly string[]): Promise<string> {
  await page.goto("./#?view=book&class=");
  await page.getByTestId("class-title").fill(title);
  await make(page, all);
  await expect(page.getByTestId("teacher")).toHaveAttribute("data-boards", String(all.length));
  return page.locator("#share-class").inputValue();
}

async function asPupil(page: Page, link: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByTestId("class-start")).toBeVisible();
}

test("a value is asked with its rule and its position", async ({ page }) => {
  const link = await begin(page, "Values", ["value take/1,3,4:24", "value take/1,3:5+nim:2"]);
  const rule = "Take 1, 3 or 4 stones from one heap. Whoever takes the last stone wins.";
  await asPupil(page, link);
  const items = page.getByTestId("class-task-item");
  await expect(items.locator("[data-title]")).toHaveText([
    "Subtraction game · 24",
    "A sum of 2 games · take/1,3:5+nim:2",
  ]);
  await expect(items.first().getByTestId("class-rule")).toHaveText(rule);
  await expect(items.first().locator(".board")).toBeVisible();
  // Of a sum the rule of each game.
  await expect(items.nth(1).getByTestId("class-rule")).toContainText("Take 1 or 3 stones");
  await expect(items.nth(1).getByTestId("class-rule")).toContainText("Take one or more stones");
  await page.getByTestId("class-start").click();
  await task(page, 1);
  await expect(page.getByTestId("task-rule")).toHaveText(`${rule} take/1,3,4:24`);
});

const printed = [
  "value take/1,3,4:24",
  "law take/1,3,4",
  "rule take/1,3 # Take 1 or 3.",
  "problem cses-1098",
  "chapter 3 # What is 5 XOR 3? = 6",
  "exercise 3.1",
  `sheet #${sheet} # What is the period? = 4`,
  "exercise 9.2",
  "puzzle nim:1,2",
];

test("every task is printed with what it asks and a line, and with answers where one is known", async ({
  page,
}) => {
  test.slow();
  await begin(page, "Paper", printed);
  const all = page.locator(".lesson-items > li");
  await expect(all).toHaveCount(printed.length);
  const paper = page.getByTestId("class-paper");
  // A pupil prints too, without what a teacher opens.
  await page.getByText("For teachers", { exact: true }).click();
  await expect(page.getByTestId("class-print")).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByTestId("class-start")).toBeHidden();
  const asks = [
    "What is the value",
    "Take 1, 3 or 4 stones",
    "Take 1 or 3.",
    "Several heaps of sticks",
    "What is 5 XOR 3?",
    "Make the move after which you can copy.",
    "What is the period?",
    "p-q, p-r",
    "Who wins: the player who moves first, or the other?",
  ];
  for (const [at, words] of asks.entries()) {
    await expect(paper.nth(at)).toBeVisible();
    await expect(all.nth(at)).toContainText(words);
    await expect(all.nth(at).locator(".book-sheet-answer")).toBeVisible();
  }
  await expect(page.getByTestId("class-right")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(paper.first()).toBeHidden();
  await page.getByText("For teachers", { exact: true }).click();
  await page.getByTestId("class-answers").check();
  // Print waits for the answers, and has them.
  await page.evaluate(() => {
    window.print = () => {
      const waiting = [...document.querySelectorAll(".book-sheet-answer")].filter((one) =>
        one.textContent.includes("…"),
      ).length;
      const there = document.querySelectorAll("[data-testid=class-right]").length;
      document.title = `${there} answers, ${waiting} waiting`;
    };
  });
  await page.getByTestId("class-print").click();
  await expect(page).toHaveTitle("7 answers, 0 waiting");
  await page.emulateMedia({ media: "print" });
  const answer = (at: number) => all.nth(at).getByTestId("class-right");
  await expect(answer(0)).toHaveText("1");
  await expect(answer(1)).toContainText("P when n%7==0||n%7==2");
  await expect(answer(2)).toHaveText("take/1,3");
  await expect(answer(4)).toHaveText("6");
  await expect(answer(6)).toHaveText("4");
  // The rule of a sheet stands there, its law does not; an exercise has its board and its answer.
  await expect(paper.nth(6)).toContainText("Take 1 to 3 stones");
  await expect(all.nth(6)).not.toContainText("repeat");
  await expect(answer(5)).toHaveText("Take 3 from heap 2");
  await expect(all.nth(8).locator(".book-sheet-answer")).toContainText("Take 1 from heap 2");
  await expect(paper.nth(5).locator(".board")).not.toHaveCSS("height", "0px");
  // Of a program none is known, and there is room for one.
  await expect(answer(3)).toHaveCount(0);
});

test("what is printed waits for the answers of boards as well", async ({ page }) => {
  await begin(page, "Boards", ["puzzle grid/..->oo;turn:...../...../...../....."]);
  await expect(page.getByTestId("class-item")).toHaveCount(1);
  const seen = await page.evaluate(async () => {
    const at = (name: string) => document.querySelector<HTMLElement>(`[data-testid=${name}]`)!;
    const waits = () => document.querySelector(".book-sheet-answer")!.textContent.includes("…");
    const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const printed = new Promise<boolean>((is) => (window.print = () => is(waits())));
    at("class-answers").click();
    while (!waits()) await frame();
    await frame();
    const before = waits();
    at("class-print").click();
    return { before, printed: await printed };
  });
  // It was not there yet when Print was pressed.
  expect(seen).toEqual({ before: true, printed: false });
});

test("a law that is wrong meets its smallest counterexample, and a printed law is read", async ({
  page,
}) => {
  const link = await begin(page, "Laws", ["law take/2,5"]);
  await asPupil(page, link);
  await page.getByTestId("class-start").click();
  await task(page, 1);
  // How a law is written stands there, and is not the answer.
  const how = page.getByTestId("law-how").locator("code");
  await expect(how).toHaveText(["P when n%9==4||n>=99", "g(n) = (n+1)%9"]);
  const refuted = page.getByTestId("task-refuted");
  await say(page, "P when n%7==0||n%7==2", "wrong");
  await expect(refuted).toHaveText(
    "Smallest counterexample: a heap of 1. It is lost for the player to move; this law says won.",
  );
  await say(page, "g(n) = n%7", "wrong");
  await expect(refuted).toHaveText(
    "Smallest counterexample: a heap of 1. Its value is 0; this law says 1.",
  );
  await say(page, "n mod 7 ∈ {0, 1, 4}", "right");
  await expect(refuted).toHaveText("");
  // What means nothing is still told as it was written.
  await say(page, "n mod 7 ∈ x", "unread");
  await expect(page.getByTestId("error").locator("mark")).toHaveText("∈");
});

test("a wrong answer is no done one: it is marked, counted, and leads back", async ({ page }) => {
  const link = await begin(page, "Wrong", [
    "value take/1,3,4:24",
    "puzzle nim:1,2",
    "chapter 3",
    "chapter 3 # What is 5 XOR 3? = 6",
  ]);
  await asPupil(page, link);
  await page.getByTestId("class-start").click();
  await say(page, "1", "right");
  await next(page);
  await task(page, 2);
  await page.getByTestId("quiz-mover").click();
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.locator("#board")).not.toHaveAttribute("data-position", "nim:1,2");
  await next(page);
  await task(page, 3);
  await say(page, "It is about XOR.", "words");
  await next(page);
  await task(page, 4);
  await say(page, "7", "wrong");
  const score = page.getByTestId("class-score");
  await expect(score).toHaveText("Checked here: 1 of 3 answers right.");
  await expect(page.getByTestId("class-left")).toHaveText("All tasks are answered.");
  await page.getByTestId("class-back").click();
  const chips = page.getByTestId("class-chip");
  await expect(chips).toHaveText(["right", "not right yet", "answered", "not right yet"]);
  await expect(page.getByTestId("class-all-done")).toHaveText("All tasks are answered.");
  await page.reload();
  await expect(chips).toHaveText(["right", "not right yet", "answered", "not right yet"]);
  await expect(page.getByTestId("class-again")).toHaveText("Try task 2 again");
  // What was said the last time stands there, with what became of it.
  await page.getByTestId("class-task-item").nth(2).getByRole("link").click();
  await task(page, 4);
  await expect(page.getByTestId("task-answer")).toHaveValue("7");
  await expect(verdict(page)).toHaveAttribute("data-verdict", "wrong");
  await say(page, "n = 6.", "right");
  await expect(score).toHaveText("Checked here: 2 of 3 answers right.");
  await page.getByTestId("class-again").click();
  await page.getByTestId("quiz-mover").click();
  await take(page, "2");
  await expect(page.locator("#board")).not.toHaveAttribute("data-position", "nim:1,2");
  await page.getByTestId("class-back").click();
  await expect(page.getByTestId("class-all-done")).toHaveText("All tasks are done.");
  await expect(score).toHaveText("Checked here: 3 of 3 answers right.");
  await expect(page.getByTestId("class-again")).toHaveCount(0);
});

test("what was checked is there after a look at an answer, with what is right", async ({
  page,
}) => {
  const link = await begin(page, "Check", [
    "value take/1,3,4:24",
    "law take/2,5",
    "chapter 3 # What is 5 XOR 3? = 6",
    "puzzle nim:1,2",
  ]);
  const sent = [
    "Ben",
    "1. ./#take/1,3,4:24?task=value&said=0",
    "2. ./#take/2,5?task=law&said=P%20when%20n%253==0",
    "3. ./#?view=book&chapter=3&task=chapter&ask=What%20is%205%20XOR%203%3F&answer=6&said=n%20=%206",
    "4. ./#nim:1,2!0,2",
  ].join("\n");
  const results = page.getByTestId("class-result");
  await page.getByTestId("class-sent").fill(sent);
  await page.getByTestId("class-check").click();
  await expect(results).toHaveCount(4);
  const told = page.getByTestId("class-told");
  // Words that say the same are for the teacher to take.
  await page.getByTestId("class-sent").fill(sent.replace("n%20=%206", "it%20is%20six"));
  await page.getByTestId("class-check").click();
  const score = page.getByTestId("class-person").getByRole("heading");
  await expect(results.nth(2)).toHaveAttribute("data-verdict", "wrong");
  await expect(results.nth(2)).toContainText("Not right.");
  await expect(page.getByTestId("class-take")).toHaveCount(1);
  const before = await score.textContent();
  await page.getByTestId("class-take").click();
  await expect(page.getByTestId("class-take")).toHaveText("Counted as right: undo");
  await expect(score).not.toHaveText(before!);
  await expect(told).toHaveCount(3);
  await page.getByTestId("class-take").click();
  await expect(score).toHaveText(before!);
  await page.getByTestId("class-sent").fill(sent);
  await page.getByTestId("class-check").click();
  await expect(results.nth(2)).toHaveAttribute("data-verdict", "right");
  await expect(results.first().locator("q")).toHaveText("0");
  await expect(told.first()).toHaveText("Right answer: 1");
  await expect(results.nth(1).locator("q")).toHaveText("P when n%3==0");
  await expect(told.nth(1)).toContainText("Smallest counterexample: a heap of 1.");
  await expect(told.nth(1)).toContainText("n%7");
  await expect(results.nth(2).locator("q")).toHaveText("n = 6");
  await expect(results.nth(2)).toHaveAttribute("data-verdict", "right");
  await expect(told.nth(2)).toHaveText("Right answer: Take 1 from heap 2");
  await expectAccessible(page);
  // The board, and back.
  await results.first().getByRole("link").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1,3,4:24");
  await page.goBack();
  await expect(results).toHaveCount(4);
  await expect(page.getByTestId("class-sent")).toHaveValue(sent);
  await expect(results.first().getByRole("link")).toBeFocused();
  // It is kept nowhere.
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain("Ben");
  await page.reload();
  await expect(page.getByTestId("class-sent")).toHaveValue("");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByTestId("class-sent")).toHaveValue("");
});

test("a task may be told in words, and what can't be read is told before it is added", async ({
  page,
}) => {
  await page.goto("./#?view=book&class=");
  const lines = page.getByTestId("class-boards");
  const add = async (kind: string, text: string) => {
    await page.getByTestId("class-task-kind").selectOption(kind);
    await page.getByTestId("class-task-text").fill(text);
    await page.getByTestId("class-task-add").click();
  };
  await add("law", "take 1, 3 or 4");
  await expect(lines).toHaveValue("law take/1,3,4");
  await add("puzzle", "take 1, 3 or 4 from 12");
  await add("value", "Kayles 10");
  await expect(lines).toHaveValue("law take/1,3,4\npuzzle take/1,3,4:12\nvalue octal/0.77:10");
  await add("value", "take 1, 3 or");
  const wrong = page.getByTestId("class-task-wrong");
  await expect(wrong).not.toBeEmpty();
  await expect(lines).not.toHaveValue(/or/);
  await page.getByTestId("class-task-text").fill("take 1, 3 or 4: 5, 6");
  await expect(wrong).toHaveCount(0);
  await page.getByTestId("class-task-add").click();
  await expect(lines).toHaveValue(/\nvalue take\/1,3,4:5,6$/);
  // What a pupil will be asked stands there.
  const asks = page.getByTestId("class-task-asks");
  await expect(asks).toHaveText("Pupils are asked: What is the value of this position?");
  await page.getByTestId("class-task-kind").selectOption("exercise");
  await page.getByTestId("class-task-choice").selectOption("1.2");
  await expect(asks).toContainText("21 stones");
  // And where the list is written by hand.
  await lines.fill("take 1 to 3: 21\nlaw take 2 or 5");
  await page.getByTestId("class-put").click();
  await expect(page.getByTestId("class-item")).toHaveAttribute("data-position", "take/1..3:21");
  await expect(page.getByTestId("class-task-item")).toHaveAttribute("data-kind", "law");
});

test("whether boards are puzzles is asked where a line is a board", async ({ page }) => {
  await page.goto("./#?view=book&class=");
  const lines = page.getByTestId("class-boards");
  await expect(lines).toBeVisible();
  await expect(page.getByTestId("class-asked")).toHaveCount(0);
  await lines.fill("value nim:3,4,5\nlaw take/1..3");
  await expect(page.getByTestId("class-asked")).toHaveCount(0);
  await lines.fill("value nim:3,4,5\nnim:1,2");
  await expect(page.getByTestId("class-asked")).toBeChecked();
});
