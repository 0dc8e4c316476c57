/**
 * The search for the laws of a rule or a list: one for all that show them. The worker keeps one
 * search at a time, so they come one after the other.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { createJob, type JobState } from "../engine/job";
import type { PatternsFound } from "../engine/questions";

export interface Wanted {
  /** null: of the list */
  rule: string | null;
  list: string;
  /** a line through two numbers, or "" */
  where: string;
  /** 0: as many as usual */
  count: number;
}

/** As it is read: in a line of a sheet rows of a table are parted by "/". */
const listText = (list: string) => list.replaceAll("/", "\n");

let last: Promise<unknown> = Promise.resolve();

export class Search {
  readonly found = signal<PatternsFound | null>(null);
  /** It has ended, however it did. */
  readonly over = signal(false);
  readonly state: ReadonlySignal<JobState<PatternsFound>>;
  readonly first = createJob<PatternsFound>();
  readonly further = createJob<PatternsFound>();
  /** All was looked at that there is to look at. */
  readonly done: ReadonlySignal<boolean>;
  #lane = ownLane();
  #wanted: Wanted;
  #users = 0;
  #turn = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.done = computed(() => {
      const [first, further] = [this.first.state.value, this.further.state.value];
      return (
        first.status === "done" &&
        (!first.result.more || (further.status !== "working" && further.status !== "none"))
      );
    });
    this.state = computed(() =>
      this.first.state.value.status === "done" ? this.further.state.value : this.first.state.value,
    );
  }

  use(): () => void {
    this.#users += 1;
    if (this.#users === 1 && !this.over.peek()) this.look();
    return () => {
      this.#users -= 1;
      if (this.#users > 0 || this.over.peek()) return;
      this.#turn += 1;
      this.stop();
      this.first.clear();
      this.further.clear();
    };
  }

  look(): void {
    const mine = ++this.#turn;
    this.over.value = false;
    last = last.then(async () => {
      if (mine !== this.#turn) return;
      await this.#search();
      if (mine === this.#turn) this.over.value = true;
    });
  }

  stop(): void {
    engine.stop(this.#lane);
  }

  async #search(): Promise<void> {
    const { rule, list, where, count } = this.#wanted;
    this.further.clear();
    const first = await this.first.run((onProgress) =>
      rule === null
        ? engine.long(this.#lane, onProgress, "patternsOf", listText(list))
        : engine.long(this.#lane, onProgress, "patterns", rule, where, count),
    );
    if (first === null) return;
    this.found.value = first;
    if (!first.more) return;
    const all = await this.further.run((onProgress) =>
      engine.long(this.#lane, onProgress, "furtherPatterns"),
    );
    if (all !== null) this.found.value = all;
  }
}

const searches = new Map<string, Search>();
const mostKept = 60;

function searchFor(wanted: Wanted): Search {
  const key = JSON.stringify(wanted);
  let found = searches.get(key);
  if (!found) {
    if (searches.size >= mostKept) searches.delete(searches.keys().next().value!);
    searches.set(key, (found = new Search(wanted)));
  }
  return found;
}

/** The search for what is wanted; it runs while somebody looks at it. */
export function useSearch(rule: string | null, list = "", where = "", count = 0): Search {
  const search = useMemo(() => searchFor({ rule, list, where, count }), [rule, list, where, count]);
  useEffect(() => search.use(), [search]);
  return search;
}
