/** Values in tables: by heap, by value. */
import { useMemo } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { formatInteger } from "../strings/numbers";
import { StepField } from "./fields";
import { HeapLink } from "./HeapLink";
import { countValues, type Series } from "./series";
import { exploreStrings } from "../strings/index";

const perPage = 50;
const mostCounts = 200;

export function ValueTable({
  rule,
  series,
  length,
  from,
  onFrom,
}: {
  rule: string;
  series: Series;
  length: number;
  from: number;
  onFrom: (from: number) => void;
}) {
  const s = exploreStrings.value;
  const first = Math.max(0, Math.min(from, length - 1));
  const rows = Array.from(
    { length: Math.max(0, Math.min(perPage, length - first)) },
    (_, at) => first + at,
  );
  return (
    <>
      <div class="explore-fields">
        <StepField
          label={s.table.go}
          testid="table-from"
          min={0}
          max={Math.max(0, length - 1)}
          value={first}
          onValue={(value) => onFrom(Math.floor(Number(value)) || 0)}
        />
        <button
          type="button"
          class="button"
          disabled={first === 0}
          onClick={() => onFrom(Math.max(0, first - perPage))}
        >
          {s.table.previous}
        </button>
        <button
          type="button"
          class="button"
          disabled={first + perPage >= length}
          onClick={() => onFrom(first + perPage)}
        >
          {s.table.next}
        </button>
      </div>
      <div class="table-box tall" role="group" aria-label={s.values.views.table} tabIndex={0}>
        <table class="values" data-testid="value-table">
          <thead>
            <tr>
              <th scope="col" class="number">
                {s.table.n}
              </th>
              <th scope="col" class="number">
                {s.table.value}
              </th>
              <th scope="col">{s.table.outcome}</th>
              <th scope="col" class="opens">
                {s.table.board}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((heap) => (
              <tr key={heap} data-n={heap} data-value={series.at(heap)}>
                <th scope="row" class="number">
                  {formatInteger(heap)}
                </th>
                <td class="number">{formatInteger(series.at(heap))}</td>
                <td>{series.at(heap) === 0 ? "P" : "N"}</td>
                <td class="opens">
                  <HeapLink rule={rule} heap={heap} class="table-link">
                    <Icon name="go" />
                  </HeapLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

export function Counts({ series, length }: { series: Series; length: number }) {
  const s = exploreStrings.value;
  const list = useMemo(() => countValues(series.values.subarray(0, length)), [series, length]);
  const shown = list.slice(0, mostCounts);
  return (
    <>
      <p data-testid="counts-words">{s.counts.about(length, list.length)}</p>
      <div class="table-box tall" role="group" aria-label={s.values.views.counts} tabIndex={0}>
        <table class="values" data-testid="count-table">
          <thead>
            <tr>
              <th scope="col" class="number">
                {s.counts.value}
              </th>
              <th scope="col" class="number">
                {s.counts.heaps}
              </th>
              <th scope="col" class="number">
                {s.counts.share}
              </th>
              <th scope="col" class="number">
                {s.counts.first}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.value} data-value={one.value} data-heaps={one.heaps}>
                <th scope="row" class="number">
                  {formatInteger(one.value)}
                </th>
                <td class="number">{formatInteger(one.heaps)}</td>
                <td class="number">{((100 * one.heaps) / Math.max(1, length)).toFixed(2)} %</td>
                <td class="number">{formatInteger(one.first)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.length > shown.length ? (
        <p class="quiet">{s.counts.more(list.length - shown.length)}</p>
      ) : null}
    </>
  );
}
