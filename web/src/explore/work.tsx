/**
 * The work of one answer. It begins by itself where it is small; what takes longer than a second
 * waits for its Run. The second begins with the first step of the work: fetching the module and
 * the questions before it do not count.
 */
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { createJob, type JobState } from "../engine/job";
import type { Lane } from "../engine/client";
import type { Stopped } from "../engine/questions";
import { JobNote } from "../widgets/JobNote";
import { Icon } from "../widgets/Icon";
import { exploreStrings } from "../strings/index";
import type { NimberError, Progress } from "#module/nimber.js";

const patience = 1000;

type OnProgress = (progress: Progress) => void;
type Ask<T> = (lane: Lane, onProgress: OnProgress) => Promise<T | NimberError | Stopped>;

export interface Work<T extends object> {
  state: JobState<T>;
  /** It waits for its Run. */
  waits: boolean;
  found: T | null;
  run: () => void;
  stop: () => void;
}

/** How many answers of the sheet are still to come, or wait for their Run. */
export const unanswered = signal(0);

/** Counts an answer as long as it is `open`. */
export function useUnanswered(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    unanswered.value += 1;
    return () => {
      unanswered.value -= 1;
    };
  }, [open]);
}

/** Those that begin by themselves do so one after the other. */
let last: Promise<unknown> = Promise.resolve();

/** `key`: what is asked; another key asks anew. `byHand`: it may take as long as it takes. */
export function useWork<T extends object>(key: string, byHand: boolean, ask: Ask<T>): Work<T> {
  const lane = useMemo(ownLane, []);
  const job = useMemo(() => createJob<T>(), []);
  const [waits, setWaits] = useState(false);
  const asking = useRef(ask);
  asking.current = ask;
  const turn = useRef(0);
  const begin = (alone: boolean) => {
    const mine = ++turn.current;
    setWaits(false);
    const work = async () => {
      if (mine !== turn.current) return;
      let late = false;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const giveUp = () => {
        late = true;
        engine.stop(lane);
      };
      await job.run((onProgress) =>
        asking.current(lane, (progress) => {
          if (alone) timer ??= setTimeout(giveUp, patience);
          onProgress(progress);
        }),
      );
      clearTimeout(timer);
      if (!late || mine !== turn.current || job.state.peek().status !== "stopped") return;
      job.clear();
      setWaits(true);
    };
    if (alone) last = last.then(work);
    else void work();
  };
  const starting = useRef(begin);
  starting.current = begin;
  useEffect(() => {
    starting.current(!byHand);
    return () => {
      turn.current += 1;
      engine.stop(lane);
      job.clear();
    };
  }, [key, byHand, job, lane]);
  const state = job.state.value;
  const toCome = state.status === "working" || (state.status === "none" && !byHand);
  useUnanswered(waits || toCome);
  return {
    state,
    waits,
    found: state.status === "done" ? state.result : null,
    run: () => begin(false),
    stop: () => engine.stop(lane),
  };
}

export function Run({ run }: { run: () => void }) {
  const s = exploreStrings.value.sheet;
  return (
    <p class="explore-buttons run-waits">
      <button type="button" class="button primary" data-testid="run" onClick={run}>
        <Icon name="play" />
        {s.run}
      </button>
      <span class="quiet">{s.takesLong}</span>
    </p>
  );
}

/** How the work stands: its Run, its progress with a Stop, or why it has no result. */
export function WorkNote({ work, text = "" }: { work: Work<object>; text?: string }) {
  if (work.waits) return <Run run={work.run} />;
  return <JobNote state={work.state} onStop={work.stop} onAgain={work.run} text={text} />;
}

/** The text that an error's column counts in. */
export const textOfError = (state: JobState<object>, text: string, line = ""): string =>
  state.status === "failed" && state.error.inLine ? line : text;
