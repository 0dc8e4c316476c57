/**
 * Which picture serves which kind of game. A board draws a term and lets its moves be chosen; it
 * knows no rules.
 */
import type { FunctionComponent } from "preact";
import { HeapsBoard } from "./HeapsBoard";
import { lazy } from "../panels/lazy";
import { MissingPart } from "../panels/Trouble";
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

const board = (load: () => Promise<FunctionComponent<BoardProps>>) =>
  lazy(load, ({ failed }) => (failed ? <MissingPart /> : <div aria-busy="true" />), true);

const TrackBoard = board(() => import("./TrackBoard").then((file) => file.TrackBoard));

/** The page opens with heaps; the other pictures are fetched. */
export const boards: Record<GameInfo["board"], FunctionComponent<BoardProps>> = {
  heaps: HeapsBoard,
  wythoff: board(() => import("./WythoffBoard").then((file) => file.WythoffBoard)),
  stairs: board(() => import("./StairsBoard").then((file) => file.StairsBoard)),
  strip: TrackBoard,
  monks: TrackBoard,
  hill: TrackBoard,
  graph: board(() => import("./GraphBoard").then((file) => file.GraphBoard)),
  coins: board(() => import("./CoinsBoard").then((file) => file.CoinsBoard)),
};

export { hasHeaps } from "./heapCount";
