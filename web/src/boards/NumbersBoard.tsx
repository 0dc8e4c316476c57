/**
 * Games that people write: the numbers of each part, by the shape that their rule gives them. Which
 * moves there are is told by the module; any of them can be chosen from a list, most of them on the
 * numbers too.
 */
import { useRef, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { named } from "../strings/joined";
import * as ask from "../engine/asking";
import { isError } from "../engine/client";
import { useTable } from "../state/selection";
import { byMouse, chooser, keysOf, usePreview, useTermMoves } from "./choose";
import { LaneBar, LaneStones, nearestStone } from "./Lane";
import { layoutHeaps, type HeapLayout } from "./layout";
import { QueenGrid, mostCells, type GridPiece } from "./QueenGrid";
import { becomesAt, goneOf, moveAt, movesOfCell, type Numbers } from "./results";
import type { BoardProps } from "./props";
import type { MoveRecord, TermView } from "#module/nimber.js";
import "../styles/boards.css";

const steps = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -5000,
  End: 5000,
};

/** So many results are offered at once; more on demand. */
const resultsAtOnce = 40;

interface PartProps extends BoardProps {
  part: number;
  numbers: Numbers;
  moves: readonly MoveRecord[];
  /** the list of moves is whole */
  whole: boolean;
  /** the term has no other part */
  alone: boolean;
}

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
      const answer = await ask.gridBeside(term.rule, columns, rows);
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

/** The keys of a part go along all of its moves. */
function usePartKeys(term: number, part: number) {
  const table = useTable();
  const name = { term, part };
  return keysOf(table, name, {
    steps,
    moves: () => table.movesOf(name),
    enter: async () => {
      const list = await table.movesOf(name);
      if (list.length > 0) table.select(name, list, list[0]!, false);
    },
    digit: async (_, digits) => {
      const list = await table.movesOf(name);
      const found = list.find(
        ({ leaves }) => leaves.length === 1 && leaves[0]![0] === BigInt(digits),
      );
      if (found) table.select(name, list, found, false);
    },
  });
}

/** One number as stones, or as a bar where it is large. */
function NumberLane({
  at,
  name,
  value,
  ...given
}: PartProps & { at: number; name: string | undefined; value: bigint | null }) {
  const { layout, largest, term, number, part, numbers, moves } = given;
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, select, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const preview = usePreview(number);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const onKeyDown = usePartKeys(number, part);
  const { shape } = term;
  const place = { term: number, part };
  const stones = numbers[at]!;
  const shown = preview?.part === part ? preview : null;
  const gone = shown && goneOf(shown, numbers, at, shape);
  const chosen = isSelected(place) ? selection.value : null;
  const now = shown && becomesAt(shown, numbers, at, shape);
  const note =
    shown && (now !== null ? now !== stones : shape === "number")
      ? `→ ${now === null ? shown.becomes : formatInteger(now)}`
      : null;
  const lane = {
    term: number,
    part,
    heap: term.firstHeap + part - 1,
    ...(name === undefined ? {} : { name }),
    stones,
    value,
    layout,
    largest,
  };
  const classes = [
    "lane",
    layout.inline ? "lane-inline" : "lane-stacked",
    chosen && !chosen.hover ? "lane-chosen" : "",
    shown ? "lane-shown" : "",
    stones === 0n ? "lane-empty" : "",
  ];
  if (stones > BigInt(layout.mostDrawn))
    return (
      <LaneBar
        lane={lane}
        classes={classes}
        pressed={chosen !== null}
        disabled={!mayMove.value}
        note={note}
        open={() => {
          if (moves.length > 0) select(place, moves, null, false);
        }}
      />
    );
  const point = (event: PointerEvent | MouseEvent): MoveRecord | null => {
    if (!box.current || !mayMove.peek()) return null;
    const stone = nearestStone(box.current, event.clientX, event.clientY);
    return moveAt(moves, numbers, at, shape, stone?.i ?? 0);
  };
  const cuts = new Set(
    (chosen?.moves ?? []).map((move) => {
      const left = becomesAt(move, numbers, at, shape);
      return left === null || left >= stones ? -1 : Number(left);
    }),
  );
  return (
    <LaneStones
      lane={lane}
      classes={classes}
      move={chosen?.move ?? null}
      moveWords={(move) => s.move(move, { terms: [] })}
      box={box}
      drawn={Number(stones)}
      stoneClass={(i) =>
        `stone${gone && i >= gone.from && i < gone.to ? " stone-going" : ""}${cuts.has(i) ? " stone-cut" : ""}`
      }
      note={note === null ? null : <span class="lane-note">{note}</span>}
      onKeyDown={onKeyDown}
      onBlur={unhover}
      onPointerDown={(event) => {
        pressed.current = event.pointerType !== "mouse";
      }}
      onPointerMove={(event) => {
        const mouse = event.pointerType === "mouse";
        if (!mouse && !pressed.current) return;
        const move = point(event);
        if (!move) return;
        if (mouse) hover(place, moves, move);
        else select(place, moves, move, false);
      }}
      onPointerLeave={(event) => {
        pressed.current = false;
        if (event.pointerType === "mouse") unhover();
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
      onClick={(event) => {
        const move = point(event);
        if (move) choose(place, moves, move, byMouse(event));
      }}
    />
  );
}

function Lanes(props: PartProps & { layout: HeapLayout }) {
  const { term, numbers, layout } = props;
  const s = strings.value;
  const nameOf = (at: number) => {
    if (term.shape === "bag") return `${term.names[0] ?? ""}[${at + 1}]`;
    return term.names[at] ?? s.boards.cellTitle(at + 1);
  };
  const largest = numbers.reduce((most, n) => (n > most ? n : most), props.largest);
  return (
    <div class="lanes" style={{ gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))` }}>
      {numbers.map((_, at) => (
        <NumberLane key={at} {...props} at={at} name={nameOf(at)} value={null} largest={largest} />
      ))}
    </div>
  );
}

/** A row: cells with their numbers, stones where none is larger than 1. */
function Cells({ number, part, numbers, moves }: PartProps) {
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, selection } = table;
  const { choose, hover, unhover } = chooser(table);
  const preview = usePreview(number);
  const onKeyDown = usePartKeys(number, part);
  const place = { term: number, part };
  const shown = preview?.part === part ? preview : null;
  const left = shown?.leaves.length === 1 ? shown.leaves[0]! : null;
  const same = left?.length === numbers.length;
  const stones = numbers.every((n) => n <= 1n);
  const chosen = isSelected(place) ? selection.value : null;
  const words = named(s.boards.partTitle(part), numbers.map(formatInteger).join(", "));
  return (
    <div
      class={`numbercells${chosen && !chosen.hover ? " numbercells-chosen" : ""}`}
      role="slider"
      tabIndex={mayMove.value && moves.length > 0 ? 0 : -1}
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, moves.length)}
      aria-valuenow={chosen?.move ? moves.indexOf(chosen.move) + 1 : 0}
      aria-valuetext={chosen?.move ? s.move(chosen.move, { terms: [] }) : words}
      aria-disabled={!mayMove.value}
      data-part={part}
      onKeyDown={onKeyDown}
      onBlur={unhover}
      onPointerLeave={unhover}
    >
      {numbers.map((n, at) => {
        const now = same ? left[at]! : n;
        const changes = shown !== null && (!same || now !== n);
        const here = () => movesOfCell(moves, numbers, at);
        return (
          <span
            key={at}
            class={`numbercell${changes ? " numbercell-changes" : ""}`}
            data-cell={at + 1}
            onPointerMove={(event) => {
              if (event.pointerType !== "mouse" || !mayMove.peek()) return;
              const [move, ...more] = here();
              if (move && more.length === 0) hover(place, here(), move);
              else unhover();
            }}
            onClick={(event) => {
              if (!mayMove.peek()) return;
              const list = here();
              if (list.length === 1) choose(place, list, list[0]!, byMouse(event));
              else if (list.length > 1) table.select(place, list, null, false);
            }}
          >
            <span class="numbercell-number" aria-hidden="true">
              {at + 1}
            </span>
            {stones ? (
              <span class={`numbercell-stone${now === 1n ? " numbercell-full" : ""}`} />
            ) : (
              <b>{formatInteger(now)}</b>
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Two numbers: lanes beside their grid, or one of the two. */
function TwoNumbers(props: PartProps) {
  const s = strings.value;
  const { numbers, room, part, term, moves } = props;
  const [picture, setPicture] = useState<"grid" | "lanes">("grid");
  const lanes = (width: number, height: number) => (
    <Lanes {...props} layout={layoutHeaps([[...numbers]], width, height)} />
  );
  const walks = moves.length === 0 || moves.some((move) => move.leaves.length === 1);
  if (numbers.some((n) => n > mostCells) || !props.alone)
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

function Part(props: PartProps) {
  const { numbers, room, term } = props;
  if (term.shape === "row") return <Cells {...props} />;
  if (numbers.length === 2 && term.shape !== "bag") return <TwoNumbers {...props} />;
  return (
    <Lanes
      {...props}
      layout={layoutHeaps([[...numbers]], room.width, room.height / term.pieces.length - 60)}
    />
  );
}

/** The text of the position in which a part has become what was typed. */
function textWith(term: TermView, part: number, typed: string): string {
  const between = term.shape === "number" ? "," : ";";
  const parts = term.pieces.map((piece, at) => (at + 1 === part ? typed : piece.join(",")));
  return `${term.rule}:${parts.join(between)}`;
}

/** All that the chosen part can become. */
function Results({
  term,
  number,
  part,
  moves,
  whole,
}: {
  term: TermView;
  number: number;
  part: number;
  moves: readonly MoveRecord[];
  whole: boolean;
}) {
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, moveInto, position, selection, view } = table;
  const { choose, hover, unhover } = chooser(table);
  const [most, setMost] = useState(resultsAtOnce);
  const [typed, setTyped] = useState({ text: "", wrong: false });
  const place = { term: number, part };
  const chosen = isSelected(place) ? selection.value : null;
  // Only what a cell or a key has narrowed it down to.
  const list = chosen && !chosen.hover && chosen.moves.length > 0 ? chosen.moves : moves;
  const one = view.value?.terms.length === 1;
  return (
    <div class="results" role="group" aria-label={s.boards.canBecome}>
      <span class="results-title">
        {term.pieces.length > 1 ? named(s.boards.partTitle(part), "") : ""}
        {s.boards.canBecome}
      </span>
      {list.slice(0, most).map((move) => (
        <button
          key={move.position}
          type="button"
          class="chip-button results-one"
          data-result={move.becomes}
          aria-pressed={chosen?.move?.position === move.position}
          disabled={!mayMove.value}
          onPointerEnter={(event) => event.pointerType === "mouse" && hover(place, list, move)}
          onPointerLeave={unhover}
          onClick={(event) => choose(place, list, move, byMouse(event))}
        >
          {move.becomes}
        </button>
      ))}
      {list.length > most ? (
        <button type="button" class="chip-button" onClick={() => setMost(most + resultsAtOnce)}>
          {s.boards.moreResults}
        </button>
      ) : null}
      {!whole && one ? (
        <form
          class="results-typed"
          onSubmit={(event) => {
            event.preventDefault();
            const misere = position.peek()?.endsWith("~misere") ? "~misere" : "";
            void moveInto(textWith(term, part, typed.text.trim()) + misere).then((move) => {
              if (move) choose(place, [move], move, false);
              setTyped({ ...typed, wrong: move === null });
            });
          }}
        >
          <label>
            <span>{s.boards.otherResult}</span>
            <input
              class="code"
              autocomplete="off"
              spellcheck={false}
              aria-invalid={typed.wrong}
              value={typed.text}
              onInput={(event) => setTyped({ text: event.currentTarget.value, wrong: false })}
            />
          </label>
          {typed.wrong ? <p role="alert">{s.boards.notAResult}</p> : null}
        </form>
      ) : null}
    </div>
  );
}

export function NumbersBoard(props: BoardProps) {
  const s = strings.value;
  const { term, number, components } = props;
  const { selection } = useTable();
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
  if (term.pieces.length === 0) return <p class="quiet">{s.boards.nothingLeft}</p>;
  const whole = all?.whole ?? true;
  const valueOf = (part: number) => components?.find((one) => one.part === part)?.value ?? null;
  return (
    <div class="numbers">
      {term.shape === "number" ? (
        <div
          class="lanes"
          style={{ gridTemplateColumns: `repeat(${props.layout.columns}, minmax(0, 1fr))` }}
        >
          {term.pieces.map((numbers, at) => (
            <NumberLane
              key={at}
              {...props}
              part={at + 1}
              numbers={numbers}
              moves={movesOf(at + 1)}
              whole={whole}
              alone={alone}
              at={0}
              name={undefined}
              value={valueOf(at + 1)}
            />
          ))}
        </div>
      ) : null}
      {(term.shape === "number" ? [] : term.pieces).map((numbers, at) => {
        const part = at + 1;
        const value = alone ? null : valueOf(part);
        return (
          <div key={at} class="numbers-part">
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
        <Results
          key={`${listed} ${term.position}`}
          term={term}
          number={number}
          part={listed}
          moves={movesOf(listed)}
          whole={whole}
        />
      ) : null}
    </div>
  );
}

const silence: readonly MoveRecord[] = [];
