/** Whole sheets of Explore. */
import type { SheetsStrings } from "../../sheets";
import { formatInteger as number } from "../../numbers";

export const sheets: SheetsStrings = {
  title: "Sheets",
  ready: "Ready sheets",
  families: "Ready families",
  kept: "Your sheets",
  keptAbout: "A sheet that you change stays in this browser, on this device.",
  open: (title) => `Open ${title}`,
  rename: (title) => `Rename ${title}`,
  name: "Title",
  save: "Save",
  remove: (title) => `Remove ${title}`,
  lines: (count) => `${number(count)} ${count === 1 ? "line" : "lines"}`,
  unsaved:
    "This browser’s storage is full or closed: your sheets last only as long as this page. Save the one you need as a file.",
  file: "From a file",
  openFile: "Open a file",
  fileAbout: "A sheet or a list of values. You can drop it anywhere on Explore too.",
  opened: (title) => `“${title}” is open.`,
  tooLarge: "This file is larger than 1 MB, too much for a sheet. Nothing was changed.",
  noText: "This file is not a text. Nothing was changed.",
  tooManyLines: (lines, most) =>
    `This file has ${number(lines)} lines; a sheet has at most ${number(most)}. Nothing was changed.`,
};
