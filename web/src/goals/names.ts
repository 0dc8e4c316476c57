/** What a puzzle's game is called: by its face, by its rule in words, or by the game's own name. */
import { signal } from "@preact/signals";
import { faceStrings, gameStrings, goalStrings, strings } from "../strings/index";
import { viewOf } from "../state/knowledge";
import { cardOf, ladder, ruleOf } from "./state";
import type { Sentence } from "#module/nimber.js";

/** Of games with a rule of their own, by its text. */
const sentences = signal<ReadonlyMap<string, Sentence>>(new Map());

export const gameOf = (text: string) => /^[a-z]+/.exec(text)?.[0] ?? "";

/** The name on the card of the gallery; else the rule in words; else the game's name. */
export function nameOfPuzzle(text: string): string {
  const face = cardOf(text)?.face;
  if (face) return faceStrings.value.words[face.name].title;
  const sentence = sentences.value.get(ruleOf(text));
  return (
    (sentence ? goalStrings.value.ladder.rule(sentence) : "") ||
    gameStrings(strings.value, gameOf(text)).title
  );
}

/** Asks the module once for the rules of these positions that differ within their game. */
export async function learnRules(texts: readonly string[] = ladder): Promise<void> {
  const asked = new Map<string, string>();
  for (const text of texts)
    if (ruleOf(text).includes("/") && !cardOf(text)?.face && !sentences.peek().has(ruleOf(text)))
      asked.set(ruleOf(text), text);
  if (asked.size === 0) return;
  const found = await Promise.all(
    [...asked].map(async ([rule, text]): Promise<[string, Sentence][]> => {
      const shown = await viewOf(text);
      const sentence = "code" in shown ? undefined : shown.terms[0]?.sentence;
      return sentence ? [[rule, sentence]] : [];
    }),
  );
  sentences.value = new Map([...sentences.peek(), ...found.flat()]);
}
