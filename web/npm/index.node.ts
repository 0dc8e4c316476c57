/** Under node: the thread is one of node:worker_threads. */
import { Worker } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter";
import { Nimber } from "./client.js";
import type { Thread } from "../src/engine/client";

export { isError } from "./client.js";

function startThread(): Thread {
  const thread = new Worker(new URL("./worker.node.js", import.meta.url), { name: "nimber" });
  const end = nodeEndpoint(thread);
  return {
    ...end,
    // Comlink's adapter takes everything it is asked to listen to for a message.
    addEventListener(type, listener) {
      if (type === "error") thread.on("error", listener as unknown as (error: Error) => void);
      else end.addEventListener(type, listener);
    },
    terminate: () => thread.terminate(),
  };
}

export const open = (): Nimber => new Nimber(startThread);
