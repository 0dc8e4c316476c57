// The built module under node, as the page's worker loads it.
import { readFileSync } from "node:fs";
import createNimber, { type NimberModule, type Work } from "#module/nimber.js";

const wasm = new URL("../../web/generated/nimber.wasm", import.meta.url);

export const module: NimberModule = await createNimber({ wasmBinary: readFileSync(wasm) });

/** Works to the end and cleans up. */
export function finish<T>(work: Work<T>, budget = 1e6): T {
  while (!work.step(budget).done);
  const result = work.result();
  work.delete();
  return result;
}
