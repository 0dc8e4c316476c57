// How Why begins, in every game of the gallery and after moves in it: the first sentence names a
// move that wins, or says that every move has an answer; where there is one part, nothing is said
// of sums.
import { describe, expect, test, vi } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { faceWith, presets, type Face } from "../../web/src/state/presets";
import { spoken } from "../../web/src/state/voice";
import { moveToPlay, opening, reasonOf, seen } from "../../web/src/why/opening";
import { changesOf } from "../../web/src/why/Columns";
import { standingOf } from "../../web/src/why/standing";
import { coldPairs, somePairs, type ColdPair } from "../../web/src/why/cold";
import { whole, type Strings } from "../../web/src/strings/shape";
import { known, movesFrom, viewOf } from "./byModule";
import { module } from "../wasm/module";

// The page's own engine is a worker: here the module answers.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", EventTarget);
});

const turns = 4;

/** The position and some that it leads to, won and lost ones. */
function line(text: string): string[] {
  const all = [text];
  for (let turn = 0; turn < turns; turn++) {
    const moves = movesFrom(all[turn]!);
    const move = moves[Math.floor(moves.length / 2)];
    if (!move) break;
    all.push(move.position);
  }
  return all;
}

const tables = { en, zh };
const tableOf = (code: "en" | "zh", face: Face | null): Strings => {
  const table = whole(tables[code].first, tables[code].rest);
  return face ? spoken(table, face, tables[code].faces.words[face.name], true) : table;
};

const sizesOf = ({ terms }: ReturnType<typeof known>, size: (heap: bigint) => bigint) =>
  seen(
    terms[0]!.components.map((one) => one.size),
    size,
  );

/** What only a sum has. */
const ofSums = /XOR|Nim heap|column|mex|异或|Nim 堆|每一列|各列/;

describe.each(presets.map((one) => [one.name, one] as const))("Why of %s", (_, preset) => {
  const texts = line(preset.position);
  const rules = viewOf(preset.position).terms.map(({ rule }) => rule);
  const face = preset.face && faceWith(preset.face, rules);

  test.each(["en", "zh"] as const)("begins with what to do (%s)", (code) => {
    const s = tableOf(code, face);
    for (const text of texts) {
      const [view, analysis] = [viewOf(text), known(text)];
      const said = opening(analysis, view, s);
      expect(said, text).not.toMatch(ofSums);
      expect(said, text).not.toMatch(/undefined|null|\(\)|（）/);
      if (view.over) expect(said).toBe(s.winning.over);
      else if (analysis.outcome === "P")
        expect(said).toBe(
          s.why.rows && reasonOf(analysis, view) === "mirror"
            ? s.why.rows.twins(sizesOf(analysis, s.why.rows.size))
            : s.why.opening.lost,
        );
      else if (analysis.outcome === "N") {
        const move = moveToPlay(analysis, view)!;
        const context = { terms: view.terms };
        const { rows } = s.why;
        const told = analysis.convention === "normal" ? rows?.told(move, context) : null;
        expect(said, text).toContain(
          rows && told
            ? rows.first(
                told,
                sizesOf(known(move.position), rows.size),
                reasonOf(analysis, view) === "mirror",
              )
            : s.move(move, context),
        );
        // Nobody moves from there and wins.
        expect(known(move.position).outcome, text).toBe("P");
      }
    }
  });

  test("speaks of columns only where there are several values", () => {
    for (const text of texts) {
      const [view, analysis] = [viewOf(text), known(text)];
      const parts = analysis.terms.flatMap(({ components }) => components);
      const reason = reasonOf(analysis, view);
      if (view.over || analysis.outcome === "D") expect(reason, text).toBe("none");
      else if (parts.length <= 1)
        expect(["answers", "cold", "heap", "mirror", "rows"], text).toContain(reason);
      if (reason !== "columns") continue;
      expect(parts.length, text).toBeGreaterThan(1);
      const move = moveToPlay(analysis, view);
      if (!move) continue;
      // What goes and what comes make up the whole sum.
      const { gone, come, value } = changesOf(analysis, known(move.position), move.term);
      const xor = (values: readonly (bigint | null)[]) =>
        values.reduce<bigint>((a, b) => a ^ b!, 0n);
      expect(gone.size, text).toBeGreaterThan(0);
      expect(value).toBe(0n);
      const changed = [...gone, ...come].map((row) => row.value);
      expect(xor([analysis.value, ...changed]), text).toBe(0n);
    }
  });
});

test.each(["en", "zh"] as const)("the queen leaves no stones (%s)", (code) => {
  const { face } = presets.find(({ name }) => name === "queen")!;
  const s = tableOf(code, faceWith(face!, ["wythoff"]));
  const view = viewOf("wythoff:7,9");
  const { listed } = known("wythoff:7,9").winning;
  expect(listed.length).toBeGreaterThan(1);
  for (const move of listed) expect(s.leaves(move, { terms: view.terms })).toBe("");
  expect(opening(known("wythoff:7,9"), view, s)).not.toMatch(/leaves|stone|剩|颗/);
});

test.each([
  ["en", "To win: Take 18 from heap 1 (leaves 4 and 7)."],
  ["zh", "要赢就这样走：从第 1 堆取 18 颗（两堆剩 4 和 7 颗）。"],
] as const)("of two heaps it is told what stands in both then (%s)", (code, said) => {
  const text = "wythoff:22,7";
  expect(opening(known(text), viewOf(text), tableOf(code, null))).toBe(said);
});

describe("cold pairs", () => {
  const of = (x: number, y: number) =>
    coldPairs(module.wythoffGrid(y + 1, x + 1), [BigInt(x), BigInt(y)]);
  const told = (pairs: readonly (ColdPair | null)[]) =>
    pairs.map((pair) => pair?.places.map((place) => place.join(",")).join(" ") ?? "…");

  test("are told with those that are mirrored, where a move may lead there", () => {
    expect(told(of(22, 7))).toEqual(["0,0", "1,2 2,1", "3,5 5,3", "4,7 7,4", "10,6"]);
    expect(told(of(0, 9))).toEqual(["0,0"]);
    // From each of the others one move leads to one of them.
    expect(told(of(3, 5))).toEqual(["0,0", "1,2 2,1", "3,5"]);
  });

  test("of many the first are told, and those beside the one that is left", () => {
    const all = of(300, 250);
    expect(all.length).toBeGreaterThan(90);
    expect(told(somePairs(all, [130n, 80n]))).toEqual([
      "0,0",
      "1,2 2,1",
      "3,5 5,3",
      "…",
      "77,125 125,77",
      "79,128 128,79",
      "80,130 130,80",
      "82,133 133,82",
      "84,136 136,84",
      "…",
    ]);
    expect(told(somePairs(of(22, 7), [4n, 7n]))).toEqual(told(of(22, 7)));
  });
});

test.each([
  ["en", "Bite off c3", "Bite off c3 and all above it and to its right"],
  ["zh", "咬下 c3", "咬下 c3 及其"],
] as const)("a bite is told short in a table (%s)", (code, short, whole) => {
  const { face, position } = presets.find(({ name }) => name === "chomp")!;
  const view = viewOf(position);
  const s = tableOf(code, faceWith(face!, [view.terms[0]!.rule]));
  const move = moveToPlay(known(position), view)!;
  expect(s.brief(move, { terms: view.terms })).toBe(short);
  expect(s.move(move, { terms: view.terms })).toContain(whole);
  // Others say a move in one way.
  const plain = tableOf(code, null);
  expect(plain.brief(move, { terms: view.terms })).toBe(plain.move(move, { terms: view.terms }));
});

test.each([
  ["take/1..3:21", "heap"],
  ["take/1..3:20", "heap"],
  ["nim:3,4,5", "columns"],
  ["nim:5,5", "mirror"],
  ["nim:3,4,4", "mirror"],
  ["nim:3,4,5~misere", "tame"],
  ["take/1..3:15~misere", "answers"],
  ["octal/0.77:9", "mirror"],
  ["octal/0.77:5,8", "rows"],
  ["octal/0.77:1,4", "rows"],
  // Its rows are worth as much as they hold.
  ["octal/0.77:1,2,3", "columns"],
  ["grundy:8", "rows"],
  ["octal/0.137:14", "answers"],
  ["fibonacci:20,19", "heap"],
  ["grid/..->oo;turn:..../..../....", "answers"],
  ["grid/xo->.x,ox->.o;turn:xoxo/oxox", "answers"],
  ["own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4", "answers"],
  ["wythoff:7,9", "cold"],
  ["wythoff:3,5", "cold"],
  ["wythoff:400,7", "cold"],
  // No grid is asked for, and another rule has other pairs.
  ["wythoff:401,7", "answers"],
  ["wythoff:7,9~misere", "answers"],
  ["nim:0,0", "none"],
])("of %s the reason is %s", (text, reason) => {
  expect(reasonOf(known(text), viewOf(text))).toBe(reason);
});

test("a move after which one copies is spoken of before others that win", () => {
  const text = "grid/..->oo;turn:..../..../..../..../....";
  const [analysis, view] = [known(text), viewOf(text)];
  const copying = analysis.winning.listed.at(-1)!;
  const s = tableOf("en", null);
  expect(moveToPlay(analysis, view)).not.toBe(copying);
  expect(moveToPlay(analysis, view, copying)).toBe(copying);
  expect(opening(analysis, view, s, copying)).toContain(s.move(copying, { terms: view.terms }));
});

test("a winning move that leaves equal halves is played", () => {
  const move = moveToPlay(known("octal/0.77:9"), viewOf("octal/0.77:9"))!;
  expect(move.after[0]).toBe(move.after[1]);
  expect(reasonOf(known(move.position), viewOf(move.position))).toBe("mirror");
});

describe("rows are told as they stand on the board", () => {
  const cases: readonly (readonly [string, string, string, string])[] = [
    [
      "kayles",
      "octal/0.77:10",
      "To win, knock down skittles 5 and 6: two equal rows of 4 are left, and you copy every move.",
      "要赢就击倒第 5、6 个瓶子：剩下两排，各 4 个，以后对方怎么走，你就照样走。",
    ],
    [
      "kayles",
      "octal/0.77:1",
      "To win, knock down the only skittle: nothing is left.",
      "要赢就击倒唯一的瓶子：一个不剩。",
    ],
    [
      "kayles",
      "octal/0.77:3,3",
      "Every move has an answer, its copy: two equal rows of 3 are here.",
      "这里轮到谁走谁输：现有两排，各 3 个，一方怎么走，另一方都能照样走。",
    ],
    [
      "kayles",
      "octal/0.77:5,8",
      "To win, knock down the first skittle of row 1: rows of 4 and 8 are left.",
      "要赢就击倒第 1 排的第 1 个瓶子：剩下的各排有 4、8 个。",
    ],
    [
      "kayles",
      "octal/0.77:3,5,6",
      "To win, knock down skittle 3 of row 2: rows of 2, 2, 3 and 6 are left.",
      "要赢就击倒第 2 排的第 3 个瓶子：剩下的各排有 2、2、3、6 个。",
    ],
    [
      "dawson",
      "octal/0.137:9",
      "To win, advance pawn 5: two equal rows of 3 are left, and you copy every move.",
      "要赢就挺第 5 个兵：剩下两排，各 3 列，以后对方怎么走，你就照样走。",
    ],
    [
      "treblecross",
      "octal/0.007:13",
      "To win, put a cross on square 6: two equal rows of 3 are left, and you copy every move.",
      "要赢就在第 6 格画叉：剩下两排，各 3 格，以后对方怎么走，你就照样走。",
    ],
    [
      "rows",
      "nim:1,3,5,6",
      "To win, take 1 match from row 1: rows of 3, 5 and 6 are left.",
      "要赢就从第 1 排取走 1 根：剩下的各排有 3、5、6 根。",
    ],
  ];
  test.each(cases)("%s: %s", (name, text, ...said) => {
    const { face } = presets.find((one) => one.name === name)!;
    const view = viewOf(text);
    const worn = faceWith(face!, [view.terms[0]!.rule]);
    expect(
      (["en", "zh"] as const).map((code) =>
        opening(known(text), view, tableOf(code, worn)).replaceAll("\u00a0", " "),
      ),
    ).toEqual(said);
  });
});

test("a move in a row says whether it takes from an end or leaves two parts", () => {
  const told = (text: string) => {
    const { face } = presets.find(({ name }) => name === "kayles")!;
    const view = viewOf(text);
    const [move] = known(text).winning.listed;
    const worn = faceWith(face!, [view.terms[0]!.rule]);
    return (["en", "zh"] as const).map((code) =>
      tableOf(code, worn).move(move!, { terms: view.terms }).replaceAll("\u00a0", " "),
    );
  };
  expect(told("octal/0.77:5,8")).toEqual([
    "Knock down 1 skittle at one end of row 1",
    "击倒第 1 排一端的 1 个瓶子",
  ]);
  expect(told("octal/0.77:3,5,6")).toEqual([
    "Knock down 1 skittle of row 2, leaving 2 and 2",
    "击倒第 2 排 1 个瓶子，剩 2 和 2",
  ]);
  expect(told("octal/0.77:1")[0]).toBe("Knock down 1 skittle");
});

describe("heaps that cancel", () => {
  const of = (text: string) =>
    standingOf(
      known(text).terms[0]!.components.map(({ size, value }) => ({ size, value: value! })),
    );

  test("are told two by two, those worth the same before those that are equal", () => {
    expect(of("octal/0.77:3,2,2,6")).toEqual({
      pairs: [
        { sizes: [3n, 6n], value: 3n },
        { sizes: [2n, 2n], value: 2n },
      ],
      nothing: [],
      single: [],
    });
  });

  test("those worth nothing stand alone, and so does what has no partner", () => {
    expect(of("octal/0.07:7,1,3")).toEqual({
      pairs: [{ sizes: [3n, 7n], value: 1n }],
      nothing: [1n],
      single: [],
    });
    const { pairs, single } = of("octal/0.77:2,9,11");
    expect([pairs, single.map(({ value }) => value)]).toEqual([[], [2n, 4n, 6n]]);
  });
});

test.each([
  ["en", "The rows of 4 and 8 are then worth the same, 1 each.", "A row of 5 is worth 0"],
  ["zh", "大小为 4 与 8 的两排，SG 值都是 1。", "大小为 5 的排 SG 值为 0"],
] as const)("what cancels is told in words (%s)", (code, pair, nothing) => {
  const { rows } = tables[code].why;
  expect(rows.pairs(true, [{ sizes: [4n, 8n], value: 1n }], true)).toContain(pair);
  expect(rows.nothing(true, [5n])).toContain(nothing);
});
