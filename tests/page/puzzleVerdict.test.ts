// What the verdict of a puzzle counts: wrong answers, wrong moves, and help.
import { batch } from "@preact/signals";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import {
  daysInRow,
  followPuzzles,
  helpBefore,
  helpedBefore,
  ladder,
  today,
} from "../../web/src/goals/state";
import { puzzleOfDay } from "../../web/src/goals/puzzles";
import { puzzleEnd } from "../../web/src/goals/puzzleEnd";
import { followPosition } from "../../web/src/state/analysis";
import { options, position, programSide, setGame } from "../../web/src/state/game";
import { moveTold } from "../../web/src/state/hints";
import { playMove, undo } from "../../web/src/state/moves";
import { startMarks } from "../../web/src/state/marks";
import { progress } from "../../web/src/state/progress";
import { puzzleShut } from "../../web/src/state/puzzleShut";
import { attempt, forgetAnswers, sayWho, startQuiz } from "../../web/src/state/quiz";
import { goals } from "../../web/src/strings/languages/en";
import { moveThat, playOut, settled } from "./tableOfPage";

// What the page's state asks of a browser when it is read in.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
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
  startMarks();
  startQuiz();
  followPuzzles();
});
beforeEach(() => {
  progress.value = {};
});

async function open(kind: "ladder" | "daily", number: number): Promise<string> {
  const text = kind === "ladder" ? ladder[number - 1]! : puzzleOfDay(number);
  batch(() => {
    options.value = ["quiz", `${kind}=${number}`];
    setGame([text]);
    programSide.value = 1;
  });
  forgetAnswers();
  await settled();
  return text;
}

it("a puzzle that was answered and played well is won at the first try", async () => {
  const text = await open("ladder", 3);
  sayWho("N");
  await playOut();
  expect(puzzleEnd.value).toBe("solved");
  expect(progress.value[text]).toEqual({ wrong: 0, on: today() });
});

it("a wrong answer counts as a wrong try, once", async () => {
  const text = await open("ladder", 3);
  sayWho("P");
  await playOut();
  expect(puzzleEnd.value).toBe("solved");
  expect(progress.value[text]).toEqual({ wrong: 1, on: today() });
});

it("after a game with help the next one says so, and makes no streak", async () => {
  const text = await open("daily", today());
  sayWho("N");
  moveTold.value = text;
  playMove(moveThat(true));
  await playOut();
  expect(puzzleEnd.value).toBe("helped");
  expect(progress.value[text]).toEqual({ wrong: 0, on: null, helped: true });
  await open("daily", today());
  sayWho("N");
  await playOut();
  expect(puzzleEnd.value).toBe("solved");
  expect(progress.value[text]!.on).toBe(today());
  expect(helpedBefore.value).toBe(true);
  expect(daysInRow.value).toBe(0);
});

it("a day that was won without help makes a streak", async () => {
  await open("daily", today());
  sayWho("N");
  await playOut();
  expect(helpedBefore.value).toBe(false);
  expect(daysInRow.value).toBe(1);
});

it("of a sent puzzle it is said too that help was taken", async () => {
  options.value = ["quiz"];
  setGame(["nim:1,2,5"]);
  programSide.value = 1;
  forgetAnswers();
  await settled();
  moveTold.value = "nim:1,2,5";
  await vi.waitFor(() => expect(helpedBefore.value).toBe(true));
  setGame(["nim:1,2,6"]);
  expect(helpedBefore.value).toBe(false);
});

it("it is said what the help was", async () => {
  const text = await open("daily", today());
  sayWho("N");
  moveTold.value = text;
  playMove(moveThat(true));
  await playOut();
  expect(helpBefore.value).toBe("hint");
  const words = goals.puzzle.helpedBefore("hint");
  expect(words).toContain("a hint told you a move");
});

it("a wrong move that is taken back is a wrong try, and no longer wrong now", async () => {
  const text = await open("ladder", 3);
  sayWho("N");
  playMove(moveThat(false));
  expect(attempt.value?.right).toBe(false);
  undo();
  expect(position.value).toBe(text);
  expect(attempt.value).toBe(null);
  await settled();
  await playOut();
  expect(puzzleEnd.value).toBe("solved");
  expect(progress.value[text]).toEqual({ wrong: 1, on: today() });
});

it("a puzzle is shut until it is solved", async () => {
  await open("ladder", 3);
  expect(puzzleShut.value).toBe(true);
  await playOut();
  expect(puzzleShut.value).toBe(false);
  await open("ladder", 3);
  expect(puzzleShut.value).toBe(false);
});
