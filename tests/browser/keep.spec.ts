// Games that are kept, sent and opened again.
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import {
  expectAccessible,
  input,
  openGame,
  openLanding,
  slowModule,
  status,
  steps,
  winningMoves,
} from "./help";

test("the game survives a reload, with what can be redone and who plays", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: /you start/ }).click();
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
  await slowModule(page, 300);
  for (const [hash, now] of [
    ["#nim:3,4,5", "nim:1,4,5"],
    ["", null],
  ] as const) {
    if (hash === "") await openLanding(page);
    else await openGame(page, hash);
    const [url, from] = [page.url(), await input(page).inputValue()];
    const heap = page.getByRole("slider").first();
    await heap.press("ArrowLeft");
    if (now !== null) await heap.press("ArrowLeft");
    await heap.press("Enter");
    await expect(input(page)).not.toHaveValue(from);
    expect(page.url()).toBe(url);
    await page.reload();
    await expect(input(page)).not.toHaveValue(from);
    if (now !== null) await expect(input(page)).toHaveValue(now);
    await expect(page).not.toHaveURL(url);
    await page.goto("about:blank");
    // Asked for by itself, the old link opens what it says.
    if (hash !== "") {
      await page.goto(url);
      await expect(input(page)).toHaveValue(from);
    }
  }
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

test("your turn: a link says whose move it is, and asks to be sent back", async ({ page }) => {
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
  await expect(turn).toContainText("Send the game back");
  await expect(status(page)).toContainText("Your friend’s turn");
  // The link is written a moment after the move.
  await expect(page).toHaveURL(/!1,4,4\?turn$/);
  await page.reload();
  await expect(turn).toContainText("Send the game back");
  await turn.getByRole("button").click();
  await expect(page.getByLabel(/^Your turn/)).toHaveValue(/#nim:3,4,5!1,4,5!1,4,4\?turn$/);
});

test("a game is saved as text and opens again, variations and all", async ({ page }) => {
  test.slow();
  await openGame(page, "#nim:3,4,5!1,4,5!1,4,4");
  await page.getByTestId("undo").click();
  const heap = page.getByRole("slider", { name: /^Heap 2/ });
  await heap.focus();
  await heap.press("ArrowLeft");
  await heap.press("Enter");
  await expect(page.getByTestId("variation")).toHaveCount(1);
  await page.getByRole("button", { name: "Share", exact: true }).click();
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

test("games are kept by name, renamed, exported, removed and imported", async ({ page }) => {
  test.slow();
  await openGame(page, "#nim:3,4,5!1,4,5");
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
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Save all as one file" }).click(),
  ]);
  const file = readFileSync(await download.path());
  await named.getByRole("button", { name: "Remove For Tuesday" }).click();
  await expect(named.getByRole("button")).toHaveCount(0);
  const put = (name: string, content: Buffer) =>
    dialog
      .getByTestId("file")
      .setInputFiles({ name, mimeType: "application/json", buffer: content });
  await put("bad.json", Buffer.from('{"format":"nimber-library","version":1,"games":[{}]}'));
  await expect(dialog.getByText("This file holds neither")).toBeVisible();
  await put("games.json", file);
  await expect(dialog.getByText("1 added.")).toBeVisible();
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
