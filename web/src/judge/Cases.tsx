/** The cases of the input, each a position on the Board. */
import { useEffect, useState } from "preact/hooks";
import { problemStrings } from "../strings/index";
import { named } from "../strings/joined";
import { answerOf, around } from "./lines";
import { openCase } from "./state";
import type { Done } from "./state";

const perPage = 20;

export function Cases({ done }: { done: Done }) {
  const { result, lines } = done;
  const words = problemStrings.value.comparison;
  const [page, setPage] = useState(0);
  const [none, setNone] = useState<number | null>(null);
  useEffect(() => setPage(0), [result]);
  const count = result.inputLines.length;
  const first = page * perPage;
  const shown = Array.from({ length: Math.min(perPage, count - first) }, (_, at) => first + at);
  const place = (index: number) =>
    index < count
      ? { line: result.outputLines[index]!, column: result.outputColumns[index]! }
      : null;
  if (count === 0) return null;
  return (
    <section class="card" aria-labelledby="problem-cases-title">
      <h2 id="problem-cases-title">{problemStrings.value.cases(count)}</h2>
      <ol class="case-list">
        {shown.map((index) => (
          <li key={index} class="case">
            <span
              class="case-name"
              title={problemStrings.value.caseLines(
                result.inputLines[index]!,
                result.outputLines[index]!,
              )}
            >
              {words.caseNumber(index + 1)}
            </span>
            <code class="case-answer" translate={false}>
              {around(
                answerOf(lines, place(index)!, place(index + 1)).replace(/\n/g, " ⏎ "),
                1,
                80,
              )}
            </code>
            {none === index ? (
              <span class="quiet">{words.noBoard}</span>
            ) : (
              <button
                type="button"
                class="button"
                data-testid="open-case"
                aria-label={named(words.openCase, words.caseNumber(index + 1))}
                onClick={() => void openCase(index).then((good) => good || setNone(index))}
              >
                {problemStrings.value.lineOnBoard}
              </button>
            )}
          </li>
        ))}
      </ol>
      {count > perPage ? (
        <div class="problem-buttons">
          <button
            type="button"
            class="button"
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {problemStrings.value.previous}
          </button>
          <span class="quiet case-pages">
            {first + 1}–{first + shown.length}
          </span>
          <button
            type="button"
            class="button"
            disabled={first + perPage >= count}
            onClick={() => setPage(page + 1)}
          >
            {problemStrings.value.next}
          </button>
        </div>
      ) : null}
    </section>
  );
}
