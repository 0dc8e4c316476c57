/**
 * "Why is it worth n?": the position and a Nim heap of n together, to be played first and not to be
 * won.
 */
import { batch, computed, effect, signal } from "@preact/signals";
import { startRecord, type GameRecord } from "../state/record";
import { mustBePerfect, programSide, quiz, record, view, type ProgramSide } from "../state/game";
import { pushRecord } from "../state/address";
import { result } from "../state/analysis";

interface Challenge {
  value: bigint;
  /** the sum that is played */
  sum: string;
  /** the game that was left for it */
  record: GameRecord;
  side: ProgramSide;
}

const state = signal<Challenge | null>(null);
export const challenge = computed(() => {
  const here = record.value;
  const asked = state.value;
  return asked && here && here.nodes.get(here.root)?.position === asked.sum ? asked : null;
});

const largestHeap = 10n ** 18n;

/** Whether there is a value to be doubted. */
export const mayChallenge = computed(() => {
  const value = result.value?.value ?? null;
  return value !== null && value <= largestHeap && view.value?.over === false && !challenge.value;
});

export function startChallenge(): void {
  const known = result.peek();
  const here = record.peek();
  if (!known || known.value === null || !here || !mayChallenge.peek()) return;
  const { value } = known;
  // A heap of 0 is no heap: a position that is worth 0 is played as it is.
  const sum = value === 0n ? known.position : `${known.position}+nim:${value}`;
  batch(() => {
    state.value = { value, sum, record: here, side: programSide.peek() };
    pushRecord(startRecord([sum]), 1);
  });
}

/** Back to the game as it was. */
export function endChallenge(): void {
  const asked = state.peek();
  if (!asked) return;
  state.value = null;
  pushRecord(asked.record, asked.side);
}

/** Called once: here, and in a quiz, the program makes no mistakes. */
export function startChallenges(): void {
  effect(() => {
    mustBePerfect.value = challenge.value !== null || quiz.value;
  });
}
