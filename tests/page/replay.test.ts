/** Answers to exercises that come back from a class are checked anew. */
import { expect, it } from "vitest";
import { moduleAsker } from "../../web/book/module";
import type { Asker } from "../../web/src/book/claims";
import type { ExerciseKind } from "../../web/src/book/content";
import { replay } from "../../web/src/book/exercises/replay";
import { finish, module as nimber } from "../wasm/module";

const asker: Asker = {
  analyze: (position) => Promise.resolve(finish(nimber.analyze(position, 0))),
  sequence(rule, count) {
    const answer = finish(nimber.sequence(rule, count));
    return Promise.resolve("error" in answer ? answer : Array.from(answer.values));
  },
  moves: (position) => Promise.resolve(nimber.moves(position, 0, 0, 0, 100)),
  moveTo: (from, to) => Promise.resolve(nimber.moveTo(from, to)),
  period: () => Promise.resolve(null),
  guess: (...given) => moduleAsker(nimber).guess(...given),
};

const graph = "graph/a-b,b-c";
const all: readonly [ExerciseKind, Record<"right" | "wrong" | "blank", readonly string[]>][] = [
  [
    { kind: "number", question: "value nim:3,4,5", board: "" },
    { right: ["2"], wrong: ["3"], blank: ["", " ", "two", "-2"] },
  ],
  [
    { kind: "who", position: "nim:1,1" },
    { right: ["P"], wrong: ["N", "x"], blank: [""] },
  ],
  [
    { kind: "move", position: "nim:1,2" },
    { right: ["nim:1,1"], wrong: ["nim:1,0", "nim:0,0"], blank: [""] },
  ],
  [
    { kind: "fill", rule: "take/1,2", from: 1, to: 3, what: "outcome" },
    { right: ["N,N,P", "n,n,p"], wrong: ["P,,", "N,N,N", "N,N,P,N"], blank: ["N,N,", ",,", "N"] },
  ],
  [
    { kind: "fill", rule: "take/1,2", from: 0, to: 2, what: "value" },
    { right: ["0,1,2"], wrong: ["0,1,1"], blank: ["0,,2"] },
  ],
  [
    { kind: "vertices", graph, vertices: ["a", "b", "c"] },
    { right: ["0,1,0"], wrong: ["0,1,2"], blank: ["0,1"] },
  ],
  [
    {
      kind: "choose",
      options: [
        { text: [], claim: "value nim:3 = 2", board: "" },
        { text: [], claim: "value nim:3 = 3", board: "" },
      ],
    },
    { right: ["2"], wrong: ["1"], blank: [""] },
  ],
  [
    {
      kind: "law",
      rule: "take/1..3",
      where: "",
      what: "value",
      letters: "n",
      heaps: 1000,
    },
    {
      right: ["n%4", "g(n) = n%4"],
      wrong: ["n%5", "n/0"],
      blank: ["", "n%", "二", "P when n%4==0", "n%4 for n>=900"],
    },
  ],
  [
    { kind: "order", steps: [[], [], []], needs: [[], [], [0, 1]], shown: [2, 1, 0] },
    { right: ["1,2,3", "2,1,3"], wrong: ["3,1,2", "1,3,2"], blank: ["", "1,2", "1,1,3", "0,1,2"] },
  ],
];

it.each(all)("%o", async (exercise, answers) => {
  for (const [verdict, list] of Object.entries(answers))
    for (const said of list)
      expect(await replay(asker, exercise, said), `${verdict}: "${said}"`).toBe(verdict);
});

it("an option that is not there can't be checked", async () => {
  const [exercise] = all.find(([one]) => one.kind === "choose")!;
  for (const said of ["3", "0", "x"]) expect(await replay(asker, exercise, said)).toBeNull();
});

it("a program that another device checked can't be checked", async () => {
  const exercise: ExerciseKind = { kind: "mine", problem: "poj-1704", title: "" };
  expect(await replay(asker, exercise, "solved")).toBeNull();
});
