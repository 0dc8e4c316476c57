import { useLayoutEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { strings } from "../strings/index";
import { IconButton } from "./IconButton";

interface Props {
  name: string;
  title: string;
  open: boolean;
  onClose: () => void;
  children: ComponentChildren;
}

/** A native modal dialog: a sheet from below on a phone, a card in the middle elsewhere. */
export function Dialog({ name, title, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once: between what it holds and its opening Escape would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      const root = document.documentElement;
      // A bar that lies over the page takes no room.
      root.classList.toggle("scrolls", innerWidth > root.clientWidth);
      element.showModal();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class={`dialog dialog-${name}`}
      aria-labelledby={`${name}-title`}
      onClose={() => {
        // Told a moment after it closed: by then another sheet may be open.
        if (open) onClose();
      }}
      onClick={(event) => {
        // The backdrop belongs to the dialog element; everything else is inside its body.
        if (event.target === dialog.current) onClose();
      }}
    >
      {open ? (
        <div class="dialog-body">
          <div class="dialog-head">
            <h2 id={`${name}-title`}>{title}</h2>
            <IconButton icon="close" label={strings.value.close} onClick={onClose} />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
