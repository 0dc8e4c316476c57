/** The contest path: twelve short pages and a table, alike in both languages; where they lead. */
import { describe, expect, test } from "vitest";
import { readOptions } from "../../web/src/links/options";
import { linkOptions } from "../../web/src/links/link";
import type { Chapter, Inline } from "../../web/src/book/content";
import { module as nimber } from "../wasm/module";
import { blocksOf, book, languages } from "./theBook";

const pages = async (language: string): Promise<Chapter[]> => {
  const out = [];
  for (const file of await book.pathFiles(language)) out.push(await book.chapter(file));
  return out;
};

/** Everything in a page that stands in a line. */
function inlinesIn(value: unknown): Exclude<Inline, string>[] {
  if (Array.isArray(value)) return value.flatMap(inlinesIn);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(inlinesIn);
  return "kind" in value ? [value as Exclude<Inline, string>, ...inner] : inner;
}
const linksOf = (page: Chapter) =>
  inlinesIn(blocksOf(page)).flatMap((one) => (one.kind === "link" ? [one.href] : []));
const table = (page: Chapter) => {
  const block = blocksOf(page).find((one) => one.kind === "table");
  if (block?.kind !== "table") throw new Error("no table");
  return block;
};

describe("the contest path", () => {
  test("has twelve pages of three sections each, and a table of thirty rows", async () => {
    for (const language of languages) {
      const all = await pages(language);
      expect(all.map(({ number }) => number)).toEqual(
        Array.from({ length: 13 }, (_, at) => at + 1),
      );
      for (const page of all.slice(0, 12)) {
        expect(page.body.length, page.title).toBe(3);
        expect(page.minutes, page.title).toBeLessThanOrEqual(3);
        const kinds = blocksOf(page).map(({ kind }) => kind);
        expect(kinds.includes("judge") || kinds.includes("coder"), page.title).toBe(true);
        expect(kinds.includes("board") || kinds.includes("strip"), page.title).toBe(true);
      }
      const { head, rows } = table(all[12]!);
      expect(head.length).toBe(3);
      expect(rows.length).toBe(30);
      for (const row of rows) {
        const [board, problem] = [inlinesIn(row[1]), inlinesIn(row[2])];
        expect(board.some(({ kind }) => kind === "position" || kind === "link")).toBe(true);
        expect(problem.some(({ kind }) => kind === "link")).toBe(true);
      }
      const problems = rows.map((row) => inlinesIn(row[2]).find(({ kind }) => kind === "link"));
      expect(new Set(problems.map((link) => JSON.stringify(link))).size).toBe(30);
    }
  });

  test("says the same in both languages", async () => {
    const [en, zh] = [await pages("en"), await pages("zh")];
    for (const [at, page] of en.entries()) {
      const other = zh[at]!;
      const drawn = (one: Chapter) =>
        blocksOf(one).map((block) =>
          "caption" in block ? { ...block, caption: [] } : { kind: block.kind },
        );
      expect(drawn(other), page.title).toEqual(drawn(page));
      expect(linksOf(other), page.title).toEqual(linksOf(page));
      expect(other.title).toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test("says of which rules there is a program", async () => {
    const text = (rule: string) => {
      const answer = nimber.program(rule);
      if ("error" in answer) throw new Error(rule);
      return answer.text;
    };
    expect(text("own/(a,b,q);k=1..3;k!=q;a-=k;q=k|k=1..3;k!=q;b-=k;q=k")).toBe("");
    expect(text("own/{a,b};a>0;k=1..b/a;b-=k*a")).not.toBe("");
    const said = { en: "most rules of one or two numbers", zh: "只含一两个数的规则，下面大多能" };
    for (const language of languages) {
      const [, at] = [...(await pages(language)).entries()].find(([number]) => number === 11)!;
      expect(JSON.stringify(at)).toContain(said[language]);
    }
  });

  test("links to chapters, problems and boards that are there", async () => {
    const names = nimber.problems().map(({ name }) => name);
    const numbers = (await book.files("en")).map((file) => Number(file.slice(3, 5)));
    let chapters = 0;
    for (const page of [...(await pages("en")), ...(await pages("zh"))])
      for (const href of linksOf(page)) {
        const asked = readOptions(linkOptions(href));
        if (asked.view === "problems") expect(names, href).toContain(asked.problem);
        else if (asked.view === "book") {
          chapters += 1;
          expect(numbers, href).toContain(asked.chapter);
          expect(asked.way, href).toBe("contest");
        } else {
          const read = nimber.openLink(href.slice(1));
          expect(read, href).toMatchObject({ kind: "position" });
        }
      }
    expect(chapters).toBeGreaterThan(20);
  });
});
