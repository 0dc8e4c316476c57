/** In a browser's worker: the glue fetches the module that lies beside it. */
import createNimber from "#module/nimber.js";
import { notLoaded } from "../src/engine/notLoaded";
import type { NimberModule } from "#module/nimber.js";

let full: Promise<NimberModule> | null = null;

export const loadFull = (): Promise<NimberModule> =>
  (full ??= createNimber().catch(() => {
    full = null;
    throw new Error(notLoaded);
  }));

export const loadFirst = loadFull;
