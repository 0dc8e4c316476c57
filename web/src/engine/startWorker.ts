/**
 * The module's thread, from a file of its own beside the page. This file runs before the page's
 * other scripts (early.ts): the thread starts, and fetches its module, while they are still on
 * their way.
 */
const start = (): Worker =>
  new Worker(new URL("./worker", import.meta.url), { type: "module", name: "nimber" });

let early: Worker | null = start();
// Nobody listens for this one's errors yet. Once it has failed, startWorker() starts another, whose
// error is heard.
early.addEventListener("error", () => (early = null));

export function startWorker(): Worker {
  const worker = early ?? start();
  early = null;
  return worker;
}
