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

/** So many frames without a change, and the page is drawn. */
const quietFrames = 12;
/** More is still to be drawn, however long nothing changes. */
const coming = 'main[data-analysis="working"], [aria-busy="true"]';
/** By then something is seen at any rate. */
const mostFrames = 600;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Which child of which child … an element is; null where it is not inside. */
function pathTo(root: Element, inside: Element | null): number[] | null {
  const path: number[] = [];
  for (let one = inside; one !== root; one = one.parentElement) {
    if (!one?.parentElement) return null;
    path.unshift([...one.parentElement.children].indexOf(one));
  }
  return path;
}

/**
 * Draws beside a page of its own, unseen and as wide, and takes its place once nothing changes any
 * more: what is read meanwhile does not move. Nor is what is marked, to be copied, taken away.
 */
export async function drawOver(app: HTMLElement, draw: (root: HTMLElement) => void): Promise<void> {
  const drawn = app.querySelector<HTMLElement>(".landing");
  const root = document.createElement("div");
  root.className = "drawn-unseen";
  root.inert = true;
  app.append(root);
  let quiet = 0;
  const watch = new MutationObserver(() => (quiet = 0));
  watch.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  draw(root);
  for (let frames = 0; quiet < quietFrames && frames < mostFrames; frames++) {
    await frame();
    if (engine.busy || root.querySelector(coming)) quiet = 0;
    else quiet++;
  }
  watch.disconnect();
  while (getSelection()?.isCollapsed === false) await frame();
  const focused = drawn && pathTo(drawn, document.activeElement);
  drawn?.remove();
  root.inert = false;
  root.className = "landing";
  const same = focused?.reduce<Element | undefined>((one, at) => one?.children[at], root);
  if (same instanceof HTMLElement) same.focus({ preventScroll: true });
}

declare global {
  interface Window {
    /** Of begin.js: the clicks that nobody has heard yet. */
    takeEarlyClicks?: () => MouseEvent[];
  }
}

/** The drawn page is alive: what was pressed on it counts, and where it was replaced, what lies
 * there now. */
export function repeatClicks(): void {
  for (const { clientX, clientY, target: pressed } of window.takeEarlyClicks?.() ?? []) {
    const gone = pressed instanceof Node && !pressed.isConnected;
    const target = gone ? document.elementFromPoint(clientX, clientY) : pressed;
    target?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
  }
}
