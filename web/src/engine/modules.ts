/**
 * Fetches the two modules. As bytes and not streamed, so that a server's wrong type for .wasm
 * doesn't matter.
 */
import firstAddress from "#module/nimber_first.wasm?url";
import fullAddress from "#module/nimber.wasm?url";
import { createFirst } from "./first";
import { notLoaded } from "./notLoaded";
import type { FirstModule, NimberModule } from "#module/nimber.js";

async function bytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for the module`);
  return response.arrayBuffer();
}

/** What didn't come, or is no module. */
const missing = () => {
  throw new Error(notLoaded);
};

export const loadFirst = (): Promise<FirstModule> =>
  bytes(firstAddress).then(createFirst).catch(missing);

export const loadFull = (): Promise<NimberModule> =>
  Promise.all([import("#module/nimber.js"), bytes(fullAddress)])
    .then(([{ default: create }, wasmBinary]) => create({ wasmBinary }))
    .catch(missing);
