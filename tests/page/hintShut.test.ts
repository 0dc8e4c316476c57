// When a hint is shut: when another position comes, and when another move is chosen.
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { followPosition } from "../../web/src/state/analysis";
import { setGame } from "../../web/src/state/game";
import { followHints } from "../../web/src/state/followHints";
import { hint, nextHint } from "../../web/src/state/hints";
import { playMove, undo } from "../../web/src/state/moves";
import { select } from "../../web/src/state/selection";
import { moveThat, settled } from "./tableOfPage";

// What the page's state asks of a browser when it is read in.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});
vi.mock("../../web/src/engine/index", async () => ({
  engine: (await import("./answering")).answering,
}));
vi.mock("../../web/src/state/address", async () => {
  const { signal } = await import("@preact/signals");
  const nothing = () => undefined;
  return { writeAddress: nothing, keepSide: nothing, tellEye: nothing, quizSent: signal(null) };
});

beforeAll(() => {
  followPosition();
  followHints();
});
beforeEach(async () => {
  setGame(["nim:1,2,5"]);
  await settled();
  if (hint.value) throw new Error("the hint of the test before is open");
  for (let step = 0; step < 3; step++) nextHint();
  await vi.waitFor(() => expect(hint.value?.move).not.toBeNull());
});

const choose = (wins: boolean, hover: boolean) => {
  const move = moveThat(wins);
  select({ term: move.term, part: move.part }, [move], move, hover);
};

it("whoever goes back to where a hint was finds it shut", async () => {
  expect(hint.value!.step).toBe(3);
  playMove(hint.value!.move!);
  await settled();
  undo();
  await settled();
  expect(hint.value).toBeNull();
});

it("another move that is chosen shuts it", () => {
  choose(false, false);
  expect(hint.value).toBeNull();
  setGame(["nim:1,2,4"]);
});

it("pointing at a move, or choosing the one that was told, does not", () => {
  choose(false, true);
  expect(hint.value).not.toBeNull();
  choose(true, false);
  expect(hint.value).not.toBeNull();
  setGame(["nim:1,2,4"]);
});
