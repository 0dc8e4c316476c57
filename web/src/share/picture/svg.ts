/** SVG as text, and room for words in it. Pure: a picture is the same wherever it is drawn. */

export type Attributes = Record<string, string | number | undefined>;

export const escaped = (text: string) =>
  text
    // What XML may not hold at all.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "\ufffd")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");

const printed = (value: string | number) =>
  typeof value === "number" ? String(Math.round(value * 100) / 100) : escaped(value);

export function el(name: string, attributes: Attributes, ...children: string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${printed(value!)}"`)
    .join("");
  return children.length > 0
    ? `<${name}${list}>${children.join("")}</${name}>`
    : `<${name}${list}/>`;
}

export const sans =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif";
export const mono =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** How wide a character is at most in the faces above, in parts of their size. */
function widthOfCharacter(character: string): number {
  const code = character.codePointAt(0)!;
  if (code >= 0x2e80) return 1;
  if (character === "\u202f") return 0.25;
  if (/[iljt.,:;|!'()\s]/.test(character)) return 0.4;
  if (/[mwMW%]/.test(character)) return 0.98;
  if (/[A-Z]/.test(character)) return 0.76;
  return /[0-9]/.test(character) ? 0.64 : 0.6;
}

/** An estimate from above: the faces on the machine that shows the picture are not known. */
export const widthOf = (text: string, size: number, face: "sans" | "mono" = "sans") =>
  [...text].reduce(
    (sum, one) =>
      sum + (face === "mono" && one.codePointAt(0)! < 0x2e80 ? 0.62 : widthOfCharacter(one)),
    0,
  ) * size;

export interface Words {
  x: number;
  y: number;
  size: number;
  fill: string;
  weight?: number;
  anchor?: "start" | "middle" | "end";
  face?: "sans" | "mono";
  /** the width that there is; smaller type is taken where it doesn't do */
  room?: number;
}

const leastSize = 7;

export function words(text: string, given: Words): string {
  const { x, y, fill, weight, anchor, face = "sans", room } = given;
  const wide = widthOf(text, given.size, face);
  const size =
    room !== undefined && wide > room
      ? Math.max(leastSize, (given.size * room) / wide)
      : given.size;
  return el(
    "text",
    {
      x,
      y,
      "font-size": size,
      fill,
      "font-weight": weight,
      "text-anchor": anchor === "start" ? undefined : anchor,
      "font-family": face === "mono" ? mono : undefined,
      // So small that it can't get smaller: pressed together.
      textLength: room !== undefined && widthOf(text, size, face) > room + 0.5 ? room : undefined,
      lengthAdjust:
        room !== undefined && widthOf(text, size, face) > room + 0.5
          ? "spacingAndGlyphs"
          : undefined,
    },
    escaped(text),
  );
}

/** Lines no wider than the room; what is more than `most` lines is cut off with "…". */
export function wrap(
  text: string,
  size: number,
  room: number,
  most: number,
  face: "sans" | "mono" = "sans",
): string[] {
  // Words, single Chinese characters with their punctuation, or, in position text, what ends in a
  // separator.
  const pieces =
    face === "mono"
      ? (text.match(/[^,+!:/]*[,+!:/]?/g) ?? [])
      : (text.match(/[\u2e80-\uffff][，。：；、！？）》”]*|[^\s\u2e80-\uffff]+\s*|\s+/gu) ?? []);
  const lines: string[] = [];
  let line = "";
  const push = () => {
    if (line.trim() !== "") lines.push(line.trimEnd());
    line = "";
  };
  for (const piece of pieces) {
    if (widthOf((line + piece).trimEnd(), size, face) > room) push();
    for (const character of piece) {
      if (widthOf(line + character, size, face) > room) push();
      line += character;
    }
    if (lines.length > most) break;
  }
  push();
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1]!;
  while (last !== "" && widthOf(`${last}…`, size, face) > room)
    last = [...last].slice(0, -1).join("");
  kept[most - 1] = `${last}…`;
  return kept;
}

/** What a term's board comes to: its drawing, from (0, 0) downwards, and how high it is. */
export interface Drawn {
  body: string;
  height: number;
  /** there was more than the picture has room for */
  partial: boolean;
}
