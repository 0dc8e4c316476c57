/** A written game in sentences with gaps. */
import { makeStrings } from "../strings/index";
import { IconButton } from "../widgets/IconButton";
import { Offer } from "./Gaps";
import { added, pickedIn, takenName } from "./lines";
import { numberKind, startedWays, wayStarts, type Own } from "./made";
import { headKind, raised } from "./madeText";
import { Sentence } from "./SentenceLine";
import { namesOf, printWay, readWay, spansOf, type Line } from "./sentences";
import type { LineStart, WayStart } from "../strings/make";

export function MakeSentences({
  made,
  change,
  isWrong,
}: {
  made: Own;
  change: (made: Own) => void;
  /** whether something is wrong with these clauses of a way */
  isWrong: (way: number, from: number, count: number) => boolean;
}) {
  const m = makeStrings.value;
  const w = m.sentences;
  const kind = numberKind(made);
  const starts = wayStarts[kind];
  const isRow = headKind(made.head) === "row" || headKind(made.head) === "bag";
  const putWay = (at: number, clauses: readonly string[]) =>
    change({ ...made, ways: made.ways.map((way, other) => (other === at ? clauses : way)) });
  return (
    <>
      {made.ways.map((clauses, way) => {
        const lines = readWay(made.head, clauses);
        const spans = spansOf(lines);
        const put = (next: readonly Line[]) => putWay(way, printWay(next));
        const heaps = isRow ? pickedIn(lines) : namesOf(made.head);
        const taken = takenName(lines);
        const offers: LineStart[] = [
          ...(heaps.length > 0 ? (["only"] as const) : []),
          ...(taken === null ? [] : (["onlyTaken", "onlyLeft"] as const)),
          "choose",
          "written",
        ];
        return (
          <fieldset class="make-way" key={way} data-way-at={way}>
            <legend>{m.way(way + 1)}</legend>
            {lines.map((line, at) => {
              const { from, count } = spans[at]!;
              const wrong = isWrong(way, from, count);
              return (
                <div class="make-line" key={at}>
                  <div
                    class={`make-sentence${wrong ? " make-wrong" : ""}`}
                    data-sentence={line.kind}
                  >
                    <p>
                      <Sentence
                        line={line}
                        at={at}
                        lines={lines}
                        head={made.head}
                        kind={kind}
                        heaps={heaps}
                        put={put}
                      />
                    </p>
                    {at > 0 && [line, lines[at - 1]!].some(({ kind }) => kind === "written") ? (
                      <IconButton
                        icon="up"
                        label={w.raise(at + 1)}
                        onClick={() => put(raised(lines, at))}
                      />
                    ) : null}
                    <IconButton
                      icon="close"
                      label={w.remove(at + 1)}
                      disabled={lines.length < 2}
                      onClick={() => put(lines.filter((_, other) => other !== at))}
                    />
                  </div>
                </div>
              );
            })}
            <div class="chips">
              <Offer
                name="sentence"
                words={w.add}
                options={offers.map((one) => [one, w.adds[one]] as const)}
                take={(start) => put(added(lines, start, { head: made.head, heaps }))}
              />
              {made.ways.length > 1 ? (
                <button
                  type="button"
                  class="button small"
                  onClick={() =>
                    change({ ...made, ways: made.ways.filter((_, other) => other !== way) })
                  }
                >
                  {m.removeWay(way + 1)}
                </button>
              ) : null}
            </div>
          </fieldset>
        );
      })}
      <div>
        <Offer
          name="way"
          words={w.orElse}
          options={(Object.keys(starts) as WayStart[]).map(
            (one) => [one, w.wayStarts[one]] as const,
          )}
          take={(start) =>
            change({ ...made, ways: [...made.ways, ...startedWays(kind, made.head, start)] })
          }
        />
      </div>
    </>
  );
}
