/** The built module under node, asked by the book's compiler. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { NimberModule, Work } from "../../wasm/nimber.d.ts";
import type { Asker } from "../src/book/claims.ts";

export async function openModule(folder: string): Promise<NimberModule> {
  const script = `${folder}/nimber.js`;
  let wasmBinary: Buffer;
  try {
    wasmBinary = await readFile(`${folder}/nimber.wasm`);
  } catch {
    throw new Error(
      `There is no module in ${folder}: build it first (cmake --build --preset wasm).`,
    );
  }
  const { default: create } = (await import(/* @vite-ignore */ pathToFileURL(script).href)) as {
    default: (options: { wasmBinary: Uint8Array }) => Promise<NimberModule>;
  };
  return create({ wasmBinary });
}

function finish<T>(work: Work<T>): T {
  try {
    while (!work.step(1_000_000).done);
    return work.result();
  } finally {
    work.delete();
  }
}

/** A judge's input, answered by the module. */
export function judged(module: NimberModule, problem: string, input: string): string | null {
  const answer = finish(module.judge(problem, input));
  return "output" in answer && answer.error === null ? answer.output : null;
}

/** Options examined before a position of the book counts as not settled. */
const limit = 20_000_000;

export function moduleAsker(module: NimberModule): Asker {
  return {
    analyze: (position) => Promise.resolve(finish(module.analyze(position, limit))),
    sequence: (rule, count) => {
      const answer = finish(module.sequence(rule, count));
      return Promise.resolve("error" in answer ? answer : Array.from(answer.values));
    },
    moves: (position) => Promise.resolve(module.moves(position, 0, 0, 0, 20_000)),
    moveTo: (from, to) => Promise.resolve(module.moveTo(from, to)),
    period: (rule) => {
      const answer = module.provenPeriod(rule, 100_000);
      if ("error" in answer || answer.period === null || answer.preperiod === null)
        return Promise.resolve(null);
      return Promise.resolve({ preperiod: answer.preperiod, period: answer.period });
    },
  };
}
