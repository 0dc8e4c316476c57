/**
 * What the first drawing waits for longest is begun before the page's scripts have come. The built
 * page runs this file by itself (web/early.ts).
 */
import "#start-worker";
import { pageLanguage, startLanguage } from "./strings/startLanguage";
import { firstWords, languageFile } from "./strings/firstWords";

// What goes wrong is said where the words are needed.
firstWords[languageFile(pageLanguage() ?? startLanguage())]?.().catch(() => undefined);
