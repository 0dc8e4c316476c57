/**
 * Everything that can be taken away from the page. What needs more code than a text box is fetched
 * when it is opened.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { later } from "../widgets/later";
import { quiz, view } from "../state/game";
import { placeStrings, shareStrings, stringsOf } from "../strings/index";
import { EmbedPart } from "./EmbedPart";
import { GameLinks, LinkPart, PuzzleLink, TextPart } from "./LinkPart";
import { followLinks, puzzleHere } from "./links";
import { RecordPart } from "./RecordPart";
import "./share.css";

function Fold({
  name,
  title,
  children,
}: {
  name: string;
  title: string;
  children: () => ComponentChildren;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details
      class="share-fold"
      data-testid={`fold-${name}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{title}</summary>
      {open ? <div class="share-inside">{children()}</div> : null}
    </details>
  );
}

const waiting = () => placeStrings.value.loading;
const QrPart = later(() => import("./QrPart").then((file) => file.QrPart), waiting, "div");
const PicturePart = later(
  () => import("./PicturePart").then((file) => file.PicturePart),
  waiting,
  "div",
);
const PuzzlePicture = later(
  () => import("./PicturePart").then((file) => file.PuzzlePicture),
  waiting,
  "div",
);

const ClassPart = later(
  async () => {
    const [file] = await Promise.all([import("./ClassPart"), stringsOf("lesson")]);
    return file.ClassPart;
  },
  waiting,
  "div",
);

export function ShareBody() {
  const w = shareStrings.value;
  useEffect(followLinks, []);
  const game = view.value !== null;
  return (
    <>
      {/* Who shares a puzzle shares it without the moves made in it. */}
      {quiz.value ? <PuzzleLink /> : null}
      <LinkPart />
      {quiz.value ? null : <PuzzleLink />}
      <div class="share-folds">
        <Fold name="qr" title={w.qr.title}>
          {() => <QrPart />}
        </Fold>
        {game ? (
          <Fold name="picture" title={w.image.title}>
            {() => <PicturePart />}
          </Fold>
        ) : null}
        {game && puzzleHere.value ? (
          <Fold name="puzzle" title={w.puzzle.picture}>
            {() => <PuzzlePicture />}
          </Fold>
        ) : null}
        {game ? (
          <Fold name="class" title={w.forClass}>
            {() => <ClassPart />}
          </Fold>
        ) : null}
        {game ? (
          <Fold name="embed" title={w.embed.title}>
            {() => <EmbedPart />}
          </Fold>
        ) : null}
      </div>
      <GameLinks />
      <TextPart />
      <RecordPart />
    </>
  );
}
