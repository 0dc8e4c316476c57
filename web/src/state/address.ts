/** The page's address: what it opens, and what is written to it while a game goes on. */
import { batch, signal } from "@preact/signals";
import { engine } from "../engine/index";
import { restOfPage } from "./restOfPage";
import { isError } from "../engine/client";
import { mainPage, ownLink } from "../links/ownPage";
import { firstPosition } from "./firstPosition";
import { hasMark, linkOptions, optionsAlone, withOptions, withoutOptions } from "../links/link";
import { isPuzzle, only, readOptions, unescaped, without } from "../links/options";
import { languageOf } from "../strings/startLanguage";
import { language, linkLanguage } from "../strings/language";
import { linkTheme } from "./settings";
import { keptAs } from "../device/kept";
import { load, store, thisTab } from "../device/storage";
import { path, type GameRecord } from "./record";
import {
  asks,
  draft,
  draftError,
  dropped,
  mySide,
  openRecord,
  options,
  programSide,
  reading,
  record,
  setGame,
  setRule,
  subject,
  watched,
  type ProgramSide,
} from "./game";
import { decideEye, eyeOpen, withEye, type Opens } from "./eye";
import { withFace } from "./face";
import { keptRecord } from "./keptGame";
import { keep, knownViews } from "./knowledge";
import { linkOf } from "./links";

/** The fragment this page wrote or opened last, without "#". */
let address: string | null = null;
let addressTurn = 0;
/** What was asked for last is what is shown, whichever answer comes first. */
let openTurn = 0;

/** Something else is asked for: whether it is still the last. */
export function askToOpen(): () => boolean {
  const mine = ++openTurn;
  return () => mine === openTurn;
}

/**
 * While the module writes the link of a move, the address is behind the game: a page that is loaded
 * anew meanwhile opens the game that was kept, not the address.
 */
const isBehind = (text: string) => load(keptAs.behind, thisTab) === `#${text}`;

/**
 * Who plays in the game of an entry of the history: its link tells the moves, and not whose they
 * were.
 */
const sides: readonly ProgramSide[] = [null, 0, 1, "both"];
function sideOfEntry(): ProgramSide | undefined {
  const kept = history.state as { side?: unknown } | null;
  return sides.find((side) => kept !== null && kept.side === side);
}

const watchedEntry = () => (history.state as { watched?: unknown } | null)?.watched === true;

/** Keeps the side with the entry that is shown, or with a new one. */
function writeEntry(how: "push" | "replace", url?: string): void {
  const entry = { side: programSide.peek(), ...(watched.peek() ? { watched: true } : {}) };
  try {
    if (how === "push") history.pushState(entry, "", url);
    else history.replaceState(entry, "", url);
  } catch {
    // Browsers refuse too many changes in a short time; the next one brings the address up to date.
    // A file may not become another one: the link stands behind the one that was opened.
    if (url !== undefined && location.protocol === "file:")
      location.hash = url.replace(/^[^#]*/, "");
  }
}

/**
 * The games that the page's links stood for: a link tells the way to the position, and not what can
 * be redone. The last of them come back whole.
 */
const played = new Map<string, GameRecord>();
const mostPlayed = 30;

function keepPlayed(link: string): void {
  const here = record.peek();
  if (!here) return;
  played.delete(link);
  played.set(link, here);
  if (played.size > mostPlayed) played.delete(played.keys().next().value!);
}

/** Notes with the entry who plays now. */
export const keepSide = () => writeEntry("replace");

export async function writeAddress(how: "push" | "replace"): Promise<void> {
  const turn = ++addressTurn;
  const here = subject.peek();
  if (here.kind === "opening" && !engine.trouble.peek()) return;
  if (how === "replace" && address !== null) store(keptAs.behind, `#${address}`, thisTab);
  const link = here.kind === "broken" ? addressAgain() : await currentLink();
  if (turn !== addressTurn) return;
  store(keptAs.behind, "", thisTab);
  if (link === null) return;
  keepPlayed(link);
  if (link === address) return;
  address = link;
  writeEntry(how, `${mainPage()}#${link}`);
}

/** The address that nobody could read, with the options of now. */
const addressAgain = () => withOptions(withoutOptions(address ?? ""), options.peek());

/** The reader of sheets comes with the first of them. */
const sheets = () => import("../links/sheet");

/** The text after "#" that opens what is shown now; null where nothing does. */
export async function currentLink(): Promise<string | null> {
  const here = subject.peek();
  const { sheet, view: place } = asks.peek();
  if (sheet !== null && place === "explore")
    return (await sheets()).writeSheetLink(sheet, without(options.peek(), "view=", "sheet="));
  if (here.kind === "rule") return linkOf([here.rule], options.peek());
  if (here.kind === "opening" && engine.trouble.peek()) return addressAgain();
  if (here.kind !== "game") return null;
  return linkOf(
    path(here.record).map((node) => node.position),
    withEye(options.peek()),
  );
}

/**
 * The same as a place of its own in the browser's history. `title`: the name it was given;
 * `question`: the options that make it a puzzle.
 */
export function pushRecord(
  next: GameRecord,
  side: ProgramSide = null,
  asked?: string | null,
  title = "",
  question: readonly string[] = [],
): void {
  dropped.value = "";
  options.value = [
    ...withFace(afterGame(), knownViews.get(path(next)[0]!.position), asked),
    ...(title && [`title=${title}`]),
    ...question,
  ];
  openRecord(next, side);
  void writeAddress("push");
}

/** Options of the link that belong to another place or to one game alone. */
const ofOneGame = [
  ...["view=book", "chapter=", "way=", "page=", "proof="],
  ...["class=", "rule=", "values=", "sheet=", "title="],
  ...["ladder=", "daily=", "listed=", "turn", "play"],
];

function afterGame(): readonly string[] {
  const now = options.peek();
  // Of a puzzle its question too.
  return without(now, ...ofOneGame, ...(isPuzzle(now) ? ["quiz"] : []));
}

let firstAddress = true;
/** Where the link that was opened asks a question: the first position of its game. */
export const quizSent = signal<string | null>(null);

/** The next openAddress() opens what the page began with. */
export function forgetAddress(): void {
  address = null;
  firstAddress = true;
}

/** What a link asks for beside its position. */
function takeOptions(list: readonly string[]): void {
  options.value = list;
  linkLanguage.value = languageOf(asks.peek().language);
  linkTheme.value = asks.peek().theme;
}

/**
 * Opens a sheet; false where it is none. The game stays on the board; where there is none, the
 * first position stands there.
 */
async function openSheet(text: string): Promise<boolean> {
  const { readSheetLink } = await sheets();
  const sheet = readSheetLink(text);
  if (sheet === null || text !== address) return sheet !== null;
  reading.value += 1;
  await restOfPage().catch(() => undefined);
  batch(() => {
    reading.value -= 1;
    if (text !== address) return;
    takeOptions([
      "view=explore",
      `sheet=${sheet.text}`,
      ...without(sheet.options, "view=", "sheet="),
    ]);
    dropped.value = "";
    if (record.peek() !== null) return;
    setGame([firstPosition]);
    decideEye("start");
  });
  return true;
}

/** Whether a link tells a game up to its end: then nobody plays any more. */
async function isEnded(texts: readonly string[]): Promise<boolean> {
  const last = texts[texts.length - 1]!;
  if (texts.length < 2) return false;
  const shown = await engine.read(last);
  if (isError(shown) || shown.kind === "rule") return false;
  keep(knownViews, last, shown, 500);
  return shown.over;
}

/** Opens what the address says. Without a word there: the first position. */
export async function openAddress(): Promise<void> {
  const first = firstAddress;
  firstAddress = false;
  const text = location.hash.slice(1) || ownLink();
  if (text === address) return;
  address = text;
  addressTurn += 1;
  openTurn += 1;
  const late = first && isBehind(text);
  store(keptAs.behind, "", thisTab);
  if (text === "" && !late) {
    batch(() => {
      options.value = [];
      dropped.value = "";
      setGame([firstPosition]);
      decideEye("start");
      // Whoever opens the page meets the program.
      if (!eyeOpen.peek()) programSide.value = 1;
    });
    return;
  }
  if (text.slice(0, 5).toLowerCase() === "sheet" && (await openSheet(text))) return;
  const list = linkOptions(text);
  const asked = readOptions(list);
  reading.value += 1;
  // Leaves room for the choice of who begins before the link is read.
  const other = asked.turn || asked.embed || asked.quiz;
  if (first && !withoutOptions(text).includes("!") && asked.play && !other) programSide.value = 1;
  // Options alone, as in #?view=book, stand behind the first position.
  const [link] = await Promise.all([
    engine.openLink(optionsAlone(text) ? firstPosition + text : text),
    restOfPage().catch(() => undefined),
  ]);
  if (engine.trouble.peek()) {
    // Nothing is known about the text: it stays in the address, for another try. The book can be
    // read all the same.
    reading.value -= 1;
    takeOptions(list);
    return;
  }
  const rule = !isError(link) && link.kind === "rule" ? await engine.read(link.rule) : null;
  // Coming back to the page: the address alone doesn't know what can be redone, nor who plays.
  const kept =
    first &&
    !asked.embed &&
    !isError(link) &&
    link.kind === "position" &&
    address === text &&
    (await keptRecord(late ? null : link.record, asked.turn));
  const ended = !isError(link) && link.kind === "position" && (await isEnded(link.record));
  batch(() => {
    reading.value -= 1;
    if (address !== text) return;
    // Where the module dropped a mark from the end of the link, what stands behind it is no option.
    takeOptions(!isError(link) && hasMark(link.dropped) ? [] : list);
    if (isError(link)) {
      const shown = unescaped(text);
      subject.value = { kind: "broken", text: shown, error: link.error };
      draft.value = shown;
      draftError.value = { text: shown, error: link.error };
      dropped.value = "";
      return;
    }
    dropped.value = link.dropped;
    if (link.kind === "position") {
      quizSent.value = asked.quiz ? link.record[0]! : null;
      const before = first || sideOfEntry() === undefined ? undefined : played.get(text);
      if (before) openRecord(before, null);
      else if (!kept) setGame(link.record as [string, ...string[]]);
      decideEye("link");
      // A friend's turn is answered by a person.
      const side = kept || asked.turn ? undefined : sideOfEntry();
      // Who is to move meets the program, in a puzzle too, and wherever the eye is shut.
      if (side !== undefined) programSide.value = side;
      else if (
        !kept &&
        !ended &&
        (!eyeOpen.peek() || asked.play || asked.quiz) &&
        !asked.turn &&
        !asked.embed
      )
        programSide.value = (link.record.length % 2) as 0 | 1;
      // A game that was only looked at, in the book say, was kept without anybody to play it.
      else if (
        kept &&
        asked.play &&
        !other &&
        sideOfEntry() === undefined &&
        programSide.peek() === null &&
        mySide.peek() === null &&
        record.peek()?.nodes.size === 1
      )
        programSide.value = 1;
      if (asked.turn) mySide.value ??= ((link.record.length - 1) % 2) as 0 | 1;
      const nobody = programSide.peek() === null && mySide.peek() === null;
      const unplayed = !kept && !before && sideOfEntry() === undefined;
      watched.value = ended && nobody && (watchedEntry() || unplayed);
      if (watched.peek()) writeEntry("replace");
      if (late && kept) void writeAddress("replace");
    } else if (rule && !isError(rule) && rule.kind === "rule")
      setRule(rule.rule, rule.game, rule.sentence);
  });
}

/**
 * Opens what a person typed or chose. What can't be read stays in the box, with its error.
 * `extras`: the options, where they are not those that stay. `asked`: the face to show it with;
 * null for none; where nothing is said, the one that a typed text names, or the one there is if it
 * fits.
 */
export async function openText(
  text: string,
  how: Opens = "typed",
  extras?: readonly string[],
  asked?: string | null,
): Promise<boolean> {
  const isLast = askToOpen();
  reading.value += 1;
  const [answer, named] = await Promise.all([
    engine.read(text),
    how === "typed" && asked === undefined
      ? import("./namedFace").then((file) => file.faceNamedIn(text)).catch(() => undefined)
      : asked,
    restOfPage().catch(() => undefined),
  ]);
  return batch(() => {
    reading.value -= 1;
    if (!isLast()) return false;
    if (isError(answer)) {
      draftError.value = { text, error: answer.error };
      return false;
    }
    dropped.value = "";
    // The book has no place for another position: it opens on the Board.
    options.value = extras ?? withFace(afterGame(), answer.kind === "rule" ? null : answer, named);
    if (answer.kind === "rule") setRule(answer.rule, answer.game, answer.sentence);
    else {
      keep(knownViews, answer.position, answer, 500);
      setGame([answer.position]);
      decideEye(how);
      if ((extras && readOptions(extras).quiz) || (how !== "stay" && !eyeOpen.peek()))
        programSide.value = 1;
    }
    void writeAddress("push");
    return true;
  });
}

/** The reasons of a game that is over: Back leads to its end. */
export const pushReasons = () => void writeAddress("push");

/** The eye was pressed: the link tells it. */
export const tellEye = () => void writeAddress("replace");

export function setOption(option: string, on: boolean): void {
  const rest = without(options.peek(), option);
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
  if (asks.peek().language === null) return;
  options.value = options
    .peek()
    .map((option) => (only([option], "lang=").length > 0 ? `lang=${language.peek()}` : option));
  void writeAddress("replace");
}
