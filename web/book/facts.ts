/**
 * What a chapter states that no exercise asks for: it is found out when the page is built, and the
 * page need not know how. Lists are written with commas.
 *
 *   zeros RULE 0..12 = 0,4,8,12     the heaps of value 0 among these
 *   values RULE 0..5 = 0,1,2,3,1,4  the values of these heaps
 *   positions POSITION = 1000       how many positions can be reached, itself among them
 *   longest POSITION = 10           moves of the longest game
 *   cold 4 = 6,10                   Wythoff's pair with this difference
 *   missed double = 102334155       the least difference whose pair a rounded golden ratio misses
 *   wild octal/0.77 = 1,5           the fewest stones where misère play breaks the Nim rule
 *   judge PROBLEM INPUT = OUTPUT    one line of input; in OUTPUT a space ends a line
 *
 * Those of beyond.ts are facts too.
 */
import { beyond, isBeyond, type BeyondName } from "./beyond.ts";
import { ClaimError, type Asker } from "../src/book/claims.ts";
import { judged } from "./module.ts";
import type { NimberModule } from "../../wasm/nimber.d.ts";

const factNames = [
  "zeros",
  "values",
  "positions",
  "longest",
  "cold",
  "missed",
  "wild",
  "judge",
] as const;
export type FactName = (typeof factNames)[number] | BeyondName;
export const isFact = (name: string): name is FactName =>
  isBeyond(name) || factNames.some((one) => one === name);

/** So many positions are walked through before it is said that there are too many. */
const mostPositions = 2_000;

async function valuesOf(asker: Asker, subject: string): Promise<[number, number][]> {
  const match = /^(\S+) (\d+)\.\.(\d+)$/.exec(subject);
  if (!match) throw new ClaimError(`"${subject}" wants RULE FROM..TO`);
  const [from, to] = [Number(match[2]), Number(match[3])];
  const values = await asker.sequence(match[1]!, to + 1);
  if ("error" in values) throw new ClaimError(`no values of ${match[1]}: ${values.error.code}`);
  return Array.from(values, (value, heap): [number, number] => [heap, value]).slice(from);
}

/** Every position that can be reached, with its options. */
async function reachable(asker: Asker, position: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  const open = [position];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    if (found.size >= mostPositions) throw new ClaimError(`${position} has too many positions`);
    const answer = await asker.moves(next);
    if ("error" in answer) throw new ClaimError(`"${next}": ${answer.error.code}`);
    const options = [...new Set(answer.moves.map((move) => move.position))];
    found.set(next, options);
    open.push(...options.filter((option) => !found.has(option)));
  }
  return found;
}

function longestFrom(position: string, graph: Map<string, string[]>): number {
  const known = new Map<string, number>();
  const longest = (at: string): number => {
    const before = known.get(at);
    if (before !== undefined) return before;
    const length = Math.max(-1, ...graph.get(at)!.map(longest)) + 1;
    known.set(at, length);
    return length;
  };
  return longest(position);
}

/** floor(k times the golden ratio), in integers. */
function golden(k: number): number {
  const difference = BigInt(k);
  let a = BigInt(Math.floor((k * (1 + Math.sqrt(5))) / 2));
  const below = (candidate: bigint) => {
    const root = 2n * candidate - difference;
    return root <= 0n || root * root <= 5n * difference * difference;
  };
  while (!below(a)) a -= 1n;
  while (below(a + 1n)) a += 1n;
  return Number(a);
}

async function coldPair(asker: Asker, k: number): Promise<[number, number]> {
  const a = golden(k);
  const position = `wythoff:${a},${a + k}`;
  const answer = await asker.analyze(position);
  // Two cold pairs never have the same difference: if this one is cold, it is the one.
  if ("error" in answer || answer.outcome !== "P") throw new ClaimError(`${position} is not cold`);
  return [a, a + k];
}

/** What a program with a rounded golden ratio takes for the smaller heap. */
const rounded: Record<string, (k: number) => number> = {
  double: (k) => (k * (1 + Math.sqrt(5))) / 2,
  float: (k) => Math.fround(k * Math.fround((1 + Math.sqrt(5)) / 2)),
  "1.618": (k) => k * 1.618,
};

/**
 * The next k, from this one on, whose product with the golden ratio is within a millionth of an
 * integer.
 */
function nextClose(from: number): number {
  const ratio = (1 + Math.sqrt(5)) / 2;
  for (let k = from; ; k++) {
    const product = k * ratio;
    const part = product - Math.floor(product);
    if (part < 1e-6 || part > 1 - 1e-6) return k;
  }
}

const missedBefore = new Map<string, number>();

function missed(how: string): number {
  const product = rounded[how];
  if (!product) throw new ClaimError(`"missed ${how}": nobody multiplies like that`);
  const before = missedBefore.get(how);
  if (before !== undefined) return before;
  let k = 1;
  for (;;) {
    // A double is right where its product is not that close to an integer: a hundred million are
    // passed over quickly.
    if (how === "double") k = nextClose(k);
    if (Math.floor(product(k)) !== golden(k)) break;
    k += 1;
  }
  missedBefore.set(how, k);
  return k;
}

function* partitions(total: number, most = total): Generator<number[]> {
  if (total === 0) yield [];
  for (let part = 1; part <= Math.min(total, most); part++)
    for (const rest of partitions(total - part, part)) yield [...rest, part];
}

async function wild(asker: Asker, rule: string): Promise<string> {
  for (let total = 1; total <= 12; total++)
    for (const heaps of partitions(total)) {
      const [values, misere] = await Promise.all([
        Promise.all(heaps.map((heap) => asker.analyze(`${rule}:${heap}`))),
        asker.analyze(`${rule}:${heaps.join()}~misere`),
      ]);
      const known = values.map((one) => ("error" in one ? null : one.value));
      if ("error" in misere || known.some((value) => value === null))
        throw new ClaimError(`"wild ${rule}" is not settled at ${heaps.join()}`);
      const sum = known.reduce<bigint>((all, value) => all ^ value!, 0n);
      const large = known.some((value) => value! >= 2n);
      if ((misere.outcome === "P") !== (sum === (large ? 0n : 1n))) return heaps.join();
    }
  throw new ClaimError(`"wild ${rule}": none with 12 stones or fewer`);
}

export async function fact(
  module: NimberModule,
  asker: Asker,
  name: FactName,
  subject: string,
): Promise<string> {
  if (isBeyond(name)) return beyond(module, name, subject);
  switch (name) {
    case "values":
      return (await valuesOf(asker, subject)).map(([, value]) => value).join();
    case "zeros":
      return (await valuesOf(asker, subject))
        .flatMap(([heap, value]) => (value === 0 ? [heap] : []))
        .join();
    case "positions":
      return String((await reachable(asker, subject)).size);
    case "longest":
      return String(longestFrom(subject, await reachable(asker, subject)));
    case "cold":
      if (!/^\d{1,15}$/.test(subject)) throw new ClaimError(`"cold ${subject}" wants a difference`);
      return (await coldPair(asker, Number(subject))).join();
    case "missed": {
      const k = missed(subject);
      await coldPair(asker, k);
      return String(k);
    }
    case "wild":
      return wild(asker, subject);
    case "judge": {
      const [problem = "", ...input] = subject.split(" ");
      const output = judged(module, problem, input.join(" ") + "\n");
      if (output === null)
        throw new ClaimError(`the problem ${problem} does not answer "${input.join(" ")}"`);
      return output.trim().replace(/\s+/g, " ");
    }
  }
}
