import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { heapsOf, limitOf } from "./heapCount";
import { HeapLane } from "./HeapLane";
import { byStyle } from "./layout";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";
import type { BoardProps } from "./props";

/** Heaps that may split are drawn as rows that are cut. */
const SplitLane = lazy(
  () => import("./SplitLane").then((file) => file.SplitLane),
  ({ failed }) => (failed ? <MissingPart /> : <div class="lane" aria-busy="true" />),
  true,
);

/**
 * Heaps side by side or one below the other: nim and every game that takes from or splits heaps.
 */
export function HeapsBoard({ term, number, components, layout, largest }: BoardProps) {
  const limit = limitOf(term);
  const Lane = term.splits ? SplitLane : HeapLane;
  return (
    <div
      class="lanes"
      style={
        layout === byStyle
          ? undefined
          : { gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }
      }
    >
      {heapsOf(term).map((stones, at) => (
        <Lane
          key={at}
          term={number}
          part={at + 1}
          heap={term.firstHeap + at}
          stones={stones}
          value={
            components?.find((one) => one.kind === "heap" && one.part === at + 1)?.value ?? null
          }
          layout={layout}
          largest={largest}
        />
      ))}
      {limit === null || heapsOf(term).every((stones) => stones === 0n) ? null : (
        <p class="lane-limit" data-limit={limit.toString()}>
          {strings.value.boards.limit(formatInteger(limit))}
        </p>
      )}
    </div>
  );
}
