/** The worker's own end, where the page's questions arrive. */
import type { Endpoint } from "comlink";

export const thread = globalThis as unknown as Endpoint;
