/**
 * What the page says of itself: parts that can't be loaded, a browser that lacks what it needs, a
 * new version.
 */

export interface ShellStrings {
  noWebAssembly: string;
  engineNotLoaded: string;
  partNotLoaded: string;
  tryAgain: string;
  reload: string;
  updateReady: string;
  updateKeeps: string;
  update: string;
  later: string;
}
