/**
 * The current game in the browser's own storage, so that it survives a reload: in this tab's, since
 * another tab may play another game, and in the one that outlives the tab. Private windows have
 * none: then it doesn't.
 */
import { flatten, type GameRecord } from "./record";
import type { KeptGame } from "./keptShape";
import { load, store, thisTab } from "./storage";

const name = "game";
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
  store(name, text, thisTab);
  store(name, text);
}

export const forgetGame = (): void => put("");

/** This tab's game, then the one played last anywhere. */
export async function keptGames(): Promise<KeptGame[]> {
  const texts = new Set([load(name, thisTab), load(name)].filter((text) => !!text));
  if (texts.size === 0) return [];
  try {
    const { parseKept } = await import("./keptShape");
    return [...texts].map(parseKept).filter((game) => game !== null);
  } catch {
    return []; // its file didn't come
  }
}
