/**
 * Drawings outlive the sheet that they are drawn in, with what can be undone: shut by a slip, it
 * opens again as it was.
 */
import { onForget } from "./fields";
import type { Places, Size } from "./graphSheet";
import type { Text } from "./graphDrawing";

export interface Past {
  places: Places;
  /** null: as large as there is room */
  size: Size | null;
  /** vertices that are drawn and not written */
  loose: readonly string[];
  text: Text;
}

export interface Memory extends Past {
  undo: readonly Past[];
  redo: readonly Past[];
}

/** By the field and the game that it is of. */
export const memories = new Map<string, Memory>();

onForget(() => memories.clear());
