/** Stretches of one value as bars. */
import { formatInteger } from "../strings/numbers";
import { barShare, runsOf } from "./laws";
import { exploreStrings } from "../strings/index";
import { useTheme, valueColour } from "./useTheme";

const mostBars = 60;

export function Runs({
  values,
  first,
  marks = false,
  most = mostBars,
}: {
  values: ArrayLike<number>;
  first: number;
  marks?: boolean;
  most?: number;
}) {
  const s = exploreStrings.value.runs;
  const dark = useTheme() === "dark";
  const runs = runsOf(values, first, most);
  const longest = Math.max(1, ...runs.map((run) => run.to - run.from + 1));
  const end = runs[runs.length - 1]?.to ?? first;
  return (
    <figure class="runs">
      <ol class="run-list" data-testid="runs" aria-label={s.label}>
        {runs.map((run) => (
          <li key={run.from}>
            <b class="run-value">
              {marks ? (run.value === 0 ? "N" : "P") : formatInteger(run.value)}
            </b>
            <span aria-hidden>
              <span
                class="run-bar"
                style={{
                  inlineSize: `${100 * barShare(run, longest)}%`,
                  background: valueColour(marks ? 1 - run.value : run.value, dark),
                }}
              />
            </span>
            <span class="run-words quiet">
              {run.from === run.to
                ? formatInteger(run.from)
                : `${formatInteger(run.from)}–${formatInteger(run.to)}`}
            </span>
          </li>
        ))}
      </ol>
      <figcaption class="quiet">
        {s.about}
        {end < first + values.length - 1 ? ` ${s.cut(end)}` : ""}
      </figcaption>
    </figure>
  );
}
