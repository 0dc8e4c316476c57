/** Where the output of another program first differs. */
import { Differences } from "./Differences";
import { problemStrings } from "../strings/index";
import { compare, comparison, openCase, theirs } from "./state";
import type { Done } from "./state";

export function Compare({ done }: { done: Done }) {
  const s = problemStrings.value;
  return (
    <section class="card" aria-labelledby="problem-compare-title">
      <h2 id="problem-compare-title">{s.compare}</h2>
      <p class="quiet card-note">{s.compareAbout}</p>
      <Differences
        words={s.comparison}
        name="problem"
        label={s.compare}
        lines={done.lines}
        theirs={theirs.value}
        onTheirs={(text) => {
          theirs.value = text;
          comparison.value = null;
        }}
        found={comparison.value}
        compare={compare}
        open={openCase}
      />
    </section>
  );
}
