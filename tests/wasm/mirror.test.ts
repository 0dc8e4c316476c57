// Copying as the page asks for it: who wins by it, what is paired, and the copy of a move.
import { describe, expect, it } from "vitest";
import type { MoveRecord, PairedPlace, SymmetryRecord } from "#module/nimber.js";
import { module } from "./module";

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
