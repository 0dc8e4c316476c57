// What chapter 16 proves of games that may never end, beside backward analysis of the whole graph.
import { expect, test } from "vitest";
import { analysed, numbers } from "./analysed";

type Graph = readonly (readonly number[])[];
type Letter = "P" | "N" | "D";

/** By the definition, again and again over the whole graph. */
function lettersOf(graph: Graph): Letter[] {
  const letters: Letter[] = graph.map(() => "D");
  for (let more = true; more;) {
    more = false;
    for (const [v, to] of graph.entries()) {
      if (letters[v] !== "D") continue;
      if (to.some((w) => letters[w] === "P")) letters[v] = "N";
      else if (to.every((w) => letters[w] === "N")) letters[v] = "P";
      else continue;
      more = true;
    }
  }
  return letters;
}

/** The chapter's queue: letters, and numbers of moves. */
function queued(graph: Graph): { letters: Letter[]; lengths: number[] } {
  const letters: Letter[] = graph.map(() => "D");
  const lengths = graph.map(() => -1);
  const counter = graph.map((to) => to.length);
  const queue: number[] = [];
  const tell = (v: number, letter: Letter, length: number) => {
    letters[v] = letter;
    lengths[v] = length;
    queue.push(v);
  };
  for (const [v, to] of graph.entries()) if (to.length === 0) tell(v, "P", 0);
  for (const v of queue)
    for (const [u, to] of graph.entries())
      for (const w of to) {
        if (w !== v || letters[u] !== "D") continue;
        if (letters[v] === "P") tell(u, "N", lengths[v]! + 1);
        else if (--counter[u]! === 0) tell(u, "P", lengths[v]! + 1);
      }
  return { letters, lengths };
}

const digraph = (random: (below: number) => number, vertices: number): number[][] =>
  Array.from({ length: vertices }, () => Array.from({ length: random(4) }, () => random(vertices)));

test("the queue gives the letters, and how long the game lasts", () => {
  const random = numbers(3);
  const seen = { P: 0, N: 0, D: 0 };
  for (let i = 0; i < 200; i++) {
    const graph = digraph(random, 8);
    const { letters, lengths } = queued(graph);
    expect(letters).toEqual(lettersOf(graph));
    for (const letter of letters) seen[letter]++;
    // Who can end the game within so many moves, by trying all of them.
    const wins = (v: number, moves: number): boolean =>
      moves > 0 && graph[v]!.some((w) => loses(w, moves - 1));
    const loses = (v: number, moves: number): boolean => graph[v]!.every((w) => wins(w, moves - 1));
    for (const [v, letter] of letters.entries()) {
      const within = letter === "N" ? wins : loses;
      if (letter === "D") continue;
      expect(within(v, lengths[v]!), `${JSON.stringify(graph)} ${v}`).toBe(true);
      if (lengths[v]! > 0) expect(within(v, lengths[v]! - 1)).toBe(false);
    }
  }
  expect(Math.min(seen.P, seen.N, seen.D)).toBeGreaterThan(50);
});

test("moves added to won positions change no letter, moves added to lost ones may", () => {
  const random = numbers(5);
  let other = 0;
  for (let i = 0; i < 200; i++) {
    const graph = Array.from({ length: 7 }, (_, v) =>
      Array.from({ length: v }, (_, w) => w).filter(() => random(5) < 2),
    );
    const letters = lettersOf(graph);
    const more = (letter: Letter) =>
      graph.map((to, v) => (letters[v] === letter ? [...to, random(7), random(7)] : to));
    expect(lettersOf(more("N"))).toEqual(letters);
    if (lettersOf(more("P")).join() !== letters.join()) other++;
  }
  expect(other).toBeGreaterThan(50);
});

test("Northcott's game is Nim on the gaps", () => {
  const columns = 4;
  // A row is where the two pieces stand, those of the player to move first.
  const rows: [number, number][] = [];
  for (let a = 0; a < columns; a++)
    for (let b = 0; b < columns; b++) if (a !== b) rows.push([a, b]);
  const slides = ([a, b]: [number, number]) =>
    rows.filter(([to, other]) => to !== a && other === b && to < b === a < b);
  const at = (row: readonly [number, number]) =>
    rows.findIndex(([a, b]) => a === row[0] && b === row[1]);
  const turned = ([a, b]: [number, number]) => at([b, a]);
  // Two rows; after a move the other player sees them from his side.
  const graph = rows.flatMap((first) =>
    rows.map((second) => [
      ...slides(first).map((to) => turned(to) * rows.length + turned(second)),
      ...slides(second).map((to) => turned(first) * rows.length + turned(to)),
    ]),
  );
  const gap = ([a, b]: [number, number]) => Math.abs(a - b) - 1;
  expect(lettersOf(graph)).toEqual(
    rows.flatMap((first) => rows.map((second) => (gap(first) === gap(second) ? "P" : "N"))),
  );
});

test("two heaps are drawn where stones may be put back, one is won", () => {
  const rule = "own/n;k=1..n;n-=k|n>0&&n<4;n+=1";
  for (let a = 0; a <= 4; a++)
    for (let b = 0; b <= 4; b++)
      expect(analysed(`${rule}:${a},${b}`).outcome, `${a},${b}`).toBe(
        a > 0 && b > 0 ? "D" : a + b > 0 ? "N" : "P",
      );
});

test("a heap tells the number, infinite tokens add up, and a label needs n(n+1)/2 arrows", () => {
  const random = numbers(9);
  const name = (v: number) => "abcdefg"[v]!;
  const heaps = 5;
  let drawn = 0;
  for (let i = 0; i < 60; i++) {
    // At most three arrows from a vertex: no label is above 3.
    const arrows = digraph(random, 5).map((to) => [...new Set(to)]);
    const edges = arrows.flatMap((to, v) => to.map((w) => `${name(v)}-${name(w)}`));
    const count = edges.length;
    if (edges.length === 0) continue;
    /** Letters of tokens on these vertices beside a heap, over all positions of the sum. */
    const sum = (tokens: number) => {
      const size = 5 ** tokens * heaps;
      return lettersOf(
        Array.from({ length: size }, (_, position) => {
          const heap = position % heaps;
          const to = Array.from({ length: heap }, (_, less) => position - heap + less);
          for (let token = 0, unit = heaps; token < tokens; token++, unit *= 5) {
            const v = Math.floor(position / unit) % 5;
            for (const w of arrows[v]!) to.push(position + (w - v) * unit);
          }
          return to;
        }),
      );
    };
    const one = sum(1);
    const two = sum(2);
    const kinds = arrows.map((_, v) => {
      const letters = one.slice(v * heaps, v * heaps + heaps);
      const label = letters.indexOf("P");
      const set = letters.flatMap((letter, heap) => (letter === "N" ? [heap] : []));
      return label >= 0 ? { label } : { set };
    });
    const listed = new Set(edges.join().replaceAll("-", ",").split(","));
    for (const [v, { label, set }] of kinds.entries()) {
      if (label !== undefined) expect((label * (label + 1)) / 2).toBeLessThanOrEqual(count);
      if (!listed.has(name(v))) continue;
      const said = analysed(`graph/${edges.join()}:${name(v)}`);
      expect(said.value === null ? undefined : Number(said.value), `${edges.join()} ${v}`).toBe(
        label,
      );
      if (set) drawn++;
    }
    for (const [v, x] of kinds.entries())
      for (const [w, y] of kinds.entries())
        for (let heap = 0; heap < heaps; heap++) {
          const letter = two[(w * 5 + v) * heaps + heap];
          const expected =
            x.label !== undefined && y.label !== undefined
              ? (x.label ^ y.label) === heap
                ? "P"
                : "N"
              : x.label === undefined && y.label === undefined
                ? "D"
                : (x.set ?? y.set!).map((k) => k ^ (x.label ?? y.label!)).includes(heap)
                  ? "N"
                  : "D";
          expect(letter, `${edges.join()} ${v} ${w} ${heap}`).toBe(expected);
        }
  }
  expect(drawn).toBeGreaterThan(20);
});
