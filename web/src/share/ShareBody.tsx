/**
 * One link and its QR code; all else that can be taken away from the page stands behind More. What
 * needs more code than a text box is fetched when it is opened.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { later } from "../widgets/later";
import { over, view } from "../state/game";
import { placeStrings, shareStrings, strings, stringsOf } from "../strings/index";
import { EmbedPart } from "./EmbedPart";
import { linkParts, TextPart, WholeGameLink } from "./LinkPart";
import { chooseKind, followLinks, kindsOf, links, puzzleHere, shownKind } from "./links";
import { RecordPart } from "./RecordPart";
import "./share.css";
import { Segments } from "../widgets/Segments";

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
const QrFiles = later(() => import("./QrPart").then((file) => file.QrFiles), waiting, "div");
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

/** What the link is to be; each kind keeps its box, and one is shown. */
function Kinds() {
  const w = shareStrings.value;
  const now = links.value;
  if (!now) return null;
  const kinds = kindsOf(now);
  const shown = shownKind.value;
  return (
    <>
      {kinds.length > 1 ? (
        <Segments
          class="share-kinds"
          label={w.kinds.label}
          list={kinds}
          now={shown}
          words={(kind) => w.kinds[kind === "turn" && over.value ? "ended" : kind]}
          choose={chooseKind}
          mark={(kind) => ({ "data-testid": `share-${kind}` })}
        />
      ) : null}
      {kinds.map((kind) => {
        const Part = linkParts[kind];
        return (
          <div key={kind} hidden={kind !== shown}>
            <Part now={now} shown={kind === shown} />
          </div>
        );
      })}
    </>
  );
}

export function ShareBody() {
  const w = shareStrings.value;
  useEffect(followLinks, []);
  const game = view.value !== null;
  return (
    <>
      <Kinds />
      <div class="share-qr">
        <QrPart />
      </div>
      <details class="more" data-testid="share-more">
        <summary>{strings.value.play.more}</summary>
        <WholeGameLink />
        <TextPart />
        <RecordPart />
        <div>
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
          <Fold name="qr" title={w.qr.title}>
            {() => <QrFiles />}
          </Fold>
        </div>
      </details>
    </>
  );
}
