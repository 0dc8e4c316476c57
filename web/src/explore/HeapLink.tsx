/** The way from a heap of the explored rule to the Board. Its text comes from the module. */
import type { ComponentChildren } from "preact";
import { batch } from "@preact/signals";
import { isError } from "../engine/client";
import { heapPosition } from "../engine/asking";
import { placeOptions } from "../state/place";
import { openText } from "../state/address";
import { options } from "../state/game";
import { exploreStrings } from "../strings/index";

/** Puts a position on the Board. */
export async function openOnBoard(text: string): Promise<void> {
  const before = options.peek();
  options.value = placeOptions("board");
  const opened = await openText(text);
  batch(() => {
    if (!opened) options.value = before;
    else scrollTo({ top: 0 });
  });
}

export async function openHeap(rule: string, heap: number): Promise<void> {
  const answer = await heapPosition(rule, heap);
  if (!isError(answer)) await openOnBoard(answer.position);
}

interface Props {
  rule: string;
  heap: number;
  class: string;
  testid?: string;
  /** its text says where it leads */
  named?: boolean;
  children: ComponentChildren;
}

export function HeapLink({ rule, heap, class: name, testid, named = false, children }: Props) {
  const s = exploreStrings.value;
  return (
    <button
      type="button"
      class={name}
      data-testid={testid}
      data-heap={heap}
      aria-label={named ? undefined : s.table.open(heap)}
      onClick={() => void openHeap(rule, heap)}
    >
      {children}
    </button>
  );
}
