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
    /** Of begin.js: the events that nobody has heard yet, and what stood in the box. */
    takeEarlyEvents?: () => { event: Event; value?: string }[];
  }
}

/** The drawn page is alive: what was pressed and typed on it counts. */
export function repeatEvents(): void {
  for (const { event, value } of window.takeEarlyEvents?.() ?? []) {
    const { target } = event;
    if (event instanceof MouseEvent) {
      const { clientX, clientY } = event;
      target?.dispatchEvent(
        new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }),
      );
    } else if (target instanceof HTMLInputElement && value !== undefined) {
      target.value = value;
      target.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
