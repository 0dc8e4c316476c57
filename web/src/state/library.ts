/** Games that this browser keeps: the recent ones by themselves, others under a name. One JSON file takes them elsewhere. */
import { effect, signal } from "@preact/signals";
import * as v from "valibot";
import { flatten, path } from "./record";
import { checkedRecord, options, pushRecord, record } from "./session";
import { load, store } from "./settings";

const name = "library";
const mostRecent = 12;
const mostNamed = 500;
/** Longer games are not kept among the recent ones. */
const mostText = 20_000;

const entry = v.object({
  id: v.pipe(v.string(), v.maxLength(40)),
  /** "" for a recent one */
  name: v.pipe(v.string(), v.maxLength(200)),
  /** milliseconds since 1970 */
  at: v.pipe(v.number(), v.minValue(0)),
  record: v.object({
    nodes: v.pipe(
      v.array(v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.minLength(1))])),
      v.minLength(1),
      v.maxLength(5000),
    ),
    cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
});
const file = v.object({
  format: v.literal("nimber-library"),
  version: v.literal(1),
  games: v.pipe(v.array(entry), v.maxLength(2000)),
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

export const printLibrary = (games: readonly Kept[]) =>
  JSON.stringify({ format: "nimber-library", version: 1, games }, null, 1);

const state = signal<readonly Kept[]>(parseLibrary(load(name) ?? "") ?? []);
export const kept = state;

function put(games: readonly Kept[]): void {
  const named = games.filter((game) => game.name !== "").slice(0, mostNamed);
  const recent = games.filter((game) => game.name === "").slice(0, mostRecent);
  state.value = [...named, ...recent];
  store(name, printLibrary(state.peek()));
}

const freshId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** Keeps the game on the board under a name. */
export function keepNamed(called: string): void {
  const here = record.peek();
  const trimmed = called.trim().slice(0, 200);
  if (!here || trimmed === "") return;
  put([{ id: freshId(), name: trimmed, at: Date.now(), record: flatten(here) }, ...state.peek()]);
}

/** Gives a game another name; a recent one becomes a named one. */
export function rename(id: string, called: string): void {
  const trimmed = called.trim().slice(0, 200);
  if (trimmed === "") return;
  put(state.peek().map((game) => (game.id === id ? { ...game, name: trimmed } : game)));
}

export function forget(id: string): void {
  put(state.peek().filter((game) => game.id !== id));
}

export async function openKept(game: Kept): Promise<boolean> {
  const checked = await checkedRecord(game.record);
  if (!checked) return false;
  pushRecord(checked);
  return true;
}

/** Adds the games of a file to those that are here; null where it is no such file. */
export function importLibrary(text: string): number | null {
  const games = parseLibrary(text);
  if (!games) return null;
  const here = new Set(state.peek().map((game) => game.id));
  const fresh = games.filter((game) => !here.has(game.id));
  put([...fresh, ...state.peek()]);
  return fresh.length;
}

/** A game is recent once a move was made in it. Called once. */
export function followRecent(): void {
  effect(() => {
    const here = record.value;
    if (!here || here.nodes.size < 2 || options.value.includes("embed")) return;
    const flat = flatten(here);
    if (flat.nodes.reduce((sum, [, text]) => sum + text.length, 0) > mostText) return;
    const root = path(here)[0]!.position;
    const games = state.peek();
    // One entry a first position: the game goes on in it.
    const old = games.find((game) => game.name === "" && game.record.nodes[0]![1] === root);
    const id = old?.id ?? freshId();
    put([{ id, name: "", at: Date.now(), record: flat }, ...games.filter((game) => game !== old)]);
  });
}
