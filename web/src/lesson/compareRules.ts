/**
 * Is a rule the same game as another one, in other words? Answered by what small positions are
 * worth, in a limit of counted work: so many options examined, on any device the same. Pure but for
 * what it asks.
 */
import { isError } from "../engine/client";
import type { Arguments, LongQuestion, Reply } from "../engine/questions";
import type { ReadRecord } from "#module/nimber.js";

/** "unknown": it can't be told within the limit, or the positions are written in another way. */
export type Sameness = "same" | "differs" | "unknown";

export interface RuleAsker {
  read: (text: string) => Promise<ReadRecord>;
  /** Long work that is ended after so many options examined. */
  within: <Q extends LongQuestion>(
    limit: number,
    question: Q,
    ...given: Arguments<Q>
  ) => Promise<Reply<Q> | "limit">;
}

type RuleView = Extract<ReadRecord, { kind: "rule" }>;

/** Options examined for one question about heaps or pairs. */
const mostOptions = 10_000_000;
/** So many heaps are compared; the first number is enough where the second takes too long. */
const heapCounts = [300, 3000] as const;
const sides = [12, 40] as const;
/** Of other positions so many are looked at, and no fewer are enough. */
const mostStates = 200;
const fewestStates = 20;
/** Options examined for one of them: all of them together examine as many as heaps may. */
const optionsOfState = mostOptions / mostStates / 2;

/** A row or a coin has a sequence too, which says nothing of its other positions. */
const isOfHeaps = ({ sequence, pairs }: RuleView) => sequence && pairs;

/** Of one heap: its values are compared. */
async function byHeaps(ask: RuleAsker, one: string, other: string): Promise<Sameness> {
  let found: Sameness = "unknown";
  for (const count of heapCounts) {
    const answer = await ask.within(mostOptions, "compare", one, other, count);
    if (answer === "limit" || isError(answer)) break;
    if (answer.firstDifference !== null) return "differs";
    if (answer.provenEqual) return "same";
    if (answer.checked >= heapCounts[0]) found = "same";
  }
  return found;
}

type Values = Uint16Array;

/** The same with its numbers in the other order. */
const turned = (values: Values, side: number): Values =>
  values.map((_, at) => values[(at % side) * side + Math.floor(at / side)]!);

const equal = (one: Values, other: Values) => one.every((value, at) => value === other[at]);

/** Of two numbers: the values of small pairs are compared, in either order of the numbers. */
async function byPairs(ask: RuleAsker, one: RuleView, other: RuleView): Promise<Sameness> {
  let found: Sameness = "unknown";
  for (const side of sides) {
    const left = await ask.within(mostOptions, "grid", one.rule, side, side);
    const right = await ask.within(mostOptions, "grid", other.rule, side, side);
    if (left === "limit" || right === "limit" || isError(left) || isError(right)) break;
    const back = turned(left.values, side);
    if (!equal(left.values, right.values) && !equal(back, right.values))
      // Where the numbers are not alike, one of them may be remembered in another way.
      return equal(left.values, back) ? "differs" : "unknown";
    // A rule for any number of heaps says more than one for two numbers.
    if (isOfHeaps(one) === isOfHeaps(other)) found = "same";
  }
  return found;
}

/** All words of these lengths, thinned out evenly. */
function wordsOf(letters: readonly string[], lengths: readonly number[], most: number): string[][] {
  const words = lengths.flatMap((length) => {
    const all = Math.min(letters.length ** length, 4096);
    return Array.from({ length: all }, (_, at) =>
      Array.from(
        { length },
        (_, place) => letters[Math.floor(at / letters.length ** place) % letters.length]!,
      ),
    );
  });
  const stride = Math.max(1, words.length / most);
  return Array.from({ length: Math.min(most, words.length) }, (_, at) => [
    ...words[Math.floor(at * stride)]!,
  ]);
}

const numbers = ["0", "1", "2", "3", "4"];

/**
 * States that positions of a rule may have, going by what it is written with: cells of pictures,
 * ends of edges, else numbers. What is no position of it is left out later.
 */
function statesFor(rule: string): string[] {
  const inside = rule.slice(rule.indexOf("/") + 1);
  const listed = (letters: readonly string[], lengths: readonly number[]) =>
    wordsOf(letters, lengths, mostStates).map((word) => word.join(","));
  if (inside.includes("->")) {
    const pictures = inside.split(";", 1)[0]!.replace(/\^\d+/g, "");
    const cells = [...new Set(pictures.replace(/->|[,/*]/g, ""))];
    const rows = wordsOf(cells, [1, 2, 3, 4, 5, 6], mostStates / 2).map((word) => word.join(""));
    const blocks = [2, 3].flatMap((columns) =>
      wordsOf(cells, [2 * columns, 3 * columns], mostStates / 4).map((word) =>
        word.join("").replace(new RegExp(`.{${columns}}(?=.)`, "g"), "$&/"),
      ),
    );
    return [...rows, ...blocks];
  }
  const ends = inside.split(/[-,]/);
  if (inside.includes("-") && ends.every((one) => /^\w+$/.test(one)))
    return listed([...new Set(ends)].slice(0, mostStates / 4), [1, 2]);
  return listed(numbers, [1, 2, 3, 4]);
}

/** Are the numbers of its positions in no order? */
const isUnordered = (one: RuleView) => isOfHeaps(one) || /^\w+\/(?:\{|[a-z]+\{\})/.test(one.rule);

/** The winner and the value, and no code of an error. */
const isTold = (text: string) => /^[NPD] /.test(text);

/** Of any positions that both write alike: the winner, and the value where there is one. */
async function byStates(ask: RuleAsker, one: RuleView, other: RuleView): Promise<Sameness> {
  let checked = 0;
  for (const state of statesFor(one.rule)) {
    const told: string[] = [];
    for (const { rule } of [one, other]) {
      const known = await ask.within(optionsOfState, "analyze", `${rule}:${state}`, optionsOfState);
      if (known === "limit") told.push("unsettled");
      else told.push(isError(known) ? known.error.code : `${known.outcome} ${known.value}`);
    }
    const [left = "", right = ""] = told;
    if (left === "unsettled" || right === "unsettled" || !isTold(left)) continue;
    if (!isTold(right)) return "unknown";
    if (left !== right) return isUnordered(one) && isUnordered(other) ? "differs" : "unknown";
    checked += 1;
  }
  return checked >= fewestStates ? "same" : "unknown";
}

/** Both as the module writes rules. */
export async function compareRules(ask: RuleAsker, one: string, other: string): Promise<Sameness> {
  if (one === other) return "same";
  const [left, right] = await Promise.all([ask.read(one), ask.read(other)]);
  if (isError(left) || isError(right) || left.kind !== "rule" || right.kind !== "rule")
    return "unknown";
  if (isOfHeaps(left) && isOfHeaps(right)) return byHeaps(ask, one, other);
  if (left.pairs && right.pairs) return byPairs(ask, left, right);
  return byStates(ask, left, right);
}
