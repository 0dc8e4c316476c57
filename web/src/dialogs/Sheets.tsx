/** The sheets that open over the page: each is fetched when it is first opened. */
import { useRef } from "preact/hooks";
import type { FunctionComponent } from "preact";
import { asked } from "../state/departure";
import { closePanel, panel, type PanelName } from "../state/place";
import { playStrings, strings, stringsOf } from "../strings/index";
import { Dialog } from "../widgets/Dialog";
import { lazy } from "../widgets/lazy";
import { MissingPart } from "../widgets/MissingPart";

function sheet(
  name: PanelName,
  title: () => string,
  load: () => Promise<FunctionComponent>,
  soon = true,
): FunctionComponent {
  const Body = lazy(
    load,
    // Nothing moves before the whole sheet is there.
    ({ failed }) =>
      failed ? (
        <Dialog name={name} title={title()} open={panel.value === name} onClose={closePanel}>
          <MissingPart />
        </Dialog>
      ) : null,
    soon,
  );
  return function Sheet() {
    const opened = useRef(false);
    if (panel.value === name) opened.current = true;
    return opened.current ? <Body /> : null;
  };
}

export const Gallery = sheet(
  "gallery",
  () => strings.value.edit.games,
  async () => {
    const [file] = await Promise.all([import("./GalleryDialog"), stringsOf("faces")]);
    return file.GalleryDialog;
  },
  false,
);
const Play = sheet(
  "play",
  () => strings.value.play.title,
  () => import("./PlayDialog").then((file) => file.PlayDialog),
);
const Edit = sheet(
  "edit",
  () => strings.value.edit.title,
  () => import("./EditDialog").then((file) => file.EditDialog),
);
const Share = sheet(
  "share",
  () => strings.value.share.title,
  () => import("./ShareDialog").then((file) => file.ShareDialog),
);
const Kept = sheet(
  "kept",
  () => playStrings.value.play.kept,
  async () => {
    const [file] = await Promise.all([import("./KeptDialog"), stringsOf("sheets")]);
    return file.KeptDialog;
  },
);
const About = sheet(
  "about",
  () => strings.value.about,
  () => import("./AboutDialog").then((file) => file.AboutDialog),
  false,
);
const Make = sheet(
  "make",
  () => strings.value.edit.make,
  async () => {
    const [file] = await Promise.all([import("./MakeDialog"), stringsOf("make")]);
    return file.MakeDialog;
  },
  false,
);

const LeaveBody = lazy(
  () => import("./LeaveDialog").then((file) => file.LeaveDialog),
  () => null,
  true,
);
function Leave() {
  const opened = useRef(false);
  if (asked.value) opened.current = true;
  return opened.current ? <LeaveBody /> : null;
}

export function Sheets() {
  return (
    <>
      <Leave />
      <Edit />
      <Play />
      <Share />
      <Kept />
      <About />
      <Make />
    </>
  );
}
