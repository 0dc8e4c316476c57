/**
 * How the browser keeps things for this page: in local storage where there is one. What is kept
 * stands in kept.ts.
 */
import type { KeptName } from "./kept";

const storageKey = (name: KeptName) => `nimber.${name}`;

/**
 * Asked for each time: private windows and sandboxed frames have none, and say so by an exception.
 */
type Where = () => Storage;
const everywhere: Where = () => localStorage;
/** Of this tab alone; a reload keeps it. */
export const thisTab: Where = () => sessionStorage;

export function load(name: KeptName, where = everywhere): string | null {
  try {
    return where().getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** Whether nothing is to be kept now. */
let leftAlone = () => false;
export const keepNothingWhile = (holds: () => boolean): void => {
  leftAlone = holds;
};
export const keepsNothing = (): boolean => leftAlone();

/** Was it kept? Else it is forgotten with the page. */
export function store(name: KeptName, value: string, where = everywhere): boolean {
  if (leftAlone()) return false;
  try {
    where().setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}

/** Tells when another tab has kept something else under a name. */
export function onStoredElsewhere(name: KeptName, tell: () => void): void {
  addEventListener("storage", (event) => {
    if (event.key === storageKey(name)) tell();
  });
}
