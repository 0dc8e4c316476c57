/**
 * A row of coins to turn: first the rightmost, then others. Which sets may be turned is told by the
 * module.
 */
import { useSignal } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable, type Selection } from "../state/selection";
import { kindOfSum, sumText, splitTerm } from "../state/terms";
import { chooser, inTurn, usePreview, useTermMoves } from "./choose";
import { isTable } from "./layout";
import { bestTurn } from "./turns";
import type { BoardProps } from "./props";
import type { MoveRecord } from "#module/nimber.js";
import "./boards.css";

export function CoinsBoard({ term, number, components, room }: BoardProps) {
  const s = strings.value;
  const table = useTable();
  const { clearSelection, mayMove, moveInto, partMoves, playSelection } = table;
  const { select, selection, stepSelection, view } = table;
  const partial = useSignal<{ position: string; coins: readonly number[] } | null>(null);
  const { hover, unhover } = chooser(table);
  const [focus, setFocus] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const all = useTermMoves(number);
  const preview = usePreview(number);
  const position = view.value?.position ?? "";
  /** What a person has chosen, and the coins touched for it. */
  const choice = (now: Selection | null): Selection | null =>
    now?.term === number && !now.hover ? now : null;
  const coinsOf = (now: Selection | null): readonly number[] => {
    if (!choice(now)) return [];
    const touched = partial.peek();
    return now?.move?.flips ?? (touched?.position === position ? touched.coins : []);
  };
  void partial.value;
  const picked = coinsOf(selection.value);
  const turned = new Set(preview?.kind === "turn" ? preview.flips : picked);
  const starts = new Set((all?.moves ?? []).map((move) => move.part));
  const count = term.parts.length;
  const largest = isTable(room.width) ? 76 : 64;
  const size = Math.max(44, Math.min(largest, Math.floor(room.width / Math.min(count, 12)) - 8));

  /** The text with these coins turned over; whether that is a move, the module says. */
  const turnedText = (coins: readonly number[]) => {
    const shown = view.peek()!;
    const drafts = shown.terms.map((one) => splitTerm(one.game, one.position));
    const mine = drafts[number - 1]!;
    mine.state = [...mine.state]
      .map((coin, at) => (coins.includes(at + 1) ? (coin === "H" ? "T" : "H") : coin))
      .join("");
    return sumText(drafts, kindOfSum(shown));
  };

  const offer = async (coins: readonly number[]): Promise<boolean> => {
    const part = Math.max(...coins);
    const list = await partMoves({ term: number, part });
    if (list.moves.length === 0) return false;
    const found = bestTurn(list.moves, coins);
    let move: MoveRecord | null = found.move;
    if (!move && !list.whole) move = await moveInto(turnedText(coins));
    if (!move && !found.possible && list.whole) return false;
    partial.value = { position, coins };
    select({ term: number, part }, list.moves, move, false);
    return true;
  };

  const tap = async (coin: number) => {
    if (!mayMove.peek()) return;
    const now = choice(selection.peek());
    const picked = coinsOf(now);
    const rightmost = Math.max(0, ...picked);
    if (coin === rightmost && now?.move) {
      playSelection();
      return;
    }
    if (picked.includes(coin)) {
      if (coin === rightmost) clearSelection();
      else await offer(picked.filter((other) => other !== coin));
      return;
    }
    if (coin < rightmost) {
      if (await offer([...picked, coin])) return;
      // One more than the rule allows: this one takes the place of the others.
      await offer([rightmost, coin]);
      return;
    }
    await offer([coin]);
  };

  /** Under the pointer: the smallest turn that a touch would begin with. */
  const look = async (coin: number) => {
    if (!mayMove.peek() || selection.peek()?.hover === false) return;
    const list = (await partMoves({ term: number, part: coin })).moves;
    hover({ term: number, part: coin }, list, bestTurn(list, [coin]).move);
  };

  const focusOn = (coin: number) => {
    const next = Math.max(1, Math.min(count, coin));
    setFocus(next);
    row.current?.querySelector<HTMLElement>(`[data-coin="${next}"]`)?.focus();
  };

  const tabbed = focus >= 1 && focus <= count ? focus : Math.max(1, ...starts);

  return (
    <div class="coins">
      <div
        class="coins-row"
        ref={row}
        role="group"
        aria-label={s.boards.coinHint}
        style={{ "--coin": `${size}px` }}
      >
        {term.parts.map((face, index) => {
          const coin = index + 1;
          const head = face === 1n;
          const flips = turned.has(coin);
          const value =
            components?.find((one) => one.kind === "head" && one.part === coin)?.value ?? null;
          return (
            <span class="coin-cell" key={coin}>
              <button
                type="button"
                class={`coin${head ? "" : " coin-tail"}${flips ? " coin-turning" : ""}${mayMove.value && starts.has(coin) ? " coin-free" : ""}`}
                aria-label={s.boards.coinWords(coin, head, flips)}
                aria-pressed={flips}
                aria-disabled={!mayMove.value}
                tabIndex={coin === tabbed ? 0 : -1}
                data-coin={coin}
                onClick={() => {
                  setFocus(coin);
                  inTurn(table, () => tap(coin));
                }}
                onPointerEnter={(event) => {
                  if (event.pointerType === "mouse") void look(coin);
                }}
                onPointerLeave={unhover}
                onKeyDown={(event) => {
                  const by = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key];
                  if (by !== undefined) {
                    event.preventDefault();
                    focusOn(coin + by);
                  } else if (event.key === "Escape") inTurn(table, clearSelection);
                  else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
                    if (!picked.length) return;
                    event.preventDefault();
                    const by = event.key === "ArrowUp" ? 1 : -1;
                    inTurn(table, () => choice(selection.peek()) && stepSelection(by));
                  } else if (event.key === "Enter") {
                    // Plays what is chosen; else it is a touch like any other.
                    event.preventDefault();
                    inTurn(table, () =>
                      choice(selection.peek())?.move ? playSelection() : tap(coin),
                    );
                  }
                }}
              >
                <span class="coin-disc" aria-hidden="true">
                  <span class="coin-face coin-front">{s.boards.head}</span>
                  <span class="coin-face coin-back">{s.boards.tail}</span>
                </span>
              </button>
              <span class="coin-number" aria-hidden="true">
                {coin}
              </span>
              {components ? (
                <span class="coin-value" aria-hidden="true">
                  {value === null ? "" : formatInteger(value)}
                </span>
              ) : null}
            </span>
          );
        })}
      </div>
    </div>
  );
}
