/**
 * The picture that a chat or a search shows of a page: its board, 1200 x 630, as PNG. It has no
 * words of any language, so both languages share it; digits and names are drawn with one font that
 * comes as a package, on every machine alike.
 */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Resvg, renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { staysIn } from "../src/share/picture/bar.ts";
import { boardOf, inside } from "../src/share/picture/draw.ts";
import { palettes } from "../src/share/picture/palette.ts";
import { el, sans, words } from "../src/share/picture/svg.ts";
import { pictureSize } from "./size.ts";
import { firstPosition } from "../src/state/firstPosition.ts";
import { faceWith, type Looks } from "../src/state/presets.ts";
import { page } from "../src/strings/languages/en.ts";
import type { Strings } from "../src/strings/shape.ts";
import type { NimberModule } from "../../wasm/nimber.d.ts";

const { width, height } = pictureSize;
const margin = 56;
/** Below the board: whose page it is, and what it is about. */
const foot = 60;
const most = { width: width - 3.4 * margin, height: height - 2.6 * margin - foot, scale: 3 };
/** Every move of a bar is a column of it. */
const mostBites = 4096;

/** Signs in place of words: rules are written, places have numbers. */
const strings: Strings = {
  ...page,
  rule: () => "",
  board: { ...page.board, heap: () => "" },
  boards: {
    ...page.boards,
    head: "",
    tail: "",
    ground: "0",
    step: (place) => String(place),
    summit: "0",
  },
};

export interface PageBoard {
  position: string;
  looks: Looks | null;
  /** a name that is the same in every language, and known outside: a judge's number, an octal
   * code; "" for none */
  label: string;
}

const fonts = dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json"));
const font = {
  loadSystemFonts: false,
  fontFiles: ["DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono"].map((name) =>
    join(fonts, "ttf", `${name}.ttf`),
  ),
  defaultFontFamily: "DejaVu Sans",
  sansSerifFamily: "DejaVu Sans",
  monospaceFamily: "DejaVu Sans Mono",
};

/** The picture as SVG, or null where the text is no position. */
export function pictureOf(module: NimberModule, board: PageBoard): string | null {
  const view = module.read(board.position);
  if ("error" in view || view.kind !== "position") return null;
  const p = palettes.light;
  const rules = view.terms.map(({ rule }) => rule);
  const face = board.looks && faceWith(board.looks, rules);
  let stays = null;
  if (face?.bar) {
    const answer = module.moves(view.position, 0, 0, 0, mostBites);
    stays = "error" in answer ? null : staysIn(view, face, answer.moves);
  }
  const grids = view.terms.map(() => null);
  const source = { view, result: null, grids, face, strings, ...(stays && { stays }) };
  const drawn = boardOf(source, { strings, palette: p });
  // As large as it fits, whatever room it leaves of the width that it was given.
  const size = { width: inside, height: Math.ceil(drawn.height) };
  const alone = { xmlns: "http://www.w3.org/2000/svg", "font-family": sans, ...size };
  const box = new Resvg(el("svg", alone, drawn.body), { font }).innerBBox();
  if (!box) return null;
  const scale = Math.min(most.width / box.width, most.height / box.height, most.scale);
  const left = (width - box.width * scale) / 2 - box.x * scale;
  const top = (height - foot - box.height * scale) / 2 - box.y * scale;
  const base = height - 0.75 * margin;
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...pictureSize, "font-family": sans },
    el("rect", { width, height, fill: p.paper }),
    el("rect", {
      x: margin / 2,
      y: margin / 2,
      width: width - margin,
      height: height - margin - foot,
      rx: 22,
      fill: p.board,
      stroke: p["board-edge"],
      "stroke-width": 2,
    }),
    el("g", { transform: `translate(${left} ${top}) scale(${scale})` }, drawn.body),
    el("circle", { cx: margin / 2 + 24, cy: base - 10, r: 20, fill: p.accent }),
    el("path", {
      d: `M${margin / 2 + 24} ${base - 22}v24M${margin / 2 + 12} ${base - 10}h24`,
      stroke: p["on-accent"],
      "stroke-width": 4,
      "stroke-linecap": "round",
    }),
    words("Nimber", { x: margin / 2 + 60, y: base, size: 30, weight: 700, fill: p.ink }),
    words(board.label, {
      x: width - margin / 2 - 4,
      y: base,
      size: 28,
      anchor: "end",
      fill: p["ink-2"],
      room: width - margin - 260,
    }),
  );
}

/** A palette of few colours looks the same on a board, and has a third of the bytes. */
const form = { palette: true, quality: 80, compressionLevel: 9, dither: 0 };

async function drawPng(svg: string): Promise<Buffer> {
  const { pixels } = await renderAsync(svg, { font });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(form)
    .toBuffer();
}

/** What was drawn once is kept, by what is drawn and how. */
const store = fileURLToPath(new URL("../node_modules/.cache/nimber-pictures/", import.meta.url));

async function pngOf(svg: string): Promise<Buffer> {
  const key = createHash("sha256")
    .update(JSON.stringify(form) + svg)
    .digest("hex");
  const kept = join(store, `${key}.png`);
  try {
    return await readFile(kept);
  } catch {
    const png = await drawPng(svg);
    await mkdir(store, { recursive: true });
    await writeFile(kept, png);
    return png;
  }
}

/** Writes a page's picture; of what is no position, that of the first board. */
export async function writePicture(
  module: NimberModule,
  board: PageBoard,
  file: string,
): Promise<void> {
  const svg =
    pictureOf(module, board) ??
    pictureOf(module, { ...board, position: firstPosition, looks: null });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await pngOf(svg!));
}
