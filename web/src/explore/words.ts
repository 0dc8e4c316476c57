/** How texts in the boxes of Explore are understood. Pure. */

/** Two words with a comma between, which can stand between quotes in a program. */
export function wordsOf(text: string): [string, string] | null {
  const parts = text.split(/[,，]/).map((part) => part.trim());
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return null;
  return /["\\\p{Cc}]/u.test(text) ? null : [first, second];
}

/** A list as a program prints it, as against a rule or a position of a few heaps. */
export const looksPasted = (text: string) =>
  /^[\s\d,;[\]{}PNWL]+$/i.test(text) && text.trim().split(/[\s,;]+/).length >= 16;
