/** What a search box finds among texts. Pure. */
import { alike, names } from "../strings/alike";

/** Without capitals and accents, so that typing is forgiving. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    // A chapter and its number are one word: "chapter 1" is not in "chapter 10".
    .replace(/chapter\s+(\d+)\b/g, "chapter#$1#")
    .replace(/第\s*(\d+)\s*章/g, "第$1章");

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

const groups = alike.map((group) => group.map(plain));

/** A word, without its plural's ending, and words that say nearly the same. */
function saidOtherwise(word: string): string[] {
  const one = /^[a-z]{3,}[a-rt-z]s$/.test(word) ? word.replace(/(?<=[sxo])es$|s$/, "") : word;
  // "two neighbour" is not meant by "two".
  const begins = (said: string) =>
    one.length >= 3 && /^[a-z]+$/.test(said) && (said.startsWith(one) || one.startsWith(said));
  const like = groups.filter((group) => group.some((said) => said === one || begins(said)));
  return [word, one, ...like.flat()];
}

const wordsOf = (typed: string): string[] =>
  plain(typed)
    .split(/[\s,，、]+/)
    .filter((word) => word !== "");

/** A single letter or digit is looked for as a word of its own. */
const includes = (haystack: string, word: string) =>
  /^[a-z0-9]$/.test(word)
    ? new RegExp(`(?<![a-z0-9])${word}(?![a-z0-9])`).test(haystack)
    : haystack.includes(word);

/** Does a plain text hold every word that was typed, or one that says nearly the same? */
export const holds = (haystack: string, typed: string): boolean =>
  wordsOf(typed).every((word) => saidOtherwise(word).some((said) => includes(haystack, said)));

/** The last letter that is typed begins a word: "turning t" is not yet all of "turning turtles". */
const begun = (typed: string): [string, string] => {
  const [, before = "", letter = ""] = /^(.*?)(?<![a-z0-9])([a-z])$/s.exec(typed) ?? [];
  return letter === "" ? [typed, ""] : [before, letter];
};

/** The same of any text, while it is typed. */
export function holdsPlain(text: string, typed: string): boolean {
  const haystack = plain(text);
  const [words, letter] = begun(plain(typed));
  return holds(haystack, words) && new RegExp(`(?<![a-z0-9])${letter}`).test(haystack);
}

/** So much of a pasted statement is looked at. */
const mostTyped = 4_000;
const mostNearest = 8;

/** "removes" and "removing" begin alike. */
const stem = (word: string) => (/^[a-z]{6,}$/.test(word) ? word.slice(0, -2) : word);

/**
 * What may be meant where no text holds all words: the places of the plain texts that hold most of
 * them, the nearest first. What stands in few texts counts more, a short text more than a long one;
 * of Chinese any two characters are a word. Words × texts.
 */
export function nearest(texts: readonly string[], typed: string): number[] {
  const asked = new Set<string>();
  for (const word of wordsOf(typed.slice(0, mostTyped))) {
    if (names.has(word)) continue;
    for (const part of word.match(/\p{Script=Han}+|[a-z0-9'-]{3,}/gu) ?? []) {
      if (!isHan(part)) asked.add(part);
      else for (let at = 0; at + 1 < part.length; at += 1) asked.add(part.slice(at, at + 2));
    }
  }
  const scores = texts.map(() => 0);
  for (const word of asked) {
    const said = saidOtherwise(word);
    const held = texts.map((text) =>
      text.includes(stem(word)) ? 1 : said.some((one) => text.includes(one)) ? 0.5 : 0,
    );
    const count = held.filter((one) => one > 0).length;
    const weight = count === 0 ? 0 : Math.log((texts.length + 1) / count);
    held.forEach((one, at) => (scores[at]! += (one * weight) / Math.sqrt(texts[at]!.length)));
  }
  const best = Math.max(0, ...scores);
  if (best === 0) return [];
  return scores
    .map((score, at) => ({ score, at }))
    .filter(({ score }) => score >= best / 2)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, mostNearest)
    .map(({ at }) => at);
}
