/** Wythoff's game: two heaps, and the same as a queen on a grid. */
import { useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { faceOf } from "../state/faceFit";
import { mostGridNumber } from "../state/limits";
import { useTable } from "../state/selection";
import { roomFor } from "./heapCount";
import { HeapLane } from "./HeapLane";
import { layoutHeaps } from "./layout";
import { QueenGrid, queenPiece } from "./QueenGrid";
import type { BoardProps } from "./props";
import "./boards.css";

function TwoHeaps(props: BoardProps) {
  const s = strings.value;
  const { term, number, layout, largest, room } = props;
  const { firstView, isSelected, mayMove, movesOf, previewed, select, selection, typeFor } =
    useTable();
  const sizes = [...roomFor(term, firstView.value?.terms[number - 1])];
  const both = { term: number, part: 3 };
  const [a = 0n, b = 0n] = term.parts;
  const own =
    props.room.width < layout.columns * 200
      ? layoutHeaps([sizes], room.width, room.height - 70)
      : layout;
  const preview = previewed.value;
  const going = preview?.term === number && preview.kind === "both" ? preview : null;
  const pressed = isSelected(both) && !selection.value!.hover;
  return (
    <div class="two-heaps">
      <div class="lanes" style={{ gridTemplateColumns: `repeat(${own.columns}, minmax(0, 1fr))` }}>
        {term.parts.map((stones, at) => (
          <HeapLane
            key={at}
            term={number}
            part={at + 1}
            heap={term.firstHeap + at}
            stones={stones}
            value={null}
            layout={own}
            largest={largest}
          />
        ))}
      </div>
      <button
        type="button"
        class="button both-button"
        aria-pressed={pressed}
        title={s.boards.bothWords}
        aria-disabled={!mayMove.value || a === 0n || b === 0n}
        onClick={() => {
          void movesOf(both).then((moves) => {
            const [move] = moves;
            if (!move) return;
            if (moves.length > 100) typeFor(both);
            else select(both, moves, move, false);
          });
        }}
      >
        {s.boards.both}
        {going ? (
          <span class="both-note">
            −{formatInteger(going.amount)} → {going.after.map(formatInteger).join(", ")}
          </span>
        ) : null}
      </button>
    </div>
  );
}

export function WythoffBoard(props: BoardProps) {
  const s = strings.value;
  const { term, number, room } = props;
  const { face, firstView, view } = useTable();
  const sizes = [...roomFor(term, firstView.value?.terms[number - 1])];
  const piece = queenPiece(s.boards);
  const drawable = term.parts.every((stones) => stones <= mostGridNumber);
  const [picture, setPicture] = useState<"queen" | "heaps">("queen");
  const tabs = (
    <div class="segments" role="group" aria-label={s.boards.picture}>
      {(["queen", "heaps"] as const).map((one) => (
        <button
          key={one}
          type="button"
          class="segment"
          aria-pressed={picture === one}
          onClick={() => setPicture(one)}
        >
          {one === "queen" ? s.boards.gridView : s.boards.heapsView}
        </button>
      ))}
    </div>
  );
  if (!drawable)
    return (
      <>
        <TwoHeaps {...props} />
        <p class="quiet queen-note">{s.boards.gridTooLarge}</p>
      </>
    );
  // Told as a queen, it has no heaps.
  if (view.value && faceOf(face.value, view.value, number - 1)?.named)
    return <QueenGrid {...props} piece={piece} />;
  if (room.width >= 700) {
    const half = Math.min(room.width * 0.62, Math.max(320, room.height));
    return (
      <div class="wythoff-wide" style={{ gridTemplateColumns: `minmax(0, 1fr) ${half}px` }}>
        <TwoHeaps
          {...props}
          layout={layoutHeaps([sizes], room.width - half - 20, room.height - 70)}
        />
        <QueenGrid {...props} piece={piece} room={{ width: half, height: room.height }} />
      </div>
    );
  }
  return (
    <div>
      {picture === "queen" ? (
        <QueenGrid {...props} piece={piece} tabs={tabs} />
      ) : (
        <>
          <div class="queen-tools">{tabs}</div>
          <TwoHeaps {...props} room={{ width: room.width, height: room.height - 50 }} />
        </>
      )}
    </div>
  );
}
