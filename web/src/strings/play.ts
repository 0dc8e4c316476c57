/** What playing, the record, the quiz and the kept games say. */
import type { Outcome } from "#module/nimber.js";
import type { HintStrings } from "./hints";

/** What a player is called: by the part in this game, or by number. */
export type Name = "you" | "program" | "friend" | 1 | 2;

/** What the sheet of the kept games says. */
export interface KeptStrings {
  title: string;
  about: string;
  keep: string;
  name: string;
  named: string;
  recent: string;
  none: string;
  open: (name: string) => string;
  rename: (name: string) => string;
  save: string;
  remove: (name: string) => string;
  moves: (count: number) => string;
  exportAll: string;
  importFile: string;
  imported: (count: number) => string;
  notImported: string;
  broken: string;
  /** the storage is full or forbidden */
  unsaved: string;
}

/** What takes the place of a game that is left. */
export type Leaving = "position" | "game" | "puzzle" | "misere" | "normal" | "rule";

/** What is asked before a game is left. */
export interface LeaveStrings {
  title: Record<Leaving, string>;
  about: (moves: number, leaving: Leaving) => string;
  stay: string;
  change: Record<Leaving, string>;
}

export interface PlayStrings {
  listSeparator: string;
  moreParts: (count: number) => string;
  name: (name: Name) => string;
  gaveUp: (name: Name) => string;
  friendWon: string;
  friendsTurn: string;
  /** where the record was stepped back to the program's turn */
  programsTurn: string;
  comma: string;

  /** the game ended by agreement */
  drawn: string;
  /** the position stood there before: after this move, or at the start where that is 0 */
  repeats: (step: number) => string;
  marks: Record<"kept" | "gave" | "lost" | "held", string>;
  marksLong: Record<"kept" | "gave" | "lost" | "held", string>;
  wouldKeep: string;
  andMore: (count: string) => string;
  leader: string;
  leaderAt: (step: number, name: Name | null) => string;
  showMarks: string;
  removeMove: (step: number) => string;
  otherLines: string;
  insteadOf: (step: number) => string;
  branch: string;
  toStart: string;
  toEnd: string;

  slip: (step: number, name: Name, words: string) => string;
  noSlip: string;
  noSlipSecond: string;
  noSlipSwap: string;
  noSlipNew: string;
  goBack: string;

  /** where to go on, under the board */
  onward: string;
  puzzles: string;
  /** what pressing the eye does, and what it shows */
  /** `name`: beside the eye, where there is room; the others say it too */
  eye: { name: string; show: string; hide: string };
  begins: {
    label: string;
    /** why it is worth a thought */
    half: string;
    you: string;
    program: string;
    youBegan: string;
    programBegan: string;
    /** it waits for the button with the words `go` */
    offered: string;
    go: string;
  };
  /** the ways on beside the board, and the box under them */
  doors: {
    /** what this page is for, beside the game that it begins with */
    about: string;
    label: string;
    today: string;
    games: string;
    friend: string;
    own: string;
    ask: string;
    example: string;
    /** below the box: what is typed, answered at once; value: null where it has none */
    answers: Record<Outcome, (value: string | null) => string>;
    /** the same of a rule: values of the heaps 0, 1, 2 … */
    values: (first: string) => string;
  };
  /** at a game's end: status, record and tools */
  folded: string;
  /** what stands over the board that the page opens with */
  first: { title: string; rule: string };
  hints: HintStrings;
  playIt: string;

  quiz: string;
  quizAbout: string;
  mover: string;
  other: string;
  nobody: string;
  rightMoves: string;
  rightNone: string;
  rightNobody: string;
  wrongMoves: string;
  wrongNone: string;
  wrongNobody: string;
  findMove: string;
  showMove: string;
  goodMove: string;
  /** behind it: a puzzle is solved when its game is won */
  winIt: string;
  badMove: string;
  playedOut: string;
  tryAgain: string;
  score: (right: number, asked: number) => string;

  /** one side copies each move of the other: the program, or the reader */
  mirror: { program: string; copied: (words: string) => string; you: string; end: string };

  challenge: (value: bigint) => string;
  challengeZero: string;
  /** after the reason: on the board, another game takes the place of this one */
  challengeTry: (value: bigint) => string;
  challengeTryZero: string;
  challengeOn: (value: bigint) => string;
  challengeOnZero: string;
  challengeAnswer: (words: string) => string;
  challengeEnd: string;
  /** scrolls to it */
  showBoard: string;

  /** to the game that was left for another */
  backToLeft: string;

  play: {
    against: string;
    strength: string;
    mistakes: (percent: number) => string;
    ponders: string;
    watch: string;
    pace: string;
    seconds: (seconds: number) => string;
    thisGame: string;
    resign: string;
    newPosition: string;
    newAbout: string;
    size: string;
    searching: string;
    none: string;
    kept: string;
  };
  watchPause: string;
  watchGo: string;
  watchStep: string;

  /** with the eye shut, where the program plays no side */
  twoPlay: { words: string; program: string };
  turn: {
    title: string;
    /** its title in a game against the program, when it is the person's move */
    handed: string;
    /** its title where the last move has ended the game */
    ended: string;
    copy: string;
    yours: (player: 1 | 2, begun: boolean) => string;
    sent: string;
    send: string;
    whole: string;
  };
  file: {
    title: string;
    variations: string;
    download: string;
    copy: string;
    open: string;
    opened: string;
    paste: string;
    pasteOpen: string;
    drop: string;
  };
}
