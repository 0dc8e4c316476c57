/** In the single file both modules would be carried along: the full one alone does. */
import createNimber from "#module/nimber.js";
import address from "#module/nimber.wasm?url";
import type { NimberModule } from "#module/nimber.js";

let full: Promise<NimberModule> | null = null;

export const loadFull = (): Promise<NimberModule> =>
  (full ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((wasmBinary) => createNimber({ wasmBinary })));

export const loadFirst = loadFull;
