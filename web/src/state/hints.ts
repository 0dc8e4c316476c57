/**
 * Hints in three steps: where to look; which part to move in, or what to leave; the move. None
 * tells who wins before it must.
 */
import { batch, computed, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { locked, over, position, view } from "./game";
import { result } from "./analysis";
import { viewOf } from "./knowledge";
import { lostBelow } from "./lostHeaps";
import { copyHere } from "./pairs";
import type { Balance } from "./hintBalance";
import type {
  AnalysisRecord,
  ComponentRecord,
  MoveRecord,
  SymmetryMap,
  TermView,
} from "#module/nimber.js";

/** What a winning move does: one piece's value changes so that the nim-sum becomes 0. */
export interface Change {
  component: ComponentRecord;
  from: bigint;
  to: bigint;
}

/** Where the first hint says to look. */
export type Look =
  | "copy"
  | "symmetry"
  | "target"
  | "twins"
  | "balance"
  | "misere"
  | "circles"
  /** the position says how many may be taken at most */
  | "limit"
  | "end"
  /** a move ends the game, and wins it */
  | "last";

export interface Hint {
  position: string;
  step: 1 | 2 | 3;
  /** null until it is known */
  look: Look | null;
  /** "symmetry": what leaves the board as it is, now or after the move */
  map: SymmetryMap | null;
  /**
   * "target": the sizes smaller than the only heap at which the player to move loses, ascending
   */
  lost: readonly bigint[];
  /** of which sizes the first step speaks: those of parts that pair off, else of all */
  sizes: readonly bigint[];
  /** the move that the hint leads to; null until it is known, and where none is found */
  move: MoveRecord | null;
  wins: boolean;
  /** neither side can force the end: the move keeps the draw */
  drawn: boolean;
  /** every move loses */
  hopeless: boolean;
  change: Change | null;
  /** how the move brings several parts into balance; null until it is known, and where it is not */
  balance: Balance | null;
  /** what its parts are, where all are of one kind */
  kind: ComponentRecord["kind"] | null;
  /** the term in which the move is made, as it is after it; null until it is known */
  after: TermView | null;
}

const state = signal<Hint | null>(null);
export const hint = computed(() => (state.value?.position === position.value ? state.value : null));
/** While somebody is to say who wins, the first hint is all there is: the others tell the move. */
export const firstHintOnly = signal(false);
export const mayHint = computed(
  () =>
    result.value !== null && !locked.value && !over.value && !(firstHintOnly.value && hint.value),
);
/** The position whose winning move the third step told last. */
export const moveTold = signal<string | null>(null);
/** That every move loses is told, but where somebody is asked who wins. */
export const tellsLost = ({ hopeless }: Hint, asked: boolean): boolean => hopeless && !asked;
export const closeHint = () => (state.value = null);

/** The one piece of the term whose value the move changes, if there is one such. */
export function changeOf(
  before: AnalysisRecord,
  after: AnalysisRecord,
  move: MoveRecord,
): Change | null {
  const was = before.terms[move.term - 1]?.components ?? [];
  const is = after.terms[move.term - 1]?.components ?? [];
  if (was.length !== is.length) return null;
  const changed = was
    .map((component, at) => ({ component, now: is[at]! }))
    .filter(({ component, now }) => component.value !== now.value);
  const [one] = changed;
  if (!one || changed.length > 1) return null;
  if (one.component.value === null || one.now.value === null) return null;
  return { component: one.component, from: one.component.value, to: one.now.value };
}

export interface Twin {
  term: number;
  component: ComponentRecord;
}

/** Parts of one game that pair off with parts of one size, two by two. */
export function twinsOf(known: AnalysisRecord): Twin[] {
  return known.terms.flatMap(({ components }, at) => {
    const alike = new Map<string, Twin[]>();
    for (const component of components) {
      const { kind, size, column } = component;
      // What is empty needs no answer.
      if (size === 0n && /heap|step|coin|pair|edge/.test(kind)) continue;
      const key = `${kind} ${size} ${column}`;
      alike.set(key, [...(alike.get(key) ?? []), { term: at + 1, component }]);
    }
    return [...alike.values()].flatMap((some) => some.slice(0, some.length - (some.length % 2)));
  });
}

/** Parts whose size is what a person counts. */
const counted = /^(heap|step|pair|edge|head)$/;

/** The sizes of which the first step speaks, in the order of the board; none where none count. */
export function sizesOf(known: AnalysisRecord): bigint[] {
  const twins = twinsOf(known).map(({ component }) => component);
  const parts = known.terms.flatMap(({ components }) => components);
  if (!parts.every(({ kind }) => counted.test(kind))) return [];
  const spoken = twins.length > 0 ? twins : parts;
  const sizes = spoken.map(({ size }) => size).filter((size) => size > 0n);
  return twins.length > 0 ? [...new Set(sizes)] : sizes;
}

/** The kind that all parts have. */
export function kindOf(known: AnalysisRecord): ComponentRecord["kind"] | null {
  const kinds = new Set(known.terms.flatMap(({ components }) => components.map((c) => c.kind)));
  // A gap before the border is one like those between two.
  if (kinds.has("pair")) kinds.delete("edge");
  return kinds.size === 1 ? [...kinds][0]! : null;
}

/** A winning move that leaves the twins alone, of which the first step spoke; else any. */
export function winningMove(known: AnalysisRecord): MoveRecord | null {
  const twins = twinsOf(known);
  const inTwin = ({ term, part }: MoveRecord) =>
    twins.some((twin) => twin.term === term && twin.component.part === part);
  const { listed } = known.winning;
  return listed.find((move) => !inTwin(move)) ?? listed[0] ?? null;
}

/** The rule of a single heap whose smaller sizes may be aimed at: a move leaves one heap. */
export function aimedRule(known: AnalysisRecord, term: TermView | undefined): string | null {
  const [one, ...others] = known.terms.flatMap(({ components }) => components);
  if (known.loopy || known.outcome === "D" || known.convention === "misere") return null;
  // Of a rule that people write a heap may become several.
  const splits = (term?.splits ?? true) || (winningMove(known)?.leaves.length ?? 1) > 1;
  return one?.kind === "heap" && others.length === 0 && term && !splits ? term.rule : null;
}

const partsOf = (known: AnalysisRecord) =>
  known.terms.reduce((sum, { components }) => sum + components.length, 0);

/** Where to look first: a smaller heap to aim at, parts that cancel, the end. */
export function lookOf(
  known: AnalysisRecord,
  lost: readonly bigint[],
  term: TermView | undefined,
): Look {
  if (known.loopy || known.outcome === "D") return "circles";
  if (known.convention === "misere") return "misere";
  if (partsOf(known) > 1) return twinsOf(known).length > 0 ? "twins" : "balance";
  if (term?.board === "limited") return "limit";
  return lost.length > 0 ? "target" : "end";
}

/** How copying decides the game on a board or a graph; null where it does not. */
interface Copying {
  map: SymmetryMap;
  /** the copy of the last move, or the move after which one copies; null: the other side copies */
  move: MoveRecord | null;
  copies: boolean;
}

/** What the board shows of copies is known at once; else the lab module is asked. */
async function copyingIn(text: string, known: AnalysisRecord): Promise<Copying | null> {
  const told = copyHere.peek();
  if (told?.position === text) return { map: "swap", move: told.move, copies: true };
  const shown = view.peek();
  if (shown?.position !== text || known.outcome === "D") return null;
  try {
    const { copyingHere } = await import("./mirror");
    return await copyingHere(shown);
  } catch {
    return null;
  }
}

/** So many winning moves are looked at for one that ends the game. */
const mostLast = 8;

async function lastMoveIn(known: AnalysisRecord): Promise<MoveRecord | null> {
  for (const move of known.winning.listed.slice(0, mostLast)) {
    const after = await viewOf(move.position);
    if ("over" in after && after.over) return move;
  }
  return null;
}

async function lookAt(
  text: string,
  known: AnalysisRecord,
  copying: Promise<Copying | null>,
  last: Promise<MoveRecord | null>,
): Promise<void> {
  // While somebody is asked who wins, that a move ends the game would tell it.
  const ending = firstHintOnly.peek() ? null : await last;
  const found = ending === null ? await copying : null;
  if (state.peek()?.position !== text) return;
  if (ending !== null) {
    state.value = { ...state.peek()!, look: "last", lost: [] };
    return;
  }
  if (found) {
    const look = found.copies ? "copy" : "symmetry";
    state.value = { ...state.peek()!, look, map: found.map };
    return;
  }
  const rule = aimedRule(known, view.peek()?.terms[0]);
  const size = known.terms[0]?.components[0]?.size ?? 0n;
  const lost = rule === null ? [] : (await lostBelow(rule, size)).filter((heap) => heap > 0n);
  const now = state.peek();
  if (now?.position === text)
    state.value = { ...now, look: lookOf(known, lost, view.peek()?.terms[0]), lost };
}

async function find(
  text: string,
  known: AnalysisRecord,
  copying: Promise<Copying | null>,
  last: Promise<MoveRecord | null>,
): Promise<void> {
  const ending = await last;
  const found = ending === null ? await copying : null;
  const copy = found?.move ?? null;
  let move = ending ?? copy ?? winningMove(known);
  const wins = move !== null;
  move ??= known.drawing?.listed[0] ?? null;
  if (!move) {
    const reply = await engine.replyBeside(text, 1);
    move = isError(reply) ? null : reply.move;
  }
  let change: Change | null = null;
  let balance: Balance | null = null;
  if (move && wins && known.method === "values" && !copy && !ending) {
    const after = await engine.analyzeBeside(move.position);
    if (!isError(after)) {
      change = changeOf(known, after, move);
      const term = view.peek()?.terms[move.term - 1];
      // Of a single part nothing is in balance.
      if (partsOf(known) > 1) {
        const { balanceOf } = await import("./hintBalance");
        balance = balanceOf(known, after, move, term, twinsOf(after).length);
      }
    }
  }
  let ends = false;
  let after: TermView | null = null;
  if (move) {
    const then = await viewOf(move.position);
    if ("terms" in then) {
      after = then.terms[move.term - 1] ?? null;
      ends = move === copy && !found?.copies && then.over;
    }
  }
  const now = state.peek();
  if (now?.position === text)
    state.value = { ...now, move, wins, change, balance, after, look: ends ? "last" : now.look };
}

/** The next step of the hint; after the third it closes. */
export function nextHint(): void {
  const text = position.peek();
  const known = result.peek();
  if (text === null || !known || !mayHint.peek()) return;
  const now = hint.peek();
  batch(() => {
    if (!now) {
      const wins = known.outcome === "N";
      const drawn = known.outcome === "D";
      state.value = {
        position: text,
        step: 1,
        look: null,
        map: null,
        lost: [],
        sizes: sizesOf(known),
        move: null,
        wins,
        drawn,
        hopeless: known.outcome === "P",
        change: null,
        balance: null,
        kind: kindOf(known),
        after: null,
      };
    } else if (now.step === 3) state.value = null;
    else {
      if (now.step === 2) moveTold.value = text;
      state.value = { ...now, step: now.step === 1 ? 2 : 3 };
    }
  });
  if (now) return;
  const copying = copyingIn(text, known);
  const last = lastMoveIn(known);
  void lookAt(text, known, copying, last);
  void find(text, known, copying, last);
}
