// What chapter 15 proves of pictures and graphs, beside plain recursion that knows no theorem.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analysed, numbers } from "./analysed";

type Edge = [number, number];

const mex = (values: Iterable<number>) => {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
};

/** The lines that hang on the ground, 0. */
function hanging(lines: readonly Edge[]): Edge[] {
  const hangs = new Set([0]);
  for (let more = true; more;) {
    more = false;
    for (const [a, b] of lines)
      if (hangs.has(a) !== hangs.has(b)) {
        hangs.add(a).add(b);
        more = true;
      }
  }
  return lines.filter(([a]) => hangs.has(a));
}
const without = <T>(list: readonly T[], at: number) => list.filter((_, other) => other !== at);
const cut = (lines: readonly Edge[], at: number) => hanging(without(lines, at));

const pictures = new Map<string, number>();
function valueOf(lines: readonly Edge[]): number {
  const name = lines.join(" ");
  let value = pictures.get(name);
  if (value === undefined) {
    value = mex(lines.map((_, at) => valueOf(cut(lines, at))));
    pictures.set(name, value);
  }
  return value;
}
const letter = (vertex: number) => (vertex === 0 ? "0" : "abcdefghijkl"[vertex - 1]!);
const position = (lines: readonly Edge[]) =>
  `hackenbush:${lines.map(([a, b]) => `${letter(a)}-${letter(b)}`).join() || "-"}`;

describe("Hackenbush", () => {
  const random = numbers(7);
  const drawn = Array.from({ length: 150 }, () => {
    const vertices = 3 + random(4);
    const lines = Array.from({ length: 3 + random(6) }, (): Edge => [
      random(vertices),
      random(vertices),
    ]);
    return hanging(lines);
  });

  test("cuts that leave a smaller value are odd in number, those that leave a larger one even", () => {
    let rings = 0;
    for (const lines of drawn) {
      const value = valueOf(lines);
      const count = new Map<number, number>();
      for (const [at] of lines.entries()) {
        const left = valueOf(cut(lines, at));
        count.set(left, (count.get(left) ?? 0) + 1);
      }
      if (lines.length >= new Set(lines.flat()).size) rings++;
      for (let other = 0; other <= lines.length; other++)
        if (other !== value)
          expect((count.get(other) ?? 0) % 2, `${position(lines)} ${other}`).toBe(
            other < value ? 1 : 0,
          );
      const { value: said, winning } = analysed(position(lines));
      expect(Number(said), position(lines)).toBe(value);
      // Cuts of two lines that are written alike lead to one position.
      const won = lines.map((_, at) => cut(lines, at)).filter((left) => valueOf(left) === 0);
      expect(Number(winning.count), position(lines)).toBe(new Set(won.map(position)).size);
    }
    expect(rings).toBeGreaterThan(50);
  });

  test("in a forest the cuts that win are those at which the wanted value of a branch is 0", () => {
    let won = 0;
    for (let i = 0; i < 150; i++) {
      const above: number[][] = [[]];
      const lines: Edge[] = [];
      for (let vertex = 1; vertex <= 2 + random(7); vertex++) {
        const below = random(vertex);
        above.push([]);
        above[below]!.push(vertex);
        lines.push([below, vertex]);
      }
      const g = (v: number): number => above[v]!.reduce((sum, w) => sum ^ (g(w) + 1), 0);
      const found: number[] = [];
      const want = (v: number, u: number) => {
        for (const w of above[v]!) {
          const t = (g(w) + 1) ^ g(v) ^ u;
          if (t === 0) found.push(w);
          else want(w, t - 1);
        }
      };
      if (g(0) !== 0) want(0, 0);
      const wins = lines.filter((_, at) => valueOf(cut(lines, at)) === 0).map(([, top]) => top);
      expect(
        found.sort((a, b) => a - b),
        position(lines),
      ).toEqual(wins);
      if (wins.length > 0) won++;
    }
    expect(won).toBeGreaterThan(50);
  });

  test("branches in misère play are won as the heaps of Nim are, whole trees are not", () => {
    const lost = (lines: readonly Edge[]): boolean =>
      lines.length > 0 && lines.every((_, at) => !lost(cut(lines, at)));
    for (let i = 0; i < 60; i++) {
      const lines: Edge[] = [];
      for (let vertex = 1; vertex <= 2 + random(5); vertex++) lines.push([random(vertex), vertex]);
      const above = (v: number): number =>
        lines.filter(([below]) => below === v).reduce((sum, [, w]) => sum ^ (above(w) + 1), 0);
      const branches = lines.filter(([below]) => below === 0).map(([, w]) => above(w) + 1);
      const sum = branches.reduce((x, y) => x ^ y, 0);
      expect(lost(lines), position(lines)).toBe(sum === (branches.some((x) => x > 1) ? 0 : 1));
    }
  });
});

describe("Kayles on graphs", () => {
  /** The mex, with nothing but the rule; vertices are numbers, edges pairs of them. */
  const kayles = (vertices: readonly number[], edges: readonly Edge[]): number =>
    mex(
      vertices.map((v) => {
        const gone = new Set([v, ...edges.filter((edge) => edge.includes(v)).flat()]);
        return kayles(
          vertices.filter((w) => !gone.has(w)),
          edges.filter((edge) => !edge.some((w) => gone.has(w))),
        );
      }),
    );
  const arcs = (edges: readonly Edge[]): number =>
    mex(edges.map((taken) => arcs(edges.filter((e) => !e.some((w) => taken.includes(w))))));
  const random = numbers(11);
  const graph = (vertices: number) =>
    Array.from({ length: vertices }, (_, b) => Array.from({ length: b }, (_, a): Edge => [a, b]))
      .flat()
      .filter(() => random(5) < 2);

  test("one of two twins may be left out", () => {
    for (let i = 0; i < 60; i++) {
      const edges = graph(6);
      const twin = random(6);
      const doubled: Edge[] = [
        ...edges,
        [twin, 6],
        ...edges
          .filter((edge) => edge.includes(twin))
          .map(([a, b]): Edge => [a === twin ? b : a, 6]),
      ];
      expect(kayles([0, 1, 2, 3, 4, 5, 6], doubled), String(doubled)).toBe(
        kayles([0, 1, 2, 3, 4, 5], edges),
      );
    }
  });

  test("arc Kayles is node Kayles of the edges", () => {
    for (let i = 0; i < 40; i++) {
      const edges = graph(5);
      const joined: Edge[] = edges.flatMap((edge, at) =>
        edges.flatMap((other, to): Edge[] =>
          to < at && edge.some((end) => other.includes(end)) ? [[to, at]] : [],
        ),
      );
      expect(kayles([...edges.keys()], joined), String(edges)).toBe(arcs(edges));
    }
  });
});

test("geography on a rectangle is lost on the corners' colour of odd sides, and nowhere else", () => {
  for (const [rows, columns] of [
    [1, 4],
    [1, 5],
    [2, 3],
    [3, 3],
    [3, 4],
    [3, 5],
  ] as const) {
    const wins = (at: number, been: ReadonlySet<number>): boolean => {
      const gone = new Set(been).add(at);
      const [row, column] = [Math.floor(at / columns), at % columns];
      return [
        row > 0 ? at - columns : -1,
        row < rows - 1 ? at + columns : -1,
        column > 0 ? at - 1 : -1,
        column < columns - 1 ? at + 1 : -1,
      ].some((to) => to >= 0 && !gone.has(to) && !wins(to, gone));
    };
    for (let at = 0; at < rows * columns; at++) {
      const corner = (Math.floor(at / columns) + (at % columns)) % 2 === 0;
      expect(wins(at, new Set()), `${rows} by ${columns}, ${at}`).toBe(
        !(rows % 2 === 1 && columns % 2 === 1 && corner),
      );
    }
  }
});

test("Luogu P4055: the board beside the sample is the sample's, after the first player's choice", () => {
  for (const language of ["en", "zh"]) {
    const text = readFileSync(
      new URL(`../../web/book/${language}/15-graphs-and-stalks.md`, import.meta.url),
      "utf8",
    );
    const block = /```judge luogu-p4055\n([\s\S]*?)```/.exec(text)![1]!;
    const lines = (key: string) =>
      block
        .split("\n")
        .filter((line) => line.startsWith(`${key}: `))
        .map((line) => line.slice(key.length + 2));
    const [, ...maze] = lines("in");
    // Letters for the free squares, as the caption names them.
    const names = new Map([
      ["1 1", "e"],
      ["2 1", "a"],
      ["2 2", "b"],
      ["2 3", "c"],
      ["3 2", "d"],
    ]);
    const free = maze.flatMap((row, r) =>
      [...row].flatMap((square, c) => (square === "." ? [[r + 1, c + 1] as const] : [])),
    );
    expect(free.map((at) => at.join(" "))).toEqual([...names.keys()]);
    const edges = free.flatMap(([r, c]) =>
      [
        [r, c + 1],
        [r + 1, c],
      ].flatMap((to) => {
        const end = names.get(to.join(" "));
        return end === undefined ? [] : [[names.get(`${r} ${c}`)!, end].sort().join("-")];
      }),
    );
    const [drawn, token] = lines("board")[0]!.slice("geography/".length).split(":");
    const sorted = drawn!.split(",").map((edge) => edge.split("-").sort().join("-"));
    expect(sorted.sort()).toEqual(edges.sort());
    const wins = (at: string, been: string): boolean =>
      edges.some((edge) => {
        const [one, other] = edge.split("-") as [string, string];
        const to = one === at ? other : other === at ? one : "";
        return to !== "" && !been.includes(to) && !wins(to, been + to);
      });
    const chosen = free.filter((at) => {
      const name = names.get(at.join(" "))!;
      return !wins(name, name);
    });
    expect(lines("out")).toEqual(["WIN", ...chosen.map((at) => at.join(" "))]);
    expect(token).toBe("c");
    expect(wins(token!, token!)).toBe(false);
  }
});
