/** How texts in the boxes of Explore are understood. Pure. */

/** Two words with a comma between, which can stand between quotes in a program. */
export function wordsOf(text: string): [string, string] | null {
  const parts = text.split(/[,，]/).map((part) => part.trim());
  const [first, second] = parts;
  if (parts.length !== 2 || !first || !second) return null;
  return /["\\\p{Cc}]/u.test(text) ? null : [first, second];
}

/** So many numbers, or marks, tell which game they are of. */
const [leastNumbers, leastMarks] = [8, 16];

/** A list as a program prints it, as against a rule or a position of a few heaps. */
export const looksPasted = (text: string) =>
  /^[\s\d,;[\]{}PNWL]+$/i.test(text) && text.trim().split(/[\s,;]+/).length >= leastNumbers;

/** Does a list as linkedList() gives it say enough to ask which game it is of? */
export const mayTellGame = (linked: string) =>
  /^\d/.test(linked)
    ? !linked.includes("/") && linked.split(",").length >= leastNumbers
    : linked.length >= leastMarks && !linked.includes("/");

/** Longer lists stay out of the link, which no browser may be trusted with. */
const mostLinked = 50_000;

/**
 * A list, marks or a table as a link's option holds it: "0,1,2", "PNNP", "0,1/1,0"; null for what
 * is none of them or too long. Holds only what chat programs leave alone.
 */
export function linkedList(text: string): string | null {
  if (text.length > 8 * mostLinked) return null;
  const rows = text
    .split(/\r\n?|\n/)
    .map((line) => line.split(/[\s,，、;；[\]{}]+/).filter((one) => one !== ""))
    .map((row) =>
      row.every((one) => /^[PNWL]+$/i.test(one)) ? [...row.join("").toUpperCase()] : row,
    )
    .filter((row) => row.length > 0);
  const all = rows.flat();
  const marks = all.every((one) => /^[PNWL]$/.test(one));
  if (all.length === 0 || (!marks && !all.every((one) => /^\d+$/.test(one)))) return null;
  const wide = rows[0]!.length;
  const table = rows.length > 1 && wide > 1 && rows.every((row) => row.length === wide);
  const linked = (table ? rows : [all]).map((row) => row.join(marks ? "" : ",")).join("/");
  return linked.length > mostLinked ? null : linked;
}

/** What linkedList() stands for, as it is pasted. */
export const listOfLink = (linked: string): string => linked.replaceAll("/", "\n");
