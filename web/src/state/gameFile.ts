/**
 * A game as a text file that a person can read and the page can open again. What counts are its
 * links ("#…"): the first is the main line, further ones are variations. Everything else is for the
 * reader.
 */
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { gameStrings, playStrings, strings } from "../strings/index";
import { addLine, current, line, lines, startRecord, type GameRecord } from "./record";
import { linkOf } from "./links";
import { askToOpen, pushRecord } from "./address";
import { faceName, wholeWords } from "./face";
import { readOptions } from "../links/options";
import { linksIn, readings } from "../links/texts";
import { mostLinks, mostText } from "./limits";
import { gameTitle, titleOption } from "./title";
import type { PositionView } from "#module/nimber.js";

export { download } from "../device/download";

interface OpenedLink {
  texts: readonly [string, ...string[]];
  looks: Shown;
}

/** What a game is shown as: the name of its face, and the name that it was given. */
export interface Shown {
  face: string | null;
  title: string;
}

async function openLink(link: string): Promise<OpenedLink | null> {
  for (const text of readings(link)) {
    const answer = await engine.openLink(text);
    if (isError(answer) || answer.kind !== "position" || answer.record.length === 0) continue;
    const asked = readOptions(answer.options);
    return {
      texts: answer.record as [string, ...string[]],
      looks: { face: asked.face, title: asked.title ?? "" },
    };
  }
  return null;
}

async function viewOf(text: string): Promise<PositionView | null> {
  const answer = await engine.read(text);
  return isError(answer) || answer.kind === "rule" ? null : answer;
}

export async function gameText(record: GameRecord, page: string): Promise<string> {
  const s = strings.peek();
  const p = playStrings.peek();
  const nodes = line(record);
  const first = await viewOf(nodes[0]!.position);
  const out: string[] = [];
  const [term] = first?.terms ?? [];
  const one = first?.terms.every((other) => other.rule === term?.rule) ?? false;
  const face = wholeWords.peek();
  const title = titleOption(gameTitle.peek());
  const named = face?.title ?? (one && term ? gameStrings(s, term.game).title : null);
  out.push(`Nimber · ${gameTitle.peek() || (named ?? s.sumTitle(first?.terms.length ?? 0))}`);
  if (first && term) {
    const misere = first.convention === "misere";
    out.push(
      face
        ? face.rule(misere)
        : one
          ? s.together(s.rule(term.sentence), s.ending(term.sentence, misere))
          : s.together(s.sumRule, s.ending(null, misere)),
    );
  }
  const texts = nodes.map((node) => node.position);
  const looks = [...(face ? [`as=${faceName.peek()}`] : []), ...title];
  out.push("", `${page}#${await linkOf(texts, looks)}`, "", `0. ${texts[0]}`);
  let before = first;
  for (const [at, text] of texts.entries()) {
    if (at === 0) continue;
    const answer = await engine.moveTo(texts[at - 1]!, text);
    const move = isError(answer) ? null : answer.move;
    out.push(`${at}. ${move ? s.move(move, { terms: before?.terms ?? [] }) : "?"} → ${text}`);
    before = await viewOf(text);
  }
  const shown = texts.join("\n");
  const others = lines(record).filter((other) => other.join("\n") !== shown);
  if (others.length > 0) {
    out.push("", p.file.variations);
    for (const other of others) out.push(`#${await linkOf(other, [])}`);
  }
  return `${out.join("\n")}\n`;
}

/**
 * The record that a text holds, and what its first link shows it as; null where there is none in
 * it. Every step is checked by the module.
 */
async function readGame(text: string): Promise<{ record: GameRecord; looks?: Shown } | null> {
  let record: GameRecord | null = null;
  let looks: Shown | undefined;
  for (const link of linksIn(text.slice(0, mostText), mostLinks)) {
    const opened = await openLink(link);
    if (!opened) continue;
    record = record ? addLine(record, opened.texts) : startRecord(opened.texts);
    looks ??= opened.looks;
  }
  if (record) return { record, ...(looks && { looks }) };
  // Without a link: the first line that is a position.
  for (const row of text.slice(0, mostText).split(/\r?\n/).slice(0, 400)) {
    const plain = row.replace(/^\s*\d+\.\s*/, "").trim();
    if (plain === "") continue;
    const answer = await engine.openLink(plain);
    if (!isError(answer) && answer.kind === "position")
      return { record: startRecord(answer.record as [string, ...string[]]) };
  }
  return null;
}

/** The record alone. */
export const readGameText = async (text: string): Promise<GameRecord | null> =>
  (await readGame(text))?.record ?? null;

/** Opens a game from a text; false where it holds none. */
export async function openGameText(text: string): Promise<boolean> {
  const isLast = askToOpen();
  const game = await readGame(text);
  if (!game) return false;
  if (isLast()) pushRecord(game.record, null, game.looks?.face ?? null, game.looks?.title);
  return true;
}

/** A name for the file: the game and its first position. */
export const fileName = (record: GameRecord) =>
  `nimber-${(line(record)[0] ?? current(record)).position.slice(0, 40).replace(/[^\w.-]+/g, "-")}.txt`;
