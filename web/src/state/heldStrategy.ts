/** A winning strategy that lies beside the board, to be played by. */
import { signal } from "@preact/signals";
import type { StrategyAnswer } from "../widgets/StrategyTable";

export const heldStrategy = signal<StrategyAnswer | null>(null);
