import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, openGame, outcome } from "./help";

test("the language is switched, kept, and told to the browser @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  await page.getByTestId("language").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim 游戏");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(outcome(page)).toContainText("先手必胜：1 种必胜走法");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim 游戏");
  await page.getByTestId("language").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim");
});

test("a link may say its language; a switch by hand changes the link", async ({ page }) => {
  await openGame(page, "#nim:3,4,5?lang=zh");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim 游戏");
  await page.getByTestId("language").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nim");
  await expect.poll(() => page.url()).toContain("lang=en");
});

test.describe("a Chinese browser", () => {
  test.use({ locale: "zh-CN" });
  test("is spoken to in Chinese", async ({ page }) => {
    await openGame(page, "");
    await expect(
      page.getByText("每次从一堆中取走 1 至 3 颗石子。取走最后一颗石子者胜。"),
    ).toBeVisible();
  });

  test("finds no space behind a full stop", async ({ page }) => {
    const told = page.locator("main");
    for (const [place, ready] of [
      ["sheet=rule%20coins/mock%0Apatterns", "[data-testid=oeis]"],
      ["nim:1?view=book&chapter=4", ".book-window"],
      ["nim:1?view=book&chapter=9", ".book-board"],
    ]) {
      await page.goto(`./#${place}`);
      await expect(page.locator(ready!).first()).toBeVisible();
      expect(await told.innerText()).not.toMatch(/.{0,20}[。，；：？！] .{0,20}/);
    }
  });
});

test("the appearance is chosen by hand", async ({ page }) => {
  await openGame(page, "");
  const button = page.getByRole("button", { name: /^Appearance/ });
  await button.click();
  await button.click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
