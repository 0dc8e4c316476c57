/** The single file carries the lab module alone, which answers the board's questions too. */
import createNimber from "#module/nimber.js";
import address from "#module/nimber.wasm?url";
import type { NimberModule } from "#module/nimber.js";

let lab: Promise<NimberModule> | null = null;

export const loadLab = (): Promise<NimberModule> =>
  (lab ??= fetch(address)
    .then((response) => response.arrayBuffer())
    .then((wasmBinary) => createNimber({ wasmBinary })));

export const loadBoard = loadLab;
