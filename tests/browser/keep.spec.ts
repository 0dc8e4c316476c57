// Games that are kept, sent and opened again.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessible,
  input,
  openGame,
  openMore,
  slice,
  slowModule,
  startGame,
  status,
  steps,
  type,
  winningMoves,
} from "./help";

test("the game survives a reload, with what can be redone and who plays", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "New game", exact: true }).click();
  await startGame(page);
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await page.reload();
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await expect(steps(page)).toHaveCount(2);
  await page.getByTestId("redo").click();
  await expect(status(page)).toContainText("Your move");
  await expect(status(page)).not.toContainText("Player");
  // Another link is another game.
  await page.goto("./#nim:7,7");
  await expect(steps(page)).toHaveCount(0);
});

test("a move survives a reload that comes before its link is written", async ({ page }) => {
  // Slower than a busy machine looks at the address.
  await slowModule(page, 1500);
  const now = "nim:1,4,5";
  await openGame(page, "#nim:3,4,5");
  const [url, from] = [page.url(), await input(page).inputValue()];
  const heap = page.getByRole("slider").first();
  for (const key of ["ArrowLeft", "ArrowLeft", "Enter"]) await heap.press(key);
  await expect(input(page)).toHaveValue(now);
  expect(page.url()).toBe(url);
  await page.reload();
  await expect(input(page)).toHaveValue(now);
  await expect(page).not.toHaveURL(url);
  await page.goto("about:blank");
  // Asked for by itself, the old link opens what it says.
  await page.goto(url);
  await expect(input(page)).toHaveValue(from);
});

test("arrows, Home and End go through the record", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,4!0,4,4");
  await page.locator("h1").click();
  await page.keyboard.press("ArrowLeft");
  await expect(input(page)).toHaveValue("nim:1,4,4");
  await page.keyboard.press("Home");
  await expect(input(page)).toHaveValue("nim:3,4,5");
  await page.keyboard.press("ArrowRight");
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await page.keyboard.press("End");
  await expect(input(page)).toHaveValue("nim:0,4,4");
});

test("your turn: a link says whose move it is, and asks to be sent back @browser", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = page.getByLabel(/^Your turn/);
  await expect(link).toHaveValue(/#nim:3,4,5!1,4,5\?turn$/);
  const url = await link.inputValue();
  await expectAccessible(page);
  await page.goto("about:blank");
  await page.goto(url);
  const turn = page.getByTestId("turn");
  await expect(turn).toContainText("you are player 2");
  const heap = page.getByRole("slider", { name: /^Heap 3/ });
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("Enter");
  await expect(turn).toContainText("send the link");
  await expect(status(page)).toContainText("Your friend’s turn");
  // The link is written a moment after the move.
  await expect(page).toHaveURL(/!1,4,4\?turn$/);
  await page.reload();
  await expect(turn).toContainText("send the link");
  await turn.getByRole("button").click();
  await expect(page.getByLabel(/^Your turn/)).toHaveValue(/#nim:3,4,5!1,4,5!1,4,4\?turn$/);
});

test("a link with a friend's move says what it was, and only the own move is taken back", async ({
  page,
}) => {
  await page.goto("./#nim:3,4,5!1,4,5?turn");
  await expect(page.locator(".status-last")).toHaveText("Your friend took 2 from heap 1");
  await expect(page.getByTestId("undo")).toBeDisabled();
  await page.locator('#board [data-heap="3"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/!1,4,4\?turn$/);
  await page.getByTestId("undo").click();
  await expect(page).toHaveURL(/!1,4,5\?turn$/);
  await expect(page.getByTestId("undo")).toBeDisabled();
  await expect(page.getByTestId("turn")).not.toContainText("Send your turn");
});

test("a link to play meets the program, though the book kept its start @browser", async ({
  page,
}) => {
  await page.goto("./#take/1..3:21?view=book&chapter=3");
  await expect(page.getByTestId("book").or(page.locator(".book")).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage)))
    .toContain("take/1..3:21");
  await page.goto("about:blank");
  await page.goto("./#take/1..3:21?play");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByTestId("two-people")).toHaveCount(0);
});

test("a friend's turn is no program's, whatever game was kept", async ({ page }) => {
  // Kept: the same start, against the program.
  await page.goto("./#nim:3,4,5?play");
  await expect(page.getByTestId("begins-you")).toHaveAttribute("aria-pressed", "true");
  await page.goto("about:blank");
  await page.goto("./#nim:3,4,5?turn");
  const turn = page.getByTestId("turn");
  await expect(turn).toContainText("You move first");
  await expect(page.getByTestId("begins")).toHaveCount(0);
  const heap = page.getByRole("slider", { name: /^Heap 3/ });
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("Enter");
  await expect(status(page)).toContainText("Your friend’s turn");
  await expect(page.locator("main button.primary")).toHaveText("Send your turn");
  // Neither now nor after the page was loaded anew.
  await expect(page).toHaveURL(/!3,4,4\?turn$/);
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(turn).toContainText("send the link");
    await page.waitForTimeout(1500);
    await expect(steps(page)).toHaveCount(1);
    await expect(input(page)).toHaveValue("nim:3,4,4");
  }
});

test("a game is saved as text and opens again, variations and all @browser", async ({ page }) => {
  test.slow();
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
  await page.getByTestId("undo").click();
  const heap = page.getByRole("slider", { name: /^Heap 2/ });
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("Enter");
  await expect(page.getByTestId("variation")).toHaveCount(1);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await openMore(page, "share");
  await expect(page.getByTestId("game-text")).toHaveValue(/1\. Take 2 from heap 1/);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId("save-game").click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^nimber-.*\.txt$/);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toContain("#nim:3,4,5!1,4,5!1,3,5");
  await page.getByRole("button", { name: "Close" }).click();
  await page.goto("./#nim:9");
  await expect(input(page)).toHaveValue("nim:9");
  // Dropped on the page.
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "game.txt", { type: "text/plain" }));
    return transfer;
  }, text);
  await page.dispatchEvent("main", "drop", { dataTransfer: data });
  await expect(steps(page)).toHaveCount(2);
  await expect(page.getByTestId("variation")).toHaveCount(1);
  await expect(input(page)).toHaveValue("nim:1,3,5");
});

test("games are kept by name, renamed, exported, removed and imported @browser", async ({
  page,
}) => {
  test.slow();
  await openGame(page, "#nim:3,4,5!1,4,5");
  // A problem that was solved goes into the file too.
  const solved = '{"solved":{"poj-1704":20000},"own":[]}';
  await page.evaluate((text) => localStorage.setItem("nimber.problems", text), solved);
  await page.reload();
  await page.getByRole("button", { name: "Kept games" }).click();
  const dialog = page.getByRole("dialog");
  const named = dialog.getByTestId("kept-named");
  await dialog.getByTestId("keep-name").fill("For Monday");
  await dialog.getByTestId("keep").click();
  await named.getByRole("button", { name: "Rename For Monday" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).last().fill("For Tuesday");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(named).toContainText("For Tuesday");
  await expectAccessible(page);
  await openMore(page, "kept");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save all as one file" }).click(),
  ]);
  const file = readFileSync(await download.path());
  await page.evaluate(() => localStorage.removeItem("nimber.problems"));
  await page.reload();
  await page.getByRole("button", { name: "Kept games" }).click();
  await openMore(page, "kept");
  await named.getByRole("button", { name: "Remove For Tuesday" }).click();
  await expect(named.getByRole("button")).toHaveCount(0);
  const put = (name: string, content: Buffer) =>
    dialog
      .getByTestId("file")
      .setInputFiles({ name, mimeType: "application/json", buffer: content });
  await put("bad.json", Buffer.from('{"format":"nimber-library","version":1,"games":[{}]}'));
  await expect(dialog.getByText("This file holds neither")).toBeVisible();
  await put("games.json", file);
  await expect(dialog.getByText("2 added.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("nimber.problems"))).toBe(solved);
  await page.reload();
  await page.goto("./#nim:8");
  await page.getByRole("button", { name: "Kept games" }).click();
  await named.getByRole("button", { name: "Open For Tuesday" }).click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(1);
});

test("without storage everything works, and nothing is kept", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("no storage here", "SecurityError");
      },
    });
  });
  await openGame(page, "#nim:3,4,5");
  await winningMoves(page).first().click();
  await expect(steps(page)).toHaveCount(1);
  await page.reload();
  await expect(steps(page)).toHaveCount(1);
});

/** All that the page keeps in the browser, byte for byte. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.name));
      });
    const bases: unknown[] = [];
    for (const { name, version } of await indexedDB.databases()) {
      const base = await asked(indexedDB.open(name!));
      for (const store of base.objectStoreNames) {
        const all = base.transaction(store).objectStore(store);
        const [keys, values] = [await asked(all.getAllKeys()), await asked(all.getAll())];
        bases.push([name, version, store, keys, values.map((value) => JSON.stringify(value))]);
      }
      base.close();
    }
    return JSON.stringify([
      Object.entries({ ...localStorage }).sort(),
      Object.entries({ ...sessionStorage }).sort(),
      bases,
    ]);
  });

test.describe("an embedded board leaves alone what this browser keeps", () => {
  /** A game, a kept one, a table, where the book was read; a table that an older page kept. */
  async function keepSomething(page: Page): Promise<string> {
    await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("nimber.library")))
      .toContain("nim:3,4,5");
    await page.getByTestId("undo").click();
    await page.getByTestId("eye").click();
    await page.evaluate(() => {
      localStorage.setItem("nimber.won", '{"nim":3}');
      localStorage.setItem("nimber.progress", '{"nim:3,4,5":{"wrong":2,"on":null}}');
      localStorage.setItem("nimber.book", '{"chapter":3,"section":null,"solved":["3/a"]}');
      localStorage.setItem("nimber.lesson", '{"list":"a","title":"","boards":[],"played":[]}');
      return new Promise<void>((resolve) => {
        const opening = indexedDB.open("nimber-explore");
        opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
        opening.onsuccess = () => {
          const work = opening.result.transaction("kept", "readwrite");
          work.objectStore("kept").put(new Uint32Array([0, 1, 2]), "0 old values nim");
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      });
    });
    await expect(page).toHaveURL(/play/);
    const kept = await everythingKept(page);
    for (const part of ["nimber.game", "nimber.library", "nimber.eye", "0 old values nim"])
      expect(kept).toContain(part);
    return kept;
  }

  const broken = [
    ["an unknown game", "xx"],
    ["a broken percent escape", "%zz"],
    ["an illegal step", "nim:3,4,5!1,4,5!9,9,9"],
    ["half a letter", "nim:%E5%8F"],
    ["a control character", "nim:3%01"],
    ["a text cut in the middle", "nim:3,4,"],
    ["a step cut in the middle", "nim:3,4,5!1,4"],
    ["markup", encodeURIComponent("<b>")],
  ] as const;
  /** Beside `embed`; the last parts of an address may be encoded too. */
  const beside = [
    "embed",
    "embed&play",
    "quiz&embed",
    "embed&turn",
    "view=explore&embed",
    "view=explore&rule=take/1,3,4&embed",
    "view=book&chapter=2&embed",
    "view=problems&embed",
    "lang=zh&embed",
    "projector&embed",
    "ladder=1&quiz&embed",
    "listed=1&embed",
    "embed&theme=dark&x=%zz",
  ];

  for (const [what, text] of [...broken.slice(0, 3), ...slice(broken.slice(3), 5)])
    test(`${what} in its link @browser`, async ({ page }) => {
      test.slow();
      const before = await keepSomething(page);
      for (const list of what === "an unknown game" ? beside : beside.slice(0, 4)) {
        await page.goto("about:blank");
        await page.goto(`./#${text}?${list}`);
        await expect(page.locator("main.embed-place").getByRole("alert"), list).toBeVisible();
        await expect(page.locator(".top"), list).toHaveCount(0);
        if (list.includes("lang=zh"))
          await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
        if (list.includes("theme=dark"))
          await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
        // What the page does once it is at rest is done too.
        await page.waitForLoadState("networkidle");
        expect(await everythingKept(page), list).toBe(before);
      }
      // What was kept opens as it was left.
      await page.goto("about:blank");
      await page.goto("./#nim:3,4,5!1,4,5?play");
      await expect(input(page)).toHaveValue("nim:1,4,5");
      await page.getByTestId("redo").click();
      await expect(input(page)).toHaveValue("nim:1,4,4");
    });

  test("with an address in hexadecimals, a place of the page, a rule alone @browser", async ({
    page,
  }) => {
    const before = await keepSomething(page);
    for (const link of [
      "xx%3Fquiz%26embed",
      "xx%EF%BC%9Fembed",
      "nim%3A3%2C4%2C5%3Fembed",
      "?embed",
      "nim?embed",
      "nim:3,4,5?view=explore&embed",
      "take/1,3,4?view=explore&embed",
      "?view=book&chapter=2&embed",
      "nim:3,4,5?ladder=1&quiz&embed",
    ]) {
      await page.goto("about:blank");
      await page.goto(`./#${link}`);
      await expect(page.locator("main")).toBeVisible();
      await expect(page.locator(".top"), link).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      expect(await everythingKept(page), link).toBe(before);
    }
  });

  test("in frames of a page of the same server, played in @browser", async ({ page }) => {
    const before = await keepSomething(page);
    await page.goto("./embed/demo.html");
    await page.evaluate(() => {
      document.body.replaceChildren();
      for (const link of ["xx?embed", "nim:3,4,5!9?embed&quiz", "%zz?embed&lang=zh"]) {
        const frame = document.createElement("iframe");
        frame.src = `../#${link}`;
        document.body.append(frame);
      }
      // Options in the position stand beside the element's own.
      for (const position of ["xx?quiz", "xx？quiz", "nim:3,4,5?lang=en"]) {
        const board = document.createElement("nimber-board");
        board.setAttribute("position", position);
        document.body.append(board);
        board.shadowRoot!.querySelector("iframe")!.loading = "eager";
      }
    });
    const frames = page.locator("iframe");
    await expect(frames).toHaveCount(6);
    for (let at = 0; at < 6; at++) {
      const inside = frames.nth(at).contentFrame();
      await expect(inside.locator("main.embed-place")).toBeVisible();
      await expect(inside.locator(".top")).toHaveCount(0);
      if (at === 5) continue;
      await expect(inside.getByRole("alert")).toBeVisible();
      await expect(inside.locator(".rule")).toHaveText(/Open it in Nimber|可在 Nimber 中打开/);
      await expect(inside.getByTestId("open-whole")).not.toHaveAttribute("href", /embed/);
    }
    const last = frames.nth(5).contentFrame();
    await last.getByRole("slider").first().press("ArrowLeft");
    await last.getByRole("slider").first().press("Enter");
    await expect(last.getByTestId("open-whole")).toHaveAttribute("href", /#nim:3,4,5![\d,]+\?/);
    // Six frames on a phone's screen are never all idle: what would be kept is, once this one is.
    await last
      .locator("main")
      .evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    expect(await everythingKept(page)).toBe(before);
  });
});

test("a link that can't be read says so, with what it asks for beside its position", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  const kept = await page.evaluate(() => localStorage.getItem("nimber.game"));
  await page.goto("./#xx?lang=zh&theme=dark&view=explore");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("main.explore")).toBeVisible();
  await expect(page.getByTestId("error").first()).toBeVisible();
  // Another place and another language: the address follows, its text stays for repair.
  await page.getByTestId("language").click();
  await expect(page).toHaveURL(/#xx\?lang=en&theme=dark&view=explore$/);
  await page.goBack();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  // It took no game's place.
  expect(await page.evaluate(() => localStorage.getItem("nimber.game"))).toBe(kept);
  await page.goto("./#xx?quiz&lang=en");
  await expect(page.getByTestId("error").first()).toBeVisible();
  await type(page, "nim:3,5");
  await expect(page).toHaveURL(/#nim:3,5\?quiz&lang=en$/);
});
