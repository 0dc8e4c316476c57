/** The Problems place: an input of an online judge, answered as the judge wants it. */
import { useEffect } from "preact/hooks";
import { ErrorNote } from "../widgets/ErrorNote";
import { Waiting } from "../widgets/later";
import { placeStrings, problemStrings } from "../strings/index";
import { input, judging, loadProblems, problem, problemsAsked, unknownName } from "./state";
import { Chooser } from "./Chooser";
import { Disguise } from "./Disguise";
import { Problem } from "./Problem";
import { Input } from "./Input";
import { Output } from "./Output";
import { Compare } from "./Compare";
import { Cases } from "./Cases";
import "./problems.css";

export function ProblemsPlace() {
  useEffect(() => void loadProblems(), []);
  if (!problemsAsked.value) return <Waiting words={placeStrings.value.loading} />;
  const now = judging.value;
  const done = now.status === "done" && now.problem === problem.value?.name ? now : null;
  // An answer belongs to the input it was asked for.
  const current = done && done.text === input.value.text ? done : null;
  return (
    <main class="problems">
      <div class="problems-head">
        <h1>{problemStrings.value.title}</h1>
        <p class="rule">{problemStrings.value.about}</p>
      </div>
      {unknownName.value === null ? null : (
        <ErrorNote
          text={unknownName.value}
          error={{ code: "unknown-problem", column: 0, args: [unknownName.value] }}
        />
      )}
      <div class="problems-columns">
        <div class="problems-column">
          <Chooser />
          {problem.value ? <Problem here={problem.value} /> : null}
        </div>
        <div class="problems-column">
          <Input />
          {current ? (
            <>
              <Output done={current} />
              <Disguise done={current} />
              <Compare done={current} />
              <Cases done={current} />
            </>
          ) : null}
        </div>
      </div>
    </main>
  );
}
