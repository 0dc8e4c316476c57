/** What the drawers of a picture are given. */
import type { HeapLayout } from "../../boards/layout";
import type { Pieces } from "../../state/presets";
import type { Strings } from "../../strings/shape";
import type { ComponentRecord, TermView } from "#module/nimber.js";
import type { Palette } from "./palette";

export interface Scene {
  strings: Strings;
  palette: Palette;
}

export interface HeapScene {
  layout: HeapLayout;
  largest: bigint;
}

export interface TermScene {
  term: TermView;
  /** its number in the sum, from 1 */
  number: number;
  /** values of its parts; null where they are not known or not to be told */
  components: readonly ComponentRecord[] | null;
  /** wythoff: the values of the grid's cells, row by row */
  grid: Uint16Array | null;
  heaps: HeapScene;
  /** what its face draws in place of stones */
  pieces: Pieces | null;
  /** drawn as a bar: how much of each column no move takes */
  stays: readonly bigint[] | null;
  width: number;
  /** beyond this height nothing new is begun */
  most: number;
}
