/** The values of one heap: as many as wanted, in several pictures. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { ErrorNote } from "../widgets/ErrorNote";
import { useLong } from "../widgets/Busy";
import { NumberField } from "./fields";
import { HeapLink } from "./HeapLink";
import { Counts, ValueTable } from "./Lists";
import { periodOf } from "./laws";
import { LaterPlot } from "./LaterPlot";
import { Runs } from "./Runs";
import { useSearch } from "./search";
import { inside, type Stretch } from "./stretch";
import { SaveRow } from "./SaveRow";
import { Squares } from "./Squares";
import { exploreStrings } from "../strings/index";
import { withOption, type LineOption } from "./sheet";
import { numberOf, setByHand, setOption, valueOf, type Asked } from "./state";
import { firstValues, mostValues, useValues, type RuleValues } from "./values";
import { Segments } from "../widgets/Segments";

const views = ["plot", "squares", "runs", "table", "counts"] as const;
type View = (typeof views)[number];

/** The line says the view, so that a link, a file and a printed page show the same. */
function withView(options: readonly LineOption[], view: View): readonly LineOption[] {
  const others = withOption(withOption(options, "--counts", null), "--view", null);
  if (view === "plot") return others;
  return view === "counts"
    ? withOption(others, "--counts", "")
    : withOption(others, "--view", view);
}

function CountForm({ asked, count: now }: { asked: Asked; count: number }) {
  const s = exploreStrings.value;
  const [text, setText] = useState("");
  const want = (count: number) => {
    setText("");
    setOption(asked, "--count", String(count));
  };
  const have = now;
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
        if (good) want(count);
      }}
    >
      <NumberField
        label={s.values.count}
        testid="value-count"
        value={text}
        placeholder={String(now)}
        wrong={text !== "" && !good}
        onValue={setText}
      />
      <button type="submit" class="button" data-testid="compute" disabled={!good}>
        {s.values.compute}
      </button>
      {now < mostValues ? (
        <button type="button" class="button" data-testid="more-values" onClick={() => want(next)}>
          {s.values.more(next)}
        </button>
      ) : null}
      {text !== "" && !good ? <p class="quiet">{s.values.mostReached(mostValues)}</p> : null}
    </form>
  );
}

function Standing({ values, length }: { values: RuleValues; length: number }) {
  const s = exploreStrings.value;
  const now = values.status.value;
  const wanted = values.wanted.value;
  const long = useLong(now === "working" ? values.since.value : null);
  const done = Math.max(values.known.value, Math.min(wanted, Math.floor(values.stretch.value)));
  return (
    <>
      {now === "working" && long ? (
        <div class="busy" data-testid="values-busy">
          <div class="busy-words">
            <span>{s.values.working(done, wanted)}</span>
            <progress
              value={done}
              max={Math.max(1, wanted)}
              aria-label={s.values.working(done, wanted)}
            />
          </div>
          <button
            type="button"
            class="button"
            data-testid="stop-values"
            onClick={() => values.stop()}
          >
            <Icon name="stop" />
            {s.values.stop}
          </button>
        </div>
      ) : null}
      {now === "stopped" ? (
        <p>
          {s.values.stopped}{" "}
          <button type="button" class="button" onClick={() => values.want(wanted)}>
            {s.values.goOn}
          </button>
        </p>
      ) : null}
      {values.error.value ? <ErrorNote text={values.rule} error={values.error.value} /> : null}
      <p class="quiet screen-only" role="status" data-testid="values-have" data-count={length}>
        {now === "working" ? "" : s.values.have(length)}
      </p>
    </>
  );
}

export function ValuesCard({ asked, rule }: { asked: Asked; rule: string }) {
  const s = exploreStrings.value;
  const count = Math.min(mostValues, numberOf(asked, "--count", firstValues));
  const values = useValues(rule, count);
  const search = useSearch(rule);
  const said = valueOf(asked, "--view");
  const view: View =
    valueOf(asked, "--counts") !== null ? "counts" : (views.find((one) => one === said) ?? "plot");
  const [tableFrom, setTableFrom] = useState(0);
  const [shown, setShown] = useState<Stretch>({ from: 0, to: 0 });
  const [picked, setPicked] = useState<number | null>(null);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const length = Math.min(count, values.known.value);
  const list = values.series;
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
  // As it was proven, else as the best law has it.
  const period = values.repeats.value ?? periodOf(search.found.value?.laws ?? []);
  return (
    <div data-testid="values-card">
      <Standing values={values} length={length} />
      <Segments
        label={s.values.viewsLabel}
        list={views}
        now={view}
        words={(one) => s.values.views[one]}
        choose={(one) => setByHand(asked, ({ options }) => ({ options: withView(options, one) }))}
        mark={(one) => ({ "data-testid": `view-${one}` })}
      />
      {length === 0 ? <div class="plot-empty" aria-hidden="true" /> : null}
      {length > 0 && view === "plot" ? (
        <>
          <LaterPlot
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
          from={tableFrom}
          onFrom={setTableFrom}
        />
      ) : null}
      {length > 0 && view === "counts" ? <Counts series={list} length={length} /> : null}
      <details class="more-fold" data-testid="values-more">
        <summary>{s.sheet.more}</summary>
        <CountForm asked={asked} count={count} />
        <SaveRow rule={rule} series={list} length={length} shown={here} canvas={canvas} />
      </details>
    </div>
  );
}
