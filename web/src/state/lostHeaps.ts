/** Heaps of a rule from which whoever moves is lost. */
import { engine } from "../engine/index";
import { isError } from "../engine/client";

/** Heaps up to this size are looked through. */
const mostHeap = 400n;

/** Those smaller than this heap, from 0 on; none where there are too many to look through. */
export async function lostBelow(rule: string, heap: bigint): Promise<bigint[]> {
  if (heap < 2n || heap > mostHeap) return [];
  const answer = await engine.sequenceBeside(rule, Number(heap));
  if (isError(answer)) return [];
  return [...answer.values].flatMap((value, n) => (value === 0 ? [BigInt(n)] : []));
}
