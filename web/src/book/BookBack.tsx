/** The way back, above what is read: to the contents, or to the pages of a way through the book. */
import type { ComponentChildren } from "preact";
import { leadsTo, openPlace } from "../state/place";
import { bookStrings } from "../strings/index";

export function BookBack(props: {
  options?: string[];
  testid?: string;
  /** the contents, where nothing else is said */
  children?: ComponentChildren;
}) {
  const { options = [], testid, children = bookStrings.value.contents } = props;
  return (
    <button
      type="button"
      class="book-back"
      {...leadsTo("book", options.join("&"))}
      data-testid={testid}
      onClick={() => openPlace("book", options)}
    >
      ← {children}
    </button>
  );
}
