/**
 * A link, as it stands behind "#" in an address: the text of a position or rule, and, behind the
 * first question mark, options parted by "&". Its options are read from its text alone, whether or
 * not the position can be read. The module reads those of a good link in the same way
 * (core/text/link.cpp); tests/page/linkOptions.test.ts compares the two. Pure.
 */

/** The question mark before the options: as it is, full-width, and both of them encoded. */
const marks = ["?", "\uff1f"];
const encodedMarks = ["%3f", "%ef%bc%9f"];

/** Stands for an encoded "&" within an option until the options are parted. */
const inner = "\x01";

/** Where the first of these texts stands; -1 where none does. */
function firstOf(text: string, wanted: readonly string[]): number {
  const found = wanted.map((one) => text.indexOf(one)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** A hexadecimal digit's value; NaN of any other character. */
const digit = (text: string, at: number) =>
  "0123456789abcdef".includes(text.charAt(at).toLowerCase() || "-")
    ? parseInt(text.charAt(at), 16)
    : NaN;

/** The byte of an escape, "%" and two hexadecimal digits; null where none begins here. */
function escaped(text: string, at: number): number | null {
  if (text.charAt(at) !== "%") return null;
  const byte = digit(text, at + 1) * 16 + digit(text, at + 2);
  return Number.isNaN(byte) ? null : byte;
}

/**
 * Without percent-encoding. A "%" that starts no escape is itself; bytes that are no UTF-8 are told
 * as U+FFFD, as the module tells them.
 */
export function decoded(text: string): string {
  let out = "";
  let from = 0;
  for (let at = text.indexOf("%"); at >= 0; at = text.indexOf("%", at)) {
    const bytes: number[] = [];
    const start = at;
    for (let byte = escaped(text, at); byte !== null; byte = escaped(text, at)) {
      bytes.push(byte);
      at += 3;
    }
    if (bytes.length === 0) {
      at += 1;
      continue;
    }
    out += text.slice(from, start) + new TextDecoder().decode(Uint8Array.from(bytes));
    from = at;
  }
  return out + text.slice(from);
}

/** The options of a link's text, in its order. */
export function linkOptions(text: string): string[] {
  const mark = text.indexOf("?");
  // Where the mark is not encoded, neither are the "&" between the options.
  const before = mark < 0 ? "?" : decoded(text.slice(0, mark));
  const plain = before.includes("?")
    ? decoded(text)
    : before + decoded(text.slice(mark).replaceAll("%26", inner));
  const from = firstOf(plain, marks);
  if (from < 0) return [];
  return plain
    .slice(from + 1)
    .split("&")
    .filter(Boolean)
    .map((option) => option.replaceAll(inner, "&"));
}

/** Whether an encoded mark begins here, in whichever case its letters are. */
const encodedMarkAt = (text: string, at: number) =>
  encodedMarks.some((mark) => text.slice(at, at + mark.length).toLowerCase() === mark);

/** A link's text, as it stands, up to its options. */
export function withoutOptions(text: string): string {
  const plain = firstOf(text, marks);
  const before = plain < 0 ? text : text.slice(0, plain);
  for (let at = before.indexOf("%"); at >= 0; at = before.indexOf("%", at + 1))
    if (encodedMarkAt(before, at)) return before.slice(0, at);
  return before;
}

/** A text that stands in a link as it is, and options as linkOptions() tells them. */
export const withOptions = (text: string, list: readonly string[]) =>
  list.length > 0
    ? `${text}?${list.map((one) => one.replaceAll("%", "%25").replaceAll("&", "%26")).join("&")}`
    : text;

/** Options alone, as in "?view=book", or nothing at all: no position stands before them. */
export const optionsAlone = (text: string) =>
  text === "" || text.startsWith("?") || text.slice(0, 3).toLowerCase() === "%3f";

/** Whether this text has a mark that options could stand behind. */
export const hasMark = (text: string) => firstOf(text, marks) >= 0;

/** An address up to its "#". */
export const pageOf = (href: string) => href.split("#", 1)[0]!;
