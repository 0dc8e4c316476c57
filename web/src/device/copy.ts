/** Out of the page: the clipboard, the system's own sharing, files. Each may be refused. */
export type Note = "" | "copied" | "byHand";

export async function copyFrom(box: HTMLInputElement | HTMLTextAreaElement | null): Promise<Note> {
  if (!box) return "";
  try {
    await navigator.clipboard.writeText(box.value);
    return "copied";
  } catch {
    // Browsers inside chat programs refuse: the text is selected for copying by hand.
    box.focus();
    box.select();
    return "byHand";
  }
}

export const canSend = () => "share" in navigator;

/** "failed" where the system did not take it; who closes the system's sheet has not failed. */
export async function send(data: ShareData): Promise<"sent" | "stopped" | "failed"> {
  try {
    await navigator.share(data);
    return "sent";
  } catch (reason) {
    return reason instanceof DOMException && reason.name === "AbortError" ? "stopped" : "failed";
  }
}

export const canSendFile = (file: File) =>
  "canShare" in navigator && navigator.canShare({ files: [file] });
export const canCopyPicture = () =>
  typeof ClipboardItem !== "undefined" && typeof navigator.clipboard?.write === "function";
