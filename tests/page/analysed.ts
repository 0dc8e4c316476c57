/** What tests of the book's claims ask of the module, and numbers that look random. */
import { finish, module as nimber } from "../wasm/module";

export function analysed(text: string) {
  const answer = finish(nimber.analyze(text, 0));
  if ("error" in answer) throw new Error(`${text}: ${answer.error.code}`);
  return answer;
}

/** The same numbers in every run. */
export function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
