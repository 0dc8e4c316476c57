/** The first cases of the input, each beside the position that it is. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { Thumb } from "../boards/Thumb";
import { problemStrings } from "../strings/index";
import { named } from "../strings/joined";
import { around } from "./lines";
import { openCase } from "./state";
import type { Done } from "./state";
import "../boards/boards.css";
import "../boards/faces.css";

const mostCases = 3;
const mostLines = 6;
/** Longer ones are no picture that one can read. */
const mostDrawn = 200;
const pictureWidth = 254;

/** The lines of a case, as far as they are short. */
function linesOf(lines: readonly string[], from: number, to: number): string {
  const own = lines.slice(from - 1, to).filter((line) => line.trim() !== "");
  const shown = own.slice(0, mostLines).map((line) => around(line.trim(), 1, 44));
  return [...shown, ...(own.length > mostLines ? ["…"] : [])].join("\n");
}

export function Disguise({ done }: { done: Done }) {
  const words = problemStrings.value;
  const { result, text } = done;
  const [positions, setPositions] = useState<readonly string[] | null>(null);
  const count = Math.min(mostCases, result.inputLines.length);
  useEffect(() => {
    let late = false;
    setPositions(null);
    void Promise.all(
      Array.from({ length: count }, (_, index) => engine.judgedPosition(index)),
    ).then((all) => {
      if (!late) setPositions(all.map((one) => (typeof one === "string" ? one : "")));
    });
    return () => {
      late = true;
    };
  }, [result, count]);
  if (!positions?.some((one) => one !== "")) return null;
  const lines = text.split(/\r?\n/);
  return (
    <section class="card" data-testid="disguise" aria-labelledby="problem-disguise-title">
      <h2 id="problem-disguise-title">{words.translation}</h2>
      <p class="quiet card-note">{words.translationAbout}</p>
      <ol class="disguise-list">
        {positions.map((position, index) => (
          <li key={index} class="disguise" data-testid="disguise-case">
            <div class="disguise-words">
              <b>{words.comparison.caseNumber(index + 1)}</b>
              <pre class="code" tabIndex={0} translate={false}>
                {linesOf(lines, result.inputLines[index]!, result.inputEnds[index]!)}
              </pre>
              {position === "" ? (
                <p class="quiet">{words.comparison.noBoard}</p>
              ) : (
                <code class="disguise-position" data-testid="disguise-position" translate={false}>
                  {around(position, 1, mostDrawn)}
                </code>
              )}
            </div>
            {position === "" ? null : (
              <div class="disguise-board">
                {position.length <= mostDrawn ? (
                  <Thumb position={position} face={null} width={pictureWidth} />
                ) : null}
                <button
                  type="button"
                  class="button"
                  data-testid="disguise-open"
                  aria-label={named(words.openBoard, words.comparison.caseNumber(index + 1))}
                  onClick={() => void openCase(index)}
                >
                  {words.openBoard}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
