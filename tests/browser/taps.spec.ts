// A tap on the board is answered: it chooses, plays, or is told what can be tapped.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { presets } from "../../web/src/state/presets";
import { inEights, openLanding, pressCard, slice, status } from "./help";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const told = (page: Page) => page.getByTestId("tap-next");
const board = (page: Page) => page.locator("#board");

/** All that a finger may aim at. */
const things = [
  ".stone:not(.stone-gone)",
  ".stones-none",
  ".bar",
  ".coin",
  ".corner",
  ".drawncell",
  ".bar-square",
  ".piece",
  ".square",
  ".vertex",
  ".token",
  ".picture-line .picture-edge",
  ".picture-vertex",
  ".stair",
  ".count-line",
  ".count-choice",
  ".results-one",
  ".queen-field",
]
  .map((thing) => `#board ${thing}`)
  .join();

/** Where a thing is tapped, as a share of its width and height. */
type Part = readonly [across: number, down: number];

/** Of a grid that is one thing some of its cells. */
const places = [0.05, 0.5, 0.95];
const inGrid: readonly Part[] = places.flatMap((across) =>
  places.map((down): Part => [across, down]),
);
const partsOf = (thing: Locator) =>
  thing
    .evaluate((element) => element.classList.contains("queen-field"))
    .then((grid): readonly Part[] => (grid ? inGrid : [[0.5, 0.5]]));

/** The point on the screen, after it came into sight. */
const pointOn = (thing: Locator, part: Part) =>
  thing.evaluate((element, [across, down]) => {
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (element instanceof SVGPathElement) {
      const middle = element.getPointAtLength(element.getTotalLength() / 2);
      const { x, y } = middle.matrixTransform(element.getScreenCTM()!);
      return { x, y };
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + across * width, y: top + down * height };
  }, part);

/** Taps a thing of a board on which nothing is chosen; what came of it. */
async function tap(page: Page, thing: Locator, part: Part): Promise<string> {
  const before = {
    position: await board(page).getAttribute("data-position"),
    tap: (await told(page).count()) > 0 ? await told(page).getAttribute("data-tap") : null,
  };
  const { x, y } = await pointOn(thing, part);
  await page.touchscreen.tap(x, y);
  const came = await page.waitForFunction(
    (was) => {
      const said = document.querySelector<HTMLElement>("[data-testid=tap-next]");
      if (said && said.dataset["tap"] !== was.tap) return `told: ${said.textContent}`;
      if (document.querySelector(".choosing .confirm")?.textContent) return "chosen";
      const shown = document.querySelector<HTMLElement>("#board")?.dataset["position"];
      return shown === was.position ? false : "played";
    },
    before,
    { timeout: 3000 },
  );
  return String(await came.jsonValue());
}

for (const eight of inEights(slice(presets, 2)))
  test(`each first tap is answered: ${eight.map(({ name }) => name).join(", ")} @touch`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const silent: string[] = [];
    for (const { name, position, face } of eight) {
      await page.goto("about:blank");
      await openLanding(page, `./#${position}?${face ? `as=${face.name}&` : ""}play`);
      // Boards beyond heaps are fetched.
      await expect(page.locator(things).first()).toBeAttached();
      const count = await page.locator(things).count();
      for (let nth = 0; nth < count; nth++) {
        const thing = page.locator(things).nth(nth);
        for (const part of await partsOf(thing)) {
          const came = await tap(page, thing, part).catch(() => "nothing");
          if (came === "nothing") silent.push(`${name}: ${nth + 1} at ${part.join()}`);
          // A finger plays with its second tap.
          else if (came === "chosen") {
            await page.locator(".choosing .icon-button").last().click();
            await expect(page.locator(".choosing")).toHaveCount(0);
          } else expect(came, `${name}: ${nth + 1}`).toMatch(/^told: [A-Z].*\.$/);
        }
      }
    }
    expect(silent).toEqual([]);
  });

test("while the program is offered the first move, a tap says so @touch", async ({ page }) => {
  await openLanding(page);
  for (const [game, thing] of [
    ["kayles", ".stone"],
    ["grundy", ".stone"],
    ["clobber", ".drawncell"],
    ["hackenbush", ".picture-line"],
  ] as const) {
    await pressCard(page, game);
    await expect(status(page)).toContainText("The program begins");
    // What waits for the program counts as disabled.
    await page.locator(`#board ${thing}`).first().tap({ force: true });
    await expect(told(page)).toHaveText("The program makes the first move: press “Let it begin”.");
    await page.getByTestId("let-begin").click();
    await expect(told(page)).toHaveCount(0);
  }
});

test("a coin that shows tails says which one to tap first", async ({ page }) => {
  await openLanding(page, "./#coins/mock:HTHHTH?as=mock&play");
  await page.locator("[data-coin='2']").click();
  await expect(told(page)).toHaveText("First tap a head: it is the rightmost coin to turn.");
  await page.locator("[data-coin='3']").click();
  await expect(told(page)).toHaveCount(0);
  await expect(page.locator(".choosing")).toBeVisible();
});

test("a chosen coin says what a second tap does", async ({ page }) => {
  await openLanding(page, "./#coins/turtles:THTTH?as=turtles&play");
  const tap = page.getByTestId("tap");
  const before = await board(page).boundingBox();
  await page.locator("[data-coin='5']").click();
  await expect(tap).toHaveText(
    "Tap the rightmost again to play, another on its left to turn it too.",
  );
  await page.locator("[data-coin='2']").click();
  await expect(tap).toHaveText("Tap the rightmost again to play.");
  // The row is no higher for it, on a phone and beside it.
  expect(await board(page).boundingBox()).toEqual(before);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator(".choosing .icon-button").last().click();
  const wide = await board(page).boundingBox();
  await page.locator("[data-coin='5']").click();
  await expect(tap).toBeVisible();
  expect(await board(page).boundingBox()).toEqual(wide);
  await page.locator("[data-coin='2']").click();
  await page.locator("[data-coin='5']").click();
  await expect(board(page)).toHaveAttribute("data-position", "coins/turtles:TTTTT");
});
