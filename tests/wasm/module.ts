// The built modules under node, as the page's worker loads them.
import { readFileSync } from "node:fs";
import createNimber, { type FirstModule, type NimberModule, type Work } from "#module/nimber.js";
import { createFirst } from "../../web/src/engine/first";

const read = (name: string) =>
  readFileSync(new URL(`../../web/generated/${name}`, import.meta.url));

export const fullFile = read("nimber.wasm");
export const firstFile = read("nimber_first.wasm");
export type { Work };
export const module: NimberModule = await createNimber({ wasmBinary: fullFile });
export const first: FirstModule = await createFirst(firstFile);

/** Works to the end and cleans up. */
export function finish<T>(work: Work<T>, budget = 1e6): T {
  while (!work.step(budget).done);
  const result = work.result();
  work.delete();
  return result;
}
