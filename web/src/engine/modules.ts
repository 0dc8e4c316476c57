/**
 * Fetches the modules. As bytes and not streamed, so that a server's wrong type for .wasm
 * doesn't matter.
 */
import createBoard from "#module/board.js";
import boardAddress from "#module/board.wasm?url";
import labAddress from "#module/nimber.wasm?url";
import { notLoaded } from "./notLoaded";
import type { BoardModule, NimberModule } from "#module/nimber.js";

async function bytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for the module`);
  return response.arrayBuffer();
}

/** What didn't come, or is no module. */
const missing = () => {
  throw new Error(notLoaded);
};

/** Its script is a part of the worker's: the page asks for it at once. */
export const loadBoard = (): Promise<BoardModule> =>
  bytes(boardAddress)
    .then((wasmBinary) => createBoard({ wasmBinary }))
    .catch(missing);

export const loadLab = (): Promise<NimberModule> =>
  Promise.all([import("#module/nimber.js"), bytes(labAddress)])
    .then(([{ default: create }, wasmBinary]) => create({ wasmBinary }))
    .catch(missing);
