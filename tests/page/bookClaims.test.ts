// What the book says in words alone, and its compiler cannot ask the module about.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { finish, module as nimber } from "../wasm/module";

const folder = fileURLToPath(new URL("../../web/book/", import.meta.url));
const languages = ["en", "zh"] as const;
/** A chapter in both languages, one after the other. */
const chapter = (number: string) =>
  languages.map((language) => {
    const name = readdirSync(folder + language).find((file) => file.startsWith(number))!;
    return readFileSync(`${folder}${language}/${name}`, "utf8");
  });
const analysed = (text: string) => {
  const answer = finish(nimber.analyze(text, 0));
  if ("error" in answer) throw new Error(`${text}: ${answer.error.code}`);
  return answer;
};
const movesFrom = (text: string): string[] => {
  const answer = nimber.moves(text, 0, 0, 0, 256);
  if ("error" in answer || answer.more) throw new Error(text);
  return answer.moves.map((move) => move.position);
};

test("chapter 1: the smallest m that makes n lost is 1 for every even n; from 2 on it is asked", () => {
  for (let n = 3; n <= 40; n++) {
    const from = (least: number) => {
      for (let m = least; ; m++) if (analysed(`take/1..${m}:${n}`).outcome === "P") return m;
    };
    if (n % 2 === 0) expect(from(1)).toBe(1);
    const judged = finish(nimber.judge("poj-2368", `${n}\n`));
    if (!("output" in judged)) throw new Error("no answer");
    expect(judged.output.trim(), String(n)).toBe(String(from(2)));
  }
  const [en, zh] = chapter("01");
  expect(en).toContain("the smallest m from 2 on that makes a given n lost");
  expect(zh).toContain("在不小于 2 的 m 中，使先手必败的最小的 m");
});

describe("chapter 6: which games obey the misère Nim rule", () => {
  /** Lost in misère play, by nothing but the moves. */
  const lost = new Map<string, boolean>();
  const isLost = (text: string): boolean => {
    const known = lost.get(text);
    if (known !== undefined) return known;
    const moves = movesFrom(text);
    const found = moves.length > 0 && moves.every((move) => !isLost(move));
    lost.set(text, found);
    return found;
  };
  const byRule = (values: readonly number[]) =>
    values.reduce((sum, value) => sum ^ value, 0) === (values.some((value) => value > 1) ? 0 : 1);

  test("staircases do, step by step, and coins on a strip, gap by gap", () => {
    for (let a = 0; a <= 3; a++)
      for (let b = 0; b <= 3; b++)
        for (let c = 0; c <= 3; c++)
          expect(isLost(`stairs:${a},${b},${c}`), `${a},${b},${c}`).toBe(byRule([a, c]));
    for (let a = 1; a <= 8; a++)
      for (let b = a + 1; b <= 8; b++) {
        expect(isLost(`strip:${a},${b}`)).toBe(byRule([b - a - 1]));
        for (let c = b + 1; c <= 8; c++)
          expect(isLost(`strip:${a},${b},${c}`)).toBe(byRule([a - 1, c - b - 1]));
      }
  });

  test("the heads of coins don't, one by one", () => {
    const odious = [1, 2, 4, 7, 8, 11];
    for (const [game, values] of [
      ["turtles", [1, 2, 3, 4, 5, 6]],
      ["mock", odious],
    ] as const) {
      const wrong: string[] = [];
      for (let row = 1; row < 64; row++) {
        const coins = values.map((_, at) => ((row >> at) & 1 ? "H" : "T"));
        const text = `coins/${game}:${coins.join("").replace(/T+$/, "")}`;
        const heads = values.filter((_, at) => coins[at] === "H");
        if (isLost(text) !== byRule(heads)) wrong.push(text);
      }
      expect(wrong, game).toContain(game === "mock" ? "coins/mock:THHH" : "coins/turtles:THH");
    }
    const [en, zh] = chapter("06");
    expect(en).not.toMatch(/So are the games that are Nim in disguise/);
    expect(en).toMatch(
      /taken one by one, do not obey it: neither in Turning Turtles nor in Mock Turtles/,
    );
    expect(zh).not.toContain("由 Nim 变装而来的游戏也是");
    expect(zh).toMatch(/翻硬币则不然.*翻海龟.*假海龟/);
  });
});

describe("chapter 7: the golden ratio", () => {
  const fibonacci = [1, 2];
  while (fibonacci.length < 22) fibonacci.push(fibonacci.at(-1)! + fibonacci.at(-2)!);
  const phi = (1 + Math.sqrt(5)) / 2;
  const distance = (above: number, below: number) => Math.abs(above / below - phi);

  test("no fraction with as small a denominator comes as close; with a larger one some does", () => {
    for (let at = 1; at + 3 < fibonacci.length; at++) {
      const [below, above] = [fibonacci[at]!, fibonacci[at + 1]!];
      for (let other = 1; other <= below; other++)
        for (const numerator of [Math.floor(other * phi), Math.ceil(other * phi)])
          if (numerator * below !== above * other)
            expect(distance(numerator, other)).toBeGreaterThan(distance(above, below));
      const far = 2 * below * below + 1;
      expect(distance(Math.round(far * phi), far)).toBeLessThan(distance(above, below));
    }
    const [en, zh] = chapter("07");
    expect(en).toMatch(/no fraction with as small a denominator comes as close/);
    expect(zh).toMatch(/比其他分母不超过 \$F_n\$ 的分数都更接近/);
    expect(zh).not.toContain("在所有分数中");
  });

  test("a pair is found from one of its numbers by the one candidate that is told", () => {
    const first = (k: number) => Math.floor(k * phi);
    for (let a = 1; a < 5000; a++) {
      const smaller = Math.floor(a / phi) + 1;
      const larger = Math.floor(a / phi ** 2) + 1;
      if (first(smaller) !== a) expect(first(larger) + larger).toBe(a);
      expect(first(smaller - 1)).toBeLessThan(a);
    }
  });

  test("a rectangle of a pair is golden to within 1/a", () => {
    for (let k = 1; k < 5000; k++) {
      const a = Math.floor(k * phi);
      const over = (a + k) / a - phi;
      expect(over).toBeGreaterThan(0);
      expect(over).toBeLessThan(1 / a);
    }
    expect((34 / 21).toFixed(4).slice(0, 5)).toBe("1.619");
    for (const text of chapter("07")) expect(text).toContain("1.619");
  });

  test("the squares fit 64 bits up to the k that is told", () => {
    const fits = (k: bigint) => {
      let a = (k * 1618033988749894848n) / 10n ** 18n;
      while ((2n * (a + 1n) - k) ** 2n <= 5n * k * k) a++;
      while ((2n * a - k) ** 2n > 5n * k * k) a--;
      return (2n * a + 2n - k) ** 2n < 2n ** 63n && 5n * k * k < 2n ** 63n;
    };
    for (const text of chapter("07")) {
      const [, told] = /\$k\$ (?:=|不超过) (1[\d\u202f]{12})/.exec(text)!;
      const most = BigInt(told!.replaceAll("\u202f", ""));
      expect(fits(most)).toBe(true);
      expect(fits(most + 1n)).toBe(false);
    }
  });
});

describe("chapter 8: the king", () => {
  /** Climbers off the top and the king's number among them; without a king it is 0. */
  const lost = new Map<string, boolean>();
  const isLost = (climbers: readonly number[], king: number): boolean => {
    const key = `${climbers.join()}/${king}`;
    const known = lost.get(key);
    if (known !== undefined) return known;
    const found = climbers.every((from, at) => {
      const least = at === 0 ? 0 : climbers[at - 1]! + 1;
      for (let to = least; to < from; to++) {
        if (to > 0) {
          const next = climbers.map((one, i) => (i === at ? to : one));
          if (isLost(next, king)) return false;
        } else if (king === 1 || isLost(climbers.slice(1), Math.max(0, king - 1))) return false;
      }
      return true;
    });
    lost.set(key, found);
    return found;
  };

  test("is forgotten for k >= 3, and for k = 2 where the climbers are even in number", () => {
    const differs = new Map<string, number>();
    for (let row = 1; row < 512; row++) {
      const climbers = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((at) => (row >> (at - 1)) & 1);
      for (let king = 1; king <= climbers.length; king++) {
        const { outcome } = analysed(`hill/${king}:${climbers.join()}`);
        expect(outcome === "P", `${climbers.join()} ${king}`).toBe(isLost(climbers, king));
        const group = `${climbers.length % 2 === 0 ? "even" : "odd"} ${Math.min(king, 3)}`;
        const other = Number(isLost(climbers, king) !== isLost(climbers, 0));
        differs.set(group, (differs.get(group) ?? 0) + other);
      }
    }
    for (const free of ["even 2", "even 3", "odd 3"]) expect(differs.get(free), free).toBe(0);
    for (const bound of ["even 1", "odd 1", "odd 2"]) expect(differs.get(bound)).toBeGreaterThan(9);
    const [en, zh] = chapter("08");
    expect(en).toContain("if $k \\ge 3$, or if $k = 2$ and the number of climbers is even.");
    expect(zh).toContain("$k \\ge 3$，或者 $k = 2$ 而人数为偶时，");
  });
});

describe("chapter 9: Smith's rule", () => {
  type Graph = readonly (readonly [number, number])[];
  const names = "abcdef";
  const mex = (values: Iterable<number>) => {
    const seen = new Set(values);
    let least = 0;
    while (seen.has(least)) least++;
    return least;
  };
  /**
   * The numbers as the chapter gives them. `all`: every arrow of the graph to a vertex without a
   * number must be answered, not those from v alone.
   */
  function numbers(graph: Graph, all: boolean): (number | null)[] {
    const from = [...names].map((_, v) => graph.filter(([a]) => a === v).map(([, b]) => b));
    const found: (number | null)[] = [...names].map(() => null);
    for (let n = 0; n < names.length; n++)
      for (let again = true; again;) {
        again = false;
        for (const v of found.keys()) {
          if (found[v] !== null) continue;
          const known = from[v]!.map((w) => found[w]!).filter((value) => value !== null);
          if (mex(known) !== n) continue;
          const answered = (all ? from.flat() : from[v]!)
            .filter((w) => found[w] === null)
            .every((w) => from[w]!.some((to) => found[to] === n));
          if (!answered) continue;
          found[v] = n;
          again = true;
        }
      }
    return found;
  }

  test("looks at the arrows from the vertex, and at no others", () => {
    let seed = 7;
    const dice = (sides: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % sides;
    };
    let differs = 0;
    for (let game = 0; game < 300; game++) {
      const graph: [number, number][] = [];
      for (let edge = 0; edge < 7; edge++) {
        const [a, b] = [dice(6), dice(6)];
        if (a !== b && !graph.some(([c, d]) => c === a && d === b)) graph.push([a, b]);
      }
      const text = graph.map(([a, b]) => `${names[a]}-${names[b]}`).join(",");
      const told = numbers(graph, false);
      for (const v of new Set(graph.flat())) {
        const { value } = analysed(`graph/${text}:${names[v]}`);
        expect(told[v], `${text}:${names[v]}`).toBe(value === null ? null : Number(value));
      }
      if (numbers(graph, true).some((value, v) => value !== told[v])) differs++;
    }
    expect(differs).toBeGreaterThan(100);
    const [en, zh] = chapter("09");
    expect(en).not.toMatch(/the numbers around it/);
    expect(en).toMatch(/the arrows from v lead to have the mex[^]*Arrows that lead to v play no/);
    expect(zh).toMatch(/v 的后继中已有的标号，mex 恰好是[^]*指向 v 的箭头不起作用/);
  });
});

test("chapter 9: one arrow more leaves two of the four vertices without a number", () => {
  const rule = "graph/a-b,b-a,b-d,b-c,c-a,c-b";
  const infinite = ["a", "b", "c", "d"].filter(
    (vertex) => analysed(`${rule}:${vertex}`).value === null,
  );
  expect(infinite).toEqual(["b", "c"]);
  for (const text of chapter("09")) expect(text).toContain(`\`\`\`board ${rule}:b\n`);
});

test("chapter 9: one cut may drop many lines, so nobody need cut a last one", () => {
  expect(movesFrom("hackenbush:0-a,a-b,a-c,c-d")).toContain("hackenbush:-");
  const [en, zh] = chapter("09");
  expect(en).toContain("Whoever makes the last cut wins.");
  expect(zh).toContain("剪最后一刀的人赢。");
});

test("chapter 11: the rules of the book have programs, but for those that are searched", () => {
  const rules = new Set<string>();
  for (const language of languages)
    for (const file of readdirSync(folder + language))
      for (const [text] of readFileSync(`${folder}${language}/${file}`, "utf8").matchAll(
        /[a-z]+(\/[^\s`|{}:~]+)?(:[\w.,;-]+)?/g,
      )) {
        const read = nimber.read(text);
        if ("error" in read) continue;
        if (read.kind === "rule") rules.add(read.rule);
        else for (const term of read.terms) rules.add(term.rule);
      }
  expect(rules.size).toBeGreaterThan(30);
  const without = new Set<string>();
  for (const rule of rules) {
    const answer = nimber.program(rule);
    if ("error" in answer) throw new Error(rule);
    if (answer.text === "") without.add(/^[a-z]+/.exec(rule)![0]);
  }
  // The chapter names these.
  expect([...without].sort()).toEqual(["geography", "grid", "nodekayles", "own"]);
  for (const other of ["nim~misere", "take/1..3+nim", "take/1..3~misere"])
    expect(nimber.program(other), other).toHaveProperty("error");
  const [en, zh] = chapter("11");
  expect(en).toContain("For most rules of this book, each played by itself and in normal play,");
  expect(zh).toContain("本教程讲的大多数规则，单独来玩、按正常规则，");
});

describe("chapter 17: misère sums", () => {
  test("of 0.75 are lost as the theorem says", () => {
    const known = new Map<string, boolean>();
    const isLost = (heaps: readonly number[]): boolean => {
      const text = `octal/0.75:${heaps.join()}`;
      const before = known.get(text);
      if (before !== undefined) return before;
      const options = movesFrom(`${text}~misere`).map((move) =>
        move
          .slice("octal/0.75:".length, -"~misere".length)
          .split(",")
          .map(Number)
          .filter((heap) => heap > 0)
          .sort((a, b) => a - b),
      );
      const found =
        options.length > 0 && options.every((left) => left.length === 0 || !isLost(left));
      known.set(text, found);
      return found;
    };
    const byTheorem = (heaps: readonly number[]) => {
      const even = heaps.filter((heap) => heap % 2 === 0).length;
      const middling = heaps.filter((heap) => heap === 5 || heap === 7).length;
      const big = heaps.some((heap) => heap % 2 === 1 && heap > 7);
      if (even === 0 && !big && middling < 2) return middling === 0 && heaps.length % 2 === 1;
      return even % 2 === 0 && heaps.length % 2 === 0;
    };
    let looked = 0;
    const each = (heaps: readonly number[], most: number, left: number) => {
      if (heaps.length > 0) {
        looked += 1;
        expect(isLost(heaps), heaps.join()).toBe(byTheorem(heaps));
      }
      for (let heap = 1; heap <= Math.min(most, left); heap++)
        each([heap, ...heaps], heap, left - heap);
    };
    each([], 12, 12);
    expect(looked).toBe(271);
  });

  test("of Kayles are lost as in normal play, but for those of eight lengths", () => {
    const answer = finish(nimber.quotient("octal/0.77", -1, 0));
    if ("error" in answer || !answer.table) throw new Error("no quotient");
    const { table, elements, phi, p } = answer;
    const times = (x: number, y: number) => table[x * elements.length + y]!;
    const unit = elements.indexOf("bb");
    const firm = elements.map((_, at) => at).filter((at) => times(unit, at) === at);
    expect(firm).toHaveLength(16);
    expect(Array.from(p).filter((at) => firm.includes(at))).toEqual([unit]);
    const lengths = Array.from(phi.keys()).filter((n) => n > 0 && !firm.includes(phi[n]!));
    expect(lengths).toEqual([1, 4, 5, 9, 12, 17, 20, 25]);
    // Each firm element has one value, whatever rows make it; that of the unit is 0.
    const values = finish(nimber.sequence("octal/0.77", phi.length));
    if ("error" in values) throw new Error("no values");
    const seen = new Set(["0 0"]);
    for (let open = [[0, 0]], next = open.pop(); next !== undefined; next = open.pop())
      for (const [n, element] of phi.entries()) {
        const sum = [times(next[0]!, element), next[1]! ^ values.values[n]!];
        if (seen.has(sum.join(" "))) continue;
        seen.add(sum.join(" "));
        open.push(sum);
      }
    for (const at of firm)
      expect(
        [...seen].filter((one) => one.startsWith(`${at} `)),
        elements[at],
      ).toHaveLength(1);
    expect(seen).toContain(`${unit} 0`);
    const [en, zh] = chapter("17");
    expect(en).toContain("except those of 1, 4, 5, 9, 12, 17, 20 and 25");
    expect(zh).toContain("除了 1、4、5、9、12、17、20、25 瓶");
  });
});

test("chapter 17: from Kayles 9, 9, 12 no row of another length leaves the nim-sum 0", () => {
  const g: number[] = [];
  const after = (n: number) =>
    [1, 2].flatMap((taken) =>
      Array.from({ length: Math.max(0, n - taken + 1) }, (_, a) => [a, n - taken - a]),
    );
  for (let n = 0; n <= 12; n++) {
    const seen = new Set(after(n).map(([a, b]) => g[a!]! ^ g[b!]!));
    g.push(Array.from({ length: 64 }, (_, at) => at).find((at) => !seen.has(at))!);
  }
  const eight = [1, 4, 5, 9, 12, 17, 20, 25];
  const rows = [9, 9, 12];
  const left = rows.flatMap((row, at) =>
    after(row).map((two) => [...rows.filter((_, other) => other !== at), ...two]),
  );
  const level = left
    .map((sum) => sum.filter((row) => row > 0))
    .filter((sum) => sum.reduce((x, row) => x ^ g[row]!, 0) === 0);
  expect(level.length).toBeGreaterThan(0);
  for (const sum of level)
    expect(
      sum.every((row) => eight.includes(row)),
      sum.join(),
    ).toBe(true);
  const [en, zh] = chapter("17");
  expect(en).toContain("its nim-sum would have to be 0; no move here does that.");
  expect(zh).toContain("异或和就要是 0；这里做不到。");
});

test("chapter 18: a head of Ruler times Ruler is worth the nim product of two powers of 2", () => {
  const size = 8;
  const ruler = (n: number) => n & -n;
  const values: number[][] = [];
  for (let row = 1; row <= size; row++) {
    values[row] = [];
    for (let column = 1; column <= size; column++) {
      // A rectangle from row a and column b on: what lies heads behind the move, each alone.
      const options = new Set<number>();
      for (let a = 1; a <= row; a++)
        for (let b = 1; b <= column; b++) {
          let sum = 0;
          for (let i = a; i <= row; i++)
            for (let j = b; j <= column; j++) if (i < row || j < column) sum ^= values[i]![j]!;
          options.add(sum);
        }
      let mex = 0;
      while (options.has(mex)) mex += 1;
      values[row]![column] = mex;
      const product = nimber.calculate(`${ruler(row)}*${ruler(column)}`);
      if ("error" in product) throw new Error(product.error.code);
      expect(String(mex), `${row}, ${column}`).toBe(product.value);
    }
  }
  for (const text of chapter("18")) expect(text).toContain("$r(x) \\otimes r(y)$");
});
