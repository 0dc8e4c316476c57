/**
 * Lighthouse on the built page, as on a phone. Used by script/quality and by
 * tests/browser/quality.spec.ts.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { launchOptions } from "./chromium.mjs";

/**
 * The scores of a page, 0 to 100, and what keeps those of a category from 100.
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
    return { scores, faults };
  } finally {
    chrome.kill();
  }
}

if (process.argv[1] === import.meta.filename) {
  const [base] = process.argv.slice(2);
  let short = false;
  for (const link of [
    "",
    "#nim:3,4,5?view=explore",
    "#nim:3,4,5?view=problems",
    "#nim:3,4,5?view=book",
  ]) {
    const { scores, faults } = await audit(base + link, [
      "performance",
      "accessibility",
      "best-practices",
      "seo",
    ]);
    console.log(`${link || "the landing place"}: ${JSON.stringify(scores)}`);
    for (const fault of faults) console.log(`  ${fault}`);
    short ||= Object.entries(scores).some(([name, score]) => name !== "performance" && score < 100);
    // Performance is a measurement, and machines differ: aimed at, not asserted.
    if (link === "" && scores.performance < 98) console.log("  performance is below its aim of 98");
  }
  process.exitCode = short ? 1 : 0;
}
