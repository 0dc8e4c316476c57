import { parentPort } from "node:worker_threads";
import nodeEndpoint from "comlink/dist/esm/node-adapter";

export const thread = nodeEndpoint(parentPort!);
