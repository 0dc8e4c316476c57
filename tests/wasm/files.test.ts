// What a person drops on the page, or pastes, and what storage gives back, whatever it is: a game
// of legal moves, or a sentence; never an exception. NIMBER_FUZZ_RUNS and NIMBER_FUZZ_SEED: more of
// it, or other texts.
import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openFileText } from "../../web/src/state/openFile";
import { gameText, readGameText } from "../../web/src/state/gameFile";
import { parseKept } from "../../web/src/state/keptGameShape";
import { kept, openKept, printLibrary } from "../../web/src/state/library";
import {
  flatten,
  jump,
  lines,
  play,
  startRecord,
  unflatten,
  type GameRecord,
} from "../../web/src/state/record";
import { checkedRecord } from "../../web/src/state/keptGame";
import { pushRecord } from "../../web/src/state/address";
import { record } from "../../web/src/state/game";
import { module } from "./module";

const runs = Number(process.env["NIMBER_FUZZ_RUNS"] ?? 300);
const seed = Number(process.env["NIMBER_FUZZ_SEED"] ?? 9);
const parameters = { numRuns: runs, seed };
vi.setConfig({ testTimeout: 60_000 + runs * 100 });

// The page's state without a browser: what it asks of one, and the module in place of its worker.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("location", { pathname: "/", search: "", hash: "", href: "http://localhost/" });
  vi.stubGlobal("history", { pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal("Worker", EventTarget);
});
vi.mock("../../web/src/engine/index", async () => {
  const { module } = await import("./module");
  const engine = {
    trouble: { value: null, peek: () => null },
    read: (text: string) => Promise.resolve(module.read(text)),
    openLink: (text: string) => Promise.resolve(module.openLink(text)),
    writeLink: (texts: string[], options: string[]) =>
      Promise.resolve(module.writeLink(texts, options)),
    moveTo: (from: string, to: string) => Promise.resolve(module.moveTo(from, to)),
  };
  return { engine };
});

const starts = [
  ...module.games().flatMap((game) => game.examples),
  "nim:3,4,5~misere",
  "take/1..3:9+take/1..7:14",
  "octal/0.77:7+strip:2,5+coins/mock:HTH",
];

/** A game that was really played: moves from nodes of the record, as chosen by numbers. */
const games: fc.Arbitrary<GameRecord> = fc
  .record({
    start: fc.constantFrom(...starts),
    moves: fc.array(fc.record({ node: fc.nat(30), which: fc.nat(60) }), { maxLength: 12 }),
  })
  .map(({ start, moves }) => {
    const view = module.read(start);
    if ("error" in view || view.kind !== "position") throw new Error(start);
    let here = startRecord([view.position]);
    for (const { node, which } of moves) {
      here = jump(here, node % here.nodes.size);
      const answer = module.moves(here.nodes.get(here.cursor)!.position, 0, 0, 0, 61);
      if ("error" in answer || answer.moves.length === 0) continue;
      here = play(here, answer.moves[which % answer.moves.length]!.position);
    }
    return here;
  });

/** Changes somewhere in a text, given as parts of its length. */
const changed = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      texts,
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          cut: fc.nat(12),
          put: fc.oneof(
            fc.string({ unit: "binary", maxLength: 4 }),
            fc.constantFrom(
              "#",
              "!",
              "\n",
              "%",
              "%zz",
              "0",
              "-1",
              "1e99",
              ",",
              '"',
              "[",
              "}",
              "null",
            ),
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([text, changes]) =>
      changes.reduce((now, { at, cut, put }) => {
        const from = Math.floor(at * now.length);
        return now.slice(0, from) + put + now.slice(from + cut);
      }, text),
    );

/** Of nearly the right shape: each part is right, or something else. */
const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 1 }),
  fc.double({ min: -2, max: 2 }),
  fc.integer({ min: -3, max: 9 }),
);
const nearly = <T>(right: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: odd });
const position = fc.oneof(
  fc.constantFrom(...starts, "nim:3,4", "nim:3", "nim:0", "take/1..3"),
  fc.string({ maxLength: 12 }),
);
const flat = nearly(
  fc.record({
    nodes: nearly(
      fc.oneof(
        games.map((game) => flatten(game).nodes as unknown[]),
        fc.array(nearly(fc.tuple(nearly(fc.integer({ min: -2, max: 6 })), nearly(position))), {
          maxLength: 6,
        }),
      ),
    ),
    cursor: nearly(fc.integer({ min: -2, max: 8 })),
  }),
);
const library = nearly(
  fc.record({
    format: nearly(fc.constant("nimber-library")),
    version: nearly(fc.constant(1)),
    games: nearly(
      fc.array(
        nearly(
          fc.record({
            id: nearly(fc.string({ minLength: 1, maxLength: 42 })),
            name: nearly(fc.string({ maxLength: 20 })),
            at: nearly(fc.nat()),
            record: flat,
          }),
        ),
        { maxLength: 3 },
      ),
    ),
  }),
);
const keptGame = nearly(
  fc.record({
    record: flat,
    side: nearly(fc.constantFrom(0, 1, "both", null)),
    mine: nearly(fc.constantFrom(0, 1, null)),
  }),
);

/** Every step of the record is a legal move between texts as the module writes them. */
function expectLegal(here: GameRecord): void {
  expect(here.nodes.has(here.cursor)).toBe(true);
  for (const { position, parent } of here.nodes.values()) {
    if (parent === null) {
      const view = module.read(position);
      expect("kind" in view && view.kind === "position" && view.position).toBe(position);
      continue;
    }
    const answer = module.moveTo(here.nodes.get(parent)!.position, position);
    expect("move" in answer && answer.move?.position).toBe(position);
  }
}

const before = startRecord(["nim:7,7"]);

/** Opens what a file holds, and says what became of it. */
async function drop(text: string): Promise<"game" | "library" | "nothing"> {
  pushRecord(before);
  const had = kept.peek().length;
  const { opened, words } = await openFileText(text);
  expect(words).toMatch(/\S/);
  if (opened) {
    expect(record.peek()).not.toBe(before);
    expectLegal(record.peek()!);
    return "game";
  }
  // What could not be read leaves the game on the board alone.
  expect(record.peek()).toBe(before);
  let last: "library" | "nothing" = "nothing";
  for (const game of kept.peek()) {
    last = kept.peek().length > had ? "library" : last;
    pushRecord(before);
    if (await openKept(game)) expectLegal(record.peek()!);
    else expect(record.peek()).toBe(before);
  }
  return last;
}

beforeEach(() => {
  kept.value = [];
});

describe("a file", () => {
  const met = { game: 0, library: 0, nothing: 0 };
  const opens = (texts: fc.Arbitrary<string>) =>
    fc.assert(
      fc.asyncProperty(texts, async (text) => {
        kept.value = [];
        met[await drop(text)] += 1;
      }),
      parameters,
    );

  it("of any text", () =>
    opens(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc
          .array(fc.oneof(position, fc.constantFrom("#", "!", "\n", "?", "+", " ", "%20")), {
            maxLength: 12,
          })
          .map((parts) => parts.join("")),
      ),
    ));
  it("of any JSON", () => opens(fc.json()));
  it("of nearly a library", () => opens(library.map((value) => JSON.stringify(value))));
  it("of a true library that was damaged", () =>
    opens(
      changed(
        games.map((game) => printLibrary([{ id: "a", name: "b", at: 1, record: flatten(game) }])),
      ),
    ));
  it("of a true game that was damaged", async () => {
    const texts = await Promise.all(
      fc.sample(games, { numRuns: 40, seed }).map((game) => gameText(game, "http://localhost/")),
    );
    await opens(changed(fc.constantFrom(...texts)));
  });
  it("was some of each", () => {
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(runs / 20);
  });
});

it("a game's file opens to the same game, with its variations", () =>
  fc.assert(
    fc.asyncProperty(games, async (game) => {
      const text = await gameText(game, "http://localhost/");
      const again = await readGameText(text);
      expect(lines(again!).sort()).toEqual(lines(game).sort());
      expectLegal(again!);
    }),
    parameters,
  ));

it("a library's file opens to the same games", () =>
  fc.assert(
    fc.asyncProperty(games, async (game) => {
      kept.value = [];
      const text = printLibrary([{ id: "a", name: "b", at: 1, record: flatten(game) }]);
      expect(await drop(text)).toBe("library");
      expect(await openKept(kept.peek()[0]!)).toBe(true);
      expect(flatten(record.peek()!)).toEqual(flatten(game));
    }),
    parameters,
  ));

it("of a game's file 2,000,000 characters and 200 links are read", async () => {
  const game = "#nim:3!2";
  const within = game.padStart(2_000_000);
  expect(lines((await readGameText(within))!)).toEqual([["nim:3", "nim:2"]]);
  expect(lines((await readGameText(` ${within}`))!)).toEqual([["nim:3"]]);
  const others = "#x ".repeat(199);
  expect(await readGameText(`${others}${game}`)).not.toBeNull();
  expect(await readGameText(`${others}#x ${game}`)).toBeNull();
});

it("of a library 2,000 games are read, and 500 with a name and 12 recent ones kept", async () => {
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${name}${at}`,
      name,
      at,
      record: { nodes: [[-1, "nim:3"] as [number, string]], cursor: 0 },
    }));
  expect(await drop(printLibrary(named(2001, "a")))).toBe("nothing");
  await openFileText(printLibrary(named(2000, "a")));
  expect(kept.peek()).toHaveLength(500);
  kept.value = [];
  await openFileText(printLibrary([...named(500, "b"), ...named(13, "")]));
  expect(kept.peek()).toHaveLength(512);
});

it("what storage kept of the current game is a game of legal moves, or nothing", () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(
        keptGame.map((value) => JSON.stringify(value)),
        changed(
          games.map((game) => JSON.stringify({ record: flatten(game), side: 1, mine: null })),
        ),
      ),
      async (text) => {
        const game = parseKept(text);
        if (!game) return;
        unflatten(game.record);
        const checked = await checkedRecord(game.record);
        if (checked) expectLegal(checked);
      },
    ),
    { ...parameters, numRuns: 4 * runs },
  ));
