/** What is right of a task, as soon as it is known. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { taskOf } from "../links/tasks";
import { lessonStrings, strings } from "../strings/index";
import { language } from "../strings/language";
import type { BookParts } from "./bookParts";
import { awaited, rightAnswers } from "./rightAnswer";
import type { MoveRecord, PositionView } from "#module/nimber.js";

const mostMoves = 6;

/** Every winning move of a board. */
export function WinningMoves({ view }: { view: PositionView }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const [wins, setWins] = useState<readonly MoveRecord[] | null>(null);
  useEffect(() => {
    let late = false;
    void awaited(engine.analyzeBeside(view.position)).then((known) => {
      if (!late && typeof known === "object" && !isError(known)) setWins(known.winning.listed);
    });
    return () => {
      late = true;
    };
  }, [view]);
  if (!wins) return <>…</>;
  return (
    <b>
      {wins.length === 0
        ? t.list.none
        : wins
            .slice(0, mostMoves)
            .map((move) => s.move(move, { terms: view.terms }))
            .join(t.list.or)}
    </b>
  );
}

/** Of a task that is answered in words. `before`: what stands before it where there is one. */
export function RightAnswer(props: { link: string; book: BookParts; before?: string }) {
  const { link, book, before = "" } = props;
  const { or } = lessonStrings.value.list;
  const told = language.value;
  const [right, setRight] = useState<readonly string[] | null>(null);
  useEffect(() => {
    let late = false;
    void rightAnswers(link, book).then((found) => {
      if (!late) setRight(found);
    });
    return () => {
      late = true;
    };
  }, [link, book, told]);
  if (right === null) return <>…</>;
  if (right.length === 0) return null;
  const { kind } = taskOf(link);
  const words = kind === "chapter" || kind === "sheet" || kind === "exercise";
  return (
    <>
      {before}
      <b data-testid="class-right">
        {right.map((one, at) => (
          <span key={one}>
            {at > 0 ? or : null}
            {words ? one : <code translate={false}>{one}</code>}
          </span>
        ))}
      </b>
    </>
  );
}
