// Pictures of laws: stretches, the period that is shaded, automata; what counts as a pasted list.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  arrowsOf,
  barShare,
  digitLabel,
  isPeriod,
  lawOfLost,
  periodOf,
  runsOf,
} from "../../web/src/explore/laws";
import { automatonPicture, stateRadius } from "../../web/src/explore/automatonPicture";
import { bestFormula, lostSentence } from "../../web/src/explore/lawWords";
import { wordsOf } from "../../web/src/explore/words";
import { linkedList, listOfLink, looksPasted } from "../../web/src/explore/words";
import { stringsOf } from "../../web/src/strings/index";
import { finish, module } from "../wasm/module";
import type { LawRecord } from "#module/nimber.js";

// What the languages ask of a browser when they are read in.
vi.hoisted(() => vi.stubGlobal("navigator", { languages: ["en"] }));

test("stretches are as long as they are, and together they are the list", () => {
  expect(runsOf([3, 3, 0, 5, 5, 5], 2, 9)).toEqual([
    { value: 3, from: 2, to: 3 },
    { value: 0, from: 4, to: 4 },
    { value: 5, from: 5, to: 7 },
  ]);
  fc.assert(
    fc.property(fc.array(fc.nat(2), { minLength: 1 }), fc.nat(9), (list, first) => {
      const runs = runsOf(list, first, 1000);
      const again = runs.flatMap(({ value, from, to }) =>
        Array.from({ length: to - from + 1 }, () => value),
      );
      expect(again).toEqual(list);
      runs.forEach((run, at) => at === 0 || expect(run.value).not.toBe(runs[at - 1]!.value));
    }),
  );
  // The last of few is whole.
  expect(runsOf([1, 1, 2, 2, 3], 0, 2)).toEqual([
    { value: 1, from: 0, to: 1 },
    { value: 2, from: 2, to: 3 },
  ]);
});

test("a longer stretch has a longer bar, the longest the whole width", () => {
  const bar = (length: number) => barShare({ value: 0, from: 0, to: length - 1 }, 100);
  expect(bar(100)).toBe(1);
  expect(bar(1)).toBeGreaterThan(0.1);
  expect(bar(9)).toBeLessThan(bar(10));
});

test("the period is that of the best law about values", () => {
  const law = (kind: string, from: number, stride: number, lost = false) =>
    ({ kind, from, stride, lost }) as unknown as LawRecord;
  expect(periodOf([])).toBeNull();
  expect(periodOf([law("expression", 0, 0), law("periodic", 0, 4, true)])).toBeNull();
  expect(periodOf([law("periodic", 3, 12), law("periodic", 0, 24)])).toEqual({
    preperiod: 3,
    period: 12,
  });
});

test("digits with the same end share an arrow; states keep off each other", () => {
  const arrows = arrowsOf([
    [0, 1, 1],
    [1, -1, 0],
  ]);
  expect(arrows).toEqual([
    { from: 0, to: 0, digits: "0" },
    { from: 0, to: 1, digits: "1,2" },
    { from: 1, to: 1, digits: "0" },
    { from: 1, to: 0, digits: "2" },
  ]);
  const pairs = arrowsOf([[0, 1, 1, 0]], (digit) => digitLabel(digit, 2, true));
  expect(pairs).toEqual([
    { from: 0, to: 0, digits: "00,11" },
    { from: 0, to: 1, digits: "01,10" },
  ]);
  for (const wide of [true, false]) {
    const picture = automatonPicture(2, arrows, wide);
    const [a, b] = picture.states;
    expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(2 * stateRadius);
    // From left to right, or from above.
    expect(wide ? b!.x > a!.x : b!.y > a!.y).toBe(true);
    expect(picture.arrows.length).toBe(4);
    for (const { label } of picture.arrows) {
      expect(label.x).toBeGreaterThan(0);
      expect(label.y).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(picture.width);
      expect(label.y).toBeLessThan(picture.height);
    }
    // There and back are two lines.
    expect(picture.arrows[1]!.label).not.toEqual(picture.arrows[3]!.label);
  }
});

test("two words are two words that stand between quotes", () => {
  expect(wordsOf("First,Second")).toEqual(["First", "Second"]);
  expect(wordsOf("Alice wins， Bob wins")).toEqual(["Alice wins", "Bob wins"]);
  for (const wrong of ["", "First", "a,b,c", 'a",b', "a\\,b", ",b"])
    expect(wordsOf(wrong), wrong).toBeNull();
});

test("a long list is taken for values, a rule or a position is not", () => {
  expect(looksPasted("0 1 2 0 1 2 0 1 2 0 1 2 0 1 2 0")).toBe(true);
  expect(looksPasted("P,N,N,P,N,N,P,N,N,P,N,N,P,N,N,P")).toBe(true);
  expect(looksPasted("0, 1, 0, 1, 2, 3, 2, 0")).toBe(true);
  expect(looksPasted("0, 1, 0, 1, 2, 3, 2")).toBe(false);
  for (const rule of [
    "3,5,7",
    "take/1,3,4",
    "octal/0.77",
    "nim:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16",
  ])
    expect(looksPasted(rule), rule).toBe(false);
});

test("a pasted list goes into a link and comes out as the same list", () => {
  expect(linkedList("0 1\t2\r\n3, 4")).toBe("0,1,2,3,4");
  expect(linkedList("[0, 1, 2, 3]\n")).toBe("0,1,2,3");
  expect(linkedList("0\n1\n2\n")).toBe("0,1,2");
  expect(linkedList("P N n\nw l")).toBe("PNNWL");
  expect(linkedList("0 1\n1 0\n\n")).toBe("0,1/1,0");
  expect(linkedList("PN\nNP")).toBe("PN/NP");
  for (const linked of ["0,1,2", "0,1/1,0", "PNNP", "PN/NP"])
    expect(linkedList(listOfLink(linked))).toBe(linked);
  // No chat program takes them for the end of a link, and none of them is encoded.
  expect(linkedList("1;2，3、4")).toMatch(/^[\w,/]+$/);
  for (const none of ["", " \n", "0 1 ?", "P 1", "-1 2", "x"]) expect(linkedList(none)).toBeNull();
  expect(linkedList("123456789 ".repeat(4_000))).toHaveLength(39_999);
  expect(linkedList("123456789 ".repeat(6_000))).toBeNull();
});

/** All laws that are found of a rule. */
function lawsOf(rule: string) {
  const found = finish(module.patterns(rule, "", 0));
  if ("error" in found) throw new Error(found.error.code);
  return { ...found, more: false };
}

test.each([
  ["take/1..3", "P when n%4==0", true],
  ["take/1,3,4", "P when n%7==0||n%7==2", true],
  // Of these no law of the lost heaps is told, only one of values.
  ["octal/0.77", "g(n) = pick(n%12,4,1,2,8,1,4,7,2,1,8,2,7) for n>=71", true],
  ["own/n;k=1..n/3;n-=k", "g(n) = if(n%3==0,n/3,g(n-1-n/3))", true],
  ["nim", "g(n) = n", true],
  ["take/prime", null, false],
  ["grundy", null, false],
] as const)("what says which heaps of %s are lost", (rule, formula, proven) => {
  const law = lawOfLost(lawsOf(rule).laws);
  expect(law?.formula ?? null).toBe(formula);
  expect(law?.proven ?? false).toBe(proven);
});

test("a proven law comes before one that only fits; a list of equal values tells nothing", () => {
  const law = (kind: LawRecord["kind"], more: Partial<LawRecord>) =>
    ({
      ...{ kind, lost: false, ones: false, always: null, proven: false, theorem: "", except: [] },
      ...{ formula: "g(n) = n%2", stride: 2, from: 0, ends: null, automaton: null, ...more },
    }) as unknown as LawRecord;
  const [values, lost] = [law("periodic", { proven: true }), law("expression", { lost: true })];
  expect(lawOfLost([lost, values])).toBe(values);
  expect(lawOfLost([values, { ...lost, proven: true }])?.kind).toBe("expression");
  expect(lawOfLost([law("periodic", {}), lost])).toBe(lost);
  expect(lawOfLost([law("tail", { lost: true })])).toBeNull();
  expect(lawOfLost([law("periodic", { ones: true })])).toBeNull();
  expect(lawOfLost([law("recursive", { formula: "x".repeat(81) })])).toBeNull();
  expect(isPeriod(law("periodic", { theorem: "period" }))).toBe(true);
  expect(isPeriod(lost)).toBe(false);
});

test("formulas stand beside sentences that leave them open", async () => {
  await stringsOf("explore");
  const best = (rule: string) => {
    const found = lawsOf(rule);
    return bestFormula(found.laws[0]!, found);
  };
  expect(best("wythoff")).toBe("P when min(a,b)==phi(abs(a-b))");
  expect(best("fibonacci")).toBe("P when a==0||b<zeck(a)");
  expect(best("own/n;k=1..n/3;n-=k")).toBe("g(n) = if(n%3==0,n/3,g(n-1-n/3))");
  expect(best("take/1,3,4")).toBeNull();
  const found = lawsOf("take/1,3,4");
  const [law] = found.laws;
  const said = (one: LawRecord) => lostSentence(one, found);
  expect(said(lawOfLost(found.laws)!)).toMatch(/^What is lost repeats with period 7/);
  expect(said(law!)).toMatch(/of value 0 by this law/);
  // Of a formula that is too long to be told the period still says something.
  expect(said({ ...law!, formula: "x".repeat(81) })).toMatch(/^What is lost repeats/);
});
