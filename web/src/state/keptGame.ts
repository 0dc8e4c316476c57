/**
 * The current game in the browser's own storage, so that it survives a reload, except in private
 * windows, which have none. It is kept twice: for this tab, since another tab may play another
 * game, and for when the tab is closed. Every move is checked before the game is shown again.
 */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { keptAs } from "../device/kept";
import { load, store, thisTab } from "../device/storage";
import { mySide, openRecord, paused } from "./game";
import { moveKey } from "./knowledge";
import { current, flatten, path, unflatten, type FlatRecord, type GameRecord } from "./record";
import type { KeptGame } from "./keptGameShape";

/** A record this long is not kept: storage is small. */
const mostText = 400_000;

export function keepGame(game: {
  record: GameRecord;
  side: KeptGame["side"];
  mine: KeptGame["mine"];
}): void {
  const text = JSON.stringify({ ...game, record: flatten(game.record) });
  put(text.length <= mostText ? text : "");
}

function put(text: string): void {
  store(keptAs.game, text, thisTab);
  store(keptAs.game, text);
}

export const forgetGame = (): void => put("");

/** This tab's game, then the one played last anywhere. */
async function keptGames(): Promise<KeptGame[]> {
  const texts = new Set([load(keptAs.game, thisTab), load(keptAs.game)].filter((text) => !!text));
  if (texts.size === 0) return [];
  try {
    const { parseKept } = await import("./keptGameShape");
    return [...texts].map(parseKept).filter((game) => game !== null);
  } catch {
    return []; // its file didn't come
  }
}

/**
 * Opens the game that this browser kept, with what can be redone, its variations, and who plays, if
 * its line is `texts`; with null whatever its line is. `people`: the program plays no side,
 * whatever was kept. Returns whether it did. Checks every move again.
 */
export async function keptRecord(
  texts: readonly string[] | null,
  people: boolean,
): Promise<boolean> {
  for (const kept of await keptGames())
    if (await putKept(people ? { ...kept, side: null } : kept, texts)) return true;
  return false;
}

async function putKept(kept: KeptGame, texts: readonly string[] | null): Promise<boolean> {
  const whole = unflatten(kept.record);
  if (!whole) return false;
  const stands = path(whole).map((node) => node.position);
  if (texts && stands.join("\n") !== texts.join("\n")) return false;
  const checked = await checkedRecord(kept.record);
  if (!checked || current(checked).position !== stands[stands.length - 1]) return false;
  openRecord(checked, kept.side);
  paused.value = kept.side === "both";
  mySide.value = kept.mine;
  return true;
}

/** The record of flat data, with the moves that the module knows as legal. */
export async function checkedRecord(flat: FlatRecord): Promise<GameRecord | null> {
  const first = await engine.read(flat.nodes[0]?.[1] ?? "");
  if (isError(first) || first.kind === "rule" || first.position !== flat.nodes[0]?.[1]) return null;
  const good = new Set<string>();
  const pairs = flat.nodes
    .filter(([parent]) => parent >= 0 && parent < flat.nodes.length)
    .map(([parent, to]) => [flat.nodes[parent]![1], to] as const);
  await Promise.all(
    pairs.map(async ([from, to]) => {
      const answer = await engine.moveTo(from, to);
      if (!isError(answer) && answer.move?.position === to) good.add(moveKey(from, to));
    }),
  );
  return unflatten(flat, (from, to) => good.has(moveKey(from, to)));
}
