import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canRedo,
  canUndo,
  current,
  jump,
  line,
  path,
  play,
  promote,
  redo,
  remove,
  startRecord,
  undo,
  type GameRecord,
} from "../../web/src/state/record";

type Step =
  | { do: "play"; text: string }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "jump"; to: number }
  | { do: "promote"; to: number }
  | { do: "remove"; to: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("play" as const), text: fc.constantFrom("a", "b", "c", "d") }),
    fc.record({ do: fc.constant("undo" as const) }),
    fc.record({ do: fc.constant("redo" as const) }),
    fc.record({ do: fc.constant("jump" as const), to: fc.nat(20) }),
    fc.record({ do: fc.constant("promote" as const), to: fc.nat(20) }),
    fc.record({ do: fc.constant("remove" as const), to: fc.nat(20) }),
  ),
  { maxLength: 60 },
);

function apply(record: GameRecord, step: Step): GameRecord {
  switch (step.do) {
    case "play":
      return play(record, current(record).position + step.text);
    case "undo":
      return undo(record);
    case "redo":
      return redo(record);
    case "jump":
      return jump(record, step.to);
    case "promote":
      return record.nodes.has(step.to) ? promote(record, step.to) : record;
    case "remove":
      return remove(record, step.to);
  }
}

/** What holds of every record, whatever was done to it. */
function check(record: GameRecord): void {
  expect(record.nodes.has(record.cursor)).toBe(true);
  let children = 0;
  for (const node of record.nodes.values()) {
    children += node.children.length;
    const texts = node.children.map((id) => record.nodes.get(id)!.position);
    expect(new Set(texts).size).toBe(texts.length);
    for (const id of node.children) expect(record.nodes.get(id)!.parent).toBe(node.id);
    if (node.parent !== null) {
      const parent = record.nodes.get(node.parent)!;
      expect(parent.children).toContain(node.id);
      expect(node.ply).toBe(parent.ply + 1);
      // In this test's game a move adds one letter: so every step of the record is one move.
      expect(node.position.slice(0, -1)).toBe(parent.position);
    } else expect(node.id).toBe(record.root);
  }
  expect(children).toBe(record.nodes.size - 1);
  const nodes = line(record);
  expect(nodes[0]!.id).toBe(record.root);
  expect(nodes.map((node) => node.id)).toContain(record.cursor);
  nodes.slice(1).forEach((node, at) => expect(node.parent).toBe(nodes[at]!.id));
  expect(nodes[nodes.length - 1]!.children).toEqual([]);
}

describe("the record", () => {
  test("stays a tree of single moves whatever is done to it", () => {
    fc.assert(
      fc.property(steps, (all) => {
        let record = startRecord(["0"]);
        for (const step of all) {
          record = apply(record, step);
          check(record);
        }
      }),
    );
  });

  test("starts again from its own path", () => {
    fc.assert(
      fc.property(steps, (all) => {
        const record = all.reduce(apply, startRecord(["0"]));
        const texts = path(record).map((node) => node.position);
        const again = startRecord(texts as [string, ...string[]]);
        expect(path(again).map((node) => node.position)).toEqual(texts);
        expect(current(again).position).toBe(current(record).position);
      }),
    );
  });

  test("undo takes back what play did, redo plays it again", () => {
    fc.assert(
      fc.property(steps, fc.constantFrom("a", "b"), (all, text) => {
        const record = all.reduce(apply, startRecord(["0"]));
        const played = play(record, current(record).position + text);
        expect(undo(played).cursor).toBe(record.cursor);
        expect(redo(undo(played)).cursor).toBe(played.cursor);
      }),
    );
  });

  test("a new move makes a variation of the old line, the same move follows it", () => {
    let record = startRecord(["0", "0a", "0aa"]);
    record = undo(undo(record));
    record = play(record, "0b");
    expect(line(record).map((node) => node.position)).toEqual(["0", "0b"]);
    record = play(undo(record), "0a");
    expect(record.nodes.size).toBe(4);
    expect(line(record).map((node) => node.position)).toEqual(["0", "0a", "0aa"]);
  });

  test("knows its ends", () => {
    const record = startRecord(["0", "0a"]);
    expect(canUndo(record)).toBe(true);
    expect(canRedo(record)).toBe(false);
    expect(undo(undo(record)).cursor).toBe(record.root);
    expect(redo(record)).toBe(record);
  });
});
