/** The two halves of a sample, as a judge prints them. */
import { problemStrings } from "../strings/index";
import "./sample.css";

export function Sample({ one }: { one: { input: string; output: string } }) {
  const words = problemStrings.value;
  return (
    <div class="problem-halves">
      <div>
        <p class="own-label">{words.own.sampleIn}</p>
        <pre class="code" tabIndex={0} translate={false} data-testid="problem-sample-in">
          {one.input}
        </pre>
      </div>
      <div>
        <p class="own-label">{words.own.sampleOut}</p>
        <pre class="code" tabIndex={0} translate={false} data-testid="problem-sample-out">
          {one.output}
        </pre>
      </div>
    </div>
  );
}
