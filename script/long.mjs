// node script/long.mjs NIMBER: answers that take too long, or too much memory, for every check. The
// two longest periods need some gigabytes; quotients must get by with 512 MB of address space.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const nimber = process.argv[2];
let failed = false;

/**
 * Runs the program in so much memory (KB; 0: as much as there is), and tells the seconds by the
 * clock.
 */
function run(args, memory = 0) {
  const start = performance.now();
  const limit = memory > 0 ? `ulimit -v ${String(memory)};` : "";
  const done = spawnSync("bash", ["-c", `${limit} exec "$@"`, "bash", nimber, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { ...done, seconds: (performance.now() - start) / 1000 };
}
function tell(what, seconds, right) {
  console.log(`${right ? "right" : "WRONG"}  ${what} (${seconds.toFixed(1)} s)`);
  failed ||= !right;
}

for (const [rule, preperiod, period] of [
  ["octal/0.454", 160949019, 60620715],
  ["octal/0.054", 193235616, 10015179],
]) {
  const { stdout, seconds } = run(["period", "--limit", "500000000", rule]);
  const found = JSON.parse(stdout || "{}");
  const right = found.proven && found.preperiod === preperiod && found.period === period;
  tell(`${rule}: preperiod ${String(preperiod)}, period ${String(period)}`, seconds, right);
}

const half = 512 * 1024;
const folder = mkdtempSync(join(tmpdir(), "nimber-long-"));
for (const [rule, heaps, order] of [
  ["octal/0.07", 33, 638],
  ["octal/0.04", 44, 864],
  ["octal/0.177", 25, 550],
  ["octal/4.7", 50, 1022],
  ["octal/0.26", 90, 968],
  ["octal/0.26", 120, 1740],
]) {
  const { stdout, seconds } = run(
    ["quotient", rule, "--heaps", String(heaps), "--certificate"],
    half,
  );
  const right = stdout.includes(`"order": ${String(order)},`);
  tell(
    `${rule}, heaps to ${String(heaps)}: order ${String(order)}`,
    seconds,
    right && seconds < 60,
  );
  const file = join(folder, "quotient.json");
  writeFileSync(file, stdout);
  const checked = run(["quotient", "--verify", file], half);
  tell("its certificate", checked.seconds, checked.stdout.includes('"valid": true'));
}
rmSync(folder, { recursive: true });

// Of these nothing is known: nothing may be said.
for (const [rule, heaps] of [
  ["octal/0.07", 34],
  ["octal/0.177", 26],
  ["grundy", 29],
]) {
  const { status, stderr, seconds } = run(["quotient", rule, "--heaps", String(heaps)], half);
  const right = status === 1 && /no misère quotient of at most \d+ elements was found/.test(stderr);
  tell(`${rule}, heaps to ${String(heaps)}: not found, and said so`, seconds, right);
}
process.exit(failed ? 1 : 0);
