/**
 * What the page shows: a game with its record, a rule alone, or a text that can't be opened.
 * Positions are texts; all that is known about one (how to draw it, who wins) is asked from the
 * engine when it comes up.
 */
import { batch, computed, signal } from "@preact/signals";
import { readOptions } from "../links/options";
import { canRedo, current, startRecord, type GameRecord } from "./record";
import type { TextError } from "../engine/client";
import type { MoveRecord, PositionView, Sentence } from "#module/nimber.js";

export type Subject =
  | { kind: "opening" }
  | { kind: "game"; record: GameRecord }
  | { kind: "rule"; rule: string; game: string; sentence: Sentence }
  | { kind: "broken"; text: string; error: TextError };

export const subject = signal<Subject>({ kind: "opening" });
/** What the link said after "?", in its order; unknown ones are kept. */
export const options = signal<readonly string[]>([]);
/** What they ask for. */
export const asks = computed(() => readOptions(options.value));
/** Text that was cut off the end of a link. */
export const dropped = signal("");

/** What stands in the input box, and what is wrong with it. */
export const draft = signal("");
export const draftError = signal<{ text: string; error: TextError } | null>(null);

/** How many texts are being read. Meanwhile the page says nothing of the one before. */
export const reading = signal(0);

export const record = computed<GameRecord | null>(() =>
  subject.value.kind === "game" ? subject.value.record : null,
);
export const position = computed<string | null>(() =>
  record.value ? current(record.value).position : null,
);
export const ply = computed(() => (record.value ? current(record.value).ply : 0));

/** The position that is drawn: the last one whose view has come. */
export const view = signal<PositionView | null>(null);

/** Quiz links close the verdict until it is asked for. */
export const quiz = computed(() => asks.value.quiz);

/**
 * The program plays the moves whose number from the start, from 0, is odd (1) or even (0), or both;
 * null: people play both.
 */
export type ProgramSide = 0 | 1 | "both" | null;
export const programSide = signal<ProgramSide>(null);
export const programThinking = signal(false);
export const programError = signal<TextError | null>(null);
/** The program waits: playing both sides, or before the first move that it was offered. */
export const paused = signal(false);
/** While this says so the program makes no mistakes, whatever was chosen. */
export const mustBePerfect = signal(false);

/** A game that was given up: at which node of the record, and by whom. */
export const givenUp = signal<{ node: number; by: 1 | 2 } | null>(null);
export const resigned = computed<1 | 2 | null>(() =>
  givenUp.value !== null && givenUp.value.node === record.value?.cursor ? givenUp.value.by : null,
);
/** A draw that was agreed on, at which node of the record. */
export const agreed = signal<number | null>(null);
export const drawn = computed(() => agreed.value !== null && agreed.value === record.value?.cursor);
export const over = computed(
  () =>
    resigned.value !== null ||
    drawn.value ||
    (view.value?.position === position.value && view.value?.over === true),
);

export const plays = (side: ProgramSide, at: number) => side === "both" || side === at % 2;

/**
 * The node of the record that a move led to; null after a step through the record.
 */
export const playedTo = signal<number | null>(null);

/**
 * The program is to move: at the end of a line, or where a move led that had been played before.
 * Who steps back through the record looks, and may branch off for either side.
 */
export const programsTurn = computed(
  () =>
    plays(programSide.value, ply.value) &&
    view.value?.over === false &&
    resigned.value === null &&
    !drawn.value &&
    record.value !== null &&
    (!canRedo(record.value) || playedTo.value === record.value.cursor),
);

/** The first move is offered to the program, which waits to be told. */
export const offered = computed(
  () => paused.value && programsTurn.value && programSide.value !== "both",
);

/** Sent by a friend, or to one: the moves of which parity are mine; null where no friend plays. */
export const mySide = signal<0 | 1 | null>(null);

/** A friend far away is to move, also where one only looks back at it. */
export const friendsTurn = computed(() => mySide.value !== null && ply.value % 2 !== mySide.value);
/** Who is to move does not sit here: the board takes no move. */
/** My move ended the game: the friend has not seen it. What is given up stands in no link. */
export const lastTurn = computed(() => over.value && friendsTurn.value && resigned.value === null);
export const locked = computed(() => programsTurn.value || friendsTurn.value);

/**
 * The moves that were taken back last, the first of them first: the board shows them going back.
 */
export const undone = signal<{ moves: readonly MoveRecord[]; to: string } | null>(null);

/** What a screen reader is told next. */
export const lastMove = signal<{
  move: MoveRecord;
  from: PositionView;
  by: "program" | "person";
} | null>(null);

/** The game was over when its link was opened, and nothing says who played it. */
export const watched = signal(false);

/** Forgets who plays and what was agreed on in the game before. */
function clearGame(): void {
  programSide.value = null;
  programError.value = null;
  paused.value = false;
  givenUp.value = null;
  agreed.value = null;
  mySide.value = null;
  watched.value = false;
  playedTo.value = null;
  lastMove.value = null;
  undone.value = null;
  draftError.value = null;
}

export function setGame(texts: [string, ...string[]]): void {
  openRecord(startRecord(texts), null);
}

/** Puts a whole record on the board. Its texts came from the module. */
export function openRecord(next: GameRecord, side: ProgramSide): void {
  batch(() => {
    clearGame();
    programSide.value = side;
    subject.value = { kind: "game", record: next };
    draft.value = current(next).position;
  });
}

export function setRule(rule: string, game: string, sentence: Sentence): void {
  batch(() => {
    clearGame();
    subject.value = { kind: "rule", rule, game, sentence };
    draft.value = rule;
  });
}
