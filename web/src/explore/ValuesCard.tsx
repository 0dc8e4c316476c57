/** The values of one heap: as many as wanted, in several pictures. */
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { ErrorNote } from "../widgets/ErrorNote";
import { useLong } from "../widgets/Busy";
import { NumberField } from "./fields";
import { HeapLink } from "./HeapLink";
import { Counts, ValueTable } from "./Lists";
import { periodOf } from "./laws";
import { Plot } from "./Plot";
import { Runs } from "./Runs";
import { inside, type Stretch } from "./stretch";
import { SaveRow } from "./SaveRow";
import { Squares } from "./Squares";
import { exploreStrings } from "../strings/index";
import {
  explored,
  known,
  mostValues,
  seenOf,
  series,
  since,
  status,
  stopValues,
  stretch,
  valuesError,
  wanted,
  wantValues,
} from "./state";

const views = ["plot", "squares", "runs", "table", "counts"] as const;
type View = (typeof views)[number];
export const shownView = signal<View>("plot");
export const tableFrom = signal(0);

export interface Repeats {
  preperiod: number;
  period: number;
  saltus: number;
}
/** The period that was proven for the rule that is explored; told by the Period card. */
export const repeats = signal<Repeats | null>(null);

function CountForm() {
  const s = exploreStrings.value;
  const [text, setText] = useState("");
  // While the values asked for are being computed, more can be asked for.
  const have = status.value === "working" ? wanted.value : known.value;
  const next = Math.min(
    mostValues,
    10 ** Math.max(4, Math.floor(Math.log10(Math.max(1, have))) + 1),
  );
  const count = Number(text);
  const good = /^\d+$/.test(text.trim()) && count > 0 && count <= mostValues;
  return (
    <form
      class="explore-fields"
      onSubmit={(event) => {
        event.preventDefault();
        if (good) wantValues(count);
      }}
    >
      <NumberField
        label={s.values.count}
        testid="value-count"
        value={text}
        placeholder={String(Math.max(wanted.value, known.value))}
        wrong={text !== "" && !good}
        onValue={setText}
      />
      <button type="submit" class="button" data-testid="compute" disabled={!good}>
        {s.values.compute}
      </button>
      {known.value < mostValues ? (
        <button
          type="button"
          class="button"
          data-testid="more-values"
          onClick={() => wantValues(next)}
        >
          {s.values.more(next)}
        </button>
      ) : null}
      {text !== "" && !good ? <p class="quiet">{s.values.mostReached(mostValues)}</p> : null}
    </form>
  );
}

function Standing() {
  const s = exploreStrings.value;
  const now = status.value;
  const long = useLong(now === "working" ? since.value : null);
  const done = Math.max(known.value, Math.min(wanted.value, Math.floor(stretch.value)));
  return (
    <>
      {now === "working" && long ? (
        <div class="busy" data-testid="values-busy">
          <div class="busy-words">
            <span>{s.values.working(done, wanted.value)}</span>
            <progress
              value={done}
              max={Math.max(1, wanted.value)}
              aria-label={s.values.working(done, wanted.value)}
            />
          </div>
          <button type="button" class="button" data-testid="stop-values" onClick={stopValues}>
            <Icon name="stop" />
            {s.values.stop}
          </button>
        </div>
      ) : null}
      {now === "stopped" ? (
        <p>
          {s.values.stopped}{" "}
          <button type="button" class="button" onClick={() => wantValues(wanted.peek())}>
            {s.values.goOn}
          </button>
        </p>
      ) : null}
      {valuesError.value ? (
        <ErrorNote text={explored.value?.rule ?? ""} error={valuesError.value} />
      ) : null}
      <p class="quiet" role="status" data-testid="values-have" data-count={known.value}>
        {now === "working" ? "" : s.values.have(known.value)}
      </p>
    </>
  );
}

export function ValuesCard({ rule }: { rule: string }) {
  const s = exploreStrings.value;
  const [shown, setShown] = useState<Stretch>({ from: 0, to: 0 });
  const [picked, setPicked] = useState<number | null>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const length = known.value;
  const list = series.value;
  const before = useRef(0);
  useEffect(() => {
    // While all is shown, what comes is shown too.
    const all = before.current;
    before.current = length;
    setShown((now) =>
      now.to - now.from >= all || now.to > length ? { from: 0, to: length } : now,
    );
  }, [length, list]);
  const here = inside(shown, length);
  const view = shownView.value;
  // As it was proven, else as the best law has it.
  const period = repeats.value ?? periodOf(seenOf(rule)?.laws ?? []);
  return (
    <section class="card" aria-labelledby="values-title">
      <h2 id="values-title">{s.values.title}</h2>
      <CountForm />
      <Standing />
      <div class="segments" role="group" aria-label={s.values.viewsLabel}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            class="segment"
            data-testid={`view-${one}`}
            aria-pressed={view === one}
            onClick={() => (shownView.value = one)}
          >
            {s.values.views[one]}
          </button>
        ))}
      </div>
      {length === 0 ? <div class="plot-empty" aria-hidden="true" /> : null}
      {length > 0 && view === "plot" ? (
        <>
          <Plot
            series={list}
            length={length}
            label={s.plot.label}
            name="plot"
            shown={here}
            onShow={setShown}
            period={period}
            onPick={setPicked}
            canvas={setCanvas}
          />
          {picked !== null && picked < length ? (
            <p>
              <HeapLink rule={rule} heap={picked} class="button" testid="plot-open" named>
                <Icon name="go" />
                {s.plot.open(picked)}
              </HeapLink>
            </p>
          ) : null}
        </>
      ) : null}
      {length > 0 && view === "squares" ? (
        <Squares
          series={list}
          length={length}
          period={period?.period ?? null}
          preperiod={period?.preperiod ?? 0}
        />
      ) : null}
      {length > 0 && view === "runs" ? (
        <Runs values={list.values.subarray(0, length)} first={0} />
      ) : null}
      {length > 0 && view === "table" ? (
        <ValueTable
          rule={rule}
          series={list}
          length={length}
          from={tableFrom.value}
          onFrom={(from) => (tableFrom.value = from)}
        />
      ) : null}
      {length > 0 && view === "counts" ? <Counts series={list} length={length} /> : null}
      <SaveRow rule={rule} series={list} length={length} shown={here} canvas={canvas} />
    </section>
  );
}
