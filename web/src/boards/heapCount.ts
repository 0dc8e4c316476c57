import type { TermView } from "#module/nimber.js";

/** Boards whose parts are heaps, counted through the sum. */
export const hasHeaps = (term: TermView) => term.board === "heaps" || term.board === "wythoff";
