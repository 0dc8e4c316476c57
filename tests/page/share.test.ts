import { readFileSync } from "node:fs";
import decodeQR from "qr/decode.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { fitsQr, mostQrBytes, qrOf } from "../../web/src/share/qr";
import { linkSize, mostOpened, mostSent } from "../../web/src/share/linkSize";
import { elementSnippet, frameSnippet } from "../../web/src/share/snippets";
import { faceWith, presets } from "../../web/src/state/presets";
import { drawPicture } from "../../web/src/share/picture/draw";
import { palettes, paletteNames } from "../../web/src/share/picture/palette";
import { words, widthOf, wrap } from "../../web/src/share/picture/svg";
import { finish, module as nimber } from "../wasm/module";

const style = (name: string) =>
  readFileSync(new URL(`../../web/src/${name}.css`, import.meta.url), "utf8");

test("pictures have the colours of the page", () => {
  const sheets = ["styles/tokens", "boards/colours"].map(style).join("\n");
  const blocks = [...sheets.matchAll(/^ *:root(\[data-theme="dark"\])? \{([^}]*)\}/gm)];
  expect(blocks).toHaveLength(4);
  for (const theme of ["light", "dark"] as const) {
    const own = blocks
      .filter(([, dark]) => (dark !== undefined) === (theme === "dark"))
      .map(([, , body]) => body)
      .join("\n");
    for (const name of paletteNames)
      expect(new RegExp(`^\\s*--${name}: (#\\w{6});`, "m").exec(own)?.[1], `${theme} ${name}`).toBe(
        palettes[theme][name],
      );
  }
});

/** The code as a camera sees it: so many pixels a module. */
function seen(text: string, scale = 4) {
  const { side, path } = qrOf(text);
  const width = side * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      data.fill(
        0,
        (row * width + Number(x) * scale) * 4,
        (row * width + (Number(x) + Number(run)) * scale) * 4,
      );
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { width, height: width, data };
}
const read = (text: string) => decodeQR(seen(text), { timeLimit: 10_000 });

describe("QR codes", () => {
  test("read back what was written, to the longest", () => {
    for (const text of [
      "https://example.org/nimber/#take/1..3:9+take/1..7:14!2.13!1.8?lang=zh&quiz",
      "https://example.org/#custom/n%25k==0||k*k<=n:12",
      "取石子 🪨",
      `https://example.org/#nim:${"123,".repeat(200)}`.slice(0, mostQrBytes),
    ]) {
      expect(fitsQr(text)).toBe(true);
      expect(read(text)).toBe(text);
    }
    expect(fitsQr("x".repeat(mostQrBytes + 1))).toBe(false);
    expect(fitsQr("石".repeat(mostQrBytes / 2))).toBe(false);
  });

  test("have white around them", () => {
    const { side, path } = qrOf("nim:3,4,5");
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4);
      expect(Number(y)).toBeGreaterThanOrEqual(4);
      expect(Number(x) + Number(run)).toBeLessThanOrEqual(side - 4);
      expect(Number(y)).toBeLessThan(side - 4);
    }
  });
});

test("links are good, long or too long", () => {
  expect(linkSize("x".repeat(mostSent))).toBe("good");
  expect(linkSize("x".repeat(mostSent + 1))).toBe("long");
  expect(linkSize("x".repeat(mostOpened))).toBe("long");
  expect(linkSize("x".repeat(mostOpened + 1))).toBe("too-long");
});

test("the longest link that is offered is one that the module opens", () => {
  const page = "https://example.org/#";
  const heaps = (count: number) => `take/1..3:${"9".repeat(15)}${",1".repeat(count)}`;
  // 900 parts and steps up to the limit.
  const first = heaps(900);
  let link = first;
  for (let last = 10n ** 15n - 2n; ; last--) {
    const next = `${link}!${last}${",1".repeat(900)}`;
    if (linkSize(page + next) === "too-long") break;
    link = next;
  }
  const opened = nimber.openLink(link);
  expect("error" in opened ? opened : opened.kind).toBe("position");
});

describe("code for other pages", () => {
  const hostile = `"><script>alert(1)</script>&<`;

  test("holds what it was given, and nothing gets out of it", () => {
    const frame = frameSnippet(`https://example.org/#${hostile}`, hostile);
    expect(frame.match(/</g)).toHaveLength(2);
    expect(frame).toContain("&quot;>&lt;script>");
    const element = elementSnippet({
      script: "https://example.org/embed/nimber-board.js",
      position: "custom/2*k>=n&&n<9:5",
      lang: "zh",
      quiz: true,
      link: "https://example.org/#nim:1",
      words: hostile,
    });
    expect(element).toContain(`position="custom/2*k>=n&amp;&amp;n&lt;9:5" lang="zh" quiz>`);
    expect(element.match(/<script/g)).toHaveLength(1);
    const faced = elementSnippet({
      script: "s.js",
      position: "octal/0.77:10,7",
      lang: null,
      quiz: false,
      face: "kayles",
      link: "#",
      words: "Kayles",
    });
    expect(faced).toContain(`<nimber-board position="octal/0.77:10,7" as="kayles">`);
  });
});

describe("words of a picture", () => {
  test("lines fit their room, and only what is past the last one is cut", () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200, unit: "grapheme" }),
        fc.integer({ min: 60, max: 400 }),
        fc.constantFrom<"sans" | "mono">("sans", "mono"),
        (text, room, face) => {
          const lines = wrap(text, 14, room, 3, face);
          expect(lines.length).toBeLessThanOrEqual(3);
          for (const line of lines) expect(widthOf(line, 14, face)).toBeLessThanOrEqual(room);
          const whole = wrap(text, 14, room, 1000, face).join("");
          expect(whole.replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
        },
      ),
      { numRuns: 300 },
    );
  });

  test("long numbers get smaller, then are pressed together", () => {
    const at = { x: 0, y: 0, size: 20, fill: "#000" };
    const long = "1000000000000000000";
    expect(words(long, at)).toContain('font-size="20"');
    const size = Number(/font-size="([\d.]+)"/.exec(words(long, { ...at, room: 120 }))![1]);
    expect(size).toBeLessThan(20);
    expect(widthOf(long, size)).toBeLessThanOrEqual(121);
    expect(words(long, { ...at, room: 30 })).toMatch(/textLength="30"/);
    expect(words("a&b<c", at)).toContain(">a&amp;b&lt;c<");
  });
});

/** Null where it takes long: such a picture has no verdict. */
const analysed = (position: string) => {
  const answer = finish(nimber.analyze(position, 20_000));
  return "error" in answer ? null : answer;
};

function pictureOf(position: string, language: typeof en, dark = false) {
  const view = nimber.read(position);
  if ("error" in view || view.kind !== "position") throw new Error(position);
  return drawPicture({
    view,
    result: analysed(position),
    grids: view.terms.map(() => null),
    strings: language.page,
    words: language.share.picture,
    tag: language.about.tag,
    dark,
  });
}

/**
 * Opened and closed in order, with no sign left raw: enough to tell well-formed text without a
 * parser.
 */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([\w-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g,
    (_, end, name, __, alone) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name as string);
      return "";
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest.replace(/&(amp|lt|gt|quot);/g, "")).not.toMatch(/&/);
}

test("stones are circles, however small", () => {
  for (const heaps of ["45,45,45", "3,4,5", "1,2,3,4,5,6,7,8"]) {
    const { svg } = pictureOf(`nim:${heaps}`, en);
    const halves = [...svg.matchAll(/a([\d.]+) ([\d.]+) 0 1 0 (-?[\d.]+) 0/g)];
    expect(halves.length, heaps).toBeGreaterThan(10);
    for (const [half, wide, high, across] of halves) {
      expect(wide, half).toBe(high);
      expect(Math.abs(Number(across)), half).toBeCloseTo(2 * Number(wide), 6);
    }
  }
});

describe.each([
  ["English", en],
  ["Chinese", zh],
])("pictures in %s", (_, language) => {
  test("keep the face: name, rule, and what stands in place of stones", () => {
    for (const { name, position: first, pictured, face } of presets) {
      if (!face) continue;
      const position = pictured ?? first;
      const view = nimber.read(position);
      if ("error" in view || view.kind !== "position") throw new Error(position);
      const plain = pictureOf(position, language).svg;
      const { svg } = drawPicture({
        view,
        result: null,
        grids: view.terms.map(() => null),
        stays: view.terms.map(() => (face.bar ? [1n, 0n, 0n, 0n, 0n] : null)),
        strings: language.page,
        face: faceWith(
          face,
          view.terms.map((term) => term.rule),
        ),
        faceWords: language.faces.words[face.name],
        words: language.share.picture,
        tag: language.about.tag,
        dark: false,
      });
      expectWellFormed(svg);
      expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(`<title id="title">${language.faces.words[face.name].title}</title>`);
      const pieces = svg.split(" scale(").length - plain.split(" scale(").length;
      const dominoes = svg.split('fill="#efe2c8"').length - plain.split('fill="#efe2c8"').length;
      if (face.pieces?.kind === "dominoes")
        expect(dominoes, name).toBe((position.split(":")[1]!.split("o").length - 1) / 2);
      else if (face.pieces) expect(pieces, name).toBeGreaterThanOrEqual(5);
      // A bar of 4 by 5 in place of its numbers; a cross on the square that stays.
      if (face.bar) expect(svg.split('fill="#714829"')).toHaveLength(20);
      if (face.bar) expect(svg.split('fill="#3b7f47"')).toHaveLength(2);
      if (face.goal > 0n) expect(svg).toContain(`>${face.goal}<`);
    }
  });

  test("every example of every game", () => {
    for (const game of nimber.games())
      for (const example of game.examples)
        for (const text of [example, `nim:10+${example.replace("~misere", "")}~misere`]) {
          const { svg, height, description } = pictureOf(text, language);
          expectWellFormed(svg);
          expect(svg, text).not.toMatch(/NaN|undefined|Infinity|\[object/);
          expect(height).toBeGreaterThan(150);
          expect(description).toContain(text.slice(0, 200));
        }
  });

  test("of positions as large as they come, only a part", () => {
    const many = Array.from({ length: 1000 }, (_, at) => (at * 7919) % 100_000);
    const sorted = [...new Set(many)].sort((a, b) => a - b).map((place) => place + 1);
    for (const text of [
      `nim:${many.join(",")}`,
      `nim:${Array.from({ length: 1000 }, () => "1000000000000000000").join(",")}`,
      `strip:${sorted.join(",")}`,
      `monks:${sorted.join(",")}`,
      `hill/500:${sorted.join(",")}`,
      `stairs:${many.join(",")}`,
      `coins/turtles:${"HT".repeat(500)}`,
      Array.from({ length: 200 }, (_, at) => `take/1..${at + 1}:${at}`).join("+"),
    ]) {
      const { svg, height } = pictureOf(text, language);
      expect(svg, text.slice(0, 30)).toContain(language.share.picture.partial);
      expect(height, text.slice(0, 30)).toBeLessThan(2400);
    }
  });
});
