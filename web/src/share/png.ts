/** An SVG as a PNG, twice as large: by the browser's own drawing of it, nothing else loaded. */
export async function pngOf(
  svg: string,
  width: number,
  height: number,
  scale = 2,
): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  // As data: a blob's address would do too, but some browsers hold a canvas that drew one for
  // tainted.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
