/** Whoever went from a class's task to a sheet or a chapter finds the way back there. */
import { signal } from "@preact/signals";

/** The task, from 0; null where nobody is on the way. */
export const away = signal<number | null>(null);
