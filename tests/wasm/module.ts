// The built modules under node, as the page's worker loads them.
import { readFileSync } from "node:fs";
import createNimber, {
  type FirstModule,
  type FullModule,
  type NimberModule,
  type Work,
} from "#module/nimber.js";
import { createPlain } from "../../web/src/engine/plain";
import { firstQuestions, fullQuestions } from "../../web/src/engine/questions";

const read = (name: string) =>
  readFileSync(new URL(`../../web/generated/${name}`, import.meta.url));

export const wholeFile = read("nimber.wasm");
export const fullFile = read("nimber_full.wasm");
export const firstFile = read("nimber_first.wasm");
export type { Work };
export const module: NimberModule = await createNimber({ wasmBinary: wholeFile });
export const first: FirstModule = await createPlain(firstFile, firstQuestions);
export const full: FullModule = await createPlain(fullFile, fullQuestions);

/** Works to the end and cleans up. */
export function finish<T>(work: Work<T>, budget = 1e6): T {
  while (!work.step(budget).done);
  const result = work.result();
  work.delete();
  return result;
}
