/** An exercise whose answer is one of several sentences. */
import { useState } from "preact/hooks";
import { holds } from "../claims";
import { asker } from "../asker";
import { bookStrings } from "../../strings/index";
import { Inlines } from "../Inlines";
import { Says, Shown, type Part } from "./part";

export function ChoosePart({ exercise, answer, setAnswer }: Part<"choose">) {
  const s = bookStrings.value;
  const [chosen, setChosen] = useState<number | null>(null);
  const choose = async (at: number) => {
    const right = await holds(asker, exercise.options[at]!.claim);
    setChosen(at);
    setAnswer(right ? "right" : "wrong", String(at + 1));
  };
  const board = chosen === null ? "" : exercise.options[chosen]!.board;
  return (
    <>
      <div class="book-choices book-choices-tall" role="group">
        {exercise.options.map((option, at) => (
          <button
            key={at}
            type="button"
            class="button book-choice"
            data-testid={`exercise-option-${at}`}
            aria-pressed={chosen === at}
            onClick={() => void choose(at)}
          >
            <span>
              <Inlines list={option.text} />
            </span>
          </button>
        ))}
      </div>
      <Says answer={answer}>
        {board === "" ? null : answer === "wrong" ? s.exercise.chooseWrong : s.exercise.explore}
      </Says>
      {answer !== "open" && board !== "" ? <Shown key={board} position={board} /> : null}
    </>
  );
}
