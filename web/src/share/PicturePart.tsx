/** Board and verdict as a picture: seen first, then saved, copied or sent. */
import { useEffect, useState } from "preact/hooks";
import { download, fileName } from "../device/download";
import { result, revealed } from "../state/analysis";
import { face, wholeWords } from "../state/face";
import { view } from "../state/game";
import { viewOf } from "../state/knowledge";
import { puzzleHere } from "./links";
import { languageTag, shareStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { canCopyPicture, canSendFile, send } from "../device/copy";
import { gridsOf, staysOf } from "./picture/ask";
import { drawPicture, type Picture } from "./picture/draw";
import { blobOf, pngOf } from "./png";
import type { PositionView } from "#module/nimber.js";
import { Segments } from "../widgets/Segments";

interface Shown {
  picture: Picture;
  /** null where the browser can't */
  png: { blob: Blob; address: string } | null;
}

const darkNow = () => document.documentElement.dataset["theme"] === "dark";

/** Of the position; `asked`: as a question, without values and without who wins. */
function PictureOf({ asked }: { asked: boolean }) {
  const s = strings.value;
  const w = shareStrings.value;
  const tag = languageTag.value;
  const [dark, setDark] = useState(darkNow);
  const [shown, setShown] = useState<Shown | null>(null);
  const [note, setNote] = useState("");
  const [puzzle, setPuzzle] = useState<PositionView | null>(null);
  const set = asked ? (puzzleHere.value?.position ?? null) : null;
  useEffect(() => {
    let late = false;
    if (set !== null)
      void viewOf(set).then((answer) => {
        if (!late && !("code" in answer)) setPuzzle(answer);
      });
    return () => {
      late = true;
    };
  }, [set]);
  const here = !asked ? view.value : puzzle?.position === set ? puzzle : null;
  const shownFace = face.value;
  const faceWords = wholeWords.value;
  const known = revealed.value && !asked ? result.value : null;
  useEffect(() => {
    if (!here) return;
    let late = false;
    setNote("");
    void (async () => {
      const picture = drawPicture({
        view: here,
        result: known?.position === here.position ? known : null,
        stays: await staysOf(here, shownFace),
        grids: known ? await gridsOf(here) : here.terms.map(() => null),
        strings: s,
        face: shownFace,
        faceWords,
        words: w.picture,
        tag,
        dark,
      });
      const png = await pngOf(picture.svg, picture.width, picture.height)
        .then(async (canvas) => ({
          blob: await blobOf(canvas),
          // A data: address: pressed long, a picture from a blob: can't be saved everywhere.
          address: canvas.toDataURL("image/png"),
        }))
        .catch(() => null);
      if (!late) setShown({ picture, png });
    })();
    return () => {
      late = true;
    };
  }, [here, known, s, w, tag, dark, shownFace, faceWords]);
  if (!here) return null;
  const stem = `nimber-${fileName(here.position)}`;
  const file = shown?.png ? new File([shown.png.blob], `${stem}.png`, { type: "image/png" }) : null;
  return (
    <div class="picture">
      <Segments
        label={w.image.colours}
        list={["light", "dark"] as const}
        now={dark ? "dark" : "light"}
        words={(one) => w.image[one]}
        choose={(one) => setDark(one === "dark")}
        mark={(one) => ({ "data-testid": `picture-${one}` })}
      />
      {shown ? (
        <img
          class="picture-preview"
          data-testid="picture"
          src={
            shown.png?.address ??
            `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shown.picture.svg)}`
          }
          alt={shown.picture.description}
          width={shown.picture.width}
          height={shown.picture.height}
        />
      ) : (
        <p class="quiet">{w.image.working}</p>
      )}
      <p class="button-row">
        {shown?.png && file ? (
          <>
            {canSendFile(file) ? (
              <button
                type="button"
                class="button"
                data-testid="send-picture"
                onClick={() =>
                  void send({ files: [file], title: "Nimber" }).then((done) =>
                    setNote(done === "failed" ? w.image.hold : ""),
                  )
                }
              >
                {w.image.send}
              </button>
            ) : null}
            <button
              type="button"
              class="button"
              data-testid="save-png"
              onClick={() => download(file.name, shown.png!.blob, "image/png")}
            >
              <Icon name="save" />
              {w.image.png}
            </button>
          </>
        ) : null}
        {shown ? (
          <button
            type="button"
            class="button"
            data-testid="save-svg"
            onClick={() => download(`${stem}.svg`, shown.picture.svg, "image/svg+xml")}
          >
            <Icon name="save" />
            {w.image.svg}
          </button>
        ) : null}
        {shown?.png && canCopyPicture() ? (
          <button
            type="button"
            class="button"
            data-testid="copy-picture"
            onClick={() =>
              void navigator.clipboard
                .write([new ClipboardItem({ "image/png": shown.png!.blob })])
                .then(
                  () => setNote(w.image.copied),
                  () => setNote(w.image.hold),
                )
            }
          >
            {w.image.copy}
          </button>
        ) : null}
      </p>
      <p class="share-about quiet" role="status">
        {note || (shown && !shown.png ? w.image.failed : w.image.hold)}
      </p>
    </div>
  );
}

export const PicturePart = () => <PictureOf asked={false} />;
export const PuzzlePicture = () => <PictureOf asked />;
