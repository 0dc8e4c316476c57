import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { daily, fileIn, oneIn } from "../browser/daily.ts";

const files = readdirSync(new URL("../browser/", import.meta.url))
  .filter((name) => name.endsWith(".spec.ts"))
  .map((name) => name.slice(0, -".spec.ts".length));
/** As Playwright writes them: the project, the file, the title with its tags. */
const titles = files.flatMap((file) =>
  Array.from({ length: 12 }, (_, at) => `desktop ${file}.spec.ts test ${at} @${"ab"[at % 2]}`),
);
const taken = (environment: NodeJS.ProcessEnv, tagged = {}) => {
  const { grep } = oneIn(tagged, environment);
  return titles.filter((title) => grep.test(title));
};
const filesOf = (some: readonly string[]) =>
  [...new Set(some.map((title) => title.split(" ")[1]!.replace(".spec.ts", "")))].sort();

describe("the browser's tests by day", () => {
  it("are all where no stride is said, or a stride of one", () => {
    expect(files.length).toBeGreaterThan(50);
    expect(taken({})).toEqual(titles);
    expect(taken({ NIMBER_STRIDE: "1" })).toEqual(titles);
  });

  it("are one in so many of each file, the first among them, and the same each time", () => {
    const some = taken({ NIMBER_STRIDE: "5" });
    expect(some).toEqual(taken({ NIMBER_STRIDE: "5" }));
    expect(some.filter((title) => title.includes(" book.spec")).length).toBe(3);
    expect(some.filter((title) => title.includes(" touch.spec")).length).toBe(12);
    const byNight = ["adding_a_language", "memory"];
    expect(filesOf(some)).toEqual(files.filter((file) => !byNight.includes(file)).sort());
    expect(some).toContain("desktop book.spec.ts test 0 @a");
  });

  it("are together all of them, slice by slice", () => {
    const every = ["0", "1", "2", "3", "4"].flatMap((slice) =>
      taken({ NIMBER_STRIDE: "5", NIMBER_SLICE: slice }).filter((title) => / book\./.test(title)),
    );
    expect(every.sort()).toEqual(titles.filter((title) => / book\./.test(title)).sort());
  });

  it("are whole of a file that was changed", () => {
    const changed = taken({ NIMBER_STRIDE: "5", NIMBER_CHANGED: "book memory" });
    for (const file of ["book", "memory"])
      expect(changed.filter((title) => title.includes(` ${file}.spec`)).length).toBe(12);
  });

  it("are taken of a file alone as they are among others", () => {
    expect(fileIn("/a/tests/browser/one_two.spec.ts")).toBe("one_two");
    const book = daily({ NIMBER_STRIDE: "2" });
    expect(Array.from({ length: 4 }, () => book.takes("book"))).toEqual([true, false, true, false]);
    expect(book.takes("touch")).toBe(true);
  });

  it("are counted among those of a project's tags, and asking twice changes nothing", () => {
    const tagged = { grep: /@a/, grepInvert: /test 0/ };
    const { grep } = oneIn(tagged, { NIMBER_STRIDE: "5" });
    const book = titles.filter((title) => / book\./.test(title));
    const once = book.filter((title) => grep.test(title));
    expect(once).toEqual(["desktop book.spec.ts test 2 @a"]);
    expect(book.filter((title) => grep.test(title))).toEqual(once);
  });
});
