// Hints in every game of the gallery, by the module: each step has places on the board, the steps
// call them by the same names, and the move that is told wins.
import { describe, expect, test, vi } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { placesOf } from "../../web/src/boards/hintPlaces";
import type { Place } from "../../web/src/boards/places";
import { balanceOf } from "../../web/src/state/hintBalance";
import { leftAfter } from "../../web/src/state/hintLeft";
import { hintWords } from "../../web/src/state/hintWords";
import {
  aimedRule,
  changeOf,
  kindOf,
  lookOf,
  sizesOf,
  twinsOf,
  winningMove,
  type Hint,
} from "../../web/src/state/hints";
import { faceWith, presets, type Face } from "../../web/src/state/presets";
import { spoken } from "../../web/src/state/voice";
import { whole, type Strings } from "../../web/src/strings/shape";
import { finish, module } from "../wasm/module";
import { known, movesFrom, viewOf } from "./byModule";
import type { AnalysisRecord, PositionView } from "#module/nimber.js";

// The page's own engine is a worker: here the module answers.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", EventTarget);
});

/** So many moves of each game are asked for. */
const turns = 4;

function lostSizes(analysis: AnalysisRecord, view: PositionView): bigint[] {
  const rule = aimedRule(analysis, view.terms[0]);
  const size = view.terms[0]!.parts[0]!;
  if (rule === null || size < 2n) return [];
  const values = finish(module.sequence(rule, Number(size)));
  if ("error" in values) return [];
  return [...values.values].flatMap((value, n) => (value === 0 && n > 0 ? [BigInt(n)] : []));
}

/** The hint of a position that is won for who moves. */
function hintOf(text: string, view: PositionView, analysis: AnalysisRecord): Hint {
  const lost = lostSizes(analysis, view);
  const move = winningMove(analysis)!;
  const term = view.terms[move.term - 1];
  const valued = analysis.method === "values";
  const left = known(move.position);
  const change = valued ? changeOf(analysis, left, move) : null;
  const balance = valued ? balanceOf(analysis, left, move, term, twinsOf(left).length) : null;
  const look = lookOf(analysis, lost, view.terms[0]);
  return {
    position: text,
    step: 1,
    look,
    map: null,
    lost,
    sizes: sizesOf(analysis),
    move,
    wins: true,
    drawn: false,
    hopeless: false,
    change,
    balance,
    kind: kindOf(analysis),
    after: viewOf(move.position).terms[move.term - 1]!,
  };
}

const tables = { en, zh };
const tableOf = (code: "en" | "zh", face: Face | null): Strings => {
  const table = whole(tables[code].first, tables[code].rest);
  return face ? spoken(table, face, tables[code].faces.words[face.name], true) : table;
};

/** What stands first in a path names a part of the board. */
const namesOf = (places: readonly Place[]) =>
  places.flatMap(({ term, paths }) =>
    paths.map(([first]) => `${term} ${first ? first.join(" ").replace("step", "part") : "all"}`),
  );

/** The numbers, squares and vertices that a sentence speaks of. */
const placesIn = (words: string) =>
  words.match(/(?<![a-z\d])(?:[a-z]?\d+|[b-z])(?![a-z\d])/gi) ?? [];

/** Positions in which somebody can win, from the first one on. */
function wonPositions(start: string): string[] {
  const won: string[] = [];
  let text = start;
  for (let turn = 0; turn < turns; turn++) {
    if (viewOf(text).over) break;
    const analysis = known(text);
    const move = winningMove(analysis) ?? movesFrom(text)[0];
    if (analysis.outcome === "N") won.push(text);
    if (!move) break;
    text = move.position;
  }
  return won;
}

describe.each(presets.map((preset) => [preset.name, preset] as const))("%s", (_, preset) => {
  const rules = viewOf(preset.position).terms.map(({ rule }) => rule);
  const face = preset.face && faceWith(preset.face, rules);
  const won = wonPositions(preset.position);

  test("somebody can win it", () => expect(won.length).toBeGreaterThan(0));

  test.each(won)("the steps of the hint in %s agree, and it wins", (text) => {
    const view = viewOf(text);
    const analysis = known(text);
    const hint = hintOf(text, view, analysis);
    const move = hint.move!;
    expect(known(move.position).outcome).toBe("P");

    for (const open of [false, true]) {
      const places = ([1, 2, 3] as const).map((step) =>
        placesOf({ ...hint, step }, view, analysis, face, open),
      );
      for (const step of places) {
        expect(step.length).toBeGreaterThan(0);
        for (const { paths } of step) expect(paths.length).toBeGreaterThan(0);
      }
      // The move is made where the second step says.
      const last = namesOf(places[2]!);
      const second = namesOf(places[1]!);
      expect(
        second.some((name) => name.endsWith("all") || last.includes(name)),
        `${second.join()} | ${last.join()}`,
      ).toBe(true);
      // The cell that is marked is the one that is named.
      if (move.kind === "paint") {
        const width = view.terms[0]!.position.split(":")[1]!.split("/")[0]!.length;
        const cell = Number(placesIn(second[0]!).at(-1));
        const rows = view.terms[0]!.position.includes("/", view.terms[0]!.position.indexOf(":"));
        const name = rows
          ? `${String.fromCharCode(97 + ((cell - 1) % width))}${Math.ceil(cell / width)}`
          : String(cell);
        expect(placesIn(tableOf("en", face).where(move, view))).toEqual([name]);
      }
      // What pairs off is left alone.
      const free = analysis.winning.listed.some(
        (one) =>
          !twinsOf(analysis).some(
            (twin) => twin.term === one.term && twin.component.part === one.part,
          ),
      );
      if (hint.look === "twins" && free)
        for (const name of namesOf(places[0]!)) expect(second).not.toContain(name);

      for (const code of ["en", "zh"] as const) {
        const table = tableOf(code, face);
        const context = { terms: view.terms, face, open, asked: false };
        const words = ([1, 2, 3] as const).map((step) =>
          hintWords({ ...hint, step }, table, context),
        );
        const where = table.where(move, { terms: view.terms });
        const own = face && tables[code].faces.words[face.name].heap;
        const noHeaps = face?.named || face?.goal || view.terms.every(({ heaps }) => heaps === 0);
        for (const said of words) {
          expect(said).not.toMatch(/→|undefined|\bpart \d|第 \d+ 部分/);
          if (own || noHeaps) expect(said).not.toMatch(/\bheap|第 \d+ 堆/i);
        }
        // The second step says what to leave, not only where.
        expect(words[1]).not.toBe(table.playing.hints.noPart);
        expect(words[1]).toMatch(
          {
            en: /\b(leaves?|reach|worth|leads|ends the game)\b/i,
            zh: /留下|剩|报到|变为|平衡|对称|样子不变|两两相同|互换|停在|通到|走对|就能结束/,
          }[code],
        );
        // A single heap is not told by its number.
        const alone = view.terms.length === 1 && view.terms[0]!.heaps === 1;
        if (!alone && words[1]!.includes(where))
          for (const name of placesIn(where))
            expect(words[2]).toMatch(new RegExp(`(?<![a-z\\d])${name}`, "i"));
      }
    }
  });
});

test.each(["en", "zh"] as const)("where every move loses the first hint says so (%s)", (code) => {
  const view = viewOf("nim:5,5");
  const analysis = known("nim:5,5");
  const move = movesFrom("nim:5,5")[0]!;
  const hint: Hint = {
    ...hintOf("nim:5,5,1", viewOf("nim:5,5,1"), known("nim:5,5,1")),
    position: "nim:5,5",
    look: lookOf(analysis, [], view.terms[0]),
    move,
    wins: false,
    hopeless: true,
  };
  const table = tableOf(code, null);
  const over = { terms: view.terms, face: null, open: true };
  const said = (asked: boolean, step: 1 | 2 | 3 = 1) =>
    hintWords({ ...hint, step }, table, { ...over, asked });
  expect(said(false)).toBe(table.playing.hints.lost);
  // A win whose move is not known is none that is lost.
  expect(hintWords({ ...hint, hopeless: false }, table, { ...over, asked: false })).not.toBe(
    table.playing.hints.lost,
  );
  // Who is asked who wins is not told.
  expect(said(true)).toContain(table.playing.hints.look.twins("heaps"));
  expect(new Set([1, 2, 3].map((step) => said(false, step as 1 | 2 | 3))).size).toBe(3);
});

test.each([
  ["nim:3,4,6", "The heaps here are 3, 4 and 6."],
  ["nim:3,4,4", "More than once there are heaps of 4."],
  ["stairs:3,1,2,4", "On the steps that count lie 3 and 2."],
  ["strip:2,5,9,15", "The gaps here are 2 and 5."],
  ["coins/turtles:THTTH", "The heads stand on places 2 and 5."],
  ["take/1..3:21", "21 are left now."],
])("%s: the first hint speaks of this position", (text, words) => {
  const [view, analysis] = [viewOf(text), known(text)];
  const hint = hintOf(text, view, analysis);
  const context = { terms: view.terms, face: null, open: false, asked: false };
  expect(hintWords(hint, tableOf("en", null), context)).toContain(words);
  // Nor does it name the move.
  expect(hintWords(hint, tableOf("en", null), context)).not.toContain(
    tableOf("en", null).move(hint.move!, { terms: view.terms }),
  );
});

test.each([
  ["stairs:3,1,2,4", "steps", true],
  ["strip:2,5,9,15", "gaps", true],
  ["coins/turtles:THTTH", "heads", true],
  ["nim:3,4,6", "heaps", false],
] as const)("%s: its parts are called %s", (text, parts, counted) => {
  const [view, analysis] = [viewOf(text), known(text)];
  expect(analysis.outcome).toBe("N");
  const hint = hintOf(text, view, analysis);
  const context = { terms: view.terms, face: null, open: false, asked: false };
  for (const code of ["en", "zh"] as const) {
    const table = tableOf(code, null);
    const { look } = table.playing.hints;
    const words = hintWords(hint, table, context);
    expect(words).toContain(look.balance(parts));
    expect(look.counts[parts] !== undefined).toBe(counted);
    const here = look.here.balance(parts, hint.sizes);
    expect(words.startsWith(look.counts[parts] ?? here)).toBe(true);
    expect(words).toContain(here);
    // Before it is known how, only that they are in balance.
    expect(hintWords({ ...hint, step: 2, balance: null }, table, context)).toBe(
      table.playing.hints.balanced(table.where(hint.move!, { terms: view.terms }), parts),
    );
  }
});

describe("the second hint says something of this position", () => {
  const second = (text: string, code: "en" | "zh", name: string | null = null) => {
    const [view, analysis] = [viewOf(text), known(text)];
    const one = presets.find(({ face }) => face?.name === name)?.face ?? null;
    const face =
      one &&
      faceWith(
        one,
        view.terms.map(({ rule }) => rule),
      );
    const hint: Hint = { ...hintOf(text, view, analysis), step: 2 };
    return hintWords(hint, tableOf(code, face), {
      terms: view.terms,
      face,
      open: false,
      asked: false,
    });
  };
  test.each([
    ["nim:3,4,5", null, "5 = 4 + 1: 2 occurs an odd", "其中 2 出现了奇数次"],
    ["nim:1,7,9", null, "1, 2, 4 and 8 each occur an odd", "其中 1、2、4 和 8 都出现了奇数次"],
    ["nim:3,5", null, "Heap 2: leave the heaps in equal pairs", "各堆两两相同"],
    ["nim:3,5", "rows", "Row 2: leave the rows in equal pairs", "各排两两相同"],
    [
      "octal/0.77:10,6",
      "kayles",
      "Row 1: split it into 2 rows, and leave all",
      "看第 1 排：把它分成两排",
    ],
    ["octal/0.77:9,4", "kayles", "Row 1: do not split it, and leave all", "看第 1 排：不要分开它"],
    [
      "stairs:3,1,2,4",
      null,
      "Step 1: leave the steps that count in equal",
      "算数的各级台阶两两相同",
    ],
    [
      "stairs:5,1,2,4,1",
      null,
      "Write the steps that count as sums",
      "把算数的各级台阶上的颗数写成",
    ],
    ["coins/turtles:THTTH", null, "Write the places of the heads", "把各枚正面的位置写成"],
    ["fibonacci:20,19", null, "Write 20 as a sum of Fibonacci", "把 20 写成互不相邻的斐波那契数"],
  ] as const)("%s (%s)", (text, name, said, saidZh) => {
    expect(second(text, "en", name)).toContain(said);
    expect(second(text, "zh", name)).toContain(saidZh);
  });

  test("what is odd in Nim is what the move makes even", () => {
    for (const text of ["nim:3,4,5", "nim:1,7,9", "nim:2,2,8,5"]) {
      const [analysis, view] = [known(text), viewOf(text)];
      const { balance, move } = hintOf(text, view, analysis);
      expect(balance!.powers.reduce((sum, power) => sum + power, 0n)).toBe(analysis.value);
      expect(known(move!.position).value).toBe(0n);
    }
  });
});

test.each([
  ["fibonacci:20,19", 2n],
  ["fibonacci:25,24", 1n],
  ["fibonacci:12,4", 1n],
  ["fibonacci:11,3", 3n],
])("of %s the limit is told first, and the least part is taken", (text, least) => {
  const [view, analysis] = [viewOf(text), known(text)];
  const hint = hintOf(text, view, analysis);
  expect(hint.look).toBe("limit");
  expect(hint.move!.amount).toBe(least);
  for (const code of ["en", "zh"] as const) {
    const table = tableOf(code, null);
    const words = hintWords(hint, table, {
      terms: view.terms,
      face: null,
      open: false,
      asked: false,
    });
    expect(words).toContain(String(view.terms[0]!.parts[1]));
    expect(words).not.toMatch(/Fibonacci|斐波那契/);
  }
});

test("no size is aimed at where a winning move leaves several heaps", () => {
  const aimed = (text: string) => aimedRule(known(text), viewOf(text).terms[0]);
  expect(aimed("own/n;k=1..(n-1)/2;=>(k)+(n-k):8")).toBeNull();
  expect(aimed("own/n;k=1..n/2;n-=k:13")).toBe("own/n;k=1..n/2;n-=k");
});

test.each(["queen", "chomp"] as const)("%s: one thinks from its end", (name) => {
  const preset = presets.find(({ face }) => face?.name === name)!;
  const view = viewOf(preset.position);
  const face = faceWith(
    preset.face!,
    view.terms.map(({ rule }) => rule),
  );
  const analysis = known(preset.position);
  for (const code of ["en", "zh"] as const) {
    const table = tableOf(code, face);
    const hint = hintOf(preset.position, view, analysis);
    const context = { terms: view.terms, face, open: false, asked: false };
    const { end } = tables[code].faces.words[name];
    expect(end).toBeDefined();
    expect(hintWords({ ...hint, look: "end" }, table, context)).toBe(end);
    expect(hintWords({ ...hint, look: "misere" }, table, context)).not.toBe(end);
  }
});

test.each(["en", "zh"] as const)("after the last move nothing is copied (%s)", (code) => {
  const text = "row/.->x;never=xx:...";
  const view = viewOf(text);
  const move = movesFrom(text).find(({ position }) => viewOf(position).over)!;
  const table = tableOf(code, null);
  const hint: Hint = {
    position: text,
    step: 3,
    look: "symmetry",
    map: "half-turn",
    lost: [],
    sizes: [],
    move,
    wins: true,
    drawn: false,
    hopeless: false,
    change: null,
    balance: null,
    kind: null,
    after: viewOf(move.position).terms[0]!,
  };
  const context = { terms: view.terms, face: null, open: false, asked: false };
  const { hints } = table.playing;
  const words = table.move(move, view);
  const last: Hint = { ...hint, look: "last", map: null };
  expect(hintWords(last, table, context)).toBe(hints.move(words));
  expect(hintWords(hint, table, context)).toBe(hints.even(words));
  expect(hintWords({ ...last, step: 1 }, table, context)).toBe(hints.look.last);
  expect(hintWords({ ...last, step: 2 }, table, context)).toBe(
    hints.last(table.where(move, { terms: view.terms })),
  );
});

test.each([
  ["own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4", "bar", "squares", 7],
  ["hackenbush:0-a,a-b,a-c", null, "edges", 0],
  ["nodekayles:a-b,b-c", null, "vertices", 0],
  ["arckayles:a-b,b-c,c-d,d-e,e-f", null, "edges", 2],
  ["coins/turtles:THTTH", null, "heads", 0],
  ["wythoff:7,9", null, "stones", 11],
  ["wythoff:7,9", "named", "row", 5],
  ["row/.->x;never=xx:.....", null, "cells", 4],
  ["row/oo.->..o;flip:oo.", null, "pieces", 1],
  ["own/n;k=1..n/2;n-=k:13", null, "number", 7],
  ["geography/a-b,b-c,c-d:a", null, "ways", 1],
  ["graph/a-b,a-c,b-c:a", null, "ways", 0],
] as const)("what a move of %s leaves is counted (%s)", (text, looks, thing, count) => {
  const view = viewOf(text);
  const move = winningMove(known(text))!;
  const face = { bar: looks === "bar", named: looks === "named" };
  const after = viewOf(move.position).terms[0]!;
  expect(leftAfter(move, view.terms[0]!, after, face)).toEqual({ thing, count: BigInt(count) });
});

test("the winning move that is told leaves alone what pairs off", () => {
  expect(winningMove(known("nim:5,5,1"))!.heap).toBe(3);
  expect(winningMove(known("nim:1,5,5"))!.heap).toBe(1);
});
