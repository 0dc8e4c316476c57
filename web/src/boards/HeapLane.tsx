/** One heap: stones in rows, or a bar with its number. Only draws; which moves there are is told by the module. */
import { useRef } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTable } from "../state/selection";
import type { HeapLayout } from "./layout";
import type { MoveRecord } from "#module/nimber.js";

interface Props {
  term: number;
  part: number;
  /** number of the heap through the whole sum */
  heap: number;
  stones: bigint;
  value: bigint | null;
  layout: HeapLayout;
  /** the largest heap of the board: a bar's full length */
  largest: bigint;
}

const distance = (a: bigint, b: bigint) => (a > b ? a - b : b - a);

/** The move that leaves as many stones as stand before the one pointed at, or the nearest there is. */
function moveLeaving(moves: readonly MoveRecord[], left: bigint): MoveRecord | null {
  let best: MoveRecord | null = null;
  for (const move of moves) {
    if (move.kind !== "take") continue;
    if (!best || distance(move.after[0]!, left) < distance(best.after[0]!, left)) best = move;
  }
  return best;
}

/** The stone under a point of the lane, or the one nearest to it. */
function stoneAt(lane: HTMLElement, x: number, y: number): number | null {
  let best: number | null = null;
  let least = Infinity;
  for (const stone of lane.querySelectorAll<HTMLElement>("[data-i]:not([data-gone])")) {
    const box = stone.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    const away = dx * dx + dy * dy * 4;
    if (away < least) {
      least = away;
      best = Number(stone.dataset["i"]);
    }
  }
  return best;
}

export function HeapLane({ term, part, heap, stones, value, layout, largest }: Props) {
  const s = strings.value;
  const {
    clearSelection,
    isSelected,
    leaving,
    mayMove,
    movesOf,
    playSelection,
    previewed,
    returning,
    select,
    selection,
    stepSelection,
    typeFor,
  } = useTable();
  const name = { term, part };
  const stonesBox = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const typed = useRef({ digits: "", at: 0 });
  const drawn = stones <= BigInt(layout.mostDrawn);
  const chosen = isSelected(name) ? selection.value : null;
  const preview = previewed.value;
  const shown =
    preview && preview.term === term && preview.part === part && preview.kind === "take"
      ? preview
      : null;
  const ghosts = leaving.value;
  const ghost =
    ghosts &&
    ghosts.term === term &&
    ghosts.part === part &&
    ghosts.kind === "take" &&
    ghosts.after[0] === stones &&
    ghosts.before <= BigInt(layout.mostDrawn)
      ? ghosts
      : null;
  const words = s.board.heapWords(heap, stones);
  const label = (
    <span class="lane-label">
      <span class="lane-name">{s.board.heap(heap)}</span>
      <span class="lane-count">{formatInteger(stones)}</span>
    </span>
  );
  const worth =
    value === null ? (
      <span class="lane-value" />
    ) : (
      <span class="lane-value" title={s.board.valueOf(formatInteger(value))}>
        <span aria-hidden="true">g</span>
        <span class="visually-hidden">{s.board.valueOf("")}</span>
        <b>{formatInteger(value)}</b>
      </span>
    );
  const classes = [
    "lane",
    layout.inline ? "lane-inline" : "lane-stacked",
    chosen && !chosen.hover ? "lane-chosen" : "",
    shown ? "lane-shown" : "",
    stones === 0n && !ghost ? "lane-empty" : "",
  ].join(" ");

  if (!drawn) {
    return (
      <button
        type="button"
        class={`${classes} lane-bar`}
        aria-label={words}
        aria-pressed={chosen !== null}
        disabled={!mayMove.value}
        onClick={() => typeFor(name)}
      >
        {label}
        <span class="bar" aria-hidden="true">
          <span
            class="bar-fill"
            style={{ width: `${largest > 0n ? Number((stones * 1000n) / largest) / 10 : 0}%` }}
          />
          {shown ? (
            <span class="bar-note">
              −{formatInteger(shown.amount)} → {formatInteger(shown.after[0]!)}
            </span>
          ) : null}
        </span>
        {worth}
      </button>
    );
  }

  const point = async (x: number, y: number, hover: boolean): Promise<MoveRecord | null> => {
    const box = stonesBox.current;
    if (!box || !mayMove.peek()) return null;
    const at = stoneAt(box, x, y);
    if (at === null) return null;
    const moves = await movesOf(name);
    const move = moveLeaving(moves, BigInt(at));
    if (move && !(hover && selection.peek() && !selection.peek()!.hover))
      select(name, moves, move, hover);
    return move;
  };

  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (key === "Enter" || key === " ") {
      event.preventDefault();
      typed.current = { digits: "", at: 0 };
      // An arrow just before it may still wait for the same moves: it comes first.
      await movesOf(name);
      if (isSelected(name)) playSelection();
      return;
    }
    if (key === "Escape") {
      clearSelection();
      return;
    }
    const steps: Record<string, number> = {
      ArrowLeft: 1,
      ArrowUp: 1,
      ArrowRight: -1,
      ArrowDown: -1,
      PageUp: 5,
      PageDown: -5,
      Home: -1000,
      End: 1000,
    };
    const step = steps[key];
    if (step === undefined && !/^\d$/.test(key)) return;
    event.preventDefault();
    const moves = await movesOf(name);
    if (moves.length === 0) return;
    if (step !== undefined) {
      if (!isSelected(name) || !selection.peek()?.move)
        select(name, moves, (step > 1 ? moves[moves.length - 1] : moves[0]) ?? null, false);
      else stepSelection(step);
      return;
    }
    const now = performance.now();
    const digits = now - typed.current.at < 900 ? typed.current.digits + key : key;
    typed.current = { digits, at: now };
    const exact = moves.find((move) => move.amount === BigInt(digits));
    if (exact) select(name, moves, exact, false);
  };

  const count = Number(stones);
  const from = shown ? Number(shown.after[0]) : count;
  const back = returning.value;
  const backFrom =
    back && back.term === term && back.part === part && back.kind === "take"
      ? Number(back.after[0])
      : count;
  const ghostCount = ghost ? Number(ghost.before) : count;
  const reachable = new Set(
    (chosen?.moves ?? [])
      .filter((move) => move.kind === "take")
      .map((move) => Number(move.after[0])),
  );
  const stoneList = [];
  for (let i = 0; i < ghostCount; i++) {
    const gone = i >= count;
    stoneList.push(
      <span
        key={i}
        class={`stone${gone ? " stone-gone" : i >= from ? " stone-going" : ""}${!gone && i >= backFrom ? " stone-back" : ""}${reachable.has(i) ? " stone-cut" : ""}`}
        data-i={i}
        data-gone={gone ? "" : undefined}
        data-fifth={
          (i % layout.perRow) % 5 === 4 && (i % layout.perRow) + 1 < layout.perRow ? "" : undefined
        }
      />,
    );
  }
  const valueText = chosen?.move
    ? `${s.move(chosen.move, { terms: [] })}, ${s.leaves(chosen.move, { terms: [] })}`
    : words;

  return (
    <div
      class={classes}
      role="slider"
      tabIndex={mayMove.value && stones > 0n ? 0 : -1}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={chosen?.move ? Number(chosen.move.amount) : 0}
      aria-valuetext={valueText}
      aria-disabled={!mayMove.value || stones === 0n}
      data-heap={heap}
      onKeyDown={(event) => void onKeyDown(event)}
      onBlur={() => {
        if (selection.peek()?.hover) clearSelection();
      }}
      onPointerDown={(event) => {
        pressed.current = event.pointerType !== "mouse";
      }}
      onPointerMove={(event) => {
        if (event.pointerType === "mouse") void point(event.clientX, event.clientY, true);
        else if (pressed.current) void point(event.clientX, event.clientY, false);
      }}
      onPointerLeave={(event) => {
        pressed.current = false;
        if (event.pointerType === "mouse" && selection.peek()?.hover) clearSelection();
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onClick={(event) => {
        // A mouse has shown the move before the click; a finger sees it first and plays with a second tap.
        const before = selection.peek();
        const byMouse = (event as unknown as PointerEvent).pointerType === "mouse";
        void point(event.clientX, event.clientY, false).then((move) => {
          if (!move) return;
          if (
            byMouse ||
            (before && !before.hover && isSelected(name) && before.move?.position === move.position)
          )
            playSelection();
        });
      }}
    >
      {label}
      <div
        class="stones"
        ref={stonesBox}
        aria-hidden="true"
        style={{
          "--stone": `${layout.stone}px`,
          gridTemplateColumns: `repeat(${layout.perRow}, auto)`,
        }}
      >
        {stoneList}
        {ghostCount === 0 ? <span class="stones-none">{s.board.noStones}</span> : null}
      </div>
      {worth}
    </div>
  );
}
