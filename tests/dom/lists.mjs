// Every test of tests/browser runs in script/test: without a browser, or in one. Compares the names.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const npx = (screens, ...given) =>
  JSON.parse(
    execFileSync("npx", given, {
      cwd: web,
      env: { ...process.env, NIMBER_SCREENS: screens, NO_COLOR: "1" },
      maxBuffer: 1e8,
      encoding: "utf8",
    }),
  );

/** Its file and its name; a test on two screens stands once. */
function inBrowser(screens) {
  const names = new Set();
  const walk = (suite, path) => {
    for (const spec of suite.specs ?? []) names.add([...path, spec.title].join(" › "));
    for (const inner of suite.suites ?? []) walk(inner, [...path, inner.title]);
  };
  const { suites } = npx(screens, "playwright", "test", "--list", "--reporter=json");
  for (const file of suites) walk(file, [file.title]);
  return names;
}

const listed = npx("", "vitest", "list", "--config", "vitest.dom.config.ts", "--json");
const dom = new Set(listed.map(({ file, name }) => `${file.replace(/.*\//, "")} › ${name}`));
const browser = inBrowser("");
const all = inBrowser("all");

const lost = [...all].filter((name) => !dom.has(name) && !browser.has(name));
const twice = [...dom].filter((name) => browser.has(name));
const unknown = [...dom].filter((name) => !all.has(name));
for (const [says, names] of Object.entries({
  "run nowhere": lost,
  "run in both": twice,
  "known to no browser": unknown,
}))
  for (const name of names) console.error(`${says}: ${name}`);
if (lost.length + twice.length + unknown.length > 0) process.exit(1);
console.log(`${dom.size} tests without a browser, ${browser.size} in one: all ${all.size}.`);
