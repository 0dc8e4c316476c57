/** The single file carries the whole module alone, which does in place of the others. */
import createNimber from "#module/nimber.js";
import address from "#module/nimber.wasm?url";
import type { NimberModule } from "#module/nimber.js";

let whole: Promise<NimberModule> | null = null;

export const loadWhole = (): Promise<NimberModule> =>
  (whole ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((wasmBinary) => createNimber({ wasmBinary })));

export const loadFirst = loadWhole;
export const loadFull = loadWhole;
