// Every link of tests/data/links.txt opens on the page what it ever opened: in the folder, and in
// the single file from a disk.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { titleLine } from "../../web/src/links/sheetTitle";
import { input, steps } from "./help";
import { builtFile } from "./server";

const links = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [link, opens] = line.split("\t") as [string, string];
    const [told, dropped = null] = opens.split(" dropped ") as [string, string?];
    // An option may hold spaces: a title.
    const [words, ...options] = ` ${told}`.split(" ?") as [string, ...string[]];
    return {
      link,
      dropped,
      record: words.split(" ").filter((word) => word !== "" && word !== "rule"),
      options,
    };
  });

async function opensAll(page: Page, base: string): Promise<void> {
  await page.goto(base);
  for (const { link, record, options, dropped } of links) {
    // As when an address is pasted over another: the page stays, its fragment is new.
    await page.evaluate((text) => (location.hash = text), `#${link}`);
    if (record[0] === "sheet") {
      const lines = record.slice(1).join(" ").split(" ⏎ ");
      // A title stands above the entries.
      const text = decodeURIComponent(link.slice(link.indexOf("=") + 1)).split("\n");
      const entries = lines.length - (titleLine(text) < 0 ? 0 : 1);
      await expect(page.getByTestId("sheet-entry"), link).toHaveCount(entries);
      await expect(page.getByTestId("explored"), link).toHaveAttribute("data-read", "true");
      await expect(page.getByTestId("error"), link).toHaveCount(0);
      continue;
    }
    const quiz = options.includes("quiz") && !options.some((one) => one.startsWith("listed="));
    const seen = options.find((one) => one.startsWith("view="))?.slice("view=".length) ?? "board";
    const place = seen === "board" && quiz ? "puzzles" : seen;
    const last = record.at(-1)!;
    const zh = options.includes("lang=zh");
    await expect(page.locator("html"), link).toHaveAttribute("lang", zh ? "zh-CN" : "en");
    await expect(page.getByTestId(`place-${place}`).first(), link).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(input(page), link).toHaveValue(last);
    if (seen === "board" && last.includes(":")) {
      await expect(page.locator("#board"), link).toHaveAttribute("data-position", last);
      await expect(steps(page), link).toHaveCount(record.length - 1);
      if (options.includes("quiz")) await expect(page.getByTestId("outcome"), link).toHaveCount(0);
      if (options.includes("turn")) await expect(page.getByTestId("turn"), link).toBeVisible();
    }
    if (dropped) await expect(page.locator(".dropped"), link).toContainText(dropped);
  }
}

test("in the folder", async ({ page, baseURL }) => {
  test.slow();
  await opensAll(page, baseURL!);
});

test("in the single file", async ({ page }) => {
  test.slow();
  await opensAll(page, pathToFileURL(builtFile).href);
});
