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
}

const loopHeight = 30;

/** A circle above its state. */
function loop({ x, y }: Point): { path: string; label: Point } {
  const side = stateRadius * 0.62;
  const top = y - stateRadius * 0.8;
  return {
    path: `M${x - side} ${top}C${x - side - 12} ${top - loopHeight} ${x + side + 12} ${top - loopHeight} ${x + side} ${top}`,
    label: { x, y: top - loopHeight },
  };
}

/** A line between two states, bent to its right so that the way back keeps off it. */
function bent(from: Point, to: Point): { path: string; label: Point } {
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
  const a = on(from, stateRadius);
  const b = on(to, stateRadius + 4);
  return {
    path: `M${a.x} ${a.y}Q${middle.x} ${middle.y} ${b.x} ${b.y}`,
    label: {
      x: (from.x + to.x) / 4 + middle.x / 2 + (-dy / long) * 9,
      y: (from.y + to.y) / 4 + middle.y / 2 + (dx / long) * 9,
    },
  };
}

export function automatonPicture(count: number, arrows: readonly Arrow[]): AutomatonPicture {
  const size = { width: stateRadius * 2 + 8, height: stateRadius * 2 };
  const between = arrows.filter(({ from, to }) => from !== to);
  const { width, height, vertices } = layered(
    Array.from({ length: count }, () => size),
    between.flatMap(({ from, to }) => [from, to]),
    { rankdir: "LR", nodesep: 46, ranksep: 56, marginx: 34, marginy: 48 },
  );
  return {
    width,
    height,
    states: vertices,
    arrows: arrows.map(({ from, to }) =>
      from === to ? loop(vertices[from]!) : bent(vertices[from]!, vertices[to]!),
    ),
  };
}
