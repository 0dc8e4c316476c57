// Words of the theory are explained where they stand: by a tap, and by keys alone.
import { expect, test, type Page } from "@playwright/test";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import type { WordName } from "../../web/src/strings/shape";
import { expectAccessible, expectNoSideways, openGame, openLanding } from "./help";

const word = (page: Page, name: WordName) => page.locator(`[data-word=${name}]:visible`).first();
const says = (page: Page) => page.locator("[data-testid=word-says]:not(:empty)");

/** Where each is met, in either language. */
const met: [WordName, string][] = [
  ["N", "#nim:3,4,5"],
  ["P", "#nim:3,3"],
  ["D", "#graph/a-b,b-a:a"],
  ["sg", "#nim:3,4,5"],
  ["g", "#nim:3,4,5"],
  ["pn", "#nim:3,4,5"],
  ["xor", "#nim:3,4,5"],
  ["misere", "#nim:3,4,5~misere"],
  ["octal", "#octal/0.16:9"],
];

for (const [language, { rest }] of [
  ["en", en],
  ["zh", zh],
] as const)
  test(`each word says what it means, ${language} @browser`, async ({ page }) => {
    for (const [name, hash] of met) {
      await page.goto("about:blank");
      await openGame(page, `${hash}?lang=${language}`);
      await word(page, name).click();
      await expect(says(page)).toHaveText(rest.words.says[name]);
      await expect(word(page, name)).toHaveAttribute("aria-expanded", "true");
    }
  });

test("the closed eye says why it is closed @browser", async ({ page }) => {
  await openLanding(page);
  await word(page, "eye").click();
  await expect(says(page)).toHaveText(en.rest.words.says.eye);
});

test("what a word says moves along with its page @layout @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  const button = word(page, "xor");
  await button.click();
  await expect(says(page)).toBeVisible();
  const apart = async () => (await says(page).boundingBox())!.y - (await button.boundingBox())!.y;
  const before = await apart();
  const top = (await button.boundingBox())!.y;
  await page.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
  await expect.poll(async () => (await button.boundingBox())!.y).toBeLessThan(top);
  await expect.poll(async () => Math.abs((await apart()) - before)).toBeLessThan(2);
});

test("a word opens and closes by keys, inside the window @layout @browser", async ({ page }) => {
  for (const name of ["N", "sg", "xor"] as const) {
    await openGame(page, "#nim:3,4,5");
    const button = word(page, name);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(says(page)).toBeVisible();
    const { x, y, width, height } = (await says(page).boundingBox())!;
    const { width: wide, height: high } = page.viewportSize()!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(wide);
    expect(y + height).toBeLessThanOrEqual(high);
    await expectNoSideways(page);
    await page.keyboard.press("Escape");
    await expect(says(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test("an open word is accessible @layout @browser", async ({ page }) => {
  await openGame(page, "#octal/0.16:9");
  await word(page, "octal").click();
  await expect(says(page)).toBeVisible();
  await expectAccessible(page);
});
