/** The families that stand ready, as lines of a sheet. Pure. */
import { lineOf } from "../sheet";
import type { ReadyFamily } from "../../strings/families";

const family = (rule: string, choices: string, more = "") =>
  `family ${[rule, choices].map((one) => `'${one}'`).join(" ")}${more && ` ${more}`}`;

/**
 * Moore's game is one of several heaps: its single heaps are those of Nim. So who wins is shown of
 * two heaps beside three of 15, by k: with k = 3 those with a sum of 15 are lost, with 2 only two
 * empty heaps, with 4 only two of 15.
 */
const mooreHeaps = family("nim:$a,$b,15,15,15~most/$k", "a=0..16;b=0..16;k=2..4", "--of lost");
/** How many are lost. */
const mooreCount = (most: number) =>
  lineOf(
    "count",
    [`nim~most/${most}`],
    [
      { name: "--heaps", value: "5" },
      { name: "--from", value: "0" },
      { name: "--to", value: "20" },
      { name: "--sum-at-most", value: "20" },
      { name: "--mod", value: "1000000007" },
    ],
  );

export const readyLines: Record<ReadyFamily, readonly string[]> = {
  "one-two": [family("take/1,$a,$b", "a=2..40;b=a+1..40")],
  "and-sum": [family("take/$a,$b,$c", "a=1..30;b=a+1..31;c=a+b")],
  "at-most": [family("custom/$a*k<=n", "a=2..24", "--of values")],
  "at-least": [family("custom/$a*k>=n", "a=2..24", "--of values")],
  remainder: [family("custom/k%$b==$a", "b=2..16;a=0..b-1")],
  "octal-two": [family("octal/0.$a$b", "a=0..7;b=0..7", "--limit 5000")],
  "octal-three": [family("octal/0.$a$b$c", "a=0..7;b=0..7;c=0..7", "--limit 5000")],
  root: [family("own/n;k=1..$a*sqrt(n);n-=k", "a=1..12", "--of values --count 80")],
  moore: [mooreHeaps, ...[2, 3].map(mooreCount)],
  "take-or-split": [family("own/n;k=1..$a;n-=k|i=1..n/2;=>(i)+(n-i)", "a=1..16", "--of values")],
};

const mostFirst = 100;

/** The family that a rule is one of: its last number changes. */
export function familyOf(rule: string): string {
  const octal = /^(octal\/.*)\d$/.exec(rule);
  if (octal) return family(`${octal[1]}$a`, "a=0..7", "--of values");
  const last = /^(.*\D)(\d+)(\D*)$/.exec(rule);
  const number = Number(last?.[2] ?? NaN);
  if (!last || !(number <= mostFirst) || rule.includes("'")) return readyLines["one-two"][0]!;
  return family(
    `${last[1]}$a${last[3]}`,
    `a=${Math.min(1, number)}..${Math.max(20, 2 * number)}`,
    "--of values",
  );
}
