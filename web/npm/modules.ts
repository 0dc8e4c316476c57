/** In a browser's worker: the glue fetches the module that lies beside it. */
import createNimber from "#module/nimber.js";
import { notLoaded } from "../src/engine/notLoaded";
import type { NimberModule } from "#module/nimber.js";

let whole: Promise<NimberModule> | null = null;

export const loadWhole = (): Promise<NimberModule> =>
  (whole ??= createNimber().catch(() => {
    whole = null;
    throw new Error(notLoaded);
  }));

export const loadFirst = loadWhole;
export const loadFull = loadWhole;
