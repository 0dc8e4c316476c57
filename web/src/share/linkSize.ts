/** How much a link may hold. */

/** Longer links are cut, or not made into links, by many chat and mail programs. */
export const mostSent = 2000;
/** More than this the page itself doesn't open (core/text/link.cpp). */
export const mostOpened = 1_000_000;

export const linkSize = (url: string): "good" | "long" | "too-long" =>
  url.length > mostOpened ? "too-long" : url.length > mostSent ? "long" : "good";
