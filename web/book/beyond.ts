/**
 * What chapters 17 and 18 state beyond values: misère quotients, genera, nim products, and the
 * numbers of sums in which one moves in several parts. docs/book.md lists the tags.
 */
import { ClaimError } from "../src/book/claims.ts";
import { finish } from "./module.ts";
import type { NimberModule, QuotientRecord } from "../../wasm/nimber.d.ts";

const beyondNames = [
  "quotient",
  "portion",
  "elements",
  "element",
  "tame",
  "genus",
  "nimbers",
  "suspense",
  "remoteness",
] as const;
export type BeyondName = (typeof beyondNames)[number];
export const isBeyond = (name: string): name is BeyondName =>
  beyondNames.some((one) => one === name);

/** Words of elements are printed as formulas: abb as a b squared. */
export const isWords = (name: string) => ["portion", "elements", "element"].includes(name);
export const wordFormula = (word: string) =>
  word.replace(/(\p{L})\1+/gu, (run, letter: string) => `${letter}^${run.length}`);

const quotients = new WeakMap<NimberModule, Map<string, QuotientRecord>>();

/** The quotient of the heaps 0 … heaps; -1: of all heaps, proven. */
function quotientOf(module: NimberModule, rule: string, heaps: number): QuotientRecord {
  const known = quotients.get(module) ?? new Map<string, QuotientRecord>();
  quotients.set(module, known);
  const key = `${rule} ${heaps}`;
  const before = known.get(key);
  if (before) return before;
  const found = finish(module.quotient(rule, heaps, 0));
  if ("error" in found) throw new ClaimError(`no misère quotient of ${rule}: ${found.error.code}`);
  if (heaps < 0 && found.period === null)
    throw new ClaimError(`the misère quotient of ${rule} is not proven for all heaps`);
  known.set(key, found);
  return found;
}

/** `RULE` is said of all heaps, `RULE 12` of the heaps to 12. */
function quotientSaid(module: NimberModule, subject: string): QuotientRecord {
  const [rule = "", heaps, ...more] = subject.split(" ");
  if (more.length > 0 || (heaps !== undefined && !/^\d{1,3}$/.test(heaps)))
    throw new ClaimError(`"${subject}" wants RULE, or RULE and the last heap`);
  return quotientOf(module, rule, heaps === undefined ? -1 : Number(heaps));
}

/** The element of a sum of heaps. */
function elementOf(module: NimberModule, position: string): string {
  const at = position.lastIndexOf(":");
  const heaps = position.slice(at + 1);
  if (at < 0 || !/^\d+(,\d+)*$/.test(heaps))
    throw new ClaimError(`"element ${position}" wants RULE:HEAPS`);
  const { phi, table, elements } = quotientOf(module, position.slice(0, at), -1);
  if (!table) throw new ClaimError(`the table of ${position} is too large`);
  const product = heaps.split(",").reduce((all, heap) => {
    const element = phi[Number(heap)];
    if (element === undefined) throw new ClaimError(`heap ${heap} is not in the proof`);
    return table[all * elements.length + element]!;
  }, 0);
  return elements[product]!;
}

/**
 * How many elements a quotient has, if it is that of Nim heaps: besides 1 and the heap of one all
 * elements form a group in which every square is the unit, and lost are that unit and the heap of
 * one. The values of the heaps have to agree with it.
 */
function tame(module: NimberModule, rule: string): number {
  const { phi, table, p, elements } = quotientOf(module, rule, -1);
  const order = elements.length;
  const no = (why: string): never => {
    throw new ClaimError(`${rule} is not tame: ${why}`);
  };
  if (!table || order < 6) return no(`its quotient has ${order} elements`);
  const times = (x: number, y: number) => table[x * order + y]!;
  const [one, unit] = p;
  if (p.length !== 2 || one === undefined || unit === undefined || times(one, one) !== 0)
    return no(`${p.length} elements are lost`);
  const values = finish(module.sequence(rule, phi.length));
  if ("error" in values) return no(values.error.code);
  // What a product of heaps is worth must depend on its element alone.
  const worth = new Map<number, number>([[0, 0]]);
  for (let open = [0], next = open.pop(); next !== undefined; next = open.pop())
    for (const [heap, element] of phi.entries()) {
      const product = times(next, element);
      const value = worth.get(next)! ^ values.values[heap]!;
      const before = worth.get(product);
      if (before !== undefined && before !== value) no(`heap ${heap} has two values`);
      if (before !== undefined) continue;
      worth.set(product, value);
      open.push(product);
    }
  if (worth.get(one) !== 1 || worth.get(unit) !== 0) no("what is lost has another value");
  const large = elements.map((_, at) => at).filter((at) => at !== 0 && at !== one);
  if (large.some((x) => times(x, x) !== unit || times(x, unit) !== x)) no("no group");
  if (new Set(large.map((x) => worth.get(x))).size !== large.length) no("two elements, one value");
  return order;
}

/** `4^{1,4,6}` as `4^1,4,6`: a tag holds no braces. */
function genus(module: NimberModule, position: string): string {
  const answer = finish(module.answerLine(`genus ${position}`, 0));
  const found = /"genus": *"(\d+)\^\{([\d,]+)\}"/.exec(answer.json);
  if (answer.error || !found) throw new ClaimError(`no genus of "${position}"`);
  return `${found[1]}^${found[2]}`;
}

function nimbers(module: NimberModule, expression: string): string {
  const answer = module.calculate(expression);
  if ("error" in answer) throw new ClaimError(`"nimbers ${expression}": ${answer.error.code}`);
  return answer.value;
}

/** Of a position, or of the heaps RULE FROM..TO. */
function numbersOf(module: NimberModule, by: "suspense" | "remoteness", subject: string): string {
  const number = (position: string) => {
    const answer = finish(
      module.explain(`${position}~${by === "suspense" ? "every" : "first"}`, 0),
    );
    if ("error" in answer) throw new ClaimError(`"${position}": ${answer.error.code}`);
    const step = answer.steps.find((one) => one.kind === "compound");
    if (step?.kind !== "compound" || step.by !== by)
      throw new ClaimError(`${position} has no ${by}`);
    return step.number.toString();
  };
  const range = /^(\S+) (\d+)\.\.(\d+)$/.exec(subject);
  if (!range) return number(subject);
  const [from, to] = [Number(range[2]), Number(range[3])];
  return Array.from({ length: to - from + 1 }, (_, at) =>
    number(`${range[1]}:${from + at}`),
  ).join();
}

export function beyond(module: NimberModule, name: BeyondName, subject: string): string {
  switch (name) {
    case "quotient":
      return String(quotientSaid(module, subject).elements.length);
    case "portion": {
      const { p, elements } = quotientSaid(module, subject);
      return Array.from(p, (at) => elements[at]!).join();
    }
    case "elements": {
      const match = /^(\S+) (\d+)\.\.(\d+)$/.exec(subject);
      if (!match) throw new ClaimError(`"elements ${subject}" wants RULE FROM..TO`);
      const { phi, elements } = quotientOf(module, match[1]!, -1);
      const [from, to] = [Number(match[2]), Number(match[3])];
      if (to >= phi.length) throw new ClaimError(`heap ${to} is not in the proof`);
      return Array.from(phi.slice(from, to + 1), (at) => elements[at]!).join();
    }
    case "element":
      return elementOf(module, subject);
    case "tame":
      return String(tame(module, subject));
    case "genus":
      return genus(module, subject);
    case "nimbers":
      return nimbers(module, subject);
    case "suspense":
    case "remoteness":
      return numbersOf(module, name, subject);
  }
}
