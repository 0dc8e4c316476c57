/** Texts side by side in one line, in any language. Pure. */

const wideEnd = /[\u3000-\u303f\uff00-\uffef]$/;
const han = /[\u3000-\u9fff\uff00-\uffef]/;

/** What stands between a text and the next one: nothing after a full-width sign. */
export const gap = (before: string) => (wideEnd.test(before) ? "" : " ");

/** One after the other; empty ones are left out. */
export const joined = (...texts: readonly string[]) =>
  texts
    .filter(Boolean)
    .reduce((line, text) => line + gap(line) + text, "")
    .trimStart();

/** A name, a colon, and what is said of it. */
export const named = (name: string, text: string) =>
  han.test(name) ? `${name}：${text}` : `${name}: ${text}`;

/** A text that has no end of its own, as a sentence. */
export const ended = (text: string) => (han.test(text) ? `${text}。` : `${text}.`);
