/** A pupil's words beside the teacher's: the same, but for how they are written. Pure. */

/** Small letters, plain digits and signs, no last full stop. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[−‐‑–]/g, "-")
    .replace(/\s+/gu, " ")
    .replace(/[.。 ]+$/u, "")
    .trim();

/** Without blanks; but two numbers side by side are not one. */
const close = (text: string) =>
  text.replace(/\d (?=\d)| /g, (found) => (found === " " ? "" : found));

/** "8", "1,000", "n = 8", "g(3) = 8": the number; null where it says something else. */
function numberIn(text: string): bigint | null {
  const digits = text.replace(/^[a-z]\w* ?(?:\([^()=]*\) ?)?= ?/, "");
  const found = /^(-?) ?(\d{1,3}(?:[ ,]\d{3})+|\d{1,40})$/.exec(digits);
  return found ? BigInt(found[1]! + found[2]!.replace(/[ ,]/g, "")) : null;
}

export function isSameAnswer(said: string, right: string): boolean {
  const [one, other] = [plain(said), plain(right)];
  if (close(one) === close(other)) return true;
  const [number, wanted] = [numberIn(one), numberIn(other)];
  return number !== null && number === wanted;
}
