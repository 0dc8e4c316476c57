/**
 * Chinese sentences, of the page and of the book: one word for one thing, and no sign of another
 * script.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as zh from "../../web/src/strings/languages/zh";
import { module } from "../wasm/module";

const book = fileURLToPath(new URL("../../web/book/zh/", import.meta.url));

/** Every text in a table, with the way to it. */
function* texts(value: unknown, way = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [way, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${way}.${key}`);
}

/** The text of a language's files: its table, and the parts of it that have files of their own. */
function sourceOf(language: string): string {
  const folder = new URL("../../web/src/strings/languages/", import.meta.url);
  const parts = readdirSync(new URL(`${language}/`, folder)).map((file) => `${language}/${file}`);
  expect(parts).toContain(`${language}/hints.ts`);
  return [`${language}.ts`, ...parts]
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
}

/** Words that functions put together stand in the file's text alone. */
const source = sourceOf("zh");
const written = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
  (match) => match[1] ?? match[2]!,
);

/** Sources keep their letters. */
const foreign = /^\.(why\.theorem\.sources|credits)\./;
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
const path = fileURLToPath(new URL("../../web/book/path/zh/", import.meta.url));
const proof = fileURLToPath(new URL("../../web/book/proof/zh/", import.meta.url));
const ofFolder = (folder: string) =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(folder + file, "utf8")
      .split("\n")
      .flatMap((line, at) => {
        const kept = !line.startsWith("**资料。**") && /[\u4e00-\u9fff]/.test(line);
        return kept ? [{ where: `${file}:${at + 1}`, text: prose(line) }] : [];
      }),
  );
/** The pages of the contest path link to chapters: an address is no sentence. */
const ofPath = ofFolder(path).map(({ where, text }) => ({
  where,
  text: text.replace(/\]\(#[^)]*\)/g, "]"),
}));
const ofBook = [...ofFolder(book), ...ofFolder(proof), ...ofPath];
/** The notes of Explore's ready sheets. */
const sheets = fileURLToPath(new URL("../../web/src/explore/sheets/zh/", import.meta.url));
const ofSheets = readdirSync(sheets).flatMap((file) =>
  readFileSync(sheets + file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("#"))
    .map((text) => ({ where: file, text })),
);
/** The problems' texts, which the module holds. A title that the judge gave keeps its letters. */
const problems = module
  .problems()
  .flatMap(({ name, asks, disguise, traps }) =>
    [asks, disguise, traps].map(({ en, zh }) => ({ where: name, en, zh })),
  );
const ofProblems = problems.map(({ where, zh }) => ({ where, text: zh }));
const all = [
  ...ofPage.map((text) => ({ where: "page", text })),
  ...ofBook,
  ...ofSheets,
  ...ofProblems,
];

/** The words that docs/terms.md refuses, in both languages. */
const refused = [
  ...readFileSync(fileURLToPath(new URL("../../docs/terms.md", import.meta.url)), "utf8")
    .split("| not | but |")[1]!
    .matchAll(/^\| (?!-)([^|]+) \| [^|]+ \|$/gm),
].flatMap(([, words]) => words!.split(/[、,] */));
/** A title of a source keeps its words. */
const sourceOfTitle = /The G-values of/;

/** What stands in brackets names a source or a foreign word. */
const outside = (text: string) => text.replace(/（[^（）]*）/g, "");
const found = (what: RegExp, of = (text: string) => text) =>
  all.filter(({ text }) => what.test(of(text))).map(({ where, text }) => `${where} ${text}`);

describe("Chinese", () => {
  test("is read, page, book, ready sheets and problems", () => {
    expect(ofSheets.length).toBeGreaterThan(25);
    expect(ofPage.length).toBeGreaterThan(400);
    expect(ofBook.length).toBeGreaterThan(400);
    expect(ofPath.length).toBeGreaterThan(150);
    expect(ofProblems.length).toBeGreaterThan(180);
    for (const { where, text } of ofProblems)
      if (text !== "") expect(text, where).toMatch(/[\u4e00-\u9fff]/);
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
        /\b(?:Bouton|Kayles|Dawson|Grundy|Lasker|Smith|Guy|Wythoff|Sprague|Turtles|Ruler|Twins|Conway|Beatty|Berge|Moore)\b|odious/,
        outside,
      ),
    ).toEqual([]);
  });

  test("has one word for one thing", () => {
    const chinese = refused.filter((word) => /[\u4e00-\u9fff]|anti/.test(word));
    expect(chinese.length).toBeGreaterThan(20);
    expect(found(new RegExp(chinese.join("|")), outside)).toEqual([]);
  });
});

test("The book says once, in brackets, what contests and older books say", () => {
  const rows = [
    ...readFileSync(fileURLToPath(new URL("../../docs/terms.md", import.meta.url)), "utf8")
      .split("| word | beside | chapter |")[1]!
      .matchAll(/^\| (?!-)([^|]+) \| ([^|]+) \| (\d+) \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(5);
  const chapters = readdirSync(book).map((file) => readFileSync(book + file, "utf8"));
  for (const [, word, beside, number] of rows) {
    const bracketed = new RegExp(`（[^（）]*${word}[^（）]*）`, "g");
    const found = chapters.map((text) => [...text.matchAll(bracketed)].length);
    expect(found, word).toEqual(chapters.map((_, at) => (at + 1 === Number(number) ? 1 : 0)));
    const paragraph = chapters[Number(number) - 1]!.split("\n").find((line) =>
      line.includes(word!),
    );
    expect(paragraph, word).toContain(beside);
    // Not before: whoever reads on knows it.
    for (const text of chapters.slice(0, Number(number) - 1)) expect(text).not.toContain(word);
  }
});

test("English has one word for one thing", () => {
  const english = refused.filter((word) => /^[A-Za-z -]+$/.test(word));
  expect(english.length).toBeGreaterThan(8);
  const refuses = new RegExp(`\\b(?:${english.join("|")})\\b`, "i");
  const said = sourceOf("en")
    .split("\n")
    .filter((line) => !sourceOfTitle.test(line));
  const book = ["en", "path/en", "proof/en"].map((folder) => {
    const pages = new URL(`../../web/book/${folder}/`, import.meta.url);
    return readdirSync(pages).flatMap((file) =>
      readFileSync(new URL(file, pages), "utf8")
        .split("\n")
        .filter((line) => !line.startsWith("**Sources.**"))
        .map((line) => line.replace(/\([^()]*\)/g, "")),
    );
  });
  for (const read of book) expect(read.length).toBeGreaterThan(200);
  const read = book.flat();
  const asked = problems.map(({ en }) => en);
  expect(asked.join("")).not.toMatch(/[\u4e00-\u9fff]/);
  expect([...said, ...read, ...asked].filter((line) => refuses.test(line))).toEqual([]);
});
