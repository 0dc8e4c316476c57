/** The way from a chapter to the ready sheet that goes with it. */
import { writeSheetLink } from "../links/sheet";
import { openSheetText } from "../state/openSheet";
import { bookStrings } from "../strings/index";
import { gap } from "../strings/joined";
import { Inlines } from "./Inlines";
import type { BlockOf } from "./content";

export function TrySheet({ block }: { block: BlockOf<"sheet"> }) {
  return (
    <p class="book-try" data-testid="book-sheet" data-sheet={block.name}>
      {bookStrings.value.tryIt}
      {gap(bookStrings.value.tryIt)}
      <a
        href={`#${writeSheetLink(block.text, []) ?? ""}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openSheetText(block.text);
        }}
      >
        {block.title}
      </a>
      <Inlines list={block.caption} />
    </p>
  );
}
