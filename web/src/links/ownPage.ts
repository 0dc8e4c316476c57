/**
 * A page of its own (web/pages): what it shows was drawn when it was built, and stands in the HTML.
 * Its script opens the same, and draws over it.
 */
import { pageOf } from "./link";

// The landing page is drawn where there is neither.
const { link, root, pages } = "document" in globalThis ? document.documentElement.dataset : {};
const path = "location" in globalThis ? location.pathname : "";

/** What an address without "#" stands for: the text that would stand behind it. */
export const ownLink = (): string => (location.pathname === path ? (link ?? "") : "");

/** Is the page of its own what is to be seen? */
export const onOwnPage = (): boolean => location.hash.length <= 1 && ownLink() !== "";

const ofProblem = (text = "") => /[?&]problem=([^&]*)/.exec(text)?.[1];

/**
 * Is this the page of its own of that problem? Whatever is drawn when it is built (data-still) is
 * to be such a page.
 */
export const isPageOfProblem = (name: string): boolean =>
  ofProblem(link) === name || "still" in document.documentElement.dataset;

/** The page itself: from a page of its own it lies further up. A link is put behind it. */
export const mainPage = (): string => {
  const here = pageOf(location.href);
  return root && location.pathname === path ? new URL(`${root}index.html`, here).href : here;
};

/** The languages that pages of their own are written in. */
export const pageLanguages = ["en", "zh"] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Where such a page lies in the folder. */
export const ownAddress = (language: string, kind: string, name: string) =>
  `${language}/${kind}/${name}.html`;

/**
 * The page of its own for a chapter or a problem; null where there is none beside this page, or
 * nobody else could open it: then a link behind "#" is what can be sent.
 */
export function ownPage(language: string, kind: "book" | "problems", name: string): string | null {
  const written = root !== undefined || pages !== undefined;
  const served = location.protocol.startsWith("http");
  return written && served && pageLanguages.some((one) => one === language)
    ? new URL(ownAddress(language, kind, name), mainPage()).href
    : null;
}
