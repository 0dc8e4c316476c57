/** The links that the dialog hands out. All are written by the module. */
import { computed, signal, effect } from "@preact/signals";
import { canRedo, line, path, type GameRecord } from "../state/record";
import { currentUrl, linkOf } from "../state/links";
import { currentLink } from "../state/address";
import { withoutOptions, withOptions } from "../links/link";
import { without } from "../links/options";
import { withEye } from "../state/eye";
import { friendsTurn, lastTurn, options, over, quiz, record, subject } from "../state/game";
import { setAbout } from "../state/quiz";
import { linkSize } from "./linkSize";

/** Pages that another device, or a frame, can reach. */
export const hosted = () => ["http:", "https:"].includes(location.protocol);
/** One file has nothing beside it. */
export const single = import.meta.env.MODE === "single";

/** What a link keeps when it leaves this page: not whose turn it is, nor where it was shown. */
export const kept = (list: readonly string[]) => withEye(withoutPlace(list));
const withoutPlace = (list: readonly string[]) =>
  without(list, "turn", "embed", "projector", "listed=");

/** The link of what is no game: a rule, or a text that can't be read and stays for repair. */
async function linkWithoutGame(list: readonly string[]): Promise<string | null> {
  const here = subject.peek();
  if (here.kind === "rule") return linkOf([here.rule], withoutPlace(list));
  if (here.kind !== "broken") return currentLink();
  return withOptions(withoutOptions(location.hash.slice(1)), withoutPlace(list));
}

const mostOption = 200;
const ofPuzzle = ["play", "quiz", "projector", "ladder=", "daily=", "listed="];

/** A question of one's own: not of the ladder, nor of a day. */
const asPuzzle = (list: readonly string[]) => [
  ...without(list, ...ofPuzzle).filter((option) => option.length <= mostOption),
  "quiz",
];

/**
 * What is handed on as a puzzle: a puzzle as it was set, of a game that has ended its start, else
 * the position that is shown.
 */
export const puzzleHere = computed<{ kind: "set" | "start" | "now"; position: string } | null>(
  () => {
    const here = record.value;
    if (!here) return null;
    if (setAbout.value !== null) return { kind: "set", position: setAbout.value };
    const nodes = path(here);
    if (!over.value) return { kind: "now", position: nodes[nodes.length - 1]!.position };
    return nodes.length > 1 ? { kind: "start", position: nodes[0]!.position } : null;
  },
);

export interface Links {
  /** the position with its moves; as it stands where there is no game */
  whole: string;
  /** the position alone; null where there is no game */
  alone: string | null;
  /** one position alone as a question: who wins, and the move */
  puzzle: string | null;
  /** with word that it is the other one's turn */
  turn: string | null;
  /** with the moves that were taken back */
  ahead: string | null;
}

async function write(
  here: GameRecord | null,
  list: readonly string[],
  asked: string | null,
): Promise<Links> {
  if (!here) {
    const link = await linkWithoutGame(list);
    return {
      whole: link === null ? location.href : currentUrl(link),
      alone: null,
      puzzle: null,
      turn: null,
      ahead: null,
    };
  }
  const texts = path(here).map((node) => node.position);
  const all = line(here).map((node) => node.position);
  const rest = kept(list);
  const [whole, alone, puzzle, turn, ahead] = await Promise.all([
    linkOf(texts, rest),
    // What would make any link too long stays behind.
    linkOf(
      texts.slice(-1),
      rest.filter((option) => option.length <= mostOption),
    ),
    asked === null ? null : linkOf([asked], asPuzzle(rest)),
    linkOf(texts, [...without(rest, ...ofPuzzle), "turn"]),
    linkOf(all, rest),
  ]);
  return {
    whole: currentUrl(whole),
    alone: currentUrl(alone),
    puzzle: puzzle === null ? null : currentUrl(puzzle),
    turn: currentUrl(turn),
    ahead: all.length > texts.length ? currentUrl(ahead) : null,
  };
}

/** What a link of this game can be, in the order that it is offered in. */
export const linkKinds = ["whole", "puzzle", "turn"] as const;
export type LinkKind = (typeof linkKinds)[number];

export const fits = (url: string) => linkSize(url) !== "too-long";

/** Of what there is to share, the links that somebody can open. */
export function kindsOf(written: Links): LinkKind[] {
  // A game against the program that is over has no turn; a friend's last one is still sent.
  const waits = record.value !== null && (!over.value || lastTurn.value);
  const turn = waits ? written.turn : null;
  const asked = puzzleHere.value === null ? null : written.puzzle;
  return linkKinds.filter((kind) => {
    const url = { whole: written.whole, puzzle: asked, turn }[kind];
    return kind === "whole" || (url !== null && fits(url));
  });
}

const state = signal<Links | null>(null);
export const links = computed(() => state.value);

/** Who shares a puzzle shares it without the moves made in it; a friend waits for the turn. */
const usualKind = computed<LinkKind>(() => {
  if (quiz.value) return "puzzle";
  const here = record.value;
  const sends = friendsTurn.value && here !== null && !canRedo(here);
  return sends ? "turn" : "whole";
});
const chosenKind = signal<LinkKind | null>(null);
export const chooseKind = (kind: LinkKind) => (chosenKind.value = kind);

/** The kind whose link and code are shown. */
export const shownKind = computed<LinkKind>(() => {
  const wanted = chosenKind.value ?? usualKind.value;
  return state.value && kindsOf(state.value).includes(wanted) ? wanted : "whole";
});

/** Keeps the links up with the game while the dialog is open. */
export function followLinks(): () => void {
  let turn = 0;
  chosenKind.value = null;
  const end = effect(() => {
    const mine = ++turn;
    void subject.value;
    void write(record.value, options.value, puzzleHere.value?.position ?? null).then((written) => {
      if (mine === turn) state.value = written;
    });
  });
  // Those of an older turn are handed out to nobody, not even at the first look.
  return () => {
    end();
    turn += 1;
    state.value = null;
  };
}
