import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jointOf, rowOf } from "../../web/src/boards/rowLines";
import { cutAt, cutGrown, cutOver, cutsOf, cutTapped, placeOf } from "../../web/src/boards/cut";
import { dominoesOf, halvesOf, laidBetween, waysOf } from "../../web/src/boards/dominoes";
import { layoutGraph } from "../../web/src/boards/graphLayout";
import { columnOf, columnsOf } from "../../web/src/boards/track";
import { bestTurn } from "../../web/src/boards/turns";
import { answerOf, around } from "../../web/src/judge/lines";
import * as en from "../../web/src/strings/languages/en";
import type { ToldMove } from "../../web/src/strings/faces";
import { judgeNames, techniqueNames, theoremNames } from "../../web/src/strings/more";
import * as zh from "../../web/src/strings/languages/zh";
import { finish, module as nimber } from "../wasm/module";

const book = fileURLToPath(new URL("../../web/book/en", import.meta.url));

const movesOf = (position: string, part: number) => {
  const answer = nimber.moves(position, 1, part, 0, 5000);
  if ("error" in answer) throw new Error(position);
  return answer.moves;
};

describe("strings for what the module says", () => {
  test("every theorem that an example rests on has its sentence", () => {
    const more = ["take/1..3:9", "take/2..5:9", "take/3..:9", "take/odd:9", "take/even:9"];
    const codes = new Set<string>();
    for (const example of [
      ...nimber.games().flatMap((game) => game.examples),
      ...more,
      "take/pow2:9",
      "custom/2*k>=n:9",
      "take/1,3,4:9",
      "octal/0.77:1000000",
      "coins/turtles:H",
      "coins/mock:H",
      "coins/ruler:H",
      "coins/twins:H",
    ]) {
      const answer = finish(nimber.analyze(example, 0));
      if ("error" in answer) throw new Error(`${example}: ${answer.error.code}`);
      for (const term of answer.terms) if (term.theorem !== "") codes.add(term.theorem);
    }
    for (const code of codes) expect(theoremNames as readonly string[], code).toContain(code);
    for (const table of [en, zh])
      for (const name of theoremNames) expect(table.page.theorems[name]).not.toBe("");
  });

  test("every judge problem is told in words", () => {
    const problems = nimber.problems();
    const chapters = readdirSync(book).map((file) => Number(file.slice(0, 2)));
    expect(problems.length).toBeGreaterThan(60);
    for (const { name, also, technique, chapter } of problems) {
      expect(techniqueNames as readonly string[], name).toContain(technique);
      for (const one of [name, ...also])
        expect(judgeNames as readonly string[], one).toContain(one.split("-")[0]);
      expect(chapters, name).toContain(chapter);
    }
    const games = nimber.games().map((game) => game.name);
    for (const one of nimber.problems()) if (one.game) expect(games).toContain(one.game);
  });
});

describe("a strip's columns", () => {
  test("short rows are drawn whole", () => {
    expect(columnsOf(1n, 9n, [2n, 5n])).toHaveLength(9);
  });
  test("every place belongs to one column, in order, and pieces have their own", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 18n }), {
          minLength: 1,
          maxLength: 20,
        }),
        (places) => {
          const most = places.reduce((a, b) => (a > b ? a : b));
          const columns = columnsOf(1n, most, places);
          let next = 1n;
          for (const column of columns) {
            const [from, to] =
              column.kind === "place" ? [column.at, column.at] : [column.from, column.to];
            expect(from).toBe(next);
            next = to + 1n;
          }
          expect(next).toBe(most + 1n);
          for (const place of places)
            expect(columns[columnOf(columns, place)]).toEqual({
              kind: "place",
              at: place,
            });
          expect(columns.length).toBeLessThanOrEqual(Math.max(40, places.length * 4 + 4));
        },
      ),
    );
  });
});

describe("cuts of a row of stones", () => {
  test("a second tap, on a neighbour, takes both", () => {
    const cuts = cutsOf(movesOf("octal/0.77:9", 1), 9);
    const one = cutAt(cuts, 4.5)!;
    expect(cutTapped(cuts, one, 5.5)).toMatchObject({ from: 4, to: 6 });
    expect(cutTapped(cuts, one, 3.5)).toMatchObject({ from: 3, to: 5 });
    expect(cutTapped(cuts, one, 4.2)).toBe(one);
    // Three are more than a move takes, and elsewhere another choice begins.
    expect(cutTapped(cuts, cutTapped(cuts, one, 5.5)!, 6.5)).toBe(null);
    expect(cutTapped(cuts, one, 7.5)).toBe(null);
  });

  test("a tap on one of two keeps only that one", () => {
    const cuts = cutsOf(movesOf("octal/0.77:9", 1), 9);
    const two = cutTapped(cuts, cutAt(cuts, 4.5)!, 5.5)!;
    expect(cutTapped(cuts, two, 4.5)).toMatchObject({ from: 4, to: 5 });
    expect(cutTapped(cuts, two, 5.5)).toMatchObject({ from: 5, to: 6 });
    expect([cutAt(cuts, 4.5)!, two].map((cut) => placeOf(cuts, cut).tap)).toEqual([
      "beside",
      "one",
    ]);
    // Where no move takes one alone, they stay chosen.
    const pairs = cutsOf(movesOf("octal/0.07:9", 1), 9);
    const pair = cutAt(pairs, 4)!;
    expect(cutTapped(pairs, pair, pair.from + 0.5)).toBe(pair);
    expect(placeOf(pairs, pair).tap).toBe("again");
  });

  test("more and fewer leave what is chosen in its place", () => {
    const cuts = cutsOf(movesOf("octal/0.77:10", 1), 10);
    for (let at = 0; at < 10; at++) {
      const one = cuts.find(({ from, to }) => from === at && to === at + 1)!;
      const two = cutGrown(cuts, one, 1)!;
      expect(two).toMatchObject(at < 9 ? { from: at, to: at + 2 } : { from: 8, to: 10 });
      expect(cutGrown(cuts, two, 1)).toBe(null);
      expect(cutGrown(cuts, two, -1)).toMatchObject({ from: Math.min(at, 8) });
    }
    // Where every move takes as many, it goes on to the next place.
    const pairs = cutsOf(movesOf("octal/0.07:9", 1), 9);
    const pair = pairs.find(({ from }) => from === 5)!;
    expect(cutGrown(pairs, pair, 1)).toMatchObject({ from: 6, to: 8 });
  });

  test("Kayles: a stone, or two neighbours", () => {
    const cuts = cutsOf(movesOf("octal/0.77:9", 1), 9);
    expect(cutAt(cuts, 4.5)?.move.position).toBe("octal/0.77:4,4");
    expect(cutAt(cuts, 3)?.move.position).toBe("octal/0.77:2,5");
    expect(cutAt(cuts, 8.6)?.move.position).toBe("octal/0.77:8");
    expect(cutOver(cuts, 1, 2)?.move.position).toBe("octal/0.77:1,6");
    expect(cutOver(cuts, 0, 8)?.move.amount).toBe(2n);
    // Two of three: the place between the last two means them, as no other.
    const three = cutsOf(movesOf("octal/0.77:3", 1), 3);
    expect([0.5, 1.5, 2, 2.6].map((x) => cutAt(three, x)?.move.position.slice(11))).toEqual([
      "2",
      "1,1",
      "1",
      "2",
    ]);
  });
  test("what is left is told in the order in which it stands", () => {
    const cuts = cutsOf(movesOf("octal/0.77:5", 1), 5);
    const from = (at: number) => cuts.find((cut) => cut.from === at && cut.to === at + 2)!.move;
    expect(from(1)).toMatchObject({ position: "octal/0.77:1,2", after: [1n, 2n] });
    expect(from(2)).toMatchObject({ position: "octal/0.77:1,2", after: [2n, 1n] });
    expect(cuts.filter(({ from: at, to }) => at === 2 && to === 3)).toHaveLength(1);
    const told = (at: number, words: typeof en.faces.words.kayles) =>
      words.move!({ record: from(at), alone: true } as ToldMove);
    expect(told(1, en.faces.words.kayles)).toContain("leaving 1 and 2");
    expect(told(2, en.faces.words.kayles)).toContain("leaving 2 and 1");
    expect(told(2, zh.faces.words.kayles)).toContain("2 和 1");
  });
  test("Lasker: a stone and those after it, or a gap", () => {
    const cuts = cutsOf(movesOf("lasker:7", 1), 7);
    expect(cutAt(cuts, 5.5)?.move.position).toBe("lasker:5");
    expect(cutAt(cuts, 0.5)?.move.position).toBe("lasker:0");
    expect(cutAt(cuts, 2)?.move.position).toBe("lasker:2,5");
    expect(cutAt(cuts, 5)?.move.position).toBe("lasker:2,5");
  });
  test("every move of a splitting game can be pointed at or drawn over", () => {
    for (const [position, stones] of [
      ["octal/0.77:9", 9],
      ["octal/0.137:11", 11],
      ["octal/4.3:8", 8],
      ["grundy:9", 9],
      ["lasker:8", 8],
    ] as const) {
      const moves = movesOf(position, 1);
      const cuts = cutsOf(moves, stones);
      const met = new Set<string>();
      for (let x = 0; x <= stones; x += 0.125) met.add(cutAt(cuts, x)!.move.position);
      for (let a = 0; a < stones; a++)
        for (let b = a; b < stones; b++) met.add(cutOver(cuts, a, b)!.move.position);
      for (const move of moves) expect(met, move.position).toContain(move.position);
    }
  });
});

test("coins: the smallest turn with the coins touched", () => {
  const mock = movesOf("coins/mock:HTHHTH", 6);
  expect(bestTurn(mock, [6]).move?.flips).toEqual([6]);
  expect([...bestTurn(mock, [6, 2]).move!.flips].sort()).toEqual([2, 6]);
  expect(bestTurn(mock, [6, 1, 2, 3])).toEqual({ move: null, possible: false });
  const ruler = movesOf("coins/ruler:HTHHTH", 6);
  expect(bestTurn(ruler, [6, 4]).move?.flips).toHaveLength(3);
  const twins = movesOf("coins/twins:HTHHTH", 6);
  expect(bestTurn(twins, [6])).toEqual({ move: null, possible: true });
});

describe("graphs", () => {
  test("are laid out without vertices on top of each other, arrows pointing on", () => {
    const picture = layoutGraph(4, [0, 1, 0, 2, 1, 3, 2, 3, 0, 3], true);
    for (const a of picture.vertices)
      for (const b of picture.vertices)
        if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(44);
    for (const line of picture.edges) expect(line[line.length - 1]!.x).toBeGreaterThan(line[0]!.x);
  });
});

describe("dominoes", () => {
  const cram = "grid/..->oo;turn";
  const upright = "grid/./.->o/o";

  test("lie as the rule's moves lay them", () => {
    expect(waysOf(cram)).toEqual({ lying: true, standing: true });
    expect(waysOf(upright)).toEqual({ lying: false, standing: true });
  });

  test("cover every cell of games that were played, whichever way they were laid", () => {
    for (const rule of [cram, upright]) {
      let position = `${rule}:...../...../...../.....`;
      for (let turn = 0; ; turn++) {
        const answer = nimber.moves(position, 1, 0, 0, 5000);
        if ("error" in answer) throw new Error(position);
        if (answer.moves.length === 0) break;
        const before = position.split(":")[1]!.split("/");
        const move = answer.moves[(turn * 7) % answer.moves.length]!;
        position = move.position;
        const lines = position.split(":")[1]!.split("/");
        expect(laidBetween(before, lines)).toEqual([...move.flips].sort((a, b) => a - b));
        const pairs = dominoesOf(lines, rule);
        const full = [...lines.join("")].filter((symbol) => symbol === "o").length;
        expect(new Set(pairs.flat()).size).toBe(full);
        expect(pairs.length * 2).toBe(full);
      }
      expect(position).toContain("o");
    }
  });

  test("stay where they were laid", () => {
    const square = ["oo", "oo"];
    expect(dominoesOf(square, cram, [[1, 3]])).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(halvesOf([[1, 3]], 2)).toEqual(
      new Map([
        [1, "upper"],
        [3, "lower"],
      ]),
    );
    // One that was taken back is gone; a single cell has none.
    expect(dominoesOf(["o.", ".."], cram, [[1, 3]])).toEqual([]);
    expect(laidBetween(["..", ".."], ["o.", ".o"])).toBeNull();
    expect(laidBetween(["o.", "o."], ["..", ".."])).toBeNull();
  });
});

test("a judge's answers are cut out by line and column", () => {
  const lines = "LWW\nWL\n\n1\n4 7\n".split("\n");
  const at = (line: number, column: number) => ({ line, column });
  expect(answerOf(lines, at(1, 2), at(1, 3))).toBe("W");
  expect(answerOf(lines, at(1, 3), at(2, 1))).toBe("W");
  expect(answerOf(lines, at(4, 1), null)).toBe("1\n4 7");
  expect(around("a".repeat(200), 100, 20)).toHaveLength(22);
});

describe("a row of cells", () => {
  test("eight stand beside each other at 360 and 320 px, as large as a finger needs", () => {
    for (const [width, whole, least] of [
      [310, 334, 40],
      [270, 294, 34],
    ] as const) {
      const { between, cell, line } = rowOf(8, width, whole);
      expect(line).toBe(8);
      expect(cell).toBeGreaterThanOrEqual(least);
      expect(8 * cell + 7 * between).toBeLessThanOrEqual(whole);
    }
  });

  test("a longer one goes on below, and says where", () => {
    const { cell, line } = rowOf(11, 310);
    expect(line).toBe(6);
    expect(cell).toBeGreaterThanOrEqual(40);
    const joints = Array.from({ length: 11 }, (_, at) => jointOf(at + 1, line, 11));
    expect(joints.indexOf("on")).toBe(5);
    expect(joints.indexOf("from")).toBe(6);
    expect(joints.filter(Boolean)).toHaveLength(2);
  });
});
