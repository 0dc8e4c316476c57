/**
 * The options of a link: what stands behind its first question mark, parted by "&". They are read
 * from its text alone, whether or not its position can be read. The module reads those of a good
 * link in the same way (core/text/link.cpp); tests/page/linkOptions.test.ts compares the two.
 */

/** Stands for an encoded "&" within an option until the options are parted. */
const inner = "\x01";

/** Without percent-encoding. A "%" that starts no escape is itself; bytes that are no UTF-8 are told
 * as U+FFFD, as the module tells them. */
const decoded = (text: string) =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
    new TextDecoder().decode(
      Uint8Array.from(run.slice(1).split("%"), (byte) => parseInt(byte, 16)),
    ),
  );

export function linkOptions(text: string): string[] {
  const mark = text.indexOf("?");
  // Where the mark is not encoded, neither are the "&" between the options.
  const before = mark < 0 ? "?" : decoded(text.slice(0, mark));
  const plain = before.includes("?")
    ? decoded(text)
    : before + decoded(text.slice(mark).replace(/%26/g, inner));
  const from = plain.search(/[?\uff1f]/);
  if (from < 0) return [];
  return plain
    .slice(from + 1)
    .split("&")
    .filter(Boolean)
    .map((option) => option.replaceAll(inner, "&"));
}

/** A link's text, as it stands, up to its options. */
export const withoutOptions = (text: string) => text.replace(/(?:\?|%3f|\uff1f|%ef%bc%9f).*$/i, "");

/** A text that stands in a link as it is, and options as linkOptions() tells them. */
export const withOptions = (text: string, list: readonly string[]) =>
  list.length > 0
    ? `${text}?${list.map((option) => option.replace(/[%&]/g, encodeURIComponent)).join("&")}`
    : text;
