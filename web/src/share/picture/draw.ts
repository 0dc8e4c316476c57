/**
 * A position as a picture that leaves the page: title, rule, text, board and verdict, as one SVG.
 * Pure: what is drawn is what the module answered, and nothing else.
 */
import { heapsOf } from "../../boards/heapCount";
import type { GameStrings, Strings } from "../../strings/shape";
import { formatInteger } from "../../strings/numbers";
import type { ShareStrings } from "../../strings/share";
import type { Face } from "../../state/presets";
import { faceOf } from "../../state/faceFit";
import type { FaceWords } from "../../strings/faces";
import { ended, joined } from "../../strings/joined";
import { drawBar } from "./bar";
import { drawCells } from "./cells";
import { drawCoins } from "./coins";
import { drawCount } from "./count";
import { drawCorners } from "./corners";
import { drawGraph } from "./graph";
import { drawEdges } from "./edges";
import { drawHeaps, heapScene } from "./heaps";
import { drawNumbers } from "./numbers";
import { shapes } from "./pieces";
import { palettes } from "./palette";
import { drawQueen, gridOf } from "./queen";
import { drawStairs } from "./stairs";
import { drawTrack } from "./tracks";
import type { Scene, TermScene } from "./scene";
import { el, escaped, sans, widthOf, words, wrap, type Drawn } from "./svg";
import type { AnalysisRecord, GameInfo, PositionView } from "#module/nimber.js";

export interface PictureSource {
  view: PositionView;
  /** null where it is not settled, or not to be told */
  result: AnalysisRecord | null;
  /** for each term: the values of its grid, where it has one */
  grids: readonly (Uint16Array | null)[];
  /** for each term: of a bar, how much of each column no move takes */
  stays?: readonly (readonly bigint[] | null)[];
  /** in the words of the face, where it has one */
  strings: Strings;
  face?: Face | null;
  /** where the face names all of the position */
  faceWords?: FaceWords | null;
  words: ShareStrings["picture"];
  /** of the language that it speaks */
  tag: string;
  dark: boolean;
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
  /** what it says, for those who don't see it */
  description: string;
}

const width = 720;
const margin = 28;
const inset = 16;
/** The room of a board. */
export const inside = width - 2 * margin - 2 * inset;
/** Boards get no higher than about this. */
const mostHeight = 1500;

const drawers: Record<GameInfo["board"], (scene: Scene, at: TermScene) => Drawn> = {
  heaps: drawHeaps,
  limited: drawHeaps,
  wythoff: drawQueen,
  stairs: drawStairs,
  strip: drawTrack,
  squares: drawTrack,
  monks: drawTrack,
  hill: drawTrack,
  coins: drawCoins,
  cells: drawCells,
  corners: drawCorners,
  graph: drawGraph,
  ground: drawEdges,
  vertices: drawEdges,
  edges: drawEdges,
  walk: drawEdges,
  numbers: drawNumbers,
};

const drawSaid = (goal: bigint) => (scene: Scene, at: TermScene) => drawCount(scene, at, goal);

/** The verdict as somebody else reads it. */
export function verdictWords({ view, result, strings: s, words: w }: PictureSource): string {
  if (!result) return "";
  if (view.over) return result.outcome === "P" ? s.verdict.overLost : s.verdict.overWon;
  if (result.outcome === "D")
    return s.verdict.draw(result.drawing?.count ?? null, result.drawing?.listed.length ?? 0);
  return result.outcome === "N"
    ? w.wins(result.winning.count, result.winning.listed.length)
    : w.loses;
}

/** The board alone, `inside` wide. */
export function boardOf(
  source: Pick<PictureSource, "view" | "result" | "grids" | "stays" | "face" | "strings">,
  scene: Scene,
): Drawn {
  const { view, result, strings: s } = source;
  const { palette: p } = scene;
  const sum = view.terms.length > 1;
  const faces = view.terms.map((_, at) => faceOf(source.face ?? null, view, at));
  const pieces = view.terms.map((term, at) =>
    faces[at]?.pieces?.rule === term.rule ? faces[at].pieces.kind : null,
  );
  const shared = heapScene(
    view.terms.map((term) => (gridOf(term) ? [] : heapsOf(term))),
    inside,
    Math.max(1, ...pieces.map((kind) => (kind ? shapes[kind].tall : 1))),
    pieces.some((kind) => kind !== null),
  );
  const out: string[] = [];
  let y = 0;
  let partial = false;
  for (const [at, term] of view.terms.entries()) {
    if (y > mostHeight) {
      partial = true;
      break;
    }
    if (sum) {
      // One heap's value stands beside it.
      const alone = term.heaps === 1;
      const value = alone ? null : (result?.terms[at]?.value ?? null);
      const g = value === null ? "" : `g = ${formatInteger(value)}`;
      const gWidth = g === "" ? 0 : widthOf(g, 13) + 14;
      out.push(
        words(wrap(s.rule(term.sentence) || term.rule, 14, inside - gWidth, 1)[0] ?? "", {
          x: 0,
          y: y + 14,
          size: 14,
          fill: p["ink-2"],
        }),
        words(g, { x: inside, y: y + 14, size: 13, weight: 600, fill: p.accent, anchor: "end" }),
      );
      y += 24;
    }
    const goal = faces[at]?.goal ?? 0n;
    const stays = source.stays?.[at] ?? null;
    const draw = goal > 0n ? drawSaid(goal) : stays ? drawBar : drawers[term.board];
    const drawn = draw(scene, {
      term,
      number: at + 1,
      components: result?.terms[at]?.components ?? null,
      grid: source.grids[at] ?? null,
      heaps: shared,
      pieces: pieces[at] ?? null,
      stays,
      width: inside,
      most: Math.max(200, mostHeight - y),
    });
    out.push(el("g", { transform: `translate(0 ${Math.round(y)})` }, drawn.body));
    partial ||= drawn.partial;
    y += drawn.height + (at < view.terms.length - 1 ? 18 : 0);
  }
  return { body: out.join(""), height: y, partial };
}

export function drawPicture(source: PictureSource): Picture {
  const { view, result, strings: s, words: w, dark } = source;
  const p = palettes[dark ? "dark" : "light"];
  const scene: Scene = { strings: s, palette: p };
  const misere = view.convention === "misere";
  const [first] = view.terms;
  const one = view.terms.every((term) => term.rule === first!.rule);
  const games: Partial<Record<string, GameStrings>> = s.games;
  const named = source.faceWords ?? null;
  const own = one ? (games[first!.game]?.title ?? first!.game) : s.sumTitle(view.terms.length);
  const title = named ? named.title : own;
  const rule = named
    ? named.rule(misere)
    : one
      ? s.together(s.rule(first!.sentence), s.ending(first!.sentence, misere))
      : s.together(s.sumRule, s.ending(null, misere));
  const room = width - 2 * margin;
  const out: string[] = [el("rect", { width, height: "100%", fill: p.paper })];

  let y = margin + 26;
  const chip = misere ? widthOf(s.edit.misere, 14) + 22 : 0;
  const titleSize = 28;
  const titleRoom = room - chip - 12;
  const titleWidth = Math.min(titleRoom, widthOf(title, titleSize));
  out.push(
    words(title, { x: margin, y, size: titleSize, weight: 650, fill: p.ink, room: titleRoom }),
  );
  if (misere)
    out.push(
      el("rect", {
        x: margin + titleWidth + 12,
        y: y - 21,
        width: chip,
        height: 26,
        rx: 13,
        fill: p["accent-soft"],
      }),
      words(s.edit.misere, {
        x: margin + titleWidth + 12 + chip / 2,
        y: y - 3,
        size: 14,
        weight: 600,
        anchor: "middle",
        fill: p.accent,
      }),
    );
  for (const line of wrap(rule, 15, room, 3)) {
    y += 24;
    out.push(words(line, { x: margin, y, size: 15, fill: p["ink-2"] }));
  }
  y += 4;
  for (const line of wrap(view.position, 15, room, 4, "mono")) {
    y += 23;
    out.push(words(line, { x: margin, y, size: 15, face: "mono", fill: p.ink }));
  }
  y += 18;

  const board = boardOf(source, scene);
  const boardHeight = board.height + 2 * inset;
  out.push(
    el("rect", {
      x: margin,
      y,
      width: room,
      height: boardHeight,
      rx: 14,
      fill: p.board,
      stroke: p["board-edge"],
    }),
    el("g", { transform: `translate(${margin + inset} ${Math.round(y + inset)})` }, board.body),
  );
  y += boardHeight;
  if (board.partial) {
    y += 22;
    out.push(words(w.partial, { x: margin, y, size: 13, fill: p["ink-2"] }));
  }

  const verdict = verdictWords(source);
  if (result) {
    y += 18;
    const sign = {
      N: { fill: p.accent, letter: p["on-accent"] },
      P: { fill: p.lose, letter: p["on-lose"] },
      D: { fill: p["ink-2"], letter: p.surface },
    }[result.outcome];
    const value = result.value === null ? "" : `${s.verdict.value} ${formatInteger(result.value)}`;
    const valueWidth = value === "" ? 0 : Math.min(220, widthOf(value, 16) + 12);
    const lines = wrap(verdict, 18, room - 92 - valueWidth, 2);
    const height = 36 + lines.length * 26;
    out.push(
      el("rect", {
        x: margin,
        y,
        width: room,
        height,
        rx: 14,
        fill: p.surface,
        stroke: p.line,
      }),
      el("circle", {
        cx: margin + 38,
        cy: y + height / 2,
        r: 19,
        fill: sign.fill,
      }),
      words(result.outcome, {
        x: margin + 38,
        y: y + height / 2 + 7,
        size: 20,
        weight: 700,
        anchor: "middle",
        fill: sign.letter,
      }),
      ...lines.map((line, at) =>
        words(line, {
          x: margin + 72,
          y: y + height / 2 + 7 + (at - (lines.length - 1) / 2) * 26,
          size: 18,
          weight: 600,
          fill: p.ink,
        }),
      ),
      words(value, {
        x: width - margin - 18,
        y: y + height / 2 + 6,
        size: 16,
        fill: p["ink-2"],
        anchor: "end",
        room: valueWidth,
      }),
    );
    y += height;
  }
  y += 30;
  out.push(
    el("circle", { cx: margin + 8, cy: y - 5, r: 8, fill: p.accent }),
    el("path", {
      d: `M${margin + 8} ${y - 9.5}v9M${margin + 3.5} ${y - 5}h9`,
      stroke: p["on-accent"],
      "stroke-width": 1.8,
      "stroke-linecap": "round",
    }),
    words("Nimber", { x: margin + 22, y, size: 14, weight: 600, fill: p["ink-2"] }),
  );
  const height = Math.ceil(y + 20);
  const description = joined(rule, view.position.slice(0, 300), verdict);
  const svg = el(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-labelledby": "title desc",
      "xml:lang": source.tag,
      "font-family": sans,
    },
    // Named for who opens the file alone.
    el("title", { id: "title" }, escaped(title)),
    el("desc", { id: "desc" }, escaped(description)),
    ...out,
  );
  return { svg, width, height, description: joined(ended(title), description) };
}
