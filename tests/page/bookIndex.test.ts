/** The book's last page: terms, proofs and problems, and where the chapters have them. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { readTerms } from "../../web/book/bookIndex";
import { Book, bookLanguages } from "../../web/book/plugin";
import { firstSentence } from "../../web/src/book/firstSentence";
import type { BookIndex, ChapterEntry } from "../../web/src/book/content";
import { module } from "../wasm/module";
import { bookOptions as options } from "./theBook";

const terms = readFileSync(options.terms, "utf8");
const indexes = new Map<string, BookIndex>();
let contents: Record<string, ChapterEntry[]> = {};
beforeAll(async () => {
  const book = new Book(options);
  for (const language of bookLanguages) indexes.set(language, await book.index(language));
  contents = await book.contents();
}, 120_000);

/** Terms that the page has, and that the book may do without. */
const without: Record<string, string[]> = {
  en: [
    ...["the first player loses", "saltus", "table of values", "finding the law from a table"],
    ...["boundedness", "the king of the hill", "turning coins", "evil number", "octal game 0.007"],
  ],
  zh: ["增量", "打表找规律", "有限性", "黄金分割数", "邪恶数", "叉隔两格"],
};

/** Where some terms are introduced. */
const introduced: Record<string, [string, string][]> = {
  en: [
    ["P position", "Begin at the end"],
    ["backward induction", "Work it out backwards"],
    ["nim-sum", "The nim-sum"],
    ["SG value", "SG values"],
    ["sum of games", "Three heaps, three rules"],
    ["misère play", "Misère play"],
  ],
  zh: [
    ["P 态", "从终点看起"],
    ["倒推", "倒着推"],
    ["异或和", "异或和"],
    ["SG 值", "SG 值"],
    ["反常规则", "反常规则"],
  ],
};

describe.each(["en", "zh"] as const)("%s", (language) => {
  const index = () => indexes.get(language)!;
  const sectionOf = ({ chapter, section }: { chapter: number; section: string }) =>
    contents[language]!.find(({ number }) => number === chapter)!.sections.find(
      ({ id }) => id === section,
    )?.title;

  test("has each term of docs/terms.md that the book uses", () => {
    const found = index().terms.map(({ name }) => name);
    const missing = readTerms(terms, language).filter(({ name }) => !found.includes(name));
    expect(
      missing.map(({ name }) => name).filter((name) => !without[language]!.includes(name)),
    ).toEqual([]);
    expect(found.length).toBeGreaterThan(60);
  });

  test("leads to where a term is introduced, and from other words to the book's", () => {
    const byName = new Map(index().terms.map((one) => [one.name, one]));
    for (const [name, section] of introduced[language]!)
      expect(sectionOf(byName.get(name)!.places[0]!), name).toBe(section);
    for (const [other, see] of language === "en"
      ? [["Grundy value", "SG value"]]
      : [
          ["必败态", "P 态"],
          ["尼姆博弈", "Nim 游戏"],
        ])
      expect(byName.get(other!)?.see, other).toBe(see);
    for (const { name, see, places } of index().terms) {
      expect(see === null ? places.length : byName.get(see)!.places.length, name).toBeGreaterThan(
        0,
      );
      for (const one of places) expect(sectionOf(one), name).toBeDefined();
    }
  });

  test("has every problem that the page knows or the book names, with its chapter", () => {
    const names = index().problems.map(({ name }) => name);
    expect(names).toEqual(module.problems().map(({ name }) => name));
    const files = ["01-one-heap", "03-nim", "04-mex", "06-misere"];
    const named = files.flatMap((file) =>
      [
        ...readFileSync(`${options.folder}/${language}/${file}.md`, "utf8").matchAll(
          /(POJ|HDU) (\d{4}(?:(?:, | and |、)\d{4})*)/g,
        ),
      ].flatMap(([, judge, numbers]) =>
        numbers!.match(/\d{4}/g)!.map((number) => [`${judge!.toLowerCase()}-${number}`, file]),
      ),
    );
    expect(named.length).toBeGreaterThan(15);
    for (const [name, file] of named) {
      const { places } = index().problems.find((one) => one.name === name)!;
      expect(places.map(({ chapter }) => chapter)).toContain(Number(file!.slice(0, 2)));
    }
    for (const { name, places } of index().problems)
      for (const one of places) if (one.section !== "") expect(sectionOf(one), name).toBeDefined();
  });

  test("has every proof", () => {
    expect(index().proofs.length).toBeGreaterThan(35);
    for (const proof of index().proofs) expect(sectionOf(proof)).toBeDefined();
  });
});

test("a card of the contents has the first sentence of its chapter, whole", () => {
  expect(firstSentence("Heaps of stones; 3.5 of them. More is told.")).toBe(
    "Heaps of stones; 3.5 of them.",
  );
  expect(firstSentence("取石子。谁赢？")).toBe("取石子。");
  expect(firstSentence("Who wins? You.")).toBe("Who wins?");
  expect(firstSentence("no end")).toBe("no end");
});
