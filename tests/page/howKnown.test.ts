// What the page says that a kernel has checked stands in proofs/, under the name that it gives.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inKernel } from "../../web/src/explore/inKernel";

const proofs = (file: string) =>
  readFileSync(new URL(`../../proofs/${file}`, import.meta.url), "utf8");

test.each(Object.entries(inKernel))("%s", (code, [name, file]) => {
  expect(proofs(file)).toMatch(new RegExp(`^ *(Theorem|Corollary) ${name}\\b`, "m"));
  const row = proofs("README.md")
    .split("\n")
    .find((line) => line.startsWith("| ") && line.split("|")[2]?.includes(`\`${code}\``));
  expect(row).toContain(`[\`${name}\`](${file})`);
});
