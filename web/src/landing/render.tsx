/** The landing page as HTML, drawn in node when the page is built (web/landing.ts). */
import { render } from "preact-render-to-string";
import { App } from "../frame/App";
import { engine } from "../engine/index";
import { result } from "../state/analysis";
import { view } from "../state/game";
import { chooseLanguage } from "../strings/language";
import { firstAnswer, settled } from "../state/rest";
import { startSession } from "../state/session";
import { languages } from "../strings/languages";
import { stringsOf } from "../strings/index";
import type { Answers } from "./answers";

/** Of each language its tag and its page. Whatever is asked must be among the answers. */
export async function landingPages(answers: Answers): Promise<{ tag: string; html: string }[]> {
  engine.answers = answers;
  startSession();
  await firstAnswer();
  if (result.value === null || view.value === null)
    throw new Error("The landing page asks for an answer that web/landing.ts does not have.");
  settled.value = true;
  const pages = [];
  for (const [code, { tag }] of languages) {
    chooseLanguage(code);
    await stringsOf("first");
    // A page that is not alive yet does not say that its answer is there.
    const html = render(<App />).replace(/ data-analysis="\w*"/, "");
    pages.push({ tag, html });
  }
  engine.close();
  return pages;
}
