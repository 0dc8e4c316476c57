/** What the first parts of the page know of copying; all else is in mirror.ts. */
import { signal } from "@preact/signals";
import type { MoveRecord, PositionView } from "#module/nimber.js";

const boardsThatMirror = new Set(["cells", "vertices", "edges", "ground", "graph"]);

/** Are boards or graphs to be seen, which may be symmetric to the eye? */
export const isDrawn = ({ terms }: PositionView) =>
  terms.some(({ board }) => boardsThatMirror.has(board));

/** The pairs are drawn on the board. */
export const pairsShown = signal(false);

/** A winning move that copies the last one, where one is known. */
export const copyHere = signal<{ position: string; move: MoveRecord } | null>(null);

/**
 * Whether copying decides, and the winning move after which one copies, or that copies the last
 * one; null where there is none.
 */
export const mirrorHere = signal<{
  position: string;
  decides: boolean;
  move: MoveRecord | null;
} | null>(null);

/** One side is playing by copying: there is something to say of it. */
export const mirrorPlayed = signal(false);

/** Finds the program's move in place of its own choice; null where it has none. */
export const instead = signal<((position: string) => Promise<MoveRecord | null>) | null>(null);
