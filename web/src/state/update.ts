import { signal } from "@preact/signals";

/** A newer build of the page is here and waits to be taken. */
export const updateReady = signal(false);
