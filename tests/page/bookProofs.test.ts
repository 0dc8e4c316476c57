/** The proof path: every theorem of the book, after those that its proof rests on. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dependencies, theoremsOf } from "../../web/book/proofPages";
import { places, proofPath } from "../../web/book/proofs";
import { chapterOf } from "../../web/book/theorems";
import { linkOptions } from "../../web/src/links/link";
import { readOptions } from "../../web/src/links/options";
import type { Chapter, Inline, ProofBlock } from "../../web/src/book/content";
import { blocksOf, book, bookOptions, languages } from "./theBook";

const boxesOf = (chapter: Chapter) =>
  blocksOf(chapter).filter((block): block is ProofBlock => block.kind === "proof");
const theorems = proofPath.flat();
const order = new Map(theorems.map(({ id }, at) => [id, at]));

/** A word of each box's English title, so that a new box can't take another one's place unseen. */
const words = new Map<string, string>([
  ["bounded", "Conditions"],
  ["outcome", "never"],
  ["bar", "pieces"],
  ["same-game", "moves"],
  ["bash", "multiples"],
  ["auction", "auction"],
  ["sum-ends", "ends"],
  ["lost-and-lost", "won"],
  ["equal-heaps", "exactly"],
  ["mirror", "Whoever"],
  ["equal-limits", "equal"],
  ["power-less-one", "power"],
  ["sweets", "bags"],
  ["not-again", "number"],
  ["coprime", "common"],
  ["first-choice", "Whoever"],
  ["euclid-zero", "down"],
  ["strips", "Cutting"],
  ["binary", "number"],
  ["bouton", "theorem"],
  ["odd-number", "without"],
  ["remainders", "remainders"],
  ["hill", "wins"],
  ["values", "function"],
  ["zero", "Value 0"],
  ["sum", "value of a sum"],
  ["replaced", "replaced"],
  ["winning-moves", "moves"],
  ["taking", "odd"],
  ["interval", "b$ stones"],
  ["at-least", "Taking"],
  ["no-multiple", "Powers"],
  ["at-least-half", "binary"],
  ["at-most-half", "most"],
  ["bound", "bound"],
  ["divisor", "A divisor"],
  ["king", "corner"],
  ["euclid", "above"],
  ["halves", "halves"],
  ["window", "window"],
  ["two-numbers", "numbers"],
  ["far-heaps", "Sets"],
  ["digits", "less"],
  ["guy-smith", "Smith"],
  ["pawns", "stones"],
  ["dawson", "Dawson"],
  ["lasker", "Lasker"],
  ["three-parts", "number"],
  ["drop-split", "Throw"],
  ["cut-line", "interval"],
  ["staircase", "steps"],
  ["strip", "strip"],
  ["row", "heads"],
  ["mock", "Turtles"],
  ["ruler", "Ruler"],
  ["corners", "product"],
  ["product", "division"],
  ["milestones", "milestones"],
  ["tartan", "theorem"],
  ["beatty", "theorem"],
  ["cold-pairs", "pairs"],
  ["closest", "denominator"],
  ["zeckendorf", "Zeckendorf"],
  ["fibonacci", "Fibonacci"],
  ["all-moves", "winning"],
  ["schwenk", "Schwenk"],
  ["rising", "Along"],
  ["colon", "colon"],
  ["fusion", "fusion"],
  ["bridges", "without"],
  ["wanted", "ground"],
  ["cuts", "number"],
  ["shapes", "complete"],
  ["twins", "Twins"],
  ["geography", "geography"],
  ["berge", "theorem"],
  ["rectangle", "Geography"],
  ["letters", "decided"],
  ["counters", "counters"],
  ["queue", "queue"],
  ["kept-in", "nobody"],
  ["added-moves", "needed"],
  ["northcott", "Northcott"],
  ["smith", "cycles"],
  ["measured", "tells"],
  ["infinite-sums", "infinite"],
  ["many-arrows", "arrows"],
  ["last-one", "loses"],
  ["encounter", "2897"],
  ["misere-nim", "Bouton"],
  ["one-test", "positions"],
  ["subtraction", "subtraction"],
  ["misere-stairs", "staircase"],
  ["apples", "rows"],
  ["winner", "chapter"],
  ["sj", "condition"],
  ["misere-turtles", "Turning"],
  ["misere-wythoff", "misère"],
  ["beside", "beside"],
  ["one-more", "changes"],
  ["alternate", "alternate"],
  ["genus", "genus"],
  ["tame", "0.31"],
  ["by-hand", "sums"],
  ["table", "checked"],
  ["all-rows", "elements"],
  ["some", "Any number"],
  ["moore", "Moore"],
  ["every", "suspense"],
  ["first", "remoteness"],
]);

/** The ids that a page's text holds, and the numbers that its tags state. */
function inlinesIn(value: unknown): Exclude<Inline, string>[] {
  if (Array.isArray(value)) return value.flatMap(inlinesIn);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(inlinesIn);
  return "kind" in value ? [value as Exclude<Inline, string>, ...inner] : inner;
}

describe("the proof path", () => {
  test("names each theorem once, after all that it rests on", () => {
    expect(order.size).toBe(theorems.length);
    expect(places.size).toBe(theorems.length);
    for (const { id, rests } of theorems) {
      expect(new Set(rests).size, id).toBe(rests.length);
      for (const other of rests) {
        expect(order.has(other), `${id} rests on ${other}`).toBe(true);
        expect(order.get(other)!, `${id} rests on ${other}`).toBeLessThan(order.get(id)!);
      }
    }
  });

  test("has every box of the book, and the theorems that the core names", async () => {
    for (const language of languages) {
      const boxes = (await book.files(language)).flatMap((file) => {
        const text = readFileSync(`${bookOptions.folder}/${file}`, "utf8");
        return [...text.matchAll(/^:::proof .*?(?: :: (.*))?$/gm)].map(([, codes = ""], at) => ({
          key: `${Number(file.slice(3, 5))}.${at + 1}`,
          codes: codes.split(", "),
        }));
      });
      expect(theorems.map(({ box }) => box.join(".")).sort()).toEqual(
        boxes.map(({ key }) => key).sort(),
      );
      const codes = new Set(boxes.flatMap((box) => box.codes));
      expect(Object.keys(chapterOf).filter((code) => !codes.has(code))).toEqual([]);
    }
  });

  test("means by each theorem the box that was meant", async () => {
    const titles = new Map<string, string>();
    for (const file of await book.files("en"))
      for (const [at, [, title = ""]] of [
        ...readFileSync(`${bookOptions.folder}/${file}`, "utf8").matchAll(/^:::proof (.*)$/gm),
      ].entries())
        titles.set(`${Number(file.slice(3, 5))}.${at + 1}`, title);
    expect([...words.keys()].sort()).toEqual([...order.keys()].sort());
    for (const { id, box } of theorems)
      expect(titles.get(box.join(".")), id).toContain(words.get(id));
  });

  test("has the theorems of each page, behind the definitions", async () => {
    for (const language of languages) {
      const pages = await book.proofTexts(language);
      expect(pages.length).toBe(proofPath.length);
      for (const [at, page] of pages.entries()) {
        expect(page.number).toBe(at + 1);
        const shown = theoremsOf(page);
        expect(shown.map(({ id }) => id)).toEqual(proofPath[at]!.map(({ id }) => id));
        expect(shown.map((one) => [one.page, one.at])).toEqual(
          shown.map((_, number) => [at + 1, number + 1]),
        );
        for (const one of shown) expect(one.says.length, one.id).toBeGreaterThan(0);
        expect(page.body[0]!.blocks.some(({ kind }) => kind === "theorem")).toBe(false);
      }
    }
  });

  test("shows the boxes of the chapters themselves", async () => {
    for (const language of languages) {
      // Nim: of chapters that are compiled quickly.
      const page = await book.proofPage((await book.proofFiles(language))[2]!);
      const files = await book.files(language);
      expect(theoremsOf(page).map(({ id }) => id)).toContain("bouton");
      for (const one of theoremsOf(page)) {
        const box = boxesOf(await book.chapter(files[one.chapter - 1]!))[one.box - 1]!;
        expect(one.title, one.id).toEqual(box.title);
        const { rests } = places.get(one.id)!.theorem;
        expect(
          one.rests.map(({ id }) => id),
          one.id,
        ).toEqual(rests);
      }
      expect(blocksOf(page).filter(({ kind }) => kind === "dependencies").length).toBe(1);
    }
  });

  test("draws what a page rests on, narrow enough for a phone", async () => {
    const pages = await book.proofTexts("en");
    for (const [at, page] of pages.entries()) {
      const own = proofPath[at]!;
      const { nodes, edges, width, height } = dependencies(pages, at);
      const ids = new Set(own.flatMap(({ id, rests }) => [id, ...rests]));
      expect(new Set(nodes.map(({ id }) => id)), page.title).toEqual(ids);
      expect(nodes.length).toBe(ids.size);
      expect(width, page.title).toBeLessThanOrEqual(328);
      for (const { id, outer, x, y } of nodes) {
        expect(outer, id).toBe(!own.some((one) => one.id === id));
        expect(x >= 0 && x <= width && y >= 0 && y <= height, id).toBe(true);
      }
      const near = nodes.some((one, number) =>
        nodes.some(
          (other, more) =>
            more > number && Math.abs(one.x - other.x) < 46 && Math.abs(one.y - other.y) < 28,
        ),
      );
      expect(near, `${page.title}: two nodes on one place`).toBe(false);
      // An edge less where a longer way says the same; none without an edge that it needs.
      expect(edges.length).toBeLessThanOrEqual(own.flatMap(({ rests }) => rests).length);
      expect(edges.length).toBeGreaterThanOrEqual(own.filter(({ rests }) => rests.length).length);
    }
  });

  test("lists its pages and draws which rests on which", async () => {
    for (const language of languages) {
      const { pages, drawn } = await book.proofContents(language);
      expect(pages.map(({ number }) => number)).toEqual(proofPath.map((_, at) => at + 1));
      expect(pages.map((page) => page.theorems.map(({ id }) => id))).toEqual(
        proofPath.map((page) => page.map(({ id }) => id)),
      );
      expect(drawn.nodes.map(({ page }) => page)).toEqual(pages.map(({ number }) => number));
      expect(drawn.edges.length).toBeGreaterThanOrEqual(proofPath.length - 1);
    }
  });

  test("says the same in both languages, each in its own words", async () => {
    const [en, zh] = [await book.proofTexts("en"), await book.proofTexts("zh")];
    expect(zh.length).toBe(en.length);
    for (const [at, page] of en.entries()) {
      const other = zh[at]!;
      expect(other.body.length, page.title).toBe(page.body.length);
      expect(other.title).toMatch(/[\u4e00-\u9fff]/);
      const kinds = (one: Chapter) =>
        one.body.map(({ blocks }) =>
          blocks.map((block) => (block.kind === "theorem" ? block.id : block.kind)),
        );
      expect(kinds(other), page.title).toEqual(kinds(page));
      const numbers = (one: Chapter) =>
        inlinesIn(blocksOf(one)).flatMap((inline) =>
          inline.kind === "number" || inline.kind === "position" ? [inline.position] : [],
        );
      expect(numbers(other).sort(), page.title).toEqual(numbers(page).sort());
      for (const one of theoremsOf(other))
        expect(one.name, one.id).toMatch(/[\u4e00-\u9fff]|^0\.75$|SJ/);
    }
  });

  test("has names that fit beside a number", async () => {
    for (const language of languages)
      for (const page of await book.proofTexts(language))
        for (const { name, id } of theoremsOf(page))
          expect(name.length, id).toBeLessThanOrEqual(language === "zh" ? 16 : 27);
  });

  test("reads links to a page, to a theorem and to a box", () => {
    const asked = (link: string) => {
      const { view, way, page, proof, chapter } = readOptions(linkOptions(link));
      return { view, way, page, proof, chapter };
    };
    expect(asked("#?view=book&way=proof&page=3&proof=2")).toEqual({
      ...{ view: "book", way: "proof", page: 3, proof: 2, chapter: null },
    });
    expect(asked("#?view=book&chapter=14&way=proof&page=9&proof=2")).toEqual({
      ...{ view: "book", way: "proof", page: 9, proof: 2, chapter: 14 },
    });
    for (const unread of ["", "x", "1234", "-1", "１"])
      expect(asked(`#?view=book&way=proof&page=3&proof=${unread}`).proof).toBe(null);
  });
});

describe("a proof page that is wrong", () => {
  test.each([
    ["```theorem nowhere\nname: N\nsays: S\n```", /no theorem of web\/book\/proofs/],
    ["```theorem bouton\nsays: S\n```", /name/],
    ["```theorem bouton\nname: N\n```", /says/],
    ["```theorem bouton\nname: N\nsays: {value nim:3,4,5 = 3}\n```", /contradicted|answer/],
  ])("%s", async (text, fault) => {
    const { compileChapter } = await import("../../web/book/compile");
    const { moduleAsker, openModule } = await import("../../web/book/module");
    const module = await openModule(bookOptions.module);
    const page = `# T\n\nLead.\n\n## S\n\n${text}\n`;
    await expect(
      compileChapter("proof/en/03-nim.md", page, module, moduleAsker(module)),
    ).rejects.toThrow(fault);
  });
});
