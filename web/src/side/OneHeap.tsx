/** A single heap: no sum to speak of, but sizes that are lost, and one of them to leave. */
import { useEffect, useState } from "preact/hooks";
import { strings } from "../strings/index";
import { formatInteger } from "../strings/numbers";
import { sizeWords } from "../why/rows";
import { limitOf, termsAfter } from "../boards/heapCount";
import { multiplesOf } from "./multiples";
import { wholeFace, wholeWords } from "../state/face";
import { lostBelow } from "../state/lostHeaps";
import type { AnalysisRecord, PositionView } from "#module/nimber.js";

/** Of the lost sizes so many are told, the largest. */
const mostTold = 6;
const mostNumbers = 7;

interface Heap {
  rule: string;
  size: bigint;
  /** how many may be taken at most, where the position says so */
  limit: bigint | null;
  /** what the winning moves leave that leave one heap */
  leaves: readonly string[];
}

/** Of the numbers of a face that counts up the first and the last ones are told. */
function someOf(numbers: readonly string[]): readonly string[] {
  return numbers.length > mostNumbers
    ? [...numbers.slice(0, mostNumbers - 3), "…", ...numbers.slice(-2)]
    : numbers;
}

/** Each size once, with the limit that the move leaves, where the position says so. */
function leavesOf(known: AnalysisRecord, shown: PositionView): readonly string[] {
  const told = known.winning.listed.flatMap((move) => {
    // Of a rule that people write, what the move makes of the heap.
    const [size, other] = move.kind === "own" ? move.leaves.flat() : move.after;
    if (size === undefined || other !== undefined) return [];
    return [sizeWords(size, limitOf(termsAfter(shown, move).terms[0]))];
  });
  return [...new Set(told)].slice(0, mostTold);
}

/** The heap, where the position is one heap with a value and nothing else. */
export function oneHeap(known: AnalysisRecord, shown: PositionView): Heap | null {
  const [term, other] = known.terms;
  const [piece, another] = term?.components ?? [];
  const here = shown.terms[0];
  if (!piece || other || another || !here || piece.kind !== "heap") return null;
  const plain = known.method === "values" && known.convention === "normal" && shown.sum === "";
  return plain && known.value !== null
    ? { rule: here.rule, size: piece.size, limit: limitOf(here), leaves: leavesOf(known, shown) }
    : null;
}

/** What the heap is worth, in words. */
export const heapValue = (known: AnalysisRecord, { size, limit }: Heap): string =>
  wholeWords.value?.counting?.worth(formatInteger(size), formatInteger(known.value ?? 0n)) ??
  strings.value.why.one.value(
    formatInteger(size),
    formatInteger(known.value ?? 0n),
    limit === null ? null : formatInteger(limit),
  );

/** The same where one counts up: no heap is told, but the numbers that are reached. */
function Counted({ known, lost, size }: { known: AnalysisRecord; lost: bigint[]; size: bigint }) {
  const words = wholeWords.value?.counting;
  const goal = wholeFace.value?.goal ?? 0n;
  const left = known.winning.listed[0]?.after[0];
  if (!words || lost.length === 0) return null;
  const multiple = multiplesOf(lost, size);
  const step = multiple === null ? null : formatInteger(multiple);
  const numbers = lost.map((heap) => formatInteger(goal - heap)).reverse();
  const told = <p>{words.numbers(someOf(numbers))}</p>;
  if (left === undefined)
    return (
      <>
        {told}
        <p>{words.lost(step)}</p>
      </>
    );
  // Behind the last number nothing is said any more.
  return (
    <>
      {left === 0n ? null : <p>{words.won(formatInteger(goal - left), step)}</p>}
      {told}
    </>
  );
}

export function OneHeap({ known, heap }: { known: AnalysisRecord; heap: Heap }) {
  const w = strings.value.why.one;
  const [lost, setLost] = useState<bigint[]>([]);
  const { rule, size, limit, leaves } = heap;
  useEffect(() => {
    let late = false;
    void lostBelow(rule, size).then((all) => {
      if (!late) setLost(all);
    });
    return () => {
      late = true;
    };
  }, [rule, size]);
  if (wholeWords.value?.counting)
    return (
      <div class="why-one" data-testid="one-heap">
        <Counted known={known} lost={lost} size={size} />
      </div>
    );
  const won = known.value !== 0n;
  const told = lost.slice(-mostTold).map(formatInteger);
  // Where a move may part the heap, what is lost as one heap says little.
  const speaks = told.length > 1 && (!won || leaves.length > 0);
  const multiple = multiplesOf(lost, size);
  const most = limit === null ? null : formatInteger(limit);
  const sizes = speaks ? <p>{w.lost(told, lost.length > told.length)}</p> : null;
  return (
    <div class="why-one" data-testid="one-heap">
      {won && leaves.length > 0 ? (
        <>
          <p>{w.leave(leaves, multiple === null ? null : formatInteger(multiple))}</p>
          {sizes}
        </>
      ) : (
        <>
          {sizes}
          <p>{won ? w.nonzero : w.zero(formatInteger(size), most, speaks)}</p>
        </>
      )}
    </div>
  );
}
