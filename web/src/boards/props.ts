/** What every board is given: a term, ready to be drawn, and its share of the room. */
import type { HeapLayout } from "./layout";
import type { ComponentRecord, TermView } from "#module/nimber.js";

export interface BoardProps {
  term: TermView;
  /** the term's number in the sum, from 1 */
  number: number;
  /** values of its parts; null while not known or not to be told */
  components: readonly ComponentRecord[] | null;
  layout: HeapLayout;
  /** the largest heap on the board */
  largest: bigint;
  /** the term's share of the board, in pixels */
  room: { width: number; height: number };
}
