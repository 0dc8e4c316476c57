// node bench/chapters.mjs [--write]: how long a chapter of the book takes from the press in the
// contents until it is drawn, and how long all chapters take to be printed: the built page in
// Chromium, served as script/serve does. Each opening is a visit of its own. --write puts the table
// into docs/performance.md.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../web/chromium.mjs";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))(
  "@playwright/test",
);
const root = new URL("../", import.meta.url);
const report = new URL("docs/performance.md", root);
const [begin, end] = ["<!-- bench/chapters: begin -->", "<!-- bench/chapters: end -->"];

/** Chapters that were there before the ways through the book were; the others are new. */
const oldChapters = 11;
const rounds = Number(process.env.ROUNDS ?? 5);
const languages = ["en", "zh"];
const chapters = readdirSync(new URL("web/book/en/", root)).length;
const printedWithin = 30_000;
const openedWithin = 1.5;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const ms = (n) => (n >= 1e4 ? `${(n / 1e3).toFixed(1)} s` : `${n.toFixed(0)} ms`);

const server = spawn("node", ["script/serve.mjs", "web/dist", "0"], { cwd: fileURLToPath(root) });
const address = await new Promise((found) => {
  createInterface({ input: server.stdout }).on("line", (line) => {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (url) found(url);
  });
});
const browser = await chromium.launch(launchOptions);

const newPage = async () => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  return context.newPage();
};

/** In the page: presses the chapter's line, and returns when its last board's place is drawn. */
const press = (number) =>
  new Promise((done) => {
    const since = performance.now();
    const drawn = () => {
      if (!document.querySelector(`[data-chapter="${number}"][aria-busy="false"]`)) return;
      watching.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now() - since);
        channel.port2.postMessage(null);
      });
    };
    const watching = new MutationObserver(drawn);
    watching.observe(document, { subtree: true, childList: true, attributes: true });
    document.querySelector(`[data-testid="chapter-${number}"]`).click();
  });

async function opened(language, number) {
  const page = await newPage();
  await page.goto(`${address}/#?view=book&lang=${language}`);
  await page.getByTestId(`chapter-${number}`).waitFor();
  await page.waitForLoadState("networkidle");
  const took = await page.evaluate(press, number);
  await page.context().close();
  return took;
}

/** All chapters, one after the other: opened beforehand, then printed. */
async function printed(language) {
  const page = await newPage();
  let took = 0;
  for (let number = 1; number <= chapters; number++) {
    await page.goto(`${address}/#?view=book&chapter=${number}&lang=${language}`);
    await page.locator(`[data-chapter="${number}"][aria-busy="false"]`).waitFor();
    await page.waitForLoadState("networkidle");
    const since = performance.now();
    await page.pdf({ format: "A4" });
    took += performance.now() - since;
  }
  await page.context().close();
  return took;
}

const lines = [];
const faults = [];
try {
  for (const language of languages) {
    const times = Array.from({ length: chapters }, () => []);
    // By turns: what else the machine does falls on all of them.
    for (let round = 0; round < rounds; round++)
      for (let at = 0; at < chapters; at++) times[at].push(await opened(language, at + 1));
    const took = times.map(median);
    const before = took.slice(0, oldChapters);
    const after = took.slice(oldChapters);
    const shortest = Math.min(...before);
    const ratio = median(after) / median(before);
    if (ratio > openedWithin)
      faults.push(`${language}: new chapters open ${ratio} times as slowly`);
    const print = await printed(language);
    if (print > printedWithin) faults.push(`${language}: printing takes ${print} ms`);
    const slowest = took.indexOf(Math.max(...took)) + 1;
    lines.push(
      [
        "",
        language,
        ms(shortest),
        ms(median(before)),
        ms(median(after)),
        ratio.toFixed(2),
        `chapter ${slowest}: ${ms(Math.max(...took))}`,
        (Math.max(...after) / shortest).toFixed(2),
        ms(print),
        "",
      ].join(" | "),
    );
    console.log(took.map((one, at) => `${language} ${at + 1}: ${ms(one)}`).join("\n"));
  }
} finally {
  await browser.close();
  server.kill();
}

const table = [
  `Measured on ${cpus().length} cores (${cpus()[0].model.trim()}), medians of ${rounds} visits.`,
  "",
  "| language | quickest of chapters 1 to 11 | their median | median of 12 to 18 | ratio of the medians (1.5 asked) | slowest of all | slowest new one over the quickest old one | all chapters printed (30 s asked) |",
  "|---|--:|--:|--:|--:|--:|--:|--:|",
  ...lines.map((line) => line.trim()),
].join("\n");
console.log(table);
if (process.argv.includes("--write")) {
  const text = readFileSync(report, "utf8");
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < 0) throw new Error("docs/performance.md has lost its marks");
  writeFileSync(report, `${text.slice(0, from)}\n${table}\n${text.slice(to)}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
