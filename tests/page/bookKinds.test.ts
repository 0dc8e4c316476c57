/** Exercises that ask for a law, for the order of steps, or for a program. */
import { describe, expect, it, test } from "vitest";
import { compileChapter } from "../../web/book/compile";
import { moduleAsker } from "../../web/book/module";
import { judgeLaw, lawUnread, type LawExercise } from "../../web/src/book/exercises/law";
import { firstMisplaced, moved, readOrder, shuffled } from "../../web/src/book/exercises/order";
import type { ExerciseKind } from "../../web/src/book/content";
import { mostLaw } from "../../web/src/state/limits";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { module as nimber } from "../wasm/module";

const asker = moduleAsker(nimber);

async function compiled(lines: string, file = "en/01-test.md"): Promise<ExerciseKind> {
  const text = `# Title\n\nLead.\n\n\`\`\`exercise one\nask: Why?\n${lines}\n\`\`\`\n`;
  const { blocks } = await compileChapter(file, text, nimber, asker);
  const block = blocks.find((one) => one.kind === "exercise");
  if (block?.kind !== "exercise") throw new Error("no exercise");
  return block.exercise;
}

const law = (rule: string, what: "value" | "lost", more: Partial<LawExercise> = {}) => ({
  kind: "law" as const,
  rule,
  where: "",
  what,
  letters: "n",
  heaps: 10_000,
  ...more,
});

describe("a law", () => {
  it("is compiled where the module finds one, and none is stored", async () => {
    expect(await compiled("kind: law\nrule: take/1..3\nwhat: value")).toEqual(
      law("take/1..3", "value"),
    );
    expect(
      await compiled("kind: law\nrule: fibonacci\nwhere: q=n-1\nwhat: lost\nheaps: 200"),
    ).toEqual(law("fibonacci", "lost", { where: "q=n-1", heaps: 200 }));
  });

  it.each([
    ["kind: law\nrule: take/0..3\nwhat: value", /does not parse/],
    ["kind: law\nrule: nim:3\nwhat: value", /a rule is wanted/],
    ["kind: law\nrule: take/1..3\nwhat: outcome", /none of value, lost/],
    ["kind: law\nwhat: value", /wants a line rule:/],
    ["kind: law\nrule: take/1..3\nwhat: value\nheaps: many", /heaps: 100 to 1000000/],
    ["kind: law\nrule: corners\nwhat: value", /no law of corners/],
  ])("%s is refused", async (lines, message) => {
    await expect(compiled(lines)).rejects.toThrow(message);
  });

  it.each([
    [law("take/1..3", "value"), "n%4"],
    [law("take/1..3", "value"), " g(n)=n-4*(n/4) "],
    [law("take/odd", "value"), "n%2==1"],
    [law("take/1..3", "lost"), "n%4==0"],
    [law("take/1..3", "lost"), "N when n%4!=0"],
    [law("octal/0.77", "value"), "g(n-12) for n>=83"],
    [law("fibonacci", "lost", { where: "q=n-1", heaps: 500 }), "fib(n)"],
    [law("nim", "value", { letters: "n" }), "n"],
  ])("%o: %s is right", async (exercise, typed) => {
    expect(await judgeLaw(asker, exercise, typed)).toMatchObject({ kind: "right" });
  });

  it.each([
    [law("take/1..3", "value"), "n%5", { at: ["4"], value: "0", guessed: "4" }],
    [law("take/1..3", "value"), "n/0", { at: ["0"], value: "0", guessed: null }],
    [law("take/1..3", "lost"), "n%4==1", { at: ["0"], value: "0", guessed: "0" }],
    [law("octal/0.77", "value"), "g(n-12) for n>=12", { at: ["12"] }],
    [
      law("fibonacci", "lost", { where: "q=n-1", heaps: 500 }),
      "fib(n)||n==7",
      { at: ["7"], position: "fibonacci:7,6" },
    ],
  ])("%o: %s meets its smallest counterexample", async (exercise, typed, at) => {
    const found = await judgeLaw(asker, exercise, typed);
    expect(found).toMatchObject({ kind: "wrong", at });
    if (found.kind === "wrong") expect(found.at.position).toMatch(/^[a-z]/);
  });

  it.each([
    ["", "empty"],
    [" \u3000 ", "empty"],
    ["n%４", "foreign"],
    ["n%٤", "foreign"],
    ["四", "foreign"],
    ["n+0".repeat(mostLaw), "long"],
    ["n%4 for n>=9000", "late"],
    ["P when n%4==0", "notValue"],
    ["g(a,b) = a", "letters"],
  ])("%j is unread: %s", async (typed, why) => {
    expect(await judgeLaw(asker, law("take/1..3", "value"), typed)).toEqual({
      kind: "unread",
      why,
    });
  });

  it.each(["n%", "hello", "n%4=0", "(".repeat(70), "取模", "a+b", "<b>"])(
    "%s is no formula, which is not wrong",
    async (typed) => {
      const found = await judgeLaw(asker, law("take/1..3", "value"), typed);
      expect(found.kind).toBe("error");
    },
  );

  test("of what is lost, a value is no answer", async () => {
    const lost = law("take/1..3", "lost");
    expect(await judgeLaw(asker, lost, "g(n) = n%4")).toEqual({
      kind: "unread",
      why: "notCondition",
    });
    expect((await judgeLaw(asker, lost, "n%4")).kind).toBe("error");
    // The place counts in what was typed, with the head or without.
    for (const typed of ["n%?==0", "P when n%?==0"])
      expect(await judgeLaw(asker, lost, typed)).toMatchObject({
        kind: "error",
        text: typed,
        error: { column: typed.indexOf("?") + 1 },
      });
  });
});

describe("an order", () => {
  it("is compiled with what each step rests on", async () => {
    const exercise = await compiled(
      "kind: order\nstep: One\nstep: Two :: none\nstep: Both :: 1,2\nstep: So $x$.",
    );
    if (exercise.kind !== "order") throw new Error(exercise.kind);
    expect(exercise.needs).toEqual([[], [], [0, 1], [2]]);
    expect(exercise.steps[0]).toEqual(["One"]);
    expect(firstMisplaced(exercise.shown, exercise.needs)).toBeGreaterThanOrEqual(0);
    const again = await compiled(
      "kind: order\nstep: 甲\nstep: 乙 :: none\nstep: 丙 :: 1,2\nstep: 故 $x$。",
      "zh/01-test.md",
    );
    expect(again).toMatchObject({ shown: exercise.shown });
  });

  it.each([
    ["kind: order\nstep: One\nstep: Two", /three steps at least/],
    ["kind: order\nstep: One\nstep: Two :: 3\nstep: Three", /doesn't stand before it/],
    ["kind: order\nstep: One\nstep: Two :: 2\nstep: Three", /doesn't stand before it/],
    ["kind: order\nstep: One\nstep: Two :: none\nstep: Three :: none", /in any order/],
    [`kind: order\n${"step: One\n".repeat(13)}`, /more than twelve/],
    ["kind: order\nstep: One\nstep: {value nim:1 = 2}\nstep: Three", /contradicted/],
  ])("%s is refused", async (lines, message) => {
    await expect(compiled(lines)).rejects.toThrow(message);
  });

  it("is met by the first step that can't stand there", () => {
    const chain = [[], [0], [1], [2]];
    expect(firstMisplaced([0, 1, 2, 3], chain)).toBe(-1);
    expect(firstMisplaced([0, 2, 1, 3], chain)).toBe(1);
    expect(firstMisplaced([3, 0, 1, 2], chain)).toBe(0);
    expect(firstMisplaced([1, 0, 2], [[], [], [0, 1]])).toBe(-1);
    expect(firstMisplaced([1, 2, 0], [[], [], [0, 1]])).toBe(1);
  });

  it("begins wrong, whatever it is called", () => {
    for (let steps = 3; steps <= 12; steps++) {
      const chain = Array.from({ length: steps }, (_, at) => (at === 0 ? [] : [at - 1]));
      for (const seed of ["a", "one", "bouton", "z-9"]) {
        const order = shuffled(seed, chain);
        expect([...order].sort((a, b) => a - b)).toEqual([...chain.keys()]);
        expect(firstMisplaced(order, chain)).toBeGreaterThanOrEqual(0);
        expect(shuffled(seed, chain)).toEqual(order);
      }
    }
  });

  it("is changed by one place, and not over the ends", () => {
    expect(moved([0, 1, 2], 1, -1)).toEqual([1, 0, 2]);
    expect(moved([0, 1, 2], 1, 1)).toEqual([0, 2, 1]);
    expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
    expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
  });

  it.each(["", "1,2", "1,2,3,4", "1,1,2", "0,1,2", "a,b,c", "1,2,９"])("%j is none", (said) => {
    expect(readOrder(said, 3)).toBeNull();
  });
});

describe("a program", () => {
  it("is asked for by its problem, in the chapter's language", async () => {
    expect(await compiled("kind: mine\nproblem: poj-1704")).toMatchObject({
      problem: "poj-1704",
      title: expect.stringMatching(/^[ -~]+$/) as unknown,
    });
    expect(await compiled("kind: mine\nproblem: poj-1704", "zh/01-test.md")).toMatchObject({
      problem: "poj-1704",
    });
    await expect(compiled("kind: mine\nproblem: poj-1")).rejects.toThrow(/nobody knows/);
  });
});

describe.each([en, zh])("$book.title", ({ book }) => {
  test("says each of what is unread in words of its own", () => {
    const { law: words } = book.exercise;
    const sentences = Object.values(words.unread);
    expect(new Set(sentences).size).toBe(lawUnread.length);
    const at = { at: ["7"], value: "3", guessed: "4" };
    expect(words.wrongValue("n", at)).toMatch(/n = 7.*3.*4/);
    expect(words.wrongLost("a,b", { ...at, at: ["2", "5"] })).toContain("(a, b) = (2, 5)");
    expect(words.wrongValue("n", { ...at, guessed: null })).not.toContain("null");
  });
});
