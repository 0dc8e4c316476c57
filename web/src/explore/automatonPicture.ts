/** Where the states and arrows of an automaton are drawn. Pure. */
import { layered, type Point } from "../boards/layered";
import type { Arrow } from "./laws";

export const stateRadius = 19;

/** Larger ones are a table. */
export const mostStates = 20;

export interface AutomatonPicture {
  width: number;
  height: number;
  states: Point[];
  /** an SVG path for each arrow, and where its digits stand */
  arrows: { path: string; label: Point }[];
  /** the path that leads to the first state */
  start: string;
}

/** A line by its points, the inner ones being what it bends to. */
interface Line {
  points: Point[];
  label: Point;
}

const loopHeight = 30;

/** A circle above its state. */
function loop({ x, y }: Point): Line {
  const side = stateRadius * 0.62;
  const top = y - stateRadius * 0.8;
  return {
    points: [
      { x: x - side, y: top },
      { x: x - side - 12, y: top - loopHeight },
      { x: x + side + 12, y: top - loopHeight },
      { x: x + side, y: top },
    ],
    label: { x, y: top - loopHeight },
  };
}

/** A line between two states, bent to one side so that the way back keeps off it. */
function bent(from: Point, to: Point): Line {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bend = 12 + long * 0.12;
  const middle = {
    x: (from.x + to.x) / 2 + (-dy / long) * bend,
    y: (from.y + to.y) / 2 + (dx / long) * bend,
  };
  const on = (end: Point, by: number): Point => {
    const away = Math.hypot(middle.x - end.x, middle.y - end.y) || 1;
    return {
      x: end.x + ((middle.x - end.x) / away) * by,
      y: end.y + ((middle.y - end.y) / away) * by,
    };
  };
  return {
    points: [on(from, stateRadius), middle, on(to, stateRadius + 4)],
    label: {
      x: (from.x + to.x) / 4 + middle.x / 2 + (-dy / long) * 9,
      y: (from.y + to.y) / 4 + middle.y / 2 + (dx / long) * 9,
    },
  };
}

const pathOf = ([first, ...rest]: readonly Point[]) =>
  `M${first!.x} ${first!.y}${["", "L", "Q", "C"][rest.length]!}${rest.map(({ x, y }) => `${x} ${y}`).join(" ")}`;

/** From left to right, or from above where there is no room. */
export function automatonPicture(
  count: number,
  arrows: readonly Arrow[],
  wide: boolean,
): AutomatonPicture {
  const size = { width: stateRadius * 2 + 8, height: stateRadius * 2 };
  const between = arrows.filter(({ from, to }) => from !== to);
  const { width, height, vertices } = layered(
    Array.from({ length: count }, () => size),
    between.flatMap(({ from, to }) => [from, to]),
    { rankdir: "LR", nodesep: 46, ranksep: wide ? 56 : 40, marginx: 34, marginy: 48 },
  );
  const turned = ({ x, y }: Point): Point => (wide ? { x, y } : { x: height - y, y: x });
  const start = vertices[0]!;
  return {
    width: wide ? width : height,
    height: wide ? height : width,
    states: vertices.map(turned),
    arrows: arrows.map(({ from, to }) => {
      const line = from === to ? loop(vertices[from]!) : bent(vertices[from]!, vertices[to]!);
      return { path: pathOf(line.points.map(turned)), label: turned(line.label) };
    }),
    start: pathOf(
      [stateRadius + 26, stateRadius + 5].map((by) => turned({ x: start.x - by, y: start.y })),
    ),
  };
}
