/** Where the positions of a graph of options are drawn: in layers. Pure. */
import { layered, pathOf, type Point } from "../boards/layered";

export interface Box extends Point {
  width: number;
  height: number;
}

export interface ReachedPicture {
  width: number;
  height: number;
  boxes: Box[];
  paths: string[];
}

export const boxHeight = 40;
export const boxWidth = (label: string) => Math.max(44, label.length * 7.4 + 18);

export function layoutReached(labels: readonly string[], edges: ArrayLike<number>): ReachedPicture {
  const sizes = labels.map((label) => ({ width: boxWidth(label), height: boxHeight }));
  const {
    width,
    height,
    vertices,
    edges: lines,
  } = layered(sizes, edges, {
    rankdir: "TB",
    nodesep: 14,
    ranksep: 34,
    marginx: 8,
    marginy: 8,
  });
  return {
    width,
    height,
    boxes: sizes.map((size, at) => ({ ...size, ...vertices[at]! })),
    paths: lines.map(pathOf),
  };
}

/**
 * What tells one position from another: the text without what all begin with up to a rule's colon,
 * and without ~misere.
 */
export function shortLabels(positions: readonly string[]): string[] {
  const [first = ""] = positions;
  const colon = first.indexOf(":");
  const start = first.slice(0, colon + 1);
  const shared =
    colon >= 0 && positions.every((text) => text.startsWith(start) && !text.includes("+"));
  return positions.map((text) =>
    (shared ? text.slice(start.length) : text).replace(/~[a-z]+(\/\d+)?$/, ""),
  );
}
