// A game with a friend far away: the friend's moves come with a link, and are not made here.
import { beforeEach, expect, it, vi } from "vitest";
import { mySide, ply, position, record, setGame, view } from "../../web/src/state/game";
import { playMove, undo } from "../../web/src/state/moves";
import { mainTable } from "../../web/src/state/selection";
import { module } from "../wasm/module";
import type { MoveRecord, PositionView } from "#module/nimber.js";

// The page's own engine is a worker, which says nothing here: the module answers.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  class Silent extends EventTarget {
    postMessage(): void {}
    terminate(): void {}
  }
  vi.stubGlobal("Worker", Silent);
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

const show = () => (view.value = module.read(position.peek()!) as PositionView);

function firstMove(): MoveRecord {
  const answer = module.moves(position.peek()!, 0, 0, 0, 1);
  if ("error" in answer) throw new Error(answer.error.code);
  return answer.moves[0]!;
}

beforeEach(() => {
  setGame(["take/1..3:9"]);
  mySide.value = 0;
  show();
});

it("the board is open on my turn, and shut on the friend's", () => {
  expect(mainTable.mayMove.value).toBe(true);
  playMove(firstMove());
  show();
  expect(ply.value).toBe(1);
  expect(mainTable.mayMove.value).toBe(false);
});

it("no move is made for the friend, whatever offers it", () => {
  playMove(firstMove());
  show();
  playMove(firstMove());
  expect(ply.value).toBe(1);
  expect(record.value!.nodes.size).toBe(2);
});

it("my move is taken back and made anew", () => {
  playMove(firstMove());
  undo();
  show();
  expect(ply.value).toBe(0);
  expect(mainTable.mayMove.value).toBe(true);
});

it("what a friend played is not taken back", () => {
  const [first, second] = ["take/1..3:8", "take/1..3:6"];
  setGame(["take/1..3:9", first, second]);
  mySide.value = 0;
  show();
  undo();
  expect(position.value).toBe(second);
  playMove(firstMove());
  undo();
  expect(position.value).toBe(second);
  undo();
  expect(position.value).toBe(second);
});

it("two people at one board move both", () => {
  mySide.value = null;
  playMove(firstMove());
  show();
  expect(mainTable.mayMove.value).toBe(true);
  playMove(firstMove());
  expect(ply.value).toBe(2);
});
