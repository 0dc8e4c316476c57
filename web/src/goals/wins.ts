/** How many games were won against the program, by the name of the game's card. Kept here only. */
import { effect, signal, untracked } from "@preact/signals";
import { presets } from "../state/presets";
import { wholeFace } from "../state/face";
import { programSide, record, view } from "../state/game";
import { wonByHelp } from "../state/helpedMoves";
import { nameOf, winner } from "../state/outcome";
import { path } from "../state/record";
import { keptAs } from "../device/kept";
import { load, onStoredElsewhere, store } from "../device/storage";

function stored(): Readonly<Record<string, number>> {
  try {
    const read: unknown = JSON.parse(load(keptAs.won) ?? "{}");
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter(([, games]) => Number.isSafeInteger(games) && games > 0),
    );
  } catch {
    return {};
  }
}

export const wonGames = signal(stored());

/** The card of what is on the board; null where there is none. */
function cardHere(): string | null {
  if (wholeFace.peek()) return wholeFace.peek()!.name;
  const shown = view.peek();
  const game = shown?.terms[0]?.game;
  if (!shown || !game || shown.terms.some((term) => term.game !== game)) return null;
  const own = presets.filter(
    ({ face, position }) => face === null && position.replace(/[/:].*$/, "") === game,
  );
  const misere = shown.convention === "misere";
  return (own.find((one) => one.position.endsWith("~misere") === misere) ?? own[0])?.name ?? null;
}

/** Counts a win once, however often its end is looked at. Called once. */
export function followWins(): void {
  onStoredElsewhere(keptAs.won, () => (wonGames.value = stored()));
  const counted = new Set<string>();
  effect(() => {
    const who = winner.value;
    const side = programSide.value;
    const here = record.value;
    if (here?.nodes.size === 1) counted.clear();
    if (who === null || !here || (side !== 0 && side !== 1) || nameOf(who) !== "you") return;
    const game = path(here)
      .map((node) => node.position)
      .join("!");
    const card = cardHere();
    // What the help played was not won yet.
    if (card === null || counted.has(game) || untracked(wonByHelp)) return;
    counted.add(game);
    const now = stored();
    wonGames.value = { ...now, [card]: (now[card] ?? 0) + 1 };
    store(keptAs.won, JSON.stringify(wonGames.value));
  });
}
