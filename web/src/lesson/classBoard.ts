/** A board of a list for a class: what its link opens, and what it is called. */
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { readSheetLink } from "../links/sheet";
import { titleIn } from "../links/sheetTitle";
import { readOptions } from "../links/options";
import { wearsAll } from "../state/faceFit";
import { faceWith, presets, type Face } from "../state/presets";
import { faceStrings, gameStrings, strings } from "../strings/index";
import { joined, named } from "../strings/joined";
import type { PositionView } from "#module/nimber.js";

export interface ReadBoard {
  link: string;
  view: PositionView | null;
  face: Face | null;
  /** of the link, as it is opened */
  texts: readonly string[];
  options: readonly string[];
  error: TextError | null;
  /** what a sheet of Explore is called; null of a board */
  sheet: string | null;
}

/** A sheet is no board: nothing is played on it. */
function readSheet(link: string): ReadBoard | null {
  const sheet = readSheetLink(link);
  if (sheet === null) return null;
  const [first = ""] = sheet.text.split("\n", 1);
  const none = { view: null, face: null, texts: [], options: [], error: null };
  return { link, ...none, sheet: titleIn(sheet.text) || first };
}

export async function readBoard(link: string): Promise<ReadBoard> {
  const sheet = readSheet(link);
  if (sheet) return sheet;
  const none = { link, view: null, face: null, texts: [], options: [], sheet: null };
  const answer = await engine.openLink(link);
  if (isError(answer)) return { ...none, error: answer.error };
  if (answer.kind !== "position")
    return { ...none, error: { code: "missing-state", column: 0, args: [] } };
  const view = await engine.read(answer.record[answer.record.length - 1]!);
  if (isError(view) || view.kind === "rule")
    return { ...none, error: { code: "missing-state", column: 0, args: [] } };
  const asked = readOptions(answer.options).face;
  const preset = asked === null ? null : presets.find((one) => one.face?.name === asked);
  const origin = preset?.face ? await engine.read(preset.position) : null;
  const face =
    preset?.face && origin && !isError(origin) && origin.kind === "position"
      ? faceWith(
          preset.face,
          origin.terms.map((term) => term.rule),
        )
      : null;
  return {
    link,
    view,
    face: face && wearsAll(face, view.terms) ? face : null,
    texts: answer.record,
    options: answer.options,
    error: null,
    sheet: null,
  };
}

/** Name and rule of a board, as its face has them; of a sum the rule of each game. */
export function wordsOf({ view, face }: ReadBoard): { title: string; rule: string } {
  const s = strings.value;
  if (!view) return { title: "", rule: "" };
  const misere = view.convention === "misere";
  const words = face ? faceStrings.value?.words[face.name] : undefined;
  if (words) return { title: words.title, rule: words.rule(misere) };
  const first = view.terms[0]!;
  const one = view.terms.every((term) => term.rule === first.rule);
  const ways = view.sum === "" ? s.sumRule : s.several.rule(view.sum);
  const ends = view.sum === "" ? s.ending(one ? first.sentence : null, misere) : "";
  if (one)
    return {
      title: gameStrings(s, first.game).title,
      rule: joined(s.rule(first.sentence), ends || ways),
    };
  const rules = view.terms.map((term) =>
    named(gameStrings(s, term.game).title, s.rule(term.sentence)),
  );
  return {
    title: s.sumTitle(view.terms.length),
    rule: joined(ways, ends, ...new Set(rules)),
  };
}

/** What stands on a board; of a sum with the rule of each game. */
export const placeOf = ({ view, texts }: ReadBoard): string => {
  const text = texts.at(-1) ?? "";
  return (view?.terms.length ?? 0) > 1 ? text : text.replace(/^[^:]*:/, "");
};

/** A board as it is read; of another task its title, and of a value the board that is asked for. */
export type ReadTask =
  | { kind: "board"; board: ReadBoard; link: string }
  | { kind: "task"; link: string; title: string; board: ReadBoard | null };
