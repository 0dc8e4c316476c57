import { useState } from "preact/hooks";
import { gridBeside } from "../engine/asking";
import { isError } from "../engine/client";
import { mostGridNumber } from "../state/limits";
import { strings } from "../strings/index";
import { layoutHeaps } from "./layout";
import { Lanes, type PartProps } from "./NumberLanes";
import { QueenGrid, type GridPiece } from "./QueenGrid";

/** The token of two numbers: its cells are worth what the rule's grid says. */
function tokenOf(part: number): GridPiece {
  const s = strings.value.boards;
  return {
    at: (term) => {
      const [a, b] = term.pieces[part - 1] ?? [];
      return a === undefined || b === undefined ? null : [a, b];
    },
    part,
    after: (move) => {
      const [left] = move.leaves;
      return move.leaves.length === 1 && left?.length === 2
        ? [Number(left[0]), Number(left[1])]
        : null;
    },
    values: async (term, rows, columns) => {
      const answer = await gridBeside(term.rule, columns, rows);
      if (isError(answer)) return null;
      const values = new Uint16Array(rows * columns);
      for (let x = 0; x < columns; x++)
        for (let y = 0; y < rows; y++) values[y * columns + x] = answer.values[x * rows + y]!;
      return values;
    },
    words: s.tokenGridWords,
    cellWords: s.tokenCellWords,
    title: s.gridTab,
    figure: "M16 6a10 10 0 1 0 .01 0z",
  };
}

/** Two numbers: lanes beside their grid, or one of the two. */
export function NumberPair(props: PartProps) {
  const s = strings.value;
  const { numbers, room, part, term, moves } = props;
  const [picture, setPicture] = useState<"grid" | "lanes">("grid");
  const lanes = (width: number, height: number) => (
    <Lanes {...props} layout={layoutHeaps([[...numbers]], width, height)} />
  );
  const walks = moves.length === 0 || moves.some((move) => move.leaves.length === 1);
  if (numbers.some((n) => n > mostGridNumber) || !props.alone)
    return (
      <>
        {lanes(room.width, room.height / term.pieces.length - 60)}
        {props.alone ? <p class="quiet queen-note">{s.boards.noGrid}</p> : null}
      </>
    );
  const piece = tokenOf(part);
  if (room.width >= 700) {
    const half = Math.min(room.width * 0.62, Math.max(320, room.height));
    return (
      <div class="wythoff-wide" style={{ gridTemplateColumns: `minmax(0, 1fr) ${half}px` }}>
        {lanes(room.width - half - 20, room.height - 70)}
        <QueenGrid {...props} piece={piece} room={{ width: half, height: room.height }} />
      </div>
    );
  }
  const now = walks ? picture : "lanes";
  const tabs = (
    <div class="segments" role="group" aria-label={s.boards.picture}>
      {(["grid", "lanes"] as const).map((one) => (
        <button
          key={one}
          type="button"
          class="segment"
          aria-pressed={now === one}
          onClick={() => setPicture(one)}
        >
          {one === "grid" ? s.boards.gridTab : s.boards.numbersTab}
        </button>
      ))}
    </div>
  );
  if (now === "grid") return <QueenGrid {...props} piece={piece} tabs={tabs} />;
  return (
    <>
      {walks ? <div class="queen-tools">{tabs}</div> : null}
      {lanes(room.width, room.height - 110)}
    </>
  );
}
