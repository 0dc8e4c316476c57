/**
 * Digits in groups of three with a narrow no-break space: neither a comma (a separator in the
 * notation) nor a break.
 */
export function formatInteger(value: bigint | number): string {
  const text = value.toString();
  const sign = text.startsWith("-") ? "-" : "";
  const digits = text.slice(sign.length);
  if (digits.length < 5) return text;
  return sign + digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");
}

/** "1, 3 or 4": a list with a last connective. */
export function listWith(items: readonly string[], comma: string, last: string): string {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(comma) + last + items[items.length - 1]!;
}

/** "n = 7", or "(a, b) = (3, 5)". */
export const placeOf = (letters: string, at: readonly string[]): string =>
  at.length === 1
    ? `${letters} = ${formatInteger(BigInt(at[0]!))}`
    : `(${letters.split(",").join(", ")}) = (${at.join(", ")})`;

/** Digits of a text of the notation, grouped for reading; everything else is left alone. */
export function groupDigits(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => formatInteger(BigInt(digits)));
}

/** Numbers that an octal code lets one take, with what may then be left: see `Sentence`. */
export interface OctalClause {
  /** "1", "2", "5–7" */
  amounts: string[];
  /** which numbers of heaps may be left, as in "012" */
  left: string;
}

/** The digits of an octal code, those of one meaning together. */
export function octalClauses(digits: readonly string[]): OctalClause[] {
  const byLeft = new Map<string, number[]>();
  for (const digit of digits) {
    const [amount = "", left = ""] = digit.split(":");
    // Nothing taken is told apart.
    const key = amount === "0" ? "split" : left;
    byLeft.set(key, [...(byLeft.get(key) ?? []), Number(amount)]);
  }
  return [...byLeft].map(([left, amounts]) => {
    const runs: [number, number][] = [];
    for (const amount of amounts) {
      const last = runs[runs.length - 1];
      if (last?.[1] === amount - 1) last[1] = amount;
      else runs.push([amount, amount]);
    }
    return {
      left,
      amounts: runs.flatMap(([from, to]) =>
        to - from > 1 ? [`${from}–${to}`] : from === to ? [`${from}`] : [`${from}`, `${to}`],
      ),
    };
  });
}
