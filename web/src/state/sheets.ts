/**
 * Sheets of Explore that this browser keeps: each that was changed, by itself. The file of the kept
 * games takes them elsewhere.
 */
import { signal } from "@preact/signals";
import * as v from "valibot";
import { keptAs } from "../device/kept";
import { load, store } from "../device/storage";
import { titleIn, withTitle } from "../links/sheetTitle";
import { mostKeptSheet, mostSheets } from "./limits";

const entry = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  /** milliseconds since 1970 */
  at: v.pipe(v.number(), v.minValue(0)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(mostKeptSheet)),
});
const list = v.pipe(v.array(entry), v.maxLength(2 * mostSheets));
const shape = v.object({
  format: v.literal("nimber-sheets"),
  version: v.literal(1),
  sheets: list,
});

export type KeptSheet = v.InferOutput<typeof entry>;

/** What the storage holds; null where that is no list of sheets. */
export function parseSheets(text: string | null): KeptSheet[] | null {
  try {
    const answer = v.safeParse(shape, JSON.parse(text ?? ""));
    return answer.success ? answer.output.sheets : null;
  } catch {
    return null;
  }
}

export const printSheets = (sheets: readonly KeptSheet[]) =>
  JSON.stringify({ format: "nimber-sheets", version: 1, sheets });

const stored = () => parseSheets(load(keptAs.sheets));

/** The newest first. */
export const keptSheets = signal<readonly KeptSheet[]>(stored() ?? []);
/** The storage is full or forbidden: what is here is gone with the page. */
export const sheetsUnsaved = signal(false);

/** What other tabs have kept is there too. */
export function lookAgain(): void {
  if (!sheetsUnsaved.peek()) keptSheets.value = stored() ?? keptSheets.peek();
}

/** As many as there is room for. The oldest without a title go first, then the oldest of all. */
function fewEnough(sheets: readonly KeptSheet[]): readonly KeptSheet[] {
  const left = [...sheets];
  while (left.length > mostSheets) {
    const untitled = left.map((one) => titleIn(one.text)).lastIndexOf("");
    left.splice(untitled < 0 ? left.length - 1 : untitled, 1);
  }
  return left;
}

/** Starts from what the storage holds now: other tabs keep sheets too. */
function change(next: (sheets: readonly KeptSheet[]) => readonly KeptSheet[]): void {
  const text = load(keptAs.sheets);
  const there = sheetsUnsaved.peek() ? null : parseSheets(text);
  // A list that can't be read, such as a newer page's, is not written over.
  const foreign = text !== null && parseSheets(text) === null;
  keptSheets.value = fewEnough(next(there ?? keptSheets.peek()));
  sheetsUnsaved.value = foreign || !store(keptAs.sheets, printSheets(keptSheets.peek()));
}

const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** A rule alone is on the board anyway. */
const isSheet = (text: string) => text.trim().includes("\n");

/** Keeps a sheet that was changed. One that is kept goes on where it was. */
export function keepSheet(before: string | null, text: string): void {
  if (!isSheet(text) || text.length > mostKeptSheet) return;
  change((sheets) => {
    const same = sheets.find((one) => one.text === text);
    const old = sheets.find((one) => one.text === before) ?? same;
    const rest = sheets.filter((one) => one !== old && one !== same);
    return [{ id: old?.id ?? freshId(), at: Date.now(), text }, ...rest];
  });
}

export function forgetSheet(id: string): void {
  change((sheets) => sheets.filter((one) => one.id !== id));
}

/** Gives a sheet another title; returns its new text. */
export function renameSheet({ id, text }: KeptSheet, title: string): string {
  const next = withTitle(text, title);
  if (title.trim() === "" || next.length > mostKeptSheet) return text;
  change((sheets) => sheets.map((one) => (one.id === id ? { ...one, text: next } : one)));
  return next;
}

/** What the file of all that is kept has of sheets. */
export const exportedSheets = () =>
  keptSheets.peek().length > 0 ? { sheets: keptSheets.peek() } : {};

/** Adds the sheets of such a file; returns how many are new. */
export function importSheets(text: string): number {
  const answer = v.safeParse(v.object({ sheets: list }), JSON.parse(text));
  if (!answer.success) return 0;
  let added = 0;
  change((here) => {
    const fresh = answer.output.sheets.filter((one) => !here.some((old) => old.text === one.text));
    added = fresh.length;
    const ids = new Set(here.map((one) => one.id));
    return [...fresh.map((one) => (ids.has(one.id) ? { ...one, id: freshId() } : one)), ...here];
  });
  return added;
}
