import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { guessed, type Asker } from "./claims";

/** The page's engine, asked what claims and exercises want to know. */
export const asker: Asker = {
  analyze: (position) => engine.analyzeBeside(position),
  async sequence(rule, count) {
    const answer = await engine.sequenceBeside(rule, count);
    return isError(answer) ? answer : Array.from(answer.values);
  },
  moves: (position) => engine.moves(position, 0, 0, 0, 20_000),
  moveTo: (from, to) => engine.moveTo(from, to),
  period: () => Promise.resolve(null),
  async guess(rule, where, text, heaps) {
    const found =
      where === ""
        ? await engine.beside("conjecture", rule, text, [], heaps)
        : await engine.beside("guessAlong", rule, where, text, [], heaps);
    return isError(found) ? found : guessed(found);
  },
};
