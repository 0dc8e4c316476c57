import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bendAround, handle } from "../../web/src/boards/bends";
import {
  addVertex,
  connect,
  faultAt,
  freshName,
  importEdges,
  mannerOf,
  nameAt,
  putToken,
  readDrawing,
  removeEdge,
  removeVertex,
  toggleVisited,
  writeDrawing,
  type Manner,
} from "../../web/src/forms/graphDrawing";
import {
  edgePaths,
  freePlace,
  inside,
  layOut,
  nextVertex,
  placesOf,
  radius,
  vertexAt,
} from "../../web/src/forms/graphSheet";
import { faultOf, splitTerm, sumText } from "../../web/src/state/terms";
import { module as nimber } from "../wasm/module";

const games = nimber.games();
const manner = (name: string): Manner => mannerOf(games.find((game) => game.name === name)!)!;
const sheet = { width: 600, height: 400 };

/** The module's error in a text of one term, where the editor shows it. */
function faultIn(text: string) {
  const view = nimber.read(text);
  if (!("error" in view)) throw new Error(`${text} is no fault`);
  const terms = text.split("+").map((term) => splitTerm(/^[a-z]+/.exec(term)![0], term));
  expect(sumText(terms, "")).toBe(text);
  const found = faultOf(terms, view.error)!;
  const draft = terms[found.term]!;
  return { ...found.fault, at: faultAt(draft[found.fault.field], found.fault.column) };
}

describe("a drawing", () => {
  test("of every example is written back as it was", () => {
    let drawings = 0;
    for (const game of games) {
      const how = mannerOf(game);
      if (!how) continue;
      for (const example of game.examples) {
        const view = nimber.read(example);
        if ("error" in view || view.kind !== "position") throw new Error(example);
        if (view.terms.length !== 1) continue;
        const { rules, state } = splitTerm(game.name, view.position);
        const drawing = readDrawing({ rules, state }, how, []);
        expect(drawing && writeDrawing(drawing, how), example).toEqual({ rules, state });
        drawings++;
      }
    }
    expect(drawings).toBeGreaterThanOrEqual(5);
    expect(mannerOf(games.find((game) => game.name === "nim")!)).toBeNull();
  });

  test("is edited one thing at a time", () => {
    const how = manner("graph");
    let graph = readDrawing({ rules: "a-b", state: "a" }, how, [])!;
    expect(freshName(graph.vertices)).toBe("c");
    graph = addVertex(graph, "c");
    expect(writeDrawing(graph, how).rules).toBe("a-b,c");
    graph = connect(graph, "b", "c", how)!;
    expect(writeDrawing(graph, how).rules).toBe("a-b,b-c");
    expect(connect(graph, "a", "b", how)).toBeNull();
    expect(writeDrawing(connect(graph, "b", "a", how)!, how).rules).toBe("a-b,b-c,b-a");
    graph = putToken(graph, "b", how);
    expect(writeDrawing(graph, how).state).toBe("a,b");
    graph = removeVertex(graph, "a", how);
    expect(writeDrawing(graph, how)).toEqual({ rules: "a-b,b-c", state: "b" });
    expect(writeDrawing(removeVertex(graph, "a", how), how)).toEqual({ rules: "b-c", state: "b" });
    expect(writeDrawing(removeEdge(graph, 0), how).rules).toBe("b-c,a");
  });

  test("stands on the ground, with edges twice and loops", () => {
    const how = manner("hackenbush");
    let bush = readDrawing({ rules: "", state: "-" }, how, [])!;
    expect(bush.vertices).toEqual(["0"]);
    bush = addVertex(bush, "a");
    // Not written until it hangs on something.
    expect(writeDrawing(bush, how)).toEqual({ rules: "", state: "-" });
    for (const [from, to] of [
      ["0", "a"],
      ["0", "a"],
      ["a", "a"],
    ] as const)
      bush = connect(bush, from, to, how)!;
    expect(writeDrawing(bush, how).state).toBe("0-a,0-a,a-a");
    expect(removeVertex(bush, "0", how)).toBe(bush);
    expect(nimber.read("hackenbush:0-a,0-a,a-a")).toMatchObject({ kind: "position" });
  });

  test("has one token, and where it has been", () => {
    const how = manner("geography");
    let walk = readDrawing({ rules: "a-b,b-c", state: "b;a" }, how, [])!;
    expect(walk).toMatchObject({ tokens: ["b"], visited: ["a"] });
    walk = toggleVisited(walk, "c");
    walk = toggleVisited(walk, "b");
    expect(writeDrawing(walk, how).state).toBe("b;a,c");
    walk = putToken(walk, "c", how);
    expect(writeDrawing(walk, how).state).toBe("c;a");
    expect(writeDrawing(toggleVisited(walk, "a"), how).state).toBe("c");
  });

  test("is none where the text is no list of edges", () => {
    expect(readDrawing({ rules: "a-b,a+c", state: "a" }, manner("graph"), [])).toBeNull();
    expect(readDrawing({ rules: "", state: "a-" }, manner("nodekayles"), [])).toBeNull();
  });
});

describe("a fault is shown where it is", () => {
  test("at an edge, a vertex, a token", () => {
    expect(faultIn("hackenbush:0-a,b-c").at).toEqual({ edge: 1 });
    expect(faultIn("nodekayles:a-b,d,b-c,c-c").at).toEqual({ edge: 2 });
    expect(faultIn("arckayles:a-b,c").at).toEqual({ vertex: "c" });
    expect(faultIn("graph/a-b,b-c,a-b:a").at).toEqual({ edge: 2 });
    expect(faultIn("nim:3+geography/a-b,b-c,c-b:a").at).toEqual({ edge: 2 });
    const token = faultIn("geography/a-b,b-c:a;b,xyz");
    expect(token.field).toBe("state");
    expect(nameAt("a;b,xyz", token.column)).toBe("xyz");
    const twice = faultIn("geography/a-b:a;a");
    expect(nameAt("a;a", twice.column)).toBe("a");
  });

  test("the ground that is missing has its word", () => {
    const view = nimber.read("hackenbush:a-b");
    expect(view).toMatchObject({ error: { args: ["ground", ""] } });
  });
});

describe("an imported list", () => {
  test("is read in the ways people write it", () => {
    for (const text of ["a b\nb c\n", "a-b\nb-c", "a,b\r\nb,c", "# two\na -> b\n\nb;c", "a-b, b-c"])
      expect(importEdges(text), text).toEqual({ list: "a-b,b-c" });
    expect(importEdges("a-b\nd")).toEqual({ list: "a-b,d" });
  });
  test("names the line that is no edge", () => {
    expect(importEdges("a b\na b c\n")).toEqual({ line: 2 });
    expect(importEdges("a b\n\nü-b")).toEqual({ line: 3 });
    expect(importEdges("a--b")).toEqual({ line: 1 });
  });
});

describe("the sheet", () => {
  const list = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 0, max: 19 })),
    { minLength: 1, maxLength: 40, selector: ([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}` },
  );
  test("lays vertices apart, inside, above the ground", () => {
    fc.assert(
      fc.property(list, fc.constantFrom("graph", "hackenbush", "nodekayles"), (edges, game) => {
        const how = manner(game);
        const text = edges
          .filter(([a, b]) => a !== b)
          .map((edge) => edge.join("-"))
          .join(",");
        const drawing = readDrawing(
          how.inRules ? { rules: text, state: "" } : { rules: "", state: text || "-" },
          how,
          [],
        )!;
        const { places, size } = layOut(drawing, how, sheet);
        const drawn = drawing.vertices.filter((name) => !(how.ground && name === "0"));
        for (const name of drawn) {
          const at = places.get(name)!;
          expect(inside(at, size, how)).toEqual(at);
          for (const other of drawn) {
            if (other === name) continue;
            const { x, y } = places.get(other)!;
            expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThanOrEqual(radius * 2);
          }
        }
        for (const path of edgePaths(drawing, how, places, size)) expect(path).toMatch(/^M[^N]+$/);
      }),
      { numRuns: 60 },
    );
  });
  test("bends around vertices that stand in a row, and back beside itself", () => {
    const names = ["a", "b", "c", "d", "e"];
    const places = names.map((_, at) => ({ x: 60 + at * 78, y: 200 }));
    for (const wanted of [0, 20, -20])
      for (let from = 0; from < 5; from++)
        for (let to = 0; to < 5; to++) {
          if (from === to) continue;
          const [a, b] = [places[from]!, places[to]!];
          const others = places.filter((_, at) => at !== from && at !== to);
          const bend = bendAround(a, b, wanted, { others, clear: radius + 7, sheet: null });
          if (wanted !== 0) expect(bend * wanted).toBeGreaterThan(0);
          const { x, y } = handle(a, b, bend);
          for (let t = 0; t <= 1; t += 0.02)
            for (const other of others) {
              const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
              const [across, down] = [p * a.x + q * x + r * b.x, p * a.y + q * y + r * b.y];
              expect(Math.hypot(across - other.x, down - other.y)).toBeGreaterThan(radius + 5);
            }
        }
  });
  test("keeps what stands where it stands", () => {
    const how = manner("graph");
    const drawing = readDrawing({ rules: "a-b,b-c,c-d", state: "a" }, how, [])!;
    const { places } = layOut(drawing, how, sheet);
    const more = connect(addVertex(drawing, "e"), "d", "e", how)!;
    const next = placesOf(more, how, places, sheet).places;
    for (const [name, at] of places) expect(next.get(name)).toEqual(at);
    const { x, y } = next.get("e")!;
    for (const at of places.values())
      expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThanOrEqual(radius * 2);
  });
  test("draws edges of the same ends apart", () => {
    const how = manner("hackenbush");
    const bush = readDrawing({ rules: "", state: "0-a,0-a,a-b,b-a,b-b,b-b,0-0" }, how, [])!;
    const { places, size } = layOut(bush, how, sheet);
    const paths = edgePaths(bush, how, places, size);
    expect(new Set(paths).size).toBe(7);
  });
  test("knows the vertex at a point and the next by a key", () => {
    const places = new Map([
      ["a", { x: 100, y: 100 }],
      ["b", { x: 200, y: 110 }],
      ["c", { x: 110, y: 200 }],
    ]);
    expect(vertexAt(places, { x: 108, y: 95 }, 20)).toBe("a");
    expect(vertexAt(places, { x: 150, y: 100 }, 20)).toBeNull();
    expect(nextVertex(places, "a", { x: 1, y: 0 })).toBe("b");
    expect(nextVertex(places, "a", { x: 0, y: 1 })).toBe("c");
    expect(nextVertex(places, "a", { x: -1, y: 0 })).toBeNull();
    const free = freePlace(places, sheet, manner("graph"), { x: 100, y: 100 });
    expect(vertexAt(places, free, radius * 2)).toBeNull();
  });
});
