// Whole sheets: ready ones, kept ones, those in files, on paper and in the book.
import { readFile, writeFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, openGame, openMore } from "./help";

const entries = (page: Page) => page.getByTestId("sheet-entry");
const note = (page: Page) => page.getByTestId("sheet-note");
const title = (page: Page) => page.locator(".explore-head h1");
const sheet = (...lines: string[]) => `./#sheet=${encodeURIComponent(lines.join("\n"))}`;

async function openSheets(page: Page): Promise<void> {
  await page.getByTestId("sheets-open").click();
  await expect(page.getByTestId("ready-sheet")).toHaveCount(11);
}

/** A file as it comes from the desktop. */
const drop = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([called, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content!], called!));
      const how = { dataTransfer: data, bubbles: true, cancelable: true };
      const main = document.querySelector("main")!;
      main.dispatchEvent(new DragEvent("dragover", how));
      main.dispatchEvent(new DragEvent("drop", how));
    },
    [name, text],
  );

test("a ready sheet opens, and Back leaves it @layout", async ({ page }) => {
  await page.goto("./#take/1..3?view=explore");
  await expect(entries(page)).toHaveCount(1);
  await openSheets(page);
  await expectAccessible(page);
  await page.locator("[data-sheet=kayles]").click();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect(title(page)).toHaveText("Kayles against Dawson's Kayles");
  await expect(page.locator("li[data-question=compare]")).toBeVisible();
  expect(page.url()).toContain("#sheet=rule%20octal/0.77");
  await page.goBack();
  await expect(entries(page)).toHaveCount(1);
});

test("the ready sheets are those of the page's language", async ({ page }) => {
  await page.goto("./#take/1..3?view=explore&lang=zh");
  await openSheets(page);
  const [first] = await page.getByTestId("ready-sheet").allTextContents();
  expect(first).toMatch(/\p{Script=Han}/u);
});

test("a sheet that was changed is kept, renamed and removed", async ({ page }) => {
  // The title is none of them.
  await page.goto(sheet("rule take/1,3,4", "# For Monday", "lost"));
  await expect(entries(page)).toHaveCount(2);
  await openSheets(page);
  await expect(page.getByTestId("kept-sheets").locator("li")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByTestId("ask-line").fill("period");
  await page.getByTestId("ask-go").click();
  await page.getByTestId("ask-line").fill("# done");
  await page.getByTestId("ask-go").click();
  await expect(entries(page)).toHaveCount(4);

  // Two changes of one sheet are one sheet.
  await page.goto("./#nim:3,4,5");
  await page.reload();
  await page.goto("./#nim?view=explore");
  await openSheets(page);
  const kept = page.getByTestId("kept-sheets").locator("li");
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText("For Monday");
  await kept.getByRole("button", { name: "Rename" }).click();
  await page.getByTestId("sheet-name").fill("For Tuesday");
  await page.getByTestId("sheet-name").press("Enter");
  await kept.getByRole("button", { name: "Open For Tuesday" }).click();
  await expect(title(page)).toHaveText("For Tuesday");
  await expect(entries(page)).toHaveCount(4);
  await openSheets(page);
  await kept.getByRole("button", { name: "Remove" }).click();
  await expect(kept).toHaveCount(0);
});

test("a sheet goes into a file and comes back, by hand and by drag @browser", async ({
  page,
}, info) => {
  const lines = ["rule octal/0.77", "# 周期：凯尔斯", "period"];
  await page.goto(sheet(...lines));
  await expect(entries(page)).toHaveCount(2);
  const saved = page.waitForEvent("download");
  await page.getByTestId("sheet-save").click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("周期-凯尔斯.nimber.txt");
  const path = info.outputPath("saved.nimber.txt");
  await file.saveAs(path);
  expect(await readFile(path, "utf8")).toBe(`${lines.join("\n")}\n`);

  await page.goto("./#nim?view=explore");
  await openSheets(page);
  await page.getByTestId("sheet-file").setInputFiles(path);
  await expect(title(page)).toHaveText("周期：凯尔斯");
  await expect(note(page)).toHaveText("“周期：凯尔斯” is open.");

  await drop(page, "list.txt", "0\n1\n2\n3\n0\n1\n2\n3\n");
  // The list, its laws, and which game it is of.
  await expect(entries(page)).toHaveCount(3);
  await expect(page.locator("li[data-question=values]")).toHaveCount(1);
});

test("a file that is no sheet leaves the sheet as it was @browser", async ({ page }, info) => {
  await page.goto(sheet("rule nim", "# Mine", "lost"));
  await expect(entries(page)).toHaveCount(2);
  const large = info.outputPath("large.txt");
  await writeFile(large, "# a\n".repeat(260_000));
  await openSheets(page);
  await page.getByTestId("sheet-file").setInputFiles(large);
  await expect(note(page)).toContainText("larger than 1 MB");
  await drop(page, "picture.txt", "PNG\u0000\u0001");
  await expect(note(page)).toContainText("not a text");
  await drop(page, "long.nimber.txt", "# a\n".repeat(201));
  await expect(note(page)).toContainText("201 lines");
  await expect(title(page)).toHaveText("Mine");
  await expect(entries(page)).toHaveCount(2);
});

test("kept sheets go with the file of the kept games @browser", async ({ page }, info) => {
  await page.goto(sheet("rule nim", "# Packed", "lost"));
  await page.getByTestId("ask-line").fill("# more");
  await page.getByTestId("ask-go").click();
  await expect(entries(page)).toHaveCount(3);
  await openGame(page, "#nim:3,4,5!1,4,5");
  await page.getByRole("button", { name: "Kept games" }).click();
  await openMore(page, "kept");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all as one file" }).click();
  const path = info.outputPath("all.json");
  await (await saved).saveAs(path);
  const sheets = page.getByTestId("kept-sheets").locator("li");
  await sheets.getByRole("button", { name: "Remove" }).click();
  await expect(sheets).toHaveCount(0);
  await page.getByTestId("file").setInputFiles(path);
  await expect(page.getByTestId("kept-sheets")).toContainText("Packed");
});

test("paper has the sheet and nothing to press", async ({ page }) => {
  await page.goto(sheet("rule take/1,3,4", "# A page about periods", "# Read this.", "period"));
  await expect(page.locator("[data-question=period] .entry-answer")).toContainText("7");
  await page.emulateMedia({ media: "print" });
  await expect(title(page)).toBeVisible();
  await expect(page.getByText("Read this.")).toBeVisible();
  await expect(page.locator("li[data-question=period]")).toBeVisible();
  await expect(
    page.locator(".button, .icon-button, .chip-button").filter({ visible: true }),
  ).toHaveCount(0);
  // Its title stands above it, once.
  await expect(page.getByText("A page about periods").filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("nav:visible")).toHaveCount(0);
});

test("chapters of the book lead to ready sheets", async ({ page }) => {
  for (const [chapter, name] of [
    [4, "subtraction"],
    [6, "misere"],
    [7, "wythoff"],
    [10, "kayles"],
  ] as const) {
    await page.goto(`./#?view=book&chapter=${chapter}`);
    await page.locator(`[data-testid=book-sheet][data-sheet=${name}] a`).click();
    await expect(entries(page).first()).toBeVisible();
    await page.goBack();
    await expect(page.locator(`[data-testid=book-sheet][data-sheet=${name}]`)).toBeVisible();
  }
});

test("a class's list may hold a sheet", async ({ page }) => {
  const link = `sheet=${encodeURIComponent("rule take/1,3,4\n# Find 100%; then prove it\nperiod")}`;
  await page.goto("./#?view=book&class=");
  await page.getByTestId("class-title").fill("Monday");
  await page.getByTestId("class-boards").fill(`nim:3,4,5\nhttps://a.b/#${link}\nnim:1,2`);
  await page.getByTestId("class-put").click();
  await expect(page.getByTestId("class-item")).toHaveCount(2);
  await expect(page.getByTestId("class-item").last()).toHaveAttribute("data-position", "nim:1,2");
  // As the class opens it.
  await page.reload();
  await page.getByTestId("class-sheet").getByRole("link").click();
  await page.getByRole("link", { name: "Open the sheet" }).click();
  await expect(title(page)).toHaveText("Find 100%; then prove it");
  await expect(page.locator("li[data-question=period]")).toBeVisible();
  // What is changed of the list comes back as it was.
  await page.goBack();
  await page.goBack();
  await page.getByTestId("class-change").click();
  await expect(page.getByTestId("class-boards")).toHaveValue(/sheet=rule%20take/);
  await page.getByTestId("class-put").click();
  await page.getByTestId("class-sheet").getByRole("link").click();
  await page.getByRole("link", { name: "Open the sheet" }).click();
  await expect(title(page)).toHaveText("Find 100%; then prove it");
});
