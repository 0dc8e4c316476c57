/** A board of the book, with a game of its own. */
import { createContext } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { strings, bookStrings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { TableContext } from "../state/selection";
import { Board } from "../boards/Board";
import { CheckField } from "../widgets/CheckField";
import { Choosing } from "../stage/ActionRow";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { Preview } from "../stage/Preview";
import { openOnBoard } from "./Inlines";
import { createBookGame, type BookGame, type BookGameOptions } from "./table";
import type { MoveRecord } from "#module/nimber.js";

/** Before this chapter nobody knows what a value is. */
const valuesFrom = 4;
/** The chapter that a board stands in. */
export const ChapterContext = createContext(valuesFrom);

export function useBookGame(position: string, settings: BookGameOptions): BookGame {
  const { answers, open } = settings;
  const valued = useContext(ChapterContext) >= valuesFrom;
  // Made anew for another position only: what the settings say later doesn't end the game.
  const game = useMemo(
    () => createBookGame(position, { ...settings, answers, open, valued }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [position],
  );
  useEffect(() => () => game.dispose(), [game]);
  return game;
}

function Verdict({ game }: { game: BookGame }) {
  const s = bookStrings.value;
  const known = game.result.value;
  if (!known) return <span class="quiet">…</span>;
  if (!game.revealed.value)
    return (
      <button type="button" class="book-reveal" onClick={() => (game.revealed.value = true)}>
        {s.board.showVerdict}
      </button>
    );
  return (
    <span class="book-verdict" data-testid="book-outcome" data-outcome={known.outcome}>
      <span class={`book-outcome book-outcome-${known.outcome}`}>{known.outcome}</span>
      <span>
        {known.outcome === "N" ? s.board.wins(known.winning.count) : s.board.loses}
        {game.table.valued.value && known.value !== null ? (
          <>
            {" "}
            <span class="book-verdict-value">
              {s.board.value} <b>{formatInteger(known.value)}</b>
            </span>
          </>
        ) : null}
      </span>
    </span>
  );
}

function Status({ game }: { game: BookGame }) {
  const s = bookStrings.value;
  const view = game.view.value;
  const last = game.lastMove.value;
  const over = view?.over === true && view.position === game.position.value;
  const words = last ? strings.value.move(last.move, { terms: last.from.terms }) : "";
  let line = "";
  if (over) {
    const outcome = game.result.value?.outcome;
    const moverWon = outcome === "N";
    const personMoves = last === null || last.by === "program" || !game.answers.value;
    line =
      !game.answers.value || last === null
        ? s.board.over
        : personMoves === moverWon
          ? s.board.youWon
          : s.board.programWon;
  } else if (game.thinking.value) line = s.board.program;
  else if (last)
    line = last.by === "program" ? s.board.programPlayed(words) : s.board.played(words);
  return (
    <p class="book-status" role="status">
      {line}
    </p>
  );
}

/** So many moves are listed. */
const mostMoves = 400;

/**
 * The moves as a list, for whoever does without the picture: comes into sight when it has the
 * focus.
 */
function MoveList({ game }: { game: BookGame }) {
  const s = bookStrings.value;
  const view = game.view.value;
  const may = game.table.mayMove.value;
  const [list, setList] = useState<{ of: string; moves: readonly MoveRecord[] }>({
    of: "",
    moves: [],
  });
  const [chosen, setChosen] = useState("");
  const text = view?.position ?? null;
  useEffect(() => {
    let current = true;
    setChosen("");
    if (text === null) return undefined;
    void engine.moves(text, 0, 0, 0, mostMoves).then((answer) => {
      if (current) setList({ of: text, moves: isError(answer) ? [] : answer.moves });
    });
    return () => {
      current = false;
    };
  }, [text]);
  if (!view || view.over) return null;
  // Never the moves of the position before.
  const moves = may && list.of === text ? list.moves : [];
  const distinct = [...new Map(moves.map((move) => [move.position, move])).values()];
  return (
    <form
      class="book-moves"
      onSubmit={(event) => {
        event.preventDefault();
        const move = distinct.find((one) => one.position === chosen);
        if (move && may) game.play(move);
      }}
    >
      <select
        data-testid="book-moves"
        aria-label={s.board.moves}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <option value="">{s.board.moves}</option>
        {distinct.map((move) => (
          <option key={move.position} value={move.position}>
            {strings.value.move(move, { terms: view.terms })}
          </option>
        ))}
      </select>
      <button type="submit" class="button" data-testid="book-play" disabled={chosen === "" || !may}>
        {s.board.play}
      </button>
    </form>
  );
}

export interface LiveBoardProps {
  game: BookGame;
  /** nothing is told of who wins */
  silent?: boolean;
  /** the switch that lets the program answer */
  withAnswers?: boolean;
}

export function LiveBoard({ game, silent = false, withAnswers = true }: LiveBoardProps) {
  const s = bookStrings.value;
  const { previewed, selection } = game.table;
  const now = selection.value;
  const choosing = now !== null && (!now.hover || now.typed !== null);
  return (
    <TableContext.Provider value={game.table}>
      <div
        class="book-board"
        data-testid="book-board"
        data-board={game.view.value?.terms[0]?.board}
        data-position={game.position.value ?? ""}
      >
        <Board />
        <MoveList game={game} />
        <div class="book-board-row">
          {choosing ? (
            <Choosing />
          ) : (
            <div class="book-board-words">
              {previewed.value ? <Preview /> : silent ? null : <Verdict game={game} />}
              {previewed.value && silent ? null : <Status game={game} />}
            </div>
          )}
          {choosing ? null : (
            <div class="book-board-tools">
              {game.touched.value ? (
                <>
                  <IconButton icon="undo" label={s.board.undo} onClick={() => game.undo()} />
                  <IconButton icon="again" label={s.board.again} onClick={() => game.reset()} />
                </>
              ) : null}
              {withAnswers ? (
                <CheckField
                  class="book-answers"
                  label={s.board.answers}
                  checked={game.answers.value}
                  onCheck={(checked) => (game.answers.value = checked)}
                />
              ) : null}
              <button
                type="button"
                class="icon-button"
                aria-label={s.board.openBoard}
                title={s.board.openBoard}
                onClick={() => openOnBoard(game.position.peek() ?? "")}
              >
                <Icon name="go" />
              </button>
            </div>
          )}
        </div>
      </div>
    </TableContext.Provider>
  );
}
