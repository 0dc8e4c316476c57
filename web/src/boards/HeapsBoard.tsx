import { HeapLane } from "./HeapLane";
import type { BoardProps } from "./index";

/** Heaps side by side or one below the other: nim and every game that takes from or splits heaps. */
export function HeapsBoard({ term, number, firstHeap, components, layout, largest }: BoardProps) {
  return (
    <div class="lanes" style={{ gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }}>
      {term.parts.map((stones, at) => (
        <HeapLane
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
