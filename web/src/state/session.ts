/** Starts the engine and everything that follows the game on the table. */
import { effect, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { forgetGame, keepGame } from "./keptGame";
import { mySide, asks, programSide, record, subject } from "./game";
import { forgetAddress, openAddress } from "./address";
import { followPosition } from "./analysis";
import { followTurns } from "./opponent";
import { closePanel } from "./place";
import { followFace } from "./followFace";
import type { GameInfo } from "#module/nimber.js";

/** All games; empty until the engine has come. */
export const games = signal<readonly GameInfo[]>([]);

function startEngine(): void {
  void engine.open().then(
    (all) => (games.value = all),
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
  followPosition();
  followFace();
  followTurns();
  effect(() => {
    const here = record.value;
    if (asks.value.embed) return;
    if (here) keepGame({ record: here, side: programSide.value, mine: mySide.value });
    // A link that can't be read takes no game's place.
    else if (subject.value.kind === "rule") forgetGame();
  });

  addEventListener("hashchange", () => {
    // What stood open was about the game before.
    closePanel();
    void openAddress();
  });
  addEventListener("popstate", () => void openAddress());
  void openAddress();
}
