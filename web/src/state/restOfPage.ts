/** Words and styles that the landing place does without up to its first answer. */
import { stringsOf } from "../strings/index";

export const restOfPage = (): Promise<unknown> =>
  Promise.all([
    // Styles alone keep nobody from reading.
    import("../styles/rest.css").catch(() => undefined),
    stringsOf("rest"),
  ]);
