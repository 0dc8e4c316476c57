/** When a hint is shut. */
import { effect, untracked } from "@preact/signals";
import { position } from "./game";
import { closeHint, hint } from "./hints";
import { selection } from "./selection";

/** A hint is shut once another position comes, or a choice begins. Called once. */
export function followHints(): void {
  effect(() => {
    void position.value;
    if (untracked(() => hint.value === null)) untracked(closeHint);
  });
  effect(() => {
    const now = selection.value;
    const told = untracked(() => hint.value?.move);
    // Who only points at a piece, or does what the hint says, keeps it.
    if (!now || now.hover) return;
    const does = now.move
      ? now.move.position === told?.position
      : now.term === told?.term && now.part === told.part;
    if (!does) untracked(closeHint);
  });
}
