/** The built modules under node, asked when the page is built. */
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { BoardModule, NimberModule, Work } from "../../wasm/nimber.d.ts";
import { guessed, type Asker } from "../src/book/claims.ts";

async function open<Module>(folder: string, name: string): Promise<Module> {
  const script = `${folder}/${name}.js`;
  let wasmBinary: Buffer;
  try {
    wasmBinary = await readFile(`${folder}/${name}.wasm`);
  } catch {
    throw new Error(
      `There is no module in ${folder}: build it first (cmake --build --preset wasm).`,
    );
  }
  const { default: create } = (await import(/* @vite-ignore */ pathToFileURL(script).href)) as {
    default: (options: { wasmBinary: Uint8Array }) => Promise<Module>;
  };
  return create({ wasmBinary });
}

export const openModule = (folder: string) => open<NimberModule>(folder, "nimber");
export const openBoardModule = (folder: string) => open<BoardModule>(folder, "board");

export function finish<T>(work: Work<T>): T {
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

const laws = new WeakMap<NimberModule, Map<string, string[]>>();

/** Laws that the module finds, as a guess is written: of a rule's values, or of what is lost. */
export function lawsOf(
  module: NimberModule,
  rule: string,
  where: string,
  what: "value" | "lost",
): string[] {
  const key = `${rule} ${where} ${what}`;
  const known = laws.get(module) ?? new Map<string, string[]>();
  laws.set(module, known);
  const before = known.get(key);
  if (before) return before;
  const found = finish(module.patterns(rule, where, 0));
  const list = "error" in found ? [] : found.laws;
  const formulas = list
    .filter((law) => law.lost === (what === "lost"))
    .flatMap(({ formula }) => (formula === null ? [] : [formula]));
  known.set(key, formulas);
  return formulas;
}

/** Longer positions are no picture. */
const mostDrawn = 40;

/** The fullest position of a judge's input that can be drawn, "" where it has none. */
export function fullestJudged(module: NimberModule, problem: string, input: string): string {
  const work = module.judge(problem, input);
  try {
    while (!work.step(1_000_000).done);
    const answer = work.result();
    if (!("output" in answer)) return "";
    const all = Array.from(answer.inputLines, (_, at) => work.position(at));
    const drawn = all.filter((position) => position.length <= mostDrawn);
    return (
      drawn.reduce((best, one) => (one.length > best.length ? one : best), "") ||
      (all.find((position) => position !== "") ?? "")
    );
  } finally {
    work.delete();
  }
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
    guess(rule, where, text, heaps) {
      const found =
        where === ""
          ? finish(module.conjecture(rule, text, [], heaps))
          : finish(module.guessAlong(rule, where, text, [], heaps));
      return Promise.resolve("error" in found ? found : guessed(found));
    },
  };
}
