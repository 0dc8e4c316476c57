/** A card that asks one question: what is asked, how the work stands, what came out. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { engine } from "../engine/index";
import { JobNote } from "../widgets/JobNote";
import { createJob, type Job, type JobState } from "../engine/job";
import type { Lane } from "../engine/client";

/** The work of one card. It ends with the card. */
export function useQuestion<T extends object>(lane: Lane) {
  const job = useMemo(() => createJob<T>(), []);
  const [asked, setAsked] = useState("");
  useEffect(() => () => engine.stop(lane), [lane]);
  const state = job.state.value;
  return {
    state,
    asked,
    working: state.status === "working",
    found: state.status === "done" ? state.result : null,
    stop: () => engine.stop(lane),
    /** `text` is what the question is about, for the note of an error. */
    ask(text: string, work: Parameters<Job<T>["run"]>[0]): Promise<T | null> {
      setAsked(text);
      return job.run(work);
    },
  };
}

/** The text that an error's column counts in. */
export const textOfError = (state: JobState<object>, text: string, line = ""): string =>
  state.status === "failed" && state.error.inLine ? line : text;

export function QuestionCard<T extends object>(props: {
  /** of the title's id and the card's test id */
  name: string;
  title: string;
  about: string;
  question: ReturnType<typeof useQuestion<T>>;
  again: () => unknown;
  /** the line through two numbers that was asked about, where an error may stand */
  line?: string;
  /** where the question is typed */
  form: ComponentChildren;
  /** what came out, said aloud */
  children?: ComponentChildren;
  /** what stands below it */
  below?: ComponentChildren;
}) {
  const { name, question } = props;
  return (
    <section class="card" aria-labelledby={`${name}-title`} data-testid={`${name}-card`}>
      <h2 id={`${name}-title`}>{props.title}</h2>
      <p>{props.about}</p>
      {props.form}
      <JobNote
        state={question.state}
        onStop={question.stop}
        onAgain={() => void props.again()}
        text={textOfError(question.state, question.asked, props.line)}
      />
      <div role="status">{props.children}</div>
      {props.below}
    </section>
  );
}
