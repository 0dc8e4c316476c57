/** A pupil's words beside the teacher's: the same, but for how they are written. Pure. */

/** Small letters, plain digits and signs, no last full stop. */
const plain = (text: string) =>
  text
    // Raised digits are a power, which the plain ones are not.
    .replace(/[⁰¹²³⁴-⁹]+/gu, (digits) => `^${digits}`)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[−‐‑–]/g, "-")
    .replace(/\s+/gu, " ")
    .replace(/[.。 ]+$/u, "")
    .trim();

/** Without blanks; but two numbers side by side are not one. */
const close = (text: string) =>
  text.replace(/\d (?=\d)| /g, (found) => (found === " " ? "" : found));

/** "8", "n = 8", "g(3) = 8": the number, and what it is the number of; null for anything else. */
function numberIn(text: string): { name: string; value: bigint } | null {
  const named = /^(\p{L}[\p{L}\w]* ?(?:\([^()=]*\) ?)?)= ?/u.exec(text);
  const found = /^(-?) ?(\d{1,40})$/.exec(text.slice(named?.[0].length ?? 0));
  return found ? { name: close(named?.[1] ?? ""), value: BigInt(found[1]! + found[2]!) } : null;
}

/** Thousands set apart, as in "1,000"; in what is right they may be two numbers. */
const together = (text: string) =>
  text.replace(/\d{1,3}(?:[ ,]\d{3})+$/, (digits) => digits.replace(/[ ,]/g, ""));

export function isSameAnswer(said: string, right: string): boolean {
  const [one, other] = [plain(said), plain(right)];
  if (close(one) === close(other)) return true;
  const [number, wanted] = [numberIn(together(one)), numberIn(other)];
  if (number === null || wanted === null || number.value !== wanted.value) return false;
  // A name may be left out, or added; another one is about something else.
  return number.name === "" || wanted.name === "" || number.name === wanted.name;
}
