/** The judge's input: typed, from a file, or the sample. */
import { useRef } from "preact/hooks";
import { Busy, useLong } from "../widgets/Busy";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { errorSentence, problemStrings, strings } from "../strings/index";
import {
  checking,
  input,
  judging,
  makeCases,
  problem,
  run,
  runSample,
  sampleShown,
  setInput,
  stop,
} from "./state";

/** A larger text is kept beside the box, not in it. */
const mostShown = 200_000;

export function Input() {
  const s = strings.value;
  const here = problem.value;
  const chosen = useRef<HTMLInputElement>(null);
  const { text, file } = input.value;
  const now = judging.value;
  const long = useLong(now.status === "working" ? now.since : null);
  return (
    <section class="card problem-input" aria-labelledby="problem-input-title">
      <h2 id="problem-input-title">{problemStrings.value.input}</h2>
      {file === null ? (
        <textarea
          class="code problem-text"
          data-testid="problem-input"
          aria-label={problemStrings.value.input}
          placeholder={problemStrings.value.inputHint}
          rows={8}
          spellcheck={false}
          autocomplete="off"
          translate={false}
          value={text}
          onFocus={(event) => {
            // What is pasted or typed takes its place.
            if (text !== "" && text === sampleShown.peek()) event.currentTarget.select();
          }}
          onInput={(event) => setInput(event.currentTarget.value)}
        />
      ) : (
        <p class="problem-file">
          <code>{file}</code>
          <IconButton icon="close" label={s.board.clear} onClick={() => setInput("")} />
        </p>
      )}
      <div class="problem-buttons">
        <button
          type="button"
          class={`button${checking.value?.text === text ? "" : " primary"}`}
          data-testid="problem-run"
          disabled={text === "" || !here || now.status === "working"}
          onClick={() => void run()}
        >
          <Icon name="play" />
          {problemStrings.value.run}
        </button>
        <button
          type="button"
          class="button"
          data-testid="problem-sample"
          disabled={!here}
          onClick={runSample}
        >
          {problemStrings.value.sample}
        </button>
        <button
          type="button"
          class="button"
          data-testid="problem-check"
          disabled={!here || now.status === "working"}
          onClick={() => void makeCases()}
        >
          {problemStrings.value.checkMine.title}
        </button>
        <button type="button" class="button" onClick={() => chosen.current?.click()}>
          {problemStrings.value.file}
        </button>
        <input
          ref={chosen}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-label={problemStrings.value.file}
          data-testid="problem-file"
          onChange={(event) => {
            const box = event.currentTarget;
            const picked = box.files?.[0];
            if (!picked) return;
            void picked.text().then((content) => {
              setInput(content, content.length > mostShown ? picked.name : null);
              box.value = "";
            });
          }}
        />
      </div>
      {now.status === "working" && long ? <Busy progress={now.progress} onStop={stop} /> : null}
      {now.status === "stopped" ? <p class="quiet">{problemStrings.value.stopped}</p> : null}
      {now.status === "failed" ? (
        <p role="alert" data-testid="error" data-code={now.error.code}>
          {errorSentence(s, now.error)}
        </p>
      ) : null}
    </section>
  );
}
