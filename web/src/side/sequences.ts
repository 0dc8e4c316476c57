/** Values of one heap by rule, as far as they were asked for. */
import { signal } from "@preact/signals";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import type { Progress } from "#module/nimber.js";

export interface Sequence {
  values: Uint32Array;
  /** how many are asked for */
  wanted: number;
  working: boolean;
  since: number;
  progress: Progress | null;
  error: TextError | null;
  stopped: boolean;
}

const nothing: Sequence = {
  values: new Uint32Array(),
  wanted: 0,
  working: false,
  since: 0,
  progress: null,
  error: null,
  stopped: false,
};

export const sequences = signal<ReadonlyMap<string, Sequence>>(new Map());

const queue: string[] = [];
let busy = false;
let workingOn: string | null = null;

function put(rule: string, change: Partial<Sequence>): void {
  const next = new Map(sequences.peek());
  if (next.size > 50 && !next.has(rule)) next.delete(next.keys().next().value!);
  next.set(rule, { ...(next.get(rule) ?? nothing), ...change });
  sequences.value = next;
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let rule = queue.shift(); rule !== undefined; rule = queue.shift()) {
    const asked = rule;
    workingOn = asked;
    const wanted = sequences.peek().get(asked)?.wanted ?? 0;
    put(asked, { working: true, since: performance.now(), progress: null, stopped: false });
    const answer = await engine.sequence(asked, wanted, (progress) => put(asked, { progress }));
    if (answer === "stopped") put(asked, { working: false, stopped: true });
    else if (isError(answer)) put(asked, { working: false, error: answer.error });
    else put(asked, { working: false, values: answer.values, error: null });
  }
  busy = false;
  workingOn = null;
}

/** Asks for g(0) ... g(count - 1); rules are worked out one after the other. */
export function wantSequence(rule: string, count: number, again = false): void {
  const now = sequences.peek().get(rule);
  if (now && now.wanted >= count && !(again && now.stopped)) return;
  put(rule, { wanted: Math.max(count, now?.wanted ?? 0) });
  if (!queue.includes(rule)) queue.push(rule);
  void work();
}

export function stopSequence(): void {
  engine.stop("sequence");
}

/**
 * Only these rules are still on the page: work on others ends, and is asked for again when they
 * come back.
 */
export function keepSequences(rules: readonly string[]): void {
  for (let at = queue.length - 1; at >= 0; at--) {
    const rule = queue[at]!;
    if (rules.includes(rule)) continue;
    queue.splice(at, 1);
    put(rule, { wanted: sequences.peek().get(rule)?.values.length ?? 0 });
  }
  if (workingOn !== null && !rules.includes(workingOn)) {
    put(workingOn, { wanted: sequences.peek().get(workingOn)?.values.length ?? 0 });
    stopSequence();
  }
}
