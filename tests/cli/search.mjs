// node search.mjs NIMBER: what bounds the search for a period, what is said of its end, and that
// progress is shown on a terminal only.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { ask, nimber } from "./ask.mjs";

const search = (...args) => {
  const run = ask(["period", ...args]);
  return { ...JSON.parse(run.stdout), status: run.status, told: run.stderr };
};

// The bound is work, not values: this period needs more than ten million of them.
const { status, told, ...found } = search("octal/0.354");
assert.deepEqual(found, {
  rule: "octal/0.354",
  preperiod: 10061916,
  period: 1180,
  saltus: 0,
  proven: true,
  checked_to: 20126194,
});
assert.deepEqual([status, told], [0, ""]);

// --limit is what ends it, and that is said.
const short = search("octal/0.07", "--limit", "60");
assert.deepEqual([short.status, short.proven, short.checked_to], [1, false, 59]);
assert.equal(short.told, "octal/0.07: ended after 60 values, by the limit on values\n");

// A rule of one's own has no theorem: it is given up at once, and what its predicate costs is
// counted.
const custom = search("custom/2*k<=n");
assert.deepEqual([custom.status, custom.proven], [1, false]);
assert.match(custom.told, /no theorem is known that could prove a period/);
const clauses = Array.from({ length: 300 }, (_, i) => `k==${String(i + 1)}*n`).join("||");
const long = search(`custom/${clauses}`);
assert.ok(long.checked_to < custom.checked_to / 5, String(long.checked_to));

/** The same on a terminal: what stands on standard error, or null where none can be had. */
function onTerminal(args) {
  const line = [nimber, ...args].map((word) => `'${word}'`).join(" ");
  const run = spawnSync("script", ["-qec", `${line} >/dev/null`, "/dev/null"], {
    encoding: "utf8",
    input: "",
  });
  return run.error || !run.stdout ? null : run.stdout;
}
const shown = onTerminal(["period", "--limit", "40000000", "octal/0.104"]);
if (shown !== null) {
  const clear = "\r\u001b[K";
  const lines = shown.split(clear);
  assert.ok(lines.length > 2, shown);
  assert.match(lines[1], /^octal\/0\.104: \d+% of the limit, \d+ options examined$/);
  assert.match(lines.at(-1), /ended after 40000000 values/);
}
console.log("search: bounded by work, ended by its limit, progress on a terminal");
