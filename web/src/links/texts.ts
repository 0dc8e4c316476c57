/** Links in any text: what follows each "#". Pure. */

/** White space as the language knows it. */
export const isBlank = (character: string) => character !== "" && character.trim() === "";

/** What a sentence, or a chat program, leaves at the end of an address. */
const closing = ".,;，。；)）]】";

/** Where the link that begins here ends: at white space, a quotation mark or the next "#". */
function endOf(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "#" && text[at] !== '"' && !isBlank(text[at]!)) at += 1;
  return at;
}

/** Addresses in a text: what follows each "#", up to white space or a quotation mark. */
export function linksIn(text: string, most = Infinity): string[] {
  const found: string[] = [];
  for (let at = text.indexOf("#"); at >= 0 && found.length < most;) {
    const end = endOf(text, at + 1);
    let last = end;
    while (last > at + 1 && closing.includes(text[last - 1]!)) last -= 1;
    if (end > at + 1) found.push(text.slice(at + 1, last));
    at = text.indexOf("#", end);
  }
  return found;
}

/** So many "<" and ">" of a link may end it. */
const mostEnds = 8;

/**
 * In some rules "<" and ">" compare; elsewhere they may be a tag that follows the address. The
 * longest first.
 */
export function readings(link: string): string[] {
  const ends: number[] = [];
  for (let at = 0; at < link.length && ends.length < mostEnds; at++)
    if (link[at] === "<" || link[at] === ">") ends.push(at);
  return [link, ...ends.reverse().map((end) => link.slice(0, end))].filter((text) => text !== "");
}
