import { signal } from "@preact/signals";
import { startWorker } from "#start-worker";
import { Engine, firstTrouble } from "./client";

/** The page's one engine, started when first asked. */
export const engine = new Engine(startWorker, signal(firstTrouble()));
