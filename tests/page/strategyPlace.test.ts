// Where a game is in a strategy that is played by.
import { expect, it } from "vitest";
import { strategyPlace } from "../../web/src/widgets/strategyPlace";
import { finish, module } from "../wasm/module";
import type { StrategyAnswer } from "../../web/src/state/heldStrategy";

const found = (
  JSON.parse(finish(module.answerLine("position take/1..3:9\nstrategy", 1)).json) as {
    answer: StrategyAnswer;
  }
).answer;

const at = (...heaps: number[]) =>
  strategyPlace(
    found,
    heaps.map((heap) => `take/1..3:${heap}`),
  );

it("finds the line of what was left, and of what was made of it", () => {
  expect(at(9, 8)).toEqual({ left: "take/1..3:8", theirs: null, yours: null });
  expect(at(9, 8, 6)).toEqual({
    left: "take/1..3:8",
    theirs: "take/1..3:6",
    yours: "take/1..3:4",
  });
  expect(at(9, 8, 6, 4)?.left).toBe("take/1..3:4");
});

it("finds none before the first move, nor where it was left", () => {
  expect(at(9)).toBeNull();
  expect(at(9, 7)).toBeNull();
  expect(at(9, 7, 5)).toBeNull();
  expect(strategyPlace(found, [])).toBeNull();
});

it("finds none in a table of values", () => {
  const values = [{ term: "nim:1", value: 1, by: [] }];
  expect(strategyPlace({ ...found, values }, ["take/1..3:8"])).toBeNull();
});
