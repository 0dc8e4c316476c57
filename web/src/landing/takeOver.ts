/** The page that was drawn when it was built, and the answers that came with it. */
import { engine } from "../engine/index";
import { Answers, answersId } from "./answers";

const element = document.getElementById(answersId);
if (element) engine.answers = new Answers(element.textContent);

/**
 * Where the page is to be drawn: over the drawn page, if that is what is to be seen, else in place
 * of everything.
 */
export function rootFor(app: HTMLElement, tag: string, landing: boolean): HTMLElement {
  const drawn = landing && app.querySelector<HTMLElement>(`.landing[lang="${tag}"]`);
  app.replaceChildren(...(drawn ? [drawn] : []));
  return drawn || app;
}

declare global {
  interface Window {
    /** Of begin.js: the clicks that nobody has heard yet. */
    takeEarlyClicks?: () => MouseEvent[];
  }
}

/** The drawn page is alive: what was pressed on it counts. */
export function repeatClicks(): void {
  for (const { clientX, clientY, target } of window.takeEarlyClicks?.() ?? [])
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
}
