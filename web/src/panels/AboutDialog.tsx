import { placeStrings, strings, stringsOf } from "../strings/index";
import { closePanel, panel } from "../state/panels";
import { Dialog } from "./Dialog";
import { later } from "./later";

/** The licences are long texts: fetched when they are asked for. */
const Body = later(
  async () => {
    const [file] = await Promise.all([import("../about/AboutBody"), stringsOf("credits")]);
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
