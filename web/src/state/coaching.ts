/** Whether there is something to say under the board. */
import { isPuzzle } from "./address";
import { challenge } from "./challenge";
import { mySide, options, over, quiz } from "./game";
import { hint } from "./hints";

/** Only a hint is to be said. */
const onlyHint = () =>
  hint.value !== null && challenge.value === null && !quiz.value && mySide.value === null;

/** Whether there is something to say: on a phone the board makes room for it, but for a hint. */
export const coachClass = () =>
  coaching() ? (onlyHint() ? " place-hinted" : " place-coached") : "";

export const coaching = () =>
  hint.value !== null ||
  challenge.value !== null ||
  quiz.value ||
  isPuzzle(options.value) ||
  (mySide.value !== null && !over.value);
