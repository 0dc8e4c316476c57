import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const outcome = (page: Page) => page.getByTestId("outcome");
export const value = (page: Page) => page.getByTestId("value");
export const winningMoves = (page: Page) => page.getByTestId("winning-move");
export const input = (page: Page) => page.getByTestId("position-input");
export const status = (page: Page) => page.getByTestId("status");
export const steps = (page: Page) => page.getByTestId("record-step");

export const eye = (page: Page) => page.getByTestId("eye");

/** For tests that show one after the other in a page that is opened once. */
export const inEights = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / 8) }, (_, at) => all.slice(8 * at, 8 * at + 8));

/**
 * One in `of` of what is alike: the first, or those that begin at NIMBER_SLICE (0, 1 …). The same
 * on every day, so that a commit passes or fails by itself; all of them in script/nightly.
 */
export const slice = <T>(all: readonly T[], of: number): T[] =>
  process.env["NIMBER_SCREENS"]
    ? [...all]
    : all.filter((_, at) => at % of === Number(process.env["NIMBER_SLICE"] ?? 0) % of);

/** The landing place, whose first answer is there but not told. */
export async function openLanding(page: Page, base = "./"): Promise<void> {
  await page.goto(base);
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
}

/** Opens a link, or the landing place with the eye open, and waits for its verdict. */
export async function openGame(page: Page, hash: string, base = "./"): Promise<void> {
  await page.goto(`${base}${hash}`);
  if (hash === "") await eye(page).click();
  await expect(outcome(page)).toBeVisible();
}

/** Opens the gallery and presses the card of a game. */
export async function pressCard(page: Page, game: string): Promise<void> {
  await page.getByTestId("gallery").getByRole("button").first().click();
  await page.locator(`[data-testid=game-card][data-game=${game}]`).click();
}

/** In the dialog Play: against the program, from the position that is shown. */
export async function startGame(page: Page, begins: "you" | "program" = "you"): Promise<void> {
  await page.getByTestId("opponent-program").check();
  await page.getByTestId(begins === "you" ? "first-1" : "first-0").click();
  await page.getByTestId("play-start").click();
}

/** Opens what a dialog has behind More. */
export const openMore = (page: Page, dialog: "play" | "share" | "kept") =>
  page.getByTestId(`${dialog}-more`).locator("summary").first().click();

export async function type(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press("Enter");
}

/**
 * Resolves when nothing moves: what comes and goes is at its end, and nothing scrolls or grows any
 * more. Every test that looks at places or colours waits for this, and none for a time. What moves
 * without an end, as a glow, is no matter.
 */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    /** How far what has an end has come; what is not drawn comes no further. */
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)))
        .map((one) => String(one.currentTime));
    const frame = () =>
      new Promise((drawn) => {
        requestAnimationFrame(drawn);
        // A browser that draws nothing new may give no frame.
        setTimeout(drawn, 100);
      });
    const places = () =>
      [document.documentElement, ...document.querySelectorAll("dialog[open], dialog[open] *, main")]
        .map((one) => `${one.scrollLeft},${one.scrollTop},${one.scrollHeight}`)
        .concat(moving())
        .join();
    let before = "";
    for (let alike = 0; alike < 3;) {
      await frame();
      const now = places();
      alike = now === before ? alike + 1 : 0;
      before = now;
    }
  });

/** axe finds nothing in the theme that is on, on the page or on the parts of it that are named. */
export async function expectAccessibleNow(page: Page, ...parts: string[]): Promise<void> {
  await atRest(page);
  await expectNoFault(page, [], parts);
}

/** What axe asks of colours, which alone differ from theme to theme. */
const ofColours = ["color-contrast", "link-in-text-block"];

async function expectNoFault(page: Page, rules: string[], parts: string[]): Promise<void> {
  // It opens a page of its own to sum up what the frames hold, which takes long; most have none.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  if (rules.length > 0) axe.withRules(rules);
  const found = await parts.reduce((one, part) => one.include(part), axe).analyze();
  expect(
    found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`),
  ).toEqual([]);
}

/** axe finds nothing, in either theme, on the page or on the parts of it that are named. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    await atRest(page);
    await expectNoFault(page, colorScheme === "dark" ? ofColours : [], parts);
  }
}

/** axe finds nothing of what WCAG asks at levels A and AA, in the theme that is shown. */
export async function expectWcag(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"])
    .analyze();
  expect(
    violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`),
    what,
  ).toEqual([]);
}

/** Nothing sticks out to the right of the page. */
export async function expectNoSideways(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/**
 * A module that takes its time over each question, as on a slow machine. To be called before the
 * page is opened.
 */
export async function slowModule(page: Page, milliseconds = 120): Promise<void> {
  await page.addInitScript((late) => {
    const post = (Worker.prototype as { postMessage: (...message: unknown[]) => void }).postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...message: unknown[]) {
      setTimeout(() => post.apply(this, message), late);
    };
  }, milliseconds);
}
