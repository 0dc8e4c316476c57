/** The game that this browser kept, put back on the table after a check of every move. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { keptGames } from "./keep";
import type { KeptGame } from "./keptShape";
import { current, path, unflatten, type FlatRecord, type GameRecord } from "./record";
import { mySide, openRecord, paused } from "./game";
import { moveKey } from "./known";

/**
 * The game that this browser kept, if it stands where the link does: with what can be redone, its
 * variations, and who plays. Every move of it is checked again. `texts` null: wherever it stands.
 */
export async function keptRecord(texts: readonly string[] | null): Promise<boolean> {
  for (const kept of await keptGames()) if (await putKept(kept, texts)) return true;
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
