// What a dialog shows first: one primary button, few others, and all else behind More; and no two
// controls of one name on the first screen.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { atRest, openGame, openLanding, openMore, status } from "./help";
import { openShare } from "./sharing";

const dialog = (page: Page) => page.locator("dialog[open]");

/** Of the buttons in it that can be seen: all, and those that are primary. */
const counted = (part: Locator) =>
  part.evaluate((root) => {
    const seen = [...root.querySelectorAll("button")].filter((one) => one.checkVisibility());
    return {
      all: seen.length,
      primary: seen.filter((one) => one.classList.contains("primary")).length,
      // Twice the same words would be two ways to one thing.
      names: seen.map((one) => one.getAttribute("aria-label") ?? one.textContent.trim()),
    };
  });

async function expectFew(part: Locator, most: number): Promise<void> {
  await expect(part).toBeVisible();
  await atRest(part.page());
  const { all, primary, names } = await counted(part);
  expect(primary, names.join(", ")).toBe(1);
  expect(all, names.join(", ")).toBeLessThanOrEqual(most);
}

const press = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true }).first().click();

/** Takes one from the only heap, by keys. */
async function takeOne(page: Page): Promise<void> {
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

test("nothing moves aside under a dialog @layout", async ({ page }) => {
  await openLanding(page);
  await atRest(page);
  const places = () =>
    page.evaluate(() =>
      [document.querySelector("main")!, document.querySelector("#board")!].map(
        (one) => one.getBoundingClientRect().left,
      ),
    );
  const before = await places();
  await press(page, "Share");
  await expect(dialog(page)).toBeVisible();
  expect(await places()).toEqual(before);
});

test("each dialog has one primary button, and few others before More @layout", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  await press(page, "New game");
  await expectFew(dialog(page), 8);
  // In sight without scrolling.
  await expect(page.getByTestId("play-start")).toBeInViewport({ ratio: 1 });
  await page.getByTestId("opponent-here").check();
  await expectFew(dialog(page), 3);
  await page.getByTestId("opponent-link").check();
  await expectFew(dialog(page), 5);
  await page.getByTestId("play-more").locator("summary").first().click();
  await page.getByRole("button", { name: "Kept games" }).last().click();
  await expect(page.locator("dialog.dialog-kept[open]")).toBeVisible();
  // The game on the board is kept already: it can be opened, renamed, removed.
  await expectFew(dialog(page), 8);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await openShare(page);
  await expect(page.getByTestId("qr")).toBeInViewport({ ratio: 1 });
  await expectFew(dialog(page), 5);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await press(page, "Edit");
  await expectFew(dialog(page), 8);
});

test("the card at the end has one primary button, and few others @layout", async ({ page }) => {
  for (const [start, winner] of [
    ["nim:1", "you"],
    ["take/1..3:2", "program"],
  ]) {
    await page.goto("about:blank");
    await page.goto(`./#${start}?play`);
    await expect(status(page)).toContainText("Your move");
    await takeOne(page);
    const card = page.getByTestId("result");
    await expect(card).toHaveAttribute("data-winner", winner!);
    await expectFew(card, 5);
  }
});

/** The names of what can be pressed or filled in, where it can be seen. */
const named = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button, a[href], input, select, summary")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => !one.closest("#board"))
      .map((one) => {
        const label = one instanceof HTMLInputElement ? one.labels?.[0]?.textContent : null;
        return (one.getAttribute("aria-label") ?? label ?? one.textContent).trim();
      })
      .sort(),
  );

for (const [lang, hash] of [
  ["en", ""],
  ["zh", ""],
  ["en", "nim:3,4,5"],
  ["zh", "nim:3,4,5"],
] as const)
  test(`no two controls have one name: ${hash || "the first screen"}, ${lang} @layout`, async ({
    page,
  }) => {
    if (hash === "") {
      await openLanding(page);
      if (lang === "zh") await page.getByTestId("language").click();
    } else await openGame(page, `#${hash}?lang=${lang}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
    await atRest(page);
    const names = await named(page);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, at) => name === names[at + 1])).toEqual([]);
  });

test("a friend far away: the link of whose turn it is comes first", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, "#take/1..3:9");
  // The links of the start are there from now on.
  await press(page, "Share");
  await expect(page.locator("#share-link")).toHaveValue(/#take\/1\.\.3:9$/);
  await page.keyboard.press("Escape");
  await press(page, "New game");
  await page.getByTestId("opponent-link").check();
  await page.getByTestId("play-start").click();
  await expect(page.getByTestId("turn")).toContainText("You move first");
  await takeOne(page);
  await page.getByTestId("turn").getByRole("button", { name: "Send your turn" }).click();
  await expect(page.locator("#share-turn")).toBeVisible();
  await expect(page.locator("#share-turn")).toHaveValue(/#take\/1\.\.3:9!8\?turn$/);
  await expect(page.locator("#share-link")).toBeHidden();
  // The press that asked for it has copied it.
  await expect(page.locator(".share-note:visible").first()).not.toBeEmpty();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/:9!8\?turn$/);
  await expect(page.getByTestId("share-turn")).toHaveAttribute("aria-pressed", "true");
  await page.getByTestId("share-whole").click();
  await expect(page.locator("#share-link")).toBeVisible();
  await expect(page.locator("#share-turn")).toBeHidden();
  // Where the friend begins, the link is there at once.
  await page.goto("about:blank");
  await openGame(page, "#take/1..3:10");
  await press(page, "New game");
  await page.getByTestId("opponent-link").check();
  await page.getByTestId("first-0").click();
  await page.getByTestId("play-start").click();
  await expect(page.locator("#share-turn")).toHaveValue(/#take\/1\.\.3:10\?turn$/);
});

test("the end of a game with a friend is sent, and no other game comes before that", async ({
  page,
}) => {
  await openLanding(page, "./#take/1..3:4!3!2?turn");
  await expect(page.getByTestId("turn")).toContainText("It is your turn: you are player 1");
  await takeOne(page);
  await page.getByTestId("turn").getByRole("button", { name: "Send your turn" }).click();
  await expect(page.locator("#share-turn")).toHaveValue(/#take\/1\.\.3:4!3!2!1\?turn$/);
  const sent = (await page.locator("#share-turn").inputValue()).replace(/^[^#]*/, "");
  // The friend's next link, opened here, closes what stood open.
  await page.evaluate((hash) => (location.hash = hash), sent.replace("!1?", "!1!0?"));
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(status(page)).toContainText("Your friend won");
  await page.goto("about:blank");
  await openLanding(page, `./${sent}`);
  await expect(page.getByTestId("turn")).toContainText("you are player 2");
  await takeOne(page);
  const end = page.getByTestId("result");
  await expect(end).toHaveAttribute("data-winner", "you");
  await expect(end).toContainText("Your friend’s move 3");
  await expect(end.locator(".primary")).toHaveText("Send your turn");
  for (const other of ["result-next", "challenge-friend", "harder"])
    await expect(end.getByTestId(other)).toHaveCount(0);
  await end.getByTestId("send-end").click();
  await expect(page.locator("#share-turn")).toHaveValue(/:4!3!2!1!0\?turn$/);
  const last = (await page.locator("#share-turn").inputValue()).replace(/^[^#]*/, "");
  await page.keyboard.press("Escape");
  // The friend, on another device, reads who won and why, and may ask for another game.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto("about:blank");
  await openLanding(page, `./${last}`);
  await expect(status(page)).toContainText("Your friend won");
  await expect(end).toContainText("Your move 3");
  await expect(end.getByTestId("send-end")).toHaveCount(0);
  await expect(end.locator(".primary")).toHaveText("Rematch");
  await end.getByTestId("rematch").click();
  // Who was second begins.
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:4");
  await expect(page.locator("#share-turn")).toHaveValue(/#take\/1\.\.3:4\?turn$/);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("turn")).toContainText("It is your friend’s turn");
});

test("a game with a friend that is given up has no last turn to send", async ({ page }) => {
  await openLanding(page, "./#take/1..3:9!8!7?turn");
  await takeOne(page);
  await expect(page.getByTestId("turn").getByRole("button")).toHaveText("Send your turn");
  await press(page, "New game");
  await openMore(page, "play");
  await page.getByTestId("resign").click();
  await expect(page.getByTestId("result")).toBeVisible();
  await expect(page.getByTestId("send-end")).toHaveCount(0);
  await openShare(page);
  await expect(page.locator("#share-link")).toHaveValue(/:9!8!7!6/);
  await expect(page.locator("#share-turn")).toHaveCount(0);
});

test("a game against the program is handed to a friend in plain words", async ({ page }) => {
  for (const [lang, share, label] of [
    ["en", "Share", "Your friend moves next in your place; you go on in place of the program"],
    ["zh", "分享", "朋友替你走下一步，你接替程序"],
  ] as const) {
    await openLanding(page, `./#take/1..3:9?play&lang=${lang}`);
    await openShare(page, share);
    await page.getByTestId("share-turn").click();
    await expect(page.locator('label[for="share-turn"]')).toHaveText(label);
    await page.goto("about:blank");
  }
});

test("once a turn is handed to a friend, the board waits for it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLanding(page, "./#take/1..3:9?play");
  await openShare(page);
  await page.getByTestId("share-turn").click();
  await page.getByRole("button", { name: "Copy “your turn”" }).click();
  await expect(page.locator(".share-note:visible").first()).not.toBeEmpty();
  await page.keyboard.press("Escape");
  await expect(status(page)).toContainText("Your friend’s turn");
  await expect(page.getByTestId("turn")).toContainText("It is your friend’s turn");
  await page.locator("#board .term").click();
  await expect(page.getByTestId("tap-next")).toContainText("It is your friend’s turn");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:9");
});

test("strength is one choice, and who begins a lost position is the program", async ({ page }) => {
  await openGame(page, "#take/1..3:8");
  await press(page, "New game");
  await expect(page.getByTestId("first-0")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("strength-perfect")).toHaveAttribute("aria-pressed", "true");
  await page.getByTestId("strength-weak").click();
  await expect(page.getByTestId("strength-weak")).toHaveAttribute("aria-pressed", "true");
  await page.getByTestId("play-more").locator("summary").first().click();
  await expect(page.getByTestId("mistakes")).toHaveValue("50");
  await page.getByTestId("mistakes").fill("35");
  await expect(page.locator("[data-testid^=strength-][aria-pressed=true]")).toHaveCount(0);
  await page.getByTestId("play-start").click();
  await expect(page.getByTestId("record-step")).toHaveCount(1);
  await expect(status(page)).toContainText("Your move");
});

test("a game that is begun anew can be gone back to, with its opponent", async ({ page }) => {
  await page.goto("./#take/1..3:9?play");
  await expect(status(page)).toContainText("Your move");
  await takeOne(page);
  await expect(page.getByTestId("record-step")).toHaveCount(2);
  await expect(status(page)).toContainText("Your move");
  const before = await page.locator("#board").getAttribute("data-position");
  await press(page, "New game");
  // Whoever plays wants a game from the first position.
  await expect(page.locator("dialog[open] button.primary")).toHaveText("Start from the beginning");
  await page.getByTestId("opponent-here").check();
  await page.getByTestId("play-restart").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:9");
  await expect(page.getByTestId("two-people")).toBeVisible();
  await page.getByTestId("left-game").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", before!);
  await expect(page.getByTestId("record-step")).toHaveCount(2);
  await expect(page.getByTestId("two-people")).toHaveCount(0);
});

test("a friend is found among the doors, and chosen in the sheet of a new game", async ({
  page,
}) => {
  await page.goto("./");
  const door = page.locator("[data-testid=door][data-door=friend]");
  await expect(door).toHaveText("Play a friend");
  await door.getByRole("button").click();
  await expect(page.getByTestId("opponent-here")).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("opponent-here")).toHaveCount(0);
  await page.locator(".onward").getByRole("button", { name: "New game" }).click();
  await expect(page.getByTestId("opponent-program")).toBeChecked();
});

test("a new game with a friend begins at the first position, one of a position on it", async ({
  page,
}) => {
  await page.goto("./#take/1..3:9!8?turn");
  await expect(page.getByTestId("turn")).toBeVisible();
  await press(page, "New game");
  await expect(page.getByTestId("opponent-link")).toBeChecked();
  await expect(page.locator("dialog[open] button.primary")).toHaveText("Start from the beginning");
  await page.locator("dialog[open] button.primary").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:9");
  // Who only looks at a game plays on from what is shown.
  await openGame(page, "#take/1..3:10!8");
  await page.locator(".thumbs .primary").click();
  await expect(page.locator("dialog[open] button.primary")).toHaveText("Play on from here");
  await page.locator("dialog[open] button.primary").click();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "take/1..3:8");
});
