import { HeapLane } from "./HeapLane";
import { lazy } from "../panels/lazy";
import { MissingPart } from "../panels/Trouble";
import type { BoardProps } from "./props";

/** Games whose heaps may split are drawn as rows that are cut. */
const rowsToCut = new Set(["octal", "grundy", "lasker"]);

const SplitLane = lazy(
  () => import("./SplitLane").then((file) => file.SplitLane),
  ({ failed }) => (failed ? <MissingPart /> : <div class="lane" aria-busy="true" />),
  true,
);

/**
 * Heaps side by side or one below the other: nim and every game that takes from or splits heaps.
 */
export function HeapsBoard({ term, number, firstHeap, components, layout, largest }: BoardProps) {
  const Lane = rowsToCut.has(term.game) ? SplitLane : HeapLane;
  return (
    <div class="lanes" style={{ gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }}>
      {term.parts.map((stones, at) => (
        <Lane
          key={at}
          term={number}
          part={at + 1}
          heap={firstHeap + at}
          stones={stones}
          value={
            components?.find((one) => one.kind === "heap" && one.part === at + 1)?.value ?? null
          }
          layout={layout}
          largest={largest}
        />
      ))}
    </div>
  );
}
