/** What a move of a written game does, for sentences: where it only takes, how much. Pure. */
import { formatInteger } from "./numbers";
import type { MoveRecord, TermView } from "#module/nimber.js";

type Numbers = readonly bigint[];

/** Is it made in the only heap with stones? Then no number tells it from others. */
export const isLast = (
  { before, heap }: MoveRecord,
  { terms: [term, ...others] }: { terms: readonly TermView[] },
): boolean =>
  heap > 0 &&
  before > 0n &&
  others.length === 0 &&
  term?.shape === "number" &&
  term.parts.filter((stones) => stones > 0n).length === 1;

/** One of the numbers of a part: by the name that its rule gives it, or as a cell of a row. */
export type Named = { name: string } | { cell: number };

export type OwnMove =
  /** from a heap; all: nothing is left of it */
  | { does: "take"; amount: bigint; all: boolean }
  /** taken: 0 where the heap is only split */
  | { does: "split"; taken: bigint; into: Numbers }
  /** the same from each of these numbers */
  | { does: "lower"; amount: bigint; numbers: readonly Named[] }
  /** a single number grows */
  | { does: "set"; number: Named; to: bigint }
  /** a token whose two numbers are its place */
  | { does: "walk"; to: string }
  /** from what is left, where the second number says how many may be taken */
  | { does: "limit"; amount: bigint; most: bigint }
  | { does: "vanish" }
  /** what stands there then, each part by itself */
  | { does: "become"; parts: readonly string[] };

const sum = (numbers: Numbers) => numbers.reduce((total, n) => total + n, 0n);

function ofHeap({ before, leaves }: MoveRecord): OwnMove {
  // An empty heap is no heap to the eye.
  const stay = leaves.flat().filter((n) => n > 0n);
  const taken = before - sum(stay);
  if (stay.length > 1 && taken >= 0n) return { does: "split", taken, into: stay };
  if (taken > 0n) return { does: "take", amount: taken, all: stay.length === 0 };
  return { does: "become", parts: stay.map(formatInteger) };
}

interface Change {
  number: Named;
  from: bigint;
  to: bigint;
}

const numberOf = ({ shape, names }: TermView, at: number): Named => {
  if (shape === "row") return { cell: at + 1 };
  return { name: shape === "bag" ? `${names[0] ?? ""}[${at + 1}]` : (names[at] ?? "") };
};

/** Which numbers change. Without an order that is told of a single one only. */
function changesOf(before: Numbers, left: Numbers, term: TermView): Change[] | null {
  if (left.length !== before.length) return null;
  if (term.shape !== "set" && term.shape !== "bag")
    return before.flatMap((from, at) =>
      left[at] === from ? [] : [{ number: numberOf(term, at), from, to: left[at]! }],
    );
  const rest = [...left];
  const gone = before.flatMap((from, at) => {
    const same = rest.indexOf(from);
    if (same >= 0) rest.splice(same, 1);
    return same >= 0 ? [] : [{ number: numberOf(term, at), from }];
  });
  return gone.length === 1 ? [{ ...gone[0]!, to: rest[0]! }] : null;
}

/** The two pairs of names by which the page itself begins games of a token and of a limit. */
const isCalled = ({ shape, names }: TermView, pair: "x,y" | "n,q") =>
  shape === "tuple" && names.join() === pair;

export function ownMove(record: MoveRecord, term: TermView | undefined): OwnMove {
  if (record.heap > 0) return ofHeap(record);
  const { leaves, becomes, part } = record;
  const [left] = leaves;
  if (!left) return { does: "vanish" };
  const before = term?.pieces[part - 1];
  const several = leaves.length > 1;
  const parts = several ? leaves.map((numbers) => `(${numbers.join(",")})`) : [becomes];
  if (several || !term || !before) return { does: "become", parts };
  if (isCalled(term, "x,y")) return { does: "walk", to: `(${left.join(",")})` };
  if (isCalled(term, "n,q") && left[0]! < before[0]!)
    return { does: "limit", amount: before[0]! - left[0]!, most: left[1]! };
  const changes = changesOf(before, left, term) ?? [];
  const [one] = changes;
  if (!one) return { does: "become", parts };
  const amount = one.from - one.to;
  if (amount > 0n && changes.every(({ from, to }) => from - to === amount))
    return { does: "lower", amount, numbers: changes.map(({ number }) => number) };
  return changes.length === 1
    ? { does: "set", number: one.number, to: one.to }
    : { does: "become", parts };
}
