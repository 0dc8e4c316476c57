/** Misère play of a rule's heaps: the quotient, found, shown, and checked by another program. */
import { useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { formatInteger } from "../strings/numbers";
import { gap } from "../strings/joined";
import { fileName } from "../device/download";
import { Certificate } from "./Certificate";
import { NumberField } from "./fields";
import { HowKnown } from "./HowKnown";
import { quotientsInKernel } from "./inKernel";
import { isWanted, numberOf, setOption, valueOf, type Asked } from "./state";
import { useWork, WorkNote } from "./work";
import { exploreStrings } from "../strings/index";
import type { QuotientRecord } from "#module/nimber.js";
import "./quotient.css";

/** A table of more elements than these is not drawn. */
const mostRows = 48;
/** Heaps in the strip, where no period makes it shorter. */
const mostHeaps = 240;
/** The verifier looks at once at so many elements. */
const quickOrder = 120;

/** An element's word; the unit is 1. */
function Word({ found, element }: { found: QuotientRecord; element: number }) {
  return (
    <span translate={false} class={found.p.includes(element) ? "element lost" : "element"}>
      {found.elements[element]}
    </span>
  );
}

function Grown({ found }: { found: QuotientRecord }) {
  const s = exploreStrings.value.misere;
  const steps = Array.from({ length: found.grown.length / 2 }, (_, i) => ({
    heap: found.grown[2 * i]!,
    order: found.grown[2 * i + 1]!,
  }));
  const most = found.elements.length;
  return (
    <>
      <h3>{s.grows}</h3>
      <ol class="quotient-growth">
        {steps.map(({ heap, order }) => (
          <li key={heap}>
            <span class="quiet">{s.heap(formatInteger(heap))}</span>
            <span
              class="quotient-bar"
              style={{ inlineSize: `${(100 * order) / most}%` }}
              aria-hidden
            />
            <b>{formatInteger(order)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function Phi({ found }: { found: QuotientRecord }) {
  const s = exploreStrings.value.misere;
  const repeats = found.period !== null && found.preperiod !== null;
  const from = repeats ? Number(found.preperiod) : found.phi.length;
  const period = repeats ? Number(found.period) : 0;
  // The first period is the last that has anything to say.
  const shown = Math.min(repeats ? from + period : mostHeaps, found.phi.length);
  return (
    <>
      <h3>{s.phi}</h3>
      <p>{s.phiAbout}</p>
      <ol class="quotient-phi" start={0} data-testid="quotient-phi">
        {Array.from(found.phi.subarray(0, shown), (element, heap) => (
          <li key={heap} class={heap >= from ? "in-period" : ""}>
            <span class="quiet">{heap}</span>
            <Word found={found} element={element} />
          </li>
        ))}
      </ol>
      <p class="quiet">
        {repeats
          ? s.repeats(formatInteger(from), formatInteger(period))
          : s.known(formatInteger(found.heaps))}
      </p>
    </>
  );
}

function Table({ found }: { found: QuotientRecord }) {
  const s = exploreStrings.value.misere;
  const order = found.elements.length;
  const table = found.table;
  if (!table || order > mostRows)
    return <p class="quiet">{s.tableTooLarge(formatInteger(order))}</p>;
  const all = Array.from({ length: order }, (_, i) => i);
  return (
    <details>
      <summary>{s.table}</summary>
      <div class="table-scroll" tabIndex={0} role="region" aria-label={s.table}>
        <table class="quotient-table" data-testid="quotient-table">
          <thead>
            <tr>
              <th scope="col">·</th>
              {all.map((column) => (
                <th key={column} scope="col">
                  <Word found={found} element={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((row) => (
              <tr key={row}>
                <th scope="row">
                  <Word found={found} element={row} />
                </th>
                {all.map((column) => (
                  <td key={column}>
                    <Word found={found} element={table[row * order + column]!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

export function MisereCard({ asked, rule }: { asked: Asked; rule: string }) {
  const { misere: s } = exploreStrings.value;
  const { more } = exploreStrings.value.sheet;
  const said = valueOf(asked, "--heaps");
  const [text, setText] = useState(said ?? "");
  const lane = useMemo(ownLane, []);
  const most = said === null ? -1 : numberOf(asked, "--heaps", -1);
  const work = useWork<QuotientRecord>(`${rule} ${most}`, isWanted(asked), (own, onProgress) =>
    engine.long(own, onProgress, "quotient", rule, most, 0),
  );
  const { found } = work;
  const inCoq = found !== null && found.period !== null && found.rule.startsWith("octal/");
  const heaps = text === "" ? -1 : Number(text);
  const good = text === "" || (/^\d+$/.test(text) && heaps <= 2000);
  const told = found
    ? s.found(
        formatInteger(found.elements.length),
        formatInteger(found.p.length),
        formatInteger(found.heaps),
      )
    : "";
  return (
    <div data-testid="misere-card">
      <WorkNote work={work} text={rule} />
      <div role="status">
        {found ? (
          <p
            class="finding"
            data-testid="quotient"
            data-order={String(found.elements.length)}
            data-proven={String(found.period !== null)}
          >
            <b>{told}</b>
            {gap(told)}
            {found.period !== null
              ? s.proven(
                  formatInteger(found.preperiod ?? 0n),
                  formatInteger(found.period),
                  formatInteger(found.checkedTo),
                )
              : s.certified(formatInteger(found.heaps))}
          </p>
        ) : null}
      </div>
      {found ? (
        <>
          <h3>{s.lost}</h3>
          <p>{s.lostAbout}</p>
          <p class="quotient-lost" data-testid="quotient-lost">
            {Array.from(found.p, (element) => (
              <Word key={element} found={found} element={element} />
            ))}
          </p>
        </>
      ) : null}
      <details class="more-fold" data-testid="quotient-more">
        <summary>{more}</summary>
        <form
          class="explore-fields"
          onSubmit={(event) => {
            event.preventDefault();
            if (good) setOption(asked, "--heaps", text === "" ? null : text);
          }}
        >
          <NumberField
            label={s.heaps}
            testid="quotient-heaps"
            value={text}
            placeholder={s.asFar}
            wrong={!good}
            onValue={setText}
          />
          <button type="submit" class="button" data-testid="find-quotient" disabled={!good}>
            {s.button}
          </button>
        </form>
        {found ? (
          <>
            <Phi found={found} />
            <Table found={found} />
            <Grown found={found} />
            <Certificate
              text={found.certificate}
              file={`${fileName(found.rule)}-quotient.json`}
              lane={lane}
              question="verifyQuotient"
              atOnce={found.elements.length <= quickOrder}
              words={s}
            />
            <HowKnown
              rule={found.rule}
              question="quotient"
              theorem={inCoq ? quotientsInKernel.octal : quotientsInKernel.any}
              inCoq={inCoq}
              options={most < 0 ? "" : `--heaps ${most}`}
            />
          </>
        ) : null}
      </details>
    </div>
  );
}
