// What comes from files and from storage is checked before it is used.
import { describe, expect, test, vi } from "vitest";
import { linksIn, readings } from "../../web/src/links/texts";
import { parseKept } from "../../web/src/state/keptGameShape";
import { parseLibrary, printLibrary } from "../../web/src/state/library";

// What the page's state asks of a browser when it is read in: its languages, and a thread for the
// module.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("Worker", EventTarget);
});

const game = {
  id: "a1",
  name: "For Monday",
  at: 1,
  record: {
    nodes: [[-1, "nim:3"] as [number, string], [0, "nim:2"] as [number, string]],
    cursor: 1,
  },
};

describe("a library", () => {
  test("is printed and read back", () => {
    expect(parseLibrary(printLibrary([game]))).toEqual([game]);
  });
  test.each([
    "",
    "nonsense",
    "[]",
    "{}",
    JSON.stringify({ format: "nimber-library", version: 2, games: [] }),
    JSON.stringify({ format: "nimber-library", version: 1, games: [{ ...game, at: "now" }] }),
    JSON.stringify({
      format: "nimber-library",
      version: 1,
      games: [{ ...game, record: { nodes: [], cursor: 0 } }],
    }),
    JSON.stringify({
      format: "nimber-library",
      version: 1,
      games: [{ ...game, record: { nodes: [[-1, ""]], cursor: 0 } }],
    }),
  ])("is not %s", (text) => {
    expect(parseLibrary(text)).toBeNull();
  });
});

test("the kept game is ours or none", () => {
  const kept = { record: game.record, side: 1, mine: null };
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "{", "[]", JSON.stringify({ ...kept, side: 3 })])
    expect(parseKept(text)).toBeNull();
});

test("links are found in any text", () => {
  expect(linksIn("Nimber · Nim\n\nhttps://a.b/c#nim:3,4,5!1,4,5\n\n1. Take 2")).toEqual([
    "nim:3,4,5!1,4,5",
  ]);
  expect(linksIn("look: #nim:1?turn. And （#take/1..3:21）")).toEqual([
    "nim:1?turn",
    "take/1..3:21",
  ]);
  expect(linksIn("nothing # here")).toEqual([]);
  expect(linksIn('<a href="x#nim:1">#custom/k*k<=n:20!19</a>')).toEqual([
    "nim:1",
    "custom/k*k<=n:20!19</a>",
  ]);
  expect(readings("custom/k*k<=n:20!19</a>")).toEqual([
    "custom/k*k<=n:20!19</a>",
    "custom/k*k<=n:20!19</a",
    "custom/k*k<=n:20!19",
    "custom/k*k",
  ]);
});
