/** The parts of reasons.ts, drawn once they have come. */
import type { FunctionComponent } from "preact";
import type * as reasons from "./reasons";
import { lazy } from "../widgets/lazy";

type File = typeof reasons;
type Name = keyof File;

const fetched: (() => Promise<unknown>)[] = [];

function part(name: Name): FunctionComponent {
  const load = () => import("./reasons").then((file) => file[name] as FunctionComponent);
  const Part = lazy(load, () => null, true);
  fetched.push(Part.fetch);
  return Part;
}

export const Coach = part("Coach");
export const Verdict = part("Verdict");
export const WinningMoves = part("WinningMoves");
export const Record = part("Record");
export const Why = part("Why");
export const Strip = part("Strip");
export const LearnThis = part("LearnThis");
export const Thumbs = part("Thumbs");

/**
 * Resolves when all of them can be drawn at once; they are asked for again where they don't come.
 */
export const fetchReasons = () =>
  Promise.all(fetched.map((fetch) => fetch())).then(
    () => undefined,
    () => undefined,
  );
