/**
 * Where a test of tests/browser runs in script/test: in happy-dom (web/vitest.dom.config.ts) if its
 * file stands here and nothing in its name or its tags says @browser, else in Chromium.
 * script/nightly runs all of them in Chromium.
 */
export const inDom: readonly string[] = [
  "book",
  "errors",
  "eye",
  "faces",
  "goals",
  "keep",
  "language",
  "learn",
  "leave",
  "own",
  "pasted",
  "play",
  "quotient",
  "rule_program",
  "share",
  "small",
  "turns",
  "why",
];

/** @browser: it looks at pixels, places, frames, a network. The others are about a screen. */
export const browserTags = /@(browser|layout|phone|touch)\b/;
