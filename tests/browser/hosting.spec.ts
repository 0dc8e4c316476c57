// The folder on a server that knows nothing of it, and what is said where something is missing.
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, openGame, outcome, steps } from "./help";
import { builtFolder, Site } from "./server";
import { visitEverything, watch } from "./visit";

let site: Site;
test.afterEach(() => site.stop());

test.describe("as it is used", () => {
  test.use({ serviceWorkers: "allow" });

  test("works in a sub-folder, with .wasm as text, asking nobody else and against no policy", async ({
    page,
  }) => {
    site = await new Site(builtFolder, "/~teacher/of games/", { ".wasm": "text/plain" }).start();
    const base = encodeURI(site.url);
    const seen = watch(page, base);
    const wasm = page.waitForResponse((response) => response.url().endsWith(".wasm"));
    await visitEverything(page, base);
    expect((await wasm).headers()["content-type"]).toBe("text/plain");
    expect(seen.problems).toEqual([]);
  });
});

test("the page's own policy refuses inline scripts, inline styles, eval and other hosts", async ({
  page,
}) => {
  site = await new Site(builtFolder).start();
  await openGame(page, "#nim:3", site.url);
  const refused = page.evaluate(async () => {
    const seen = new Set<string>();
    document.addEventListener("securitypolicyviolation", (event) =>
      seen.add(event.effectiveDirective.replace(/-(elem|attr)$/, "")),
    );
    for (const [tag, text] of [
      ["script", "document.title = 'inline'"],
      ["style", "body { display: none }"],
    ] as const) {
      const element = document.createElement(tag);
      element.textContent = text;
      document.head.append(element);
    }
    document.body.setAttribute("style", "color: red");
    await fetch("http://127.0.0.1:9/").catch(() => undefined);
    // In a task of the page's own: what a test evaluates is allowed more.
    const evaluated = await new Promise((resolve) =>
      setTimeout(() => {
        try {
          // eslint-disable-next-line @typescript-eslint/no-implied-eval
          resolve(typeof new Function("return 1") === "function");
        } catch {
          resolve(false);
        }
      }, 100),
    );
    return { seen: [...seen].sort(), evaluated, title: document.title };
  });
  const { seen, evaluated, title } = await refused;
  expect(seen).toEqual(["connect-src", "script-src", "style-src"]);
  expect(evaluated).toBe(false);
  expect(title).not.toBe("inline");
});

for (const [what, end, answer] of [
  ["is not there", ".wasm", { status: 404, type: "text/plain", body: "" }],
  [
    "is another file",
    ".wasm",
    { status: 200, type: "text/html", body: "<!doctype html><p>Welcome</p>" },
  ],
  ["has no worker", "worker", { status: 404, type: "text/plain", body: "" }],
] as const)
  test(`the module ${what}: a sentence, another try, and the game is kept`, async ({ page }) => {
    site = await new Site(builtFolder).start();
    // A game with something to redo, as a reader of the page left it.
    await openGame(page, "#nim:3,4,5!1,4,5!1,4,4", site.url);
    await page.getByTestId("undo").click();
    await expect(input(page)).toHaveValue("nim:1,4,5");
    const missing =
      end === "worker"
        ? (
            await page.evaluate(() =>
              performance.getEntriesByType("resource").map((one) => one.name),
            )
          )
            .find((name) => /\/worker-[^/]*\.js$/.test(name))!
            .replace(/.*\//, "")
        : end;
    site.instead.set(missing, answer);
    await page.reload();
    const trouble = page.getByTestId("trouble");
    await expect(trouble).toHaveAttribute("data-code", "engine-not-loaded");
    await expect(trouble).toContainText("could not be loaded");
    await page.getByTestId("language").click();
    await expect(trouble).toContainText("未能载入");
    await expectNoSideways(page);
    await expectAccessible(page);
    // The book can be read without it.
    await page.locator("[data-testid=place-book]:visible").click();
    await expect(page.getByTestId("chapter-1")).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId("chapter-1")).toHaveCount(0);
    site.instead.clear();
    await trouble.getByRole("button", { name: "重试" }).click();
    await expect(outcome(page)).toBeVisible();
    await expect(trouble).toHaveCount(0);
    await expect(input(page)).toHaveValue("nim:1,4,5");
    await expect(steps(page)).toHaveCount(2);
  });

test("a part whose file is gone: a sentence, and a reload that keeps the game", async ({
  page,
}) => {
  site = await new Site(builtFolder).start();
  await openGame(page, "#nim:3,4,5!1,4,5", site.url);
  site.instead.set(".js", { status: 404, type: "text/plain", body: "" });
  await page.locator("[data-testid=place-book]:visible").click();
  const missing = page.getByTestId("missing-part");
  await expect(missing).toContainText("Your game is kept");
  await expectAccessible(page);
  site.instead.clear();
  await missing.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByTestId("chapter-1")).toBeVisible();
  await page.locator("[data-testid=place-board]:visible").click();
  await expect(input(page)).toHaveValue("nim:1,4,5");
  await expect(steps(page)).toHaveCount(1);
});

test("a browser without WebAssembly gets a sentence", async ({ playwright }) => {
  site = await new Site(builtFolder).start();
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    // Without its compiler this browser has no WebAssembly either, neither here nor in workers.
    args: [...launchOptions!.args!, "--js-flags=--jitless"],
  });
  try {
    for (const [locale, words] of [
      ["en-US", "This browser has no WebAssembly"],
      ["zh-CN", "此浏览器没有 WebAssembly"],
    ] as const) {
      const context = await browser.newContext({ locale, viewport: { width: 360, height: 640 } });
      const page = await context.newPage();
      await page.goto(`${site.url}#nim:3,4,5`);
      expect(await page.evaluate(() => typeof WebAssembly)).toBe("undefined");
      await expect(page.getByTestId("trouble")).toContainText(words);
      await expect(page.getByTestId("trouble").getByRole("button")).toHaveCount(0);
      await expectNoSideways(page);
      await expectAccessible(page);
      // The book can be read without it.
      await page.goto(`${site.url}#?view=book&chapter=2`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect(page.getByTestId("trouble")).toBeVisible();
    }
  } finally {
    await browser.close();
  }
});

test("a browser in which the page does not start gets a sentence", async ({ page }) => {
  site = await new Site(builtFolder).start();
  site.instead.set(".js", { status: 404, type: "text/plain", body: "" });
  await page.goto(site.url);
  await expect(page.getByText("Nimber is loading.")).toBeVisible();
  await expect(page.getByText("正在载入。")).toBeVisible();
  site.instead.clear();
  await page.reload();
  await expect(page.locator("#board")).toBeVisible();
  await expect(page.getByText("Nimber is loading.")).toHaveCount(0);
});

test("a chat that follows a link finds a title and a line in the page itself", async () => {
  site = await new Site(builtFolder).start();
  const html = await (await fetch(site.url)).text();
  for (const name of ["og:title", "og:description", "og:type", "og:site_name"])
    expect(html).toMatch(new RegExp(`<meta\\s+property="${name}"\\s+content="[^"]+"`));
});
