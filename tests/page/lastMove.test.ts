// What the last move changed, in every game of the gallery, by the module: each move has places on
// the board that it leads to, and only on those that it changed.
import { describe, expect, test, vi } from "vitest";
import { lastPlaces } from "../../web/src/boards/lastPlaces";
import type { Place } from "../../web/src/boards/places";
import { faceWith, presets } from "../../web/src/state/presets";
import { module } from "../wasm/module";
import { movesFrom, viewOf } from "./byModule";
import type { MoveRecord, PositionView, TermView } from "#module/nimber.js";

// The page's own engine is a worker: here the module answers.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", EventTarget);
});

/** So many moves of each game are made one after the other. */
const turns = 12;

/** A game from a position on: now a move from the middle of the list, now its first or last. */
function game(start: string): { move: MoveRecord; from: PositionView; to: PositionView }[] {
  const made = [];
  let from = viewOf(start);
  for (let turn = 0; turn < turns; turn++) {
    const moves = movesFrom(from.position, 200);
    const move = moves[Math.floor(((moves.length - 1) * ((turn + 1) % 3)) / 2)];
    if (!move) break;
    const to = viewOf(move.position);
    made.push({ move, from, to });
    from = to;
  }
  return made;
}

const said = (places: readonly Place[]) =>
  places.map(({ term, paths }) => `${term} ${paths.map((path) => path.flat().join(" ")).join()}`);

/** Does a board that draws a term after a move know the place, by what its elements are called? */
function known([name, value]: readonly [string, string], now: TermView, was: TermView): boolean {
  const n = Number(value);
  switch (name) {
    case "heap":
      return n >= now.firstHeap && n < now.firstHeap + now.heaps;
    case "i":
      return n >= 0;
    case "here":
    case "spot":
    case "piece":
      return true;
    case "part":
      return n >= 1 && n <= now.parts.length;
    case "step":
      return n >= 0 && n <= now.parts.length;
    case "place":
      return was.parts.includes(BigInt(value));
    case "vertex":
      return was.vertices.includes(value);
    case "was":
      return value.includes("-") || (was.vertices.includes(value) && !now.vertices.includes(value));
    case "coin":
      return was.parts[n - 1] !== now.parts[n - 1];
    case "cell":
      return cellOf(now, n) !== undefined && cellOf(was, n) !== cellOf(now, n);
    case "eaten": {
      const [column, row] = value.split(".").map(Number);
      const stays = now.pieces[0]?.[column! - 1] ?? 0n;
      return row! > Number(stays) && row! <= Number(was.pieces[0]![column! - 1]);
    }
    case "square":
    case "at":
      return true;
    default:
      return false;
  }
}

/** A symbol of a drawn board, or a number of a row. */
function cellOf({ pieces, position }: TermView, cell: number): string | undefined {
  const state = position.slice(position.lastIndexOf(":") + 1);
  return pieces[0]?.[cell - 1]?.toString() ?? state.replaceAll("/", "")[cell - 1];
}

describe.each(presets.map((preset) => [preset.name, preset] as const))("%s", (_, preset) => {
  const rules = viewOf(preset.position).terms.map(({ rule }) => rule);
  const face = preset.face && faceWith(preset.face, rules);
  const made = game(preset.position);

  test("it is played", () => expect(made.length).toBeGreaterThan(1));

  test.each(made.map((one) => [one.move.position, one] as const))(
    "the move to %s is marked where it was made",
    (__, { move, from, to }) => {
      for (const looks of [face, null]) {
        const places = lastPlaces(move, from, to, looks);
        expect(places.length).toBeGreaterThan(0);
        for (const { term, paths } of places) {
          expect(term).toBe(move.term);
          expect(paths.length).toBeGreaterThan(0);
          for (const path of paths)
            for (const step of path)
              expect(
                known(step, to.terms[term - 1]!, from.terms[term - 1]!),
                said(places).join(" | "),
              ).toBe(true);
        }
      }
    },
  );
});

/** The places of the move from one text to another, without a face. */
function between(from: string, to: string): string[] {
  const answer = module.moveTo(from, to);
  if ("error" in answer || !answer.move) throw new Error(`${from} ${to}`);
  return said(lastPlaces(answer.move, viewOf(from), viewOf(to), null));
}

test.each([
  ["stones that went, where they stood", "nim:3,4", "nim:3,2", ["1 heap 2 i 2,heap 2 i 3"]],
  ["a heap with all its stones", "nim:2,4", "nim:0,4", ["1 heap 1 i 0,heap 1 i 1"]],
  ["a large heap", "nim:900", "nim:1", ["1 heap 1"]],
  ["both heaps of one that was split", "grundy:5,9", "grundy:5,2,7", ["1 heap 2,heap 3"]],
  ["the second term of a sum", "nim:3+nim:4,1", "nim:3+nim:4,0", ["2 heap 3 i 0"]],
  [
    "heaps behind one that was split",
    "octal/0.77:5,4~every",
    "octal/0.77:1,3,2~every",
    ["1 heap 1,heap 2", "1 heap 3 i 2,heap 3 i 3"],
  ],
  [
    "the queen, and where she came from",
    "wythoff:7,9",
    "wythoff:4,9",
    ["1 heap 1 i 4,heap 1 i 5,heap 1 i 6", "1 spot from", "1 piece "],
  ],
  [
    "stones that came to a step",
    "stairs:3,1,2",
    "stairs:3,3,0",
    ["1 step 3", "1 part 2 i 1,part 2 i 2"],
  ],
  ["a coin where it came from and went to", "strip:2,5", "strip:2,3", ["1 place 5", "1 part 2"]],
  ["a piece that passed another", "nimble:2,5", "nimble:2,1", ["1 place 5", "1 part 2"]],
  ["a token's two vertices", "graph/a-b,b-c:a", "graph/a-b,b-c:b", ["1 vertex a", "1 vertex b"]],
  [
    "a walk's two vertices",
    "geography/a-b,b-c:a",
    "geography/a-b,b-c:b;a",
    ["1 vertex a", "1 vertex b"],
  ],
  ["an edge that was cut", "hackenbush:0-a,a-b", "hackenbush:0-a", ["1 was a-b"]],
  ["coins that were turned", "coins/turtles:HTH", "coins/turtles:TTT", ["1 coin 1", "1 coin 3"]],
  ["numbers that are less", "own/n;k=1..n;n-=k:4,3", "own/n;k=1..n;n-=k:4,2", ["1 heap 2 i 2"]],
  ["what is left, no empty half", "own/n;=>(0)+(n-1):8", "own/n;=>(0)+(n-1):0,7", ["1 heap 2"]],
] as const)("a move marks %s", (_, from, to, places) => {
  expect(between(from, to)).toEqual(places);
});
