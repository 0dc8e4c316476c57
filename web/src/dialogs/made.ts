/** A game that is being made, of numbers or drawn, and what each kind of it begins with. Pure. */
import { composed, headKind, heads, taken, type MadeDraft } from "./madeText";
import { namesOf } from "./sentences";
import { splitTerm, termText } from "../state/terms";
import type { GameKind, HeadKind, NumberKind, WayStart } from "../strings/make";

export type Made =
  | ({ kind: "own" } & MadeDraft)
  | { kind: "drawn"; game: "row" | "grid"; rules: string; state: string; misere: boolean };
export type Own = Extract<Made, { kind: "own" }>;
export type Drawn = Extract<Made, { kind: "drawn" }>;

/** A position as a game to change; null where it is no single term of a written or drawn rule. */
export function madeOf(position: string): Made | null {
  const own = taken(position);
  if (own) return { kind: "own", ...own };
  const found = /^(row|grid)\/[^:+]+:[^:+~]*(~misere)?$/.exec(position);
  if (!found) return null;
  const game = found[1] as "row" | "grid";
  const { rules, state } = splitTerm(game, position);
  return { kind: "drawn", game, rules, state, misere: found[2] !== undefined };
}

export const textOf = (made: Made): string =>
  made.kind === "own" ? composed(made).text : termText(made) + (made.misere ? "~misere" : "");

export const kindOf = (made: Made): GameKind =>
  made.kind === "drawn" ? made.game : numberKind(made);

export function numberKind(made: Own): NumberKind {
  const kind = headKind(made.head);
  if (kind === "number") return "heaps";
  if (kind === "set") return "pair";
  if (kind === "row") return "cells";
  if (kind === "bag") return "many";
  const names = namesOf(made.head).join();
  return names === "x,y" ? "token" : names === "n,q" ? "limit" : "numbers";
}

export const gameKinds: readonly GameKind[] = [
  "heaps",
  "many",
  "limit",
  "pair",
  "numbers",
  "token",
  "cells",
  "row",
  "grid",
];

/** The kind of game that each chip of a head begins, where the lines can't be kept. */
const kindOfHead: Readonly<Record<HeadKind, NumberKind>> = {
  number: "heaps",
  tuple: "numbers",
  set: "pair",
  row: "cells",
  bag: "many",
};

/**
 * A written game with another head. Between single numbers the lines stay, with the new names in
 * place of the old ones, as long as each name has one; else the game is begun anew.
 */
export function withHead(made: Own, kind: HeadKind): Own {
  const { ways, state, misere } = made;
  const head = heads[kind];
  const [old, names] = [namesOf(made.head), namesOf(head)];
  const cells = (one: HeadKind) => one === "row" || one === "bag";
  const lines = ways.flat().join(";").toLowerCase();
  const used: readonly string[] = lines.match(/[a-z]+/g) ?? [];
  const lost = old.slice(names.length).some((name) => used.includes(name));
  const clash = names.some((name) => !old.includes(name) && used.includes(name));
  const parts = old.length !== names.length && lines.includes("=>");
  if (cells(kind) || cells(headKind(made.head)) || lost || clash || parts)
    return { ...(madeOf(begins[kindOfHead[kind]]) as Own), misere };
  const to = new Map(old.map((name, at) => [name, names[at] ?? name]));
  const [part = ""] = state.split(";");
  const numbers = part.match(/\d+/g) ?? ["3"];
  const all = names.map((_, at) => numbers[at] ?? numbers.at(-1)!);
  return {
    kind: "own",
    head,
    ways: ways.map((way) =>
      way.map((clause) => clause.replace(/[a-z]+/gi, (name) => to.get(name.toLowerCase()) ?? name)),
    ),
    state: all.join(","),
    misere,
  };
}

/** What a kind of game begins with. */
export const begins: Readonly<Record<GameKind, string>> = {
  heaps: "own/n;k=1..3;n-=k:21",
  many: "own/x{};i=1..len(x);k=1..x[i];x[i]-=k:3,4,5",
  limit: "own/(n,q);k=1..min(n,q);n-=k;q=2*k:20,19",
  pair: "own/{a,b};k=1..b;b-=k|k=1..a;a-=k:3,5",
  numbers: "own/(a,b);a-=1|b-=1:3,5",
  token: "own/(x,y);k=1..x;x-=k|k=1..y;y-=k:5,3",
  cells: "own/x[];i=1..len(x);x[i]==0;x[i]=1:0,0,0,0,0",
  row: "row/oo->..:oooooo",
  grid: "grid/..->oo;turn:..../..../....",
};

/** Ways to move to begin with, for the kinds that are written. */
export const wayStarts: Readonly<Record<NumberKind, Readonly<Partial<Record<WayStart, string>>>>> =
  {
    heaps: {
      take: "k=1..3;n-=k",
      takeSplit: "k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)",
      split: "i=1..n/2;=>(i)+(n-i)",
      divide: "n>0;n=n/2",
    },
    many: { take: "i=1..len(x);k=1..x[i];x[i]-=k" },
    limit: { take: "k=1..min(n,q);n-=k;q=2*k" },
    pair: {
      take: "k=1..b;b-=k",
      both: "k=1..min(a,b);a-=k;b-=k",
      times: "a>0;k=1..b/a;b-=k*a",
      discard: "k=1..b-1;=>(k,b-k)",
      cut: "i=1..b/2;=>(a,i)+(a,b-i)",
    },
    numbers: { take: "k=1..a;a-=k", step: "a-=1" },
    token: {
      step: "x-=1",
      slide: "k=1..x;x-=k",
      knight: "x-=2;y-=1|x-=1;y-=2|x-=2;y+=1|x+=1;y-=2",
      king: "x-=1|y-=1|x-=1;y-=1",
      rook: "k=1..x;x-=k|k=1..y;y-=k",
      queen: "k=1..x;x-=k|k=1..y;y-=k|k=1..min(x,y);x-=k;y-=k",
    },
    cells: {
      cell: "i=1..len(x);x[i]==0;x[i]=1",
      take: "i=1..len(x);k=1..x[i];x[i]-=k",
      apart: "i=1..len(x);x[i]==1;=>x[1..i-1]+x[i+1..len(x)]",
    },
  };

/** The clauses of a start, with the names of this head for those that it is written with. */
export function startedWays(kind: NumberKind, head: string, start: WayStart): string[][] {
  const text = wayStarts[kind][start] ?? "";
  const written = namesOf(headOf(begins[kind]));
  const names = namesOf(head);
  const to = new Map(written.map((name, at) => [name, names[at] ?? name]));
  return text
    .split("|")
    .map((way) =>
      way.split(";").map((clause) => clause.replace(/[a-z]+/g, (name) => to.get(name) ?? name)),
    );
}

const headOf = (position: string) => taken(position)?.head ?? "";

/** The parts of a drawn rule in order, with where each begins in its text. */
export function drawnParts(rules: string): { text: string; from: number }[] {
  let from = 0;
  return rules.split(/(?<=[,;])/).map((text) => {
    from += text.length;
    return { text: text.replace(/[,;]$/, ""), from: from - text.length };
  });
}
