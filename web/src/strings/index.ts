/**
 * What the page says, in the language that was chosen. Each file of languages/ is one; its parts
 * are fetched when they are needed (the query makes a module of its own of each part, in which
 * nothing else of the file is left).
 */
import { computed, effect, signal } from "@preact/signals";
import { language } from "./language";
import { firstWords, languageFile } from "./firstWords";
import { languages } from "./languages";
import type { BookStrings } from "./book";
import type { CreditsStrings } from "./credits";
import type { ExploreStrings } from "./explore";
import type { FaceStrings } from "./faces";
import type { FamiliesStrings } from "./families";
import type { GoalStrings } from "./goals";
import type { LessonStrings } from "./lesson";
import type { MakeStrings, SentenceStrings } from "./make";
import type { ProblemStrings, TapStrings } from "./more";
import type { ShareStrings } from "./share";
import type { SheetsStrings } from "./sheets";
import type { WhyStrings } from "./why";
import {
  whole,
  type ErrorCode,
  type FirstStrings,
  type GameName,
  type GameStrings,
  type RestStrings,
  type Strings,
} from "./shape";
import type { Sentence } from "#module/nimber.js";

export type { Strings } from "./shape";

interface Parts {
  first: FirstStrings;
  rest: RestStrings;
  why: WhyStrings;
  explore: ExploreStrings;
  share: ShareStrings;
  sheets: SheetsStrings;
  ruleFamilies: FamiliesStrings;
  goals: GoalStrings;
  lesson: LessonStrings;
  make: MakeStrings;
  problems: ProblemStrings;
  book: BookStrings;
  credits: CreditsStrings;
  faces: FaceStrings;
  taps: TapStrings;
}
export type Part = keyof Parts;

const files: { [P in Part]: Record<string, () => Promise<Parts[P]>> } = {
  first: firstWords,
  rest: import.meta.glob<RestStrings>("./languages/*.ts", { import: "rest", query: "?rest" }),
  why: import.meta.glob<WhyStrings>("./languages/*.ts", { import: "why", query: "?why" }),
  explore: import.meta.glob<ExploreStrings>("./languages/*.ts", {
    import: "explore",
    query: "?explore",
  }),
  share: import.meta.glob<ShareStrings>("./languages/*.ts", { import: "share", query: "?share" }),
  sheets: import.meta.glob<SheetsStrings>("./languages/*.ts", {
    import: "sheets",
    query: "?sheets",
  }),
  ruleFamilies: import.meta.glob<FamiliesStrings>("./languages/*.ts", {
    import: "ruleFamilies",
    query: "?ruleFamilies",
  }),
  goals: import.meta.glob<GoalStrings>("./languages/*.ts", { import: "goals", query: "?goals" }),
  lesson: import.meta.glob<LessonStrings>("./languages/*.ts", {
    import: "lesson",
    query: "?lesson",
  }),
  make: import.meta.glob<MakeStrings>("./languages/*.ts", { import: "make", query: "?make" }),
  problems: import.meta.glob<ProblemStrings>("./languages/*.ts", {
    import: "problems",
    query: "?problems",
  }),
  book: import.meta.glob<BookStrings>("./languages/*.ts", { import: "book", query: "?book" }),
  credits: import.meta.glob<CreditsStrings>("./languages/*.ts", {
    import: "credits",
    query: "?credits",
  }),
  faces: import.meta.glob<FaceStrings>("./languages/*.ts", { import: "faces", query: "?faces" }),
  taps: import.meta.glob<TapStrings>("./languages/*.ts", { import: "taps", query: "?taps" }),
};

/**
 * The parts that came last, all of one language: a language that is chosen is shown when all that
 * is needed has come.
 */
const shown = signal<{ code: string; parts: Partial<Parts> }>({ code: language.peek(), parts: {} });
const needed = signal<readonly Part[]>(["first"]);
let turn = 0;

async function fetchParts(code: string, parts: readonly Part[]): Promise<void> {
  const mine = ++turn;
  const fetched = await Promise.all(
    parts.map(async (part) => [part, await files[part][languageFile(code)]!()] as const),
  );
  if (mine === turn) shown.value = { code, parts: Object.fromEntries(fetched) };
  // Another language was chosen meanwhile: what is waited for comes with that.
  else await fetching;
}

let fetching: Promise<void> = Promise.resolve();
effect(() => {
  fetching = fetchParts(language.value, needed.value);
  // Told to whoever waits for it.
  fetching.catch(() => undefined);
});

/** Resolves when this part can be said. */
export function stringsOf(part: Part): Promise<void> {
  if (!needed.peek().includes(part)) needed.value = [...needed.peek(), part];
  return fetching;
}

const part = <P extends Part>(name: P) => computed(() => shown.value.parts[name]!);

/** The tag of the language that is shown, for the document and for dates. */
export const languageTag = computed(() => languages.get(shown.value.code)?.tag ?? "");

type Teller = (rule: string, words: SentenceStrings) => string | null;
/** Tells a written rule in sentences; null until it is fetched for the first one. */
const telling = signal<Teller | null>(null);
/** How the teller is fetched, which stands above the strings; main.tsx tells it. */
export const teller: { fetch: (() => Promise<Teller>) | null } = { fetch: null };
let askedToTell = false;

/** What a written rule says; null where it is code, or until its words are there. */
function saidOf(rule: string, make: MakeStrings | undefined): string | null {
  if (telling.value && make) return telling.value(rule, make.sentences);
  if (!askedToTell && teller.fetch) {
    askedToTell = true;
    void teller.fetch().then(
      async (toldRule) => {
        await stringsOf("make");
        telling.value = toldRule;
      },
      // The code stays; the next one that is shown asks again.
      () => (askedToTell = false),
    );
  }
  return null;
}

const page = computed(() => {
  const { first, rest, make } = shown.value.parts;
  // Nothing asks for the rest before it has come: see restOfPage().
  const table = (first && rest ? whole(first, rest) : first) as Strings;
  const { rule } = table ?? {};
  if (!rule) return table;
  return {
    ...table,
    rule: (sentence: Sentence) =>
      (sentence.code === "own" ? saidOf(sentence.args[0] ?? "", make) : null) ?? rule(sentence),
  };
});
/** A face tells some things in its own words: see state/face.ts. */
export const voice = signal<((table: Strings) => Strings) | null>(null);
/** What the page says now; main.tsx draws nothing before it has come. */
export const strings = computed(() => voice.value?.(page.value) ?? page.value);
export const placeStrings = computed(() => strings.value.places);
export const playStrings = computed(() => strings.value.playing);
export const shellStrings = computed(() => strings.value.shell);
/** These only after stringsOf(). */
export const whyStrings = part("why");
export const exploreStrings = part("explore");
export const shareStrings = part("share");
export const sheetsStrings = part("sheets");
export const familiesStrings = part("ruleFamilies");
export const goalStrings = part("goals");
export const tapStrings = part("taps");
export const lessonStrings = part("lesson");
export const makeStrings = part("make");
export const problemStrings = part("problems");
export const bookStrings = part("book");
export const creditsStrings = part("credits");
export const faceStrings = part("faces");

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
  return known[error.code as ErrorCode]?.(error.args.map(quoted)) ?? table.unknownError(error.code);
}

/** More letters than these of what somebody wrote say nothing more. */
const mostQuoted = 80;
const cutTo = 40;

/** A long text as its beginning. */
const quoted = (text: string): string =>
  text.length > mostQuoted ? `${[...text.slice(0, cutTo + 1)].slice(0, cutTo).join("")}…` : text;
