/** Which picture serves which kind of game. A board draws a term and lets its moves be chosen; it knows no rules. */
import type { FunctionComponent } from "preact";
import { CoinsBoard } from "./CoinsBoard";
import { GraphBoard } from "./GraphBoard";
import { HeapsBoard } from "./HeapsBoard";
import { StairsBoard } from "./StairsBoard";
import { TrackBoard } from "./TrackBoard";
import { WythoffBoard } from "./WythoffBoard";
import type { HeapLayout } from "./layout";
import type { ComponentRecord, GameInfo, TermView } from "#module/nimber.js";

export interface BoardProps {
  term: TermView;
  /** the term's number in the sum, from 1 */
  number: number;
  /** number of its first heap through the whole sum */
  firstHeap: number;
  /** values of its parts; null while not known or not to be told */
  components: readonly ComponentRecord[] | null;
  layout: HeapLayout;
  /** the largest heap on the board */
  largest: bigint;
  /** the term's share of the board, in pixels */
  room: { width: number; height: number };
}

export const boards: Record<GameInfo["board"], FunctionComponent<BoardProps>> = {
  heaps: HeapsBoard,
  wythoff: WythoffBoard,
  stairs: StairsBoard,
  strip: TrackBoard,
  monks: TrackBoard,
  hill: TrackBoard,
  graph: GraphBoard,
  coins: CoinsBoard,
};

/** Boards whose parts are heaps, counted through the sum. */
export const hasHeaps = (term: TermView) => term.board === "heaps" || term.board === "wythoff";
