// node bench/page.mjs [--write]: what a visitor feels: the built page in Chromium, served as
// script/serve does. Nothing in the page knows of it: what goes to the engine's worker and comes
// back is watched from outside, with the clock of the page. --write puts the table into
// docs/performance.md.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { cpus, loadavg } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { launchOptions } from "../web/chromium.mjs";
import createNimber from "../web/generated/nimber.js";

const { chromium } = createRequire(new URL("../web/package.json", import.meta.url))(
  "@playwright/test",
);
const root = new URL("../", import.meta.url);
const page_doc = new URL("docs/performance.md", root);
const [begin, end] = ["<!-- bench/page: begin -->", "<!-- bench/page: end -->"];

const sorted = (list) => [...list].sort((a, b) => a - b);
const quantile = (list, q) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * q))];
/** Of few: the quickest tells what it takes where nothing else runs. */
const middle = (list) => `${ms(quantile(list, 0.5))}; ${ms(Math.min(...list))}`;
const ms = (n) =>
  n >= 1e3 ? `${(n / 1e3).toFixed(1)} s` : `${n < 10 ? n.toFixed(1) : n.toFixed(0)} ms`;

/**
 * Runs in the page before its own scripts. `answered`: when the answer was drawn; `hinted`: when a
 * hint was, which is pressed for as soon as there is a button, where one is wanted.
 */
function watch(wantsHint = false) {
  const seen = { worker: null, asked: new Map(), answers: [], answered: null, hinted: null };
  window.bench = seen;
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given) {
      super(...given);
      seen.worker = this;
      // Before the engine's own listener, and read no further than it needs.
      this.addEventListener("message", ({ data }) => {
        const question = seen.asked.get(data.id);
        if (!question) return;
        seen.asked.delete(data.id);
        const answer = { ...question, took: performance.now() - question.since, value: data.value };
        seen.answers.push(answer);
        for (const wake of seen.wakes?.splice(0) ?? []) wake();
      });
    }
    postMessage(message, ...rest) {
      if (message?.type === "APPLY" && message.path[0] === "ask") {
        const [, name, given] = message.argumentList.map((one) => one.value);
        seen.asked.set(message.id, { name, given, since: performance.now() });
      }
      super.postMessage(message, ...rest);
    }
  };
  seen.wakes = [];
  /** The first answer that fits, past or to come. */
  seen.answer = async (fits) => {
    for (;;) {
      const found = seen.answers.find(fits);
      if (found) return found;
      await new Promise((resolve) => seen.wakes.push(resolve));
    }
  };
  const whenDrawn = (note) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => note(performance.now());
      channel.port2.postMessage(null);
    });
  let pressed = !wantsHint;
  let answered = false;
  const observer = new MutationObserver(() => {
    const button = document.querySelector('[data-testid="hint-button"]');
    // Pressed earlier, it would be lost: begin.js keeps the early clicks.
    if (button && !pressed && window.takeEarlyClicks) {
      pressed = true;
      button.click();
    }
    if (!answered && document.querySelector('main[data-analysis="done"]')) {
      answered = true;
      whenDrawn((now) => (seen.answered = now));
    }
    if (wantsHint ? !document.querySelector(".coach")?.textContent : !answered) return;
    observer.disconnect();
    if (wantsHint) whenDrawn((now) => (seen.hinted = now));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

async function serve() {
  const server = spawn(
    process.execPath,
    [
      fileURLToPath(new URL("script/serve.mjs", root)),
      fileURLToPath(new URL("web/dist", root)),
      "0",
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address) return { address: `${address}/`, stop: () => server.kill() };
  }
  throw new Error("The server said no address.");
}

const rows = [];
const row = (what, measured, target = "") => {
  rows.push(`| ${what} | ${measured} | ${target} |`);
  console.log(rows.at(-1));
};

/**
 * Opens every example of every game, one after another as a link would, until there are a thousand
 * analyses.
 */
async function analyses(browser, address) {
  const wasmBinary = readFileSync(new URL("web/generated/nimber.wasm", root));
  const nimber = await createNimber({ wasmBinary });
  const examples = nimber.games().flatMap((game) => game.examples);
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(address);
  await page.waitForFunction(() => window.bench.answered !== null);
  const rounds = Math.ceil(1000 / examples.length);
  const { asked, opened } = await page.evaluate(
    async ({ examples, rounds }) => {
      const { answers, worker } = window.bench;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const each = async (texts, ask) => {
        const list = [];
        for (let round = 0; round < rounds; round++)
          for (const text of texts) {
            answers.length = 0;
            const since = performance.now();
            ask(text, list.length);
            const { took } = await window.bench.answer(
              ({ name, since: then }) => name === "analyze" && then >= since,
            );
            list.push({ text, took, all: performance.now() - since });
            // Whatever else the page asks about the position is out of the way of the next.
            while (window.bench.asked.size > 0) await frame();
            await frame();
          }
        return list;
      };
      // The question that the engine's client asks, to its own worker, with nothing else going on;
      // then the same positions opened.
      const asked = await each(examples, (text, number) => {
        const argumentList = [1e6 + number, "analyze", [text, 0]].map((value) => ({
          type: "RAW",
          value,
        }));
        worker.postMessage({ id: `bench ${number}`, type: "APPLY", path: ["ask"], argumentList });
      });
      // What stands in the page itself is not asked.
      const known = document.getElementById("landing-answers").textContent;
      const unknown = examples.filter((text) => !known.includes(JSON.stringify(text)));
      const opened = await each(unknown, (text) => (location.hash = text));
      return { asked, opened };
    },
    { examples, rounds },
  );
  await page.close();
  for (const list of [asked, opened]) {
    const slow = list.toSorted((a, b) => b.took - a.took).slice(0, 5);
    console.log(slow.map(({ took, text }) => `    ${took.toFixed(1)} ms  ${text}`).join("\n"));
  }
  const two = (list, key) =>
    [0.5, 0.99]
      .map((q) =>
        ms(
          quantile(
            list.map((one) => one[key]),
            q,
          ),
        ),
      )
      .join("; ");
  row(
    `analysis of an ordinary position, asked and answered: ${examples.length} examples, ${rounds} times each (the first time too); median; 99th percentile`,
    two(asked, "took"),
    "2 ms; 8 ms",
  );
  row(
    "the same while the page draws the position, which was opened by its link",
    two(opened, "took"),
  );
  row("from the link to the answer: read, opened, analysed", two(opened, "all"));
}

const visit = async (page, address) => {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.answered !== null);
  return page.evaluate(() => window.bench.answered);
};

const firstPaint = () =>
  performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime)[0];

/** A page of so many bytes, in the document and one script, with nothing to do but to be drawn. */
async function serveEmpty(bytes) {
  const draw = `document.body.innerHTML = '<main data-analysis="done">Drawn</main>';`;
  const html = `<!doctype html><meta charset="utf-8"><title>Empty</title><body><script src="/script.js"></script>`;
  const script = `${draw}/*${"x".repeat(Math.max(0, bytes - html.length - draw.length - 4))}*/`;
  const server = createServer(({ url }, answer) => {
    const isScript = url === "/script.js";
    answer.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    answer.end(isScript ? script : html);
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  return { address: `http://localhost:${server.address().port}/`, stop: () => server.close() };
}

/**
 * One visit by somebody who was never here, with nothing of the visit before still under way: what
 * `wanted` of window.bench was, when the first thing was painted, and how many bytes came.
 */
async function freshVisit(browser, address, wanted = "answered", after = async () => undefined) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const context = await browser.newContext();
  const page = await context.newPage();
  const fetched = [];
  page.on("requestfinished", (request) => fetched.push(request));
  await page.addInitScript(watch, wanted === "hinted");
  await page.goto(address);
  await page.waitForFunction((name) => window.bench[name] !== null, wanted);
  const took = await page.evaluate((name) => window.bench[name], wanted);
  const painted = await page.evaluate(firstPaint);
  const sizes = await Promise.all([...fetched].map((request) => request.sizes()));
  await after(page);
  await context.close();
  return {
    took,
    painted,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}

async function firstAnswers(browser, address) {
  const visits = 20;
  const link = `${address}#nim:3,4,5`;
  const { bytes } = await freshVisit(browser, address);
  const empty = await serveEmpty(bytes);
  const times = { painted: [], hinted: [], linked: [], emptyPainted: [], empty: [], warm: [] };
  // By turns with a page that only weighs as much.
  for (let i = 0; i < visits; i++) {
    const landing = await freshVisit(browser, address, "hinted");
    times.painted.push(landing.painted);
    times.hinted.push(landing.took);
    const nothing = await freshVisit(browser, empty.address);
    times.emptyPainted.push(nothing.painted);
    times.empty.push(nothing.took);
    times.linked.push((await freshVisit(browser, link)).took);
  }
  empty.stop();
  await freshVisit(browser, link, "answered", async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    for (let again = 0; again < visits; again++) {
      await page.goto("about:blank");
      times.warm.push(await visit(page, link));
    }
  });
  for (const [what, list] of Object.entries(times))
    console.log(`    ${what} ${list.map(Math.round)}`);
  const ratio = (ours, theirs) =>
    [0.5, 0].map((q) => (quantile(ours, q) / quantile(theirs, q)).toFixed(1)).join("; ");
  const beside = (what, ours, theirs, target) => {
    row(
      `${what}, after navigation: nothing kept, ${visits} visits; median; quickest`,
      middle(ours),
    );
    row(
      `the same beside an empty page of as many bytes (${bytes.toLocaleString("en")}), by turns: ratio of the medians; of the quickest`,
      ratio(ours, theirs),
      target,
    );
  };
  beside("first board painted", times.painted, times.emptyPainted, "1.3");
  beside("a hint drawn, pressed for at once", times.hinted, times.empty, "2.5");
  beside("a link's verdict drawn (`nim:3,4,5`)", times.linked, times.empty, "3");
  row(`a link's verdict, a page that was visited before, ${visits} visits`, middle(times.warm));
}

/**
 * Sends a million values that the module has to the page, by the question that Explore asks;
 * compares that with numbers in an array.
 */
async function million(browser, address) {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(`${address}#take/1,3,4?view=explore`);
  const have = page.getByTestId("values-have");
  await page.getByTestId("value-count").fill("1000000");
  const since = Date.now();
  await page.getByTestId("compute").click();
  await page.waitForFunction(
    (element) => element.getAttribute("data-count") === "1000000",
    await have.elementHandle(),
  );
  const shown = Date.now() - since;
  const { ours, boxed } = await page.evaluate(async () => {
    const { worker, answers } = window.bench;
    const ask = async (id) => {
      answers.length = 0;
      const argumentList = [id, "values", ["take/1,3,4", 0, 1_000_000]].map((value) => ({
        type: "RAW",
        value,
      }));
      worker.postMessage({ id: `bench ${id}`, type: "APPLY", path: ["ask"], argumentList });
      return window.bench.answer(({ name }) => name === "values");
    };
    const ours = [];
    let values;
    for (let i = 0; i < 21; i++) {
      const answer = await ask(1e6 + i);
      ours.push(answer.took);
      values = answer.value.values;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (values.length !== 1_000_000) throw new Error("not a million");
    const boxed = [];
    for (let i = 0; i < 7; i++) {
      const list = Array.from(values);
      const channel = new MessageChannel();
      const came = new Promise(
        (resolve) => (channel.port1.onmessage = (event) => resolve(event.data)),
      );
      const begun = performance.now();
      channel.port2.postMessage(list);
      await came;
      boxed.push(performance.now() - begun);
    }
    return { ours, boxed };
  });
  await page.close();
  row(
    "10^6 values from the module to the page, as Explore asks for them; median; quickest",
    middle(ours),
    "3 ms",
  );
  row("the same as an array of numbers (the message alone)", middle(boxed));
  row("10^6 values of `take/1,3,4` asked for in Explore, computed and shown", ms(shown));
}

/** The place of problems: each letter of a search until it is drawn; 200 cases of a rule. */
async function problems(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}#?view=problems&problem=cses-1098`);
  await page.locator('[data-testid="problem-choice"]').first().waitFor();
  const count = await page.locator('[data-testid="problem-choice"]').count();
  const typed = await page.evaluate(async (text) => {
    const box = document.querySelector('[data-testid="problem-search"]');
    const drawn = () => new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    const times = [];
    for (let at = 1; at <= text.length; at++) {
      await drawn();
      const since = performance.now();
      box.value = text.slice(0, at);
      box.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await drawn();
      times.push(performance.now() - since);
    }
    return times;
  }, "staircase nim");
  row(
    `Problems: ${count} filtered by a letter and drawn; median; quickest; slowest`,
    `${middle(typed)}; ${ms(Math.max(...typed))}`,
    "50 ms",
  );
  await page.locator('[data-testid="problem-search"]').fill("");
  const made = await page.evaluate(async () => {
    const since = performance.now();
    document.querySelector('[data-testid="problem-check"]').click();
    while (!document.querySelector('[data-testid="problem-checking"]'))
      await new Promise((then) => setTimeout(then, 5));
    return performance.now() - since;
  });
  row("Problems: *Check mine* makes 200 cases of `cses-1098` and answers them", ms(made), "2 s");
  await page.close();
}

async function proof(browser, address, code, most, target) {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(`${address}#octal/${code}?view=explore`);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-testid="values-have"]')?.getAttribute("data-count") === "1000",
  );
  await page.getByTestId("period-most").fill(String(most));
  await page.waitForTimeout(1000);
  const felt = await page.evaluate(async () => {
    const bars = new Set();
    const tasks = [];
    let longest = 0;
    let before = performance.now();
    let over = false;
    const frame = (now) => {
      longest = Math.max(longest, now - before);
      before = now;
      const bar = document.querySelector('[data-testid="period-card"] progress');
      if (bar && bar.value > 0) bars.add(bar.value);
      if (!over) requestAnimationFrame(frame);
    };
    const watcher = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    watcher.observe({ entryTypes: ["longtask"] });
    const since = performance.now();
    document.querySelector('[data-testid="find-period"]').click();
    requestAnimationFrame((now) => {
      before = now;
      requestAnimationFrame(frame);
    });
    const found = () =>
      document.querySelector(
        '[data-testid="proven"], [data-testid="not-proven"], [data-testid="error"]',
      );
    while (!found()) await new Promise((resolve) => setTimeout(resolve, 10));
    const took = performance.now() - since;
    over = true;
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { preperiod, period } = found().dataset;
    return { took, bars: bars.size, longest, tasks, preperiod, period };
  });
  await page.close();
  console.log(`    ${JSON.stringify(felt)}`);
  row(
    `Explore proves ${code}: preperiod ${Number(felt.preperiod).toLocaleString("en")}, period ${Number(felt.period).toLocaleString("en")}`,
    ms(felt.took),
    target,
  );
  const longTasks =
    felt.tasks.length === 0
      ? "none"
      : `${felt.tasks.length}, the longest ${ms(Math.max(...felt.tasks))}`;
  row(
    "meanwhile: longest gap between two frames; tasks over 50 ms; steps of the bar",
    `${ms(felt.longest)}; ${longTasks}; ${felt.bars}`,
  );
}

const load = loadavg()[0].toFixed(1);
const server = await serve();
const browser = await chromium.launch(launchOptions);
const version = browser.version();
try {
  const parts = {
    analyses,
    firstAnswers,
    million,
    problems,
    0.16: (...at) => proof(...at, "0.16", 10_000_000, "0.2 s"),
    0.376: (...at) => proof(...at, "0.376", 10_000_000, "8 s"),
    0.354: (...at) => proof(...at, "0.354", 100_000_000, "8 s"),
    0.104: (...at) => proof(...at, "0.104", 500_000_000, "60 s"),
  };
  const only = process.argv.slice(2).filter((one) => one in parts);
  for (const [name, part] of Object.entries(parts)) {
    if (only.length === 0 || only.includes(name)) await part(browser, server.address);
  }
} finally {
  await browser.close();
  server.stop();
}

if (process.argv.includes("--write")) {
  const text = readFileSync(page_doc, "utf8");
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error("docs/performance.md has lost the marks of the page's table");
  const where = `Measured on ${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Chromium ${version}; load ${load}.`;
  const table = ["| what | measured | target |", "|---|--:|--:|", ...rows].join("\n");
  writeFileSync(
    page_doc,
    `${text.slice(0, from)}${begin}\n${where}\n\n${table}\n${text.slice(to)}`,
  );
}
