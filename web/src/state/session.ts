/** Starts the engine and everything that follows the game on the table. */
import { computed, effect, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { forgetGame, keepGame } from "./keep";
import { mySide, options, programSide, record, subject, view } from "./game";
import { forgetAddress, openAddress } from "./address";
import { followPosition } from "./analysis";
import { followTurns } from "./opponent";
import { followFace } from "./voice";
import type { GameInfo } from "#module/nimber.js";

export const games = signal<readonly GameInfo[]>([]);

/** Games on the board. */
const viewGames = computed(() => view.value?.terms.map((term) => term.game) ?? []);

/** The engine knows a few games at once; those of a board are fetched while the page is at rest. */
export async function fetchBoardGames(): Promise<void> {
  const answer = await engine.boardGames(true);
  if (!isError(answer) && answer.length > games.peek().length) games.value = answer;
}

/** The others are fetched when one is shown, or a game is to be chosen. */
export async function fetchAllGames(): Promise<void> {
  const answer = await engine.allGames();
  if (!isError(answer)) games.value = answer;
}

async function fetchGames(shown: readonly string[]): Promise<void> {
  const missing = () => shown.some((name) => !games.peek().some((info) => info.name === name));
  const answer = await engine.boardGames(false);
  if (!isError(answer) && answer.length > games.peek().length) games.value = answer;
  if (missing()) await fetchAllGames();
}

function startEngine(): void {
  void engine.open().then(
    (known) => {
      // All of them may have come already.
      if (games.peek().length === 0) games.value = known;
    },
    () => undefined,
  );
}

/** Another try after the module could not be loaded. */
export function retryEngine(): void {
  engine.retry();
  startEngine();
  forgetAddress();
  subject.value = { kind: "opening" };
  void openAddress();
}

/** The page again, as it is on the server now; the game goes on. */
export function reloadPage(): void {
  keepNow();
  location.reload();
}

/** Another tab may have kept its own game since. */
function keepNow(): void {
  const here = record.peek();
  if (here) keepGame({ record: here, side: programSide.peek(), mine: mySide.peek() });
}

/** Starts the engine and everything that follows the position. Called once. */
export function startSession(): void {
  startEngine();
  effect(() => {
    const known = games.value;
    if (known.length === 0) return;
    const shown = subject.value.kind === "rule" ? [subject.value.game] : viewGames.value;
    if (shown.some((name) => !known.some((info) => info.name === name))) void fetchGames(shown);
  });

  followPosition();
  followFace();
  followTurns();
  effect(() => {
    const here = record.value;
    if (options.value.includes("embed")) return;
    if (here) keepGame({ record: here, side: programSide.value, mine: mySide.value });
    // A link that can't be read takes no game's place.
    else if (subject.value.kind === "rule") forgetGame();
  });

  addEventListener("hashchange", () => void openAddress());
  addEventListener("popstate", () => void openAddress());
  void openAddress();
}
