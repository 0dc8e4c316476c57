/**
 * What the first drawing waits for longest is begun before the page's scripts have come. The built
 * page runs this file by itself (web/early.ts).
 */
import "#start-worker";
import { startLanguage } from "./state/startLanguage";
import { firstWords, languageFile } from "./strings/firstWords";

// What goes wrong is said where the words are needed.
firstWords[languageFile(startLanguage())]?.().catch(() => undefined);

// Text that is not seen yet is laid out all the same: not now. It is there for a page that still
// hasn't started after some seconds.
const patience = 6000;
const sorry = document.querySelector<HTMLElement>(".not-started");
if (sorry) {
  sorry.hidden = true;
  setTimeout(() => (sorry.hidden = false), patience);
}
