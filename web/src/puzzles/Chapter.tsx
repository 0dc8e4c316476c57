/** A chapter of the ladder: its picture, its puzzles, and the idea once one of them is solved. */
import { useState } from "preact/hooks";
import { goalStrings } from "../strings/index";
import { Thumb } from "../boards/Thumb";
import { levelOf } from "../goals/families";
import { cardOf, isSolved, ladder } from "../goals/state";
import { Icon } from "../widgets/Icon";
import { open } from "./open";
import type { Family } from "../strings/goals";

/** From one dot to three; said in words too. */
function Level({ level }: { level: 1 | 2 | 3 }) {
  return (
    <span class="level" data-level={level}>
      <span aria-hidden="true">{"●".repeat(level) + "○".repeat(3 - level)}</span>{" "}
      {goalStrings.value.place.levels[level - 1]}
    </span>
  );
}

function Rung({ number }: { number: number }) {
  const solved = isSolved(ladder[number - 1]!);
  return (
    <li>
      <button
        type="button"
        class={`button rung${solved ? " rung-solved" : ""}`}
        data-testid="ladder-puzzle"
        data-number={number}
        data-solved={String(solved)}
        aria-label={goalStrings.value.ladder.puzzle(number, solved)}
        onClick={() => open("ladder", number)}
      >
        {number}
        {solved ? <Icon name="check" /> : null}
      </button>
    </li>
  );
}

export interface ChapterOf {
  family: Family;
  /** on the ladder, from 1 */
  numbers: readonly number[];
}

export function Chapter({ family, numbers, width }: ChapterOf & { width: number }) {
  const g = goalStrings.value;
  const { idea, title } = g.families[family];
  const [told, setTold] = useState(false);
  const words = `idea-${family}`;
  const done = numbers.filter((number) => isSolved(ladder[number - 1]!)).length;
  const pictured = ladder[numbers[0]! - 1]!;
  return (
    <section class="card chapter" data-testid="ladder-group" data-family={family}>
      <div class="puzzle-picture">
        <Thumb position={pictured} face={cardOf(pictured)?.face ?? null} width={width} />
      </div>
      <div class="chapter-words">
        <h3>{title}</h3>
        <p class="quiet chapter-facts">
          <Level level={levelOf[family]} />
          <span>{g.place.chapter(done, numbers.length)}</span>
          {done > 0 ? (
            // Folded, so that the cards beside this one stay as high.
            <button
              type="button"
              class="idea-open"
              data-testid="idea-open"
              aria-expanded={told}
              aria-controls={told ? words : undefined}
              onClick={() => setTold(!told)}
            >
              {g.place.idea}
            </button>
          ) : null}
        </p>
      </div>
      <ol class="rungs">
        {numbers.map((number) => (
          <Rung key={number} number={number} />
        ))}
      </ol>
      {done > 0 && told ? (
        <p class="chapter-idea" id={words} data-testid="chapter-idea">
          {idea}
        </p>
      ) : null}
    </section>
  );
}
