// Explore's sheet in a browser: opened with lines, asked, and its answers.
import { expect, type Locator, type Page } from "@playwright/test";

/** The link of a sheet. */
export const sheetHash = (lines: readonly string[], options = ""): string =>
  `#sheet=${encodeURIComponent(lines.join("\n"))}${options}`;

const isRead = (page: Page) =>
  expect(page.getByTestId("explored")).toHaveAttribute("data-read", "true");

export async function openSheet(page: Page, lines: readonly string[], options = ""): Promise<void> {
  await page.goto(`./${sheetHash(lines, options)}`);
  await isRead(page);
}

/** Opens Explore with a rule, as from the board. */
export async function explore(page: Page, hash: string): Promise<void> {
  await page.goto(`./${hash}`);
  await isRead(page);
}

export const entries = (page: Page): Locator => page.getByTestId("sheet-entry");
/** The last entry with this question. */
export const entry = (page: Page, question: string): Locator =>
  page.locator(`[data-testid="sheet-entry"][data-question="${question}"]`).last();

/** Asks by its button, behind More if need be. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await expect(page.getByTestId("ask").first()).toBeVisible();
  const button = page.locator(`[data-testid="ask"][data-question="${question}"]`);
  if (!(await button.isVisible())) await page.getByTestId("ask-more").click();
  await button.click();
  await expect(entry(page, question)).toBeVisible();
  return entry(page, question);
}

/** Types a line, or several, into the box at the end. */
export async function type(page: Page, text: string): Promise<void> {
  const box = page.getByTestId("ask-line");
  await box.fill(text);
  await page.getByTestId("ask-go").click();
  await expect(box).toHaveValue("");
}

/** Changes the line of an entry. */
export async function setLine(of: Locator, text: string): Promise<void> {
  await of.getByTestId("entry-line").fill(text);
  await of.getByTestId("entry-line").press("Enter");
}

/** Opens what is folded in an entry, all of it. `maybe`: there may be nothing. */
export async function unfold(of: Locator, maybe = false): Promise<void> {
  const shut = of.locator("details:not([open]) > summary");
  if (!maybe) await expect(of.locator("details > summary").first()).toBeVisible();
  while ((await shut.count()) > 0) await shut.first().click();
}

/** Runs what waits for it. */
export const run = (of: Locator) => of.getByTestId("run").click();

/** What takes a slow machine longer than a second waits for its Run. */
export async function answered(of: Locator, what: string): Promise<Locator> {
  const answer = of.getByTestId(what);
  const waits = of.getByTestId("run");
  const patient = { timeout: 60_000 };
  await expect(answer.or(waits).first()).toBeVisible(patient);
  if (await waits.isVisible()) await waits.click();
  await expect(answer.first()).toBeVisible(patient);
  return answer;
}
