/** What the judge gets, to be copied. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { errorSentence, problemStrings, strings } from "../strings/index";
import type { Done } from "./state";

/** A longer output is shown in part. */
const mostLines = 1000;

/** `folded`: whoever checks a program is not shown at once what it should print. */
export function Output({ done, folded = false }: { done: Done; folded?: boolean }) {
  const [open, setOpen] = useState(!folded);
  if (!folded || open || done.result.error) return <Shown done={done} />;
  return (
    <p>
      <button
        type="button"
        class="button"
        data-testid="problem-output-show"
        onClick={() => setOpen(true)}
      >
        {problemStrings.value.checkMine.show}
      </button>
    </p>
  );
}

function Shown({ done }: { done: Done }) {
  const s = strings.value;
  const box = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState("");
  const { result, lines } = done;
  const count = Math.max(0, lines.length - (lines[lines.length - 1] === "" ? 1 : 0));
  const cut = count > mostLines;
  return (
    <section class="card" aria-labelledby="problem-output-title">
      <h2 id="problem-output-title">{problemStrings.value.output}</h2>
      {result.error ? (
        <div class="error" role="alert" data-testid="error" data-code={result.error.code}>
          <Icon name="alert" />
          <p class="error-words">
            {result.error.line > 0 ? problemStrings.value.errorAt(result.error.line) : ""}
            {errorSentence(s, result.error)}
          </p>
        </div>
      ) : null}
      <textarea
        ref={box}
        class="code problem-text"
        data-testid="problem-output"
        aria-label={problemStrings.value.output}
        readOnly
        rows={Math.min(10, Math.max(3, count))}
        translate={false}
        value={cut ? lines.slice(0, mostLines).join("\n") : result.output}
      />
      {cut ? <p class="quiet">{problemStrings.value.cut(mostLines, count)}</p> : null}
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          onClick={() => {
            navigator.clipboard.writeText(result.output).then(
              () => setNote(problemStrings.value.copied),
              () => {
                box.current?.focus();
                box.current?.select();
                setNote(problemStrings.value.byHand);
              },
            );
          }}
        >
          {problemStrings.value.copy}
        </button>
        <span role="status" class="quiet">
          {note}
        </span>
      </p>
    </section>
  );
}
