// Work that is started and stopped leaves nothing behind. NIMBER_CYCLES=1000 npx playwright test
// memory: as many as docs/trust.md tells.
import { expect, test } from "@playwright/test";
import { launchOptions } from "../../web/chromium.mjs";
import { openGame, outcome, type } from "./help";

const cycles = Number(process.env["NIMBER_CYCLES"] ?? 100);
const warmUp = 20;
// Compiled code would hide what the page keeps: V8 compiles its functions again and again, better
// each time, some hundred kilobytes of them over a thousand cycles. Here it only interprets them;
// WebAssembly is compiled as ever.
const interpreted = "--js-flags=--no-turbofan --no-maglev --no-sparkplug --no-flush-bytecode";
/**
 * No proof, no table: searches that go on until they are stopped, each with a memory of its own; in
 * turn.
 */
const endless = ["grundy:40,41,42,43~misere", "grundy:40,41,42,44~misere"];

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, interpreted] } });

test(`${cycles} times started and stopped: memory is where it was`, async ({ page }) => {
  test.setTimeout(120_000 + cycles * 2000);
  const devtools = await page.context().newCDPSession(page);
  const heap = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    await devtools.send("HeapProfiler.collectGarbage");
    const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    return { nodes, jsEventListeners, usedSize };
  };
  await openGame(page, "#nim:3,4,5");
  // By the page's own ways: the box, and the Stop beside the progress.
  const startAndStop = (count: number) =>
    page.evaluate(
      async ({ count, endless }) => {
        const until = async <T>(look: () => T | null | undefined): Promise<T> => {
          const end = performance.now() + 30_000;
          for (;;) {
            const found = look();
            if (found) return found;
            if (performance.now() > end) throw new Error("it does not come");
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        };
        const box = document.querySelector<HTMLInputElement>("[data-testid=position-input]")!;
        for (let at = 0; at < count; at++) {
          box.value = endless[at % endless.length]!;
          box.dispatchEvent(new Event("input", { bubbles: true }));
          box.form!.requestSubmit();
          const stop = await until(() =>
            document.querySelector<HTMLButtonElement>(".verdict [data-testid=stop]"),
          );
          stop.click();
          await until(() => !document.querySelector(".verdict [data-testid=stop]"));
        }
      },
      { count, endless },
    );
  await startAndStop(warmUp);
  const workers = page.workers();
  const [worker] = workers;
  // Memory of the module only ever grows: each growth is counted.
  await worker!.evaluate(() => {
    const memory = WebAssembly.Memory.prototype;
    const grow = Object.getOwnPropertyDescriptor(memory, "grow")!.value as (
      pages: number,
    ) => number;
    Object.assign(globalThis, { grown: 0 });
    memory.grow = function (pages: number) {
      (globalThis as unknown as { grown: number }).grown += pages;
      return grow.call(this, pages);
    };
  });
  const before = await heap();
  await startAndStop(cycles);
  const after = await heap();
  // The same worker answered all the time. One that was replaced could not be asked: this comes
  // first.
  expect(page.workers()).toHaveLength(workers.length);
  expect(page.workers()[0]).toBe(worker);
  const pages = await worker!.evaluate(() => (globalThis as unknown as { grown: number }).grown);
  test.info().annotations.push({
    type: "memory",
    description: `page ${JSON.stringify(before)} -> ${JSON.stringify(after)}, module +${pages * 64} KB`,
  });
  // However many there were: a request left behind would be more than a kilobyte each.
  expect(after.usedSize - before.usedSize).toBeLessThan(32_000);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  // How far a search came before it was stopped is not always the same; one that is not given back
  // would be megabytes each time.
  expect(pages * 65_536).toBeLessThanOrEqual(32 * 2 ** 20);
  await type(page, "nim:6,10,9");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});
