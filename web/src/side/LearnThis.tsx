/** The chapter of the book that tells of the game on the board. */
import { placeStrings } from "../strings/index";
import { openPlace } from "../state/place";
import { subject, view } from "../state/game";

/** Chapters by game, as the book numbers them. */
const chapters: Partial<Record<string, number>> = {
  nim: 3,
  nimble: 3,
  take: 4,
  custom: 4,
  octal: 10,
  grundy: 10,
  lasker: 10,
  wythoff: 7,
  fibonacci: 14,
  stairs: 8,
  strip: 8,
  monks: 8,
  hill: 8,
  graph: 9,
  hackenbush: 9,
  nodekayles: 9,
  arckayles: 9,
  geography: 9,
  coins: 10,
  corners: 10,
};

const sums = 5;
const misere = 6;
const oneHeap = 1;

function chapterHere(): number {
  const here = subject.value;
  if (here.kind === "rule") return chapters[here.game] ?? oneHeap;
  const shown = view.value;
  const first = shown?.terms[0];
  if (!shown || !first) return oneHeap;
  if (shown.convention === "misere") return misere;
  if (shown.terms.length > 1) return sums;
  if (/^take\/1\.\.\d+$/.test(first.rule) && first.parts.length === 1) return oneHeap;
  return chapters[first.game] ?? oneHeap;
}

export function LearnThis() {
  const s = placeStrings.value;
  return (
    <button
      type="button"
      class="button learn-this"
      data-testid="learn-this"
      onClick={() => openPlace("book", [`chapter=${chapterHere()}`])}
    >
      {s.learn}
    </button>
  );
}
