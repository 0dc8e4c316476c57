import { useEffect, useState } from "preact/hooks";
import { download } from "../device/download";
import { fileName, gameText } from "../state/gameFile";
import { lines } from "../state/record";
import { pageUrl } from "../state/links";
import { record } from "../state/game";
import { playStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { TextField } from "./Field";

/** The record in words, to be copied or saved: it opens again here. */
export function RecordPart() {
  const p = playStrings.value;
  const [text, setText] = useState("");
  const here = record.value;
  useEffect(() => {
    if (here) void gameText(here, pageUrl()).then(setText);
  }, [here]);
  if (!here || lines(here)[0]!.length < 2) return null;
  return (
    <TextField name="game" label={p.file.title} text={text} button={p.file.copy} rows={5}>
      <button
        type="button"
        class="button"
        data-testid="save-game"
        onClick={() => download(fileName(here), text)}
      >
        <Icon name="save" />
        {p.file.download}
      </button>
    </TextField>
  );
}
