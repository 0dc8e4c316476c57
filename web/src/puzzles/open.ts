/** Opens a puzzle from the place: in the middle of a game that is asked about first. */
import { toTop } from "../device/toTop";
import { changeToPuzzle } from "../state/departure";
import { openPuzzle } from "../goals/state";
import type { PuzzleKind } from "../links/options";

export const leaveFor = (what: () => Promise<boolean>): void => void changeToPuzzle(what, toTop);

export const open = (kind: PuzzleKind, number: number): void =>
  leaveFor(() => openPuzzle(kind, number));
