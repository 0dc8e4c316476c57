// How far the page scrolls at a game's end: board and card together, and the board first.
import { expect, it } from "vitest";
import { glideBy } from "../../web/src/goals/glideBy";

const foot = 590;

it("stays where all of it is in sight", () => {
  expect(glideBy({ board: { top: 200 }, card: { top: 300, bottom: 500 }, foot })).toBe(0);
  expect(glideBy({ board: { top: 200 }, card: { top: 134, bottom: 447 }, foot: 800 })).toBe(0);
});

it("brings up the whole card where the board keeps its place in the window", () => {
  expect(glideBy({ board: { top: 220 }, card: { top: 500, bottom: 740 }, foot })).toBe(158);
});

it("brings up no more than the board has room for", () => {
  expect(glideBy({ board: { top: 120 }, card: { top: 500, bottom: 790 }, foot })).toBe(112);
});

it("goes back up to a board that was scrolled away", () => {
  expect(glideBy({ board: { top: -60 }, card: { top: 240, bottom: 440 }, foot })).toBe(-68);
});

it("shows the verdict and the first button whatever the board's height is", () => {
  expect(glideBy({ board: { top: 20 }, card: { top: 700, bottom: 950 }, foot })).toBe(268);
});
