/** Values that were pasted: what I see in them, how they look, a guess about them, a program. */
import { useMemo, useState } from "preact/hooks";
import { ValueGuessCard } from "./GuessCard";
import { periodOf } from "./laws";
import { Plot } from "./Plot";
import { ProgramCard } from "./ProgramCard";
import { Runs } from "./Runs";
import { SeeCard } from "./SeeCard";
import { Series } from "./series";
import { Squares } from "./Squares";
import { listLinked, lookAtList, seenOf } from "./state";
import { inside, type Stretch } from "./stretch";
import { exploreStrings } from "../strings/index";
import { scaleColour, useTheme } from "./useTheme";

const views = ["plot", "squares", "runs"] as const;

/** A table as squares with their values. */
function TableSquares({
  values,
  columns,
  marks,
}: {
  values: Float64Array;
  columns: number;
  marks: boolean;
}) {
  const dark = useTheme() === "dark";
  const rows = Math.min(64, values.length / columns);
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  return (
    <div
      class="table-box tall"
      role="group"
      aria-label={exploreStrings.value.paste.values}
      tabIndex={0}
    >
      <table class="pasted-table" data-testid="pasted-table">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={row}>
              <th scope="row" class="number">
                {row}
              </th>
              {Array.from(
                values.subarray(row * columns, row * columns + Math.min(64, columns)),
                (value, at) => (
                  <td
                    key={at}
                    class={value === (marks ? 1 : 0) ? "number lost" : "number"}
                    style={{ background: scaleColour(marks ? 1 - value : value, most, dark) }}
                  >
                    {marks ? (value === 1 ? "P" : "N") : value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ListPictures({
  values,
  first,
  marks,
}: {
  values: Float64Array;
  first: number;
  marks: boolean;
}) {
  const s = exploreStrings.value;
  const [view, setView] = useState<(typeof views)[number]>("plot");
  const [shown, setShown] = useState<Stretch>({ from: 0, to: values.length });
  const series = useMemo(() => {
    const list = new Series((length) => new Uint32Array(length));
    list.append(values);
    return list;
  }, [values]);
  const words = marks ? s.paste.marks : s.paste.numbers;
  const period = periodOf(seenOf("")?.laws ?? []);
  return (
    <>
      <div class="segments" role="group" aria-label={s.values.viewsLabel}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            class="segment"
            data-testid={`view-${one}`}
            aria-pressed={view === one}
            onClick={() => setView(one)}
          >
            {s.values.views[one]}
          </button>
        ))}
      </div>
      {view === "plot" ? (
        <Plot
          series={series}
          length={values.length}
          label={words.label}
          words={words}
          marks={marks}
          name="plot"
          shown={inside(shown, values.length)}
          onShow={setShown}
          period={period}
        />
      ) : view === "squares" ? (
        <Squares
          series={series}
          length={values.length}
          period={period?.period ?? null}
          preperiod={period?.preperiod ?? 0}
          words={words}
          marks={marks}
        />
      ) : (
        <Runs values={values} first={first} marks={marks} />
      )}
    </>
  );
}

export function PastedColumn({ text }: { text: string }) {
  const s = exploreStrings.value;
  const found = seenOf("");
  return (
    <div class="explore-columns" data-testid="explored" data-rule="">
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          data-testid="pasted-close"
          onClick={() => lookAtList(null)}
        >
          {s.paste.close}
        </button>
      </p>
      {found && !listLinked.value ? (
        <p class="quiet" data-testid="not-linked">
          {s.paste.notLinked}
        </p>
      ) : null}
      <SeeCard key={text} rule={null} values={text} />
      {found ? (
        <section class="card" aria-labelledby="values-title">
          <h2 id="values-title">{s.paste.values}</h2>
          {found.pairs ? (
            <TableSquares values={found.values} columns={found.columns} marks={found.marks} />
          ) : (
            <ListPictures
              key={found.values.length}
              values={found.values}
              first={found.first}
              marks={found.marks}
            />
          )}
        </section>
      ) : null}
      <ValueGuessCard key={`${text} guess`} values={text} pairs={found?.pairs === true} />
      {found && found.laws.length > 0 ? (
        <ProgramCard
          key={`${text} program`}
          rule=""
          pairs={found.pairs}
          list={{ values: text, marks: found.marks }}
        />
      ) : null}
    </div>
  );
}
