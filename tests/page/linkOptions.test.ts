// The options of a link: read from its text alone, as the module reads those of a good link.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkOptions, withOptions, withoutOptions } from "../../web/src/links/link";
import { module } from "../wasm/module";

/** As a browser's address tells what stands behind "#". */
const inAddress = (text: string) => new URL(`http://page/#${text}`).hash.slice(1);

const kept = readFileSync(new URL("../data/links.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  // Those of sheets: sheet.test.ts.
  .filter((line) => !line.includes("\tsheet "))
  .map((line) => line.split("\t")[0]!);

describe("the options of a link", () => {
  it("are the module's, in every link that was ever made", () => {
    expect(kept.length).toBeGreaterThan(80);
    for (const link of kept)
      for (const text of [link, inAddress(link)]) {
        const opened = module.openLink(text);
        // A mark that is dropped from the end begins no options.
        if ("error" in opened || /[?\uff1f]/.test(opened.dropped)) continue;
        expect(linkOptions(text), text).toEqual(opened.options);
      }
  });

  it("are the module's, whatever they hold", () => {
    const piece = fc.constantFrom(
      ..."ab=&?!.%;:,# ".split(""),
      "%26",
      "%25",
      "%3F",
      "%3f",
      "%2",
      "%zz",
      "\uff1f",
      "%EF%BC%9F",
      "embed",
      "lang=zh",
      "title=",
      "%E5%8F%96",
      "取",
      // Bytes that are no UTF-8, or its beginning only.
      "%aa",
      "%C3",
      "%E5%8F",
      "%ED%A0%80",
      "%F0%9F",
      "%ff",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, mark) => {
        const text = `nim:3${mark ? "?" : "%3F"}${pieces.join("")}`;
        const opened = module.openLink(text);
        if ("error" in opened || opened.dropped !== "") return;
        expect(linkOptions(text)).toEqual(opened.options);
      }),
      { numRuns: 2000 },
    );
  });

  it("don't depend on the position", () => {
    const options = fc.array(
      fc.constantFrom("embed", "quiz", "lang=zh", "title=a%26b", "turn", "view=explore", "x"),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), options, (before, list) => {
        const position = encodeURIComponent(before.replace(/\p{Surrogate}/gu, "")).replace(
          /%(3F|EF%BC%9F)/g,
          "x",
        );
        expect(linkOptions(`${position}?${list.join("&")}`)).toEqual(
          linkOptions(`nim:3?${list.join("&")}`),
        );
      }),
    );
    for (const broken of ["xx", "", "%", "%zz", "%E5%8", "%01", "nim:3!9", "nim:3,", "nim:3,4!"])
      expect(linkOptions(`${broken}?quiz&embed`), broken).toEqual(["quiz", "embed"]);
  });

  it("stand behind the text that stays for repair", () => {
    for (const [link, text, next] of [
      ["xx?embed&title=a%26b%25", "xx", "xx?embed&title=a%26b%25"],
      ["x%x%3Fquiz%26embed", "x%x", "x%x?quiz&embed"],
      ["xx%EF%BC%9Fembed", "xx", "xx?embed"],
      ["xx", "xx", "xx"],
    ] as const) {
      expect(withoutOptions(link)).toBe(text);
      expect(withOptions(text, linkOptions(link))).toBe(next);
      expect(linkOptions(next)).toEqual(linkOptions(link));
    }
  });
});
