/**
 * Where the reader was, and which exercises are solved; kept in local storage where there is one.
 */
import { signal } from "@preact/signals";
import { keptAs } from "../device/kept";
import { load as loadText, store } from "../device/storage";

interface Progress {
  /** chapter and section last read */
  chapter: number | null;
  section: string | null;
  /** "chapter/exercise" */
  solved: string[];
  /** the page of the contest path last read */
  page: number | null;
  /** the page of the proof path last read */
  proof: number | null;
}

const nothing: Progress = { chapter: null, section: null, solved: [], page: null, proof: null };

function load(): Progress {
  try {
    const stored: unknown = JSON.parse(loadText(keptAs.book) ?? "null");
    if (typeof stored !== "object" || stored === null) return nothing;
    const { chapter, section, solved, page, proof } = stored as Partial<
      Record<keyof Progress, unknown>
    >;
    return {
      chapter: typeof chapter === "number" && Number.isInteger(chapter) ? chapter : null,
      section: typeof section === "string" ? section : null,
      solved: Array.isArray(solved)
        ? solved.filter((item): item is string => typeof item === "string").slice(0, 1000)
        : [],
      page: typeof page === "number" && Number.isInteger(page) ? page : null,
      proof: typeof proof === "number" && Number.isInteger(proof) ? proof : null,
    };
  } catch {
    return nothing; // something else stands in it
  }
}

export const progress = signal<Progress>(load());

function change(next: Partial<Progress>): void {
  const now = { ...progress.peek(), ...next };
  // What was solved in another tab stays solved.
  progress.value = { ...now, solved: [...new Set([...load().solved, ...now.solved])] };
  store(keptAs.book, JSON.stringify(progress.peek()));
}

export const readAt = (chapter: number, section: string | null) => {
  const now = progress.peek();
  if (now.chapter !== chapter || now.section !== section) change({ chapter, section });
};

export const pageReadAt = (page: number) => {
  if (progress.peek().page !== page) change({ page });
};

export const proofReadAt = (proof: number) => {
  if (progress.peek().proof !== proof) change({ proof });
};

export const isSolved = (chapter: number, id: string) =>
  progress.value.solved.includes(`${chapter}/${id}`);

export function markSolved(chapter: number, id: string): void {
  const one = `${chapter}/${id}`;
  if (!progress.peek().solved.includes(one)) change({ solved: [...progress.peek().solved, one] });
}
