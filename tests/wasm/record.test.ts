// The record as a state machine over real games: whatever is done to it, each step is a legal move,
// and its link, its flat form and its lines open to the same again.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addLine,
  current,
  flatten,
  jump,
  line,
  lines,
  path,
  play,
  promote,
  redo,
  remove,
  startRecord,
  toEnd,
  toStart,
  undo,
  unflatten,
  type GameRecord,
} from "../../web/src/state/record";
import { module } from "./module";

const starts = [
  ...module.games().flatMap((game) => game.examples),
  "nim:3,4,5~misere",
  "take/1..3:9+take/1..7:14",
  "octal/0.77:7+strip:2,5+coins/mock:HTH",
];

type Step =
  | { do: "play"; which: number }
  | { do: "undo" | "redo" | "start" | "end" }
  | { do: "jump" | "promote" | "remove"; to: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant("play" as const), which: fc.nat(60) }) },
    fc.record({
      do: fc.constantFrom("undo" as const, "redo" as const, "start" as const, "end" as const),
    }),
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom("jump" as const, "promote" as const, "remove" as const),
        to: fc.nat(12),
      }),
    },
  ),
  { maxLength: 25 },
);

function apply(record: GameRecord, step: Step): GameRecord {
  switch (step.do) {
    case "play": {
      const answer = module.moves(current(record).position, 0, 0, 0, 61);
      if ("error" in answer || answer.moves.length === 0) return record;
      return play(record, answer.moves[step.which % answer.moves.length]!.position);
    }
    case "undo":
      return undo(record);
    case "redo":
      return redo(record);
    case "start":
      return toStart(record);
    case "end":
      return toEnd(record);
    case "jump":
      return jump(record, step.to);
    case "promote":
      return record.nodes.has(step.to) ? promote(record, step.to) : record;
    case "remove":
      return remove(record, step.to);
  }
}

function openLink(texts: string[]): string[] {
  const written = module.writeLink(texts, ["turn"]);
  if ("error" in written) throw new Error(written.error.code);
  const opened = module.openLink(written.link);
  if (!("record" in opened)) throw new Error("no record");
  expect(opened.options).toEqual(["turn"]);
  return opened.record;
}

describe("the record of real games", () => {
  it("stays legal, and opens again from its link, its lines and its flat form", () => {
    fc.assert(
      fc.property(fc.constantFrom(...starts), steps, (start, all) => {
        const view = module.read(start);
        if (!("position" in view)) throw new Error(start);
        const record = all.reduce(apply, startRecord([view.position]));
        for (const node of record.nodes.values()) {
          if (node.parent === null) continue;
          const from = record.nodes.get(node.parent)!.position;
          const answer = module.moveTo(from, node.position);
          expect("move" in answer && answer.move?.position).toBe(node.position);
        }
        const texts = path(record).map((node) => node.position);
        expect(openLink(texts)).toEqual(texts);
        const whole = line(record).map((node) => node.position);
        expect(openLink(whole)).toEqual(whole);
        // The tree, from its lines: the same lines in the same order.
        const everyLine = lines(record);
        const [first, ...others] = everyLine;
        const again = others.reduce(addLine, startRecord(first as [string, ...string[]]));
        expect(lines(again)).toEqual(everyLine);
        // And as flat data, cursor and all, through JSON.
        const flat = unflatten(
          JSON.parse(JSON.stringify(flatten(record))) as ReturnType<typeof flatten>,
        )!;
        expect(lines(flat)).toEqual(everyLine);
        expect(path(flat).map((node) => node.position)).toEqual(texts);
        expect(line(flat).map((node) => node.position)).toEqual(whole);
      }),
      { numRuns: 150 },
    );
  });

  it("leaves out illegal moves and all that follows them", () => {
    const flat = {
      nodes: [
        [-1, "nim:3"],
        [0, "nim:2"],
        [1, "nim:5"],
        [2, "nim:4"],
        [1, "nim:1"],
        [0, "nim:2"],
        [9, "nim:0"],
      ] as [number, string][],
      cursor: 3,
    };
    const legal = (from: string, to: string) => {
      const answer = module.moveTo(from, to);
      return "move" in answer && answer.move !== null;
    };
    const record = unflatten(flat, legal)!;
    expect(lines(record)).toEqual([["nim:3", "nim:2", "nim:1"]]);
    expect(current(record).position).toBe("nim:3");
    expect(unflatten({ nodes: [[0, "nim:3"]], cursor: 0 })).toBeNull();
  });
});

describe("new positions", () => {
  it("are of the same kind and legal, the same for the same seed", () => {
    for (const start of starts)
      for (let seed = 0; seed < 10; seed++) {
        const drawn = module.randomPosition(start, 9, seed);
        if ("error" in drawn) throw new Error(drawn.error.code);
        expect(module.randomPosition(start, 9, seed)).toEqual(drawn);
        const before = module.read(start);
        const after = module.read(drawn.position);
        if (!("terms" in before) || !("terms" in after)) throw new Error(drawn.position);
        expect(after.position).toBe(drawn.position);
        expect(after.terms.map((term) => term.rule)).toEqual(before.terms.map((term) => term.rule));
        expect(after.convention).toBe(before.convention);
      }
    expect("error" in module.randomPosition("nim:", 9, 1)).toBe(true);
  });
});
