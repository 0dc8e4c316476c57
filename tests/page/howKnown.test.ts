// What the page says that a kernel has checked stands in proofs/, under the name that it gives.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inKernel, kernelTheorem, quotientsInKernel } from "../../web/src/explore/inKernel";
import type { InKernel } from "../../web/src/strings/inKernel";
import * as why from "../../web/src/why/inKernel";
import { theoremNames } from "../../web/src/strings/more";

const proofs = (file: string) =>
  readFileSync(new URL(`../../proofs/${file}`, import.meta.url), "utf8");

const cited = theoremNames
  .map((code) => [code, why.inKernel(code, "take/1,3")] as const)
  .filter(([, by]) => by !== "by-hand") as [string, InKernel][];

test.each([...Object.entries(inKernel), ...cited])("%s", (code, [name, file]) => {
  expect(proofs(file)).toMatch(new RegExp(`^ *(Theorem|Corollary) ${name}\\b`, "m"));
  const row = proofs("README.md")
    .split("\n")
    .find((line) => line.startsWith("| ") && line.split("|")[2]?.includes(`\`${code}\``));
  expect(row).toContain(`[\`${name}\`](${file})`);
});

test("what a kernel has checked is called so in Why, and nothing else", () => {
  const rows = proofs("README.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|"));
  for (const code of theoremNames) {
    const row = rows.find((cells) => cells[2]?.includes(`\`${code}\``))!;
    // That bars last equally long is by hand.
    const whole = !row[3]!.includes("by hand");
    expect(why.inKernel(code, "take/1,3") !== "by-hand", code).toBe(whole);
  }
  expect(why.inKernel("period", "octal/0.77")).toEqual(["guy_smith", "Periods.v"]);
  expect(why.inKernel("period", "take/2,odd")).toBeNull();
  for (const [name, file] of [...Object.values(quotientsInKernel), why.quotientInKernel])
    expect(proofs(file)).toMatch(new RegExp(`^ *(Theorem|Corollary) ${name}\\b`, "m"));
});

test("of values that grow by classes, and of what no kernel has checked, none is told", () => {
  const certificate = (theorem: string, saltus: number) => JSON.stringify({ theorem, saltus });
  expect(kernelTheorem(certificate("subtraction-residues", 0))).toEqual([
    "endless_period",
    "Endless.v",
  ]);
  expect(kernelTheorem(certificate("subtraction-residues", 3))).toBeUndefined();
  expect(kernelTheorem(certificate("sparse-space", 0))?.[1]).toBe("SparseChecker.v");
  expect(kernelTheorem(certificate("take-residue", 0))).toBeUndefined();
});
