/** Who is spoken to, and who won: words for states that the module tells. */
import { linesOf } from "../strings/cells";
import { computed } from "@preact/signals";
import { gameStrings, playStrings, strings } from "../strings/index";
import { named } from "../strings/joined";
import { formatInteger } from "../strings/numbers";
import type { Name } from "../strings/play";
import { knownView, moveBetween } from "./knowledge";
import {
  drawn,
  lastMove,
  mySide,
  over,
  plays,
  ply,
  position,
  programSide,
  offered,
  programsTurn,
  record,
  resigned,
  view,
  watched,
} from "./game";
import { path } from "./record";
import { result } from "./analysis";
import type { PositionView } from "#module/nimber.js";

export type Player = 1 | 2;
export const other = (player: Player): Player => (player === 1 ? 2 : 1);
/** Who moves from a node of the record. */
export const playerAt = (at: number): Player => (at % 2 === 0 ? 1 : 2);

export const mover = computed<Player>(() => playerAt(ply.value));

/** The program's turn, also where one only looks back at it. */
export const programsPly = computed(() => plays(programSide.value, ply.value));

export function nameOf(player: Player): Name {
  const side = programSide.value;
  if (side === 0 || side === 1) return player - 1 === side ? "program" : "you";
  if (mySide.value !== null) return player - 1 === mySide.value ? "you" : "friend";
  return player;
}

/** Who won a game that is over, by the outcome that the module gives for the player to move. */
export const winner = computed<Player | null>(() => {
  if (resigned.value !== null) return other(resigned.value);
  if (drawn.value) return null;
  if (!view.value?.over || view.value.position !== position.value || !result.value) return null;
  return result.value.outcome === "N" ? mover.value : other(mover.value);
});

export const statusLine = computed(() => {
  const s = strings.value;
  const p = playStrings.value;
  if (drawn.value) return p.drawn;
  if (over.value) {
    const who = winner.value;
    if (who === null) return s.status.over;
    const name = nameOf(who);
    const won =
      name === "you"
        ? s.status.youWon
        : name === "program"
          ? s.status.youLost
          : name === "friend"
            ? p.friendWon
            : watched.value
              ? s.status.sideWon(who)
              : s.status.playerWon(who);
    return resigned.value === null ? won : s.together(p.gaveUp(nameOf(resigned.value)), won);
  }
  if (offered.value) return p.begins.offered;
  if (programsTurn.value) return s.status.programMoves;
  if (programsPly.value) return p.programsTurn;
  return nameOf(mover.value) === "friend" ? p.friendsTurn : s.status.yourMove;
});

export const verdictSentence = computed(() => {
  const s = strings.value;
  const known = result.value;
  if (!known) return "";
  if (view.value?.over) return known.outcome === "P" ? s.verdict.overLost : s.verdict.overWon;
  if (known.outcome === "D")
    return s.verdict.draw(known.drawing?.count ?? null, known.drawing?.listed.length ?? 0);
  const who = programsPly.value ? "program" : "you";
  return known.outcome === "N"
    ? s.verdict.wins(who, known.winning.count, known.winning.listed.length)
    : s.verdict.loses(who);
});

/** What a friend played, in whose link it came. */
function friendsMove(): string {
  const here = record.value;
  if (!here || mySide.value === null || ply.value % 2 !== mySide.value) return "";
  const [before, now] = path(here).slice(-2);
  const move = now && moveBetween(before!.position, now.position);
  if (!move) return "";
  const { terms } = knownView(before!.position) ?? view.value ?? { terms: [] };
  return strings.value.status.friendPlayed(strings.value.move(move, { terms }));
}

/** The last move in words, for the live region. */
export const lastMoveWords = computed(() => {
  const s = strings.value;
  const last = lastMove.value;
  if (!last || last.move.position !== position.value) return friendsMove();
  const words = s.brief(last.move, { terms: (knownView(last.from.position) ?? last.from).terms });
  if (last.by === "program") return s.status.programPlayed(words);
  // Two people at one screen know whose move it was.
  const two = programSide.value === null && mySide.value === null;
  return two ? words : s.status.youPlayed(words);
});

const mostWords = 12;

/** A position in words: what stands where. */
export function boardWords(shown: PositionView): string {
  const s = strings.value;
  const words: string[] = [];
  let left = 0;
  const say = (text: string) => {
    if (words.length < mostWords) words.push(text);
    else left += 1;
  };
  shown.terms.forEach((term, at) => {
    if (shown.terms.length > 1) words.push(s.termTitle(at + 1, gameStrings(s, term.game).title));
    const { board } = term;
    if (board === "ground" || board === "vertices" || board === "edges" || board === "walk") {
      // The module keeps these as parts that say nothing to a person: tells what is drawn.
      say(s.boards.pictureWords(term.vertices.length, term.edges.length / 2));
      const token = term.vertices[term.marked[0] ?? -1];
      if (token !== undefined) say(s.boards.nodeWords(token, "token"));
      return;
    }
    if (board === "numbers") {
      term.pieces.forEach((numbers, index) =>
        say(named(s.boards.partTitle(index + 1), numbers.map(formatInteger).join(", "))),
      );
      return;
    }
    term.parts.forEach((part, index) => {
      const number = index + 1;
      switch (board) {
        case "heaps":
        case "wythoff":
          say(s.board.heapWords(term.firstHeap + index, part));
          break;
        case "limited":
          if (index < term.heaps) say(s.board.heapWords(term.firstHeap + index, part));
          else say(s.boards.limit(formatInteger(part)));
          break;
        case "stairs":
          say(s.boards.stepWords(number, part));
          break;
        case "strip":
        case "squares":
        case "monks":
        case "hill":
          say(s.boards.piece[board](number, part, term.king === number));
          break;
        case "coins":
          say(s.boards.coinWords(number, part === 1n, false));
          break;
        case "corners":
          if (index % 2 === 0)
            say(s.boards.cornerWords(Number(part), Number(term.parts[number]), true, false));
          break;
        case "cells":
          // All of them at once: one word for each cell would be too many.
          if (index === 0) linesOf(term.position).forEach((line) => say([...line].join(" ")));
          break;
        case "graph":
          say(s.boards.tokenWords(number, term.vertices[Number(part)] ?? "?", targets(term, part)));
          break;
      }
    });
  });
  if (left > 0) words.push(playStrings.value.moreParts(left));
  return words.join(playStrings.value.listSeparator);
}

const targets = (term: PositionView["terms"][number], vertex: bigint): string[] => {
  const names: string[] = [];
  for (let at = 0; at < term.edges.length; at += 2)
    if (BigInt(term.edges[at]!) === vertex) names.push(term.vertices[term.edges[at + 1]!] ?? "?");
  return names;
};
