// The program under test, which each of these scripts is given: node SCRIPT.mjs NIMBER.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

export const nimber = resolve(process.argv[2]);

/** What `nimber ARGS` says to that input: its exit status, standard output and error. */
export function ask(args, input = "") {
  const run = spawnSync(nimber, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });
  // A program that refuses its options ends before it reads: then the pipe breaks, sooner or later,
  // and its answer stands.
  const unread = run.error?.code === "EPIPE" && run.status !== null;
  if (run.error && !unread) throw run.error;
  return run;
}
