/**
 * Fetches the modules. As bytes and not streamed, so that a server's wrong type for .wasm
 * doesn't matter.
 */
import firstAddress from "#module/nimber_first.wasm?url";
import fullAddress from "#module/nimber_full.wasm?url";
import wholeAddress from "#module/nimber.wasm?url";
import { notLoaded } from "./notLoaded";
import { createPlain } from "./plain";
import { firstQuestions, fullQuestions } from "./questions";
import type { FirstModule, FullModule, NimberModule } from "#module/nimber.js";

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
  bytes(firstAddress)
    .then((file) => createPlain<FirstModule>(file, firstQuestions))
    .catch(missing);

export const loadFull = (): Promise<FullModule> =>
  bytes(fullAddress)
    .then((file) => createPlain<FullModule>(file, fullQuestions))
    .catch(missing);

export const loadWhole = (): Promise<NimberModule> =>
  Promise.all([import("#module/nimber.js"), bytes(wholeAddress)])
    .then(([{ default: create }, wasmBinary]) => create({ wasmBinary }))
    .catch(missing);
