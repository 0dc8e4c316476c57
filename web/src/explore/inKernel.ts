import { citedInKernel, closedInKernel, type InKernel } from "../strings/inKernel";

/**
 * Theorems that Coq's kernel has checked, and for which `--coq` writes a file: by the code of the
 * certificate, the name and the file of proofs/. tests/page/howKnown.test.ts holds them against it.
 */
export const inKernel: Readonly<Record<string, InKernel>> = {
  "guy-smith": ["octal_period", "Checker.v"],
  "sparse-space": ["sparse_octal_period", "SparseChecker.v"],
  "subtraction-window": ["take_period", "Sets.v"],
  "subtraction-residues": ["endless_period", "Endless.v"],
  ...Object.fromEntries(closedInKernel.map((code) => [code, citedInKernel[code]])),
};

/** What a misère quotient says of sums; the same of one proven for all heaps of an octal code. */
export const quotientsInKernel = {
  any: ["quotient_outcomes", "Quotients.v"],
  octal: ["quotient_right", "QuotientChecker.v"],
} as const;

/** The theorem of a certificate that a kernel has checked. */
export function kernelTheorem(certificate: string) {
  const { theorem, saltus } = JSON.parse(certificate) as { theorem: string; saltus: number };
  // Of a set whose values grow for ever the theorem is proven by hand.
  const grows = theorem === "subtraction-residues" && saltus !== 0;
  return grows ? undefined : inKernel[theorem];
}
