import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import {
  errorCodes,
  type ErrorCode,
  type GameStrings,
  type Language,
  type Strings,
} from "../../web/src/strings/shape";
import { presets } from "../../web/src/state/presets";
import { calledIn } from "../../web/src/widgets/called";
import { module as nimber } from "../wasm/module";

const languages = import.meta.glob<Language>("../../web/src/strings/languages/*.ts", {
  eager: true,
});
const tables = Object.entries(languages).map(
  ([file, language]) => [file.replace(/^.*\//, ""), language] as const,
);
const pageOwn = ["engine-failed", "engine-not-loaded", "no-webassembly"];

/** Every text in a table, with the way to it; functions are left to their own tests. */
function* texts(value: unknown, way = ""): Generator<[string, string]> {
  if (typeof value === "string") yield [way, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${way}.${key}`);
}

/** The ways to all that a table says. */
const shape = (table: object): string[] =>
  Object.entries(table).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? shape(value as object).map((inner) => `${key}.${inner}`)
      : [key],
  );

describe.each(tables)("%s", (_, language) => {
  const table = language.page;
  test("says all that English says, and nothing that is no part of a language", () => {
    expect(Object.keys(language).sort()).toEqual(Object.keys(en).sort());
    expect(shape(language).sort()).toEqual(shape(en).sort());
  });

  test("names every game of the module, its rule, its forms", () => {
    for (const game of nimber.games()) {
      const own = (table.games as Partial<Record<string, GameStrings>>)[game.name];
      expect(own, game.name).toBeDefined();
      expect(own!.title).not.toBe("");
      expect(own!.about).not.toBe("");
      expect(own!.state).not.toBe("");
      expect(own!.part).not.toBe("");
      if (game.rulesForm !== "none") expect(own!.rules, game.name).not.toBe("");
    }
  });

  test("tells the rule of every example in a sentence", () => {
    for (const game of nimber.games())
      for (const example of game.examples) {
        const answer = nimber.read(example);
        if ("error" in answer || answer.kind !== "position") throw new Error(example);
        for (const term of answer.terms) {
          expect(table.rule(term.sentence), example).not.toBe("");
          expect(table.ending(term.sentence, false)).not.toBe(table.ending(term.sentence, true));
        }
      }
  });

  test("tells every move of every example", () => {
    for (const game of nimber.games())
      for (const example of game.examples) {
        const view = nimber.read(example);
        const answer = nimber.moves(example, 0, 0, 0, 200);
        if ("error" in view || view.kind !== "position" || "error" in answer)
          throw new Error(example);
        const told = new Map<string, string>();
        for (const move of answer.moves) {
          const words = table.move(move, view);
          expect(words, example).not.toMatch(/undefined|\?/);
          const full = `${words} ${table.leaves(move, view)}`;
          expect(told.get(full) ?? move.position, full).toBe(move.position);
          told.set(full, move.position);
        }
      }
  });

  test("has a sentence for every theorem that an example speaks of", () => {
    for (const game of nimber.games())
      for (const example of game.examples) {
        const work = nimber.explain(example, 0);
        while (!work.step(100_000).done);
        const told = work.result();
        work.delete();
        if ("error" in told) throw new Error(example);
        for (const step of told.steps)
          if (step.kind === "theorem") {
            expect(Object.keys(table.theorems), example).toContain(step.code);
            expect(Object.keys(language.why.theorem.says), example).toContain(step.code);
            expect(Object.keys(language.why.theorem.sources), example).toContain(step.code);
          }
      }
  });

  test("has words for every theorem by which the core proves a law", () => {
    const laws = new URL("../../core/laws/", import.meta.url);
    const codes = new Set<string>();
    // The verifiers name theorems of certificates: those the proofs of periods speak of.
    const files = readdirSync(laws, { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.[ch]pp$/.test(name) && !name.includes("verifier")))
      for (const [, code] of readFileSync(new URL(file, laws), "utf8").matchAll(
        /\btheorem = "([a-z-]+)"/g,
      ))
        codes.add(code!);
    expect([...codes]).toContain("period");
    for (const code of codes) expect(language.explore.see.theorems[code], code).toBeTruthy();
  });

  test("has a sentence for every error of the core, and for one it doesn't know", () => {
    const header = readFileSync(
      fileURLToPath(new URL("../../core/include/nimber/error.hpp", import.meta.url)),
      "utf8",
    );
    const codes = [...header.matchAll(/^ +X\(\w+, "([a-z-]+)"\)/gm)].map((match) => match[1]!);
    expect(codes.length).toBeGreaterThan(30);
    expect([...errorCodes].sort()).toEqual([...codes, ...pageOwn].sort());
    for (const code of errorCodes) expect(table.errors[code](["1", "2", "3"])).not.toBe("");
    expect(table.unknownError("new-code")).toContain("new-code");
  });

  test("says which sum is too large, and counts what there may be too many of", () => {
    const one = table.errors["too-large"]([]);
    const sum = table.errors["too-large"](["stones"]);
    expect(sum).not.toBe(one);
    expect(sum).toContain("10^18");
    // Rows of coins have no heaps.
    expect(table.errors["too-many-parts"](["1000"])).toMatch(/coins|硬币/);
  });

  test("leaves no text empty", () => {
    for (const [way, text] of texts(language))
      if (!/^\.(page|first)\.games\.\w+\.rules$/.test(way)) expect(text.trim(), way).not.toBe("");
  });
});

test("Chinese has no full stop, comma or bracket of another script in its sentences", () => {
  // A title that a judge gave keeps its letters.
  const asked = nimber
    .problems()
    .map(({ name, asks, disguise, traps }) => [
      name,
      { asks: asks.zh, disguise: disguise.zh, traps: traps.zh },
    ]);
  for (const [way, text] of texts({ ...zh, asked: Object.fromEntries(asked) as object })) {
    if (!/[\u4e00-\u9fff]/.test(text)) continue;
    expect(text, way).not.toMatch(/[\u4e00-\u9fff][,.;:?!()]|[,;?!()][\u4e00-\u9fff]/);
  }
});

test("every problem of a judge is told in both languages", () => {
  const problems = nimber.problems();
  expect(problems.length).toBeGreaterThan(60);
  for (const { name, title, asks, disguise, traps, program, sample } of problems) {
    for (const text of [title.en, title.zh, asks.en, asks.zh, disguise.en, disguise.zh])
      expect(text.trim(), name).not.toBe("");
    expect(traps.en === "", name).toBe(traps.zh === "");
    for (const text of [program, sample.in, sample.out]) expect(text, name).not.toBe("");
  }
});

test("what introduces the puzzles does not say who wins them", () => {
  // In each of them exactly one move wins: whoever reads that knows the answer.
  const told = [/move wins|only move|find the move/i, /一步(能|可)?(赢|胜)|必胜走法|找出/];
  for (const { goals } of [en, zh])
    for (const words of [
      goals.ladder.about,
      goals.ladder.here(3, 92),
      goals.daily.early(""),
      goals.daily.words(3, "○●", ""),
    ])
      for (const one of told) expect(words).not.toMatch(one);
});

test.each(tables)("%s gives every card of the gallery a name of its own", (_, { faces, page }) => {
  const names = presets.map(({ face, position }) => {
    if (face) return faces.words[face.name].title;
    const game = page.games[/^[a-z]+/.exec(position)![0] as keyof typeof page.games];
    return position.endsWith("~misere") ? `${game.title} ${page.edit.misere}` : game.title;
  });
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every preset is a position", () => {
  for (const { position } of presets)
    expect(nimber.read(position)).toMatchObject({ kind: "position", position });
});

describe("rules in words", () => {
  const rule = (table: Strings, text: string) => {
    const answer = nimber.read(text);
    if ("error" in answer || answer.kind !== "rule") throw new Error(text);
    return table.together(table.rule(answer.sentence), table.ending(answer.sentence, false));
  };
  test.each([
    ["take/1..3", "Take 1 to 3 stones from one heap. Whoever takes the last stone wins."],
    ["{1,3,4}", "Take 1, 3 or 4 stones from one heap. Whoever takes the last stone wins."],
    ["take/3..", "Take 3 or more stones from one heap. Whoever makes the last move wins."],
    ["take/even", "Take an even number of stones from one heap. Whoever makes the last move wins."],
    ["take/half", "Take at least half of one heap. Whoever takes the last stone wins."],
    ["nim", "Take one or more stones from one heap. Whoever takes the last stone wins."],
  ])("%s in English", (text, sentence) => expect(rule(en.page, text)).toBe(sentence));
  test.each([
    ["take/1..3", "每次从一堆中取走 1 至 3 颗石子。取走最后一颗石子者胜。"],
    ["{1,3,4}", "每次从一堆中取走 1、3 或 4 颗石子。取走最后一颗石子者胜。"],
    ["take/3..", "每次从一堆中取走至少 3 颗石子。走最后一步者胜。"],
    ["take/half", "每次至少取走一堆的一半。取走最后一颗石子者胜。"],
  ])("%s in Chinese", (text, sentence) => expect(rule(zh.page, text)).toBe(sentence));
});

test("who wins is asked of whose turn it is, as it is asked in the middle of a game too", () => {
  for (const { playing } of [en.page, zh.page])
    for (const words of [playing.mover, playing.rightMoves, playing.wrongNone])
      expect(words).toMatch(/whoever moves now|轮到走的一方/iu);
  expect([en.page.playing.other, zh.page.playing.other]).toEqual(["The other side", "另一方"]);
});

test("a move that was played is told, not ordered", () => {
  const told = en.page.status.programPlayed;
  expect(told("Take 2 from heap 1")).toBe("The program took 2 from heap 1");
  expect(told("Knock down 1 skittle")).toBe("The program knocked down 1 skittle");
  expect(told("Cells b1–c1 become taken")).toBe("The program played: Cells b1–c1 become taken");
  const toldInChinese = zh.page.status.programPlayed;
  expect(toldInChinese("从第 2 堆取 1 颗")).toBe("程序从第 2 堆取了 1 颗");
  expect(toldInChinese("从第 2 排取走 2 根")).toBe("程序从第 2 排取走了 2 根");
  expect(toldInChinese("报 12")).toBe("程序报 12");
});

describe("what is written wrong in a rule is answered with what it means here", () => {
  const told = (text: string) => {
    const answer = nimber.read(text);
    if (!("error" in answer)) throw new Error(text);
    const { code, args } = calledIn(text, answer.error);
    return [en, zh].map(({ page }) => page.errors[code as ErrorCode](args));
  };
  test("& and | alone: two conditions, or bit by bit", () => {
    const [english, chinese] = told("own/n;k=1..n;n&k==k;n-=k:9");
    expect(english).toMatch(/a&&b.*and\(x,y\)/);
    expect(chinese).toMatch(/a&&b.*按位与写作 and\(x,y\)/);
    expect(told("own/n;k=1..n;(n&k)==k;n-=k:9")).toEqual([english, chinese]);
    expect(en.page.errors["bad-predicate"](["|", "||"])).toMatch(/a\|\|b.*or\(x,y\)/);
    expect(told("own/n;k=1..n;k^1==n;n-=k:9")[1]).toBe("“^”请改写为“xor(x,y)”。");
  });

  test("a function that there is not: which there are", () => {
    for (const name of ["isprime", "popcount"])
      for (const sentence of told(`own/n;k=1..n;${name} (k)==1;n-=k:9`)) {
        expect(sentence).toContain(`“${name}”`);
        expect(sentence).toMatch(/prime/);
        const listed = [...sentence.matchAll(/[a-z]+\d?/g)].map(([word]) => word);
        expect(listed).toEqual(expect.arrayContaining(["ones", "gcd", "and", "or", "low"]));
      }
    // A number that was never chosen stays one.
    expect(told("own/n;k=1..m;n-=k:9")[0]).toContain("no number named “m”");
  });

  test("and each of those can be written", () => {
    const [, chinese = ""] = told("own/n;k=1..n;no(k)==1;n-=k:9");
    const names = [...chinese.replace(/“no”/, "").matchAll(/[a-z]+2?/g)].map(([word]) => word);
    expect(names.length).toBe(18);
    for (const name of names)
      for (const args of ["k", "k,k", "k>1,k,k"]) {
        const answer = nimber.read(`own/n;k=1..n;${name}(${args})==1;n-=k:9`);
        if ("error" in answer) expect(answer.error.args, name).not.toContain("unknown-name");
      }
  });
});
