/**
 * The book's pages of their own (web/pages), kept by the service worker for reading without a
 * network (web/service-worker).
 */
import { ownAddress } from "../links/ownPage";
import { chapterNames, pathNames, proofNames, wayName } from "./chapters";

/** Only the folder has a service worker; in a frame nobody asked for anything to be kept. */
const served = import.meta.env.PROD && import.meta.env.MODE !== "single";

/** Every page of the book in a language, as addresses below the folder. */
export const bookPages = (lang: string): string[] =>
  [
    "index",
    "words",
    "contest",
    "proof",
    ...chapterNames(lang),
    ...pathNames(lang).map((name) => wayName("contest", name)),
    ...proofNames(lang).map((name) => wayName("proof", name)),
  ].map((name) => ownAddress(lang, "book", name));

interface Told {
  kept: number;
  done?: boolean;
}

/**
 * Asks the service worker about pages; it tells how many are kept, once or while it fetches them.
 * Never where there is none, or an older one that does not know the question.
 */
function ask(
  type: "KEPT_PAGES" | "KEEP_PAGES",
  pages: readonly string[],
  told: (answer: Told) => void,
): () => void {
  if (!served || !("serviceWorker" in navigator)) return () => undefined;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => told(data as Told);
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type, pages }, [port2]),
  );
  return () => port1.close();
}

export const askKept = (pages: readonly string[], told: (kept: number) => void) =>
  ask("KEPT_PAGES", pages, ({ kept }) => told(kept));

/** `done` once each of them has come or failed. */
export const keepPages = (pages: readonly string[], told: (kept: number, done: boolean) => void) =>
  ask("KEEP_PAGES", pages, ({ kept, done = false }) => told(kept, done));
