/** A press of the mouse on an element: what a browser sends, and where it puts the focus. */
import { mayFocus } from "../../web/dom/patches";
import type { Realm } from "../../web/dom/realm";

/** What the pointer was over, in each document. */
const over = new WeakMap<Realm, Element>();

const chain = (element: Element): Element[] => {
  const all: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
  return all;
};

function send(realm: Realm, at: Element, kind: string, more: object = {}): boolean {
  const { PointerEvent, MouseEvent } = realm.view;
  const inner = /enter$|leave$/.test(kind);
  const said = {
    bubbles: !inner,
    cancelable: !inner,
    composed: true,
    view: realm.view,
    button: 0,
    detail: /^(click|dblclick|mouse)/.test(kind) ? 1 : 0,
    pointerId: 1,
    pointerType: "mouse",
    isPrimary: true,
    ...more,
  };
  const Kind = /^(pointer|click)/.test(kind) ? PointerEvent : MouseEvent;
  return at.dispatchEvent(new Kind(kind, said));
}

export function hover(realm: Realm, at: Element): void {
  const before = over.get(realm);
  if (before !== at) {
    if (before?.isConnected) {
      for (const kind of ["pointerout", "mouseout"])
        send(realm, before, kind, { relatedTarget: at });
      for (const one of chain(before).filter((left) => !left.contains(at)))
        for (const kind of ["pointerleave", "mouseleave"])
          send(realm, one, kind, { relatedTarget: at });
    }
    for (const kind of ["pointerover", "mouseover"]) send(realm, at, kind);
    for (const one of chain(at).reverse())
      if (!before?.isConnected || !one.contains(before))
        for (const kind of ["pointerenter", "mouseenter"]) send(realm, one, kind);
    over.set(realm, at);
  }
  for (const kind of ["pointermove", "mousemove"]) send(realm, at, kind);
}

function focusFrom(realm: Realm, at: Element): void {
  const first = chain(at).find((one) => mayFocus(one, realm));
  if (first) (first as HTMLElement).focus();
  else (realm.view.document.activeElement as HTMLElement | null)?.blur();
}

export function click(realm: Realm, at: Element): void {
  hover(realm, at);
  const down = { buttons: 1 };
  send(realm, at, "pointerdown", down);
  if (send(realm, at, "mousedown", down)) focusFrom(realm, at);
  send(realm, at, "pointerup");
  send(realm, at, "mouseup");
  // What was taken away meanwhile is not clicked.
  if (!at.isConnected) return;
  const label = at.closest("label");
  send(realm, at, "click");
  const control = label?.control;
  if (control && !control.contains(at) && mayFocus(control, realm)) control.focus();
}
