/**
 * The book's last page: where its terms, its proofs and the judges' problems are. The terms are
 * those of docs/terms.md; where they stand is looked up in the compiled chapters.
 */
import { textOf } from "./text.ts";
import type { Block, BookIndex, Chapter, Inline, IndexPlace } from "../src/book/content.ts";
import type { ProblemInfo } from "../../wasm/nimber.d.ts";

export interface Term {
  name: string;
  /** what others call it */
  also: string[];
}

const han = /\p{Script=Han}/u;

/** The words of a cell, without what stands in brackets. */
const words = (cell: string) =>
  cell
    .replace(/[（(][^（）()]*[）)]/gu, "")
    .split(/[,，;；、]/u)
    .map((word) => word.trim())
    .filter((word) => word !== "" && word !== "⊕");

/** A synonym that somebody may look for: neither a letter or two, nor half a sentence. */
const isSynonym = (word: string, language: string) =>
  language === "en"
    ? /^\*[^*]+\*$/.test(word)
    : /^(?:[A-Z][A-Za-z-]* ?)?\p{Script=Han}+$/u.test(word) && word.length > 2;

/**
 * The terms of docs/terms.md for one language: tables whose head is
 * `| English | 中文 | also | source |`. Where both languages have as many words in a row, these are
 * terms of their own. Else the words behind the first are synonyms. In the third cell what is in
 * italics is English.
 */
export function readTerms(document: string, language: "en" | "zh"): Term[] {
  const terms: Term[] = [];
  let inside = false;
  for (const line of document.split("\n")) {
    if (line.startsWith("| English | 中文 | also |")) inside = true;
    else if (!line.startsWith("|")) inside = false;
    else if (inside && !line.startsWith("|--")) {
      const [, english = "", chinese = "", also = ""] = line.split("|");
      const cells = { en: words(english), zh: words(chinese) };
      const here = cells[language];
      if (here.length > 1 && cells.en.length === cells.zh.length) {
        terms.push(...here.map((name) => ({ name, also: [] })));
        continue;
      }
      const [name = "", ...others] = here;
      const synonyms = words(also)
        .filter((word) => isSynonym(word, language))
        .map((word) => word.replaceAll("*", ""));
      const own = others.filter((word) => language === "en" || word.length > 2);
      terms.push({ name, also: [...own, ...synonyms] });
    }
  }
  return terms;
}

/** A piece of a section's text; what is stressed, titles and statements weigh more. */
interface Piece {
  text: string;
  stressed: boolean;
}

function pieces(blocks: readonly Block[]): Piece[] {
  const out: Piece[] = [];
  const say = (list: readonly Inline[], stressed = false) => {
    for (const one of list) {
      if (typeof one === "object" && (one.kind === "strong" || one.kind === "em"))
        out.push({ text: textOf(one.children), stressed: true });
      else if (typeof one === "object" && one.kind === "together") say(one.children, stressed);
    }
    out.push({ text: textOf(list), stressed });
  };
  for (const block of blocks)
    switch (block.kind) {
      case "paragraph":
      case "heading":
        say(block.children);
        break;
      case "quote":
        for (const { text } of pieces(block.blocks)) out.push({ text, stressed: true });
        break;
      case "proof":
        say(block.title);
        out.push(...pieces(block.blocks));
        break;
      case "list":
        out.push(...block.items.flatMap(pieces));
        break;
      case "table":
        for (const cell of [...block.head, ...block.rows.flat()]) say(cell);
        break;
      case "exercise":
        say(block.ask);
        say(block.after);
        break;
      case "code":
      case "formula":
      case "sheet":
      case "theorem":
      case "dependencies":
        break;
      case "board":
      case "strip":
      case "columns":
      case "options":
      case "window":
      case "grid":
      case "draw":
      case "coder":
      case "program":
      case "judge":
      case "trace":
        say(block.caption);
    }
  return out;
}

interface Place extends IndexPlace {
  pieces: Piece[];
  problems: Set<string>;
}

/** All sections; what stands before the first one belongs to it. */
function placesOf(chapters: readonly Chapter[]): Place[] {
  return chapters.flatMap(({ number, title: name, blocks, body }) =>
    body.map((section, at) => {
      const own = at === 0 ? [...blocks, ...section.blocks] : section.blocks;
      const titles = [...(at === 0 ? [name] : []), textOf(section.title)];
      const said = [...titles.map((text) => ({ text, stressed: true })), ...pieces(own)];
      const shown = own.flatMap((block) => (block.kind === "judge" ? [block.problem] : []));
      const problems = new Set([...said.flatMap(({ text }) => problemsIn(text)), ...shown]);
      return { chapter: number, section: section.id, pieces: said, problems };
    }),
  );
}

/** A term as it may stand in a sentence: in English with other endings. */
function pattern(term: string): RegExp {
  const plain = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (han.test(term)) return new RegExp(plain, "u");
  return new RegExp(`(?<![\\p{L}])${plain.replace(/'/g, "['’]")}(?:s|es)?(?![\\p{L}])`, "iu");
}

const place = ({ chapter, section }: IndexPlace): IndexPlace => ({ chapter, section });

/**
 * Where a term is introduced: where it is stressed by itself, else its first use. Behind it stands
 * the first place of each later chapter that stresses it.
 */
function whereIs(term: string, places: readonly Place[]): IndexPlace[] {
  const like = pattern(term);
  const alone = new RegExp(`^${like.source}$`, like.flags);
  const holds = (one: Place, stressed: boolean, words: RegExp) =>
    one.pieces.some((piece) => (!stressed || piece.stressed) && words.test(piece.text));
  const introduced = places.findIndex((one) => holds(one, true, alone));
  const first = introduced < 0 ? places.findIndex((one) => holds(one, false, like)) : introduced;
  if (first < 0) return [];
  const strong = places.slice(first).filter((one) => holds(one, true, like));
  return [places[first]!, ...strong]
    .filter((one, at, all) => all.findIndex(({ chapter }) => chapter === one.chapter) === at)
    .map(place);
}

/** "HDU 1846, 2149 and 2188": all numbers behind a judge's name. */
function problemsIn(text: string): string[] {
  return [...text.matchAll(/\b(POJ|HDU) (\d{4}(?:(?:, | and |, and |、|和| 和 )\d{4})*)/g)].flatMap(
    ([, judge, numbers]) =>
      [...numbers!.matchAll(/\d{4}/g)].map(([number]) => `${judge!.toLowerCase()}-${number}`),
  );
}

export function makeIndex(
  language: "en" | "zh",
  chapters: readonly Chapter[],
  terms: readonly Term[],
  problems: readonly ProblemInfo[],
): BookIndex {
  const places = placesOf(chapters);
  const sorted = new Intl.Collator(language === "zh" ? "zh-Hans-u-co-pinyin" : "en", {
    sensitivity: "base",
  });
  const found = terms.flatMap(({ name, also }) => {
    const where = whereIs(name, places);
    return where.length > 0 ? [{ name, also, places: where }] : [];
  });
  const names = new Set(found.map(({ name }) => name.toLowerCase()));
  const named = new Map<string, IndexPlace[]>();
  for (const one of places)
    for (const name of one.problems) {
      const before = named.get(name) ?? [];
      if (before.every(({ chapter }) => chapter !== one.chapter))
        named.set(name, [...before, place(one)]);
    }
  return {
    terms: [
      ...found.map(({ name, places: at }) => ({ name, see: null, places: at })),
      ...found.flatMap(({ name, also }) =>
        [...new Set(also)]
          .filter((other) => !names.has(other.toLowerCase()))
          .map((other) => ({ name: other, see: name, places: [] })),
      ),
    ].sort((a, b) => sorted.compare(a.name, b.name)),
    proofs: chapters.flatMap(({ number, body }) =>
      body.flatMap(({ id, blocks }) =>
        blocks.flatMap((block) =>
          block.kind === "proof" ? [{ title: block.title, chapter: number, section: id }] : [],
        ),
      ),
    ),
    problems: problems.map(({ name, also, title, chapter }) => ({
      name,
      judge: name.slice(0, name.indexOf("-")),
      number: name
        .slice(name.indexOf("-") + 1)
        .replaceAll("-", " ")
        .toUpperCase(),
      title: title[language],
      places: [name, ...also]
        .flatMap((one) => named.get(one) ?? [])
        .concat(named.has(name) || chapter === 0 ? [] : [{ chapter, section: "" }]),
    })),
  };
}
