/**
 * What a person does to a page: presses, types, chooses; with what a browser does by itself then.
 */
import { alive, mayFocus } from "../../web/dom/patches";
import type { Realm } from "../../web/dom/realm";

const typed =
  "textarea, input:not([type=checkbox]):not([type=radio]):not([type=range]):not([type=button]):not([type=submit]):not([type=file])";

type Field = HTMLInputElement | HTMLTextAreaElement;

const codes: Record<string, string> = { " ": "Space", Space: "Space" };
const codeOf = (key: string): string => {
  if (codes[key]) return codes[key];
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key;
};

/** What was changed in a field since it was entered is told when it is left. */
const changed = new WeakSet<Element>();

export function tellChange(element: Element): void {
  if (!changed.delete(element)) return;
  const view = element.ownerDocument.defaultView!;
  element.dispatchEvent(new view.Event("change", { bubbles: true }));
}

/** To be called once for each document. */
export function watchLeaving(realm: Realm): void {
  realm.view.addEventListener(
    "blur",
    (event) => {
      if (event.target && (event.target as Node).nodeType === 1)
        tellChange(event.target as Element);
    },
    true,
  );
}

export function setText(realm: Realm, field: Field, text: string, kind: string): void {
  const { InputEvent } = realm.view;
  field.value = text;
  changed.add(field);
  field.dispatchEvent(
    new InputEvent("input", { bubbles: true, composed: true, inputType: kind, data: text }),
  );
}

function insert(realm: Realm, field: Field, text: string): void {
  if (field.readOnly) return;
  const whole = field.value;
  let from = whole.length;
  let to = whole.length;
  try {
    from = field.selectionStart ?? from;
    to = field.selectionEnd ?? to;
  } catch {
    // A kind without a selection: at its end.
  }
  const next = whole.slice(0, from) + text + whole.slice(to);
  if (field.maxLength >= 0 && next.length > field.maxLength) return;
  setText(realm, field, next, "insertText");
  try {
    field.setSelectionRange(from + text.length, from + text.length);
  } catch {
    // as above
  }
}

function remove(realm: Realm, field: Field, forward: boolean): void {
  const whole = field.value;
  let from = field.selectionStart ?? whole.length;
  let to = field.selectionEnd ?? whole.length;
  if (from === to) {
    if (forward) to = Math.min(to + 1, whole.length);
    else from = Math.max(from - 1, 0);
  }
  setText(realm, field, whole.slice(0, from) + whole.slice(to), "deleteContent");
  field.setSelectionRange(from, from);
}

export const active = (realm: Realm): Element =>
  realm.view.document.activeElement ?? realm.view.document.body;

/** All that the tab key reaches, in its order. */
function stops(realm: Realm): HTMLElement[] {
  const { document, HTMLInputElement } = realm.view;
  return [...document.querySelectorAll<HTMLElement>("*")].filter((one) => {
    if (Number(one.getAttribute("tabindex") ?? 0) < 0) return false;
    if (!mayFocus(one, realm) || !alive(one, realm)) return false;
    if (!(one instanceof HTMLInputElement) || one.type !== "radio" || one.checked) return true;
    const group = document.querySelectorAll<HTMLInputElement>(`input[name="${one.name}"]`);
    return ![...group].some((other) => other.checked);
  });
}

function tab(realm: Realm, back: boolean): void {
  const all = stops(realm);
  if (all.length === 0) return;
  const from = active(realm);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = realm.view.Node;
  const side = back ? DOCUMENT_POSITION_PRECEDING : DOCUMENT_POSITION_FOLLOWING;
  const bare = from === realm.view.document.body;
  const rest = all.filter(
    (one) => one !== from && (bare || (from.compareDocumentPosition(one) & side) !== 0),
  );
  (back ? (rest.at(-1) ?? all.at(-1)) : (rest[0] ?? all[0]))?.focus();
}

function submit(field: HTMLInputElement): void {
  tellChange(field);
  const { form } = field;
  if (!form) return;
  const buttons = [...form.elements] as HTMLButtonElement[];
  const first = buttons.find((one) => one.matches("button:not([type]),[type=submit]"));
  if (first) {
    if (!first.disabled) first.click();
  } else if (buttons.filter((one) => one.matches(typed)).length === 1) form.requestSubmit();
}

function escape(realm: Realm): void {
  const dialog = realm.modals.at(-1) as HTMLDialogElement | undefined;
  if (!dialog?.isConnected) return;
  const event = new realm.view.Event("cancel", { cancelable: true });
  if (dialog.dispatchEvent(event)) dialog.close();
}

function step(realm: Realm, field: HTMLInputElement, key: string): void {
  const by = Number(field.step) || 1;
  const least = field.min === "" ? 0 : Number(field.min);
  const most = field.max === "" ? 100 : Number(field.max);
  const now = Number(field.value);
  const to =
    key === "Home"
      ? least
      : key === "End"
        ? most
        : now + (/Right|Up/.test(key) ? by : /Page/.test(key) ? 0 : -by);
  const next = String(Math.min(most, Math.max(least, to)));
  if (next === field.value) return;
  setText(realm, field, next, "");
  tellChange(field);
}

function radio(realm: Realm, field: HTMLInputElement, key: string): void {
  const all = [
    ...realm.view.document.querySelectorAll<HTMLInputElement>(
      `input[type=radio][name="${field.name}"]:not(:disabled)`,
    ),
  ];
  const by = /Right|Down/.test(key) ? 1 : -1;
  const next = all[(all.indexOf(field) + by + all.length) % all.length]!;
  next.focus();
  next.click();
}

function choose(realm: Realm, field: HTMLSelectElement, key: string): void {
  const by = /Right|Down/.test(key) ? 1 : -1;
  const to = field.selectedIndex + by;
  if (to < 0 || to >= field.options.length) return;
  field.selectedIndex = to;
  for (const kind of ["input", "change"])
    field.dispatchEvent(new realm.view.Event(kind, { bubbles: true }));
}

/** What the key does where nobody has prevented it. */
function byItself(realm: Realm, at: Element, key: string, shift: boolean): void {
  const { HTMLInputElement, HTMLSelectElement } = realm.view;
  const field = at.matches(typed) ? (at as Field) : null;
  const arrow = /^(Arrow|Home|End)/.test(key);
  if (key === "Tab") tab(realm, shift);
  else if (key === "Escape") escape(realm);
  else if (key === "Enter") {
    if (at.matches("button, summary, a[href]")) (at as HTMLElement).click();
    else if (at.localName === "textarea") insert(realm, at as Field, "\n");
    else if (at instanceof HTMLInputElement) submit(at);
  } else if (field && key.length === 1) insert(realm, field, key);
  else if (field && /^(Backspace|Delete)$/.test(key)) remove(realm, field, key === "Delete");
  else if (arrow && at instanceof HTMLInputElement && at.type === "range") step(realm, at, key);
  else if (arrow && at instanceof HTMLInputElement && at.type === "radio") radio(realm, at, key);
  else if (arrow && at instanceof HTMLSelectElement) choose(realm, at, key);
}

export function press(realm: Realm, combination: string): void {
  const parts = combination === "+" ? ["+"] : combination.split("+");
  let key = parts.pop()!;
  if (key === "" && parts.length > 0) key = "+";
  if (key === "Space") key = " ";
  const held = new Set(
    parts
      .filter((one) => one !== "")
      .map((one) => one.replace("Meta", "Control").replace("ControlOr", "")),
  );
  if (held.has("Shift") && /^[a-z]$/.test(key)) key = key.toUpperCase();
  const { KeyboardEvent } = realm.view;
  const said = {
    key,
    code: codeOf(key),
    bubbles: true,
    cancelable: true,
    composed: true,
    ctrlKey: held.has("Control"),
    shiftKey: held.has("Shift"),
    altKey: held.has("Alt"),
  };
  const at = active(realm);
  const goesOn = at.dispatchEvent(new KeyboardEvent("keydown", said));
  if (goesOn && !said.ctrlKey && !said.altKey) byItself(realm, at, key, said.shiftKey);
  if (goesOn && said.ctrlKey && key === "a" && at.matches(typed)) (at as Field).select();
  const now = active(realm);
  const lifted = now.dispatchEvent(new KeyboardEvent("keyup", said));
  if (lifted && goesOn && key === " " && now === at)
    if (at.matches("button, summary, input[type=checkbox], input[type=radio]"))
      (at as HTMLElement).click();
}
