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

/** Digits of a text of the notation, grouped for reading; everything else is left alone. */
export function groupDigits(text: string): string {
  return text.replace(/\d{5,}/g, (digits) => formatInteger(BigInt(digits)));
}
