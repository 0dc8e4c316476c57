/** Exercises. Answers come from the module when they are checked; none is stored. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { bookStrings } from "../strings/index";
import { Inlines } from "./Inlines";
import { isSolved, markSolved } from "./progress";
import type { ExerciseBlock, Inline } from "./content";
import type { Answer } from "./exercises/part";
import { MovePart, WhoPart } from "./exercises/onBoard";
import { NumberPart } from "./exercises/NumberPart";
import { FillPart, VerticesPart } from "./exercises/cells";
import { ChoosePart } from "./exercises/ChoosePart";
import { LawPart } from "./exercises/LawPart";
import { MinePart } from "./exercises/MinePart";
import { OrderPart } from "./exercises/OrderPart";

function Hints({ hints }: { hints: readonly Inline[][] }) {
  const s = bookStrings.value;
  const [shown, setShown] = useState(0);
  if (hints.length === 0) return null;
  return (
    <div class="book-hints">
      <ol aria-live="polite">
        {hints.slice(0, shown).map((hint, at) => (
          <li key={at}>
            <Inlines list={hint} />
          </li>
        ))}
      </ol>
      {shown < hints.length ? (
        <button
          type="button"
          class="book-hint"
          data-testid="exercise-hint"
          onClick={() => setShown(shown + 1)}
        >
          <Icon name="why" />
          {shown === 0 ? s.exercise.hint : s.exercise.moreHints}
        </button>
      ) : null}
    </div>
  );
}

export function Exercise({
  block,
  chapter,
  number,
  onSaid,
}: {
  block: ExerciseBlock;
  chapter: number;
  number: number;
  /** told each answer, where it is a task of a class */
  onSaid?: (said: string, right: boolean) => void;
}) {
  const s = bookStrings.value;
  const [answer, setAnswer] = useState<Answer>("open");
  const once = useRef(false);
  const solvedBefore = isSolved(chapter, block.id);
  const answered = (next: Answer, said?: string) => {
    setAnswer(next);
    if (said !== undefined && (next === "right" || next === "wrong"))
      onSaid?.(said, next === "right");
    if (next === "right") {
      once.current = true;
      markSolved(chapter, block.id);
    }
  };
  const { exercise } = block;
  const shared = { answer, setAnswer: answered };
  return (
    <section
      class="book-exercise"
      data-testid={`exercise-${block.id}`}
      data-kind={exercise.kind}
      data-answer={answer}
      aria-label={`${s.exercise.title} ${chapter}.${number}`}
    >
      <p class="book-exercise-head">
        <b>
          {s.exercise.title} {chapter}.{number}
        </b>
        {solvedBefore ? (
          <span class="book-solved">
            <Icon name="check" />
            {s.exercise.done}
          </span>
        ) : null}
      </p>
      <p>
        <Inlines list={block.ask} />
      </p>
      {exercise.kind === "move" ? <MovePart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "who" ? <WhoPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "number" ? <NumberPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "fill" ? <FillPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "vertices" ? <VerticesPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "choose" ? <ChoosePart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "law" ? <LawPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "order" ? <OrderPart exercise={exercise} {...shared} /> : null}
      {exercise.kind === "mine" ? <MinePart exercise={exercise} {...shared} /> : null}
      <Hints hints={block.hints} />
      {block.after.length > 0 && (answer === "right" || once.current) ? (
        <p class="book-after">
          <Inlines list={block.after} />
        </p>
      ) : null}
    </section>
  );
}
