/** The games of the gallery: a position to begin with, and the face that it is shown with. */
import type { FaceName } from "../strings/faces";

export const presetGroups = ["take", "heaps", "board", "drawn", "coins", "sums"] as const;
export type PresetGroup = (typeof presetGroups)[number];

export interface Preset {
  /** of its face, or of the game where it has no face of its own */
  name: string;
  group: PresetGroup;
  position: string;
  face: Looks | null;
  /** what its card shows where the first position has no piece yet */
  pictured?: string | undefined;
}

/** Games that are lost for whoever begins: there the program makes the first move. */
export const lostStarts: ReadonlySet<string> = new Set([
  "rows",
  "kayles",
  "dawson",
  "grundy",
  "graph",
  "dominoes",
  "clobber",
  "hackenbush",
  "geography",
]);

export interface Looks {
  name: FaceName;
  /** what a heap is drawn as in place of stones: of which rule, null for that of the first term */
  pieces: { of: string | null; kind: Pieces } | null;
  /** where not 0: a heap is drawn as the numbers up to this one, said one after the other */
  goal: bigint;
  /** a row of numbers is drawn as the columns of a bar */
  bar: boolean;
  /** squares of a grid of two numbers are named as on a chessboard */
  named: boolean;
  /** its name is one of the rule, and not of a first position */
  ofRule: boolean;
}

/** With the rules of its position, which the module told. */
export interface Face extends Omit<Looks, "pieces"> {
  /** of the terms, in order */
  rules: readonly string[];
  pieces: { rule: string; kind: Pieces } | null;
}

export const faceWith = ({ pieces, ...looks }: Looks, rules: readonly string[]): Face => ({
  ...looks,
  rules,
  pieces: pieces && { rule: pieces.of ?? rules[0] ?? "", kind: pieces.kind },
});

export type Pieces = "skittles" | "pawns" | "matches" | "strokes" | "crosses" | "dominoes";

const faced =
  (group: PresetGroup) =>
  (
    name: FaceName,
    position: string,
    looks: {
      pieces?: Pieces;
      of?: string;
      goal?: bigint;
      bar?: boolean;
      named?: boolean;
      pictured?: string;
    } = {},
  ): Preset => {
    const pieces = looks.pieces ? { of: looks.of ?? null, kind: looks.pieces } : null;
    return {
      name,
      group,
      position,
      face: {
        name,
        pieces,
        goal: looks.goal ?? 0n,
        bar: looks.bar ?? false,
        named: looks.named ?? false,
        ofRule: group === "heaps" || group === "drawn",
      },
      pictured: looks.pictured,
    };
  };
const plain =
  (group: PresetGroup) =>
  (name: string, position: string): Preset => ({ name, group, position, face: null });

const [take, heaps, board, drawn, coins, sums] = presetGroups.map(faced);

export const presets: readonly Preset[] = [
  take!("stones21", "take/1..3:21"),
  plain("take")("nim", "nim:3,4,5"),
  take!("count100", "take/1..10:100", { goal: 100n }),
  take!("lines", "take/1..3:15~misere", { pieces: "strokes" }),
  take!("auction", "take/1..9:64", { goal: 64n }),
  take!("rows", "nim:1,3,5,7", { pieces: "matches" }),
  plain("take")("misere", "nim:3,4,5~misere"),
  take!("half", "custom/2*k>=n:12,7"),
  plain("take")("fibonacci", "fibonacci:20,19"),
  heaps!("kayles", "octal/0.77:10,7", { pieces: "skittles" }),
  heaps!("dawson", "octal/0.137:14", { pieces: "pawns" }),
  heaps!("dawsons-kayles", "octal/0.07:12", { pieces: "skittles" }),
  heaps!("treblecross", "octal/0.007:13", { pieces: "crosses" }),
  plain("heaps")("grundy", "grundy:8,11"),
  plain("heaps")("lasker", "lasker:3,4,6"),
  board!("queen", "wythoff:7,9", { named: true }),
  plain("board")("stairs", "stairs:3,1,2,4"),
  board!("georgia", "strip:2,5,9,14"),
  plain("board")("nimble", "nimble:0,3,3,7"),
  plain("board")("monks", "monks:1,5,8,10"),
  plain("board")("hill", "hill/2:2,3,7"),
  plain("board")("graph", "graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b,a"),
  drawn!("skittles", "row/o->.,oo->..:oooooooooo", { pieces: "skittles" }),
  drawn!("strip-of-crosses", "row/.->x;never=xx:........."),
  drawn!("three-crosses", "row/.->x;until=xxx:........."),
  drawn!("pegs", "row/oo.->..o;flip:oo.oo.oo"),
  drawn!("cram", "grid/..->oo;turn:..../..../....", {
    pieces: "dominoes",
    pictured: "grid/..->oo;turn:oo.o/...o/.oo.",
  }),
  drawn!("dominoes", "grid/./.->o/o:..../..../....", {
    pieces: "dominoes",
    pictured: "grid/./.->o/o:o..o/oo.o/.o..",
  }),
  drawn!(
    "notakto",
    "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:.../.../...~misere",
  ),
  drawn!("clobber", "grid/xo->.x,ox->.o;turn:xoxo/oxox"),
  drawn!("chomp", "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4", {
    bar: true,
  }),
  board!("planets", "graph/a-c,a-d,b-d,b-e,c-e,c-f,d-f,d-g,e-g,e-x,f-x,f-a,g-a,g-b:a"),
  plain("board")("hackenbush", "hackenbush:0-a,a-b,a-c,0-d,d-e,e-f,f-d,e-g"),
  board!("christmas", "hackenbush:0-a,a-b,b-c,c-d,d-b,c-e,0-f,f-g,f-h,h-i,i-f"),
  plain("board")("nodekayles", "nodekayles:a-b,b-c,c-d,d-e,e-f,f-a,b-e"),
  plain("board")("arckayles", "arckayles:a-b,b-c,c-d,d-a,b-e,e-f"),
  plain("board")("geography", "geography/a-b,b-c,c-d,d-e,e-a,a-c:a"),
  board!("matching", "geography/a-b,b-c,c-d,d-e,e-f,f-a,b-e,d-g,g-h:a"),
  coins!("turtles", "coins/turtles:THTTHHTTHT"),
  coins!("mock", "coins/mock:HTHHTH"),
  coins!("ruler", "coins/ruler:THHTHTTH"),
  coins!("twins", "coins/twins:HTHTHH"),
  sums!("sum", "take/1..3:9+take/1..5:10+take/1..7:14"),
  sums!("mixed", "nim:5+octal/0.77:8+strip:3,7", {
    pieces: "skittles",
    of: "octal/0.77",
  }),
];

export const gameOf = (position: string) => position.replace(/[/:].*$/, "");
const places = new Map<string, number>();
presets.forEach(({ position }, at) => {
  if (!places.has(gameOf(position))) places.set(gameOf(position), at);
});

/** Games as the gallery has them; one without a card stands behind the last. */
export const inGalleryOrder = <T extends { name: string }>(games: readonly T[]): T[] => {
  const place = ({ name }: T) => places.get(name) ?? presets.length;
  return [...games].sort((a, b) => place(a) - place(b));
};

export { firstPosition } from "./firstPosition";
