// A problem of one's own: made, opened in a second profile and from a file, checked.
import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./help";
import { builtFile } from "./server";

/** Wins: a heap that is no multiple of 4; "Bob" where nobody to move wins. */
async function solve(page: Page): Promise<void> {
  await page.getByTestId("check-make").click();
  const [, ...rest] = (await page.getByTestId("check-input").inputValue()).trim().split(/\s+/);
  const said: string[] = [];
  while (rest.length > 0) {
    const heaps = rest.splice(0, 1 + Number(rest[0])).slice(1);
    said.push(heaps.reduce((sum, one) => sum ^ (Number(one) % 4), 0) ? "Ada" : "Bob");
  }
  expect(said).toHaveLength(200);
  await page.getByTestId("check-theirs").fill(["Ada", ...said].join("\n"));
  await page.getByTestId("check-compare").click();
  await expect(page.getByTestId("compare-wrong")).toBeVisible();
  await expect(page.getByTestId("check-passed")).toHaveCount(0);
  await page.getByTestId("check-theirs").fill(said.join("\n"));
  await page.getByTestId("check-compare").click();
  await expect(page.getByTestId("check-passed")).toBeVisible();
  await expect(page.getByTestId("problem-solved")).toBeVisible();
}

const markup = "<img src=x onerror=alert(1)> Who wins?\nTake 1, 2 or 3.";

for (const lang of ["en", "zh"])
  test(`a problem is made, opened in another profile and from a file, and checked in ${lang}${lang === "zh" ? " @phone @layout" : " @browser"}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(`./#?view=problems&lang=${lang}`);
    await page.getByTestId("own-new").click();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByTestId("own-make-title").fill("Monday’s stones");
    await page.getByTestId("own-make-text").fill(markup);
    await page.getByTestId("own-make-rule").fill("take/1..3x");
    await page.getByTestId("own-make-first").fill("Ada");
    await page.getByTestId("own-make-second").fill("Bob");
    await page.getByTestId("own-put").click();
    // What was typed stays; the place of the mistake is told.
    await expect(page.getByTestId("error")).toBeVisible();
    await expect(page.locator(".error-place mark")).toHaveText("x");
    await expect(page.getByTestId("own-make-text")).toHaveValue(markup);
    await page.getByTestId("own-make-rule").fill("take/1..3");
    await page.getByTestId("own-put").click();
    await expect(page.getByTestId("own-problem")).toBeVisible();
    await expect(page.getByTestId("own-text")).toHaveText(markup);
    await expect(page.getByTestId("problem-sample-out")).toHaveText(/^((Ada|Bob)\s*)+$/);
    for (const word of ["Ada", "Bob"])
      await expect(page.getByTestId("problem-sample-out")).toContainText(word);
    await expect(page.getByTestId("own-choice")).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSideways(page);
    const link = await page.getByTestId("own-link").inputValue();

    const other = await browser.newContext();
    for (const start of [link, pathToFileURL(builtFile).href + link.slice(link.indexOf("#"))]) {
      const there = await other.newPage();
      await there.goto(start);
      await expect(there.locator("#own-title")).toHaveText("Monday’s stones");
      await expect(there.getByTestId("own-text")).toHaveText(markup);
      await expect(there.locator("#own-title ~ * img")).toHaveCount(0);
      // It was made elsewhere.
      await expect(there.getByTestId("own-choice")).toHaveCount(0);
      await solve(there);
      await there.reload();
      await expect(there.getByTestId("problem-solved")).toBeVisible();
    }
    await other.close();

    const cut = link.slice(0, -6);
    await page.goto("about:blank");
    await page.goto(cut);
    await expect(page.getByTestId("error")).toHaveAttribute("data-code", "own-cut");
    await page.goto("about:blank");
    await page.goto(`${baseURL}#?view=problems&own=${"<b>".repeat(33_334)}`);
    await expect(page.getByTestId("error")).toHaveAttribute("data-code", "own-long");
    await expect(page.getByTestId("problem-choice").first()).toBeVisible();
    await expect(page.getByTestId("own-choice")).toHaveCount(1);
  });

test("a sample decides the form, and one that no form explains is told", async ({ page }) => {
  await page.goto("./#?view=problems&own=");
  await page.getByTestId("own-make-title").fill("T");
  await page.getByTestId("own-make-rule").fill("take/1..3");
  await page.locator("[data-testid=own-make] summary").click();
  await page.getByTestId("own-make-input").fill("3\n4\n5\n");
  await page.getByTestId("own-make-output").fill("Yes\nNo\nNo\n");
  await page.getByTestId("own-put").click();
  await expect(page.getByTestId("error")).toHaveAttribute("data-code", "sample-unexplained");
  await page.getByTestId("own-make-output").fill("Yes\nNo\nYes\n");
  await page.getByTestId("own-put").click();
  await expect(page.getByTestId("own-problem")).toContainText("“Yes”");
  await expect(page.getByTestId("problem-sample-in")).toHaveText("3\n4\n5\n");
  await page.getByTestId("own-change").click();
  await expect(page.getByTestId("own-make-title")).toHaveValue("T");
  await page.getByTestId("own-make-title").fill("U");
  await page.getByTestId("own-put").click();
  await expect(page.getByTestId("own-choice")).toHaveCount(2);
  await page.getByTestId("own-forget").click();
  await expect(page.getByTestId("own-choice")).toHaveCount(1);
  await expect(page.getByTestId("own-problem")).toHaveCount(0);
});

test("a rule whose cases all have one answer is no problem", async ({ page }) => {
  await page.goto("./#?view=problems&own=");
  await page.getByTestId("own-make-title").fill("T");
  // Nobody can move from a heap that is drawn.
  await page.getByTestId("own-make-rule").fill("take/1000");
  await page.getByTestId("own-put").click();
  await expect(page.getByTestId("own-wrong")).toContainText("the same in all of 200");
  // Among larger heaps the player to move wins some.
  await page.getByTestId("own-make-rule").fill("take/100");
  await page.getByTestId("own-put").click();
  await expect(page.getByTestId("own-problem")).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const)
  test(`every choice stands whole in its box at ${width} @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("./#?view=problems&own=");
    for (const name of ["own-make-io", "own-make-heaps"]) {
      const room = await page.getByTestId(name).evaluate((box: HTMLSelectElement) => {
        const style = getComputedStyle(box);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = style.font;
        const words = [...box.options].map(({ text }) => pen.measureText(text).width);
        const arrow = 20;
        const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
        return box.clientWidth - padding - arrow - Math.max(...words);
      });
      expect(room, name).toBeGreaterThan(0);
    }
  });
