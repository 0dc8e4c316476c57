/** Which of the page's places is shown; the link says it, as in #nim:3,4,5?view=book&chapter=3. */
import { batch, computed, signal, untracked } from "@preact/signals";
import { placeNames, type PlaceName } from "../strings/places";
import { without } from "../links/options";
import { asks, options, subject, view } from "./game";
import { pushOptions } from "./address";

export const place = computed<PlaceName>(
  () => placeNames.find((name) => name === asks.value.view) ?? "board",
);

/** The chapter of the book that is open; null for its table of contents. */
export const chapter = computed(() => asks.value.chapter);

/** The way through the book that the reader walks, and how far along it. */
export const way = computed(() => asks.value.way);
export const wayPage = computed(() => asks.value.page);

/** The proof that a link leads to, from 1. */
export const proofAsked = computed(() => asks.value.proof);

/** The worksheet that is open in the book: seed, size and rule. */
export const worksheet = computed(() => asks.value.worksheet);

/** The list of boards for a class that is open in the book; "" for one that is to be made. */
export const classList = computed(() => asks.value.classList);

/** Options that say what is shown in a place, and go when another one is opened. */
const ofPlaces = [
  ...[
    "view",
    "chapter",
    "way",
    "page",
    "proof",
    "worksheet",
    "class",
    "problem",
    "own",
    "change",
    "rule",
    "values",
    "sheet",
    "atlas",
  ],
].flatMap((name) => [name, `${name}=`]);

/** The options that lead to a place; those that belong to none are kept. */
export function placeOptions(name: PlaceName, extras: readonly string[] = []): string[] {
  // A board of a class's list keeps its number; a task that stands in the list goes with it.
  const inList = [...options.value, ...extras].some((option) => option.startsWith("class="));
  const kept = without(options.value, ...ofPlaces, ...(inList ? ["listed="] : []));
  return [...kept, ...(name === "board" ? [] : [`view=${name}`]), ...extras];
}

/** The rule on the board, or the first term's; null where there is none. */
export function ruleOnBoard(): string | null {
  const here = subject.value;
  if (here.kind === "rule") return here.rule;
  return here.kind === "game" ? (view.value?.terms[0]?.rule ?? null) : null;
}

/** The sheet that was shown last, and the rule on the board meanwhile. */
let lastSheet: { text: string; rule: string | null } | null = null;
export const rememberSheet = (text: string): void => {
  lastSheet = { text, rule: untracked(ruleOnBoard) };
};

/**
 * Who comes back from the board finds the sheet again, while the board shows a rule of it; not
 * from a puzzle, of which it would tell.
 */
function sheetAgain(): string[] {
  if (lastSheet === null || asks.peek().quiz) return [];
  const { text, rule } = lastSheet;
  const here = untracked(ruleOnBoard);
  return here === rule || text.split("\n").includes(`rule ${here}`) ? [`sheet=${text}`] : [];
}

export function openPlace(name: PlaceName, extras: readonly string[] = []): void {
  const again = name === "explore" && extras.length === 0 && asks.peek().view !== "explore";
  pushOptions(placeOptions(name, again ? sheetAgain() : extras));
  scrollTo({ top: 0 });
}

/**
 * Where a button leads: in a page of its own, which is read without a script, it is a link
 * (web/pages).
 */
export const leadsTo = (name: PlaceName, extra = "") => ({
  "data-to": name === "board" ? "" : `?view=${name}${extra && `&${extra}`}`,
});

/** Which sheet is open over the place; one at a time. */
export type PanelName = "gallery" | "edit" | "play" | "share" | "kept" | "about" | "make";
export const panel = signal<PanelName | null>(null);
export const openPanel = (name: PanelName) => (panel.value = name);
/** The sheet of a new game begins with a friend. */
export const friend = signal(false);
export const closePanel = () =>
  batch(() => {
    panel.value = null;
    friend.value = false;
    copiesTurn.value = false;
  });
/** The link for a friend is copied as soon as it is there. */
export const copiesTurn = signal(false);
export const sendTurn = () =>
  batch(() => {
    copiesTurn.value = true;
    openPanel("share");
  });
