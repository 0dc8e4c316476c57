/**
 * Lets the page tell the moves and the pieces of a face in that face's words. It comes with the
 * first face.
 */
import { effect } from "@preact/signals";
import type { Face } from "./presets";
import { faceStrings, voice } from "../strings/index";
import { cellsOf, pairAfter, squareOf } from "../strings/cells";
import type { FaceWords, ToldMove } from "../strings/faces";
import type { MoveContext, Strings } from "../strings/shape";
import { face, wholeFace } from "./face";
import { view } from "./game";
import { wears } from "./faceFit";
import { place } from "./place";
import type { MoveRecord } from "#module/nimber.js";

function toldOf(
  one: Face,
  record: MoveRecord,
  context: MoveContext,
  plain: string,
): ToldMove | null {
  const terms = context.terms.length > 0 ? context.terms : (view.peek()?.terms ?? []);
  const term = terms[record.term - 1];
  if (!term || !wears(one, term, terms.length)) return null;
  if (one.goal > 0n && record.before > one.goal) return null;
  return {
    record,
    alone: context.terms.length === 1 && context.terms[0]!.heaps === 1,
    pieces: one.pieces?.rule === term.rule,
    said: one.goal > 0n ? one.goal - (record.after[0] ?? 0n) : 0n,
    goal: one.goal,
    plain,
    before: term.pieces[record.part - 1] ?? [],
    cells: record.kind === "paint" ? cellsOf(record, term) : [],
    square: term.board === "wythoff" ? squareOf(pairAfter(record, term)) : "",
  };
}

/** The page's words with those of a face in their places. */
export function spoken(table: Strings, one: Face, words: FaceWords, whole: boolean): Strings {
  const move: Strings["move"] = (record, context) => {
    const plain = table.move(record, context);
    const told = words.move ? toldOf(one, record, context, plain) : null;
    return (told && words.move!(told)) || plain;
  };
  const leaves: Strings["leaves"] = (record, context) => {
    const plain = table.leaves(record, context);
    const told = words.leaves ? toldOf(one, record, context, plain) : null;
    return told ? words.leaves!(told) : plain;
  };
  const brief: Strings["brief"] = (record, context) => {
    const told = words.brief ? toldOf(one, record, context, "") : null;
    return told ? words.brief!(told) : move(record, context);
  };
  const rule: Strings["rule"] = (sentence) => {
    const terms = view.peek()?.terms ?? [];
    const at = terms.findIndex((term) => term.sentence === sentence);
    if (whole && words.rules) return words.rules[at] ?? table.rule(sentence);
    // Over each of several boards with one rule: the heading tells it.
    return whole && one.rules.length === 1 && terms.length > 1 && !view.peek()?.sum
      ? words.title
      : table.rule(sentence);
  };
  const { heap = table.board.heap, heapWords = table.board.heapWords } = whole ? words : {};
  const said = whole ? words.said : undefined;
  const rows = words.rows && {
    ...words.rows,
    told: (record: MoveRecord, context: MoveContext) => toldOf(one, record, context, ""),
  };
  return {
    ...table,
    move,
    brief,
    leaves,
    where: (record, context) => {
      const plain = table.where(record, context);
      const told = toldOf(one, record, context, plain);
      if (!told) return plain;
      return words.where?.(told) ?? (whole && record.heap > 0 ? heap(record.heap) : plain);
    },
    nextTap: (record, context) =>
      (words.nextTap !== undefined && toldOf(one, record, context, "") && words.nextTap) ||
      table.nextTap(record, context),
    rule,
    why: {
      ...table.why,
      rows: (whole && rows) || null,
      pieces: {
        ...table.why.pieces,
        heap,
        part: (whole && words.part) || table.why.pieces.part,
      },
    },
    board: {
      ...table.board,
      heap,
      parts: whole ? (words.parts ?? (words.heap ? "rows" : null)) : null,
      end: (whole && words.end) || null,
      first: (whole && words.first) || null,
      heapWords: said ? (_, stones) => said(one.goal - stones, one.goal) : heapWords,
    },
  };
}

effect(() => {
  const one = face.value;
  const whole = wholeFace.value !== null;
  const words = one && place.value === "board" ? faceStrings.value.words[one.name] : null;
  voice.value = one && words ? (table) => spoken(table, one, words, whole) : null;
});
