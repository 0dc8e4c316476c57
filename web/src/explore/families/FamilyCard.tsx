/** The same of each rule of a family, as a picture: a carpet, a map, a map with a slider. */
import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { download, fileName } from "../../device/download";
import { mostFamilyRows, mostSelectedRules } from "../../state/limits";
import { ErrorNote } from "../../widgets/ErrorNote";
import { exploreStrings, familiesStrings } from "../../strings/index";
import { formatInteger } from "../../strings/numbers";
import { readyFamilies, type FamilyAspect } from "../../strings/families";
import { answerIn } from "../answerIn";
import { StepField } from "../fields";
import { useJson } from "../lineAnswer";
import { savePng } from "../savePng";
import { addLines, isInfo, ruleInfo, setByHand, setOption, valueOf, type Asked } from "../state";
import { withOption } from "../sheet";
import { colourOf } from "../useTheme";
import { WorkNote } from "../work";
import { aspects, familyCsv, familyIn, listed, marks, ruleOf, type FamilyFound } from "./family";
import { FamilyPicture, useColours } from "./FamilyPicture";
import { MemberCard } from "./MemberCard";
import {
  heldLetters,
  legendOf,
  memberAt,
  membersBetween,
  membersWith,
  numbersOf,
  pictureOf,
  pictureSvg,
  scaleOf,
  type Cell,
} from "./picture";
import { readyLines } from "./readyFamilies";
import { toldMember } from "./words";
import "./families.css";

let lastFamily = 0;

/** The members that are selected, in a table. */
function Selected(props: {
  family: FamilyFound;
  chosen: readonly number[];
  heap: number | null;
  open: (member: number) => void;
  clear: () => void;
  name: string;
}) {
  const { family, chosen, heap, open, clear, name } = props;
  const s = familiesStrings.value.family;
  return (
    <section data-testid="family-selection" data-count={chosen.length}>
      <p role="status">
        <b>{s.selected(chosen.length, family.positions)}</b>
      </p>
      <ul class="family-list">
        {chosen.slice(0, mostSelectedRules).map((at) => {
          const member = family.members[at]!;
          return (
            <li key={at}>
              <button
                type="button"
                class="rule-link"
                data-testid="selected-rule"
                onClick={() => open(at)}
              >
                {toldMember(member, family.aspect, heap)}
              </button>
            </li>
          );
        })}
      </ul>
      {chosen.length > mostSelectedRules ? (
        <p class="quiet">{s.further(chosen.length - mostSelectedRules)}</p>
      ) : null}
      <p class="explore-buttons">
        <button
          type="button"
          class="button small"
          data-testid="selection-csv"
          onClick={() =>
            download(`${name}.csv`, [...familyCsv(family, chosen)].join(""), "text/csv")
          }
        >
          {s.csvSelection}
        </button>
        <button type="button" class="button small" data-testid="selection-clear" onClick={clear}>
          {s.clear}
        </button>
      </p>
    </section>
  );
}

function View({ family, template }: { family: FamilyFound; template: string }) {
  const all = exploreStrings.value;
  const s = familiesStrings.value.family;
  const { aspect, members, letters } = family;
  const ofList = listed(aspect);
  const words = useMemo(() => `family-words-${++lastFamily}`, []);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sliders = useMemo(() => heldLetters(family), [family]);
  const [letter, setLetter] = useState(sliders[0] ?? 0);
  const stops = useMemo(() => numbersOf(family, letter), [family, letter]);
  const [stop, setStop] = useState<number | null>(null);
  const [heap, setHeap] = useState(1);
  const [from, setFrom] = useState(0);
  const value = stops[Math.min(stop ?? Math.floor(stops.length / 2), stops.length - 1)] ?? 0;
  const held = useMemo(
    () => (sliders.length > 0 ? { letter, value } : null),
    [sliders, letter, value],
  );
  const picture = useMemo(
    () => pictureOf(family, { held, heap: family.positions ? 0 : heap, from }),
    [family, held, heap, from],
  );
  const scale = useMemo(() => scaleOf(family), [family]);
  const isWrong = useCallback((member: number) => members[member]?.wrong ?? false, [members]);
  const colours = useColours(scale, ofList, isWrong);
  const legend = useMemo(() => legendOf(picture, scale.numbers), [picture, scale]);
  const [at, setAt] = useState<Cell | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [selecting, setSelecting] = useState(false);
  const [drawn, setDrawn] = useState<readonly [Cell, Cell] | null>(null);
  const [lit, setLit] = useState<number | null>(null);
  useEffect(() => {
    setAt(null);
    setDrawn(null);
    setLit(null);
  }, [picture]);
  useEffect(() => setOpen(null), [family]);
  const carpet = picture.kind === "carpet";
  const heapAt = (cell: Cell | null) =>
    !ofList || family.positions ? null : carpet ? (cell?.[0] ?? null) : heap;
  const chosen = useMemo(
    () =>
      drawn
        ? membersBetween(picture, drawn[0], drawn[1])
        : lit === null
          ? []
          : membersWith(picture, lit),
    [picture, drawn, lit],
  );
  const under = at ? memberAt(picture, at) : -1;
  const heaps = Math.max(0, ...members.slice(0, 50).map((one) => one.values?.length ?? 0));
  const shownOf = useCallback(
    (number: number) => (aspect === "lost" ? marks[number]! : String(number)),
    [aspect],
  );
  const called = (number: number) =>
    aspect === "lost"
      ? `${shownOf(number)}: ${[s.lost, s.won, s.drawn][number]}`
      : ofList && number === 0
        ? s.lostValue
        : formatInteger(number);
  const name = fileName(template);
  const saveSvg = () =>
    download(
      `${name}.svg`,
      pictureSvg(
        picture,
        held ? `${template}, ${letters[held.letter]} = ${held.value}` : template,
        colours.of,
        legend.entries.map(({ number }) => ({
          words: called(number),
          colour: colours.of(number, -1),
        })),
      ),
      "image/svg+xml",
    );
  return (
    <>
      <div class="explore-fields">
        {held ? (
          <label class="field family-slider">
            <span>
              {sliders.length > 1 ? (
                <select
                  aria-label={s.slider("")}
                  data-testid="family-letter"
                  value={String(letter)}
                  onChange={(event) => {
                    setStop(null);
                    setLetter(Number(event.currentTarget.value));
                  }}
                >
                  {sliders.map((one) => (
                    <option key={one} value={String(one)}>
                      {letters[one]}
                    </option>
                  ))}
                </select>
              ) : (
                letters[letter]
              )}{" "}
              = <b data-testid="family-held">{formatInteger(value)}</b>
            </span>
            <input
              type="range"
              data-testid="family-slider"
              aria-label={s.slider(letters[letter] ?? "")}
              aria-valuetext={String(value)}
              min={0}
              max={Math.max(0, stops.length - 1)}
              value={stops.indexOf(value)}
              onInput={(event) => setStop(Number(event.currentTarget.value))}
            />
          </label>
        ) : null}
        {ofList && !carpet && !family.positions ? (
          <StepField
            label={s.heap}
            testid="family-heap"
            min={0}
            max={Math.max(0, heaps - 1)}
            value={heap}
            onValue={(text) =>
              setHeap(Math.max(0, Math.min(heaps - 1, Math.floor(Number(text)) || 0)))
            }
          />
        ) : null}
        {carpet && members.length > mostFamilyRows ? (
          <StepField
            label={s.rows}
            testid="family-from"
            min={0}
            max={members.length - 1}
            value={from}
            onValue={(text) => setFrom(Math.max(0, Math.floor(Number(text)) || 0))}
          />
        ) : null}
      </div>
      <FamilyPicture
        picture={picture}
        colours={colours}
        written={shownOf}
        label={s.picture(picture.columns.length, picture.rows.length)}
        told={words}
        at={at}
        onAt={setAt}
        onOpen={setOpen}
        selecting={selecting}
        setSelecting={setSelecting}
        lit={lit}
        selection={drawn}
        onSelect={(a, b) => {
          setLit(null);
          setDrawn([a, b]);
        }}
        canvas={canvas}
      />
      <p
        id={words}
        role="status"
        class="plot-at family-at"
        data-testid="family-at"
        data-rule={under >= 0 ? members[under]!.rule : ""}
      >
        {under >= 0 ? (
          toldMember(members[under]!, aspect, heapAt(at))
        ) : (
          <span class="quiet">{selecting ? s.selecting : s.point(family.positions)}</span>
        )}
      </p>
      <p class="quiet by-keys">{s.keys}</p>
      <div
        class="grid-legend family-legend"
        data-testid="family-legend"
        role="group"
        aria-label={s.legend}
      >
        {legend.entries.map(({ number, cells }) => (
          <button
            key={number}
            type="button"
            class="legend-number"
            data-testid="legend-number"
            data-number={number}
            aria-pressed={lit === number}
            title={s.cells(cells)}
            onClick={() => {
              setDrawn(null);
              setLit(lit === number ? null : number);
            }}
          >
            <span
              class="legend-swatch"
              style={{ background: colours.of(number, -1) }}
              aria-hidden="true"
            />
            {called(number)}
          </button>
        ))}
        {legend.others > 0 ? <span class="quiet">{s.otherNumbers(legend.others)}</span> : null}
        {legend.unknown > 0 ? (
          <span data-testid="legend-unknown">
            <span
              class="legend-swatch"
              style={{ background: colourOf("--line") }}
              aria-hidden="true"
            />
            {family.open > 0 || family.wrong === 0 ? s.notKnown : s.unread}
          </span>
        ) : null}
      </div>
      {open !== null && members[open] ? (
        <MemberCard
          member={members[open]}
          aspect={aspect}
          position={family.positions}
          shut={() => setOpen(null)}
        />
      ) : null}
      {chosen.length > 0 ? (
        <Selected
          family={family}
          chosen={chosen}
          heap={carpet ? null : heapAt(null)}
          open={setOpen}
          clear={() => {
            setDrawn(null);
            setLit(null);
          }}
          name={name}
        />
      ) : null}
      <div class="save-row" role="group" aria-label={all.save.title}>
        <span class="quiet">{all.save.title}</span>
        <button
          type="button"
          class="button small"
          data-testid="family-csv"
          onClick={() => download(`${name}.csv`, new Blob([...familyCsv(family)]), "text/csv")}
        >
          {all.save.csv}
        </button>
        <button
          type="button"
          class="button small"
          data-testid="family-png"
          onClick={() => savePng(canvas.current, name)}
        >
          {all.save.png}
        </button>
        <button type="button" class="button small" data-testid="family-svg" onClick={saveSvg}>
          {all.save.svg}
        </button>
      </div>
    </>
  );
}

/** The families that stand ready, as buttons. */
export function ReadyFamilies({
  choose,
}: {
  choose: (lines: readonly string[], name: string) => void;
}) {
  const s = familiesStrings.value.family;
  return (
    <div class="chips" role="group" aria-label={s.ready} data-testid="ready-families">
      {readyFamilies.map((one) => (
        <button
          key={one}
          type="button"
          class="chip-button"
          data-testid="ready-family"
          data-family={one}
          onClick={() => choose(readyLines[one], s.readyNames[one])}
        >
          {s.readyNames[one]}
        </button>
      ))}
    </div>
  );
}

/** Why no member can be read: the first one says it. */
function FirstWrong({ rule }: { rule: string }) {
  const info = ruleInfo(rule);
  return info === null || isInfo(info) ? null : <ErrorNote text={rule} error={info} />;
}

function Laws({ asked, family }: { asked: Asked; family: FamilyFound }) {
  const s = familiesStrings.value.family;
  if (listed(family.aspect) || family.members.length < 2) return null;
  if (valueOf(asked, "--laws") === null)
    return (
      <p class="explore-buttons">
        <button
          type="button"
          class="button"
          data-testid="family-laws"
          onClick={() => setOption(asked, "--laws", "")}
        >
          {s.laws}
        </button>
      </p>
    );
  if (family.laws.length === 0) return <p class="finding">{s.noLaws}</p>;
  return (
    <>
      {family.laws.map((law) => (
        <p key={`${law.of} ${law.formula}`} class="finding" data-testid="family-law">
          {s.law(law.of, law.formula, formatInteger(law.members), law.where)}
        </p>
      ))}
    </>
  );
}

export function FamilyCard({ asked, at }: { asked: Asked; at: number }) {
  const s = familiesStrings.value.family;
  const work = useJson(asked, at);
  const template = asked.operands[0] ?? "";
  const said = valueOf(asked, "--of");
  const aspect = aspects.find((one) => one === said) ?? "period";
  const family = useMemo(
    () => (work.found ? familyIn(answerIn(work.found.json), template, aspect) : null),
    [work.found, template, aspect],
  );
  const show = (next: FamilyAspect) =>
    setByHand(asked, ({ options }) => {
      const without = [...(listed(next) ? [] : ["--count"]), ...(listed(next) ? ["--laws"] : [])];
      return {
        options: without.reduce(
          (list, name) => withOption(list, name, null),
          withOption(options, "--of", next === "period" ? null : next),
        ),
      };
    });
  const first = family?.members[0];
  const told = family
    ? [
        s.members(family.members.length, family.positions),
        ...(family.open > 0 ? [s.open(family.open)] : []),
        ...(family.wrong > 0 ? [s.wrong(family.wrong)] : []),
      ].join(" · ")
    : "";
  const allWrong = family !== null && first !== undefined && family.wrong === family.members.length;
  return (
    <div data-testid="family-card" data-members={family?.members.length ?? ""}>
      {/* Of positions nothing else is told. */}
      {family?.positions ? null : (
        <div class="explore-fields">
          <label class="field">
            <span>{s.of}</span>
            <select
              data-testid="family-of"
              value={aspect}
              onChange={(event) =>
                show(aspects.find((one) => one === event.currentTarget.value) ?? "period")
              }
            >
              {aspects.map((one) => (
                <option key={one} value={one}>
                  {s.aspects[one]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <WorkNote work={work} text={asked.line} />
      {family ? (
        <p data-testid="family-words">{family.members.length === 0 ? s.none : told}</p>
      ) : null}
      {allWrong ? (
        <FirstWrong rule={ruleOf(template, family.letters, first.numbers)} />
      ) : family && first ? (
        <>
          <View family={family} template={template} />
          <Laws asked={asked} family={family} />
        </>
      ) : null}
      <details class="more-fold">
        <summary>{s.ready}</summary>
        <ReadyFamilies choose={(lines) => addLines(lines, asked.id)} />
      </details>
    </div>
  );
}
