/**
 * What the page shows: a game with its record, a rule alone, or a text that can't be opened.
 * Positions are texts; all that is known about one (how to draw it, who wins) is asked from the
 * engine when it comes up.
 */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { firstPosition } from "../presets";
import { forgetGame, keepGame, keptGames } from "./keep";
import type { KeptGame } from "./keptShape";
import {
  language,
  languageOption,
  linkLanguage,
  linkTheme,
  mistakes,
  pace,
  ponders,
  themeOption,
} from "./settings";
import {
  canRedo,
  canUndo,
  current,
  jump as jumpRecord,
  path,
  play as playRecord,
  promote,
  redo as redoRecord,
  remove,
  startRecord,
  toEnd,
  toStart,
  undo as undoRecord,
  unflatten,
  type FlatRecord,
  type GameRecord,
} from "./record";
import type {
  AnalysisRecord,
  GameInfo,
  MoveRecord,
  NimberError,
  PositionView,
  Progress,
  Sentence,
} from "#module/nimber.js";

export type TextError = NimberError["error"];

export type Subject =
  | { kind: "opening" }
  | { kind: "game"; record: GameRecord }
  | { kind: "rule"; rule: string; game: string; sentence: Sentence }
  | { kind: "broken"; text: string; error: TextError };

export const subject = signal<Subject>({ kind: "opening" });
export const games = signal<readonly GameInfo[]>([]);
/** What the link said after "?", in its order; unknown ones are kept. */
export const options = signal<readonly string[]>([]);
/** Text that was cut off the end of a link. */
export const dropped = signal("");

/** What stands in the input box, and what is wrong with it. */
export const draft = signal("");
export const draftError = signal<{ text: string; error: TextError } | null>(null);

/** A text is being read: what the page says about the one before no longer holds. */
const reading = signal(0);

export const record = computed<GameRecord | null>(() =>
  subject.value.kind === "game" ? subject.value.record : null,
);
export const position = computed<string | null>(() =>
  record.value ? current(record.value).position : null,
);
export const ply = computed(() => (record.value ? current(record.value).ply : 0));

/** The position that is drawn: the last one whose view has come. */
export const view = signal<PositionView | null>(null);

export type Analysis =
  | { status: "working"; position: string; progress: Progress | null; since: number }
  | { status: "done"; position: string; result: AnalysisRecord }
  | { status: "failed"; position: string; error: TextError }
  | { status: "stopped"; position: string };

const analysisState = signal<Analysis | null>(null);
/** What is known about the position on the board, and never about another one. */
export const analysis = computed<Analysis | null>(() =>
  reading.value === 0 && analysisState.value?.position === position.value
    ? analysisState.value
    : null,
);
export const result = computed<AnalysisRecord | null>(() =>
  analysis.value?.status === "done" ? analysis.value.result : null,
);

/** Quiz links close the verdict until it is asked for. */
export const quiz = computed(() => options.value.includes("quiz"));
const revealedPosition = signal<string | null>(null);
export const revealed = computed(() => !quiz.value || revealedPosition.value === position.value);
export const reveal = () => (revealedPosition.value = position.peek());

/**
 * The program plays the moves whose number from the start, from 0, is odd (1) or even (0), or both;
 * null: people play both.
 */
export type ProgramSide = 0 | 1 | "both" | null;
export const programSide = signal<ProgramSide>(null);
export const programThinking = signal(false);
export const programError = signal<TextError | null>(null);
/** The program playing both sides waits. */
export const paused = signal(false);
/** While this says so the program makes no mistakes, whatever was chosen. */
export const mustBePerfect = signal(false);

/** A game that was given up: at which node of the record, and by whom. */
const givenUp = signal<{ node: number; by: 1 | 2 } | null>(null);
export const resigned = computed<1 | 2 | null>(() =>
  givenUp.value !== null && givenUp.value.node === record.value?.cursor ? givenUp.value.by : null,
);
export const over = computed(
  () =>
    resigned.value !== null ||
    (view.value?.position === position.value && view.value?.over === true),
);

const plays = (side: ProgramSide, at: number) => side === "both" || side === at % 2;

/**
 * The program is to move. Only at the end of a line: who steps back through the record looks, and
 * may branch off for either side.
 */
export const programsTurn = computed(
  () =>
    plays(programSide.value, ply.value) &&
    view.value?.over === false &&
    resigned.value === null &&
    record.value !== null &&
    !canRedo(record.value),
);

/** Sent by a friend, or to one: the moves of which parity are mine; null where no friend plays. */
export const mySide = signal<0 | 1 | null>(null);

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

// ---- moves between two positions, for the record ----

const knownMoves = new Map<string, MoveRecord>();
const knownViews = new Map<string, PositionView>();
const moveKey = (from: string, to: string) => `${from}\n${to}`;
const knownVersion = signal(0);

function keep<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  if (map.size >= most) map.delete(map.keys().next().value!);
  map.set(key, value);
}

/** The move that leads from one text of the record to the next, once it is known. */
export function moveBetween(from: string, to: string): MoveRecord | null {
  void knownVersion.value;
  const key = moveKey(from, to);
  const known = knownMoves.get(key);
  if (known) return known;
  void engine.moveTo(from, to).then((answer) => {
    if (isError(answer) || !answer.move) return;
    keep(knownMoves, key, answer.move, 4000);
    knownVersion.value += 1;
  });
  return null;
}

async function viewOf(text: string): Promise<PositionView | TextError> {
  const known = knownViews.get(text);
  if (known) return known;
  const answer = await engine.read(text);
  if (isError(answer)) return answer.error;
  if (answer.kind === "rule") return { code: "missing-state", column: 0, args: [] };
  keep(knownViews, text, answer, 500);
  return answer;
}

/** How the game's first position is drawn, once it is known. */
export const firstView = computed<PositionView | null>(() => {
  const here = record.value;
  if (!here) return null;
  const text = path(here)[0]!.position;
  const known = knownView(text);
  if (!known)
    void viewOf(text).then((answer) => {
      if (!("code" in answer)) knownVersion.value += 1;
    });
  return known;
});

/** Views of terms for the words of a move; the current one serves where the other is not known. */
export const knownView = (text: string): PositionView | null => {
  void knownVersion.value;
  return knownViews.get(text) ?? null;
};

// ---- the address ----

/** The fragment this page wrote or opened last, without "#". */
let address: string | null = null;
let addressTurn = 0;
/** What was asked for last is what is shown, whichever answer comes first. */
let openTurn = 0;

async function writeAddress(how: "push" | "replace"): Promise<void> {
  const turn = ++addressTurn;
  const here = subject.peek();
  if (here.kind !== "game" && here.kind !== "rule" && !engine.trouble.peek()) return;
  const link = await currentLink();
  if (turn !== addressTurn || link === null) return;
  if (link === address) return;
  address = link;
  const url = `${location.pathname}${location.search}#${link}`;
  try {
    if (how === "push") history.pushState(null, "", url);
    else history.replaceState(null, "", url);
  } catch {
    // browsers refuse too many changes in a short time; the next one brings the address up to date
  }
}

/** The options at the end of an address that nobody can read. */
const optionsPart = /(?:\?|%3f)(.*)$/i;

const withOptions = (text: string) =>
  options.peek().length > 0 ? `${text}?${options.peek().join("&")}` : text;

/** The text after "#" that opens what is shown now. */
export async function currentLink(): Promise<string | null> {
  const here = subject.peek();
  if (here.kind === "rule") return withOptions(here.rule).replace(/%/g, "%25");
  if (here.kind === "opening" && engine.trouble.peek())
    return withOptions((address ?? "").replace(optionsPart, ""));
  if (here.kind !== "game") return null;
  return linkOf(
    path(here.record).map((node) => node.position),
    options.peek(),
  );
}

/** The link of a line of texts, each one move after the one before. */
export async function linkOf(texts: readonly string[], extras: readonly string[]): Promise<string> {
  const answer = await engine.writeLink([...texts], [...extras]);
  return isError(answer) ? withOptions(texts[texts.length - 1]!.replace(/%/g, "%25")) : answer.link;
}

export const currentUrl = (link: string) =>
  // Not from its origin: a page from a file has none in some browsers.
  `${location.href.replace(/#.*/, "")}#${link}`;

/** Who plays and what was said of the game before no longer holds. */
function clearGame(): void {
  programSide.value = null;
  programError.value = null;
  paused.value = false;
  givenUp.value = null;
  mySide.value = null;
  lastMove.value = null;
  undone.value = null;
  draftError.value = null;
}

function setGame(texts: [string, ...string[]]): void {
  openRecord(startRecord(texts), null);
}

/** Puts a whole record on the board. Its texts came from the module. */
function openRecord(next: GameRecord, side: ProgramSide): void {
  batch(() => {
    clearGame();
    programSide.value = side;
    subject.value = { kind: "game", record: next };
    draft.value = current(next).position;
  });
}

/** The same as a place of its own in the browser's history. */
export function pushRecord(next: GameRecord, side: ProgramSide = null): void {
  dropped.value = "";
  options.value = options.peek().filter((option) => !ofOneGame.test(option));
  openRecord(next, side);
  void writeAddress("push");
}

/** Options of the link that belong to another place or to one game alone. */
const ofOneGame = /^(view=book|chapter=|rule=|turn$)/;

function setRule(rule: string, game: string, sentence: Sentence): void {
  batch(() => {
    clearGame();
    subject.value = { kind: "rule", rule, game, sentence };
    draft.value = rule;
  });
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The game that this browser kept, if it stands where the link does: with what can be redone, its
 * variations, and who plays. Every move of it is checked again.
 */
async function keptRecord(texts: readonly string[]): Promise<boolean> {
  for (const kept of await keptGames()) if (await putKept(kept, texts)) return true;
  return false;
}

async function putKept(kept: KeptGame, texts: readonly string[]): Promise<boolean> {
  const whole = unflatten(kept.record);
  if (
    !whole ||
    path(whole)
      .map((node) => node.position)
      .join("\n") !== texts.join("\n")
  )
    return false;
  const checked = await checkedRecord(kept.record);
  if (!checked || current(checked).position !== texts[texts.length - 1]) return false;
  openRecord(checked, kept.side);
  paused.value = kept.side === "both";
  mySide.value = kept.mine;
  return true;
}

/** The record of flat data, with the moves that the module knows as legal. */
export async function checkedRecord(flat: FlatRecord): Promise<GameRecord | null> {
  const first = await engine.read(flat.nodes[0]?.[1] ?? "");
  if (isError(first) || first.kind === "rule" || first.position !== flat.nodes[0]?.[1]) return null;
  const good = new Set<string>();
  const pairs = flat.nodes
    .filter(([parent]) => parent >= 0 && parent < flat.nodes.length)
    .map(([parent, to]) => [flat.nodes[parent]![1], to] as const);
  await Promise.all(
    pairs.map(async ([from, to]) => {
      const answer = await engine.moveTo(from, to);
      if (!isError(answer) && answer.move?.position === to) good.add(moveKey(from, to));
    }),
  );
  return unflatten(flat, (from, to) => good.has(moveKey(from, to)));
}

let firstAddress = true;

/** Opens what the address says. Without a word there: the first position. */
export async function openAddress(): Promise<void> {
  const first = firstAddress;
  firstAddress = false;
  const text = location.hash.slice(1);
  if (text === address) return;
  address = text;
  addressTurn += 1;
  openTurn += 1;
  if (text === "") {
    options.value = [];
    dropped.value = "";
    setGame([firstPosition]);
    return;
  }
  reading.value += 1;
  // Options alone, as in #?view=book, stand behind the first position.
  const link = await engine.openLink(/^(\?|%3f)/i.test(text) ? firstPosition + text : text);
  if (engine.trouble.peek()) {
    // Nothing is known about the text: it stays in the address, for another try. The book can be
    // read all the same.
    reading.value -= 1;
    options.value = optionsPart.exec(text)?.[1]?.split("&") ?? [];
    linkLanguage.value = languageOption(options.value);
    return;
  }
  const rule = !isError(link) && link.kind === "rule" ? await engine.read(link.rule) : null;
  // Coming back to the page: the address alone doesn't know what can be redone, nor who plays.
  const kept =
    first &&
    !(!isError(link) && link.options.includes("embed")) &&
    !isError(link) &&
    link.kind === "position" &&
    address === text &&
    (await keptRecord(link.record));
  batch(() => {
    reading.value -= 1;
    if (address !== text) return;
    if (isError(link)) {
      const shown = decoded(text);
      subject.value = { kind: "broken", text: shown, error: link.error };
      draft.value = shown;
      draftError.value = { text: shown, error: link.error };
      dropped.value = "";
      return;
    }
    options.value = link.options;
    linkLanguage.value = languageOption(link.options);
    linkTheme.value = themeOption(link.options);
    dropped.value = link.dropped;
    if (link.kind === "position") {
      if (!kept) setGame(link.record as [string, ...string[]]);
      if (link.options.includes("turn")) mySide.value ??= ((link.record.length - 1) % 2) as 0 | 1;
    } else if (rule && !isError(rule) && rule.kind === "rule")
      setRule(rule.rule, rule.game, rule.sentence);
  });
}

/** Opens what a person typed. What can't be read stays in the box, with its error. */
export async function openText(text: string): Promise<boolean> {
  const mine = ++openTurn;
  reading.value += 1;
  const answer = await engine.read(text);
  return batch(() => {
    reading.value -= 1;
    if (mine !== openTurn) return false;
    if (isError(answer)) {
      draftError.value = { text, error: answer.error };
      return false;
    }
    dropped.value = "";
    // The book has no place for another position: it opens on the Board.
    options.value = options.peek().filter((option) => !ofOneGame.test(option));
    if (answer.kind === "rule") setRule(answer.rule, answer.game, answer.sentence);
    else {
      keep(knownViews, answer.position, answer, 500);
      setGame([answer.position]);
    }
    void writeAddress("push");
    return true;
  });
}

function setRecord(next: GameRecord): void {
  const here = subject.peek();
  if (here.kind !== "game" || next === here.record) return;
  batch(() => {
    subject.value = { kind: "game", record: next };
    draft.value = current(next).position;
    draftError.value = null;
  });
  void writeAddress("replace");
}

/** Told of every move of a person before it is played, with what is known about the position. */
export const moveWatchers: ((move: MoveRecord, known: AnalysisRecord | null) => void)[] = [];

/** Plays a move that the module offered. */
export function playMove(move: MoveRecord, by: "person" | "program" = "person"): void {
  const here = record.peek();
  if (!here) return;
  const from = current(here).position;
  keep(knownMoves, moveKey(from, move.position), move, 4000);
  const fromView = knownViews.get(from) ?? view.peek();
  batch(() => {
    if (by === "person") for (const watch of moveWatchers) watch(move, result.peek());
    undone.value = null;
    if (fromView) lastMove.value = { move, from: fromView, by };
    setRecord(playRecord(here, move.position));
  });
}

/**
 * So many moves at most are seen going back at once: the program's answer with the person's move.
 */
const mostTakenBack = 2;

/**
 * The known moves of the record from one node on to a later one; none where the other is no later
 * one or too far.
 */
function movesBetween(here: GameRecord, first: number, last: number): MoveRecord[] {
  const nodes = path(here, last);
  const from = nodes.findIndex((node) => node.id === first);
  if (from < 0 || nodes.length - 1 - from > mostTakenBack) return [];
  return nodes
    .slice(from + 1)
    .map((node, at) => knownMoves.get(moveKey(nodes[from + at]!.position, node.position)))
    .filter((move) => move !== undefined);
}

/**
 * Another node of the record; a step forward is shown as a move, and moves taken back are seen
 * going back.
 */
function stepTo(next: GameRecord): void {
  const here = record.peek();
  if (!here || next === here) return;
  const from = current(here);
  const to = current(next);
  batch(() => {
    const on = to.parent === from.id ? knownMoves.get(moveKey(from.position, to.position)) : null;
    undone.value = { moves: movesBetween(here, to.id, from.id), to: to.position };
    const seen = knownViews.get(from.position);
    lastMove.value =
      on && seen
        ? { move: on, from: seen, by: plays(programSide.peek(), from.ply) ? "program" : "person" }
        : null;
    if (programSide.peek() === "both") paused.value = true;
    setRecord(next);
  });
}

/** Back to the person's last turn: against the program that takes back its answer too. */
export function undo(): void {
  const here = record.peek();
  if (!here) return;
  let next = undoRecord(here);
  const side = programSide.peek();
  if (side !== "both" && plays(side, current(next).ply)) {
    if (!canUndo(next)) return;
    next = undoRecord(next);
  }
  stepTo(next);
}

export function redo(): void {
  const here = record.peek();
  if (!here) return;
  let next = redoRecord(here);
  const side = programSide.peek();
  if (side !== "both" && plays(side, current(next).ply)) next = redoRecord(next);
  stepTo(next);
}

export const mayUndo = computed(() => {
  const here = record.value;
  if (!here || !canUndo(here)) return false;
  return !(programSide.value === 0 && current(here).ply <= 1);
});

export function jump(id: number): void {
  const here = record.peek();
  if (!here) return;
  stepTo(jumpRecord(here, id));
}

export function goToStart(): void {
  const here = record.peek();
  if (here) stepTo(toStart(here));
}

export function goToEnd(): void {
  const here = record.peek();
  if (here) stepTo(toEnd(here));
}

/** Removes a move and all that follows it. */
export function removeMove(id: number): void {
  const here = record.peek();
  if (!here) return;
  batch(() => {
    lastMove.value = null;
    undone.value = null;
    setRecord(remove(here, id));
  });
}

/** The line through this move becomes the main one, and the cursor goes there. */
export function followLine(id: number): void {
  const here = record.peek();
  if (here) stepTo(jumpRecord(promote(here, id), id));
}

/** A new game from the record's first position, or from where the cursor stands. */
export function newGame(from: "start" | "here", side: ProgramSide): void {
  const here = record.peek();
  if (!here) return;
  const nodes = path(here);
  const text = (from === "start" ? nodes[0]! : nodes[nodes.length - 1]!).position;
  options.value = options.peek().filter((option) => option !== "turn");
  openRecord(startRecord([text]), side);
  void writeAddress("replace");
}

/** Who plays changes; the game goes on. */
export function setProgramSide(side: ProgramSide): void {
  batch(() => {
    programSide.value = side;
    paused.value = false;
    mySide.value = null;
  });
}

export function swapSides(): void {
  const side = programSide.peek();
  if (side === 0 || side === 1) setProgramSide(side === 0 ? 1 : 0);
}

/** The person gives up: against the program always the person, else whoever is to move. */
export function resign(): void {
  const here = record.peek();
  if (!here || over.peek()) return;
  const side = programSide.peek();
  const by = side === 0 ? 2 : side === 1 ? 1 : ply.peek() % 2 === 0 ? 1 : 2;
  givenUp.value = { node: here.cursor, by };
}

/** The program playing both sides: on with it, one move, or along what was played. */
export function stepOn(): void {
  const here = record.peek();
  if (!here) return;
  if (programSide.peek() === "both") paused.value = true;
  if (canRedo(here)) stepTo(redoRecord(here));
  else if (programsTurn.peek()) void programMoves(current(here).position, 0);
}

export function toggleMisere(): void {
  const shown = view.peek();
  if (!shown) return;
  const sum = shown.terms.map((term) => term.position).join("+");
  void openText(shown.convention === "misere" ? sum : `${sum}~misere`);
}

export function setOption(option: string, on: boolean): void {
  const rest = options.peek().filter((item) => item !== option);
  options.value = on ? [...rest, option] : rest;
  void writeAddress("replace");
}

/** Another place of the page, or another page of it: the address before it can be gone back to. */
export function pushOptions(next: readonly string[]): void {
  options.value = next;
  void writeAddress("push");
}

/** A language chosen by hand takes the place of the one in the link. */
export function replaceLinkLanguage(): void {
  const now = options.peek();
  if (!now.some((option) => option.startsWith("lang="))) return;
  options.value = now.map((option) =>
    option.startsWith("lang=") ? `lang=${language.peek()}` : option,
  );
  void writeAddress("replace");
}

// ---- work on the position that is shown ----

/** Options examined before giving up; 0: the module's usual limit. */
const limit = signal(0);
const usualLimit = 50_000_000;

export function analyzeNow(text: string, bound: number): void {
  const since = performance.now();
  analysisState.value = { status: "working", position: text, progress: null, since };
  void engine
    .analyze(text, bound, (progress) => {
      const now = analysisState.peek();
      if (now?.status === "working" && now.since === since)
        analysisState.value = { ...now, progress };
    })
    .then((answer) => {
      const now = analysisState.peek();
      if (now?.status !== "working" || now.since !== since) return;
      if (answer === "stopped") analysisState.value = { status: "stopped", position: text };
      else if (isError(answer))
        analysisState.value = { status: "failed", position: text, error: answer.error };
      else analysisState.value = { status: "done", position: text, result: answer };
    });
}

export function stopAnalysis(): void {
  engine.stop("analysis");
}

export function resumeAnalysis(): void {
  const text = position.peek();
  if (text !== null) analyzeNow(text, limit.peek());
}

export function analyzeLonger(): void {
  limit.value = (limit.peek() || usualLimit) * 10;
  resumeAnalysis();
}

/**
 * Each request for a move of the program has a number: an older one that comes late is not played.
 */
let asked = 0;

async function programMoves(text: string, wait: number): Promise<void> {
  const turn = ++asked;
  programThinking.value = true;
  programError.value = null;
  const begun = performance.now();
  const errs = !mustBePerfect.peek() && Math.random() * 100 < mistakes.peek();
  const answer = await engine.reply(text, errs, Math.floor(Math.random() * 0x7fffffff), 0);
  const left = wait - (performance.now() - begun);
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  if (turn !== asked) return;
  programThinking.value = false;
  if (position.peek() !== text || !programsTurn.peek()) return;
  if (answer === "stopped") return;
  if (!isError(answer)) {
    if (answer.move) playMove(answer.move, "program");
    return;
  }
  // Too hard to settle: it moves all the same, and says so.
  programError.value = answer.error;
  const any = await engine.moves(text, 0, 0, 0, 1);
  if (!isError(any) && any.moves[0] && position.peek() === text) playMove(any.moves[0], "program");
}

/** Games on the board. */
const viewGames = computed(() => view.value?.terms.map((term) => term.game) ?? []);

/**
 * The engine knows a few games at once; the others are fetched when one is shown, or a game is to
 * be chosen.
 */
export async function fetchAllGames(early = false): Promise<void> {
  const answer = await engine.games(early);
  if (!isError(answer)) games.value = answer;
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
  address = null;
  firstAddress = true;
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
    if (shown.some((name) => !known.some((info) => info.name === name))) void fetchAllGames();
  });

  effect(() => {
    const text = position.value;
    if (text === null) {
      view.value = null;
      analysisState.value = null;
      engine.stop("analysis");
      return;
    }
    untracked(() => {
      limit.value = 0;
      void viewOf(text).then((answer) => {
        if (position.peek() !== text) return;
        if ("code" in answer)
          analysisState.value = { status: "failed", position: text, error: answer };
        else view.value = answer;
      });
      analyzeNow(text, 0);
    });
  });

  effect(() => {
    const here = record.value;
    const shown = view.value;
    if (!here || shown?.position !== current(here).position) return;
    const both = programSide.value === "both";
    if (!programsTurn.value || (both && paused.value)) {
      untracked(() => {
        if (!programThinking.value) return;
        asked += 1;
        programThinking.value = false;
        engine.stop("reply");
      });
      return;
    }
    untracked(() => {
      const wait = both ? pace.peek() : ponders.peek() ? 900 + Math.random() * 1100 : 0;
      void programMoves(shown.position, wait);
    });
  });

  effect(() => {
    const here = record.value;
    // A board on somebody else's page leaves alone what this page keeps.
    if (options.value.includes("embed")) return;
    if (here) keepGame({ record: here, side: programSide.value, mine: mySide.value });
    else if (subject.value.kind !== "opening") forgetGame();
  });

  addEventListener("hashchange", () => void openAddress());
  addEventListener("popstate", () => void openAddress());
  void openAddress();
}
