import { startWorker } from "#start-worker";
import { Engine } from "./client";

/** The page's one engine, started when first asked. */
export const engine = new Engine(startWorker);
