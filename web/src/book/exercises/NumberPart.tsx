/** An exercise whose answer is one number. */
import { useState } from "preact/hooks";
import { formatInteger } from "../../strings/numbers";
import { ask, readQuestion } from "../claims";
import { asker } from "../asker";
import { bookStrings } from "../../strings/index";
import { Quiet, Says, Shown, type Part } from "./part";
import { readNumber } from "./typed";

export function NumberPart({ exercise, answer, setAnswer }: Part<"number">) {
  const s = bookStrings.value;
  const [typed, setTyped] = useState("");
  const [against, setAgainst] = useState<{ said: bigint; position: string } | null>(null);
  const [note, setNote] = useState("");
  const question = readQuestion(exercise.question);
  const check = async () => {
    const read = readNumber(typed);
    if ("unread" in read) {
      setNote(s.exercise.unread[read.unread]);
      setAgainst(null);
      setAnswer("blank");
      return;
    }
    const said = read.number;
    const right = await ask(asker, question);
    if (said === BigInt(right)) {
      setAgainst(null);
      setAnswer("right", said.toString());
      return;
    }
    const aboutValue =
      question.name === "value" || question.name === "g" || question.name === "xor";
    // A wrong value is refuted by a sum that it would make a lost one.
    if (aboutValue && exercise.board !== "" && said < 1_000_000_000_000n) {
      setAgainst({ said, position: `${exercise.board}+nim:${said}` });
      setNote("");
    } else {
      setAgainst(null);
      setNote(
        question.name === "wins" || question.name === "options"
          ? said < BigInt(right)
            ? s.exercise.tooFew
            : s.exercise.tooMany
          : s.exercise.numberWrong,
      );
    }
    setAnswer("wrong", said.toString());
  };
  return (
    <>
      {exercise.board !== "" ? <Quiet position={exercise.board} /> : null}
      <form
        class="book-answer"
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label>
          <span>{s.exercise.answer}</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            data-testid="exercise-input"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button primary" data-testid="exercise-check">
          {s.exercise.check}
        </button>
      </form>
      <Says answer={answer}>
        {answer === "wrong"
          ? against
            ? s.exercise.valueWrong(formatInteger(against.said))
            : note
          : answer === "blank"
            ? note
            : null}
      </Says>
      {answer === "wrong" && against ? (
        <Shown key={against.position} position={against.position} />
      ) : null}
    </>
  );
}
