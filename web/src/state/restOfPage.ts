/** Words and styles that the landing place does without up to its first answer. */
import { stringsOf } from "../strings/index";

type Fetch = () => Promise<unknown>;
let fetchStyles: Fetch = () => Promise.resolve();

/** The styles stand in every room, above this one too: whoever starts the page brings them. */
export function bringStyles(fetch: Fetch): void {
  fetchStyles = fetch;
}

export const restOfPage = (): Promise<unknown> =>
  Promise.all([
    // Styles alone keep nobody from reading.
    fetchStyles().catch(() => undefined),
    stringsOf("rest"),
  ]);
