/** What an explanation says of who has checked a theorem. */
import { citedInKernel, type InKernel } from "../strings/inKernel";

const known: Readonly<Record<string, InKernel>> = citedInKernel;

/** A period has its theorem by the rule; of sets with words for numbers it is not told here. */
export function inKernel(code: string, rule: string): InKernel | "by-hand" | null {
  if (code !== "period") return known[code] ?? "by-hand";
  if (rule.startsWith("octal/")) return ["guy_smith", "Periods.v"];
  return /^take\/[\d,]+(\.\.\d+)?$/.test(rule) ? ["subtraction_window", "Periods.v"] : null;
}

/** What a misère quotient says of a sum. */
export const quotientInKernel: InKernel = ["quotient_outcomes", "Quotients.v"];
