// Games in sentences: what is read is printed again, and what is printed is read again.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { composed, examples, inField, taken, withCommas } from "../../web/src/dialogs/madeText";
import {
  printWay,
  readWay,
  spansOf,
  type Amount,
  type Condition,
  type Line,
  type Subject,
} from "../../web/src/dialogs/sentences";
import { module as nimber } from "../wasm/module";

const kinds = (text: string) => {
  const draft = taken(text)!;
  return draft.ways.map((way) => readWay(draft.head, way).map(({ kind }) => kind));
};

describe("a written rule is sentences", () => {
  test("of the examples", () => {
    expect(kinds(examples.take)).toEqual([["choose", "off"]]);
    expect(kinds(examples.euclid)).toEqual([["only", "choose", "times"]]);
    expect(kinds(examples.fibonacci)).toEqual([["choose", "off", "limit"]]);
    expect(kinds(examples.kayles)).toEqual([["choose", "split"]]);
    expect(kinds(examples.three)).toEqual([["choose", "off"], ["split"]]);
    expect(kinds(examples.halves)).toEqual([["step"], ["only", "only", "copies"]]);
    expect(kinds(examples.splitOther)).toEqual([["discard"], ["discard"]]);
    expect(kinds(examples.sheet)).toEqual([["cut"], ["cut"]]);
    expect(kinds(examples.welter)).toEqual([["pick", "choose", "fresh", "off"]]);
    expect(kinds(examples.treblecross)).toEqual([["noRun", "pick", "only", "becomes"]]);
    expect(kinds(examples.knight)).toEqual([["step"], ["step"], ["step"], ["step"]]);
  });

  test("and what no sentence says stays a written line among them", () => {
    expect(kinds(examples.chomp)).toEqual([["pick", "written", "written", "written"]]);
    expect(readWay("n", ["k=1..n", "xor(n,k)<n", "n-=k"])[1]).toEqual({
      kind: "written",
      text: "xor(n,k)<n",
    });
  });

  test("with the same text again", () => {
    for (const text of Object.values(examples)) {
      const draft = taken(text);
      if (!draft) continue;
      const ways = draft.ways.map((way) => printWay(readWay(draft.head, way)));
      expect(composed({ ...draft, ways }).text).toBe(text);
    }
  });

  test("each stands for its clauses", () => {
    const lines = readWay("n", ["k=1..2", "i=0..(n-k)/2", "=>(i)+(n-k-i)"]);
    expect(spansOf(lines)).toEqual([
      { from: 0, count: 1 },
      { from: 1, count: 2 },
    ]);
  });
});

const digits = fc.oneof(fc.nat(99).map(String), fc.constant(""));
const number = fc.integer({ min: 1, max: 99 }).map(String);
const set = fc.constantFrom("square", "pow2", "prime", "fib" as const);

/** What is on the table of each kind of game. */
const boards = [
  { head: "n", heaps: ["n"] },
  { head: "(n,q)", heaps: ["n", "q"] },
  { head: "(x,y)", heaps: ["x", "y"] },
  { head: "{a,b}", heaps: ["a", "b"] },
  { head: "x[]", heaps: ["x[i]"], row: "x" },
  { head: "x{}", heaps: ["x[i]"], row: "x" },
] as const;
type Board = (typeof boards)[number];

const amounts = (heaps: readonly string[]): fc.Arbitrary<Amount> => {
  const heap = fc.constantFrom(...heaps);
  const both = Math.min(2, heaps.length);
  const pair = fc.shuffledSubarray([...heaps], { minLength: both, maxLength: both });
  return fc.oneof(
    fc.record({ form: fc.constant("range" as const), from: digits, to: digits }),
    fc.record({
      form: fc.constant("list" as const),
      list: fc.array(number, { maxLength: 4 }).map((all) => all.join(",")),
    }),
    fc.record({ form: fc.constant("all" as const), of: heap }),
    fc.record({ form: fc.constant("allBut" as const), of: heap, keep: digits }),
    fc.record({ form: fc.constant("part" as const), of: heap, by: digits }),
    fc.record({ form: fc.constant("divisors" as const), of: heap }),
    fc.record({
      form: fc.constant("set" as const),
      set: fc.oneof(set, fc.constantFrom("odd" as const, "even" as const)),
    }),
    ...(heaps.length < 2
      ? []
      : [
          pair.map(([of, and]) => ({ form: "both" as const, of: of!, and: and! })),
          pair.map(([of, unit]) => ({ form: "fits" as const, of: of!, unit: unit! })),
        ]),
  );
};

const conditions = (subjects: fc.Arbitrary<Subject>, heaps: readonly string[]) =>
  fc.record({
    kind: fc.constant("only" as const),
    subject: subjects,
    condition: fc.oneof<fc.Arbitrary<Condition>[]>(
      fc.record({ is: fc.constant("rest" as const), by: digits, rest: digits }),
      fc.record({ is: fc.constant("noMultiple" as const), by: digits }),
      fc.record({
        is: fc.constant("compare" as const),
        sign: fc.constantFrom(">=", "<=", "==", "!=", ">", "<" as const),
        to: fc.oneof(digits, fc.constantFrom(...heaps)),
      }),
      fc.record({ is: fc.constant("a" as const), set }),
    ),
  });

/** How a move ends: what changes, or what is left. */
function ends({ head, heaps, ...rest }: Board): fc.Arbitrary<Line[]> {
  const heap = fc.constantFrom<string[]>(...heaps);
  const some = fc.shuffledSubarray<string>([...heaps], { minLength: 1 });
  const signs = fc.constantFrom("+" as const, "-" as const);
  const all: fc.Arbitrary<Line[]>[] = [
    some.map((of) => [{ kind: "off", of, by: "k" }]),
    some
      .chain((of) =>
        fc.tuple(...of.map((one) => fc.record({ of: fc.constant(one), sign: signs, by: digits }))),
      )
      .map((by) => [{ kind: "step", by }]),
    fc.tuple(heap, digits).map(([of, to]) => [{ kind: "becomes", of, to }]),
    fc
      .tuple(heap, fc.oneof(digits, fc.constant("k")))
      .map(([of, by]) => [{ kind: "part", of, by }]),
  ];
  if (heaps.length === 2) {
    all.push(
      fc.oneof(digits, fc.constant(null)).map((times) => [
        { kind: "off", of: [heaps[0]], by: "k" },
        { kind: "limit", of: heaps[1], times, by: "k" },
      ]),
      fc.constant([{ kind: "times", of: heaps[1], by: "k", unit: heaps[0] }]),
      heap.map((of) => [{ kind: "cut", of, name: "i", names: heaps }]),
      heap.map((keep) => [{ kind: "discard", keep, name: "i", names: heaps }]),
    );
  }
  if (head === "n") {
    const less = fc.oneof(fc.constant(null), fc.constant("k"), number);
    all.push(
      fc
        .record({
          kind: fc.constant("split" as const),
          of: fc.constant("n"),
          less,
          how: fc.constantFrom("may", "must", "differ" as const),
          into: fc.constantFrom(2, 3 as const),
        })
        .map((line) => [{ ...line, names: line.into === 2 ? ["i"] : ["i", "j"] }]),
      fc
        .tuple(fc.constantFrom(null, "k"), digits, digits)
        .map(([by, copies, part]) => [{ kind: "copies", of: "n", less: by, copies, by: part }]),
    );
  }
  if ("row" in rest) all.push(fc.constant([{ kind: "apart", row: rest.row, at: "i" }]));
  return fc.oneof(...all);
}

/** All that the sentences can say of one way to move. */
const way = (board: Board): fc.Arbitrary<Line[]> => {
  const { heaps } = board;
  const heap = fc.constantFrom<string[]>(...heaps);
  const subject = fc.oneof(
    heap.map((name) => ({ name })),
    fc.constant({ name: "k" }),
    heap.map((of) => ({ of, less: "k" })),
  );
  const row = "row" in board ? board.row : null;
  const ofRow: Line[] = row === null ? [] : [{ kind: "pick", row, name: "i" }];
  const more: fc.Arbitrary<Line>[] =
    row === null
      ? []
      : [
          fc
            .tuple(digits, digits)
            .map(([value, length]) => ({ kind: "noRun", of: row, value, length })),
          fc.constant({ kind: "fresh", row, of: "x[i]", less: "k" }),
        ];
  return fc
    .tuple(
      amounts(heaps),
      fc.array(fc.oneof<fc.Arbitrary<Line>[]>(conditions(subject, heaps), ...more), {
        maxLength: 3,
      }),
      ends(board),
    )
    .map(([amount, between, end]) => [
      ...ofRow,
      { kind: "choose" as const, name: "k", amount },
      ...between,
      ...end,
    ]);
};

const game = fc
  .constantFrom(...boards)
  .chain((board) => fc.record({ head: fc.constant(board.head), lines: way(board) }));

test("sentences are read again as they were said", () => {
  fc.assert(
    fc.property(game, ({ head, lines }) => {
      expect(readWay(head, printWay(lines))).toEqual(lines);
    }),
    { numRuns: 5000 },
  );
});

test("any clauses are printed as they were written", () => {
  const signs = fc.constantFrom(..."nkix019()[]=<>!%*/+-.,");
  const pieces = fc.constantFrom("k=1..", "n-=k", "=>", "len(x)", "x[i]", "(n-k)", "%2==0");
  const clause = fc.array(fc.oneof(signs, pieces), { maxLength: 6 }).map((all) => all.join(""));
  fc.assert(
    fc.property(
      fc.constantFrom("n", "(a,b)", "{a,b}", "x[]", "x{}"),
      fc.array(clause, { minLength: 1, maxLength: 4 }),
      (head, clauses) => {
        expect(printWay(readWay(head, clauses))).toEqual(clauses);
      },
    ),
    { numRuns: 3000 },
  );
});

test("the module reads what sentences print, and prints it alike", () => {
  let games = 0;
  fc.assert(
    fc.property(game, ({ head, lines }) => {
      const clauses = printWay(lines);
      const rule = `own/${head};${clauses.join(";")}`;
      const read = nimber.read(rule);
      if ("error" in read || read.kind !== "rule") return;
      games += 1;
      const draft = taken(`${read.rule}:1`)!;
      expect(draft.ways).toHaveLength(1);
      expect(printWay(readWay(draft.head, draft.ways[0]!))).toEqual(draft.ways[0]);
      expect(readWay(draft.head, draft.ways[0]!).some(({ kind }) => kind === "written")).toBe(
        false,
      );
    }),
    { numRuns: 2000 },
  );
  expect(games).toBeGreaterThan(300);
});

test("an error is placed in the line that it stands in", () => {
  const draft = taken("own/n;k=2x5;n-=k:21")!;
  expect(inField(composed(draft), 10)).toEqual({ text: "k=2x5", column: 4 });
  expect(inField(composed(draft), 5)).toEqual({ text: "n", column: 1 });
  expect(inField(composed(draft), 0)).toEqual({ text: "own/n;k=2x5;n-=k:21", column: 0 });
});

test("several numbers told in words are written with commas", () => {
  expect(withCommas("k=2 or 5")).toBe("k=2,5");
  expect(withCommas("k = 1、3或4")).toBe("k =1,3,4");
  expect(withCommas("2 and 5")).toBe("2,5");
  for (const right of ["k=2,5", "k=1..3", "n>2 or 5", "k=2", "k=2 or n"])
    expect(withCommas(right)).toBe(null);
});
