import { effect } from "@preact/signals";
import type { Face } from "./presets";
import { faceName, faces } from "./face";

/** Fetches a face when one is asked for, and with it what the page says then. Called once. */
export function followFace(): void {
  effect(() => {
    const name = faceName.value;
    if (name === null || faces.value.has(name)) return;
    const known = (one: Face | null) => (faces.value = new Map([...faces.peek(), [name, one]]));
    // Without its words the game keeps its own.
    Promise.all([import("./namedFace"), import("./voice")])
      .then(([file]) => file.faceToShow(name))
      .then(known, () => known(null));
  });
}
