/** Firefox, which Playwright only drives in a build of its own: Debian's, through puppeteer. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import puppeteer, { type Browser, type Page } from "puppeteer-core";

export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      // Else a page from a file may read its neighbours here, which it may not on a reader's
      // machine.
      "security.fileuri.strict_origin_policy": true,
      "intl.accept_languages": "en-US",
    },
  });

export const at = (id: string) => `[data-testid="${id}"]`;

/**
 * Waits until the page says so: in an attribute, in the value of a field, or (null) in its text.
 */
export const holds = (page: Page, selector: string, attribute: string | null, wanted: string) =>
  page.waitForFunction(
    (where, name, text) =>
      [...document.querySelectorAll<HTMLInputElement>(where)].some((element) =>
        (name === "value"
          ? element.value
          : name
            ? (element.getAttribute(name) ?? "")
            : element.textContent
        ).includes(text),
      ),
    { timeout: 30_000 },
    selector,
    attribute,
    wanted,
  );

export const isGone = (page: Page, selector: string) =>
  page.waitForFunction((where) => !document.querySelector(where), { timeout: 30_000 }, selector);

/** What axe finds. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
  await page.evaluate(await readFile(axe, "utf8"));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  });
}
