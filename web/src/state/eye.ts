/**
 * The eye: open, the page is an engine's board (Analyse); shut, nothing is told before it is asked
 * for (Play). What is opened says which, until a person presses the eye: that holds for the
 * session, or until the page is entered anew without a link; open, until a game is chosen to play.
 */
import { batch, computed, signal } from "@preact/signals";
import { linkOptions } from "../links/link";
import { keptAs } from "../device/kept";
import { load, store, thisTab } from "../device/storage";
import { readOptions, without, type Asked } from "../links/options";
import { asks, options, quiz, record, subject } from "./game";

/** How a position comes on the board. */
export type Opens = "start" | "gallery" | "link" | "typed" | "stay";

interface Choice {
  open: boolean;
  /** the first position of the game in which the eye was pressed */
  at: string;
}

function storedChoice(): Choice | null {
  const text = load(keptAs.eye, thisTab) ?? "";
  const open = text.startsWith("open ");
  return open || text.startsWith("shut ") ? { open, at: text.slice("open ".length) } : null;
}

/** The page was asked for by its address alone, not loaded again nor gone back to. */
function enteredAnew(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  const type = (entry as PerformanceNavigationTiming | undefined)?.type;
  return type === "navigate" && location.hash === "";
}

/** Who enters anew is met by Play, whatever was chosen before in this tab. */
let choice = enteredAnew() ? null : storedChoice();
/** Whether a link asks for Play by itself. */
const asksPlay = ({ play, quiz: asked, turn }: Asked) => play || asked || turn;

function decided(how: Opens, list: readonly string[], root: string | null): boolean {
  const asked = readOptions(list);
  if (asked.embed) return !asked.quiz;
  if (asksPlay(asked)) return choice?.at === root && choice.open;
  return choice?.open ?? (how === "link" || how === "typed");
}

/** What the text of the link says of the eye: the page is drawn before the link is read. */
function guessed(): boolean {
  const text = location.hash.slice(1);
  return decided(text === "" ? "start" : "link", linkOptions(text), choice?.at ?? null);
}

/** Null until a link is read. */
const state = signal<boolean | null>(null);
export const eyeOpen = computed(() => state.value ?? guessed());

const rootOf = () => {
  const here = record.peek();
  return here ? here.nodes.get(here.root)!.position : null;
};

/** Called when a game has come on the board, with the options of its link in place. */
export function decideEye(how: Opens): void {
  // Who chooses a game wants to play it: what was looked at before is over.
  if (how === "gallery" && choice?.open) {
    choice = null;
    store(keptAs.eye, "", thisTab);
  }
  if (how !== "stay") state.value = decided(how, options.peek(), rootOf());
}

/** Puts the eye back as it was when a game was left that is opened again. */
export const setEye = (open: boolean) => (state.value = open);

/** Pressed by a person. */
export function turnEye(): void {
  batch(() => {
    choice = { open: !eyeOpen.peek(), at: rootOf() ?? "" };
    state.value = choice.open;
    store(keptAs.eye, `${choice.open ? "open" : "shut"} ${choice.at}`, thisTab);
  });
}

/** The board is played on, and the page tells nothing by itself. */
export const playOnly = computed(
  () =>
    !eyeOpen.value &&
    !asks.value.embed &&
    (subject.value.kind === "game" || subject.value.kind === "opening"),
);

/** The options of a link, with the word that it opens in Play where it is shared from there. */
export function withEye(list: readonly string[], open = eyeOpen.value): readonly string[] {
  if (open) return without(list, "play");
  return asksPlay(readOptions(list)) ? list : [...list, "play"];
}

/** In a quiz the answer may be shown for one position while the eye stays shut. */
export const byPosition = computed(() => quiz.value && !eyeOpen.value);
