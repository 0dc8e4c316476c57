/** The book's compiler: every chapter holds, and what does not hold fails. */
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { compileChapter } from "../../web/book/compile";
import { moduleAsker, openModule } from "../../web/book/module";
import { Book } from "../../web/book/plugin";
import { presets } from "../../web/src/state/presets";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { simulate, templateLines } from "../../web/src/book/templates";
import type { NimberModule } from "../../wasm/nimber.d.ts";
import type { Block, Chapter, ExerciseBlock } from "../../web/src/book/content";
import { bookOptions as options } from "./theBook";

let module: NimberModule;
beforeAll(async () => {
  module = await openModule(options.module);
});

const compile = (body: string, file = "en/01-test.md") =>
  compileChapter(file, `# Title\n\nLead.\n\n${body}\n`, module, moduleAsker(module));

const exercisesOf = (chapter: Chapter): ExerciseBlock[] =>
  [...chapter.blocks, ...chapter.body.flatMap((section) => section.blocks)].filter(
    (block): block is ExerciseBlock => block.kind === "exercise",
  );

/** Figures and proofs, section by section, without their words. */
const drawn = (chapter: Chapter) =>
  [chapter.blocks, ...chapter.body.map((section) => section.blocks)].map(
    function figures(blocks): unknown[] {
      return blocks.flatMap((block): unknown[] => {
        switch (block.kind) {
          case "paragraph":
          case "heading":
          case "list":
          case "code":
          case "quote":
          case "exercise":
          case "theorem":
          case "dependencies":
            return [];
          case "proof":
            return [[block.kind, block.theorems, block.open, figures(block.blocks)]];
          case "table":
            return [[block.kind, block.rows.length, block.head.length]];
          case "formula":
            return [block.kind];
          case "sheet":
            return [[block.kind, block.name]];
          case "board":
          case "strip":
          case "columns":
          case "options":
          case "window":
          case "grid":
          case "draw":
          case "coder":
          case "program":
          case "judge":
          case "trace":
            return [{ ...block, caption: [] }];
        }
      });
    },
  );

describe("the chapters", () => {
  it("hold, and match in both languages", async () => {
    const book = new Book(options);
    const english = await book.files("en");
    const chinese = await book.files("zh");
    expect(chinese.map((file) => file.slice(3))).toEqual(english.map((file) => file.slice(3)));
    expect(english.length).toBe(18);
    for (const [at, file] of english.entries()) {
      const en = await book.chapter(file);
      const zh = await book.chapter(chinese[at]!);
      expect(en.number).toBe(Number(file.slice(3, 5)));
      expect(zh.body.length, file).toBe(en.body.length);
      const asked = (chapter: Chapter) =>
        exercisesOf(chapter).map(({ id, exercise }) =>
          exercise.kind === "choose"
            ? [id, exercise.options.map((option) => option.claim)]
            : exercise.kind === "order"
              ? [id, exercise.needs, exercise.shown]
              : exercise.kind === "mine"
                ? [id, exercise.problem]
                : [id, exercise],
        );
      expect(asked(zh), file).toEqual(asked(en));
      expect(drawn(zh), file).toEqual(drawn(en));
      expect(en.exercises.length, file).toBeGreaterThan(1);
      // None hides inside a list or a quote, where the browser test would not solve it.
      expect(
        asked(en).map(([id]) => id),
        file,
      ).toEqual(en.exercises);
      const last = en.body[en.body.length - 1]!.blocks.at(-1) as Block;
      expect(JSON.stringify(last), `sources of ${file}`).toContain("Sources");
    }
  }, 240_000);

  it("fold a table that tells the answer of an exercise above it", async () => {
    const book = new Book(options);
    const folded: string[] = [];
    for (const file of await book.files("en")) {
      const { body } = await book.chapter(file);
      for (const { blocks } of body)
        for (const [at, block] of blocks.entries()) {
          if (block.kind !== "strip") continue;
          const told = blocks.slice(0, at).some((before) => {
            if (before.kind !== "exercise") return false;
            const { exercise } = before;
            return exercise.kind === "fill"
              ? exercise.rule === block.rule && exercise.from < block.values.length
              : exercise.kind === "number" &&
                  exercise.question.startsWith(`g ${block.rule} `) &&
                  Number(exercise.question.split(" ").at(-1)) < block.values.length;
          });
          expect(block.folded, `${file}: ${block.rule}`).toBe(told);
          if (told) folded.push(block.rule);
        }
    }
    expect(folded).toEqual(["take/1..3", "own/n;k=1..n/2;n-=k"]);
  }, 240_000);

  it("show judge problems on their input, with their answer and what to beware of", async () => {
    const book = new Book(options);
    const known = module.problems().map(({ name }) => name);
    for (const language of ["en", "zh"]) {
      const { body } = await book.chapter(`${language}/11-to-a-judges-yes.md`);
      const shown = body
        .flatMap((section) => section.blocks)
        .flatMap((block) => (block.kind === "judge" ? [block] : []));
      // Those that the chapter tells of; docs/problems.md lists all.
      const names = shown.map((block) => block.problem);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(20);
      for (const name of names) expect(known).toContain(name);
      for (const block of shown) {
        expect(block.caption, block.problem).not.toEqual([]);
        expect(block.program).toContain("int main() {");
        expect(block.program).toBe(
          module.problems().find(({ name }) => name === block.problem)!.program,
        );
        // Its rule is none of the boards' games: what is left below p must be taken whole.
        if (block.problem !== "hdu-2897") expect(block.board, block.problem).not.toBe("");
      }
    }
  });

  it("tell in chapter 1 that the last line of the card loses", async () => {
    const card = presets.find(({ name }) => name === "lines")!;
    expect(card.position).toMatch(/~misere$/);
    for (const { file, faces, loses } of [
      { file: "en/01-one-heap.md", faces: en.faces, loses: "loses" },
      { file: "zh/01-one-heap.md", faces: zh.faces, loses: "输" },
    ]) {
      const { body } = await new Book(options).chapter(file);
      const paragraph = body
        .flatMap((section) => section.blocks)
        .map((block) => JSON.stringify(block))
        .find((text) => text.includes(faces.words.lines.title));
      expect(paragraph, file).toContain(loses);
    }
  });

  it("are Chinese in Chinese", async () => {
    const book = new Book(options);
    for (const file of await book.files("zh")) {
      const { title, lead } = await book.chapter(file);
      expect(title + lead).toMatch(/[\u4e00-\u9fff]/);
    }
  });
});

describe("the programs of chapter 4", () => {
  it("have room for the values of a set of 100 numbers", () => {
    // g(n) is at most the number of options, and at most n.
    const most = Math.max(
      ...simulate(
        "table",
        "none",
        Array.from({ length: 100 }, (_, i) => i + 1),
        300,
      ).values,
    );
    expect(most).toBe(100);
    for (const lines of Object.values(templateLines).flatMap((one) => Object.values(one)))
      for (const [, places] of lines.join("\n").matchAll(/bool seen\[(\d+)\]/g))
        expect(Number(places)).toBeGreaterThan(most);
  });
});

describe("exercise 1.9, the auction", () => {
  it("answers with a board that has both winning bids", async () => {
    const book = new Book(options);
    for (const language of ["en", "zh"]) {
      const chapter = await book.chapter(`${language}/01-one-heap.md`);
      const { exercise } = exercisesOf(chapter).find(({ id }) => id === "auctionchoose")!;
      if (exercise.kind !== "choose") throw new Error("its kind has changed");
      for (const { board } of exercise.options) {
        const work = module.analyze(board, 0);
        while (!work.step(1e6).done);
        const answer = work.result();
        work.delete();
        if ("error" in answer) throw new Error(board);
        expect(answer.winning.listed.map((move) => move.position.split(":")[1])).toEqual([
          "p3",
          "p4",
        ]);
      }
    }
  });
});

/** Sentences of the first edition that were false, and what stands there now. */
const mended = {
  en: [
    ["can always be made to add up to", "as long as at least m + 1 − t stones remain"],
    ["from a given start no walk is longer", "from *every* start there is a number"],
    ["if some part has value 2 or more", "It is a rule about single heaps."],
    ["it is right on the samples only", "It is right all the same, and not by luck"],
    ["while `moves[j] <= n`. The unused", "Such a loop needs a sorted set"],
  ],
  zh: [
    ["总能让两人一轮恰好合计", "只要还剩至少 m + 1 − t 颗"],
    ["若从某个起点出发", "若从每个局面出发的路长都有上界（上界可随局面而异）"],
    ["恰有一个后继取这个值", "必有一个后继取这个值"],
    ["若有一部分的值不小于 2", "规则说的是一个个单独的堆"],
    ["只是碰巧能过样例", "而且并非碰巧"],
    ["反常规则的理论，都在前面", "还能找出数表背后的规律"],
  ],
} as const;

describe("sentences that were false", () => {
  it.each(["en", "zh"] as const)("are mended, %s", (language) => {
    const folder = new URL(`../../web/book/${language}/`, import.meta.url);
    const text = readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => readFileSync(new URL(name, folder), "utf8"))
      .join("\n");
    for (const [was, is] of mended[language]) {
      expect(text).not.toContain(was);
      expect(text).toContain(is);
    }
  });
});

describe("what is stated", () => {
  it.each([
    ["a value", "{value nim:3,4,5 = 2}"],
    ["an outcome", "{outcome nim:3,4,5 = N}"],
    ["a count of winning moves", "{wins nim:3,4,5 = 1}"],
    ["a count of moves", "{options nim:1,2,3 = 6}"],
    ["a value of one heap", "{g take/1,3,4 7 = 0}"],
    ["a nim-sum", "{xor 22,51 = 37}"],
    ["a least missing number", "{mex 0,1,2,4 = 3}"],
    ["binary digits", "{bits 57 = 111001}"],
    ["the heaps of value 0", "{zeros take/1,3,4 0..9 = 0,2,7,9}"],
    ["a list of values", "{values octal/0.77 0..5 = 0,1,2,3,1,4}"],
    ["a count of positions", "{positions nim:9,9,9 = 1000}"],
    ["the longest game", "{longest take/1..3:10 = 10}"],
    ["a cold pair", "{cold 4 = 6,10}"],
    ["a large cold pair", "{cold 102334155 = 165580140,267914295}"],
    ["the first pair that a rounded ratio misses", "{missed 1.618 = 233}"],
    ["the first exception of misère play", "{wild octal/0.77 = 1,5}"],
    ["a judge's answer", "{judge hdu-2149 3 4 = 3 4}"],
    ["a misère value", "{misere octal/0.77:5 = 1}"],
    ["a genus", "{genus octal/0.77:5 = 4^1,4,6}"],
    ["the order of a misère quotient", "{quotient octal/0.77 = 40}"],
    ["the order of the quotient of some heaps", "{quotient octal/0.77 5 = 12}"],
    ["what is lost in a quotient", "{portion octal/0.75 = a,bb}"],
    ["the elements of heaps", "{elements octal/0.75 0..5 = 1,a,b,a,b,c}"],
    ["the element of a sum", "{element octal/0.77:1,5 = ac}"],
    ["a tame rule", "{tame octal/0.31 = 6}"],
    ["nimbers", "{nimbers 4*7+3 = 9}"],
    ["the suspense of heaps", "{suspense take/1..2 0..4 = 0,1,1,2,3}"],
    ["the remoteness of a position", "{remoteness take/1..3:5 = 3}"],
    ["a set of numbers in braces", "mex {0, 1} is {mex 0,1 = 2}."],
    ["a move with a label", "{winning nim:3,4,5 > nim:1,4,5 | 1}"],
    ["a winning move", "{winning nim:3,4,5 > nim:1,4,5}"],
    ["a lost position", "{lost nim:1,2,3}"],
    ["a strip", "```strip take/1,3,4\nto: 8\nvalues: 0 1 0 1 2 3 2 0 1\n```"],
    [
      "a proof",
      ":::proof Nothing is left :: bouton, bash\nThe value is {value nim:0 = 0}.\n\n- Two\n- lines\n:::",
    ],
    ["a proof before a paragraph", "Before.\n:::proof Why\nSo.\n:::\nBehind."],
    [
      "a first wrong heap",
      "```trace\ntemplate: table\nbug: zero\nset: 1,3,4\nto: 8\nwrong: 7\n```",
    ],
  ])("%s holds", async (_, text) => {
    await expect(compile(text)).resolves.toBeTruthy();
  });

  it.each([
    ["a wrong value", "{value nim:3,4,5 = 3}", /contradicted: the answer is 2/],
    ["a wrong outcome", "{outcome nim:3,4,5 = P}", /contradicted: the answer is N/],
    ["a wrong count", "{wins nim:13,12,8 = 1}", /contradicted: the answer is 3/],
    ["a wrong count of moves", "{options nim:1,2,3 = 5}", /contradicted/],
    ["a wrong value of a heap", "{g take/1,3,4 7 = 3}", /contradicted/],
    ["a wrong nim-sum", "{xor 22,51 = 73}", /contradicted/],
    ["a wrong mex", "{mex 0,1,2,4 = 4}", /contradicted/],
    ["wrong binary digits", "{bits 57 = 111011}", /contradicted/],
    ["wrong heaps of value 0", "{zeros take/1,3,4 0..9 = 0,2,7}", /the answer is 0,2,7,9$/],
    ["a wrong list of values", "{values take/odd 0..3 = 0,1,0,2}", /contradicted/],
    ["a list of no range", "{values take/odd 3 = 0,1,0,1}", /FROM\.\.TO/],
    ["a wrong count of positions", "{positions nim:9,9,9 = 999}", /contradicted/],
    ["too many positions", "{positions nim:99,99,99 = 1000000}", /too many positions/],
    ["a wrong longest game", "{longest take/1..3:10 = 4}", /contradicted/],
    ["a pair that is not cold", "{cold 4 = 7,11}", /the answer is 6,10$/],
    ["a cold pair without a number", "{cold six = 6,10}", /wants a difference/],
    ["a wrong first miss", "{missed 1.618 = 144}", /contradicted: the answer is 233/],
    ["an unknown arithmetic", "{missed half = 3}", /nobody multiplies/],
    ["a wrong first exception", "{wild octal/0.77 = 2,4}", /the answer is 1,5$/],
    ["an exception that is none", "{wild take/1..3 = 1}", /none with/],
    ["a wrong judge's answer", "{judge hdu-2149 3 4 = 3}", /the answer is 3 4$/],
    ["a wrong misère value", "{misere octal/0.77:5 = 4}", /the answer is 1$/],
    ["a wrong genus", "{genus octal/0.77:8 = 1^0,3,1}", /the answer is 1\^1,3$/],
    ["a genus of what has none", "{genus nim:1~every = 1^1,3}", /no genus/],
    ["a wrong order of a quotient", "{quotient octal/0.75 = 6}", /the answer is 8$/],
    ["a quotient that is not proven", "{quotient grundy = 48}", /no misère quotient|not proven/],
    ["a wrong lost element", "{portion octal/0.75 = a,c}", /the answer is a,bb$/],
    ["a wrong element of a heap", "{elements octal/0.75 9..9 = c}", /the answer is abb$/],
    ["a wrong element of a sum", "{element octal/0.77:1,5 = c}", /the answer is ac$/],
    ["a wild rule that is called tame", "{tame octal/0.75 = 8}", /not tame/],
    ["a wrong nim product", "{nimbers 4*7 = 28}", /the answer is 10$/],
    ["a wrong suspense", "{suspense take/1..2 0..3 = 0,1,1,1}", /the answer is 0,1,1,2$/],
    ["a remoteness that no part has", "{remoteness nim:3,,5 = 1}", /bad|expected|"nim/],
    ["an unknown problem", "{judge hdu-1 3 4 = 3 4}", /does not answer/],
    ["a fact that states nothing", "{zeros take/1,3,4 0..9}", /states nothing/],
    ["a tag with a capital letter", "{Value nim:3 = 3}", /unknown tag/],
    ["a tag with a space before it", "{ value nim:3 = 3}", /unknown tag/],
    ["braces in a tag", "{g {1,3,4} 7 = 0}", /unknown tag/],
    [
      "an unknown tag in a caption",
      "```board nim:3\ncaption: {worth nim:3 = 3}\n```",
      /unknown tag/,
    ],
    ["an unknown tag in a heading", "## {worth nim:3 = 3}", /unknown tag/],
    [
      "a wrong claim in a hint",
      "```exercise a\nkind: who\nposition: nim:1\nask: Who?\nhint: {value nim:1 = 2}\n```",
      /contradicted/,
    ],
    [
      "an option of which half is true",
      "```exercise a\nkind: choose\nask: Which?\noption: one :: value nim:1 = 1 & value nim:2 = 3\noption: two :: value nim:2 = 3\n```",
      /0 options/,
    ],
    [
      "an option that says nothing after &",
      "```exercise a\nkind: choose\nask: Which?\noption: one :: value nim:1 = 1 & true\noption: two :: value nim:2 = 3\n```",
      /states nothing/,
    ],
    [
      "what a program does not say",
      "```board nim:1\nclaim: says table zero 1,3,4 7 = 0\n```",
      /is 3$/,
    ],
    ["a period that does not hold", "{period octal/0.77 = 24}", /the answer is 12$/],
    ["a preperiod that does not hold", "{preperiod octal/0.77 = 70}", /the answer is 71$/],
    ["a wrong judge's output", "```judge hdu-2149\nin: 3 2\nout: 1\n```", /hdu-2149 answers "none/],
    [
      "a wrong period of windows",
      "```window take/1,3,4\nwidth: 4\nperiod: 6\n```",
      /repeat after 7/,
    ],
    ["a move that does not win", "{winning nim:3,4,5 > nim:3,4,4}", /contradicted/],
    ["a move that is none", "{winning nim:3,4,5 > nim:3,4,7}", /contradicted/],
    ["a lost position that is won", "{lost nim:3,4,5}", /contradicted/],
    ["a won position that is lost", "{won nim:1,2,3}", /contradicted/],
    ["an unknown tag", "{vlaue nim:3,4,5 = 2}", /unknown tag/],
    ["an unknown block", "```bord nim:3,4,5\n```", /unknown tag/],
    ["an unknown line", "```board nim:3,4,5\ncation: x\n```", /unknown line/],
    ["a position that does not parse", "{value nim:3,,5 = 2}", /does not parse/],
    ["a board that does not parse", "```board nim:\n```", /does not parse/],
    ["a claim of a board", "```board nim:3,4,5\nclaim: value nim:3,4,5 = 7\n```", /contradicted/],
    ["a claim that states nothing", "{value nim:3,4,5}", /states nothing/],
    [
      "wrong values of a strip",
      "```strip take/1,3,4\nto: 3\nvalues: 0 1 0 2\n```",
      /the values of/,
    ],
    [
      "a wrong first wrong heap",
      "```trace\ntemplate: table\nbug: zero\nset: 1,3,4\nto: 8\nwrong: 6\n```",
      /first wrong heap is 7/,
    ],
    [
      "an exercise that nobody can solve",
      "```exercise a\nkind: move\nposition: nim:1,1\nask: Win.\n```",
      /nobody can find/,
    ],
    [
      "a choice without a right option",
      "```exercise a\nkind: choose\nask: Which?\noption: one :: value nim:1 = 2\noption: two :: value nim:1 = 3\n```",
      /0 options/,
    ],
    [
      "a choice with two right options",
      "```exercise a\nkind: choose\nask: Which?\noption: one :: value nim:1 = 1\noption: two :: value nim:2 = 2\n```",
      /2 options/,
    ],
    ["a formula that is none", "$\\frac{1$", /./],
    ["stress that Markdown does not see", "*证明：*若有", /asterisks/],
    ["a wrong number in a proof", ":::proof Why\n{value nim:1 = 2}\n:::", /:6: .*contradicted/],
    ["a proof without an end", ":::proof Why\nSo.\n", /no proof begins or ends so/],
    ["a proof that proves nothing", ":::proof Why\n\n:::", /proves nothing/],
    ["a theorem's code that is none", ":::proof Why :: Bouton’s\nSo.\n:::", /not a theorem's code/],
    [
      "an exercise in a proof",
      ":::proof Why\n```exercise a\nkind: who\nposition: nim:1\nask: Who?\n```\n:::",
      /can't stand in a proof/,
    ],
    ["markup", "<b>bold</b>", /can't stand|not used/],
  ])("%s fails", async (_, text, message) => {
    await expect(compile(text)).rejects.toThrow(message);
  });

  it("prints no space behind what is stressed, in Chinese", async () => {
    const en = await compile("**End:** here.");
    expect(JSON.stringify(en)).toContain('" here."');
    const zh = await compile("**终点。** 没有石子。", "zh/01-test.md");
    expect(JSON.stringify(zh)).toContain('"没有石子。"');
    const formula = await compile("**没有 $x$。** 如此。", "zh/01-test.md");
    expect(JSON.stringify(formula)).toContain('"如此。"');
  });

  it("says file and line", async () => {
    await expect(compile("One.\n\nTwo.\n\n{value nim:3,4,5 = 3}")).rejects.toThrow(
      /^en\/01-test\.md:9: /,
    );
  });
});
