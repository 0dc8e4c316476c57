/**
 * A page of its own (web/pages): what it shows was drawn when it was built, and stands in the HTML.
 * Its script opens the same, and draws over it.
 */
import { pageOf } from "./link";

// The landing page is drawn where there is neither.
const { link, root } = "document" in globalThis ? document.documentElement.dataset : {};
const path = "location" in globalThis ? location.pathname : "";

/** What an address without "#" stands for: the text that would stand behind it. */
export const ownLink = (): string => (location.pathname === path ? (link ?? "") : "");

/** Is the page of its own what is to be seen? */
export const onOwnPage = (): boolean => location.hash.length <= 1 && ownLink() !== "";

/** The page itself: from a page of its own it lies further up. A link is put behind it. */
export const mainPage = (): string => {
  const here = pageOf(location.href);
  return root && location.pathname === path ? new URL(`${root}index.html`, here).href : here;
};
