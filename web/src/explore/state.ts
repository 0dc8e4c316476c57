/** The rule that is explored, and as many of its values as were asked for. */
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import * as ask from "../engine/asking";
import { placeOptions } from "../state/place";
import { without } from "../links/options";
import { asks, options, subject, view } from "../state/game";
import { pushOptions } from "../state/address";
import { keepValues, recallValues } from "./cache";
import { pairKind } from "./gridView";
import { Series } from "./series";
import { linkedList, listOfLink, looksPasted } from "./words";
import type { PatternsFound } from "../engine/questions";
import type { PairKind } from "../strings/explore";
import type { NarrowValues, Sentence } from "#module/nimber.js";

export const firstValues = 1000;
/** More than this would not fit a phone's memory. */
export const mostValues = 50_000_000;

/** The rule named by the link, else the rule or the first term on the board. */
export const asked = computed<string | null>(() => {
  const { rule } = asks.value;
  if (rule !== null) return rule;
  const here = subject.value;
  if (here.kind === "rule") return here.rule;
  return here.kind === "game" ? (view.value?.terms[0]?.rule ?? null) : null;
});

export interface RuleInfo {
  rule: string;
  game: string;
  sentence: Sentence;
  /** one heap has a value */
  sequence: boolean;
  /** two numbers make a grid: what they are */
  grid: PairKind | null;
  /** sums of its heaps have a misère quotient */
  quotient: boolean;
}

export const explored = signal<RuleInfo | null>(null);
export const ruleError = signal<{ text: string; error: TextError } | null>(null);

/** What the two numbers of this rule's positions are. */
async function pairsOf(rule: string): Promise<PairKind> {
  const answer = await engine.read(`${rule}:1,1`);
  return pairKind(!isError(answer) && answer.kind === "position" ? answer.terms[0] : undefined);
}

/** A rule as typed; of a position its first term's. */
async function readRule(text: string): Promise<RuleInfo | TextError> {
  const answer = await engine.read(text);
  if (isError(answer)) return answer.error;
  if (answer.kind === "position") {
    const [term] = answer.terms;
    return term ? readRule(term.rule) : { code: "rule-alone", column: 0, args: [] };
  }
  const { rule, game, sentence, sequence, pairs, quotient } = answer;
  return { rule, game, sentence, sequence, grid: pairs ? await pairsOf(rule) : null, quotient };
}

/** A pasted text that the link can't hold: no list, or too long. */
const unlinked = signal<string | null>(null);
const listOption = "values=";

/** Values that were pasted; while they are looked at, no rule is. The link holds them. */
export const pasted = computed<string | null>(() => {
  const { values } = asks.value;
  return values === null ? unlinked.value : listOfLink(values);
});
/** Does the link hold what was pasted? */
export const listLinked = computed(() => unlinked.value === null);

/** Looks at a pasted text; null: at the rule again. */
export function lookAtList(text: string | null): void {
  const linked = text === null ? null : linkedList(text);
  const rest = without(options.peek(), listOption);
  batch(() => {
    unlinked.value = linked === null ? text : null;
    if (linked !== null) pushOptions([...rest, listOption + linked]);
    else if (rest.length < options.peek().length) pushOptions(rest);
  });
}

/**
 * A formula put into the guess box, and the line through two numbers that it speaks of, or ""; a
 * new object each time, so that it is tested each time.
 */
export const offered = signal<{ formula: string; where: string } | null>(null);

/**
 * What the search for laws found last, and the rule for which it has ended, however it did; "": a
 * pasted list.
 */
export const seen = signal<PatternsFound | null>(null);
export const lookedFor = signal<string | null>(null);
/** What it found of this rule; "": of a pasted list. */
export const seenOf = (rule: string) => (seen.value?.rule === rule ? seen.value : null);

/** Opens a rule as a place of its own in the browser's history. */
/** The rule of a game by its name. */
async function ruleOfGame(text: string): Promise<RuleInfo | null> {
  const names = await import("../state/gameNamed").catch(() => null);
  const named = names?.gameNamed(text);
  const rule = named ? await readRule(named.preset.position) : null;
  return rule && !("code" in rule) ? rule : null;
}

export async function openRule(text: string): Promise<boolean> {
  if (looksPasted(text)) {
    lookAtList(text);
    ruleError.value = null;
    return true;
  }
  const read = await readRule(text);
  const found = "code" in read ? ((await ruleOfGame(text)) ?? read) : read;
  if ("code" in found) {
    ruleError.value = { text, error: found };
    return false;
  }
  batch(() => {
    ruleError.value = null;
    unlinked.value = null;
  });
  // The link writes what it must in hexadecimals; here only what parts options, and its sign.
  const rule = found.rule.replace(/[%&]/g, encodeURIComponent);
  pushOptions(placeOptions("explore", [`rule=${rule}`]));
  return true;
}

// ---- values ----

export type ValuesStatus = "idle" | "working" | "stopped" | "failed";

export const series = signal(new Series((length) => new Uint32Array(length)));
/** Grows with the series: what reads the series depends on it. */
export const known = signal(0);
export const wanted = signal(0);
export const status = signal<ValuesStatus>("idle");
export const since = signal(0);
/** Of the stretch that is being computed. */
export const stretch = signal(0);
export const valuesError = signal<TextError | null>(null);

let turn = 0;
/** What is kept of the rule is being looked up: more that is wanted waits for it. */
let recalling = false;

function append(part: NarrowValues): void {
  series.peek().append(part);
  known.value = series.peek().length;
}

async function work(rule: string): Promise<void> {
  const mine = ++turn;
  batch(() => {
    status.value = "working";
    since.value = performance.now();
    valuesError.value = null;
  });
  let step = 5000;
  while (known.peek() < wanted.peek()) {
    const from = known.peek();
    const to = Math.min(wanted.peek(), from + step);
    const begun = performance.now();
    const answer = await ask.values(rule, from, to, (progress) => {
      if (mine === turn) stretch.value = Math.max(0, progress.fraction) * to;
    });
    if (mine !== turn) return;
    if (answer === "stopped") {
      status.value = "stopped";
      return;
    }
    if (isError(answer)) {
      batch(() => {
        status.value = "failed";
        valuesError.value = answer.error;
      });
      return;
    }
    append(answer.values);
    const took = performance.now() - begun;
    if (took < 150) step = Math.min(step * 4, 2_000_000);
    else if (took > 1000) step = Math.max(1000, Math.floor(step / 2));
  }
  status.value = "idle";
  void keepValues(rule, series.peek().values);
}

/** Asks for g(0) ... g(count - 1); what is at hand stays. */
export function wantValues(count: number): void {
  const here = explored.peek();
  if (!here?.sequence) return;
  wanted.value = Math.max(known.peek(), Math.min(mostValues, Math.floor(count)));
  if (!recalling && status.peek() !== "working" && known.peek() < wanted.peek())
    void work(here.rule);
}

export const stopValues = () => engine.stop("values");

async function begin(info: RuleInfo): Promise<void> {
  turn += 1;
  const mine = turn;
  if (status.peek() === "working") stopValues();
  batch(() => {
    explored.value = info;
    series.value = new Series((length) => new Uint32Array(length));
    known.value = 0;
    wanted.value = 0;
    stretch.value = 0;
    status.value = "idle";
    valuesError.value = null;
  });
  recalling = info.sequence;
  if (!recalling) return;
  const before = await recallValues(info.rule);
  if (mine !== turn) return;
  recalling = false;
  if (before) append(before);
  wantValues(Math.max(firstValues, known.peek(), wanted.peek()));
}

/** Follows the link while the place is open. */
export function followRule(): () => void {
  const end = effect(() => {
    const text = asked.value;
    if (text === null) return;
    untracked(() => {
      if (explored.peek()?.rule === text) {
        ruleError.value = null;
        return;
      }
      void readRule(text).then((found) => {
        if (asked.peek() !== text) return;
        if ("code" in found) ruleError.value = { text, error: found };
        else {
          ruleError.value = null;
          if (explored.peek()?.rule !== found.rule) void begin(found);
        }
      });
    });
  });
  return () => {
    end();
    if (status.peek() === "working") stopValues();
  };
}
