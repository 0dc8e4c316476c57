/** What the book lends to a class's list: the book stands above, and hands it in. */
import type { FunctionComponent } from "preact";
import type { Verdict } from "./verdict";

export interface BookParts {
  chapters: () => readonly { number: number; title: string; exercises: readonly string[] }[];
  Exercise: FunctionComponent<{
    chapter: number;
    id: string;
    onSaid: (said: string, right: boolean) => void;
  }>;
  /** What an exercise asks, on paper. */
  Words: FunctionComponent<{ chapter: number; id: string }>;
  /** What is right of an exercise, each as good as another; none where it isn't known. */
  right: (chapter: number, id: string) => Promise<readonly string[]>;
  /** Checks an answer anew. */
  replay: (chapter: number, id: string, said: string) => Promise<Verdict>;
}
