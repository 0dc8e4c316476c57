/** Chinese sentences, of the page and of the book: one word for one thing, and no sign of another script. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as zh from "../../web/src/strings/languages/zh";

const book = fileURLToPath(new URL("../../web/book/zh/", import.meta.url));

/** Every text in a table, with the way to it. */
function* texts(value: unknown, way = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [way, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${way}.${key}`);
}

/** Words that functions put together stand in the file's text alone. */
const source = readFileSync(
  fileURLToPath(new URL("../../web/src/strings/languages/zh.ts", import.meta.url)),
  "utf8",
);
const written = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
  (match) => match[1] ?? match[2]!,
);

/** Sources and the titles that judges gave their problems keep their letters. */
const foreign = /^\.(why\.theorem\.sources|credits)\.|^\.problems\.names\..*\.title$/;
const sources = new Set(
  [...texts(zh)].filter(([way]) => foreign.test(way)).map(([, text]) => text),
);
const ofPage = written.filter((text) => /[\u4e00-\u9fff]/.test(text) && !sources.has(text));

/** A line of the book without formulas, code, titles in italics and what the compiler reads. */
const prose = (line: string) =>
  line
    .replace(/ :: .*$/, "")
    .replace(/^\w+: /, "")
    .replace(/\$[^$]*\$|`[^`]*`|\{[^}]*\}/g, "0");
const ofBook = readdirSync(book).flatMap((file) =>
  readFileSync(book + file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      const kept = !line.startsWith("**资料。**") && /[\u4e00-\u9fff]/.test(line);
      return kept ? [{ where: `${file}:${at + 1}`, text: prose(line) }] : [];
    }),
);
const all = [...ofPage.map((text) => ({ where: "page", text })), ...ofBook];

/** What stands in brackets names a source or a foreign word. */
const outside = (text: string) => text.replace(/（[^（）]*）/g, "");
const found = (what: RegExp, of = (text: string) => text) =>
  all.filter(({ text }) => what.test(of(text))).map(({ where, text }) => `${where} ${text}`);

describe("Chinese", () => {
  test("is read, page and book", () => {
    expect(ofPage.length).toBeGreaterThan(400);
    expect(ofBook.length).toBeGreaterThan(400);
  });

  test("has no space after its own punctuation", () => {
    expect(found(/[。，、；：！？](?: |\u00a0)/)).toEqual([]);
  });

  test("has no colon or comma of the other alphabet between its words", () => {
    expect(found(/[\u4e00-\u9fff][:,;?!](?![/\w])|[,;?!][\u4e00-\u9fff]/)).toEqual([]);
  });

  test("calls people and games by their Chinese names", () => {
    expect(
      found(
        /\b(?:Bouton|Kayles|Dawson|Grundy|Lasker|Smith|Guy|Wythoff|Sprague|Turtles|Ruler|Twins)\b|odious/,
        outside,
      ),
    ).toEqual([]);
  });

  test("has one word for one thing", () => {
    expect(found(/前段|前周期|尺子游戏|黄金分割比|道森象棋|凯尔斯打瓶/)).toEqual([]);
  });
});
