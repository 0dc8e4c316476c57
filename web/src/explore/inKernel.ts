import { citedInKernel, closedInKernel, type InKernel } from "../strings/inKernel";

/** Theorems of periods that no explanation cites. */
const periods = {
  "guy-smith": ["octal_period", "Checker.v"],
  "sparse-space": ["sparse_octal_period", "SparseChecker.v"],
  "subtraction-window": ["take_period", "Sets.v"],
  "subtraction-residues": ["endless_period", "Endless.v"],
} satisfies Readonly<Record<string, InKernel>>;

/**
 * Theorems that Coq's kernel has checked: by the code of the certificate, the name and the file of
 * proofs/. tests/page/howKnown.test.ts holds them against it.
 */
export const inKernel: Readonly<Record<string, InKernel>> = { ...citedInKernel, ...periods };

/** Codes of certificates for which `period --coq` writes a file. */
export const writtenForCoq: ReadonlySet<string> = new Set([
  ...Object.keys(periods),
  ...closedInKernel,
]);

/** What a misère quotient says of sums; the same of one proven for all heaps of an octal code. */
export const quotientsInKernel = {
  any: ["quotient_outcomes", "Quotients.v"],
  octal: ["quotient_right", "QuotientChecker.v"],
} as const;

/** The theorem of a certificate that a kernel has checked, and whether `--coq` writes its file. */
export function kernelTheorem(certificate: string): {
  theorem: InKernel | undefined;
  inCoq: boolean;
} {
  const { theorem, saltus } = JSON.parse(certificate) as { theorem: string; saltus: number };
  // Of a set whose values grow for ever the theorem is proven by hand.
  const grows = theorem === "subtraction-residues" && saltus !== 0;
  return grows
    ? { theorem: undefined, inCoq: false }
    : { theorem: inKernel[theorem], inCoq: writtenForCoq.has(theorem) };
}
