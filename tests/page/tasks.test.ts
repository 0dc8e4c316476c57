/** Tasks of a list for a class: their links, their lines, and what a class says. */
import { describe, expect, it } from "vitest";
import { readLesson, sentIn, sentText, writeLesson } from "../../web/src/links/classList";
import { linkOptions } from "../../web/src/links/link";
import { readOptions } from "../../web/src/links/options";
import { linkOfOwn, writeOwn } from "../../web/src/links/ownProblem";
import {
  hasBareBoard,
  keyOfTask,
  lineOfTask,
  linkOfChapter,
  linkOfExercise,
  linkOfOwnTask,
  linkOfProblem,
  linkOfSheetTask,
  linkOfText,
  mostSaid,
  readLine,
  readPrinted,
  saidIn,
  taskOf,
  withSaid,
  writePrinted,
} from "../../web/src/links/tasks";
import { module as nimber } from "../wasm/module";

const none = { ask: "", answer: "" };
const asked = { ask: "What? 50 % & more; see #2", answer: "a=b" };
const value = writeOwn({
  title: "Mon;day",
  rule: "own/n;k=1..n/3;n-=k",
  io: "T",
  heaps: "one",
  first: "Yes",
  second: "No",
  text: "谁赢？",
  input: "1\n4\n",
  output: "No\n",
});
const sheet = "sheet=rule%20take/1..3%0Aperiod";
const rule = "custom/n%25k==0";
const links: readonly [string, ReturnType<typeof taskOf>][] = [
  ["nim:1,2?play", { kind: "board", text: "nim:1,2" }],
  ["nim:1,2?as=x&quiz", { kind: "puzzle", text: "nim:1,2" }],
  ["nim:1,2", { kind: "puzzle", text: "nim:1,2" }],
  [linkOfText("nim:3,4,5", "value"), { kind: "value", text: "nim:3,4,5" }],
  [linkOfText(rule, "law"), { kind: "law", text: rule }],
  [linkOfText("take/1,3", "rule", asked), { kind: "rule", text: "take/1,3", ...asked }],
  [linkOfProblem("poj-1704"), { kind: "problem", name: "poj-1704" }],
  [linkOfOwnTask(value), { kind: "own", value }],
  [linkOfChapter(3, asked), { kind: "chapter", chapter: 3, ...asked }],
  [linkOfExercise(3, "a-b"), { kind: "exercise", chapter: 3, exercise: "a-b" }],
  [linkOfSheetTask(sheet, asked), { kind: "sheet", ...asked }],
  [sheet, { kind: "sheet", ...none }],
];

describe("a task", () => {
  it.each(links)("%s is read from its link, alone and out of a list", (link, task) => {
    expect(taskOf(link)).toEqual(task);
    const option = writeLesson({ title: "T", links: [link, "nim:3?play"] });
    const written = nimber.writeLink(["nim:3,4,5"], ["view=book", option]);
    if ("error" in written) throw new Error(written.error.code);
    const list = readOptions(linkOptions(written.link)).classList!;
    expect(readLesson(list).links).toHaveLength(2);
    expect(taskOf(readLesson(list).links[0]!)).toEqual(task);
    expect(keyOfTask(readLesson(list).links[0]!)).toBe(keyOfTask(link));
  });

  it("is known by its answers, and no other task's", () => {
    const keys = links.map(([link]) => keyOfTask(link));
    for (const [at, [link]] of links.entries()) {
      for (const said of ["", "2", "P when n%4==0 & 100%", "a;b#c？d", "x".repeat(mostSaid)]) {
        const answer = withSaid(link, said);
        expect(saidIn(answer)).toBe(said);
        expect(keys.indexOf(keyOfTask(answer))).toBe(keys.indexOf(keys[at]!));
        // As it comes back in a message.
        const sent = sentIn(sentText("Ada", "T", [`http://a/#${answer}`], "no"));
        expect(sent.map((one) => [one.name, saidIn(one.link), keyOfTask(one.link)])).toEqual([
          ["Ada", said, keyOfTask(link)],
        ]);
      }
      expect(saidIn(link)).toBeNull();
    }
    expect(keyOfTask(`${linkOfText("nim:3", "value")}&lang=zh&listed=4`)).toBe(
      keyOfTask(linkOfText("nim:3", "value")),
    );
    expect(saidIn(withSaid("nim:3?task=value", "x".repeat(100_000)))).toHaveLength(mostSaid);
  });

  it("is written as a line and read from it", () => {
    const lines = links.map(([link]) => lineOfTask(link, () => 2));
    expect(lines).toEqual([
      "board nim:1,2",
      "puzzle nim:1,2?as=x",
      "puzzle nim:1,2",
      "value nim:3,4,5",
      "law custom/n%25k==0",
      "rule take/1,3 # What? 50 % & more; see #2 = a=b",
      "problem poj-1704",
      `problem #${linkOfOwn(value)}`,
      "chapter 3 # What? 50 % & more; see #2 = a=b",
      "exercise 3.2",
      `sheet #${sheet} # What? 50 % & more; see #2 = a=b`,
      `sheet #${sheet}`,
    ]);
    expect(readLine("  value   nim:3, 4 ")).toEqual({
      ...{ kind: "value", text: "nim:3, 4", column: 11, ask: "", answer: "" },
    });
    expect(readLine("3 4 5")).toMatchObject({ kind: "", text: "3 4 5", column: 1 });
    expect(readLine("law")).toMatchObject({ kind: "law", text: "", column: 4 });
    expect(readLine("lawful/1:3")).toMatchObject({ kind: "", text: "lawful/1:3" });
    expect(readLine("chapter 3 # 甲 = 6")).toMatchObject({ text: "3", ask: "甲", answer: "6" });
  });
});

it("a line is a board that may be a puzzle where no word and no sheet stands there", () => {
  for (const text of ["nim:3,4,5", "3 4 5", "law take/1..3\n\n https://x.org/#nim:1,2?as=x"])
    expect(hasBareBoard(text), text).toBe(true);
  for (const text of ["", " \n", "value nim:3,4,5\nlaw take/1..3", "board nim:1", `#${sheet}`])
    expect(hasBareBoard(text), text).toBe(false);
});

it("what a program printed goes along in a line", () => {
  for (const theirs of ["First\nSecond", "a|b %7C 100%\n\nx", ""])
    expect(readPrinted(writePrinted(7, theirs))).toEqual({ seed: 7, theirs });
  expect(readPrinted(writePrinted(7, "A \r\nB\t\n\n"))!.theirs).toBe("A\nB");
  for (const said of ["", "First", "x:First", "-1:a", "12345678901:a"])
    expect(readPrinted(said)).toBeNull();
});
