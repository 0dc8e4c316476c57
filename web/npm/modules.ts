/** In a browser's worker: the glue fetches the module that lies beside it. */
import createNimber from "#module/nimber.js";
import { notLoaded } from "../src/engine/notLoaded";
import type { NimberModule } from "#module/nimber.js";

let lab: Promise<NimberModule> | null = null;

export const loadLab = (): Promise<NimberModule> =>
  (lab ??= createNimber().catch(() => {
    lab = null;
    throw new Error(notLoaded);
  }));

export const loadBoard = loadLab;
