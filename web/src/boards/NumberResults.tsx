import { useState } from "preact/hooks";
import { useTable } from "../state/selection";
import { strings } from "../strings/index";
import { byMouse, chooser } from "./choose";
import { inFewLines, inOrder } from "./results";
import type { MoveRecord, TermView } from "#module/nimber.js";

/** So many results are offered at once; more on demand. */
const moreAtOnce = 40;

/** The text of the position in which a part has become what was typed. */
function textWith(term: TermView, part: number, typed: string): string {
  const between = term.shape === "number" ? "," : ";";
  const parts = term.pieces.map((piece, at) => (at + 1 === part ? typed : piece.join(",")));
  return `${term.rule}:${parts.join(between)}`;
}

/** All moves of the chosen part. */
export function NumberResults({
  term,
  number,
  part,
  moves,
  whole,
  width,
}: {
  term: TermView;
  number: number;
  part: number;
  moves: readonly MoveRecord[];
  whole: boolean;
  /** of the board, in pixels */
  width: number;
}) {
  const s = strings.value;
  const table = useTable();
  const { isSelected, mayMove, moveInto, position, selection, view } = table;
  const { choose, hover, unhover } = chooser(table);
  const [more, setMore] = useState(0);
  const [typed, setTyped] = useState({ text: "", wrong: false });
  const place = { term: number, part };
  const partName =
    term.heaps > 0 ? s.board.heap(term.firstHeap + part - 1) : s.boards.partTitle(part);
  const chosen = isSelected(place) ? selection.value : null;
  // Only what a cell or a key has narrowed it down to.
  const list = inOrder(chosen && !chosen.hover && chosen.moves.length > 0 ? chosen.moves : moves);
  const words = list.map((move) => s.others.result(move, term));
  const most = inFewLines(words, width) + more;
  const one = view.value?.terms.length === 1;
  return (
    <div class="results" role="group" aria-label={s.boards.canMove("")}>
      <span class="results-title">{s.boards.canMove(term.pieces.length > 1 ? partName : "")}</span>
      {list.slice(0, most).map((move, at) => (
        <button
          key={move.position}
          type="button"
          class="chip-button results-one"
          data-result={move.becomes}
          aria-pressed={chosen?.move?.position === move.position}
          disabled={!mayMove.value}
          onPointerEnter={(event) => event.pointerType === "mouse" && hover(place, list, move)}
          onPointerLeave={unhover}
          onClick={(event) => choose(place, list, move, byMouse(event))}
        >
          {words[at]}
        </button>
      ))}
      {list.length > most ? (
        <button type="button" class="chip-button" onClick={() => setMore(more + moreAtOnce)}>
          {s.boards.moreResults}
        </button>
      ) : null}
      {!whole && one ? (
        <form
          class="results-typed"
          onSubmit={(event) => {
            event.preventDefault();
            const misere = position.peek()?.endsWith("~misere") ? "~misere" : "";
            void moveInto(textWith(term, part, typed.text.trim()) + misere).then((move) => {
              if (move) choose(place, [move], move, false);
              setTyped({ ...typed, wrong: move === null });
            });
          }}
        >
          <label>
            <span>{s.boards.otherResult}</span>
            <input
              class="code"
              autocomplete="off"
              spellcheck={false}
              aria-invalid={typed.wrong}
              value={typed.text}
              onInput={(event) => setTyped({ text: event.currentTarget.value, wrong: false })}
            />
          </label>
          {typed.wrong ? <p role="alert">{s.boards.notAResult}</p> : null}
        </form>
      ) : null}
    </div>
  );
}
