/**
 * What the landing page asks the engine up to the second move. It was answered when the page was
 * built (web/landing.ts) and stands in the HTML.
 */
import type { Question } from "../engine/questions";

/** The element that holds them. */
export const answersId = "landing-answers";

/** A bigint, or a typed array of numbers, as JSON. */
type Packed = { bigint: string } | { numbers: number[] };

const pack = (_: string, value: unknown): unknown => {
  if (typeof value === "bigint") return { bigint: String(value) } satisfies Packed;
  if (value instanceof Uint32Array) return { numbers: [...value] } satisfies Packed;
  return value;
};
const unpack = (_: string, value: unknown): unknown => {
  if (typeof value !== "object" || value === null) return value;
  if ("bigint" in value) return BigInt(value.bigint as string);
  return "numbers" in value ? Uint32Array.from(value.numbers as number[]) : value;
};

/** What chance decides about a reply does not matter for the first one. */
const keyOf = (question: Question, given: readonly unknown[]) =>
  JSON.stringify([question, ...given.filter((_, at) => question !== "reply" || at !== 2)], pack);

/** Questions with their answers. */
export class Answers {
  private readonly known: Map<string, unknown>;

  constructor(text = "[]") {
    this.known = new Map(JSON.parse(text, unpack) as [string, unknown][]);
  }

  /** Undefined where it is not among them. */
  get(question: Question, given: readonly unknown[]): unknown {
    return this.known.size > 0 ? this.known.get(keyOf(question, given)) : undefined;
  }
  set(question: Question, given: readonly unknown[], answer: unknown): void {
    this.known.set(keyOf(question, given), answer);
  }
  text(): string {
    return JSON.stringify([...this.known], pack);
  }
}
