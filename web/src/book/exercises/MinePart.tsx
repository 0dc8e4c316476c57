/** An exercise for one's own program: it is solved where Check mine of a problem was all green. */
import { useEffect } from "preact/hooks";
import { openPlace } from "../../state/place";
import { isSolved } from "../../state/solved";
import { bookStrings } from "../../strings/index";
import { Icon } from "../../widgets/Icon";
import { Says, type Part } from "./part";

export function MinePart({ exercise, answer, setAnswer }: Part<"mine">) {
  const s = bookStrings.value.exercise.mine;
  const { problem, title } = exercise;
  const done = isSolved(problem);
  useEffect(() => {
    if (done && answer !== "right") setAnswer("right");
  });
  return (
    <>
      <p>
        <button
          type="button"
          class="button primary"
          data-testid="exercise-problem"
          data-to={`?view=problems&problem=${problem}`}
          onClick={() => openPlace("problems", [`problem=${problem}`])}
        >
          <Icon name="go" />
          {s.open(title)}
        </button>
      </p>
      {done ? null : <p class="quiet">{s.how}</p>}
      <Says answer={answer}>{answer === "right" ? s.passed : null}</Says>
    </>
  );
}
