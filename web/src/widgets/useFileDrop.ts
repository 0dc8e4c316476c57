/** Files that are dropped on the page. */
import { useEffect, useRef, useState } from "preact/hooks";

const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes a file that is dropped anywhere; true while one is held over the page. What somebody else
 * has taken is left alone: `first` comes before all who do not say so.
 */
export function useFileDrop(take: (file: File) => void, first = false): boolean {
  const [over, setOver] = useState(false);
  const taker = useRef(take);
  taker.current = take;
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFile(event) || event.defaultPrevented) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      taker.current(file);
    };
    const how = { capture: first };
    addEventListener("dragover", onOver, how);
    addEventListener("dragleave", onLeave, how);
    addEventListener("drop", onDrop, how);
    return () => {
      removeEventListener("dragover", onOver, how);
      removeEventListener("dragleave", onLeave, how);
      removeEventListener("drop", onDrop, how);
    };
  }, [first]);
  return over;
}
