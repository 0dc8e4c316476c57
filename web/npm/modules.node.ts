/** In a thread of node: the module from its file. */
import { readFile } from "node:fs/promises";
import createNimber from "#module/nimber.js";
import { notLoaded } from "../src/engine/notLoaded";
import type { NimberModule } from "#module/nimber.js";

let lab: Promise<NimberModule> | null = null;

export const loadLab = (): Promise<NimberModule> =>
  (lab ??= readFile(new URL("./nimber.wasm", import.meta.url))
    .then((wasmBinary) => createNimber({ wasmBinary }))
    .catch(() => {
      lab = null;
      throw new Error(notLoaded);
    }));

export const loadBoard = loadLab;
