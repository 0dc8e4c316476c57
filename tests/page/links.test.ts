// What a link asks for, read in one place: options with their types, and links in other texts.
import { describe, expect, it } from "vitest";
import {
  asksQuestions,
  hrefOfBoard,
  linesOf,
  readLesson,
  sentIn,
  writtenBoards,
} from "../../web/src/links/classList";
import { hasMark, optionsAlone, pageOf } from "../../web/src/links/link";
import { readSheet } from "../../web/src/links/worksheet";
import { isPuzzle, only, readOptions, without } from "../../web/src/links/options";

describe("options", () => {
  it("have a type each", () => {
    const asked = readOptions([
      ...["play", "lang=zh-TW", "theme=dark", "view=book", "chapter=7", "as=kayles"],
      ...["title=a=b", "class=A;nim:3", "rule=take%2F1..3", "values=1%2C2", "listed=12"],
      ...["problem=poj-1704", "worksheet=4711.2.take%2F1..3", "projector"],
    ]);
    expect(asked).toMatchObject({
      ...{ play: true, quiz: false, turn: false, embed: false, projector: true },
      ...{ view: "book", chapter: 7, face: "kayles", title: "a=b", classList: "A;nim:3" },
      ...{ rule: "take/1..3", values: "1,2", ofList: true, listed: 12, problem: "poj-1704" },
      ...{ worksheet: "4711.2.take/1..3", language: "zh-TW", theme: "dark", puzzles: [] },
    });
  });
  it("are nothing where a number can't be read", () => {
    for (const text of ["", "x", "123", "-1", "1.", "１"])
      expect(readOptions([`chapter=${text}`]).chapter, text).toBeNull();
    const asked = readOptions(["listed=1234", "daily=1234567", "ladder=", "daily=9", "ladder=4"]);
    expect(asked).toMatchObject({ ofList: true, listed: null });
    expect(asked.puzzles).toEqual([
      { kind: "daily", number: 9 },
      { kind: "ladder", number: 4 },
    ]);
  });
  it("of a name are the first of it; a word is none", () => {
    expect(readOptions(["as=a", "as=b"]).face).toBe("a");
    expect(readOptions(["as", "playing", "theme=pink"])).toMatchObject({
      ...{ face: null, play: false, theme: null },
    });
    expect(readOptions(["rule=%zz"]).rule).toBe("%zz");
  });
  it("are left out by word and by name", () => {
    const list = ["turn", "turn=1", "listed=3", "listed", "x"];
    expect(without(list, "turn", "listed=")).toEqual(["turn=1", "listed", "x"]);
    expect(only(list, "turn", "listed=")).toEqual(["turn", "listed=3"]);
    expect(isPuzzle(["daily="])).toBe(true);
    expect(isPuzzle(["daily", "quiz"])).toBe(false);
  });
});

it("a worksheet has a seed, a size and a rule", () => {
  expect(readSheet("4711.2.take/1..3")).toEqual({ seed: 4711, size: 2, rule: "take/1..3" });
  for (const text of ["", "1.2", "1.2.", "1.4.nim", "1.0.nim", "x.1.nim", "1234567890.1.nim"])
    expect(readSheet(text), text).toBeNull();
});

it("a link may be options alone", () => {
  for (const text of ["", "?view=book", "%3Fview=book", "%3fx"])
    expect(optionsAlone(text), text).toBe(true);
  for (const text of ["nim:3", "%3", "x?"]) expect(optionsAlone(text), text).toBe(false);
  expect(["?x", "x？", ".", ""].map(hasMark)).toEqual([true, true, false, false]);
  expect(pageOf("http://a/b?c#d#e")).toBe("http://a/b?c");
});

describe("a list for a class", () => {
  it("is written a board on each line", () => {
    const lesson = readLesson("T;nim:3?as=x&quiz;row/o->.%3Bflip:oo?play;nim:1!0?quiz");
    expect(writtenBoards(lesson)).toBe("nim:3?as=x\nrow/o->.;flip:oo\nnim:1!0");
    expect(asksQuestions(lesson)).toBe(false);
    expect(asksQuestions(readLesson("playing;nim:3?quiz"))).toBe(true);
  });
  it("is read from links and positions", () => {
    expect(linesOf(" nim:3 \r\n\nhttp://a/# #nim:4?x y\n# z")).toEqual(["nim:3", "nim:4?x", "# z"]);
    expect(hrefOfBoard("nim:3", 0)).toBe("#nim:3?listed=1");
    expect(hrefOfBoard("nim:3?quiz", 1)).toBe("#nim:3?quiz&listed=2");
  });
  it("comes back with names", () => {
    expect(sentIn("Ann · Nim\n1. http://a/#nim:3!2\n2. none\nBob\n12 ) x\n#nim:4")).toEqual([
      { name: "Ann", link: "nim:3!2" },
      { name: "Bob", link: "nim:4" },
    ]);
  });
});
