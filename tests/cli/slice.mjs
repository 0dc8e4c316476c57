import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/**
 * Of a list that is long to go through, one in `of` by day, those that begin at NIMBER_SLICE (0),
 * the same on every day. All of it where NIMBER_STRIDE=1, as in script/nightly.
 */
export const slice = (all, of) =>
  process.env["NIMBER_STRIDE"] === "1"
    ? [...all]
    : all.filter((_, at) => at % of === Number(process.env["NIMBER_SLICE"] ?? 0) % of);

/** Files changed in the tree or in the last 20 commits; none where there is no git. */
export function changedFiles() {
  const git = (...words) => spawnSync("git", words, { cwd: here, encoding: "utf8" }).stdout ?? "";
  const files = git("diff", "--name-only", "HEAD") + git("log", "-n20", "--format=", "--name-only");
  return files.split("\n").filter(Boolean);
}
