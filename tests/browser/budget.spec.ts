// What the first visit of the landing place transfers, and that every file lies ready packed.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { compressible } from "../../web/compress.mjs";
import { openLanding } from "./help";

const built = fileURLToPath(new URL("../../web/dist/", import.meta.url));
/** What paints the landing page and plays its first moves. */
const most = 90_000;
/** The board module with its script, which is asked for at once. */
const mostModule = 320 * 1024;
/** What Explore opens with, and what it answers with; the plot's library comes with a plot. */
const mostExplore = 37_000;
/** An answer's headers, about; the protocol tells their size only of some. */
const headers = 300;

for (const [language, locale] of [
  ["English", "en-US"],
  ["Chinese", "zh-CN"],
] as const)
  test.describe(language, () => {
    test.use({ locale });
    test("the landing place and its first moves fit into 90 KB", async ({ page, baseURL }) => {
      // What is fetched ahead waits for a browser that has nothing else to do: this one never has.
      await page.addInitScript(() => (window.requestIdleCallback = () => 0));
      const asked: string[] = [];
      page.context().on("request", (request) => asked.push(request.url()));
      await openLanding(page);
      await page.waitForLoadState("networkidle");
      const files = [...new Set(asked)]
        .filter((url) => url.startsWith(baseURL!))
        .map((url) => decodeURIComponent(new URL(url).pathname.slice(1)) || "index.html");
      const sizes = files.map((file) => {
        const size = (end: string) => readFileSync(built + file + end).length + headers;
        return { file, gzip: size(".gz"), brotli: size(".br") };
      });
      const ofModule = ({ file }: { file: string }) => /\.wasm$|\/worker-/.test(file);
      // Bytes as gzip and as brotli.
      const sum = (list: typeof sizes, key: "gzip" | "brotli") =>
        list.reduce((all, one) => all + one[key], 0);
      for (const one of sizes) process.stdout.write(`${one.gzip}\t${one.brotli}\t${one.file}\n`);
      // All that a first move needs is among them, and the module too.
      expect(files).toContain("index.html");
      for (const kind of [/\/index-.*\.js$/, /\/worker-/, /board-.*\.wasm$/, /\.css$/])
        expect(files.filter((file) => kind.test(file)).length, String(kind)).toBe(1);
      expect(files.filter((file) => file.endsWith(".wasm")).length).toBe(1);
      const module = sizes.filter(ofModule);
      const ofPage = sizes.filter((one) => !ofModule(one));
      expect(sum(ofPage, "gzip")).toBeLessThanOrEqual(most);
      expect(sum(module, "gzip")).toBeLessThanOrEqual(mostModule);
    });
  });

test("Explore and its answers fit into 37 KB, without what few answers need", async ({ page }) => {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const open = (lines: string) => page.goto(`./#sheet=${encodeURIComponent(lines)}`);
  await open("rule take/1,3,4\nlost");
  await expect(page.getByTestId("lost-words")).toBeVisible();
  const own = asked.filter((url) => /\/(ExplorePlace|cards)-[^/]*\.js$/.test(url));
  expect(own).toHaveLength(2);
  const size = (url: string) => readFileSync(`${built}assets/${url.split("/").pop()}.gz`).length;
  expect(own.reduce((all, url) => all + size(url), 0)).toBeLessThanOrEqual(mostExplore);
  // Drawing automata takes 15 KB, and no question has found one yet.
  const fetched = (what: RegExp) => asked.filter((url) => what.test(url));
  expect(fetched(/\/(layered|Automaton|Plot)-[^/]*\.js$/)).toEqual([]);
  await page.goto("about:blank");
  await open("rule take/1,3,4\nsequence --count 60");
  await expect(page.getByTestId("plot")).toBeVisible();
  expect(fetched(/\/Plot-[^/]*\.js$/)).toHaveLength(1);
});

test("the lab module is not asked for before a question needs it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openLanding(page);
  await page.waitForLoadState("networkidle");
  const modules = () => asked.filter((url) => url.endsWith(".wasm"));
  expect(modules()).toHaveLength(1);
  const lab = page.waitForResponse((response) => /\/nimber-.*\.wasm$/.test(response.url()));
  await page.getByRole("button", { name: "Explore" }).click();
  expect((await lab).ok()).toBe(true);
  expect(modules()).toHaveLength(2);
});

test("every question of the page goes through embind", () => {
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js"));
  const starting = scripts.filter((file) =>
    /WebAssembly\.(instantiate|Instance|Module)\b/.test(readFileSync(built + file, "utf8")),
  );
  expect(starting.map((file) => file.replace(/-.*/, "")).sort()).toEqual([
    "assets/nimber",
    "assets/worker",
  ]);
  for (const file of starting) expect(readFileSync(built + file, "utf8")).toMatch(/embind/);
  // A module publishes its memory, its table and a few functions of Emscripten: no question.
  const modules = files.filter((file) => file.endsWith(".wasm"));
  expect(modules).toHaveLength(2);
  for (const file of modules) {
    const names = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(built + file)));
    expect(names.length).toBeLessThan(16);
    for (const { name } of names) expect(name.length).toBeLessThan(3);
  }
});

test("every text and module lies ready as gzip and brotli, and is sent so", async ({ request }) => {
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  const plain = files.filter((file) => compressible.test(file));
  expect(plain.length).toBeGreaterThan(20);
  for (const file of plain) {
    const bytes = readFileSync(built + file);
    expect(gunzipSync(readFileSync(`${built}${file}.gz`)).equals(bytes), file).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${built}${file}.br`)).equals(bytes), file).toBe(true);
  }
  const wasm = plain.find((file) => file.endsWith(".wasm"))!;
  for (const [accepted, sent] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const answer = await request.get(`./${wasm}`, { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers()["content-encoding"], accepted).toBe(sent);
    expect(answer.headers()["content-type"]).toBe("application/wasm");
    expect((await answer.body()).equals(readFileSync(built + wasm))).toBe(true);
  }
});
