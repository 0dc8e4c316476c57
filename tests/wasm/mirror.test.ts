// Copying as the page asks for it: who wins by it, what is paired, and the copy of a move.
import { describe, expect, it } from "vitest";
import type { MoveRecord, PairedPlace, SymmetryRecord } from "#module/nimber.js";
import { finish, module } from "./module";

function symmetry(position: string): SymmetryRecord | null {
  const answer = module.symmetry(position);
  if ("error" in answer) throw new Error(answer.error.code);
  return answer.symmetry;
}

function copyOf(before: string, after: string): MoveRecord | null {
  const answer = module.copyOf(before, after);
  if ("error" in answer) throw new Error(answer.error.code);
  return answer.move;
}

function moves(position: string): readonly MoveRecord[] {
  const answer = module.moves(position, 0, 0, 0, 1e4);
  if ("error" in answer) throw new Error(answer.error.code);
  return answer.moves;
}

const named = ({ name, part, term }: PairedPlace) => name || (part ? `${term}.${part}` : `${term}`);
const pairsOf = (position: string) =>
  symmetry(position)?.pairs.map(([a, b]) => `${named(a)}=${named(b)}`);

const cram = "grid/..->oo;turn:..../..../..../....";

describe("a symmetry", () => {
  it("pairs cells, heaps, whole terms and vertices", () => {
    expect(pairsOf("grid/..->oo;turn:../..")).toEqual(["1.1=1.4", "1.2=1.3"]);
    expect(pairsOf("nim:5,2,5,2")).toEqual(["1.1=1.3", "1.2=1.4"]);
    expect(pairsOf("coins/mock:HTH + coins/mock:HTH")).toEqual(["1=2"]);
    expect(pairsOf("nodekayles:a-b,c-d")).toHaveLength(2);
    expect(pairsOf("nim:5,4,3")).toBeUndefined();
  });

  it("names its map, and the move that leads to it", () => {
    expect(symmetry(cram)).toMatchObject({ map: "half-turn", move: null, after: cram });
    const won = symmetry("grid/..->oo;turn:......");
    expect(won?.move?.position).toBe("grid/..->oo;turn:..oo..");
    expect(won?.after).toBe("grid/..->oo;turn:..oo..");
    expect(symmetry("row/x->.,o->.:xxwoo")).toMatchObject({ map: "half-turn", exchange: "ox" });
  });

  it("is refused for what can't be read", () => {
    expect(module.symmetry("nim:")).toHaveProperty("error");
    expect(module.copyOf("nim:1,1", "what")).toHaveProperty("error");
  });
});

describe("a copy", () => {
  it("does the same at the image", () => {
    expect(copyOf("grid/..->oo;turn:../..", "grid/..->oo;turn:oo/..")?.position).toBe(
      "grid/..->oo;turn:oo/oo",
    );
    expect(copyOf("nim:5,5", "nim:5,2")?.position).toBe("nim:2,2");
    expect(copyOf("nim:5,4", "nim:5,2")).toBeNull();
    expect(copyOf(cram, cram)).toBeNull();
  });

  it.each([cram, "nim:4,7,7,4", "nodekayles:a-b,b-c,c-d,d-e,e-f,f-a", "octal/0.77:6,6"])(
    "is the last move of every game: %s",
    (start) => {
      let seed = 7;
      for (let game = 0; game < 12; game++) {
        let position = start;
        for (;;) {
          const all = moves(position);
          if (all.length === 0) break;
          seed = (seed * 48271) % 2147483647;
          const after = all[seed % all.length]!.position;
          const copy = copyOf(position, after);
          expect(copy, `${position} ${after}`).not.toBeNull();
          position = copy!.position;
        }
      }
    },
  );
});

describe("an answer by an argument", () => {
  const board = (rows: number, columns: number) =>
    `grid/..->oo;turn:${Array<string>(rows).fill(".".repeat(columns)).join("/")}`;
  const eight = board(8, 8);
  const after = moves(eight)[0]!.position;
  const answer = (position: string, won: boolean, places = 0) => {
    const found = module.argue(position, won, places);
    return "error" in found ? found.error.code : found;
  };

  it("says who wins, and how, without a search", () => {
    expect(answer(eight, true)).toBe("unsettled");
    expect(answer(eight, false)).toMatchObject({
      outcome: "P",
      value: 0n,
      winning: { count: 0n, listed: [] },
      argument: { kind: "symmetry", map: "half-turn" },
    });
    const won = answer(after, true);
    if (typeof won === "string") throw new Error(won);
    expect(won).toMatchObject({ outcome: "N", value: null, winning: { count: null } });
    const { listed } = won.winning;
    expect(listed.map(({ position }) => position)).toEqual([copyOf(eight, after)!.position]);
    expect(won.argument!.after).toBe(listed[0]!.position);
    expect(won.argument!.pairs[0]).toEqual([1n, 64n]);
    expect(answer(after, false)).toBe("unsettled");
    expect(answer(after, true, 100)).toBe("unsettled");
    expect(answer("nim:5,4~misere", true)).toBe("unsettled");
    expect(answer("what", true)).toBe("unknown-game");
  });

  it("takes boards of up to 400 cells, which no search is tried for", () => {
    expect(finish(module.analyze(board(20, 20), 0))).toMatchObject({ outcome: "P", value: 0n });
    expect(finish(module.analyze(board(19, 20), 0))).toMatchObject({ outcome: "N", value: null });
    expect(answer(board(9, 9).replaceAll(".", "o"), false)).toMatchObject({ outcome: "P" });
    expect(finish(module.analyze(board(19, 19), 0))).toMatchObject({
      error: { code: "unsettled", args: [expect.anything(), "cells", "64"] },
    });
    expect(finish(module.analyze(board(20, 21), 0))).toHaveProperty("error.code", "bad-grid");
  });

  it("lets such a board be played to its end", () => {
    const start = board(19, 20);
    expect(module.read(start)).toMatchObject({ kind: "position", over: false });
    expect(module.openLink(start)).toMatchObject({ kind: "position", record: [start] });
    expect(module.read(board(20, 21))).toHaveProperty("error.code", "bad-grid");
    expect(moves(start)).toHaveLength(19 * 19 + 18 * 20);
    // The one that can be copied, and from then on the copy of each.
    let seed = 7;
    let position = start;
    for (let turn = 0; ; turn++) {
      const reply = finish(module.reply(position, false, 1, 0));
      if (!("move" in reply) || !reply.move) break;
      expect(reply).toMatchObject({ settled: true, winning: true });
      position = reply.move.position;
      const all = moves(position);
      if (all.length === 0) {
        expect(module.read(position)).toMatchObject({ over: true });
        expect(turn).toBeGreaterThan(60);
        break;
      }
      seed = (seed * 48271) % 2147483647;
      position = all[seed % all.length]!.position;
    }
    expect(moves(position)).toEqual([]);
    // Some move, where nobody knows of a good one.
    const lost = finish(module.reply(board(20, 20), false, 1, 0));
    expect(lost).toMatchObject({ winning: false, settled: false, move: { kind: "paint" } });
    // Moved in together with another part.
    const sum = `${board(9, 9)}+nim:2~some`;
    const single = (term: number) => {
      const answer = module.moves(sum, term, 1, 0, 1);
      if ("error" in answer) throw new Error(answer.error.code);
      return answer.moves[0]!.position;
    };
    const both = module.joinMoves(sum, [single(1), single(2)]);
    if ("error" in both) throw new Error(both.error.code);
    expect(both.move?.position).toMatch(/oo.*nim:[01]~some$/s);
    expect(finish(module.bruteForce(start, 0))).toMatchObject({
      error: { code: "unsettled", args: [expect.anything(), "cells", "64"] },
    });
  });

  it("stands beside a long search, and leaves a short one as it is", () => {
    expect(finish(module.analyze(eight, 0))).toMatchObject({ outcome: "P", value: 0n });
    expect(finish(module.analyze(cram, 0))).not.toHaveProperty("argument");
    const reply = finish(module.reply(after, false, 1, 0));
    expect(reply).toMatchObject({
      winning: true,
      move: { position: copyOf(eight, after)!.position },
    });
    const told = finish(module.explainArgued(eight, 0));
    expect(told).toMatchObject({ outcome: "P", argument: { map: "half-turn" } });
    expect(told).toHaveProperty("steps.0.code", "symmetry");
  });
});
