// What chapters 12 to 14 say in words alone, beside plain recursion that uses no theory.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../web/book/", import.meta.url));
/** A chapter in both languages, one after the other. */
const chapter = (number: string) =>
  ["en", "zh"].map((language) => {
    const name = readdirSync(folder + language).find((file) => file.startsWith(number))!;
    return readFileSync(`${folder}${language}/${name}`, "utf8");
  });
function says(number: string, en: string, zh: string): void {
  const [english, chinese] = chapter(number);
  expect(english).toContain(en);
  expect(chinese).toContain(zh);
}

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
function mex(values: Iterable<number>): number {
  const seen = new Set(values);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}
/** Values of the heaps below `count`; `options` says what a heap's moves are worth. */
function table(count: number, options: (n: number, g: readonly number[]) => number[]): number[] {
  const g: number[] = [];
  for (let n = 0; n < count; n++) g.push(mex(options(n, g)));
  return g;
}
/** Whether the player to move loses, from the moves alone. */
function loses<P>(moves: (position: P) => Iterable<P>, key: (position: P) => string) {
  const known = new Map<string, boolean>();
  return function lost(position: P): boolean {
    const name = key(position);
    const before = known.get(name);
    if (before !== undefined) return before;
    let found = true;
    for (const next of moves(position))
      if (lost(next)) {
        found = false;
        break;
      }
    known.set(name, found);
    return found;
  };
}
const first = (n: number, holds: (at: number) => boolean) => range(0, n).find((at) => !holds(at));

describe("chapter 12", () => {
  test("sweets: lost are 0, 2 and the odd numbers from 5 on", () => {
    const g = table(300, (n, of) => [
      ...(n > 0 ? [of[n - 1]!] : []),
      ...(n > 0 && n % 2 === 0 ? [of[n / 2]!] : []),
    ]);
    for (const [n, value] of g.entries())
      expect(value === 0, String(n)).toBe(n === 0 || n === 2 || (n >= 5 && n % 2 === 1));
    says("12", "Lost are 0, 2 and the odd numbers from 5 on.", "P 态是 0、2 和不小于 5 的奇数。");
  });

  test("not the number just taken: lost as the box says", () => {
    const lost = loses<[number, number]>(
      ([n, q]) => [1, 2, 3].filter((k) => k <= n && k !== q).map((k) => [n - k, k]),
      String,
    );
    for (let n = 0; n < 100; n++)
      for (let q = 0; q <= 3; q++)
        expect(lost([n, q]), `${n},${q}`).toBe(
          n % 4 === 0 || (n % 4 === 1 && q === 1) || (n % 4 === 3 && q === 3),
        );
    says("12", "where it leaves 1 and $q = 1$, and where it leaves 3", "余 1 且 $q = 1$；余 3 且");
    // The example: all three stones win, and one or two of them leave what the other takes.
    expect(lost([3, 0])).toBe(false);
    expect(lost([3, 3])).toBe(true);
    expect(lost([2, 1])).toBe(false);
    expect(lost([1, 2])).toBe(false);
    says("12", "Three stones are a win on the first move.", "开局若是 3 颗，先手全取获胜。");
  });

  test("Cutting Game is won where a cut without strips is left to make last", () => {
    type Sheet = readonly [number, number];
    const cuts = ([w, h]: Sheet): [Sheet, Sheet][] => [
      ...range(1, Math.floor(w / 2)).map((i): [Sheet, Sheet] => [
        [i, h],
        [w - i, h],
      ]),
      ...range(1, Math.floor(h / 2)).map((i): [Sheet, Sheet] => [
        [w, i],
        [w, h - i],
      ]),
    ];
    const known = new Map<string, boolean>();
    /** The game as it is told: whoever cuts off a single cell has won. */
    const wins = (sheets: readonly Sheet[]): boolean => {
      const sorted = sheets.map(([w, h]): Sheet => (w <= h ? [w, h] : [h, w])).sort();
      const key = sorted.join(";");
      const before = known.get(key);
      if (before !== undefined) return before;
      const found = sorted.some((sheet, at) =>
        cuts(sheet).some(
          (pieces) =>
            pieces.some(([w, h]) => w * h === 1) ||
            !wins([...sorted.slice(0, at), ...pieces, ...sorted.slice(at + 1)]),
        ),
      );
      known.set(key, found);
      return found;
    };
    const values = new Map<string, number>();
    const value = ([w, h]: Sheet): number => {
      const key = `${w},${h}`;
      const before = values.get(key);
      if (before !== undefined) return before;
      const found = mex(
        cuts([w, h])
          .filter((pieces) => pieces.every(([a, b]) => a > 1 && b > 1))
          .map(([one, other]) => value(one) ^ value(other)),
      );
      values.set(key, found);
      return found;
    };
    for (let w = 2; w <= 5; w++)
      for (let h = w; h <= 6; h++) expect(wins([[w, h]]), `${w},${h}`).toBe(value([w, h]) !== 0);
    says(
      "12",
      "Cutting Game is normal play without strips",
      "剪纸游戏相当于不许剪出纸条的正常规则",
    );
  });

  test("forced moves of Euclid's game are 102 at most", () => {
    const fits = (moves: bigint) => 3n ** moves < 10n ** 18n * 2n ** moves;
    const [told] = /(\d+) forced moves/.exec(chapter("12")[0]!)!.slice(1);
    expect(fits(BigInt(told!))).toBe(true);
    expect(fits(BigInt(told!) + 1n)).toBe(false);
    expect(chapter("12")[1]).toContain(`不会超过 ${told} 步`);
  });

  test("forced moves are 84 at most in fact, and neighbouring Fibonacci numbers need the most", () => {
    const forced = (a: number, b: number): number =>
      b > a && b < 2 * a ? 1 + forced(b - a, a) : 0;
    const list = [2, 3];
    while (list.at(-1)! < 1500) list.push(list.at(-1)! + list.at(-2)!);
    let most = 0;
    for (let b = 2; b <= 1000; b++) {
      for (let a = 1; a < b; a++) most = Math.max(most, forced(a, b));
      const below = list.filter((one) => one <= b);
      expect(most, String(b)).toBe(below.length - 1);
      if (below.length > 1) expect(forced(below.at(-2)!, below.at(-1)!)).toBe(most);
    }
    let moves = 0;
    for (let a = 2n, b = 3n; b <= 10n ** 18n; [a, b] = [b, a + b]) moves += 1;
    says("12", `no more than ${moves}, and two`, `实际至多 ${moves} 步`);
  });
});

describe("chapter 13", () => {
  test("laws that fail do so at the heaps that are told", () => {
    const lostAt = (options: (n: number, g: readonly number[]) => number[]) => {
      const g = table(300, options);
      return (n: number) => g[n] === 0;
    };
    const taking = (numbers: (n: number) => number[]) =>
      lostAt((n, g) => numbers(n).flatMap((k) => (k <= n ? [g[n - k]!] : [])));
    const ones = (n: number) => n.toString(2).replaceAll("0", "").length;
    const squares = taking(() => range(1, 20).map((k) => k * k));
    const digits = taking((n) => range(1, ones(n)));
    const fifth = taking(() => range(1, 5).map((k) => k ** 5));
    const told = [
      first(299, (n) => squares(n) === (n % 5 === 0 || n % 5 === 2)),
      first(299, (n) => digits(n) === (n === 2 || n % 4 === 0)),
      first(299, (n) => fifth(n) === ((n % 33) % 2 === 0 && n % 33 !== 32)),
    ];
    expect(told).toEqual([25, 60, 243]);
    for (const text of chapter("13"))
      for (const heap of told)
        expect(text).toMatch(new RegExp(`^\\|.*:${heap} \\\\\\| ${heap}}`, "m"));
  });

  test("the values up to 2e + 2p + d - 1 prove a period of an octal game", () => {
    const octal = (code: readonly number[], count: number) =>
      table(count, (n, g) =>
        code.flatMap((digit, at) => {
          const left = n - at - 1;
          if (left < 0) return [];
          return [
            ...((digit & 1) > 0 && left === 0 ? [0] : []),
            ...((digit & 2) > 0 && left > 0 ? [g[left]!] : []),
            ...((digit & 4) > 0 ? range(1, left - 1).map((a) => g[a]! ^ g[left - a]!) : []),
          ];
        }),
      );
    let proven = 0;
    for (let first = 0; first < 8; first++)
      for (let second = 0; second < 8; second++)
        for (let third = 1; third < 8; third++) {
          const g = octal([first, second, third], 110);
          for (let p = 1; p <= 16; p++) {
            const breaks = range(1, 109 - p).filter((n) => g[n + p] !== g[n]);
            // From e on, behind the break before it, the next one stands within the window.
            const late = breaks.filter((next, at) => {
              const e = at === 0 ? 1 : breaks[at - 1]! + 1;
              return next >= 2 * e + p + 3;
            });
            expect(late, `0.${first}${second}${third}, ${p}`).toEqual([]);
            if (2 * (breaks.at(-1) ?? 0) + 2 + 2 * p + 3 <= 109) proven += 1;
          }
        }
    expect(proven).toBeGreaterThan(400);
    // Kayles: 12 from 71 on, and not from 70.
    const kayles = octal([7, 7], 300);
    const wrong = range(0, 287).filter((n) => kayles[n + 12] !== kayles[n]);
    expect(wrong.at(-1)).toBe(70);
    const enough = 2 * 71 + 2 * 12 + 2 - 1;
    says("13", `the heaps up to ${enough} are enough`, `算到 ${enough} 瓶就足以证明`);
    says("17", `follow from those up to ${enough}`, `算到 ${enough} 瓶就知道所有的排`);
    for (const number of ["10", "13"]) says(number, "$2e + 2p + d - 1$", "$2e + 2p + d - 1$ 颗");
  });

  test("the longest preperiods that are told are those that were proven", () => {
    const rows = JSON.parse(
      readFileSync(new URL("../../docs/octal.json", import.meta.url), "utf8"),
    ) as { codes: string[]; preperiod: number | null }[];
    const { preperiod } = rows.find(({ codes }) => codes.includes("0.56"))!;
    const grouped = String(preperiod).replace(/(?=\d{3}$)/, "\u202f");
    says("13", `(${grouped} for 0.56)`, `（0.56 是 ${grouped}）`);
    // The atlas ends before 0.104 repeats; the night's run proves it.
    const trust = readFileSync(new URL("../../docs/trust.md", import.meta.url), "utf8");
    const [, told] = /0\.104, preperiod ([\d,]+)/.exec(trust)!;
    // Nearly two hundred million, 将近两亿.
    expect(Math.round(Number(told!.replaceAll(",", "")) / 1e7)).toBe(20);
    expect(Number(told!.replaceAll(",", ""))).toBeLessThan(2e8);
    says("13", "for 0.104 nearly two hundred million", "0.104 的将近两亿项");
  });

  test("at most half: lost heaps, values, and the claim of the proof", () => {
    const g = table(600, (n, of) => range(1, Math.floor(n / 2)).map((k) => of[n - k]!));
    for (let n = 0; n < 600; n++) {
      expect(g[n]).toBe(n % 2 === 0 ? n / 2 : g[(n - 1) / 2]);
      expect(g[n] === 0).toBe(((n + 1) & n) === 0);
    }
    for (let k = 1; k < 300; k++)
      expect(g.slice(k, 2 * k).sort((a, b) => a - b)).toEqual(range(0, k - 1));
    says("13", "$g(2k) = k$, and $g(2k+1) = g(k)$.", "$g(2k) = k$，$g(2k+1) = g(k)$。");
  });

  test("two numbers: the period is a + b, or 2a for an odd multiple", () => {
    for (let a = 1; a <= 12; a++)
      for (let b = a + 1; b <= 40; b++) {
        const g = table(6 * (a + b), (n, of) =>
          [a, b].flatMap((k) => (k <= n ? [of[n - k]!] : [])),
        );
        const is = (p: number) => g.every((value, n) => n < p || value === g[n - p]);
        const period = b % (2 * a) === a ? 2 * a : a + b;
        expect(range(1, a + b).find(is), `${a},${b}`).toBe(period);
      }
    says(
      "13",
      "if $b$ is an odd multiple of $a$, and $a + b$",
      "$b$ 是 $a$ 的奇数倍时是 $2a$，否则是 $a + b$",
    );
  });

  test("heaps that give way to k halves have the values of the box", () => {
    for (const k of [1, 2, 3, 4]) {
      const g = table(400, (n, of) => [
        ...(n > 0 ? [of[n - 1]!] : []),
        ...(n > 0 && n % 2 === 0 ? [k % 2 === 0 ? 0 : of[n / 2]!] : []),
      ]);
      const begin = k % 2 === 0 ? [0, 1, 2, 0, 1] : [0, 1, 0, 1, 2];
      expect(g.slice(0, 5)).toEqual(begin);
      for (let n = 5; n < 400; n++)
        expect(g[n], `${k}: ${n}`).toBe(n % 2 === 1 ? 0 : k % 2 === 0 ? 1 : g[n / 2] === 1 ? 2 : 1);
    }
    says("13", "By hand: 0, 1, 2, 0, 1.", "手算得 0、1、2、0、1。");
  });
});

describe("chapter 14", () => {
  /** Lost with n stones and the limit q, where f(k) may follow k. */
  const dynamic = (f: (k: number) => number) =>
    loses<[number, number]>(
      ([n, q]) => range(1, Math.min(n, q)).map((k) => [n - k, Math.min(f(k), n - k)]),
      ([n, q]) => `${n},${q}`,
    );
  function schwenk(f: (k: number) => number, to: number): number[] {
    const list = [1];
    while (list.at(-1)! < to) list.push(list.at(-1)! + list.find((one) => f(one) >= list.at(-1)!)!);
    return list;
  }
  /** The loose sum of n, the largest number first. */
  function sum(list: readonly number[], n: number): number[] {
    const parts = [];
    for (const one of [...list].reverse())
      if (one <= n) {
        parts.push(one);
        n -= one;
      }
    return parts;
  }
  const limits: [string, (k: number) => number][] = [
    ["k", (k) => k],
    ["k + 1", (k) => k + 1],
    ["2k", (k) => 2 * k],
    ["3k", (k) => 3 * k],
    ["k²", (k) => k * k],
    ["stairs", (k) => 5 * Math.ceil(k / 5)],
  ];

  test.each(limits)("Schwenk's theorem holds of f(k) = %s", (_, f) => {
    const list = schwenk(f, 60);
    const lost = dynamic(f);
    for (let n = 1; n <= 60; n++) {
      const parts = sum(list, n);
      for (let at = 1; at < parts.length; at++) expect(f(parts[at]!)).toBeLessThan(parts[at - 1]!);
      const least = parts.at(-1)!;
      for (let q = 0; q <= n; q++) expect(lost([n, q]), `${n},${q}`).toBe(q < least);
      if (n > 1) expect(lost([n, n - 1])).toBe(list.includes(n));
    }
  });

  test("the lists are those that the chapter tells", () => {
    const told = [
      ["k", "1, 2, 4, 8, 16"],
      ["2k", "1, 2, 3, 5, 8, 13"],
      ["3k", "1, 2, 3, 4, 6, 8, 11, 15, 21, 29"],
      ["k + 1", "1, 2, 3, 5, 10, 20, 40"],
    ] as const;
    for (const [name, text] of told) {
      const list = schwenk(limits.find(([one]) => one === name)![1], 100);
      expect(list.slice(0, text.split(", ").length).join(", ")).toBe(text);
      says("14", text, text.replaceAll(", ", "、"));
    }
  });

  test("winning moves are the smallest few numbers, and the least of them is the least move", () => {
    const lost = dynamic((k) => 2 * k);
    const list = schwenk((k) => 2 * k, 150);
    for (let n = 1; n <= 100; n++) {
      const parts = sum(list, n).reverse();
      for (const q of new Set([1, 2, 3, 5, Math.floor(n / 3), n - 1, n])) {
        const found = range(1, Math.min(n, q)).filter((k) => lost([n - k, 2 * k]));
        let taken = 0;
        const wanted = parts.flatMap((one, at) => {
          taken += one;
          const next = parts[at + 1];
          return taken <= q && (next === undefined || 2 * taken < next) ? [taken] : [];
        });
        expect(found, `${n},${q}`).toEqual(wanted);
        if (found.length > 0) expect(found[0]).toBe(parts[0]);
      }
      // A third or more, but not all: what remains is taken whole.
      for (const k of range(Math.ceil(n / 3), n - 1)) expect(2 * k).toBeGreaterThanOrEqual(n - k);
    }
    says("14", "the sum of the *smallest few* numbers of $n$", "写法中*最小的若干个数*之和");
  });

  test("equal heaps with one limit are lost, 3 and 4 with the limit 4 won", () => {
    const lost = loses<[number, number, number]>(
      ([a, b, q]) => [
        ...range(1, Math.min(a, q)).map((k): [number, number, number] => [a - k, b, 2 * k]),
        ...range(1, Math.min(b, q)).map((k): [number, number, number] => [a, b - k, 2 * k]),
      ],
      String,
    );
    for (let a = 0; a <= 9; a++) for (let q = 1; q <= 12; q++) expect(lost([a, a, q])).toBe(true);
    expect(lost([3, 4, 4])).toBe(false);
    says("14", "Two equal heaps with one limit are lost", "共用上限，两堆相等，先手必败");
  });
});
