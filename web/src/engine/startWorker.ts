/** The module's thread, from a file of its own beside the page. */
export const startWorker = (): Worker =>
  new Worker(new URL("./worker", import.meta.url), { type: "module", name: "nimber" });
