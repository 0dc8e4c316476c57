/**
 * What the page's state asks of a browser when it is read in, with a storage that is empty.
 * Imported before anything of the page.
 */
import { vi } from "vitest";

const kept = new Map<string, string>();

vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("Worker", EventTarget);
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  clear: () => kept.clear(),
});
