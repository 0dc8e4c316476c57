/** Which problem: all of them by judge, and a box that searches them. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { gameNames } from "../strings/gameNames";
import { gameStrings, problemStrings, strings } from "../strings/index";
import { groupsOf, haystackOf, holds, numberOf } from "./find";
import { choose, problem, problemList, textHere } from "./state";
import { techniqueWords } from "./words";
import type { ProblemInfo } from "#module/nimber.js";

function Choice({ one, here }: { one: ProblemInfo; here: boolean }) {
  return (
    <li>
      <button
        type="button"
        class="problem-choice"
        data-testid="problem-choice"
        data-name={one.name}
        aria-current={here ? "true" : undefined}
        onClick={() => choose(one.name)}
      >
        <span class="problem-number">{numberOf(one.name)}</span>
        <span data-title>{textHere(one.title)}</span>
      </button>
    </li>
  );
}

export function Chooser() {
  const s = strings.value;
  const words = problemStrings.value;
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const all = problemList.value;
  const here = problem.value?.name;
  const haystacks = useMemo(
    () =>
      all.map((one) => {
        const [judge] = groupsOf([one]);
        return haystackOf(one, [
          ...(judge?.judge ? [words.judges[judge.judge]] : []),
          ...(one.game ? [gameStrings(s, one.game).title, ...(gameNames[one.game] ?? [])] : []),
          techniqueWords(one.technique),
        ]);
      }),
    [all, s, words],
  );
  const groups = groupsOf(all.filter((_, at) => holds(haystacks[at]!, typed)));
  const count = groups.reduce((sum, group) => sum + group.list.length, 0);
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
  }, [here, all, typed]);
  return (
    <section class="card" aria-labelledby="problem-title">
      <h2 id="problem-title" class="visually-hidden">
        {words.choose}
      </h2>
      <label class="field">
        <span>{words.search}</span>
        <input
          inputMode="search"
          data-testid="problem-search"
          placeholder={words.searchHint}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <p class="quiet problem-count" role="status" data-testid="problem-count">
        {count > 0 ? words.found(count) : words.noneFound}
      </p>
      <div ref={box} class="problem-list" data-testid="problem-list">
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
