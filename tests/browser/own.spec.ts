/** Games that people write: made in the page, played to the end by finger and by keys. */
import { expect, test, type Page } from "@playwright/test";
import {
  atRest,
  expectAccessibleNow,
  expectNoSideways,
  eye,
  openGame,
  outcome,
  status,
} from "./help";

const line = (page: Page, way: number, at: number) => page.locator(`[data-line="${way}.${at}"]`);
const board = (page: Page) => page.locator("#board");

async function openMake(page: Page): Promise<void> {
  await openGame(page, "#nim:3,4?analyse");
  await page.locator(".gallery-button").click();
  await page.getByTestId("make-open").click();
  await expect(page.getByTestId("make-play")).toBeVisible();
}

const show = (page: Page, way: "sentences" | "drawn" | "written") =>
  page.locator(`[data-way="${way}"]`).click();
const text = (page: Page) => page.locator(".make .edit-result code");

test("Euclid's game is written line by line and played to its end by keys @browser", async ({
  page,
}) => {
  await openMake(page);
  await show(page, "written");
  await page.getByTestId("make-title").fill("Euclid <b>");
  await page.getByTestId("make-head").fill("{a,b}");
  await line(page, 0, 0).fill("a>0");
  await line(page, 0, 1).fill("k=1..b/a");
  await line(page, 0, 1).press("Enter");
  await expect(line(page, 0, 2)).toBeFocused();
  // A name that was never chosen: told once, beside Play it, and its line is marked.
  await line(page, 0, 2).fill("b-=m*a");
  const wrong = page.getByTestId("make-fault");
  await expect(wrong).toHaveAttribute("data-code", "bad-own");
  await expect(wrong.locator("mark")).toHaveText("m");
  await expect(line(page, 0, 2)).toHaveAttribute("aria-invalid", "true");
  await expect(line(page, 0, 2)).toHaveAttribute("aria-describedby", /make-told/);
  await expect(page.getByTestId("error")).toHaveCount(0);
  await expectAccessibleNow(page, ".dialog-make");
  await line(page, 0, 2).fill("b-=k*a");
  await page.getByTestId("make-state").fill("3,5");
  await expect(page.getByTestId("make-moves").locator("li")).toHaveCount(1);
  await expectNoSideways(page);
  await page.getByTestId("make-play").click();
  await expect(page.locator("h1")).toHaveText("Euclid <b>");
  await expect(page).toHaveURL((link) =>
    decodeURIComponent(link.hash).includes("#own/{a,b};a>0;k=1..b/a;b-=k*a:3,5"),
  );
  await expect(page).toHaveURL(/title=Euclid%20%3Cb%3E/);
  await expectAccessibleNow(page);
  const grid = board(page).locator(".queen-field");
  for (let move = 0; move < 4 && !(await over(page)); move++) {
    const before = await board(page).getAttribute("data-position");
    const result = board(page).locator("[data-result]").first();
    await expect(result).toBeVisible();
    await result.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(board(page)).not.toHaveAttribute("data-position", before!);
    // The program answers.
    await expect
      .poll(async () => (await over(page)) || /Your move/.test(await status(page).innerText()))
      .toBe(true);
  }
  await expect(grid).toBeVisible();
  expect(await over(page)).toBe(true);
  await expectNoSideways(page);
});

const over = async (page: Page) =>
  /[:;]0,\d+$/.test((await board(page).getAttribute("data-position")) ?? "");

test("Kayles is begun from its example and played to its end by pointing", async ({
  page,
  hasTouch,
}) => {
  await openMake(page);
  await page.locator(".make-examples summary").click();
  await page.locator('[data-example="kayles"]').click();
  await page.getByTestId("make-state").fill("3");
  await page.getByTestId("make-play").click();
  const kayles = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  await expect(board(page)).toHaveAttribute("data-position", `${kayles}:3`);
  const press = async (becomes: string) => {
    const result = board(page).locator(`[data-result="${becomes}"]`).first();
    if (hasTouch) {
      await result.tap();
      await expect(result).toHaveAttribute("aria-pressed", "true");
      await result.tap();
    } else await result.click();
  };
  await press("1,1");
  // The program takes one of the two that are alike.
  await expect(board(page)).toHaveAttribute("data-position", /:(0,0,1|1,0,0)$/);
  await press("0,0");
  await expect(board(page)).toHaveAttribute("data-position", `${kayles}:0,0,0,0`);
  await eye(page).click();
  await expect(outcome(page)).toHaveAttribute("data-outcome", "P");
});

test("a game is made in sentences, and opens in Play against the program @layout", async ({
  page,
}) => {
  await openMake(page);
  await page.getByTestId("make-kind").selectOption("heaps");
  const move = page.locator('[data-way-at="0"]');
  const take = move.locator('[data-sentence="choose"]');
  await take.locator("input").nth(1).fill("4");
  await expect(text(page)).toHaveText("own/n;k=1..4;n-=k:21");
  await move.locator('[data-sentence="off"] select').selectOption("may2");
  await move.locator('[data-offer="sentence"]').selectOption("only");
  await expect(text(page)).toHaveText("own/n;k=1..4;n%2==0;i=0..(n-k)/2;=>(i)+(n-k-i):21");
  // The gap stays under the finger, though a multiple of 2 is told as even.
  const only = move.locator('[data-sentence="only"]');
  await only.locator("select").nth(1).selectOption("multiple");
  await only.locator("input").fill("2");
  await only.locator("input").pressSequentially("1");
  await expect(text(page)).toContainText("n%21==0");
  await page.locator('[data-offer="way"]').selectOption("split");
  await expect(text(page)).toContainText("|i=1..n/2;=>(i)+(n-i):21");
  // A number is missing: its sentence is marked, and nothing can be played.
  await take.locator("input").nth(0).fill("");
  const fault = page.getByTestId("make-fault");
  await expect(fault).toHaveAttribute("data-code", "bad-own");
  await expect(take).toHaveClass(/make-wrong/);
  await expect(move.locator(".make-wrong")).toHaveCount(1);
  await expect(page.getByTestId("make-play")).toBeDisabled();
  await take.locator("input").nth(0).fill("2");
  await expect(fault).toHaveCount(0);
  await expect(page.getByTestId("make-play")).toBeEnabled();
  await expectAccessibleNow(page, ".dialog-make");
  await expectNoSideways(page);
  await page.getByTestId("make-play").click();
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await expect(outcome(page)).toHaveCount(0);
  await expect(page).toHaveURL(/[?&]play/);
});

test("Play it shuts an eye that was opened for the session", async ({ page }) => {
  await page.goto("./");
  await eye(page).click();
  await expect(outcome(page)).toBeVisible();
  await page.locator(".gallery-button").click();
  await page.getByTestId("make-open").click();
  await page.getByTestId("make-play").click();
  await expect(eye(page)).toHaveAttribute("data-open", "false");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/[?&]play/);
});

test("the three ways show one rule, and none loses anything @layout", async ({ page }) => {
  await openMake(page);
  await page.locator(".make-examples summary").click();
  await page.locator('[data-example="chomp"]').click();
  const chomp = "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4";
  await expect(text(page)).toHaveText(chomp);
  await expect(page.locator(".make-examples [data-example]").first()).toBeHidden();
  // What no sentence says stays a written line among them.
  await expect(page.locator('[data-sentence="written"] input')).toHaveCount(3);
  await show(page, "written");
  await expect(line(page, 0, 3)).toHaveValue("x[i..len(x)]=min(it,j)");
  await show(page, "drawn");
  // A board to paint at once; who only looked, or goes back, finds the rule as it was.
  await expect(page.getByTestId("drawn")).toBeVisible();
  await show(page, "sentences");
  await expect(text(page)).toHaveText(chomp);
  await show(page, "drawn");
  await page.locator("[data-make-back]").click();
  await expect(text(page)).toHaveText(chomp);
  await expect(page.locator('[data-way="sentences"]')).toHaveAttribute("aria-pressed", "true");
  // A drawing is begun, told in words, changed in a sentence, and seen in its picture.
  await show(page, "drawn");
  await page.locator('[data-draw="grid"]').click();
  await expect(page.getByTestId("drawn")).toContainText(
    "Two free cells side by side become taken.",
  );
  await expect(page.getByTestId("drawn").locator('[data-brush="*"]')).toHaveText(/any cell/);
  await expectNoSideways(page);
  await expectAccessibleNow(page, ".dialog-make");
  await show(page, "sentences");
  await page.locator('[data-sentence="run"] select').first().selectOption("3");
  await expect(text(page)).toHaveText("grid/...->ooo;turn:..../..../....");
  await expect(page.getByTestId("make-moves").locator("li").first()).toHaveText(
    /^Cells [a-d][1-3]–[a-d][1-3] become taken$/,
  );
  await expectNoSideways(page);
  await expectAccessibleNow(page, ".dialog-make");
  await show(page, "written");
  await expect(page.getByTestId("make-rules")).toHaveValue("...->ooo;turn");
  // The signs of the text, in the words that the drawing has for them.
  const legend = page.getByTestId("make-legend").locator("div");
  for (const means of [
    /^\.\s*free$/,
    /^\*\s*any cell$/,
    /^\/\s*next row$/,
    /^;turn\s*also turned$/,
  ])
    await expect(legend.filter({ hasText: means })).toHaveCount(1);
  await page.getByTestId("make-rules").fill("...->ooo;turn;never=o*o");
  await show(page, "sentences");
  await expect(page.locator('[data-sentence="never"] input')).toHaveValue("o*o");
  await page.locator('[data-sentence="never"] input').fill("o*");
  await expect(text(page)).toHaveText("grid/...->ooo;turn;never=o*:..../..../....");
  // Back to the rule in numbers, which is as it was.
  await show(page, "drawn");
  await page.getByRole("button", { name: "Back to the rule of heaps" }).click();
  await expect(text(page)).toHaveText(chomp);
});

for (const [shape, text] of [
  ["a row", "own/x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1:0,0,0,0,0"],
  ["a bag", "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,5,9"],
  ["three numbers", "own/(a,b,c);a-=1|b-=1|c-=1:2,1,3"],
  ["two parts", "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i):4,6;2,3"],
] as const)
  test(`${shape} has a board on which a move can be played @layout`, async ({ page, hasTouch }) => {
    await openGame(page, `#${encodeURIComponent(text)}`);
    const before = await board(page).getAttribute("data-position");
    const first = board(page).locator("[data-result]").first();
    await expect(first).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleNow(page, "#board");
    if (hasTouch) {
      await first.tap();
      await first.tap();
    } else await first.click();
    await expect(board(page)).not.toHaveAttribute("data-position", before!);
  });

test("empty heaps are one word, and the live ones stand in the board's window @layout", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const rule = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  await openGame(page, `#${encodeURIComponent(`${rule}:8,0,0,0,0,5,0`)}`);
  const lanes = board(page).locator("[data-heap]");
  await expect(lanes).toHaveCount(2);
  await expect(board(page).locator("[data-folded]")).toHaveText("5 empty heaps");
  const seen = (heap: number) =>
    board(page).evaluate((box, name) => {
      const { bottom } = box.querySelector(`[data-heap="${name}"]`)!.getBoundingClientRect();
      return bottom <= box.getBoundingClientRect().bottom;
    }, heap);
  // Heaps keep the numbers that links and moves give them.
  expect(await seen(6)).toBe(true);
  await board(page).locator('[data-heap="6"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(board(page)).toHaveAttribute("data-position", `${rule}:8,0,0,0,0,0,3,0`);
  await expect(lanes).toHaveCount(2);
  await expect(board(page).locator("[data-folded]")).toHaveText("6 empty heaps");
  expect(await seen(7)).toBe(true);
});

test("the only heap left has no number, on the board and in the words of moves", async ({
  page,
}) => {
  const rule = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  await openGame(page, `#${encodeURIComponent(`${rule}:8!0,7`)}?analyse`);
  const lane = board(page).locator('[data-heap="2"]');
  await expect(lane.locator(".lane-label")).toHaveText("7");
  await expect(board(page).locator("[data-folded]")).toHaveCount(0);
  await expect(page.getByTestId("winning-move").first()).toHaveText("Take 2, leaving 1 and 4");
  // Two of them are told apart.
  await openGame(page, `#${encodeURIComponent(`${rule}:8!1,6`)}?analyse`);
  await expect(board(page).locator('[data-heap="2"] .lane-label')).toHaveText("Heap 26");
  await expect(page.getByTestId("winning-move").first()).toContainText(/from heap \d/);
});

test("of a written rule + takes more and − less, as of any heap", async ({ page }) => {
  await openGame(page, `#${encodeURIComponent("own/n;k=1,2,5;n-=k:21")}`);
  await board(page).locator('[data-heap="1"]').focus();
  const preview = page.getByTestId("preview");
  const press = (name: "One step fewer" | "One step more") =>
    page.locator(".choosing").getByRole("button", { name }).click();
  await page.keyboard.press("ArrowLeft");
  await expect(preview).toHaveAttribute("data-position", /:20$/);
  await press("One step more");
  await expect(preview).toHaveAttribute("data-position", /:19$/);
  await press("One step more");
  await expect(preview).toHaveAttribute("data-position", /:16$/);
  await press("One step fewer");
  await expect(preview).toHaveAttribute("data-position", /:19$/);
});

test("a game made over a sheet is played on the board", async ({ page }) => {
  await page.goto("./#sheet=rule%20nim");
  await page.locator(".gallery-button").click();
  await page.getByTestId("make-open").click();
  await page.getByTestId("make-play").click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await expect(page).not.toHaveURL(/view=explore|sheet=/);
});

test("where the search gave up no moves are waited for", async ({ page }) => {
  await page.goto("./#own/n;k=1..3;n+=k:21");
  await expect(page.locator("main[data-analysis=failed]")).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.locator(".winning")).toHaveCount(0);
  await expect(page.locator("#why")).toContainText("Not settled");
});

test("an error is marked in the line that one sees, and tells how to write two numbers", async ({
  page,
}) => {
  await openMake(page);
  await show(page, "written");
  await line(page, 0, 0).fill("k=2 or 5");
  const wrong = page.getByTestId("make-fault");
  await expect(wrong).toContainText("k=2,5");
  await expect(wrong).not.toContainText("Column");
  await expect(wrong.locator("code")).toHaveText("k=2 or 5");
  await line(page, 0, 0).fill("k=2,5");
  await expect(wrong).toHaveCount(0);
});

test("what hinders Play it stands beside it, with its place, and leads there", async ({ page }) => {
  await openMake(page);
  await show(page, "written");
  const fault = page.getByTestId("make-fault");
  await line(page, 0, 0).fill("n%2=0");
  await expect(fault).toContainText("In place of “=” write “==”.");
  await expect(fault.locator("code")).toHaveText("n%2=0");
  await expect(fault.locator("mark")).toHaveText("=");
  await expect(page.getByTestId("make-play")).toBeDisabled();
  await page.getByTestId("make-state").focus();
  await fault.getByRole("button").click();
  await expect(line(page, 0, 0)).toBeFocused();
  await line(page, 0, 0).fill("n%2==0");
  await line(page, 0, 1).fill("n-=1..2");
  await line(page, 0, 1).focus();
  await expect(page.locator("#make-about")).toContainText("write k=1..2 and below it n-=k");
  await expect(page.getByTestId("make-play")).toBeDisabled();
  // A line that is about to be written is not wrong yet, but nothing can be played.
  await line(page, 0, 1).fill("");
  await expect(fault).toContainText("A line is still empty");
  await expect(line(page, 0, 1)).toHaveAttribute("aria-invalid", "false");
  await line(page, 0, 1).fill("n-=2");
  await expect(fault).toHaveCount(0);
  await expect(page.getByTestId("make-play")).toBeEnabled();
});

test("of many moves the first are listed in the board's order, and all are counted", async ({
  page,
}) => {
  await openMake(page);
  await show(page, "written");
  await line(page, 0, 0).fill("k=prime");
  await line(page, 0, 1).fill("i=0..(n-k)/2");
  await line(page, 0, 1).press("Enter");
  await line(page, 0, 2).fill("=>(i)+(n-k-i)");
  await page.getByTestId("make-state").fill("15");
  const moves = page.getByTestId("make-moves");
  await expect(moves.locator("p")).toHaveText("The first 24 of 30 moves from here");
  await expect(moves.locator("li")).toHaveCount(24);
  await expect(moves.locator("li").first()).toHaveText("Take 2");
  await expect(moves.locator("li").nth(7)).toHaveText("Take 3");
});

test("a line below a change can be moved above it, in both lists", async ({ page }) => {
  await openMake(page);
  // Moves are listed as the board offers them.
  const moves = page.getByTestId("make-moves").locator("li");
  await expect(moves).toHaveText(["Take 1", "Take 2", "Take 3"]);
  await show(page, "written");
  await line(page, 0, 1).press("Enter");
  await line(page, 0, 2).fill("k!=2");
  await expect(page.getByTestId("make-fault")).toContainText("come before what is changed");
  const raise = page.getByRole("button", { name: "Move line 3 of way 1 up" });
  await expect(page.getByRole("button", { name: "Move line 1 of way 1 up" })).toHaveCount(0);
  await raise.click();
  await expect(text(page)).toHaveText("own/n;k=1..3;k!=2;n-=k:21");
  await expect(line(page, 0, 1)).toBeFocused();
  await expect(page.getByTestId("make-fault")).toHaveCount(0);
  // A condition that is offered stands before what changes at once.
  await line(page, 0, 2).focus();
  await page.locator('[data-start="condition"]').click();
  await expect(line(page, 0, 3)).toHaveValue("n-=k");
  await expect(page.getByTestId("make-fault")).toHaveCount(0);
  // Among sentences a written one can be moved.
  await line(page, 0, 2).fill("k!=xor(n,1)");
  await show(page, "sentences");
  await page.getByRole("button", { name: "Move sentence 3 up" }).click();
  await expect(text(page)).toHaveText("own/n;k=1..3;k!=xor(n,1);k!=2;n-=k:21");
});

test("a name belongs to its game: a drawing has another", async ({ page }) => {
  await openMake(page);
  const title = page.getByTestId("make-title");
  await title.fill("Split rocks");
  await page.getByTestId("make-play").click();
  await expect(page.locator(".heading h1")).toHaveText("Split rocks");
  await openMake(page);
  await expect(title).toHaveValue("Split rocks");
  await show(page, "drawn");
  await expect(title).toHaveValue("");
  await page.getByTestId("make-play").click();
  await expect(board(page)).toHaveAttribute("data-position", /^grid/);
  await expect(page).not.toHaveURL(/title=/);
});

test("two numbers may begin in brackets, and = is told from ==", async ({ page }) => {
  await openMake(page);
  await show(page, "written");
  // The chip keeps the lines, with the new names; pressed again it gives back what was there.
  await page.locator(".make-heads button", { hasText: "(a,b)" }).click();
  await expect(text(page)).toHaveText("own/(a,b);k=1..3;a-=k:21,21");
  await page.locator(".make-heads button", { hasText: "one number" }).click();
  await expect(text(page)).toHaveText("own/n;k=1..3;n-=k:21");
  await page.locator(".make-heads button", { hasText: "(a,b)" }).click();
  await page.getByTestId("make-state").fill("5");
  await expect(page.getByTestId("make-fault")).toContainText("2 numbers are needed here");
  await page.getByTestId("make-state").fill("(5,1)");
  await expect(page.getByTestId("make-fault")).toHaveCount(0);
  await line(page, 0, 0).focus();
  await line(page, 0, 0).fill("a=b");
  await expect(page.locator("#make-about")).toContainText("To compare two, write a==b.");
  await line(page, 0, 0).fill("k=1..3");
  await page.getByTestId("make-play").click();
  await expect(board(page)).toHaveAttribute("data-position", "own/(a,b);k=1..3;a-=k:5,1");
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`who wins is in sight at ${width}, and nothing typed moves @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMake(page);
    // The first sentence is seen at once.
    await expect(page.locator('[data-sentence="choose"]')).toBeInViewport({
      ratio: 1,
    });
    await show(page, "written");
    const winner = page.getByTestId("make-winner");
    // The question and Play it share a line, also on a phone; so the first picture is seen at once.
    const who = page.getByTestId("make-who");
    const [left, right] = [
      await who.boundingBox(),
      await page.getByTestId("make-play").boundingBox(),
    ];
    expect(left!.x + left!.width).toBeLessThan(right!.x);
    expect(Math.abs(left!.y - right!.y)).toBeLessThan(4);
    await show(page, "drawn");
    await expect(page.locator('[data-move="1"] .drawncell').first()).toBeInViewport({ ratio: 1 });
    await show(page, "written");
    await who.click();
    const typed = line(page, 0, 1);
    await expect(typed).toBeInViewport({ ratio: 1 });
    for (const field of [page.getByTestId("make-head"), typed, page.getByTestId("make-state")]) {
      await field.focus();
      await expect(winner).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId("make-play")).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
    }
    await typed.focus();
    const place = await typed.boundingBox();
    await typed.fill("n-=m");
    await expect(page.getByTestId("make-fault")).toBeInViewport({ ratio: 1 });
    expect(await typed.boundingBox()).toEqual(place);
    await typed.fill("n-=k");
    await expect(winner).toBeInViewport({ ratio: 1 });
    expect(await typed.boundingBox()).toEqual(place);
    await expectNoSideways(page);
  });
}

test("the foot is as high whatever is painted above it on a phone @phone @layout @browser", async ({
  page,
}) => {
  await openMake(page);
  await show(page, "drawn");
  const move = page.locator('[data-move="1"]');
  await expect(page.getByTestId("make-who")).toBeVisible();
  await atRest(page);
  const foot = page.locator(".make-foot");
  const { height } = (await foot.boundingBox())!;
  await move.getByRole("button", { name: "One more column" }).first().click();
  const cells = move.locator(".drawncells-small").first().locator("button.drawncell");
  await cells.last().click();
  await expect(page.getByTestId("make-winner")).toContainText("No move from here.");
  await atRest(page);
  expect((await foot.boundingBox())!.height).toBeLessThan(height + 2);
  await expect(cells.last()).toBeInViewport({ ratio: 1 });
});

test("who wins is told to whoever asks while a game is made, and it is offered again @browser", async ({
  page,
}) => {
  await openMake(page);
  const winner = page.getByTestId("make-winner");
  const who = page.getByTestId("make-who");
  await expect(who).toHaveText("Who wins?");
  await expect(winner).toHaveCount(0);
  await who.click();
  await expect(who).toHaveCount(0);
  await expect(winner).toHaveText("Whoever goes first can win from here.");
  await page.getByTestId("make-state").fill("20");
  await expect(winner).toHaveText("Whoever goes second can win from here.");
  await show(page, "written");
  await line(page, 0, 1).fill("n+=k");
  await expect(winner).toHaveAttribute("data-outcome", "unknown");
  await expect(winner).toContainText("the game may never end");
  await line(page, 0, 1).fill("n-=k");
  await expect(winner).toHaveText("Whoever goes second can win from here.");
  // The page behind does not scroll.
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.getByTestId("make-title").fill("Mine");
  await page.getByTestId("make-play").click();
  await expect(page.locator(".heading .rule")).toContainText("From one heap take 1 to 3 stones.");
  // The board has gone on meanwhile: the start that was made comes back.
  await page.locator(".gallery-button").click();
  await page.getByTestId("make-open").click();
  await expect(page.getByTestId("make-title")).toHaveValue("Mine");
  await expect(text(page)).toHaveText("own/n;k=1..3;n-=k:20");
});
