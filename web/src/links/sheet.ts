/**
 * A sheet as a link holds it: `sheet=` and the whole text, percent-encoded; behind the first
 * question mark that is not encoded stand options. Pure.
 */
import { decoded, linkOptions } from "./link";

const sign = "sheet";

/** Longer links are cut by chat programs: such a sheet is a file. */
export const mostLinked = 8000;
/**
 * More of an address is not looked at. So much holds more than a sheet may have, however it is
 * encoded: what is cut here is refused and never shown in part.
 */
const mostRead = 3_000_003;

/** Lines end with one sign, however they were written; none is open at the end. */
export const plainLines = (text: string): string => {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  let end = lines.length;
  while (end > 0 && lines[end - 1] === "\n") end -= 1;
  return lines.slice(0, end);
};

export interface SheetLink {
  text: string;
  options: string[];
}

/** The text behind "sheet="; null for any other link. */
function behindSign(link: string): string | null {
  if (link.slice(0, sign.length).toLowerCase() !== sign) return null;
  const rest = link.slice(sign.length);
  if (rest.startsWith("=")) return rest.slice(1);
  return rest.slice(0, 3).toLowerCase() === "%3d" ? rest.slice(3) : null;
}

/** What a link, as it stands behind "#", says; null where it is no sheet. */
export function readSheetLink(link: string): SheetLink | null {
  const rest = behindSign(link);
  if (rest === null) return null;
  const mark = rest.indexOf("?");
  const text = mark < 0 ? rest : rest.slice(0, mark);
  return {
    text: plainLines(decoded(text.slice(0, mostRead))),
    options: mark < 0 ? [] : linkOptions(rest.slice(mark)),
  };
}

/** A rule is full of these, and every program leaves them alone inside a link. */
const plain = ",/=:";
/** These may end a link, where a sentence or a chat program reads it. */
const mayEnd = "!'()*~.,:";
/** Of those a sheet needs these between other signs. */
const inside = ".,:";

/** Half of a pair can't be written. */
const isHalf = (one: string) => one.length === 1 && one >= "\ud800" && one <= "\udfff";
const escapeOf = (one: string) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`;

/** A text with every sign escaped that a chat program may change, or end a link at. */
export function encoded(text: string): string {
  let out = "";
  let at = 0;
  for (const one of text) {
    at += one.length;
    if (mayEnd.includes(one) && (at === text.length || !inside.includes(one))) out += escapeOf(one);
    else if (plain.includes(one)) out += one;
    else out += encodeURIComponent(isHalf(one) ? "\ufffd" : one);
  }
  return out;
}

/** The link of a sheet; null where it would be too long. */
export function writeSheetLink(text: string, options: readonly string[]): string | null {
  if (text.length > mostLinked) return null;
  const link = `${sign}=${encoded(plainLines(text))}`;
  if (link.length > mostLinked) return null;
  const rest = options.map((one) => one.replaceAll("%", "%25").replaceAll("&", "%26"));
  return rest.length > 0 ? `${link}?${rest.join("&")}` : link;
}
