/**
 * What the other side can do, and the answer to each; a line that is tapped is drawn on a board of
 * its own, which a phone shows beside the words.
 */
import { signal } from "@preact/signals";
import { useEffect, useId, useState } from "preact/hooks";
import { Board } from "../boards/Board";
import { face } from "../state/face";
import { createTable } from "../state/table";
import { TableContext } from "../state/selection";
import { strings, whyStrings } from "../strings/index";
import { JobNote } from "../widgets/JobNote";
import { answers, findAnswers, stopAnswers, type Answer } from "./answers";
import type { PositionView } from "#module/nimber.js";
import "./answers.css";

/** The move made, and its answer as it is shown before it is played. */
function Drawn({ line, from, label }: { line: Answer; from: PositionView; label: string }) {
  const [table] = useState(() => {
    const made = createTable({
      position: signal(line.after.position),
      view: signal(line.after),
      firstView: signal(from),
      result: signal(null),
      revealed: signal(false),
      lastMove: signal({ move: line.move, from }),
      face,
      programsTurn: signal(true),
      playMove: () => undefined,
    });
    made.pointAt(line.answer);
    return made;
  });
  useEffect(() => () => table.dispose(), [table]);
  return (
    <TableContext.Provider value={table}>
      <div
        class="answer-board"
        data-testid="answer-board"
        data-position={line.after.position}
        role="group"
        aria-label={label}
      >
        <Board />
      </div>
    </TableContext.Provider>
  );
}

function Line({ line, from }: { line: Answer; from: PositionView }) {
  const s = strings.value;
  const w = whyStrings.value.answers;
  const id = useId();
  const [open, setOpen] = useState(false);
  // In a table of many what each of them says is said short.
  const move = s.brief(line.move, { terms: from.terms });
  const answer = line.answer
    ? s.brief(line.answer, { terms: line.after.terms })
    : line.after.over
      ? w.over
      : w.unknown;
  return (
    <li>
      <button
        type="button"
        class="answer"
        data-testid="answer"
        data-position={line.move.position}
        data-answer={line.answer?.position}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{move}</span>
        <span class="answer-arrow" aria-hidden="true">
          →
        </span>
        <b>{answer}</b>
      </button>
      <div id={id}>
        {open ? <Drawn line={line} from={from} label={w.picture(move, answer)} /> : null}
      </div>
    </li>
  );
}

/** Folded answers stay open from one position to the next. */
const unfolded = signal(false);

interface Props {
  /** where the moves are made */
  position: string;
  /** by the other side */
  won: boolean;
  /** another reason stands before them */
  folded?: boolean;
}

export function Answers({ position, won, folded = false }: Props) {
  const w = whyStrings.value.answers;
  if (!folded)
    return (
      <section class="answers" aria-labelledby="answers-title" data-testid="answers">
        <h3 id="answers-title">{w.title(won)}</h3>
        <Lines position={position} won={won} />
      </section>
    );
  return (
    <details
      class="kept-by"
      data-testid="answers-folded"
      open={unfolded.value}
      onToggle={(event) => (unfolded.value = event.currentTarget.open)}
    >
      <summary>{w.title(won)}</summary>
      {unfolded.value ? (
        <section class="answers" aria-label={w.title(won)} data-testid="answers">
          <Lines position={position} won={won} />
        </section>
      ) : null}
    </details>
  );
}

function Lines({ position, won }: Props) {
  const w = whyStrings.value.answers;
  useEffect(() => {
    findAnswers(position);
    return () => {
      answers.clear();
      stopAnswers();
    };
  }, [position]);
  const state = answers.state.value;
  const found =
    state.status === "done" && state.result.from.position === position ? state.result : null;
  return (
    <div class="answers-lines" aria-busy={state.status === "working"}>
      <JobNote
        state={state}
        onStop={stopAnswers}
        onAgain={() => findAnswers(position)}
        text={position}
      />
      {found?.told.length === 0 ? <p>{w.none}</p> : null}
      {found && found.told.length > 0 ? (
        <>
          <p class="quiet">{w.about}</p>
          <p class="answers-head" aria-hidden="true">
            <span>{w.theirs(won)}</span>
            <span />
            <span>{w.ours(won)}</span>
          </p>
          <ul role="list" class="answers-list">
            {found.told.map((line) => (
              <Line key={line.move.position} line={line} from={found.from} />
            ))}
          </ul>
          {found.others === 0 ? null : <p class="quiet">{w.more(found.others)}</p>}
        </>
      ) : null}
    </div>
  );
}
