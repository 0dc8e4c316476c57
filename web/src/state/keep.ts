/** The current game in the browser's own storage, so that it survives a reload. Private windows have none: then it doesn't. */
import * as v from "valibot";
import { flatten, type FlatRecord, type GameRecord } from "./record";
import { load, store } from "./settings";

const name = "game";
/** A record this long is not kept: storage is small. */
const mostText = 400_000;

const flatRecord = v.object({
  nodes: v.pipe(v.array(v.tuple([v.number(), v.string()])), v.minLength(1), v.maxLength(5000)),
  cursor: v.number(),
});
const keptSchema = v.object({
  record: flatRecord,
  side: v.nullable(v.picklist([0, 1, "both"])),
  mine: v.nullable(v.picklist([0, 1])),
});

export type KeptGame = v.InferOutput<typeof keptSchema> & { record: FlatRecord };

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

export function keptGame(): KeptGame | null {
  return parseKept(load(name));
}

/** What storage held; null where that is nothing, or nothing of ours. */
export function parseKept(text: string | null): KeptGame | null {
  if (!text) return null;
  try {
    const answer = v.safeParse(keptSchema, JSON.parse(text));
    return answer.success ? answer.output : null;
  } catch {
    return null;
  }
}
