import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { oneIn } from "../tests/browser/daily.ts";
import { browserTags, inDom } from "../tests/dom/which.ts";
import { launchOptions, shellOptions } from "./chromium.mjs";

for (const { executablePath } of [launchOptions, shellOptions]) {
  if (!existsSync(executablePath))
    throw new Error(`No Chromium at ${executablePath}: install it, or name one in CHROMIUM.`);
}

/** Files from disk, workers of services, a memory that is measured: in the whole browser. */
const whole = /(hosting|memory|offline|own_pages|quality|single)\.spec\.ts$/;
/** How the page comes to a browser, and what goes wrong then. */
const delivered = /(adding_a_language|budget|faults|hostile|jumps|links|reach)\.spec\.ts$/;
const shipped = [whole, delivered];

/** Where a screen's size matters: all of these on both, but for what is tagged. */
const layout = /(beside|board|drawn|fits|games|graphs|match|problems|touch)\.spec\.ts$/;
/** Of these the tests without a tag of a browser's run in happy-dom (npm run dom). */
const words = new RegExp(`[\\/](${inDom.join("|")})\\.spec\\.ts$`);
/** "every", in script/nightly: every test on both screens, in the whole browser. */
const screens = process.env["NIMBER_SCREENS"] ?? "";
if (!["", "every"].includes(screens)) throw new Error(`NIMBER_SCREENS is every, not ${screens}.`);
const byNight = screens !== "";
/** What stands in a page goes by the engine alone; script/nightly takes the whole browser. */
const engine = { launchOptions: byNight ? launchOptions : shellOptions };
const desktop = { ...engine, viewport: { width: 1280, height: 800 } };
const phone = {
  ...engine,
  viewport: { width: 360, height: 640 },
  isMobile: true,
  hasTouch: true,
};

/** The same on every screen. */
const onOne = [
  { name: "shipped", testMatch: whole, use: { viewport: { width: 1280, height: 800 } } },
  { name: "delivered", testMatch: delivered, use: desktop },
];

const byDay = [
  ...onOne,
  {
    name: "desktop",
    testIgnore: [...shipped, /touch\.spec/, words],
    // Where there is nothing to touch, nothing is touched.
    grepInvert: /@phone/,
    use: desktop,
  },
  {
    name: "desktop, beside words",
    testMatch: words,
    grep: browserTags,
    grepInvert: /@phone/,
    use: desktop,
  },
  { name: "phone", testMatch: layout, grepInvert: /@desktop/, use: phone },
  // Of the others those that look at the layout.
  { name: "phone, layout", testIgnore: [...shipped, layout], grep: /@layout/, use: phone },
];

const onBoth = [
  ...onOne,
  { name: "desktop", testIgnore: [...shipped, /touch\.spec/], grepInvert: /@touch/, use: desktop },
  { name: "phone", testIgnore: [...shipped, /mouse\.spec/], use: phone },
];

const projects = byNight ? onBoth : byDay.map((project) => ({ ...project, ...oneIn(project) }));

export default defineConfig({
  testDir: "../tests/browser",
  outputDir: "../build/test-results",
  fullyParallel: true,
  // Half of a test's time is waiting: for motion, for the page to rest. On idle cores two run on
  // each; where others may work on them too, fewer.
  workers: process.env["CI"] ? 3 : 4,
  // A shared machine may stall for a minute; what fails twice has failed.
  retries: process.env["CI"] ? 1 : 0,
  forbidOnly: true,
  // Generous: on a busy machine axe alone may take half a minute.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  webServer: {
    // Port 0: the system picks a free one, and the line that the server prints says which.
    command: "node ../script/serve.mjs dist 0",
    wait: { stdout: /http:\/\/localhost:(?<nimber_test_port>\d+)/ },
  },
  use: {
    // Known only once the server runs: the workers read this file again after that.
    baseURL: `http://localhost:${process.env["NIMBER_TEST_PORT"] ?? "0"}/`,
    browserName: "chromium",
    locale: "en-US",
    screenshot: "only-on-failure",
    // Each test has a profile of its own: keeping all files anew for each would take longer than
    // the tests.
    serviceWorkers: "block",
    launchOptions,
  },
  projects,
});
