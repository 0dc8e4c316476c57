/**
 * Finished tables and periods in the browser's own database. Keys begin with the module's version
 * and the layout's number: what an older page kept is thrown away when it is met, never read.
 */
import { clear, createStore, delMany, get, keys, set, type UseStore } from "idb-keyval";
import { signal } from "@preact/signals";
import { isError } from "../engine/client";
import { version } from "../engine/asking";
import { keptTables } from "../device/kept";
import { keepsNothing } from "../device/storage";

/** Raised whenever what is kept changes its shape. */
const layout = 1;
const mostKept = 12_000_000;

let opening: Promise<{ store: UseStore; prefix: string } | null> | null = null;

/** How many things are kept; null where the browser keeps nothing. */
export const kept = signal<number | null>(null);

/** Private windows and full disks have no database: then nothing is kept. */
async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

async function open(): Promise<{ store: UseStore; prefix: string } | null> {
  if (keepsNothing()) return null;
  opening ??= quietly(async () => {
    const store = createStore(keptTables.database, keptTables.store);
    const answer = await version();
    if (isError(answer)) return null;
    const prefix = `${layout} ${answer.version} `;
    const all = await keys(store);
    const old = all.filter((key) => typeof key !== "string" || !key.startsWith(prefix));
    if (old.length > 0) await delMany(old, store);
    kept.value = all.length - old.length;
    return { store, prefix };
  });
  return opening;
}

async function count(store: UseStore): Promise<void> {
  kept.value = (await keys(store)).length;
}

export type Kind = "values" | "period";

export async function keep(kind: Kind, rule: string, what: unknown): Promise<void> {
  const here = await open();
  if (!here) return;
  await quietly(async () => {
    await set(`${here.prefix}${kind} ${rule}`, what, here.store);
    await count(here.store);
  });
}

export async function recall(kind: Kind, rule: string): Promise<unknown> {
  const here = await open();
  if (!here) return null;
  return quietly(() => get<unknown>(`${here.prefix}${kind} ${rule}`, here.store));
}

export async function recallValues(rule: string): Promise<Uint32Array | null> {
  const found = await recall("values", rule);
  return found instanceof Uint32Array ? found : null;
}

export async function keepValues(rule: string, values: Uint32Array): Promise<void> {
  if (values.length >= 10_000 && values.length <= mostKept)
    await keep("values", rule, values.slice());
}

export async function forgetAll(): Promise<void> {
  const here = await open();
  if (!here) return;
  await quietly(async () => {
    await clear(here.store);
    kept.value = 0;
  });
}
