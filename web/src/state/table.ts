/**
 * A table to play at: the position on it, what is known about it, and the move that a person is
 * choosing. Moves are the module's. A board draws the table it stands on and knows no other.
 */
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { stillness } from "../device/motion";
import type { TapKind } from "../strings/more";
import type { Face } from "./presets";
import { inSteps } from "./steps";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

/** A part of a term; both from 1. */
export interface PartName {
  term: number;
  part: number;
}

export type Asks = "amount" | "place" | "split";

/** Where in a row a move is made that could be made elsewhere in it too. */
export interface RowPlace {
  /** the first that goes, from 0 */
  from: number;
  tap: TapKind;
  /** More or fewer, with what is chosen in its place; null where there is no such move. */
  step: (by: number) => { move: MoveRecord; place: RowPlace } | null;
}

export interface Selection extends PartName {
  position: string;
  /**
   * the moves that can be stepped through, in the module's order; empty where the amount is typed
   */
  moves: readonly MoveRecord[];
  /** which of them, or a typed one */
  move: MoveRecord | null;
  /** what stands in the amount box; null where stones are pointed at */
  typed: string | null;
  /** what is typed: how many, the place to go to, or how many and where to split the rest */
  asks: Asks;
  /** the smaller heap of a split, as typed; "" for none */
  smaller: string;
  /** null where it matters to no one */
  place: RowPlace | null;
  /** only under the pointer: goes when the pointer leaves */
  hover: boolean;
}

/** What a table is told by whoever keeps the game's record. */
export interface TableSource {
  position: ReadonlySignal<string | null>;
  /** the position that is drawn */
  view: ReadonlySignal<PositionView | null>;
  /** the game's first position: room is made for it */
  firstView: ReadonlySignal<PositionView | null>;
  result: ReadonlySignal<AnalysisRecord | null>;
  /** whether values and winning moves may be told */
  revealed: ReadonlySignal<boolean>;
  /** whether values may be told too; as `revealed` where nothing is said */
  valued?: ReadonlySignal<boolean>;
  lastMove: ReadonlySignal<{ move: MoveRecord; from: PositionView } | null>;
  /** the moves that were taken back last, the first of them first, and the text that led to */
  undone?: ReadonlySignal<{ moves: readonly MoveRecord[]; to: string } | null>;
  /** how the game is shown, where it has a face of its own */
  face?: ReadonlySignal<Face | null>;
  /** nobody may touch the board now */
  programsTurn: ReadonlySignal<boolean>;
  playMove: (move: MoveRecord) => void;
}

/** What is known of the position that a previewed move leads to. */
export type Foresight = Pick<AnalysisRecord, "position" | "outcome" | "value">;

export type Table = ReturnType<typeof createTable>;

/** So many moves are asked for at most; more are typed. */
const mostMoves = 512;
const mostTermMoves = 4096;

export interface MoveList {
  moves: readonly MoveRecord[];
  /** false where there are further ones */
  whole: boolean;
}
const cache = new Map<string, Promise<MoveList>>();
const foresights = new Map<string, Foresight>();
/** A pointer that runs over the board asks nothing on its way. */
const foresightDelay = 40;
const nothing: MoveList = { moves: [], whole: true };

const noFace: ReadonlySignal<Face | null> = signal(null);

const digitsOf = (typed: string) => typed.replace(/[\s\u202f,]/g, "");

/** How long the stones of a move are seen leaving. */
const leavingTime = 260;

export function createTable(source: TableSource) {
  const { position, view, firstView, result, revealed, lastMove, programsTurn, playMove } = source;
  const state = signal<Selection | null>(null);

  /** What is being chosen in the position on the board. */
  const selection = computed(() => (state.value?.position === position.value ? state.value : null));

  /** A move pointed at elsewhere, in the list of winning moves. */
  const pointed = signal<MoveRecord | null>(null);
  const pointAt = (move: MoveRecord | null) => (pointed.value = move);

  /** The move whose result is shown on the board. */
  const previewed = computed<MoveRecord | null>(() => {
    const shown = view.value;
    if (!shown || shown.position !== position.value) return null;
    return selection.value?.move ?? pointed.value;
  });

  /**
   * What the previewed move leads to is worth; null while not known, and where it is not to be
   * told.
   */
  const foreseen = signal<Foresight | null>(null);
  const stopForeseeing = effect(() => {
    // A move in one of several parts leads nowhere by itself.
    const alone = revealed.value && !view.value?.sum;
    const text = alone ? previewed.value?.position : undefined;
    const known = text === undefined ? undefined : foresights.get(text);
    foreseen.value = known ?? null;
    if (text === undefined || known) return undefined;
    const asking = setTimeout(() => {
      void engine.foresee(text).then((answer) => {
        if (answer === "stopped" || isError(answer)) return;
        const { position: after, outcome, value } = answer;
        if (foresights.size > 500) foresights.clear();
        foresights.set(text, { position: after, outcome, value });
        if (revealed.peek() && previewed.peek()?.position === text)
          foreseen.value = foresights.get(text)!;
      });
    }, foresightDelay);
    return () => clearTimeout(asking);
  });

  const mayMove = computed(
    () =>
      view.value !== null &&
      view.value.position === position.value &&
      !view.value.over &&
      !programsTurn.value,
  );

  function listOf({ term, part }: PartName, most: number): Promise<MoveList> {
    const text = position.peek();
    if (text === null) return Promise.resolve(nothing);
    const key = `${term}.${part} ${text}`;
    const known = cache.get(key);
    if (known) return known;
    const asked = engine
      .moves(text, term, part, 0, most)
      .then((answer) => (isError(answer) ? nothing : { moves: answer.moves, whole: !answer.more }));
    if (cache.size > 200) cache.clear();
    cache.set(key, asked);
    return asked;
  }

  /** None where the position has gone by the time that its moves are there. */
  async function stillHere(part: PartName, most: number): Promise<MoveList> {
    const text = position.peek();
    const list = await listOf(part, most);
    return position.peek() === text ? list : nothing;
  }

  /** The moves of one part of the position on the board. */
  const movesOf = (part: PartName) => stillHere(part, mostMoves).then((list) => list.moves);
  /** The same, with word on whether that is all. */
  const partMoves = (part: PartName) => stillHere(part, mostMoves);
  /** All moves of a term, if there aren't too many. */
  const termMoves = (term: number) => stillHere({ term, part: 0 }, mostTermMoves);

  /**
   * The legal move to a text that a person put together on the board; the module says whether there
   * is one.
   */
  async function moveInto(text: string): Promise<MoveRecord | null> {
    const from = position.peek();
    if (from === null) return null;
    const answer = await engine.moveTo(from, text);
    return isError(answer) || position.peek() !== from ? null : answer.move;
  }

  function clearSelection(): void {
    state.value = null;
  }

  function select(
    part: PartName,
    moves: readonly MoveRecord[],
    move: MoveRecord | null,
    hover: boolean,
    place: RowPlace | null = null,
  ): void {
    const text = position.peek();
    if (text === null || !mayMove.peek()) return;
    const { term, part: at } = part;
    state.value = {
      term,
      part: at,
      position: text,
      moves,
      move,
      typed: null,
      asks: "amount",
      smaller: "",
      place,
      hover,
    };
  }

  /** One step along the part's moves; before the first one nothing is chosen. */
  function stepSelection(by: number): void {
    const now = selection.peek();
    if (!now || now.moves.length === 0) return;
    const moves = inSteps(now.moves);
    const at = moves.findIndex(({ position: text }) => text === now.move?.position);
    const next = Math.max(0, Math.min(moves.length - 1, at + by));
    state.value = { ...now, move: moves[next]!, place: null, hover: false };
  }

  /** More or fewer of what is chosen, which stays in its place. */
  function takeMore(by: number): void {
    const now = selection.peek();
    if (!now?.place) stepSelection(by);
    else state.value = { ...now, ...now.place.step(by), hover: false };
  }

  /** Opens the amount box for a part whose stones are not drawn. */
  function typeFor({ term, part }: PartName, asks: Asks = "amount"): void {
    const text = position.peek();
    if (text === null || !mayMove.peek()) return;
    if (selection.peek()?.typed !== null || !isSelected({ term, part }))
      state.value = {
        term,
        part,
        position: text,
        moves: [],
        move: null,
        typed: "",
        asks,
        smaller: "",
        place: null,
        hover: false,
      };
  }

  const isSelected = (part: PartName) => {
    const now = selection.value;
    return now !== null && now.term === part.term && now.part === part.part;
  };

  /** The typed amount or place changed; the module says whether it is a move. */
  async function typeAmount(typed: string, smaller?: string): Promise<void> {
    const now = selection.peek();
    if (!now) return;
    const asked = { ...now, typed, smaller: smaller ?? now.smaller, move: null };
    state.value = asked;
    const digits = digitsOf(asked.typed) || (asked.asks === "split" ? "0" : "");
    const rest = digitsOf(asked.smaller) || "0";
    if (!/^\d{1,19}$/.test(digits) || !/^\d{1,19}$/.test(rest)) return;
    let amount = BigInt(digits);
    if (asked.asks === "place") {
      // The place to go to is a distance from where the piece stands.
      const here = view.peek()?.terms[now.term - 1]?.parts[now.part - 1] ?? 0n;
      amount = amount > here ? amount - here : here - amount;
    }
    const answer = await engine.moveBy(now.position, now.term, now.part, amount, BigInt(rest));
    if (isError(answer) || state.peek() !== asked) return;
    const { move } = answer;
    if (move && asked.asks === "place" && move.after[0] !== BigInt(digits)) return;
    state.value = { ...asked, move };
  }

  /** Plays what is chosen. */
  function playSelection(): void {
    const move = selection.peek()?.move;
    if (!move || !mayMove.peek()) return;
    clearSelection();
    pointAt(null);
    playMove(move);
  }

  /** The stones of the last move, kept on the board for the moment in which they leave it. */
  const leaving = signal<MoveRecord | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWatching = effect(() => {
    const last = lastMove.value;
    clearTimeout(timer);
    if (!last || last.move.position !== position.peek() || stillness()) {
      leaving.value = null;
      return;
    }
    leaving.value = last.move;
    timer = setTimeout(() => (leaving.value = null), leavingTime);
  });
  /** The move that led to the position on the board, if one was just made. */
  const lastMoved = computed(() =>
    lastMove.value?.move.position === position.value ? lastMove.value.move : null,
  );
  /** The moves that were just taken back: what they moved is seen coming back. */
  const returning = computed<readonly MoveRecord[]>(() => {
    const back = source.undone?.value;
    return back && back.to === position.value && !stillness() ? back.moves : [];
  });
  const dispose = () => {
    clearTimeout(timer);
    stopWatching();
    stopForeseeing();
  };

  return {
    face: source.face ?? noFace,
    position,
    view,
    firstView,
    result,
    revealed,
    valued: source.valued ?? revealed,
    selection,
    pointAt,
    previewed,
    foreseen,
    mayMove,
    movesOf,
    partMoves,
    termMoves,
    moveInto,
    clearSelection,
    select,
    stepSelection,
    takeMore,
    typeFor,
    isSelected,
    typeAmount,
    playSelection,
    leaving,
    lastMoved,
    returning,
    dispose,
  };
}
