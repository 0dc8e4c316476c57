/** The Problems place: an input of an online judge, answered as the judge wants it. */
import { useEffect } from "preact/hooks";
import { ErrorNote } from "../widgets/ErrorNote";
import { Waiting } from "../widgets/later";
import { placeStrings, problemStrings } from "../strings/index";
import { isPageOfProblem } from "../links/ownPage";
import { readOwn } from "../links/ownProblem";
import { asks, options } from "../state/game";
import { lazy } from "../widgets/lazy";
import { BrokenOwn, OwnCard, OwnCheck } from "./OwnProblem";
import { followProblems, problemsLost } from "../state/solved";
import {
  checking,
  chosenName,
  input,
  judging,
  leaveSample,
  loadProblems,
  openWithSample,
  problem,
  problemsAsked,
  unknownName,
} from "./state";
import { Chooser } from "./Chooser";
import { Disguise } from "./Disguise";
import { Problem, Program } from "./Problem";
import { Input } from "./Input";
import { Output } from "./Output";
import { Compare } from "./Compare";
import { Cases } from "./Cases";
import "./problems.css";

followProblems();

/** Problems of one's own come with the first of them. */
const MakeOwn = lazy(
  async () => (await import("./MakeOwn")).MakeOwn,
  () => null,
);

/** What the link has in place of a judge's problem. */
function Own({ value }: { value: string }) {
  const one = readOwn(value);
  const changes = value === "" || options.value.includes("change");
  return (
    <main class="problems">
      <h1 class="visually-hidden">{problemStrings.value.title}</h1>
      {value === "" ? null : <BrokenOwn value={value} />}
      <div class="problems-columns own-columns">
        {changes ? <MakeOwn key={value} value={value} /> : null}
        {!changes && typeof one !== "string" ? (
          <>
            <OwnCard value={value} one={one} />
            <OwnCheck value={value} />
          </>
        ) : null}
        <Chooser />
      </div>
    </main>
  );
}

export function ProblemsPlace() {
  useEffect(() => void loadProblems(), []);
  const here = problem.value;
  const { own } = asks.value;
  // Its own page begins with the problem and ends with the list, in the order of its elements.
  const alone = here !== null && chosenName.value === here.name && isPageOfProblem(here.name);
  // Its own page stands still when its script comes: there the sample waits for its button.
  const opens = own === null && here !== null ? here.name : null;
  useEffect(() => {
    if (opens !== null) (alone ? leaveSample : openWithSample)();
  }, [opens, alone]);
  if (!problemsAsked.value) return <Waiting words={placeStrings.value.loading} />;
  if (own !== null) return <Own value={own} />;
  const now = judging.value;
  const done = now.status === "done" && now.problem === here?.name ? now : null;
  // An answer belongs to the input it was asked for.
  const current = done && done.text === input.value.text ? done : null;
  const checks = current !== null && checking.value?.text === current.text;
  const program = here ? (
    <section class="card" aria-label={problemStrings.value.program}>
      <Program key={here.name} text={here.program} />
    </section>
  ) : null;
  return (
    <main class={`problems${alone ? " problem-alone" : ""}`}>
      {alone ? null : (
        <div class="problems-head">
          <h1>{problemStrings.value.title}</h1>
          <p class="rule">{problemStrings.value.about}</p>
        </div>
      )}
      {unknownName.value === null ? null : (
        <ErrorNote
          text={unknownName.value}
          error={{ code: "unknown-problem", column: 0, args: [unknownName.value] }}
        />
      )}
      {problemsLost.value ? (
        <p class="error-words" role="alert">
          {problemStrings.value.solvedLost}
        </p>
      ) : null}
      <div class="problems-columns">
        <div class="problems-column">
          {alone ? null : <Chooser />}
          {here ? <Problem here={here} alone={alone} /> : null}
          {program}
          {current && !checks ? <Disguise done={current} /> : null}
        </div>
        <div class="problems-column">
          <Input />
          {current && checks ? (
            <>
              <Compare done={current} key={current.text} />
              <Output done={current} folded key={`output ${current.text}`} />
            </>
          ) : null}
          {current && !checks ? (
            <>
              <Output done={current} />
              <Compare done={current} />
              <Cases done={current} />
            </>
          ) : null}
          {alone ? <Chooser near={here.name} /> : null}
        </div>
      </div>
    </main>
  );
}
