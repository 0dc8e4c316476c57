/**
 * What only a browser can tell. A test that asks for it stays there: it gets no answer here, least
 * of all one that is always right.
 */
export class BrowserOnly extends Error {
  constructor(what: string) {
    super(`${what} is for a browser: tag the test @browser.`);
    this.name = "BrowserOnly";
  }
}

export const browserOnly = (what: string) => (): never => {
  throw new BrowserOnly(what);
};

/**
 * Sizes, places, colours, frames, what a network brings: words that a test's script may not use.
 */
const words =
  /getBoundingClientRect|getClientRects|\b(?:client|scroll|offset|natural)(?:Width|Height|Top|Left)\b|getComputedStyle|elements?FromPoint|\bscroll[XY]\b|\binner(?:Width|Height)\b|getAnimations|getImageData|getContext|visualViewport|PerformanceObserver|getEntries|document\.fonts|serviceWorker|\bcaches\b|styleSheets|\bcontentDocument\b|contentWindow/;

export function checkScript(script: string): void {
  const found = words.exec(script);
  if (found) throw new BrowserOnly(found[0]);
}
