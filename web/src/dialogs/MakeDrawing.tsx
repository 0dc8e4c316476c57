/** A game drawn on cells; a rule of numbers that was there before can be gone back to. */
import { paintable } from "../forms/drawing";
import { DrawnField } from "../forms/index";
import { games } from "../state/session";
import { makeStrings } from "../strings/index";
import { gap } from "../strings/joined";
import { WrittenDrawing } from "./MakeWritten";
import type { Made } from "./made";

export function MakeDrawing({
  made,
  change,
  draw,
  back,
  wrong,
}: {
  made: Made;
  change: (made: Made) => void;
  /** begins a drawing on a row or on a board */
  draw: (game: "row" | "grid") => void;
  /** to the rule in numbers that there was before */
  back: (() => void) | null;
  /** a part of it is no rule */
  wrong: boolean;
}) {
  const m = makeStrings.value;
  const info = games.value.find(({ name }) => made.kind === "drawn" && name === made.game);
  if (made.kind === "own" || !info) return null;
  return (
    <>
      {back ? (
        <p class="quiet">
          {m.notDrawn}
          {gap(m.notDrawn)}
          <button type="button" class="make-go" data-make-back onClick={back}>
            {m.backToRule}
          </button>
        </p>
      ) : null}
      <p class="chips">
        {(
          [
            ["row", m.drawRow],
            ["grid", m.drawGrid],
          ] as const
        ).map(([game, words]) => (
          <button
            key={game}
            type="button"
            class="chip-button"
            data-draw={game}
            aria-pressed={made.game === game}
            onClick={() => draw(game)}
          >
            {words}
          </button>
        ))}
      </p>
      {paintable(made.rules) ? (
        <DrawnField
          id="make"
          draft={{ game: made.game, rules: made.rules, state: made.state }}
          info={info}
          fault={null}
          change={({ rules, state }) =>
            change({ ...made, rules: rules ?? made.rules, state: state ?? made.state })
          }
        />
      ) : (
        <>
          <p>{m.notPainted}</p>
          <WrittenDrawing made={made} change={change} wrong={wrong} />
        </>
      )}
    </>
  );
}
