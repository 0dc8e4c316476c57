/** A winning strategy that lies beside the board, to be played by. */
import { signal } from "@preact/signals";

/** What `nimber strategy --json` prints. */
export interface StrategyAnswer {
  position: string;
  winner: "first" | "second";
  first: string | null;
  lost: { position: string; rank: number; replies: [string, string | null][] }[];
  values?: { term: string; value: number; by: [number, string][] }[];
}

/** Where a game played by it is. */
export interface StrategyPlace {
  /** what was left last, by the strategy */
  left: string;
  /** what the other side has made of it; null: it is to move */
  theirs: string | null;
  /** the answer to that; null where the game is won without one */
  yours: string | null;
}

export const heldStrategy = signal<StrategyAnswer | null>(null);
