// Explore: the program that reads what may be taken, and the place of an error in a line.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways } from "./help";
import { entry, openSheet, setLine, unfold } from "./sheets";

async function explore(page: Page, rule: string, line: string, lang = "en"): Promise<void> {
  await openSheet(page, [`rule ${rule}`, line], `?lang=${lang}`);
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
  await explore(page, "take/1,3,4", "program");
  await unfold(entry(page, "program"));
  const text = page.getByTestId("program-text");
  await expect(text).toHaveValue(/^\/\/ take\/1,3,4\n/, { timeout: 60_000 });
  await expect(page.getByTestId("check-mine")).toBeVisible();
  await page.getByTestId("program-by").selectOption("set");
  await expect(entry(page, "program").getByTestId("entry-line")).toHaveValue("program --set");
  await expect(text).toHaveValue(/read_set\(std::cin\)/);
  await expect(page.getByTestId("check-mine")).toBeHidden();
  expect(printed(await text.inputValue(), "2\n3 1 3 4 2 7 5\n2 1 2 1 6\n")).toBe("First\nSecond\n");
});

test("a guess is a program by its name alone", async ({ page }) => {
  test.slow();
  await explore(page, "own/n;k=1..n;and(k,n)==k;n-=k", "program");
  await unfold(entry(page, "program"));
  const text = page.getByTestId("program-text");
  await expect(text).toHaveValue(/static std::vector<Int> g;/, { timeout: 60_000 });
  await expect(text).not.toHaveValue(/A guess, not proven/);
  const by = page.getByTestId("program-by");
  await expect(by.locator("option[value=guess]")).toHaveText("A guess, not proven");
  await by.selectOption("guess");
  await expect(text).toHaveValue(/^\/\/ A guess, not proven: g\(n\) = /);
});

test("that every heap is lost is said in words, proven", async ({ page }) => {
  await explore(page, "octal/0.1", "patterns");
  const last = page.getByTestId("pattern").nth(1);
  await expect(last).toContainText("Every heap from 2 on is lost.", { timeout: 60_000 });
  await expect(last).toHaveAttribute("data-formula", "P when n>=0 for n>=2");
  await expect(last).toHaveAttribute("data-proven", "true");
  await explore(page, "octal/0.1", "patterns", "zh");
  await expect(last).toContainText("从 n = 2 起，所有的 n 都必败。", { timeout: 60_000 });
  await explore(page, "wythoff", "patterns");
  await expect(page.getByTestId("pattern").first()).toContainText(
    "Proven by this game’s theorem on its lost pairs",
    { timeout: 60_000 },
  );
});

test("an error in a line through two numbers is marked in the line", async ({ page }) => {
  await explore(page, "fibonacci", "patterns --where q=n-x");
  const laws = page.locator('[data-question="patterns"]');
  await expect(laws.locator(".error-place mark")).toHaveText("x", { timeout: 60_000 });
  await expect(laws.getByTestId("error")).toContainText("22");
  await setLine(laws, "conjecture 'P when fib(n)' --where q=n-");
  const guess = page.locator('[data-question="conjecture"]');
  await expect(guess.locator(".error-place")).toContainText("␣");
});

test("a program for misère play, and one that counts winning moves @browser", async ({ page }) => {
  test.slow();
  await explore(page, "nim", "program");
  await unfold(entry(page, "program"));
  const line = entry(page, "program").getByTestId("entry-line");
  const text = page.getByTestId("program-text");
  await expect(text).toHaveValue(/int main/, { timeout: 60_000 });
  await page.getByTestId("program-misere").click();
  await expect(line).toHaveValue("program --misere");
  await expect(page.getByTestId("program-misere")).toBeChecked();
  // 1 1 1 is lost in misère play, 1 1 is won.
  await expect(text).toHaveValue(/mis.re/i, { timeout: 60_000 });
  const input = "2\n3 1 1 1\n2 1 1\n";
  expect(printed(await text.inputValue(), input)).toBe("Second\nFirst\n");
  await page.getByTestId("program-misere").click();
  await page.getByTestId("program-moves").selectOption("count");
  await expect(line).toHaveValue("program --moves count");
  await expect(text).not.toHaveValue(/mis.re/i, { timeout: 60_000 });
  await expect(page.getByTestId("check-mine")).toBeHidden();
  // What the options left stays written while the new program is made.
  await expect(async () => {
    expect(printed(await text.inputValue(), input)).toBe("3\n0\n");
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
});

for (const [lang, found, unexplained] of [
  ["en", "Found", "No form explains line 2"],
  ["zh", "找到了", "第 2 行"],
] as const)
  test(`a sample says the form of the program, in ${lang} @browser`, async ({ page }) => {
    test.slow();
    await explore(page, "take/1..3", "program", lang);
    await unfold(entry(page, "program"));
    const line = entry(page, "program").getByTestId("entry-line");
    const text = page.getByTestId("program-text");
    await expect(text).toHaveValue(/int main/, { timeout: 60_000 });
    await page.getByTestId("sample-in").fill("5 8\n");
    await page.getByTestId("sample-out").fill("Alice wins\nBob wins\n");
    await page.getByTestId("sample-find").click();
    await expect(page.getByTestId("sample-found")).toContainText(found);
    await expect(line).toHaveValue("program --io eof --heaps one --says 'Alice wins,Bob wins'");
    await expect(text).toHaveValue(/Alice wins/, { timeout: 60_000 });
    expect(printed(await text.inputValue(), "6\n4\n")).toBe("Alice wins\nBob wins\n");
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.getByTestId("sample-out").fill("Alice wins\nAlice wins\n");
    await expect(page.getByTestId("sample-found")).toHaveCount(0);
    await page.getByTestId("sample-find").click();
    const error = page.getByTestId("program-sample").getByTestId("error");
    await expect(error).toHaveAttribute("data-code", "sample-unexplained");
    await expect(error).toContainText(unexplained);
    // The line stays as it was.
    await expect(line).toHaveValue("program --io eof --heaps one --says 'Alice wins,Bob wins'");
  });
