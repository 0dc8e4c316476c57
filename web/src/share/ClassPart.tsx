/** For a class: the board large, or on a list of boards. */
import { useState } from "preact/hooks";
import { linkOf } from "../state/links";
import { setOption } from "../state/address";
import { options, position } from "../state/game";
import { closePanel, openPlace } from "../state/place";
import { lessonStrings } from "../strings/index";
import { addToDraft } from "../state/lesson";
import { mostBoards, opened } from "../links/classList";
import { without } from "../links/options";
import { kept } from "./links";

export function ClassPart() {
  const t = lessonStrings.value;
  const [note, setNote] = useState("");
  const here = position.value;
  if (here === null) return null;
  const add = async () => {
    const rest = without(kept(options.peek()), "ladder=", "daily=", "view=", "chapter=", "rule=");
    const link = await linkOf([here], opened(rest, true));
    setNote(addToDraft(link) ? t.make.added : t.make.tooMany(mostBoards));
  };
  return (
    <>
      <p class="button-row">
        <button
          type="button"
          class="button"
          data-testid="project"
          onClick={() => {
            closePanel();
            setOption("projector", true);
          }}
        >
          {t.projector.button}
        </button>
        <button type="button" class="button" data-testid="class-add" onClick={() => void add()}>
          {t.make.add}
        </button>
        <button
          type="button"
          class="button"
          data-testid="class-open"
          onClick={() => {
            closePanel();
            openPlace("book", ["class="]);
          }}
        >
          {t.title}
        </button>
      </p>
      <p class="share-note" role="status">
        {note}
      </p>
    </>
  );
}
