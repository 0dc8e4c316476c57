/**
 * Which picture serves which kind of game. A board draws a term and lets its moves be chosen; it
 * knows no rules.
 */
import type { FunctionComponent } from "preact";
import { fetchedWithFace } from "../state/face";
import { HeapsBoard } from "./HeapsBoard";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";
import type { BoardProps } from "./props";
import type { GameInfo } from "#module/nimber.js";

fetchedWithFace.push(
  () => import("./faces.css"),
  () => import("./boards.css"),
);

const board = (load: () => Promise<FunctionComponent<BoardProps>>) =>
  lazy(load, ({ failed }) => (failed ? <MissingPart /> : <div aria-busy="true" />), true);

const TrackBoard = board(() => import("./TrackBoard").then((file) => file.TrackBoard));

const PictureBoard = board(() => import("./PictureBoard").then((file) => file.PictureBoard));

/** The page opens with heaps; the other pictures are fetched. */
export const boards: Record<GameInfo["board"], FunctionComponent<BoardProps>> = {
  heaps: HeapsBoard,
  limited: HeapsBoard,
  wythoff: board(() => import("./WythoffBoard").then((file) => file.WythoffBoard)),
  stairs: board(() => import("./StairsBoard").then((file) => file.StairsBoard)),
  strip: TrackBoard,
  squares: TrackBoard,
  monks: TrackBoard,
  hill: TrackBoard,
  graph: board(() => import("./GraphBoard").then((file) => file.GraphBoard)),
  coins: board(() => import("./CoinsBoard").then((file) => file.CoinsBoard)),
  ground: PictureBoard,
  vertices: PictureBoard,
  edges: PictureBoard,
  walk: PictureBoard,
  cells: board(() => import("./CellsBoard").then((file) => file.CellsBoard)),
  numbers: board(() => import("./NumbersBoard").then((file) => file.NumbersBoard)),
  corners: board(() => import("./CornersBoard").then((file) => file.CornersBoard)),
};

/** In place of a heap: the numbers that are said one after the other. */
export const CountBoard = board(() => import("./CountBoard").then((file) => file.CountBoard));

/** In place of a row of numbers: columns of a bar. */
export const BarBoard = board(() => import("./BarBoard").then((file) => file.BarBoard));
