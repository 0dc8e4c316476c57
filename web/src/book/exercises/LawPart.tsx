/** An exercise whose answer is a law: a formula for every heap. */
import { useState } from "preact/hooks";
import { bookStrings } from "../../strings/index";
import { ErrorNote } from "../../widgets/ErrorNote";
import { asker } from "../asker";
import { judgeLaw, lawHead, type LawAnswer } from "./law";
import { Says, Shown, type Part } from "./part";

export function LawPart({ exercise, answer, setAnswer }: Part<"law">) {
  const s = bookStrings.value.exercise.law;
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<LawAnswer | null>(null);
  const [busy, setBusy] = useState(false);
  const check = async () => {
    if (busy) return;
    setBusy(true);
    const now = await judgeLaw(asker, exercise, typed);
    setBusy(false);
    setFound(now);
    setAnswer(now.kind === "right" || now.kind === "wrong" ? now.kind : "blank", typed.trim());
  };
  const note = () => {
    switch (found?.kind) {
      case "right":
        return found.proven ? s.proven : s.holds(exercise.heaps);
      case "wrong":
        return exercise.what === "value"
          ? s.wrongValue(exercise.letters, found.at)
          : s.wrongLost(exercise.letters, found.at);
      case "unread":
        return s.unread[found.why];
      case "error":
      case undefined:
        return null;
    }
  };
  const board = found?.kind === "wrong" ? found.at.position : "";
  return (
    <>
      <form
        class="book-answer book-draw"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label>
          <span>{s.label(exercise.letters, exercise.what)}</span>
          <span class="book-law-line">
            <code translate={false}>{exercise.what === "lost" ? s.lost : lawHead(exercise)}</code>
            <input
              class="code"
              autocapitalize="off"
              autocomplete="off"
              spellcheck={false}
              data-testid="exercise-input"
              aria-invalid={answer === "blank"}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </span>
        </label>
        <button type="submit" class="button primary" data-testid="exercise-check">
          {bookStrings.value.exercise.check}
        </button>
      </form>
      <p class="quiet book-law-how">{s.how(exercise.what)}</p>
      <Says answer={answer}>{note()}</Says>
      {found?.kind === "error" ? <ErrorNote text={found.text} error={found.error} /> : null}
      {answer === "wrong" && board !== "" ? <Shown key={board} position={board} /> : null}
    </>
  );
}
