/**
 * Lighthouse on the built page, as on a phone. Used by script/quality and by
 * tests/browser/quality.spec.ts.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { launchOptions } from "./chromium.mjs";

/** Of the performance of what is found by a search. */
const aim = 95;

/**
 * The scores of a page, 0 to 100, what keeps those of a category from 100, and after how many
 * seconds its words are seen at 1.6 Mbit/s and 150 ms (null where performance was not asked for).
 */
export async function audit(url, categories) {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ["--headless", ...launchOptions.args],
    logLevel: "silent",
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      output: "json",
      logLevel: "silent",
    });
    if (!result) throw new Error(`Lighthouse says nothing about ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = {};
    const faults = [];
    for (const name of categories) {
      const category = lhr.categories[name];
      scores[name] = Math.round((category.score ?? 0) * 100);
      for (const { id, weight } of category.auditRefs) {
        const { score, title, displayValue } = lhr.audits[id];
        if (weight > 0 && score !== null && score < 0.9)
          faults.push(`${name}: ${title}${displayValue ? ` (${displayValue})` : ""}`);
      }
    }
    const painted = lhr.audits["first-contentful-paint"]?.numericValue;
    return { scores, faults, seen: painted === undefined ? null : painted / 1000 };
  } finally {
    chrome.kill();
  }
}

/** The page itself, place after place, and one page of its own of each kind. */
const links = [
  "",
  "en/book/nim.html",
  "zh/book/nim.html",
  "en/problems/hdu-1846.html",
  "en/games/kayles.html",
  "zh/explore/kayles.html",
  "en/index.html",
  "#nim:3,4,5?view=explore",
  "#nim:3,4,5?view=problems",
  "#nim:3,4,5?view=book",
];
const categories = ["performance", "accessibility", "best-practices", "seo"];

if (process.argv[1] === import.meta.filename) {
  const [base, ...chosen] = process.argv.slice(2);
  let short = false;
  const columns = [...categories, "words seen"];
  console.log(`| page | ${columns.join(" | ")} |\n|---${"|--:".repeat(columns.length)}|`);
  for (const link of chosen.length > 0 ? chosen : links) {
    const { scores, faults, seen } = await audit(base + link, categories);
    const own = link === "" || !link.startsWith("#");
    const cells = [...categories.map((name) => scores[name]), `${seen?.toFixed(1)} s`];
    console.log(`| ${link ? `\`${link}\`` : "the landing page"} | ${cells.join(" | ")} |`);
    for (const fault of faults) console.error(`  ${fault}`);
    short ||= categories.some((name) => name !== "performance" && scores[name] < 100);
    // Performance is a measurement, and machines differ: aimed at, not asserted.
    if (own && scores.performance < aim) console.error(`  performance is below its aim of ${aim}`);
  }
  process.exitCode = short ? 1 : 0;
}
