/** Which problem: a list, and what it is in disguise. */
import { gameStrings, problemStrings, strings } from "../strings/index";
import { openPlace } from "../state/place";
import type { ProblemName } from "../strings/more";
import { comparison, judging, problem, problemList } from "./state";

function wordsOf(name: string) {
  const known: Partial<Record<string, { title: string; disguise: string; traps: string | null }>> =
    problemStrings.value.names;
  return known[name as ProblemName] ?? { title: name, disguise: "", traps: null };
}

export function Chooser() {
  const s = strings.value;
  const here = problem.value;
  const words = here ? wordsOf(here.name) : null;
  return (
    <section class="card" aria-labelledby="problem-title">
      <h2 id="problem-title" class="visually-hidden">
        {problemStrings.value.choose}
      </h2>
      <label class="field">
        <span>{problemStrings.value.choose}</span>
        <select
          data-testid="problem"
          value={here?.name ?? ""}
          onChange={(event) => {
            openPlace("problems", [`problem=${event.currentTarget.value}`]);
            judging.value = { status: "none" };
            comparison.value = null;
          }}
        >
          {problemList.value.map((one) => (
            <option key={one.name} value={one.name}>
              {[one.name, ...one.aliases].join(" = ").toUpperCase()} · {wordsOf(one.name).title}
            </option>
          ))}
        </select>
      </label>
      {here && words ? (
        <dl class="problem-facts">
          <dt>{problemStrings.value.disguise}</dt>
          <dd>
            {words.disguise}
            {here.game ? (
              <span class="chip">{gameStrings(s, here.game).title}</span>
            ) : (
              <span class="quiet"> {problemStrings.value.noDisguise}</span>
            )}
          </dd>
          {words.traps === null ? null : (
            <>
              <dt>{problemStrings.value.traps}</dt>
              <dd>{words.traps}</dd>
            </>
          )}
        </dl>
      ) : null}
    </section>
  );
}
