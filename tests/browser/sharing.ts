/** The dialog that shares, and what is taken away from it. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { openMore } from "./help";
import decodeQR from "qr/decode.js";

export const dialog = (page: Page) => page.locator("dialog[open]");
export const link = (page: Page) => page.locator("#share-link");

export async function openShare(page: Page, name = "Share"): Promise<void> {
  // Under the card at a game's end the tools are folded.
  const fold = page.getByTestId("unfold");
  if (await fold.isVisible()) await fold.click();
  await page.locator(".thumbs, .onward").getByRole("button", { name, exact: true }).click();
  await expect(page.getByTestId("share-more")).toBeVisible();
}

/** Opens a part of what stands behind More. */
export async function unfold(
  page: Page,
  name: "picture" | "embed" | "puzzle" | "class" | "qr",
): Promise<void> {
  const fold = page.getByTestId(`fold-${name}`);
  if (!(await fold.isVisible())) await openMore(page, "share");
  await fold.locator("summary").click();
}

/** Colours of a picture's pixels, as the browser draws it: RGBA, row by row. */
export async function pixels(page: Page, png: Buffer) {
  const answer = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let text = "";
    for (let at = 0; at < data.length; at += 8192)
      text += String.fromCharCode(...data.subarray(at, at + 8192));
    return { width: canvas.width, height: canvas.height, data: btoa(text) };
  }, png.toString("base64"));
  return { ...answer, data: new Uint8Array(Buffer.from(answer.data, "base64")) };
}

/** What a phone would read from the code on the screen. */
export const scanned = async (page: Page) =>
  decodeQR(await pixels(page, await page.getByTestId("qr").screenshot()), { timeLimit: 10_000 });

/** A file that a button saves. */
export async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByTestId(button).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
