/** Values that were pasted, in several pictures. */
import { useMemo, useState } from "preact/hooks";
import type { PatternsFound } from "../engine/questions";
import { periodOf } from "./laws";
import { LaterPlot } from "./LaterPlot";
import { Runs } from "./Runs";
import { Series } from "./series";
import { Squares } from "./Squares";
import { inside, type Stretch } from "./stretch";
import { exploreStrings } from "../strings/index";
import { scaleColour, useTheme } from "./useTheme";
import { Segments } from "../widgets/Segments";

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

function Pictures({ found }: { found: PatternsFound }) {
  const { values, first, marks } = found;
  const s = exploreStrings.value;
  const [view, setView] = useState<(typeof views)[number]>("plot");
  const [shown, setShown] = useState<Stretch>({ from: 0, to: values.length });
  const series = useMemo(() => {
    const list = new Series((length) => new Uint32Array(length));
    list.append(values);
    return list;
  }, [values]);
  const words = marks ? s.paste.marks : s.paste.numbers;
  const period = periodOf(found.laws);
  return (
    <>
      <Segments
        label={s.values.viewsLabel}
        list={views}
        now={view}
        words={(one) => s.values.views[one]}
        choose={setView}
        mark={(one) => ({ "data-testid": `view-${one}` })}
      />
      {view === "plot" ? (
        <LaterPlot
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

/** A table stands as it is; of a list the other pictures stand behind a fold. */
export function ListPictures({ found }: { found: PatternsFound }) {
  const [open, setOpen] = useState(false);
  if (found.pairs)
    return <TableSquares values={found.values} columns={found.columns} marks={found.marks} />;
  return (
    <details
      class="more-fold"
      data-testid="list-pictures"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{exploreStrings.value.sheet.pictures}</summary>
      {open ? <Pictures key={found.values.length} found={found} /> : null}
    </details>
  );
}
