import { computed } from "@preact/signals";
import { language } from "../state/settings";
import { en } from "./en";
import { zh } from "./zh";
import type { ErrorCode, GameName, GameStrings, Strings } from "./shape";

export type { Strings } from "./shape";

export const languages = { en, zh } as const;
export type Language = keyof typeof languages;

/** What the page says now. */
export const strings = computed<Strings>(() => languages[language.value]);

/** A game's strings; a game that a newer module brings before its strings still has a name. */
export function gameStrings(table: Strings, game: string): GameStrings {
  const known: Partial<Record<string, GameStrings>> = table.games;
  return known[game as GameName] ?? { title: game, about: "", rules: game, state: game, part: "" };
}

/** The sentence of an error. A code without one still gets a general sentence. */
export function errorSentence(
  table: Strings,
  error: { code: string; args: readonly string[] },
): string {
  const known: Partial<Record<string, (args: readonly string[]) => string>> = table.errors;
  return known[error.code as ErrorCode]?.(error.args) ?? table.unknownError(error.code);
}
