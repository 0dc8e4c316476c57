/** Which problem: all of them by judge, a box that searches them, and what narrows them down. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { stillness } from "../device/motion";
import { CheckField } from "../widgets/CheckField";
import { holds, holdsPlain, nearest } from "../widgets/finding";
import { Icon } from "../widgets/Icon";
import { isSolved, keptProblems } from "../state/solved";
import { gameNames } from "../strings/gameNames";
import { gameStrings, languageTag, problemStrings, strings } from "../strings/index";
import { nameOfOwn, readOwn } from "../links/ownProblem";
import { asks } from "../state/game";
import { leadsTo, openPlace } from "../state/place";
import {
  askedBy,
  everything,
  groupsOf,
  haystackOf,
  isWithin,
  judgeOf,
  numberOf,
  type Narrowed,
} from "./find";
import { levelOf, levels } from "./hard";
import { choose, problem, problemList, textHere } from "./state";
import { nameWords, techniqueWords } from "./words";
import type { ProblemInfo } from "#module/nimber.js";

function SolvedMark({ name }: { name: string }) {
  if (!isSolved(name)) return null;
  return (
    <span class="problem-solved">
      <Icon name="check" />
      <span class="visually-hidden">{problemStrings.value.solved}</span>
    </span>
  );
}

function Choice({ one, here, name }: { one: ProblemInfo; here: boolean; name?: string }) {
  return (
    <li>
      <button
        type="button"
        class="problem-choice"
        data-testid="problem-choice"
        data-problem-key
        {...leadsTo("problems", `problem=${one.name}`)}
        data-name={one.name}
        aria-current={here ? "true" : undefined}
        onClick={() => {
          choose(one.name);
          // On a phone it stands below the list.
          if (matchMedia("(max-width: 899px)").matches)
            requestAnimationFrame(() =>
              document
                .querySelector("[data-testid=problem]")
                ?.scrollIntoView({ block: "start", behavior: stillness() ? "auto" : "smooth" }),
            );
        }}
      >
        <span class="problem-number">{name ?? numberOf(one.name)}</span>
        <span data-title>{textHere(one.title)}</span>
        <SolvedMark name={one.name} />
      </button>
    </li>
  );
}

function Narrow({
  list,
  now,
  set,
}: {
  list: readonly ProblemInfo[];
  now: Narrowed;
  set: (now: Narrowed) => void;
}) {
  const words = problemStrings.value;
  const techniques = [...new Set(list.map((one) => one.technique))].sort((a, b) =>
    techniqueWords(a).localeCompare(techniqueWords(b), languageTag.value),
  );
  const chapters = [...new Set(list.map((one) => one.chapter))].sort((a, b) => a - b);
  const selects = [
    {
      name: "technique",
      label: words.technique,
      value: now.technique,
      options: techniques.map((one) => [one, techniqueWords(one)]),
      choose: (technique: string) => set({ ...now, technique }),
    },
    {
      name: "chapter",
      label: words.narrow.chapter,
      value: String(now.chapter || ""),
      options: chapters.map((one) => [String(one), words.narrow.chapterShort(one)]),
      choose: (chapter: string) => set({ ...now, chapter: Number(chapter) }),
    },
    {
      name: "level",
      label: words.level,
      value: String(now.level || ""),
      options: levels.map((one) => [String(one), words.levels[one]]),
      choose: (level: string) => set({ ...now, level: Number(level) }),
    },
  ];
  return (
    <details class="problem-narrow" data-testid="problem-narrow">
      <summary>{words.narrow.title}</summary>
      <div class="problem-narrow-row">
        {selects.map((one) => (
          <label class="field" key={one.name}>
            <span>{one.label}</span>
            <select
              data-testid={`problem-${one.name}-choice`}
              value={one.value}
              onChange={(event) => one.choose(event.currentTarget.value)}
            >
              <option value="">{words.narrow.all}</option>
              {one.options.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <CheckField
        class="problem-open"
        testid="problem-open"
        label={words.narrow.open}
        checked={now.open}
        onCheck={(open) => set({ ...now, open })}
      />
    </details>
  );
}

/** The arrow keys go from one problem to the next; from the first one back into the box. */
function onArrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-problem-key]")];
  const at = all.findIndex((one) => one === document.activeElement);
  const next = all[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

/** Those that were made here. */
function OwnList({ typed, here }: { typed: string; here: string | null }) {
  const words = problemStrings.value;
  const list = keptProblems.value.own.flatMap((value) => {
    const one = readOwn(value);
    return typeof one !== "string" && holdsPlain(`${one.title} ${one.text}`, typed)
      ? [{ value, title: one.title }]
      : [];
  });
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="problems-own">
      <h3 id="problems-own">{words.own.list}</h3>
      <ul>
        {list.map(({ value, title }) => (
          <li key={value}>
            <button
              type="button"
              class="problem-choice"
              data-testid="own-choice"
              data-problem-key
              aria-current={value === here ? "true" : undefined}
              onClick={() => openPlace("problems", [`own=${value}`])}
            >
              <span class="problem-number" />
              <span data-title>{title}</span>
              <SolvedMark name={nameOfOwn(value)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `near`: the page is about this problem: at first those of its judge, all of them in sight. */
export function Chooser({ near }: { near?: string }) {
  const s = strings.value;
  const words = problemStrings.value;
  const [typed, setTyped] = useState("");
  const [narrowed, setNarrowed] = useState(everything);
  const box = useRef<HTMLDivElement>(null);
  const all = problemList.value;
  const ownHere = asks.value.own;
  const here = ownHere === null ? problem.value?.name : undefined;
  const haystacks = useMemo(
    () =>
      all.map((one) => {
        const [judge] = groupsOf([one]);
        return haystackOf(one, [
          ...(judge?.judge ? [words.judges[judge.judge]] : []),
          ...(one.game ? [gameStrings(s, one.game).title, ...(gameNames[one.game] ?? [])] : []),
          techniqueWords(one.technique),
          words.chapter(one.chapter),
          words.narrow.chapterShort(one.chapter),
          words.levels[levelOf(one)],
        ]);
      }),
    [all, s, words],
  );
  const ofJudge = near !== undefined && typed.trim() === "" && narrowed === everything;
  const found = all.filter(
    (one, at) =>
      (!ofJudge || judgeOf(one.name) === judgeOf(near)) &&
      holds(haystacks[at]!, typed) &&
      isWithin(one, narrowed, isSolved(one.name)),
  );
  const groups = groupsOf(found);
  const count = found.length;
  const meant =
    count > 0 || typed.trim() === ""
      ? []
      : nearest(all.map(askedBy), typed)
          .map((at) => all[at]!)
          .filter((one) => isWithin(one, narrowed, isSolved(one.name)));
  const done = (ofJudge ? found : all).filter((one) =>
    Object.hasOwn(keptProblems.value.solved, one.name),
  ).length;
  // The one that is open is seen in the list, which scrolls by itself.
  useEffect(() => {
    const list = box.current;
    const now = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list) return;
    if (!now) {
      list.scrollTop = 0;
      return;
    }
    const [frame, row] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
    if (row.top < frame.top + row.height || row.bottom > frame.bottom)
      list.scrollTop += row.top - frame.top - frame.height / 2;
  }, [here, all, typed, narrowed]);
  return (
    <section class="card" aria-labelledby="problem-title" onKeyDown={onArrows}>
      <h2 id="problem-title" class="visually-hidden">
        {words.choose}
      </h2>
      <label class="field">
        <span>{words.search}</span>
        <input
          inputMode="search"
          data-testid="problem-search"
          data-problem-key
          placeholder={words.searchHint}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            const [first] = groups[0]?.list ?? meant;
            if (event.key !== "Enter" || typed.trim() === "" || !first) return;
            event.preventDefault();
            choose(first.name);
          }}
        />
      </label>
      <Narrow list={all} now={narrowed} set={setNarrowed} />
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          data-testid="own-new"
          aria-current={ownHere === "" ? "true" : undefined}
          onClick={() => openPlace("problems", ["own="])}
        >
          {words.own.make}
        </button>
        {near === undefined ? null : (
          <button
            type="button"
            class="button"
            data-testid="problems-all"
            {...leadsTo("problems")}
            onClick={() => openPlace("problems")}
          >
            {words.all(all.length)}
          </button>
        )}
      </p>
      <p class="quiet problem-count" role="status" data-testid="problem-count">
        {count > 0 ? words.found(count) : meant.length > 0 ? words.nearest : words.noneFound}
        {done > 0 ? ` · ${words.solvedCount(done)}` : ""}
      </p>
      <div ref={box} class="problem-list" data-testid="problem-list">
        {ofJudge ? null : <OwnList typed={typed} here={ownHere} />}
        {meant.length === 0 ? null : (
          <ul data-testid="problems-nearest">
            {meant.map((one) => (
              <Choice
                key={one.name}
                one={one}
                here={one.name === here}
                name={nameWords(one.name)}
              />
            ))}
          </ul>
        )}
        {groups.map(({ judge, list }) => (
          <section key={judge} aria-labelledby={`problems-of-${judge}`}>
            <h3 id={`problems-of-${judge}`}>{judge ? words.judges[judge] : ""}</h3>
            <ul>
              {list.map((one) => (
                <Choice key={one.name} one={one} here={one.name === here} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
