import { placeStrings, strings, stringsOf } from "../strings/index";
import { closePanel, panel } from "../state/place";
import { Dialog } from "../widgets/Dialog";
import { later } from "../widgets/later";

/** What there is to share is fetched when it is first asked for. */
const Body = later(
  async () => {
    const [file] = await Promise.all([import("../share/ShareBody"), stringsOf("share")]);
    return file.ShareBody;
  },
  () => placeStrings.value.loading,
  "div",
);

export function ShareDialog() {
  return (
    <Dialog
      name="share"
      title={strings.value.share.title}
      open={panel.value === "share"}
      onClose={closePanel}
    >
      <Body />
    </Dialog>
  );
}
