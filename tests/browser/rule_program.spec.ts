// Explore: the program that reads what may be taken, and the place of an error in a line.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";

async function explore(page: Page, rule: string): Promise<void> {
  await page.goto(`./#${rule}?view=explore&lang=en`);
  await expect(page.getByTestId("explored")).toHaveAttribute("data-rule", rule);
}

/** What a program prints for an input, compiled. */
function printed(source: string, given: string): string {
  const folder = mkdtempSync(join(tmpdir(), "nimber-"));
  try {
    writeFileSync(join(folder, "a.cpp"), source);
    execFileSync("g++", ["-std=c++17", "-o", join(folder, "a"), join(folder, "a.cpp")]);
    return execFileSync(join(folder, "a"), { input: given, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a program that reads what may be taken", async ({ page }) => {
  test.slow();
  await explore(page, "take/1,3,4");
  const text = page.getByTestId("program-text");
  await expect(text).toHaveValue(/^\/\/ take\/1,3,4\n/, { timeout: 60_000 });
  await expect(page.getByTestId("check-mine")).toBeVisible();
  await page.getByTestId("program-by").selectOption("set");
  await expect(text).toHaveValue(/read_set\(std::cin\)/);
  await expect(page.getByTestId("check-mine")).toBeHidden();
  expect(printed(await text.inputValue(), "2\n3 1 3 4 2 7 5\n2 1 2 1 6\n")).toBe("First\nSecond\n");
});

test("a guess is a program by its name alone", async ({ page }) => {
  test.slow();
  await explore(page, "own/n;k=1..n;and(k,n)==k;n-=k");
  const text = page.getByTestId("program-text");
  await expect(text).toHaveValue(/static std::vector<Int> g;/, { timeout: 60_000 });
  await expect(text).not.toHaveValue(/A guess, not proven/);
  const by = page.getByTestId("program-by");
  await expect(by.locator("option[value=guess]")).toHaveText("A guess, not proven");
  await by.selectOption("guess");
  await expect(text).toHaveValue(/^\/\/ A guess, not proven: g\(n\) = /);
});

test("that every heap is lost is said in words, proven", async ({ page }) => {
  await explore(page, "octal/0.1");
  const last = page.getByTestId("pattern").nth(1);
  await expect(last).toContainText("Every heap from 2 on is lost.", { timeout: 60_000 });
  await expect(last).toHaveAttribute("data-formula", "P when n>=0 for n>=2");
  await expect(last).toHaveAttribute("data-proven", "true");
  await page.goto("./#octal/0.1?view=explore&lang=zh");
  await expect(last).toContainText("从 n = 2 起，所有的 n 都必败。", { timeout: 60_000 });
  await page.goto("./#wythoff?view=explore&lang=en");
  await expect(page.getByTestId("pattern").first()).toContainText(
    "Proven by this game’s theorem on its lost pairs",
    { timeout: 60_000 },
  );
});

test("an error in a line is marked in the line", async ({ page }) => {
  await explore(page, "fibonacci");
  await page.getByTestId("pattern-where").fill("q=n-x");
  await page.getByTestId("pattern-line").click();
  const card = page.getByTestId("patterns-card");
  await expect(card.locator(".error-place")).toHaveText("q=n-x", { timeout: 60_000 });
  await expect(card.locator(".error-place mark")).toHaveText("x");
  await page.getByTestId("guess").fill("P when fib(n)");
  await page.getByTestId("guess-where").fill("q=n-");
  await page.getByTestId("test-guess").click();
  await expect(page.getByTestId("guess-card").locator(".error-place")).toHaveText("q=n-␣");
});
