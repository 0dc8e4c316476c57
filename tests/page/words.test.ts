// Sentences that state something: what they state is computed here.
import { describe, expect, test } from "vitest";
import { termsAfter, limitOf } from "../../web/src/boards/heapCount";
import { pairKind } from "../../web/src/explore/gridView";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { finish, module as nimber } from "../wasm/module";
import type { PositionView } from "#module/nimber.js";

const viewOf = (text: string): PositionView => {
  const answer = nimber.read(text);
  if ("error" in answer || answer.kind !== "position") throw new Error(text);
  return answer;
};
const known = (text: string) => {
  const answer = finish(nimber.analyze(text, 0));
  if ("error" in answer) throw new Error(`${text}: ${answer.error.code}`);
  return answer;
};

const tables = [
  ["English", en],
  ["Chinese", zh],
] as const;

describe.each(tables)("%s", (_, { page, explore }) => {
  test("what is said to have a value has one value: a heap, and its limit beside it", () => {
    const said = new Map<string, bigint | null>();
    for (let heap = 1; heap <= 20; heap++)
      for (let limit = 1; limit <= heap; limit++) {
        const text = `fibonacci:${heap},${limit}`;
        const most = limitOf(viewOf(text).terms[0]);
        const { value } = known(text);
        const { one, limited } = page.why;
        for (const words of [
          one.value(String(heap), "?", most === null ? null : String(most)),
          limited(String(heap), String(most)),
        ]) {
          expect(said.get(words) ?? value, words).toBe(value);
          said.set(words, value);
        }
      }
    expect(said.size).toBe(2 * 210);
    expect(page.why.one.value("20", "7", null)).not.toBe(page.why.one.value("20", "7", "19"));
  });

  test("two numbers are called what they are", () => {
    for (const [rule, kind] of [
      ["wythoff", "heaps"],
      ["take/1,3,4", "heaps"],
      ["own/n;k=1..n;n-=k", "heaps"],
      ["fibonacci", "limited"],
      ["own/(a,b);a-=1;b-=1", "numbers"],
    ] as const)
      expect(pairKind(viewOf(`${rule}:1,1`).terms[0]), rule).toBe(kind);
    const told = Object.values(explore.grid.of).map((one) => [
      one.title,
      one.about,
      one.at("1", "2"),
    ]);
    expect(new Set(told.flat()).size).toBe(9);
    for (const kind of ["limited", "numbers"] as const) {
      const { title, about, at } = explore.grid.of[kind];
      expect(`${title} ${about} ${at("", "")}`).not.toMatch(/two heaps|second heap|两堆|第二堆/i);
    }
  });

  test("a lost pair is no multiple: each of its numbers is one, rounded down", () => {
    const phi = (1 + Math.sqrt(5)) / 2;
    const multiples = (x: number) =>
      new Set(Array.from({ length: 99 }, (_, k) => Math.floor(k * x)));
    const [smaller, larger] = [multiples(phi), multiples(phi * phi)];
    for (let a = 0; a <= 40; a++)
      for (let b = a; b <= 40; b++)
        if (known(`wythoff:${a},${b}`).outcome === "P")
          expect([smaller.has(a), larger.has(b)]).toEqual([true, true]);
    expect(explore.see.beatty("lost", "both")).toMatch(/each of the two numbers|两个数，各是/);
    expect(explore.see.beatty("lost", "b")).toMatch(/the second number|b 是/);
    for (const pairs of ["both", "b"] as const)
      expect(explore.see.beatty("lost", pairs)).not.toMatch(/pairs \(a, b\) are|\(a, b\) 是/);
  });
});

test("a move leaves a heap with a limit of its own", () => {
  for (const text of ["fibonacci:20,19", "nim:2+fibonacci:20,5", "fibonacci:9,9+fibonacci:20,5"]) {
    const view = viewOf(text);
    const { moves } = nimber.moves(text, 0, 0, 0, 64) as Extract<
      ReturnType<typeof nimber.moves>,
      { moves: unknown }
    >;
    expect(moves.length).toBeGreaterThan(5);
    for (const move of moves)
      expect(termsAfter(view, move).terms.map(limitOf), move.position).toEqual(
        viewOf(move.position).terms.map(limitOf),
      );
  }
});
