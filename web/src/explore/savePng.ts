import { download } from "../device/download";
import { colourOf } from "./useTheme";

/** What is drawn, as a file, on the ground on which it stands in the page. */
export function savePng(drawn: HTMLCanvasElement | null, name: string): void {
  if (!drawn) return;
  const copy = document.createElement("canvas");
  copy.width = drawn.width;
  copy.height = drawn.height;
  const context = copy.getContext("2d");
  if (!context) return;
  context.fillStyle = colourOf("--surface");
  context.fillRect(0, 0, copy.width, copy.height);
  context.drawImage(drawn, 0, 0);
  copy.toBlob((blob) => blob && download(`${name}.png`, blob));
}
