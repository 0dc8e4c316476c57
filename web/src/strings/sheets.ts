/** What is said of whole sheets: those that are ready, those that are kept, those in files. */
export interface SheetsStrings {
  title: string;
  ready: string;
  /** families of rules that are ready */
  families: string;
  kept: string;
  keptAbout: string;
  open: (title: string) => string;
  rename: (title: string) => string;
  name: string;
  save: string;
  remove: (title: string) => string;
  lines: (count: number) => string;
  unsaved: string;
  file: string;
  openFile: string;
  fileAbout: string;
  opened: (title: string) => string;
  tooLarge: string;
  noText: string;
  tooManyLines: (lines: number, most: number) => string;
}
