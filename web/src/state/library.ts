/**
 * Games that this browser keeps: the recent ones by themselves, others under a name. One JSON file
 * takes them elsewhere.
 */
import { computed, effect, signal } from "@preact/signals";
import * as v from "valibot";
import { flatten, path } from "./record";
import { checkedRecord } from "./keptGame";
import { asks, record } from "./game";
import { mostLibrary, mostNamed, mostRecent } from "./limits";
import { askToOpen, pushRecord } from "./address";
import { wholeFace } from "./face";
import { gameTitle } from "./title";
import { addProgress, parseProgress, progress, type Progress } from "./progress";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";

/** Longer games are not kept among the recent ones. */
const mostText = 20_000;

const entry = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  /** "" for a recent one */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** what it was shown as; none in games of before there were faces */
  face: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** the name that its link gave it */
  title: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** milliseconds since 1970 */
  at: v.pipe(v.number(), v.minValue(0)),
  record: v.object({
    nodes: v.pipe(
      v.array(v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.minLength(1))])),
      v.minLength(1),
      // Storage is full long before; a game that is kept must never be one that can't be read.
      v.maxLength(200_000),
    ),
    cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});
const file = v.object({
  format: v.literal("nimber-library"),
  version: v.literal(1),
  games: v.pipe(v.array(entry), v.maxLength(mostLibrary)),
});

export type Kept = v.InferOutput<typeof entry>;

/** What a file or the storage holds; null where that isn't a library. */
export function parseLibrary(text: string): Kept[] | null {
  try {
    const answer = v.safeParse(file, JSON.parse(text));
    return answer.success ? answer.output.games : null;
  } catch {
    return null;
  }
}

export const printLibrary = (games: readonly Kept[], solved: Progress = {}, more: object = {}) =>
  JSON.stringify(
    {
      format: "nimber-library",
      version: 1,
      games,
      ...(Object.keys(solved).length > 0 ? { progress: solved } : {}),
      ...more,
    },
    null,
    1,
  );

/**
 * What the storage held when it was last looked at: reading it anew after each move would take
 * long.
 */
let last: { text: string | null; games: readonly Kept[] | null } = { text: null, games: null };

function stored(): readonly Kept[] | null {
  const text = load(keptAs.library);
  if (text !== last.text) last = { text, games: parseLibrary(text ?? "") };
  return last.games;
}

const state = signal<readonly Kept[]>(stored() ?? []);
export const kept = state;
/** The games and what was solved, for a file; and what else is kept. */
export const exported = (more: object) => printLibrary(state.peek(), progress.peek(), more);
export const somethingKept = computed(
  () => state.value.length > 0 || Object.keys(progress.value).length > 0,
);
/** The storage is full or forbidden: what is here is gone with the page. */
export const unsaved = signal(false);

/**
 * Changes what is kept. It starts from what the storage holds now, since other tabs keep games too.
 */
function change(next: (games: readonly Kept[]) => readonly Kept[]): void {
  const there = stored();
  // One that can't be read, such as a newer page's, is put aside before a new one is written.
  if (last.text !== null && !there) store(keptAs.libraryUnread, last.text);
  const here = state.peek();
  const unknown = unsaved.peek() ? here.filter((game) => !has(there ?? [], game)) : [];
  const games = next(there ? [...unknown, ...there] : here);
  const named = games.filter((game) => game.name !== "").slice(0, mostNamed);
  const recent = games.filter((game) => game.name === "").slice(0, mostRecent);
  state.value = [...named, ...recent];
  // Where there is not room for all, those with a name go first.
  unsaved.value = !write(state.peek()) && !(named.length > 0 && write(named));
}

function write(games: readonly Kept[]): boolean {
  const text = printLibrary(games);
  const good = store(keptAs.library, text);
  if (good) last = { text, games };
  return good;
}

const has = (games: readonly Kept[], { id }: Kept) => games.some((game) => game.id === id);

const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

const faceHere = () => ({
  ...(wholeFace.peek() ? { face: wholeFace.peek()!.name } : {}),
  ...(gameTitle.peek() ? { title: gameTitle.peek() } : {}),
});

/** Keeps the game on the board under a name. */
export function keepNamed(called: string): void {
  const here = record.peek();
  const trimmed = called.trim().slice(0, 200);
  if (!here || trimmed === "") return;
  const game = {
    id: freshId(),
    name: trimmed,
    at: Date.now(),
    record: flatten(here),
    ...faceHere(),
  };
  change((games) => [game, ...games]);
}

/** Gives a game another name; a recent one becomes a named one. */
export function rename(id: string, called: string): void {
  const trimmed = called.trim().slice(0, 200);
  if (trimmed === "") return;
  change((games) => games.map((game) => (game.id === id ? { ...game, name: trimmed } : game)));
}

export function forget(id: string): void {
  change((games) => games.filter((game) => game.id !== id));
}

export async function openKept(game: Kept): Promise<boolean> {
  const isLast = askToOpen();
  const checked = await checkedRecord(game.record);
  if (!checked) return false;
  if (isLast()) pushRecord(checked, null, game.face ?? null, game.title);
  return true;
}

/** Adds the games of a file to those that are here; null where it is no such file. */
export function importLibrary(text: string): number | null {
  const games = parseLibrary(text);
  if (!games) return null;
  const { progress: solved } = JSON.parse(text) as { progress?: unknown };
  if (solved !== undefined) addProgress(parseProgress(solved));
  let added = 0;
  change((here) => {
    const fresh = games.filter((game) => !has(here, game));
    added = fresh.length;
    return [...fresh, ...here];
  });
  return added;
}

/** A game is recent once a move was made in it. Called once. */
export function followRecent(): void {
  onStoredElsewhere(keptAs.library, () => {
    if (!unsaved.peek()) state.value = stored() ?? state.peek();
  });
  effect(() => {
    const here = record.value;
    if (!here || here.nodes.size < 2 || asks.value.embed) return;
    const flat = flatten(here);
    if (flat.nodes.reduce((sum, [, text]) => sum + text.length, 0) > mostText) return;
    const root = path(here)[0]!.position;
    change((games) => {
      // One entry a first position: the game goes on in it.
      const old = games.find((game) => game.name === "" && game.record.nodes[0]![1] === root);
      const id = old?.id ?? freshId();
      return [
        { id, name: "", at: Date.now(), record: flat, ...faceHere() },
        ...games.filter((game) => game !== old),
      ];
    });
  });
}
