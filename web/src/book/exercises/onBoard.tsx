/** Exercises on a board: play a winning move; say who wins. */
import { useState } from "preact/hooks";
import { strings, bookStrings } from "../../strings/index";
import { asker } from "../asker";
import { LiveBoard, useBookGame } from "../LiveBoard";
import { Says, type Part } from "./part";

/** Play a winning move; a losing one is answered by the program. */
export function MovePart({ exercise, answer, setAnswer }: Part<"move">) {
  const s = bookStrings.value;
  const game = useBookGame(exercise.position, {
    answers: true,
    open: false,
    onMove(move, result) {
      if (game.touched.peek()) return;
      const won = result?.winning.listed.some((other) => other.position === move.position) === true;
      setAnswer(won ? "right" : "wrong", move.position);
    },
  });
  const last = game.lastMove.value;
  const reply =
    last?.by === "program" ? strings.value.move(last.move, { terms: last.from.terms }) : "…";
  const untouched = !game.touched.value;
  return (
    <>
      <LiveBoard game={game} silent withAnswers={false} />
      <Says answer={untouched && answer === "wrong" ? "open" : answer}>
        {answer === "right" ? s.exercise.moveRight : s.exercise.moveWrong(reply)}
      </Says>
      {answer === "wrong" && !untouched ? (
        <button
          type="button"
          class="button"
          data-testid="exercise-again"
          onClick={() => {
            game.reset();
            setAnswer("open");
          }}
        >
          {s.exercise.tryAgain}
        </button>
      ) : null}
    </>
  );
}

export function WhoPart({ exercise, answer, setAnswer }: Part<"who">) {
  const s = bookStrings.value;
  const game = useBookGame(exercise.position, { answers: true, open: false });
  const [chosen, setChosen] = useState<"N" | "P" | null>(null);
  const result = game.table.result.value;
  const [how, setHow] = useState("");
  const choose = async (outcome: "N" | "P") => {
    const known = await asker.analyze(exercise.position);
    if ("error" in known) return;
    setChosen(outcome);
    const first = known.winning.listed[0];
    const terms = game.view.peek()?.terms ?? [];
    setHow(first ? strings.value.move(first, { terms }) : "");
    if (known.outcome === outcome) {
      setAnswer("right", outcome);
      game.revealed.value = true;
    } else {
      setAnswer("wrong", outcome);
      // The counterexample on the board: the winning move, pointed at.
      game.reset();
      if (first) game.table.pointAt(first);
    }
  };
  void result;
  return (
    <>
      <LiveBoard game={game} silent={answer !== "right"} withAnswers={false} />
      <div class="book-choices" role="group">
        {(["N", "P"] as const).map((outcome) => (
          <button
            key={outcome}
            type="button"
            class="button book-choice"
            data-testid={`exercise-${outcome}`}
            aria-pressed={chosen === outcome}
            onClick={() => void choose(outcome)}
          >
            {outcome === "N" ? s.exercise.first : s.exercise.second}
          </button>
        ))}
      </div>
      <Says answer={answer}>
        {answer === "wrong" ? (how ? s.exercise.whoWrongN(how) : s.exercise.whoWrongP) : null}
      </Says>
    </>
  );
}
