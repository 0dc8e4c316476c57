/** A number that a reader typed. Pure. */

/** Why it is none; each has its sentence. */
export type Unread = "empty" | "foreign" | "long" | "notWhole";

/** Digits of the longest number that an exercise can ask for: below 2^64. */
const most = 20;

/** "007" is 7; spaces between groups of digits are allowed. */
export function readNumber(typed: string): { number: bigint } | { unread: Unread } {
  const text = typed.replace(/[\s\u00a0\u202f]/g, "");
  if (text === "") return { unread: "empty" };
  if (/^[0-9]+$/.test(text))
    return text.length > most ? { unread: "long" } : { number: BigInt(text) };
  // １２, ٣, 四: a number, in digits that nothing else on the page uses.
  return {
    unread: /^[\p{N}〇零一二两三四五六七八九十百千万]+$/u.test(text) ? "foreign" : "notWhole",
  };
}
