/** Problems of one's own: their links, and what becomes of links that are none. */
import { describe, expect, it } from "vitest";
import { linkOptions } from "../../web/src/links/link";
import { readOptions } from "../../web/src/links/options";
import {
  isWhole,
  linkOfOwn,
  mostText,
  nameOfOwn,
  readOwn,
  writeOwn,
  type OwnProblem,
} from "../../web/src/links/ownProblem";
import { mostOwnProblem } from "../../web/src/state/limits";
import { finish, module as nimber } from "../wasm/module";

const plain: OwnProblem = {
  title: "Stones on Monday",
  rule: "own/n;k=1..n/3;n-=k",
  io: "T",
  heaps: "counted",
  first: "First",
  second: "Second",
  text: "Ada & Bob take stones; who wins?\n100 % of it, <b>not</b> bold；“？#”",
  input: "1\n2\n3 4\n",
  output: "First\n",
};

/** What a link's text says. */
const opened = (link: string) => readOwn(readOptions(linkOptions(link)).own ?? "");

describe("a problem of one's own", () => {
  it("is the same behind its link, whoever wrote the link", () => {
    for (const text of [
      plain.text,
      "",
      "%3B%25;%",
      "石子".repeat(900),
      "<script>alert(1)</script>",
    ]) {
      const one = { ...plain, text };
      const value = writeOwn(one);
      expect(readOwn(value)).toEqual(one);
      expect(opened(linkOfOwn(value))).toEqual(one);
      expect(linkOfOwn(value, ["lang=zh"])).toMatch(/^\?view=problems&lang=zh&own=[!-~]*$/);
      const written = nimber.writeLink(["nim:3,4,5"], ["view=problems", `own=${value}`]);
      if ("error" in written) throw new Error(written.error.code);
      // The module reads its own link, and the page's.
      for (const text of [written.link, `nim:3,4,5${linkOfOwn(value)}`])
        expect(nimber.openLink(text)).toMatchObject({ kind: "position", dropped: "" });
      expect(opened(written.link)).toEqual(one);
    }
  });

  it("is never another one where its link was cut", () => {
    const link = linkOfOwn(writeOwn(plain));
    for (let end = link.indexOf("own=") + 4; end < link.length; end++) {
      const found = opened(link.slice(0, end));
      expect(typeof found, link.slice(0, end)).toBe("string");
    }
    const value = writeOwn(plain);
    expect(readOwn(value.slice(0, -9))).toBe("cut");
    expect(readOwn(value.replace("Monday", "Sun"))).toBe("cut");
    expect(readOwn("")).toBe("cut");
  });

  it("is refused where a part is too long, missing or of no kind", () => {
    expect(readOwn("x".repeat(100_000))).toBe("long");
    expect(readOwn("x".repeat(mostOwnProblem + 1))).toBe("long");
    expect(readOwn("x".repeat(mostOwnProblem))).toBe("cut");
    expect(readOwn(writeOwn({ ...plain, text: "x".repeat(mostOwnProblem) }))).toBe("long");
    expect(typeof readOwn(writeOwn({ ...plain, text: "字".repeat(mostText) }))).toBe("object");
    const bad: Partial<OwnProblem>[] = [
      { text: "字".repeat(mostText + 1) },
      { title: "x".repeat(81) },
      { title: " " },
      { title: "a\nb" },
      { text: "a\u0000b" },
      { rule: "" },
      { rule: "x".repeat(4097) },
      { input: "1".repeat(2001) },
      { output: "1".repeat(2001) },
      { first: "a,b" },
      { first: "" },
      { first: 'a"' },
      { first: plain.second },
      { io: "X" as "T" },
      { heaps: "X" as "one" },
    ];
    for (const part of bad) expect(readOwn(writeOwn({ ...plain, ...part }))).toBe("shape");
    expect(isWhole(plain)).toBe(true);
  });

  it("is kept as solved under a name of its own", () => {
    const names = Array.from({ length: 1000 }, (_, at) =>
      nameOfOwn(writeOwn({ ...plain, title: `${at}` })),
    );
    expect(new Set(names).size).toBe(1000);
    expect(names.every((name) => name.startsWith("own-") && name.length <= 20)).toBe(true);
  });

  it("has cases, in each form", () => {
    for (const rule of ["take/1,3,4", "nim", "wythoff", "octal/0.77", plain.rule])
      for (const io of ["T", "eof", "zero"])
        for (const heaps of ["counted", "line", "one"]) {
          const made = finish(nimber.checkCases(rule, io, heaps, "Yes", "No", 3, 200));
          if ("error" in made) throw new Error(`${rule} ${io} ${heaps}: ${made.error.code}`);
          expect(made.cases).toBe(200);
        }
  });

  it("has a sample with both answers among 100 seeds, if any cases have both", () => {
    const both = (output: string) => output.includes("Yes") && output.includes("No");
    const cases = (rule: string, heaps: string, seed: number, most: number) => {
      const made = finish(nimber.checkCases(rule, "T", heaps, "Yes", "No", seed, most));
      if ("error" in made) throw new Error(made.error.code);
      return made.output;
    };
    for (const rule of ["take/1,3,4", "nim", "wythoff", "octal/0.77", "lasker", plain.rule])
      for (const heaps of ["counted", "line", "one"]) {
        const found = Array.from({ length: 100 }, (_, at) => cases(rule, heaps, at + 1, 4));
        expect(found.some(both), `${rule} ${heaps}`).toBe(both(cases(rule, heaps, 1, 200)));
      }
  });

  it("has none of a rule whose positions are neither heaps nor two numbers", () => {
    for (const rule of ["stairs", "row/.->o", "strip", "coins/turtles"])
      expect(finish(nimber.checkCases(rule, "T", "one", "Yes", "No", 3, 200))).toMatchObject({
        error: { code: "no-sequence" },
      });
    for (const rule of ["take/1..3~misere", "nim~every", "nim~most/2"])
      expect(finish(nimber.checkCases(rule, "T", "one", "Yes", "No", 3, 200))).toMatchObject({
        error: { code: "expected-end" },
      });
  });
});
