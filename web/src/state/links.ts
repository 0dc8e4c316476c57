/** Links that the page writes, and what they take over from the one that was opened. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { mainPage } from "../links/ownPage";
import { withOptions } from "../links/link";
import { only } from "../links/options";
import { options } from "./game";

/** The link of a line of texts, each one move after the one before. */
export async function linkOf(texts: readonly string[], extras: readonly string[]): Promise<string> {
  const answer = await engine.writeLink([...texts], [...extras]);
  return isError(answer)
    ? withOptions(texts[texts.length - 1]!.replaceAll("%", "%25"), extras)
    : answer.link;
}

/** The address of this page with a link. Its origin won't do: a page from a file has none. */
export const currentUrl = (link: string) => `${pageUrl()}#${link}`;
export const pageUrl = () => mainPage();

/**
 * The text after "#" of a link to a position or rule that stands alone; a language that the link
 * asks for stays.
 */
export const languageOnly = () => only(options.peek(), "lang=");

export const hrefOf = (text: string) => {
  const [language] = only(options.value, "lang=");
  return `#${text.replaceAll("%", "%25")}${language ? `?${language}` : ""}`;
};
