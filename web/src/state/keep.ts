/** The current game in the browser's own storage, so that it survives a reload. Private windows have none: then it doesn't. */
import { flatten, type GameRecord } from "./record";
import type { KeptGame } from "./keptShape";
import { load, store } from "./settings";

const name = "game";
/** A record this long is not kept: storage is small. */
const mostText = 400_000;

export function keepGame(game: {
  record: GameRecord;
  side: KeptGame["side"];
  mine: KeptGame["mine"];
}): void {
  const text = JSON.stringify({ ...game, record: flatten(game.record) });
  store(name, text.length <= mostText ? text : "");
}

export function forgetGame(): void {
  store(name, "");
}

export async function keptGame(): Promise<KeptGame | null> {
  const text = load(name);
  if (!text) return null;
  try {
    return (await import("./keptShape")).parseKept(text);
  } catch {
    return null; // its file didn't come
  }
}
