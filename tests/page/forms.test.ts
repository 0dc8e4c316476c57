import { expect, test } from "vitest";
import { draftsOf, exampleDraft, kindOfSum, splitTerm, sumText } from "../../web/src/state/terms";
import { partsOf, setKind } from "../../web/src/forms/fields";
import { module as nimber } from "../wasm/module";

test("every example of every game goes through its form unchanged", () => {
  for (const game of nimber.games())
    for (const example of game.examples) {
      const view = nimber.read(example);
      if ("error" in view || view.kind !== "position") throw new Error(example);
      expect(sumText(draftsOf(view), kindOfSum(view))).toBe(view.position);
    }
});

test("a game's form starts with its first example", () => {
  for (const game of nimber.games())
    expect(sumText([exampleDraft(game)], "")).toBe(game.examples[0]);
});

test("terms are taken apart at the first slash and the colon", () => {
  expect(splitTerm("custom", "custom/n/k==2:12")).toEqual({
    game: "custom",
    rules: "n/k==2",
    state: "12",
  });
  expect(splitTerm("nim", "nim:3,4,5~misere")).toEqual({
    game: "nim",
    rules: "",
    state: "3,4,5",
  });
});

test("sets know their row of the form", () => {
  expect(setKind("1..3")).toBe("upto");
  expect(setKind("2..3")).toBe("list");
  expect(setKind("1,3,4")).toBe("list");
  expect(setKind("fib")).toBe("fib");
});

test("long states stay one text", () => {
  expect(partsOf("1,2")).toEqual(["1", "2"]);
  expect(partsOf(Array.from({ length: 100 }, () => "1").join(","))).toBeNull();
});
