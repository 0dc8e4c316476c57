/** In a browser: the thread is a worker from the file beside this one. */
import { Nimber } from "./client.js";

export { isError } from "./client.js";
export type { Asking, Limited, Nimber, Reply, Sequence } from "./client.js";
export type * from "./nimber.js";

/** The engine; its thread starts with the first question. */
export const open = (): Nimber =>
  new Nimber(() => new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));
