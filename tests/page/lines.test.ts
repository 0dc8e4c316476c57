// Sentences of a game that are changed by hand: what follows in its other sentences.
import { expect, test } from "vitest";
import {
  added,
  amountChoices,
  amountOf,
  conditionChoice,
  conditionOf,
  offOf,
  pickedIn,
  restOf,
  subjectsOf,
  takenName,
} from "../../web/src/dialogs/lines";
import {
  begins,
  drawnParts,
  gameKinds,
  kindOf,
  madeOf,
  startedWays,
  textOf,
  wayStarts,
  withHead,
  type Own,
} from "../../web/src/dialogs/made";
import { choiceOf, comparisonOf, examples } from "../../web/src/dialogs/madeText";
import { printWay, readWay, type Line } from "../../web/src/dialogs/sentences";
import { module as nimber } from "../wasm/module";
import type { HeadKind, NumberKind, RestChoice, WayStart } from "../../web/src/strings/make";

const read = (text: string, head = "n") => readWay(head, text.split(";"));
const print = (lines: readonly Line[]) => printWay(lines).join(";");

test.each<[string, HeadKind, string]>([
  // The lines stay, with the new names.
  ["own/n;k=1..3;n-=k:21", "tuple", "own/(a,b);k=1..3;a-=k:21,21"],
  ["own/n;k=1..3;n-=k:21,9~misere", "set", "own/{a,b};k=1..3;a-=k:21,9~misere"],
  ["own/(a,b);k=1..b;b-=k:5,3;2,2", "set", "own/{a,b};k=1..b;b-=k:5,3"],
  ["own/(a,b);k=1..a;a-=k:5,3", "number", "own/n;k=1..n;n-=k:5"],
  ["own/(x,y);x-=2;y-=1:6,7", "set", "own/{a,b};a-=2;b-=1:6,7"],
  // A name has no place, or another number has it; parts and rows are written otherwise.
  ["own/(a,b);a-=1|b-=1:3,5", "number", begins.heaps],
  ["own/n;a=1..3;n-=a:21", "tuple", begins.numbers],
  ["own/n;i=1..n/2;=>(i)+(n-i):9", "set", begins.pair],
  ["own/n;k=1..3;n-=k:21", "row", begins.cells],
  ["own/x[];i=1..len(x);x[i]-=1:2,1", "bag", begins.many],
])("%s with a head of the kind %s", (from, kind, to) => {
  expect(textOf(withHead(madeOf(from) as Own, kind))).toBe(to);
  expect(nimber.read(to)).toHaveProperty("position");
});

test("a line that sets a number says how it would be compared", () => {
  expect(comparisonOf("a=b", "(a,b)")).toBe("a==b");
  expect(comparisonOf(" x[i] = 0", "x[]")).toBe("x[i]==0");
  for (const other of ["k=1..3", "a==b", "a-=b", "a>0", "=>(a)"])
    expect(comparisonOf(other, "(a,b)"), other).toBeNull();
});

test("a line that takes one of several numbers is a choice and a change", () => {
  expect(choiceOf("n-=1..3", ["n"])).toEqual({ choice: "k=1..3", change: "n-=k" });
  expect(choiceOf(" n += 1, 3,4 ", ["n"])).toEqual({ choice: "k=1, 3,4", change: "n +=k" });
  expect(choiceOf("x[i]-=1..x[i]", ["x", "i", "k"])).toEqual({
    choice: "j=1..x[i]",
    change: "x[i]-=j",
  });
  for (const other of ["n-=k", "n-=1..", "n-=1,", "k=1..3", "n-=2", "=>(1),(2)"])
    expect(choiceOf(other, ["n"]), other).toBeNull();
});

test("what is left stays, may be split, or must", () => {
  const lines = read("k=1..3;n-=k");
  const said = (choice: RestChoice, less: string | null = "k") =>
    print([restOf(choice, "n", less, "n", lines)]);
  expect(said("one")).toBe("n-=k");
  expect(said("one", "2")).toBe("n-=2");
  expect(said("may2")).toBe("i=0..(n-k)/2;=>(i)+(n-k-i)");
  expect(said("must2")).toBe("i=1..(n-k)/2;=>(i)+(n-k-i)");
  expect(said("differ2")).toBe("i=1..(n-k-1)/2;=>(i)+(n-k-i)");
  expect(said("differ2", null)).toBe("i=1..(n-1)/2;=>(i)+(n-i)");
  expect(said("must3", "2")).toBe("i=1..(n-2)/3;j=i..(n-2-i)/2;=>(i)+(j)+(n-2-i-j)");
  expect(said("differ3")).toBe("i=1..(n-k-3)/3;j=i+1..(n-k-i-1)/2;=>(i)+(j)+(n-k-i-j)");
});

test("a split leaves what its words say", () => {
  const left = (choice: RestChoice, heap: number) => {
    const way = print([restOf(choice, "n", null, "n", [])]);
    const list = nimber.moves(`own/n;${way}:${heap}`, 0, 0, 0, 100);
    if ("error" in list) throw new Error(list.error.code);
    return list.moves.map(({ becomes }) => becomes).sort();
  };
  expect(left("must2", 6)).toEqual(["1,5", "2,4", "3,3"]);
  expect(left("differ2", 6)).toEqual(["1,5", "2,4"]);
  expect(left("must3", 6)).toEqual(["1,1,4", "1,2,3", "2,2,2"]);
  expect(left("differ3", 9)).toEqual(["1,2,6", "1,3,5", "2,3,4"]);
  expect(left("differ3", 2)).toEqual([]);
});

test("a sentence more stands before what changes", () => {
  const setting = { head: "n", heaps: ["n"] };
  const lines = read("k=1..3;n-=k");
  expect(print(added(lines, "only", setting))).toBe("k=1..3;n%2==0;n-=k");
  expect(print(added(lines, "onlyTaken", setting))).toBe("k=1..3;k%2==0;n-=k");
  expect(print(added(lines, "onlyLeft", setting))).toBe("k=1..3;n-k>=1;n-=k");
  expect(print(added(lines, "choose", setting))).toBe("k=1..3;i=1..3;n-=k");
  expect(added(lines, "written", setting)[1]).toEqual({ kind: "written", text: "" });
});

test("where something comes off, so many can be chosen as there are", () => {
  const lines = read("k=1..a;a-=k", "{a,b}");
  expect(print(offOf(lines, 1, ["b"]))).toBe("k=1..b;b-=k");
  expect(print(offOf(lines, 1, ["a", "b"]))).toBe("k=1..min(a,b);a-=k;b-=k");
  expect(print(offOf(read("k=1..min(a,b);a-=k;b-=k", "{a,b}"), 1, ["b"]))).toBe("k=1..b;b-=k");
  expect(print(offOf(read("k=1..3;a-=k", "{a,b}"), 1, ["b"]))).toBe("k=1..3;b-=k");
});

test("amounts and conditions take another form", () => {
  const range = { form: "range", from: "1", to: "3" } as const;
  for (const choice of amountChoices(["a", "b"], false)) {
    const line: Line = { kind: "choose", name: "k", amount: amountOf(choice, range, ["a", "b"]) };
    expect(readWay("{a,b}", printWay([line])), choice).toEqual([line]);
  }
  expect(amountChoices(["n"], true)).not.toContain("both");
  const even = conditionOf("even", { is: "a", set: "prime" });
  for (const choice of ["even", "odd", "multiple", "noMultiple", "rest", ">=", "prime"] as const)
    expect(conditionChoice(conditionOf(choice, even))).toBe(choice);
});

test("conditions speak of what there is", () => {
  const lines = read("i=1..len(x);k=1..x[i];x[i]-=k", "x{}");
  expect(pickedIn(lines)).toEqual(["x[i]"]);
  expect(takenName(lines)).toBe("k");
  expect(subjectsOf(lines, { head: "x{}", heaps: ["x[i]"] })).toEqual([
    { name: "x[i]" },
    { name: "k" },
    { of: "x[i]", less: "k" },
  ]);
});

test("the module plays all that a game begins with, and its sentences say it", () => {
  const plays = (text: string) => {
    const answer = nimber.read(text);
    expect("error" in answer ? `${text}: ${answer.error.code}` : answer.kind).toBe("position");
  };
  for (const text of [...Object.values(begins), ...Object.values(examples)]) {
    plays(text);
    expect(textOf(madeOf(text)!)).toBe(text);
    expect(textOf({ ...madeOf(text)!, misere: true })).toBe(`${text}~misere`);
    expect(madeOf(`${text}~misere`)?.misere).toBe(true);
  }
  for (const kind of gameKinds) expect(kindOf(madeOf(begins[kind])!)).toBe(kind);
  for (const [kind, starts] of Object.entries(wayStarts)) {
    const made = madeOf(begins[kind as NumberKind])!;
    if (made.kind !== "own") throw new Error(kind);
    for (const start of Object.keys(starts)) {
      const ways = startedWays(kind as NumberKind, made.head, start as WayStart);
      plays(textOf({ ...made, ways }));
      for (const way of ways)
        expect(readWay(made.head, way).map((line) => line.kind)).not.toContain("written");
    }
  }
  // With the names that the head has.
  expect(startedWays("pair", "{w,h}", "cut")).toEqual([["i=1..h/2", "=>(w,i)+(w,h-i)"]]);
});

test("other games are not made here", () => {
  for (const text of ["nim:3,4", "own/n;n-=1:3+nim:2", "row/o->.:o+row/o->.:o", ""])
    expect(madeOf(text)).toBeNull();
});

test("the parts of a drawn rule are found in its text", () => {
  expect(drawnParts("o->.,oo->..;flip;never=xx")).toEqual([
    { text: "o->.", from: 0 },
    { text: "oo->..", from: 5 },
    { text: "flip", from: 12 },
    { text: "never=xx", from: 17 },
  ]);
});
