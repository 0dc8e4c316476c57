/**
 * The sheet that is shown. Its text stands in the options of the link, or follows from an older
 * link, or from the board; every change of it is a place of its own in the browser's history.
 */
import { computed, effect, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import * as ask from "../engine/asking";
import { plainLines, writeSheetLink } from "../links/sheet";
import { pushOptions } from "../state/address";
import { asks, subject, view } from "../state/game";
import { placeOptions, rememberSheet, ruleOnBoard } from "../state/place";
import { puzzleShut } from "../state/puzzleShut";
import { exploreStrings, makeStrings, stringsOf } from "../strings/index";
import { pairKind } from "./gridView";
import {
  calculator,
  isLine,
  isSubject,
  lineOf,
  linesOf,
  looksGuessed,
  looksSaid,
  moved,
  ofText,
  operandsAndOptions,
  quoted,
  reconcile,
  sheetFrom,
  sheetOf,
  subjects,
  textOf,
  withOption,
  type Entry,
  type LineOption,
} from "./sheet";
import { linkedList, looksPasted, mayTellGame } from "./words";
import type { PairKind } from "../strings/explore";
import type { QuestionRecord, Sentence, SheetLineRecord } from "#module/nimber.js";

// ---- the text ----

/** The rule on the board; of a puzzle that is not solved nothing is told. */
const onBoard = computed<string | null>(() =>
  subject.value.kind === "game" && puzzleShut.value ? null : ruleOnBoard(),
);

/** The rule of a board where whoever makes the last move loses. */
export const misereRule = computed<string | null>(() =>
  subject.value.kind === "game" && view.value?.convention === "misere" ? onBoard.value : null,
);

export const sheetText = computed<string>(() => sheetOf(asks.value, onBoard.value));
/** No link holds a sheet that is so long. */
export const tooLong = computed(() => writeSheetLink(sheetText.value, []) === null);

let lastId = 0;
export const entries = signal<readonly Entry[]>([]);
/** What the module says of a line, by its entry; of an older text until the new one is read. */
export const records = signal<ReadonlyMap<number, SheetLineRecord>>(new Map());
export const sheetError = signal<TextError | null>(null);
/** Is what the module said of the text that is shown? */
export const isRead = signal(false);
/** Entries of which only the line is shown. */
export const folded = signal<ReadonlySet<number>>(new Set());
/** The entry that was asked for last: it is brought in sight. */
export const newest = signal<number | null>(null);
const before = signal<readonly string[]>([]);
export const canUndo = computed(() => before.value.length > 0);
const mostUndone = 100;

async function read(text: string): Promise<void> {
  isRead.value = false;
  const answer = text === "" ? [] : await ask.readSheet(text);
  if (text !== sheetText.peek()) return;
  isRead.value = true;
  sheetError.value = isError(answer) ? answer.error : null;
  if (isError(answer)) return;
  const said = new Map<number, SheetLineRecord>();
  entries.peek().forEach((entry, at) => {
    const record = answer[at];
    if (record) said.set(entry.id, record);
  });
  records.value = said;
}

/** Follows the text while the place is open. */
export const followSheet = (): (() => void) =>
  effect(() => {
    const text = sheetText.value;
    if (asks.value.sheet !== null) rememberSheet(text);
    entries.value = reconcile(entries.peek(), linesOf(text), () => ++lastId);
    void read(text);
  });

function show(text: string): void {
  const now = sheetText.peek();
  void import("../state/sheets").then(({ keepSheet }) => keepSheet(now, text)).catch(() => null);
  const link = placeOptions("explore", [`sheet=${text}`]);
  pushOptions(link);
}

/** Every change of the sheet comes through here. */
export function change(lines: readonly string[]): void {
  const text = sheetFrom(lines);
  const now = sheetText.peek();
  if (text === now) return;
  before.value = [...before.peek().slice(-mostUndone), now];
  show(text);
}

/** The sheet that is shown got another title where it is kept. */
export function retitle(old: string, text: string): void {
  if (old === sheetText.peek()) change(linesOf(text));
}

export function undo(): void {
  const last = before.peek().at(-1);
  if (last === undefined) return;
  before.value = before.peek().slice(0, -1);
  show(last);
}

const texts = () => entries.peek().map((one) => one.text);
const placeOf = (id: number) => entries.peek().findIndex((one) => one.id === id);

export function setLine(id: number, text: string): void {
  const lines = texts();
  const at = placeOf(id);
  if (at < 0) return;
  lines[at] = text;
  change(lines);
}

export function removeLine(id: number): void {
  change(textsWithout(id));
}
const textsWithout = (id: number) =>
  entries
    .peek()
    .filter((one) => one.id !== id)
    .map((one) => one.text);

export function moveLine(id: number, to: number): void {
  change(moved(texts(), placeOf(id), to));
}

/**
 * Puts lines behind an entry, or at the end; the last of them is brought in sight. A rule, a list
 * or a position among them is asked about from now on.
 */
export function addLines(lines: readonly string[], behind: number | null = null): void {
  const all = texts();
  const at = behind === null ? all.length : placeOf(behind) + 1;
  change([...all.slice(0, at), ...lines, ...all.slice(at)]);
  const added = entries.peek().slice(at, at + lines.length);
  newest.value = added.at(-1)?.id ?? null;
  const subject = added.filter((one) => isSubject(one.text)).at(-1);
  if (subject) chooseSubject(subject.id);
}

/** An empty sheet; Undo brings back the one that was shown. */
export function newSheet(): void {
  change([]);
  scrollTo({ top: 0 });
}

export const wholeText = () => textOf(entries.peek());

// ---- what is typed ----

/**
 * The lines that a text stands for: a rule alone is a line too, and so are pasted values. Numbers
 * alone are heaps of `rule`, where one is asked about.
 */
export async function linesTyped(
  text: string,
  names: readonly string[],
  rule: string | null = null,
): Promise<string[]> {
  const lines = linesOf(plainLines(text)).map((line) => line.trim());
  const list = looksPasted(text) || lines.length > 1 ? linkedList(text) : null;
  if (list !== null) return [`values ${list}`, "patterns", ...(mayTellGame(list) ? ["which"] : [])];
  const found: string[] = [];
  let about = rule;
  for (const line of lines) {
    if (line === "") continue;
    // Words behind a note go on with it: they ask nothing.
    const told = await lineTyped(line, names, about, !found.at(-1)?.startsWith("#"));
    const isWords = told[0] === line && looksSaid(line) && !rulesBegin.test(line);
    const goesOn = isWords && !isLine(line, names) && found.at(-1)?.startsWith("#");
    const made = goesOn ? [`# ${line}`] : told;
    // What is typed below a rule is about that rule.
    if (made[0]?.startsWith("rule ")) about = made[0].slice(5).trim();
    found.push(...made);
  }
  return found;
}

/** The rule of a written game that the page names in its language. */
async function writtenRule(name: string): Promise<string | null> {
  const games = await Promise.all([import("../strings/madeGames"), stringsOf("make")]).catch(
    () => null,
  );
  const called = games?.[0].madeCalled(name, makeStrings.peek().games) ?? null;
  const read = called === null ? null : await engine.read(called);
  return read && !isError(read) && read.kind === "position" ? (read.terms[0]?.rule ?? null) : null;
}

/** A rule in words begins so: where it is not understood, that is told. */
const rulesBegin = /^\s*(?:each|every|from|take|remove|每|从|取|拿|最多)/iu;

/** The line that a sentence asks for, of this rule. */
async function lineSaid(said: string, rule: string): Promise<string | null> {
  const [{ askedInWords }, info] = await Promise.all([import("./askedInWords"), readRule(rule)]);
  if (!isInfo(info)) return null;
  const fits = (name: string) =>
    ofText.includes(name) || info.questions.some((one) => one.name === name);
  return askedInWords(said, { rule: info.rule, sequence: info.sequence, fits });
}

/** What a sentence asks: of the rule above it, or of one that it tells itself. */
async function linesAsked(
  said: string,
  rule: string | null,
  ruleOf: ((told: string) => string | null) | undefined,
): Promise<string[] | null> {
  const { ruleThenQuestion } = await import("./askedInWords");
  const both = ruleOf ? ruleThenQuestion(said, ruleOf) : null;
  const asked = both ? await lineSaid(both.question, both.rule) : null;
  if (both && asked !== null) return [`rule ${both.rule}`, asked];
  const line = rule === null ? null : await lineSaid(said, rule);
  return line === null ? null : [line];
}

async function lineTyped(
  typed: string,
  names: readonly string[],
  rule: string | null = null,
  asks = false,
): Promise<string[]> {
  const line = typed.startsWith("nimber ") ? typed.slice(7).trim() : typed;
  // The calculator calculates something; alone its name is a game's.
  if (isLine(line, names) && line !== calculator) return [line];
  if (looksGuessed(line)) return [`conjecture ${quoted(line)}`];
  const heaps = rule !== null && /^\d+([\s,]+\d+)*$/.test(line) ? `${rule}:${line}` : null;
  const ofRule = heaps === null ? null : await engine.read(heaps);
  const answer = ofRule && !isError(ofRule) ? ofRule : await engine.read(line);
  if (!isError(answer))
    return answer.kind === "rule"
      ? [`rule ${answer.rule}`]
      : [`position ${answer.position}`, "analyze"];
  const games = await import("../state/gameNamed").catch(() => null);
  const named = games?.gameNamed(line);
  const namedRule = named ? await engine.read(named.preset.position) : null;
  if (namedRule && !isError(namedRule) && namedRule.kind === "position" && namedRule.terms[0])
    return [`rule ${namedRule.terms[0].rule}`];
  const told = games?.ruleInWords(line) ?? (await writtenRule(line));
  if (told !== null) return [`rule ${told}`];
  const asked = asks ? await linesAsked(line, rule, games?.ruleInWords) : null;
  if (asked) return asked;
  // A rule with a mistake gets its own error.
  return [
    /^[a-z]+[/:]\S*$/i.test(line) && answer.error.code !== "unknown-game" ? `rule ${line}` : line,
  ];
}

/** What a line is changed to may be a rule alone, or a game's name, as in the box. */
export async function changeLine(id: number, typed: string): Promise<void> {
  const names = Object.keys(exploreStrings.peek().sheet.questions);
  const now = sheetText.peek();
  const [line = typed] = isLine(typed, names) ? [typed] : await lineTyped(typed.trim(), names);
  if (sheetText.peek() === now) setLine(id, line);
}

// ---- rules ----

export interface RuleInfo {
  rule: string;
  game: string;
  sentence: Sentence;
  /** one heap has a value */
  sequence: boolean;
  /** two numbers make a grid: what they are */
  grid: PairKind | null;
  /** sums of its heaps have a misère quotient */
  quotient: boolean;
  /** what can be asked of it */
  questions: readonly QuestionRecord[];
}

/** What the two numbers of this rule's positions are. */
async function pairsOf(rule: string): Promise<PairKind> {
  const answer = await engine.read(`${rule}:1,1`);
  return pairKind(!isError(answer) && answer.kind === "position" ? answer.terms[0] : undefined);
}

/** A rule; of a position its first term's. */
async function readRule(text: string): Promise<RuleInfo | TextError> {
  const answer = await engine.read(text);
  if (isError(answer)) return answer.error;
  if (answer.kind === "position") {
    const [term] = answer.terms;
    return term ? readRule(term.rule) : { code: "rule-alone", column: 0, args: [] };
  }
  const { rule, game, sentence, sequence, pairs, quotient } = answer;
  const [grid, fitting] = await Promise.all([pairs ? pairsOf(rule) : null, ask.questionsFor(rule)]);
  const questions = isError(fitting) ? [] : fitting;
  return { rule, game, sentence, sequence, grid, quotient, questions };
}

const known = new Map<string, ReturnType<typeof signal<RuleInfo | TextError | null>>>();
const mostKnown = 300;

/** What is known of a rule, by its text; null until it is read. */
export function ruleInfo(text: string): RuleInfo | TextError | null {
  let found = known.get(text);
  if (!found) {
    if (known.size >= mostKnown) known.clear();
    const made = signal<RuleInfo | TextError | null>(null);
    known.set(text, (found = made));
    void readRule(text).then((info) => (made.value = info));
  }
  return found.value ?? null;
}
export const isInfo = (found: RuleInfo | TextError | null): found is RuleInfo =>
  found !== null && "sentence" in found;

// ---- one entry ----

/** A question of the sheet, as its card is given it. */
export interface Asked {
  id: number;
  name: string;
  line: string;
  /** behind the rule or list that is asked about */
  operands: readonly string[];
  options: readonly LineOption[];
  /** what is asked of: a rule or a list; null where it stands among the operands */
  rule: string | null;
  list: string | null;
  /** about how many options the answer examines */
  work: number;
}

export function askedOf(id: number, record: SheetLineRecord): Asked {
  const { operands, options } = operandsAndOptions(record.operands ?? [], record.options ?? []);
  const list = record.list ?? null;
  const own = ofText.includes(record.name) || list !== null;
  return {
    id,
    name: record.name,
    line: record.text,
    operands: own ? operands : operands.slice(1),
    options,
    rule: own ? null : (operands[0] ?? null),
    list,
    work: Number(record.work ?? 0n),
  };
}

export const valueOf = ({ options }: Asked, name: string): string | null =>
  options.find((one) => one.name === name)?.value ?? null;
/** A whole number that an option says; else the usual one. */
export function numberOf(asked: Asked, name: string, usual: number): number {
  const value = Number(valueOf(asked, name) ?? NaN);
  return Number.isInteger(value) ? value : usual;
}

/** The line with other operands or options; what the line leaves out stays left out. */
export function changed(
  asked: Asked,
  next: { operands?: readonly string[]; options?: readonly LineOption[] },
): string {
  const { rule, name, line } = asked;
  const said = rule !== null && line.includes(rule) ? [rule] : [];
  return lineOf(
    name,
    [...said, ...(next.operands ?? asked.operands)],
    next.options ?? asked.options,
  );
}

/** Another question about the same, as a line. */
export const questionBeside = (asked: Asked, name: string): string =>
  changed({ ...asked, name }, { operands: [], options: [] });

/** More options are not examined without being asked. */
const mostUnasked = 30_000_000;

/** Answers that somebody wants, however long they take: by entry and line. */
const wanted = signal<ReadonlySet<string>>(new Set());
const keyOf = (id: number, line: string) => `${id} ${line}`;
export const isWanted = (asked: Asked) => wanted.value.has(keyOf(asked.id, asked.line));
/** It would take long, and nobody has asked for it yet. */
export const waits = (asked: Asked) => asked.work > mostUnasked && !isWanted(asked);
export function want(id: number, line: string): void {
  wanted.value = new Set([...wanted.peek(), keyOf(id, line)]);
}

type Changed = Pick<Asked, "operands" | "options">;
/** What each entry was last changed to by hand: its line may not have been read again yet. */
const byHand = new Map<number, Changed & { line: string }>();

/** What the entry's line says now. */
function latest(asked: Asked): Asked {
  const changes = byHand.get(asked.id);
  if (!changes || changes.line !== texts()[placeOf(asked.id)]) return asked;
  return { ...asked, operands: changes.operands, options: changes.options };
}

/** What an option was changed to by hand: a box shows it before the line was read again. */
export const saidOf = (asked: Asked, name: string): string | null => valueOf(latest(asked), name);

/** What is changed in a card is asked at once; a function is given what the line says now. */
export function setByHand(
  asked: Asked,
  next: Partial<Changed> | ((now: Asked) => Partial<Changed>),
): void {
  const now = latest(asked);
  const { operands, options } = { ...now, ...(typeof next === "function" ? next(now) : next) };
  const line = changed(asked, { operands, options });
  byHand.set(asked.id, { line, operands, options });
  want(asked.id, line);
  setLine(asked.id, line);
}
/** Changes an option in the line; null takes it away. */
export const setOption = (asked: Asked, name: string, value: string | null) =>
  setByHand(asked, ({ options }) => ({ options: withOption(options, name, value) }));

// ---- what can be asked ----

type SubjectKind = (typeof subjects)[number];

/** An entry that something can be asked of. */
export interface Subject {
  id: number;
  kind: SubjectKind;
  text: string;
}

/** What can be asked of, from the first to the last. */
export const sheetSubjects = computed<readonly Subject[]>(() =>
  entries.value.flatMap(({ id }) => {
    const record = records.value.get(id);
    const kind = subjects.find((one) => one === record?.kind);
    return kind ? [{ id, kind, text: record!.text }] : [];
  }),
);
/** Chosen by hand where the sheet has several. */
const chosenSubject = signal<number | null>(null);
export const chooseSubject = (id: number): void => void (chosenSubject.value = id);
/** What is asked next is asked of it: the last one, unless another was chosen. */
export const askedSubject = computed<Subject | null>(() => {
  const all = sheetSubjects.value;
  return all.find((one) => one.id === chosenSubject.value) ?? all.at(-1) ?? null;
});
export const lastRule = computed(() => {
  const last = sheetSubjects.value.at(-1);
  return last?.kind === "rule" ? last.text : null;
});

/** Asks, below an entry or behind all else that was asked of it; what stands there already is
 * brought in sight. */
export function askFor(line: string, behind: number | null = null): void {
  const list = entries.peek();
  const all = sheetSubjects.peek();
  const of = placeOf(behind ?? askedSubject.peek()?.id ?? -1);
  const next = all.find((one) => placeOf(one.id) > of);
  const subject = all.filter((one) => placeOf(one.id) <= of).at(-1);
  const from = subject ? placeOf(subject.id) : of;
  const end = next ? placeOf(next.id) : list.length;
  const there = list.slice(from + 1, end).find((one) => one.text.trim() === line);
  if (there) newest.value = there.id;
  else addLines([line], behind ?? list[end - 1]?.id ?? null);
}
