// While the page comes in, what is already seen stays where it is: the sum of all layout shifts, as
// Lighthouse counts them.
import { expect, test } from "@playwright/test";
import { slice } from "./help";

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Below a tenth the shifts are called good; below this nobody sees them. */
const most = 0.05;

const links = {
  "the landing place": "",
  "splitting heaps": "#octal/0.77:9,5",
  "the queen": "#wythoff:6,10",
  "a rule alone": "#take/1,3,4",
  Explore: "#nim:3,4,5?view=explore",
  "a sheet": "#sheet=rule%20take/1,3,4",
  Problems: "#nim:3,4,5?view=problems",
  "the book": "#nim:3,4,5?view=book",
};

const screens = [
  ["a phone", { width: 412, height: 823 }, "zh-CN"],
  ["a desktop", { width: 1280, height: 800 }, "en-US"],
] as const;

for (const [screen, viewport, locale] of slice(screens, 2))
  test.describe(screen, () => {
    test.use({ viewport, locale, isMobile: screen !== "a desktop" });
    test("nothing jumps while a place comes in", async ({ page }) => {
      test.slow();
      const network = await page.context().newCDPSession(page);
      await network.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 100,
        downloadThroughput: 400_000,
        uploadThroughput: 100_000,
      });
      // What comes at once on a quick device comes piece by piece on a slow one.
      await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.addInitScript(() => {
        const seen: Shift[] = [];
        Object.assign(window, { shifts: seen });
        new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
          type: "layout-shift",
          buffered: true,
        });
      });
      for (const [name, link] of Object.entries(links)) {
        // Another document each time: a fragment alone would open nothing anew.
        await page.goto("about:blank");
        await page.goto(`./${link}`);
        await expect(page.locator("main:not(.place-waiting)")).toBeVisible();
        await page.waitForLoadState("networkidle");
        const { sum, moved } = await page.evaluate(() => {
          const { shifts } = window as unknown as { shifts: Shift[] };
          const moved = shifts.flatMap(({ value, sources }) =>
            sources.map(({ node }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${value.toFixed(3)} ${element?.className ?? "gone"}`;
            }),
          );
          return { sum: shifts.reduce((all, { value }) => all + value, 0), moved };
        });
        expect(sum, `${name}: ${moved.join(", ")}`).toBeLessThan(most);
      }
    });
  });

for (const [screen, viewport] of [
  ["a small phone", { width: 360, height: 640 }],
  ["a desktop", { width: 1280, height: 800 }],
] as const)
  for (const locale of ["en-US", "zh-CN"])
    test.describe(`${screen}, ${locale}`, () => {
      test.use({ viewport, locale, isMobile: screen !== "a desktop" });
      test("a link to a game that is played keeps room for who begins", async ({ page }) => {
        await page.route(/\.wasm$/, async (route) => {
          await new Promise((later) => setTimeout(later, 800));
          await route.continue();
        });
        await page.goto("./#nim:3,4,5?play");
        const room = page.locator(".board-room");
        await expect(room).toBeVisible();
        const before = (await room.boundingBox())!.y;
        await expect(page.locator("main[data-analysis=done]")).toBeVisible();
        await expect(page.getByTestId("begins")).toBeVisible();
        expect((await room.boundingBox())!.y).toBe(before);
      });
      test("the landing place stands still from its first answer on", async ({ page }) => {
        // What is fetched behind the answer comes late, and each step can be seen.
        await page.route(/rest.*\.css$/, async (route) => {
          await new Promise((later) => setTimeout(later, 800));
          await route.continue();
        });
        await page.addInitScript(() => {
          const seen: string[] = [];
          Object.assign(window, { moved: seen });
          const tell = (value: DOMRectReadOnly) => `${value.y}+${value.height}`;
          new PerformanceObserver((list) => {
            for (const { sources } of list.getEntries() as (Shift & {
              sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
            })[])
              for (const { node, previousRect, currentRect } of sources)
                seen.push(
                  `${(node instanceof Element ? node : node?.parentElement)?.className ?? "gone"}: ` +
                    `${tell(previousRect)} to ${tell(currentRect)}`,
                );
          }).observe({ type: "layout-shift", buffered: true });
        });
        const late = page.waitForResponse(/rest.*\.css$/);
        await page.goto("./");
        await late;
        await expect(page.locator(".onward")).toBeVisible();
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
          [],
        );
      });
    });
