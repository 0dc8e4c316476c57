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

test("of a certificate its theorem is told, and whether there is a file for Coq", () => {
  const known = (theorem: string, saltus = 0) => kernelTheorem(JSON.stringify({ theorem, saltus }));
  expect(known("subtraction-residues")).toEqual({
    theorem: ["endless_period", "Endless.v"],
    inCoq: true,
  });
  expect(known("bash")).toEqual({ theorem: ["bash", "Taking.v"], inCoq: true });
  expect(known("take-interval")).toEqual({ theorem: ["take_interval", "Taking.v"], inCoq: true });
  expect(known("sparse-space").theorem?.[1]).toBe("SparseChecker.v");
  // Proven, but `--coq` writes nothing of it.
  expect(known("take-residue")).toEqual({ theorem: ["take_residue", "Taking.v"], inCoq: false });
  // Values that grow by classes, and what no kernel has checked.
  expect(known("subtraction-residues", 3)).toEqual({ theorem: undefined, inCoq: false });
  expect(known("loops")).toEqual({ theorem: undefined, inCoq: false });
});
