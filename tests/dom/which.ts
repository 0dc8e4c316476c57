/**
 * Which tests of tests/browser can do without a browser: those of the files that stand here, but
 * for those whose name or tags say @browser. script/test runs them in happy-dom (`npm run dom`,
 * web/vitest.dom.config.ts), in a fraction of the time; script/nightly runs them in Chromium too.
 */
export const inDom: readonly string[] = [
  "book",
  "dialogs",
  "errors",
  "explore",
  "eye",
  "faces",
  "goals",
  "keep",
  "language",
  "last_move",
  "learn",
  "leave",
  "mirror",
  "own",
  "own_problem",
  "pasted",
  "play",
  "quotient",
  "rule_program",
  "see",
  "share",
  "sheet",
  "sheets",
  "small",
  "turns",
  "ways",
  "why",
];

/** @browser: it looks at pixels, places, frames, a network. The others are about a screen. */
export const browserTags = /@(browser|layout|phone|touch)\b/;
