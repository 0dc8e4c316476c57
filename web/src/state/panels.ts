/** Which sheet is open; one at a time. */
import { signal } from "@preact/signals";

export type PanelName =
  "gallery" | "edit" | "ladder" | "play" | "share" | "kept" | "about" | "make";
export const panel = signal<PanelName | null>(null);
export const openPanel = (name: PanelName) => (panel.value = name);
export const closePanel = () => (panel.value = null);
