/** Another position of the same kind, one that the first player can win. */
import { signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { optionsGraph } from "../engine/asking";
import { judgedAt } from "../state/marks";
import { path, startRecord, type GameRecord } from "../state/record";
import { position, programSide, record } from "../state/game";
import { askToOpen, pushRecord } from "../state/address";
import { harderThan, type Asks } from "./harder";

/** So many are drawn before the page says that it found none. */
const mostDraws = 80;

/** The search for a harder one ends after so many milliseconds. */
const mostTime = 8000;
const mostMoves = 5000;
const mostPositions = 2000;

const asks: Asks = {
  random: async (like, size, seed) => {
    const drawn = await engine.randomPosition(like, size, seed);
    return isError(drawn) ? null : drawn.position;
  },
  judge: async (text) => {
    const known = await engine.analyzeBeside(text);
    if (isError(known) || known.winning.count === null) return null;
    const next = known.winning.listed[0]?.position ?? null;
    return { wins: known.outcome === "N", winning: Number(known.winning.count), next };
  },
  moves: async (text) => {
    const all = await engine.moves(text, 0, 0, 0, mostMoves);
    return isError(all) ? 0 : all.moves.length;
  },
  length: async (text) => {
    const graph = await optionsGraph(text, mostPositions);
    return isError(graph) ? null : graph.rounds[0]!;
  },
};

/** From where this game was won: of a start that who moves first loses, from the next position. */
function wonFrom(here: GameRecord): string {
  const [start, next] = path(here);
  return next && judgedAt(start!.position)?.outcome === "P" ? next.position : start!.position;
}

/** A harder start than that of this game; null where none was found, or the search was stopped. */
export async function findHarder(stopped: () => boolean): Promise<string | null> {
  const here = record.peek();
  if (!here) return null;
  const end = performance.now() + mostTime;
  const seed = Math.floor(Math.random() * 1e9);
  const late = () => stopped() || performance.now() > end;
  return harderThan(wonFrom(here), asks, seed, late).catch(() => null);
}

/** The person moves first in it, or as before. */
export function openStart(text: string): void {
  const side = programSide.peek();
  pushRecord(startRecord([text]), side === 0 ? 1 : side);
}

export type Search = "idle" | "searching" | "none";
export const search = signal<Search>("idle");
let turn = 0;

export function stopSearch(): void {
  turn += 1;
  search.value = "idle";
}

/**
 * Draws until one is won for the player to move, and puts it on the board; true once it is there.
 */
export async function newPosition(size: number): Promise<boolean> {
  const like = position.peek();
  if (like === null) return false;
  const mine = ++turn;
  // Whatever is opened meanwhile stays.
  const isLast = askToOpen();
  search.value = "searching";
  const seed = Math.floor(Math.random() * 1e9);
  for (let draw = 0; draw < mostDraws; draw++) {
    const drawn = await engine.randomPosition(like, size, seed + draw);
    if (isError(drawn)) break;
    if (drawn.position === like) continue;
    const known = await engine.analyzeBeside(drawn.position);
    if (mine !== turn) return false;
    if (!isLast()) break;
    if (isError(known) || known.outcome !== "N") continue;
    search.value = "idle";
    // Whoever plays the program plays it still, and moves first: so the win is the person's to
    // take.
    openStart(drawn.position);
    return true;
  }
  if (mine === turn) search.value = isLast() ? "none" : "idle";
  return false;
}
