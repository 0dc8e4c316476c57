// The built modules under node, as the page's worker loads them.
import { readFileSync } from "node:fs";
import createBoard from "#module/board.js";
import createNimber, { type BoardModule, type NimberModule, type Work } from "#module/nimber.js";

const read = (name: string) =>
  readFileSync(new URL(`../../web/generated/${name}`, import.meta.url));

export const labFile = read("nimber.wasm");
export const boardFile = read("board.wasm");
export type { Work };
export const module: NimberModule = await createNimber({ wasmBinary: labFile });
export const board: BoardModule = await createBoard({ wasmBinary: boardFile });

/** Works to the end and cleans up. */
export function finish<T>(work: Work<T>, budget = 1e6): T {
  while (!work.step(budget).done);
  const result = work.result();
  work.delete();
  return result;
}
