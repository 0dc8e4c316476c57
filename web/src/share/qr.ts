/** A QR code as one path. Pure: text in, squares out. */
import qrcode from "qrcode-generator";

/** More than this, and phones no longer read it from a screen. */
export const mostQrBytes = 700;
/** White around the code, in modules; less, and it is not found. */
export const quiet = 4;

export interface QrPicture {
  /** modules a side, the white around it included */
  side: number;
  path: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
export const fitsQr = (text: string) => bytesOf(text).length <= mostQrBytes;

export function qrOf(text: string): QrPicture {
  const code = qrcode(0, "M");
  // One character a byte: the library takes the low eight bits of each.
  code.addData(String.fromCharCode(...bytesOf(text)), "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      if (!code.isDark(row, column)) continue;
      let end = column;
      while (end < count && code.isDark(row, end)) end++;
      path += `M${column + quiet} ${row + quiet}h${end - column}v1h-${end - column}z`;
      column = end;
    }
  return { side: count + 2 * quiet, path };
}

/** The code as a file of its own. */
export const qrSvg = ({ side, path }: QrPicture, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${size}" height="${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
