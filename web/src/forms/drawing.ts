/** Pictures of a drawn rule while they are painted: lists of lines. Pure. */
import { drawnRule, type DrawnRule } from "../strings/cells";
import { variants } from "../strings/pictures";

export type Picture = readonly string[];

export const pictureOf = (text: string): Picture => text.split("/");
export const textOf = (picture: Picture): string => picture.join("/");

const row = /^[a-z0-9._*]{1,64}$/;

/** Can this be painted: lines of one length, of symbols only? */
export function isPicture(text: string, stars: boolean): boolean {
  const lines = pictureOf(text);
  return lines.every(
    (line) => row.test(line) && line.length === lines[0]!.length && (stars || !line.includes("*")),
  );
}

/** The rule, where all of its pictures can be painted. */
export function paintable(text: string): DrawnRule | null {
  const rule = drawnRule(text);
  const pictures = [
    ...rule.moves.flatMap(({ left, right }) => [left, right]),
    ...rule.never,
    ...rule.until,
  ];
  return pictures.every((picture) => isPicture(picture, true)) &&
    rule.moves.every(({ left, right }) => sameSize(pictureOf(left), pictureOf(right)))
    ? rule
    : null;
}

export function ruleText(rule: DrawnRule): string {
  const moves = rule.moves.map(({ left, right }) => `${left}->${right}`).join(",");
  return [
    moves,
    ...(rule.flip ? ["flip"] : []),
    ...(rule.turn ? ["turn"] : []),
    ...rule.never.map((picture) => `never=${picture}`),
    ...rule.until.map((picture) => `until=${picture}`),
  ].join(";");
}

export const sameSize = (a: Picture, b: Picture) =>
  a.length === b.length && a[0]!.length === b[0]!.length;

export const painted = (picture: Picture, line: number, at: number, symbol: string): Picture =>
  picture.map((text, index) =>
    index === line ? text.slice(0, at) + symbol + text.slice(at + 1) : text,
  );

/** Cut or filled up. */
export const sized = (picture: Picture, lines: number, width: number, fill: string): Picture =>
  Array.from({ length: lines }, (_, line) =>
    (picture[line] ?? "").slice(0, width).padEnd(width, fill),
  );

/** One side is painted; a star on one side is a star on the other. */
export function paintMove(
  move: { left: string; right: string },
  side: "left" | "right",
  line: number,
  at: number,
  symbol: string,
): { left: string; right: string } {
  const other = side === "left" ? "right" : "left";
  const there = pictureOf(move[other])[line]![at]!;
  const mine = textOf(painted(pictureOf(move[side]), line, at, symbol));
  const both = symbol === "*" || there === "*";
  const others = both ? textOf(painted(pictureOf(move[other]), line, at, symbol)) : move[other];
  return side === "left" ? { left: mine, right: others } : { left: others, right: mine };
}

/** What `flip` and `turn` add to a move. */
export function variantsOf(
  move: { left: string; right: string },
  flip: boolean,
  turn: boolean,
): { left: string; right: string }[] {
  return variants([`${move.left}->${move.right}`], flip, turn)
    .slice(1)
    .map((one) => {
      const [left = "", right = ""] = one.split("->");
      return { left, right };
    });
}
