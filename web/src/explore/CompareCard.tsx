/**
 * Another rule beside this one: the first heap at which they differ, and their difference as a
 * plot.
 */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { Icon } from "../widgets/Icon";
import { formatInteger } from "../strings/numbers";
import { LineForm } from "./fields";
import { HeapLink } from "./HeapLink";
import { LaterPlot } from "./LaterPlot";
import { Series } from "./series";
import { isWanted, numberOf, setByHand, type Asked } from "./state";
import { inside, type Stretch } from "./stretch";
import { useWork, WorkNote } from "./work";
import { exploreStrings } from "../strings/index";
import type { ComparisonRecord } from "#module/nimber.js";

const heaps = 1_000_000;
/** So many values are plotted at most. */
const plotted = 100_000;
const fewPlotted = 200;

/** The other rule's values minus this one's, as far as both are quickly had. */
async function difference(left: string, right: string, count: number): Promise<Series | null> {
  const [a, b] = await Promise.all([
    engine.sequenceBeside(left, count),
    engine.sequenceBeside(right, count),
  ]);
  if (isError(a) || isError(b)) return null;
  const series = new Series((length) => new Int32Array(length));
  series.append(Int32Array.from(a.values, (value, heap) => (b.values[heap] ?? 0) - value));
  return series;
}

interface Compared {
  right: string;
  result: ComparisonRecord;
  /** that rule in its canonical form */
  canonical: string;
}

export function CompareCard({ asked, rule }: { asked: Asked; rule: string }) {
  const s = exploreStrings.value;
  const right = asked.operands[0] ?? "";
  const most = numberOf(asked, "--heaps", heaps);
  const [series, setSeries] = useState<Series | null>(null);
  const [shown, setShown] = useState<Stretch>({ from: 0, to: fewPlotted });
  const work = useWork<Compared>(
    `${rule} ${right} ${most}`,
    isWanted(asked),
    async (lane, onProgress) => {
      const read = await engine.read(right);
      if (isError(read)) return read;
      const canonical = read.kind === "rule" ? read.rule : (read.terms[0]?.rule ?? right);
      const result = await engine.long(lane, onProgress, "compare", rule, canonical, most);
      return result === "stopped" || isError(result) ? result : { right, result, canonical };
    },
  );
  const { found } = work;
  useEffect(() => {
    let late = false;
    setSeries(null);
    if (!found) return;
    const first = Number(found.result.firstDifference ?? 0n);
    const count = Math.min(plotted, Math.max(1000, first * 2));
    void difference(rule, found.canonical, count).then((made) => {
      if (late) return;
      setSeries(made);
      setShown(
        inside({ from: first - fewPlotted / 2, to: first + fewPlotted / 2 }, made?.length ?? count),
      );
    });
    return () => {
      late = true;
    };
  }, [found, rule]);
  const heap = found?.result.firstDifference ?? null;
  return (
    <div data-testid="compare-card">
      <WorkNote work={work} text={right} />
      <div role="status">
        {found && heap === null ? (
          <p class="finding" data-testid="rules-equal" data-proven={found.result.provenEqual}>
            {found.result.provenEqual ? s.compare.proven : s.compare.equal(found.result.checked)}
          </p>
        ) : null}
        {found && heap !== null ? (
          <div class="finding refuted" data-testid="rules-differ" data-heap={String(heap)}>
            <p>
              <b>{s.compare.differs(formatInteger(heap))}</b>
            </p>
            <dl class="side-by-side">
              {(
                [
                  [s.compare.left, rule, found.result.left],
                  [s.compare.right, found.canonical, found.result.right],
                ] as const
              ).map(([name, one, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <code translate={false}>{one}</code>: {formatInteger(value ?? 0n)}
                    <HeapLink rule={one} heap={Number(heap)} class="button small" named>
                      <Icon name="go" />
                      {s.compare.open(one)}
                    </HeapLink>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
      <details class="more-fold">
        <summary>{s.sheet.more}</summary>
        <OtherRule key={right} asked={asked} right={right} />
        {found && series && series.length > 0 ? (
          <>
            <h3>{s.compare.plot}</h3>
            <p class="quiet">{s.compare.plotAbout}</p>
            <LaterPlot
              series={series}
              length={series.length}
              label={s.compare.plot}
              name="difference"
              shown={inside(shown, series.length)}
              onShow={setShown}
            />
          </>
        ) : null}
      </details>
    </div>
  );
}

function OtherRule({ asked, right }: { asked: Asked; right: string }) {
  const s = exploreStrings.value.compare;
  const [text, setText] = useState(right);
  return (
    <LineForm
      field={{ label: s.label, testid: "other-rule", value: text, onValue: setText }}
      button={s.button}
      testid="compare-rules"
      working={false}
      ask={() => setByHand(asked, { operands: [text.trim()] })}
    />
  );
}
