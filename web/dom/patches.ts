/**
 * What elements do in a browser and not in happy-dom, put in once for all realms of this process:
 * dialogs above all, focus, size, motion, links, style sheets.
 */
import { Window } from "happy-dom";
import { define, getters } from "./define";
import type { Realm, View } from "./realm";
import { fileAt } from "./site";

const realms = new WeakMap<object, Realm>();

/** The realm that an element belongs to. */
const realmOf = (element: Element): Realm => {
  const realm = realms.get(element.ownerDocument);
  if (!realm) throw new Error(`<${element.localName}> of no page`);
  return realm;
};

const focusable =
  "a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]";

export function mayFocus(element: Element, { styles }: Realm): boolean {
  if (!element.matches(focusable) || element.matches(":disabled, input[type=hidden]")) return false;
  return styles.visible(element) && !element.closest("[inert]");
}

/** What a modal dialog leaves alive: all of the document where there is none. */
export function alive(element: Element, { modals }: Realm): boolean {
  // One that was taken out of the document makes nothing inert any more.
  while (modals.length > 0 && !modals.at(-1)!.isConnected) modals.pop();
  const modal = modals.at(-1);
  return (!modal || modal.contains(element)) && !element.closest("[inert]");
}

/** The size of all elements. */
export const room = { width: 700, height: 400 };

/** The link that is being pressed. */
let pressed: HTMLAnchorElement | null = null;
export const pressedLink = () => pressed;

function whilePressed<T>(link: HTMLAnchorElement, act: () => T): T {
  const old = pressed;
  pressed = link;
  try {
    return act();
  } finally {
    pressed = old;
  }
}

let done = false;

/** To be called for each realm; does its work for the first one. */
export function patch(realm: Realm): void {
  realms.set(realm.view.document, realm);
  if (done) return;
  done = true;
  const view = new Window() as unknown as View;
  for (const { prototype } of [view.HTMLElement, view.SVGElement]) {
    const focus = method<HTMLElement | SVGElement>(prototype, "focus");
    define(prototype, {
      focus(this: HTMLElement) {
        const own = realmOf(this);
        if (mayFocus(this, own) && alive(this, own)) focus.call(this);
      },
    });
  }
  const nothing = () => undefined;
  // Everything has some room; where it stands is for the browser.
  for (const side of ["client", "scroll", "offset"]) {
    getters(view.HTMLElement.prototype, {
      [`${side}Width`]: () => room.width,
      [`${side}Height`]: () => room.height,
    });
    getters(view.Element.prototype, {
      [`${side}Width`]: () => room.width,
      [`${side}Height`]: () => room.height,
    });
  }
  define(view.Element.prototype, {
    getBoundingClientRect: () => new view.DOMRect(0, 0, room.width, room.height),
  });
  define(view.Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    scrollBy: nothing,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    hasPointerCapture: () => false,
    getAnimations: () => [],
    checkVisibility(this: Element) {
      return !realmOf(this).styles.gone(this);
    },
  });
  define(view.HTMLCanvasElement.prototype, { getContext: blank });
  patchDialogs(view);
  patchLinks(view);
}

/** A canvas on which nothing is seen: pictures stay with the browser's tests. */
function blank(): object {
  const held: Record<string | symbol, unknown> = {
    measureText: (text: string) => ({ width: 8 * text.length }),
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: new Uint8ClampedArray(4 * width * height),
    }),
  };
  return new Proxy(held, {
    get: (on, name) => (name in on ? on[name] : blank),
    set: (on, name, value) => {
      on[name] = value;
      return true;
    },
  });
}

/** A method of a class of happy-dom's, to be called with its object. */
type Method<O> = (this: O, ...given: unknown[]) => unknown;
const method = <O>(of: O, name: string) => (of as Record<string, unknown>)[name] as Method<O>;

const before = new WeakMap<HTMLElement, HTMLElement | null>();

function patchDialogs(view: View): void {
  const gone = (dialog: HTMLElement): boolean => {
    const { modals } = realmOf(dialog);
    const at = modals.indexOf(dialog);
    if (at >= 0) modals.splice(at, 1);
    return at >= 0;
  };
  define(view.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      const realm = realmOf(this);
      const { document, DOMException } = realm.view;
      if (this.open) throw new DOMException("It is open.", "InvalidStateError");
      const active = document.activeElement as HTMLElement | null;
      before.set(this, active);
      this.setAttribute("open", "");
      realm.modals.push(this);
      const inside = [...this.querySelectorAll<HTMLElement>("*")].filter((one) =>
        mayFocus(one, realm),
      );
      const first = inside.find((one) => one.hasAttribute("autofocus")) ?? inside[0];
      if (first) first.focus();
      else active?.blur();
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.open) return;
      this.removeAttribute("open");
      if (value !== undefined) this.returnValue = value;
      const old = before.get(this);
      if (gone(this) && old?.isConnected) old.focus();
      const { view: own } = realmOf(this);
      own.setTimeout(() => this.dispatchEvent(new own.Event("close")));
    },
  });
}

function patchLinks(view: View): void {
  const anchors = view.HTMLAnchorElement.prototype;
  const press = method(anchors, "dispatchEvent");
  define(anchors, {
    dispatchEvent(this: HTMLAnchorElement, event: Event) {
      return whilePressed(this, () => press.call(this, event));
    },
  });
  // A style sheet has come a moment after it was asked for: happy-dom says so at once.
  const links = view.HTMLLinkElement.prototype;
  const tell = method(links, "dispatchEvent");
  define(links, {
    dispatchEvent(this: HTMLLinkElement, event: Event) {
      if (event.type !== "load" || event.eventPhase !== 0) return tell.call(this, event);
      const own = realms.get(this.ownerDocument)?.view;
      // In a document that is only read.
      if (!own) return true;
      const come = fileAt(this.href) ? event : new own.Event("error");
      own.setTimeout(() => tell.call(this, come));
      return true;
    },
  });
}
