/** Sums in which one move changes several parts, corners, and the calculator of nimbers. */
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, openGame, steps } from "./help";
import { ask, entry, explore, setLine, unfold } from "./sheets";

test("moves in several parts are chosen one by one and played together", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGame(page, "#nim:2,3~every");
  await expect(page.getByTestId("several")).toBeVisible();
  const play = page.getByTestId("play-several");
  await expect(play).toBeDisabled();
  const take = async (heap: number, stone: number) => {
    const at = page.locator(`#board [data-heap="${heap}"] [data-i="${stone}"]`);
    await at.click();
    if (await page.locator(".action-choosing .confirm").isVisible())
      await page.locator(".action-choosing .confirm").click();
  };
  await take(1, 0);
  await expect(input(page)).toHaveValue("nim:2,3~every");
  // One heap alone is no turn where every heap is to be moved in.
  await play.click();
  await expect(page.getByTestId("several").getByRole("alert")).toBeVisible();
  await take(2, 1);
  await play.click();
  await expect(steps(page)).toHaveCount(1);
  await expect(input(page)).toHaveValue("nim:0,1~every");
  await expectNoSideways(page);
  await expectAccessible(page);
});

test("a form chooses the kind of sum", async ({ page }) => {
  await openGame(page, "#nim:3,4");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByTestId("kind-of-sum").selectOption("most");
  await expect(dialog.locator(".edit-result code").first()).toHaveText("nim:3,4~most/2");
  await expectAccessible(page);
});

test("corners are turned by the far head and the corner across", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openGame(page, "#corners:2.3,3.1");
  const square = (key: string) => page.locator(`#board [data-square="${key}"]`);
  await square("2.3").click();
  await square("0.1").click();
  await square("0.1").click();
  await expect(input(page)).toHaveValue("corners:0.1,0.3,2.1,3.1");
  await page.getByTestId("undo").click();
  await expect(input(page)).toHaveValue("corners:2.3,3.1");
  await expect(page.locator("#board")).toHaveAttribute("data-position", "corners:2.3,3.1");
  await expect(square("2.3")).toHaveAttribute("aria-disabled", "false");
  // By keys alone, from the square that has the focus.
  await square("0.1").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowRight", "ArrowRight", "Enter"])
    await page.keyboard.press(key);
  for (const key of ["ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await expect(square("1.2")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(input(page)).toHaveValue("corners:1.2,1.3,2.2,3.1");
  await expectAccessible(page);
  await expectNoSideways(page);
});

test("nimbers are calculated, and their products are a picture", async ({ page }) => {
  await explore(page, "#take/1..3:9?view=explore");
  await unfold(await ask(page, "nim"));
  await page.getByTestId("nim-expression").fill("4*7+3");
  await page.getByTestId("nim-go").click();
  await expect(page.getByTestId("nim-value")).toContainText("= 9");
  await expect(page.getByTestId("nim-table")).toHaveAttribute("data-ready", "true");
  await expectNoSideways(page);
  await setLine(entry(page, "nim"), "nim 1/0");
  await expect(entry(page, "nim")).toContainText("0 has no inverse");
});
