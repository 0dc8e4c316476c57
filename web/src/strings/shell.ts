/**
 * What the page says of itself: parts that can't be loaded, a browser that lacks what it needs, a
 * new version.
 */
import { computed } from "@preact/signals";
import { strings } from "./index";

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

export const shellStrings = computed<ShellStrings>(() => strings.value.shell);
