/** Whether there is something to say under the board. */
import { isPuzzle } from "../links/options";
import { challenge } from "./challenge";
import { playOnly } from "../state/eye";
import { linkOptions } from "../links/link";
import { mySide, options, over, programSide, quiz, record, subject } from "../state/game";
import { hint } from "../state/hints";
import { mirrorPlayed } from "../state/pairs";

/** The eye is shut, and nobody plays but who sits here. */
const twoHere = () =>
  playOnly.value && programSide.value === null && mySide.value === null && record.value !== null;

/** The same, while nobody says that two people play. */
export const twoPlay = () => twoHere() && !over.value;

/** Only a hint is to be said. */
const onlyHint = () =>
  hint.value !== null &&
  challenge.value === null &&
  !mirrorPlayed.value &&
  !quiz.value &&
  mySide.value === null &&
  !twoPlay();

/** The link that is being read asks: the board makes room for that at once. */
const puzzleComes = () => linkOptions(location.hash.slice(1)).includes("quiz");

/**
 * Whether there is something to say: on a phone the board makes room for it, but for a hint. What
 * was said during a game leaves its room to the card at the end.
 */
export const coachClass = () =>
  coaching() ||
  (over.value && (twoHere() || mySide.value !== null)) ||
  (subject.value.kind === "opening" && puzzleComes())
    ? onlyHint()
      ? " place-hinted"
      : " place-coached"
    : "";

export const coaching = () =>
  hint.value !== null ||
  challenge.value !== null ||
  mirrorPlayed.value ||
  quiz.value ||
  isPuzzle(options.value) ||
  twoPlay() ||
  (mySide.value !== null && !over.value);
