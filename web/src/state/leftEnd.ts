/** The end of a game whose reasons are looked at: from there one way leads back to its card. */
import { batch, computed, signal } from "@preact/signals";
import { eyeOpen, setEye } from "./eye";
import { record } from "./game";
import { jump } from "./moves";
import { line, type RecordNode } from "./record";

const left = signal<{ node: RecordNode; shut: boolean } | null>(null);

/** The node of that end, as long as it still lies ahead. */
export const endAhead = computed<number | null>(() => {
  const here = record.value;
  const end = left.value?.node;
  if (!here || !end || here.cursor === end.id) return null;
  const ahead = line(here).some(({ id, position }) => id === end.id && position === end.position);
  return ahead ? end.id : null;
});

/** Called at the end, before the board shows where it was decided. */
export function leaveEnd(): void {
  const here = record.peek();
  if (here) left.value = { node: here.nodes.get(here.cursor)!, shut: !eyeOpen.peek() };
}

/** As it was when the reasons were asked for. */
export function backToEnd(): void {
  const id = endAhead.peek();
  if (id === null) return;
  batch(() => {
    if (left.peek()?.shut) setEye(false);
    jump(id);
  });
}
