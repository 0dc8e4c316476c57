import { Engine } from "./client";

/** The page's one engine, started when first asked. */
export const engine = new Engine(
  () => new Worker(new URL("./worker", import.meta.url), { type: "module", name: "nimber" }),
);
