/**
 * Games that people write: the numbers of each part, by the shape that their rule gives them. Which
 * moves there are is told by the module; any of them can be chosen from a list, most of them on the
 * numbers too.
 */
import { useState } from "preact/hooks";
import { useTable } from "../state/selection";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { useTermMoves } from "./choose";
import { isFolded } from "./heapCount";
import { layoutHeaps } from "./layout";
import { NumberCells } from "./NumberCells";
import { Lanes, NumberLane, type PartProps } from "./NumberLanes";
import { NumberPair } from "./NumberPair";
import { NumberResults } from "./NumberResults";
import type { BoardProps } from "./props";
import type { MoveRecord } from "#module/nimber.js";
import "./boards.css";

function Part(props: PartProps) {
  const { numbers, room, term } = props;
  if (term.shape === "row") return <NumberCells {...props} />;
  if (numbers.length === 2 && term.shape !== "bag") return <NumberPair {...props} />;
  return (
    <Lanes
      {...props}
      layout={layoutHeaps([[...numbers]], room.width, room.height / term.pieces.length - 60)}
    />
  );
}

export function NumbersBoard(props: BoardProps) {
  const s = strings.value;
  const { term, number, components } = props;
  const { firstView, selection, view } = useTable();
  const all = useTermMoves(number);
  const alone = term.pieces.length === 1;
  const [kept, setKept] = useState(1);
  const now = selection.value;
  const picked = now?.term === number && !now.hover ? now.part : null;
  if (picked !== null && picked !== kept) setKept(picked);
  // The results stand below.
  const room = { width: props.room.width, height: Math.max(120, props.room.height - 64) };
  const movesOf = (part: number) => (all?.moves ?? silence).filter((move) => move.part === part);
  const firstMovable = (all?.moves ?? silence)[0]?.part ?? 1;
  const listed = movesOf(kept).length > 0 ? kept : firstMovable;
  // Some rules move in an empty heap too: there it stays.
  const [fromNothing, setFromNothing] = useState<string | null>(null);
  if (fromNothing !== term.rule && all?.moves.some(({ heap, before }) => heap > 0 && before === 0n))
    setFromNothing(term.rule);
  const lanes = term.shape !== "number" ? [] : term.pieces.map((numbers, at) => ({ numbers, at }));
  const standing = lanes.filter(
    ({ at }) =>
      fromNothing === term.rule ||
      !view.value ||
      !isFolded(view.value, firstView.value, number, at + 1),
  );
  const folded = lanes.length - standing.length;
  // The only one left needs no number, and nothing is missing beside it.
  const last = folded > 0 && standing.length === 1;
  if (term.pieces.length === 0 || (folded > 0 && standing.length === 0))
    return <p class="quiet nothing-left">{s.boards.nothingLeft}</p>;
  const whole = all?.whole ?? true;
  const valueOf = (part: number) => components?.find((one) => one.part === part)?.value ?? null;
  return (
    <div class="numbers">
      {term.shape === "number" ? (
        <div
          class="lanes"
          style={{ gridTemplateColumns: `repeat(${props.layout.columns}, minmax(0, 1fr))` }}
        >
          {standing.map(({ numbers, at }, place) => (
            <NumberLane
              key={place}
              {...props}
              part={at + 1}
              numbers={numbers}
              moves={movesOf(at + 1)}
              whole={whole}
              alone={alone}
              at={0}
              name={last ? "" : undefined}
              value={valueOf(at + 1)}
            />
          ))}
        </div>
      ) : null}
      {(term.shape === "number" ? [] : term.pieces).map((numbers, at) => {
        const part = at + 1;
        const value = alone ? null : valueOf(part);
        return (
          <div
            key={at}
            class="numbers-part"
            data-part={term.shape === "row" ? undefined : part}
            data-whole
          >
            {alone ? null : (
              <p class="numbers-head">
                {s.boards.partTitle(part)}
                {value === null ? null : (
                  <span class="lane-value" title={s.board.valueOf(formatInteger(value))}>
                    <span aria-hidden="true">g</span>
                    <span class="visually-hidden">{s.board.valueOf("")}</span>
                    <b>{formatInteger(value)}</b>
                  </span>
                )}
              </p>
            )}
            <Part
              {...props}
              room={room}
              part={part}
              numbers={numbers}
              moves={movesOf(part)}
              whole={whole}
              alone={alone}
            />
          </div>
        );
      })}
      {all && all.moves.length > 0 ? (
        <NumberResults
          key={`${listed} ${term.position}`}
          term={term}
          number={number}
          part={listed}
          moves={movesOf(listed)}
          whole={whole}
          width={room.width}
        />
      ) : null}
      {folded === 0 || last ? null : (
        <p class="lanes-empty" data-folded="">
          {s.boards.emptyHeaps(folded)}
        </p>
      )}
    </div>
  );
}

const silence: readonly MoveRecord[] = [];
