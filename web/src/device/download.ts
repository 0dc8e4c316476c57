/** Hands the browser a file. In some browsers nothing happens: texts are there to be copied too. */
export function download(name: string, content: Blob | string, type = "text/plain"): void {
  const blob =
    typeof content === "string" ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A rule or position as part of a file's name. */
export const fileName = (text: string) =>
  text
    .replace(/[^a-z0-9.,-]+/gi, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60) || "nimber";
