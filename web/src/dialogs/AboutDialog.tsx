import { placeStrings, strings, stringsOf } from "../strings/index";
import { closePanel, panel } from "../state/place";
import { Dialog } from "../widgets/Dialog";
import { later } from "../widgets/later";

/** The licences are long texts: fetched when they are asked for. */
const Body = later(
  async () => {
    const [file] = await Promise.all([import("./AboutBody"), stringsOf("credits")]);
    return file.AboutBody;
  },
  () => placeStrings.value.loading,
  "div",
);

export function AboutDialog() {
  return (
    <Dialog
      name="about"
      title={strings.value.about}
      open={panel.value === "about"}
      onClose={closePanel}
    >
      <Body />
    </Dialog>
  );
}
