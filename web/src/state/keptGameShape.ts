/**
 * What storage may hold of the current game. Apart, because reading it is rare and needs a library.
 */
import * as v from "valibot";
import type { FlatRecord } from "./record";

const flatRecord = v.object({
  nodes: v.pipe(
    v.array(v.tuple([v.pipe(v.number(), v.integer()), v.string()])),
    v.minLength(1),
    v.maxLength(5000),
  ),
  cursor: v.number(),
});
const keptSchema = v.object({
  record: flatRecord,
  side: v.nullable(v.picklist([0, 1, "both"])),
  mine: v.nullable(v.picklist([0, 1])),
});

export type KeptGame = v.InferOutput<typeof keptSchema> & { record: FlatRecord };

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
