/** Every theorem that the core names has a proof in the book and an entry in docs/theorems.md. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { chapterOf, noChapter } from "../../web/book/theorems";
import { theoremNames } from "../../web/src/strings/more";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Codes that the core's sources give to theorems and certificates. */
const coded = readdirSync(here("../../core"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.[ch]pp$/.test(name))
  .flatMap((name) => [
    ...readFileSync(here(`../../core/${name}`), "utf8").matchAll(
      /(?:theorem = |PeriodTheorem\{)"([a-z0-9-]+)"/g,
    ),
  ])
  .map(([, code]) => code!);

/** Codes of the boxes of each chapter. */
const proven = (language: string) =>
  new Map(
    readdirSync(here(`../../web/book/${language}`)).map((name) => [
      Number(name.slice(0, 2)),
      [
        ...readFileSync(here(`../../web/book/${language}/${name}`), "utf8").matchAll(
          /^:::proof .* :: (.*)$/gm,
        ),
      ].flatMap(([, codes]) => codes!.split(", ")),
    ]),
  );

describe("theorems", () => {
  test("that the core names are in the table", () => {
    expect(coded.length).toBeGreaterThan(15);
    const named = new Set([...coded, ...theoremNames]);
    const known = [...Object.keys(chapterOf), ...Object.keys(noChapter)];
    expect(known.sort()).toEqual([...named].sort());
  });

  test("have an entry in docs/theorems.md", () => {
    const document = readFileSync(here("../../docs/theorems.md"), "utf8");
    for (const code of Object.keys(chapterOf)) expect(document).toContain(`\`${code}\``);
  });

  test.each(["en", "zh"])("are proven in their chapter, %s", (language) => {
    const boxes = proven(language);
    const missing = Object.entries(chapterOf)
      .filter(([code, chapter]) => !boxes.get(chapter)!.includes(code))
      .map(([code]) => code);
    expect(missing).toEqual([]);
    const unknown = [...boxes.values()]
      .flat()
      .filter((code) => code !== "open" && chapterOf[code] === undefined);
    expect(unknown).toEqual([]);
  });
});
