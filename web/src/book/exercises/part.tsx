/** What the kinds of exercises share: the answer's verdict, and boards beside it. */
import type { ComponentChildren } from "preact";
import { Icon } from "../../widgets/Icon";
import { bookStrings } from "../../strings/index";
import { LiveBoard, useBookGame } from "../LiveBoard";
import type { ExerciseKind } from "../content";

type Of<K extends ExerciseKind["kind"]> = Extract<ExerciseKind, { kind: K }>;
/** blank: nothing was answered yet, which is no wrong answer */
export type Answer = "open" | "right" | "wrong" | "blank";

export interface Part<K extends ExerciseKind["kind"]> {
  exercise: Of<K>;
  answer: Answer;
  /** `said`: the answer in a line, as replay.ts checks it anew; where something was answered */
  setAnswer: (answer: Answer, said?: string) => void;
}

export function Says({ answer, children }: { answer: Answer; children?: ComponentChildren }) {
  const s = bookStrings.value;
  return (
    <p
      class={`book-says book-says-${answer}`}
      role="status"
      data-testid="exercise-says"
      data-answer={answer}
    >
      {answer === "open" ? null : (
        <>
          {answer === "blank" ? null : <Icon name={answer === "right" ? "check" : "close"} />}
          <span>
            <b>
              {answer === "blank"
                ? s.exercise.notAnswered
                : answer === "right"
                  ? s.exercise.right
                  : s.exercise.wrong}
            </b>{" "}
            {children}
          </span>
        </>
      )}
    </p>
  );
}

/** A board that shows why an answer was wrong. */
export function Shown({ position }: { position: string }) {
  const game = useBookGame(position, { answers: true, open: true });
  return <LiveBoard game={game} withAnswers={false} />;
}

/** A board to try things on, without a verdict. */
export function Quiet({ position }: { position: string }) {
  const game = useBookGame(position, { answers: false, open: false });
  return <LiveBoard game={game} silent withAnswers={false} />;
}
