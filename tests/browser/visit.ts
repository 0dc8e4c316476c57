/** Everything the page has, looked at once: for tests of where the page comes from. */
import { expect, type Page } from "@playwright/test";
import { input, openMore, outcome } from "./help";

/**
 * What must not happen while a page is used: complaints in the console, and requests that leave
 * `home`.
 */
export function watch(page: Page, home: string): { problems: string[]; requests: string[] } {
  const seen = { problems: [] as string[], requests: [] as string[] };
  page.on("pageerror", (error) => seen.problems.push(error.message));
  // A refusal by the Content-Security-Policy is an error in the console too.
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      seen.problems.push(message.text());
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^(data|blob):/.test(url)) return;
    seen.requests.push(url);
    if (!url.startsWith(home)) seen.problems.push(`a request to ${url}`);
  });
  return seen;
}

const games = [
  "nim:3,4,5",
  "take/1..3:21",
  "octal/0.77:9,5",
  "wythoff:6,10",
  "stairs:3,1,2",
  "strip:2,5,9",
  "graph/a-b,a-c,b-c:a,b",
  "coins/mock:HTHHTH",
];

/** Opens a sheet by its button, and waits for just this one: another may be closing. */
async function dialog(page: Page, opener: string, sheet: string, within?: string): Promise<void> {
  await (within ? page.locator(within) : page)
    .getByRole("button", { name: opener, exact: true })
    .and(page.locator(":visible"))
    .first()
    .click();
  await expect(page.locator(`dialog.dialog-${sheet}[open]`)).toBeVisible();
}
const shut = async (page: Page) => {
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
};

/** In English, at desktop size. `base` is the page's address without a fragment. */
export async function visitEverything(page: Page, base: string): Promise<void> {
  for (const game of games) {
    await page.goto(`${base}#${game}`);
    await expect(input(page)).toHaveValue(game);
    await expect(outcome(page)).toBeVisible();
    await expect(page.locator("#board")).toBeVisible();
  }
  // The form of a graph is a file of its own.
  await page.goto(`${base}#graph/a-b,a-c,b-c:a,b`);
  await dialog(page, "Edit", "edit");
  await expect(page.locator("dialog .graph-editor")).toBeVisible();
  await shut(page);
  await dialog(page, "Share", "share");
  await shut(page);
  await dialog(page, "New game", "play");
  await openMore(page, "play");
  await dialog(page, "Kept games", "kept", "dialog[open]");
  await shut(page);

  const places = page.locator("[data-testid^=place-]:visible");
  for (let at = 0; at < (await places.count()); at++) {
    await places.nth(at).click();
    await expect(places.nth(at)).toHaveAttribute("aria-current", "page");
    await expect(page.locator("main:not(.place-waiting)")).toBeVisible();
  }
  await page.goto(`${base}#?view=problems&problem=poj-1704`);
  await page.getByTestId("problem-sample").click();
  await expect(page.getByTestId("problem-output")).toHaveValue("Bob will win\nGeorgia will win\n");
  await page.goto(`${base}#?view=book&chapter=3`);
  await expect(page.locator(".book-section math").first()).toBeVisible();
  await expect(page.locator(".book-board .lane").first()).toBeVisible();
  await page.goto(`${base}#?view=book&worksheet=11.1.wythoff`);
  await expect(page.getByTestId("worksheet-item")).toHaveCount(10);
  await page.goto(`${base}#nim:1,2,3?lang=zh`);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(outcome(page)).toBeVisible();
}
