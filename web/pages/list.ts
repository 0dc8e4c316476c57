/** What becomes a page of its own, and under which address. */
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fullestJudged } from "../book/module.ts";
import { judgeOf, numberOf } from "../src/judge/find.ts";
import type { PageLanguage } from "../src/links/ownPage.ts";
import { writeSheetLink } from "../src/links/sheet.ts";
import { presets, type Looks, type Preset } from "../src/state/presets.ts";
import { ways, type Way } from "../src/links/options.ts";
import { problems as problemWords } from "../src/strings/languages/en.ts";
import type { PageBoard } from "./pictures.ts";
import type { NimberModule } from "../../wasm/nimber.d.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export type PageKind = "book" | "problems" | "games" | "explore";
export const pageKinds: readonly PageKind[] = ["book", "problems", "games", "explore"];
/** Those whose list is a place of the page; of the others it is written (write.ts). */
export const listedKinds: readonly PageKind[] = ["games", "explore"];

export interface StaticPage {
  kind: PageKind;
  /** in the folder of its kind, without .html: "index" for the list of its kind */
  name: string;
  /** the options, and before them the position, that the page itself opens there with */
  link: string;
  /** it is all there */
  there: (document: Document) => boolean;
  /** the player who moves last loses, which its name may not say */
  misere: boolean;
  /** what it is called */
  title: (document: Document) => string;
  /** its first sentences stand in this element */
  about: string;
  /** what its picture shows; the page itself says which board, where that is not known before */
  board: (document: Document) => PageBoard;
}

const textOf = (document: Document, selector: string) =>
  (document.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();
const heading = (document: Document) => textOf(document, "main h1");

/** A board that is shown; the first one that is a position is drawn. */
const shown = (document: Document) =>
  document.querySelector(".board[data-position]")?.getAttribute("data-position") ?? "";
const boardOf =
  (position: string, label: string, looks: Looks | null = null) =>
  () => ({
    position,
    looks,
    label,
  });

const has = (document: Document, selector: string) => document.querySelector(selector) !== null;

function chapterPage(file: string): StaticPage {
  const [, number, name] = /^(\d\d)-(.*)\.md$/.exec(file)!;
  const chapter = String(Number(number));
  return {
    kind: "book",
    name: name!,
    link: `?view=book&chapter=${chapter}`,
    there: (document) =>
      has(document, `[data-testid="book-chapter"][data-chapter="${chapter}"][aria-busy="false"]`) &&
      !has(document, ".book-board:not([data-position])"),
    misere: false,
    title: (document) => `${chapter}. ${heading(document)}`,
    about: ".book-text p:not(.book-chapter-name)",
    board: (document) => ({ position: shown(document), looks: null, label: "" }),
  };
}

/** A page of a way through the book. */
function wayPage(way: Way, file: string): StaticPage {
  const [, number, name] = /^(\d\d)-(.*)\.md$/.exec(file)!;
  const page = String(Number(number));
  return {
    kind: "book",
    name: `${way}-${name!}`,
    link: `?view=book&way=${way}&page=${page}`,
    there: (document) =>
      has(document, `[data-testid="${way}-page"][data-page="${page}"][aria-busy="false"]`) &&
      !has(document, ".book-board:not([data-position])"),
    misere: false,
    // With the way's name: a chapter or a game may be called the same.
    title: (document) =>
      `${heading(document)} · ${textOf(document, ".book-chapter-name").split(/[,，]/)[0]!}`,
    about: ".book-text p:not(.book-chapter-name)",
    board:
      way === "proof"
        ? boardOf("", "")
        : (document) => ({ position: shown(document), looks: null, label: "" }),
  };
}

/** As its judge calls it. */
function judgesName(name: string): string {
  const judge = judgeOf(name);
  return judge ? `${problemWords.judges[judge]} ${numberOf(name)}` : name;
}

const problemPage = (name: string, position: string): StaticPage => ({
  kind: "problems",
  name,
  link: `?view=problems&problem=${name}`,
  there: (document) => has(document, `[data-testid="problem"][data-name="${name}"]`),
  misere: false,
  title: (document) =>
    [
      textOf(document, "[data-testid=problem] .problem-names > :first-child"),
      textOf(document, "#problem-here-title"),
    ].join(" · "),
  about: "[data-testid=problem-asks]",
  board: boardOf(position, judgesName(name)),
});

const gamePage = ({ name, position, face, pictured }: Preset): StaticPage => ({
  kind: "games",
  name,
  link: `${position.replaceAll("%", "%25")}?${face ? `as=${face.name}` : ""}`,
  there: (document) => has(document, `.board[data-position]`),
  misere: position.endsWith("~misere") && !face,
  title: heading,
  about: ".rule",
  board: boardOf(pictured ?? position, "", face),
});

const atlasPage: StaticPage = {
  kind: "explore",
  name: "atlas",
  link: "?view=explore&atlas",
  there: (document) => has(document, "[data-testid=atlas-row]"),
  misere: false,
  title: heading,
  about: ".rule",
  board: boardOf("octal/0.77:12", "0.77"),
};

/** A sheet that is ready: its first rule is pictured where a heap of it is a board. */
async function sheetPage(name: string, language: PageLanguage): Promise<StaticPage> {
  const file = here(`../src/explore/sheets/${language}/${name}.txt`);
  const text = (await readFile(file, "utf8")).trim();
  const [, rule = ""] = /^rule (.*)$/m.exec(text) ?? [];
  const [, position = `${rule}:12`] = /^position (.*)$/m.exec(text) ?? [];
  return {
    kind: "explore",
    name,
    link: writeSheetLink(text, []) ?? "?view=explore",
    there: (document) =>
      has(document, '[data-testid=explored][data-read="true"] [data-testid=sheet-entry]') &&
      !has(document, "main .dots-empty, main .busy"),
    misere: false,
    title: heading,
    about: ".entry-words",
    board: boardOf(position, /^octal\/(.*)/.exec(rule)?.[1] ?? ""),
  };
}

/** Every page, each of them in every language: the text of a sheet has one. */
export async function staticPages(
  module: NimberModule,
  language: PageLanguage,
): Promise<StaticPage[]> {
  const files = (await readdir(here("../book/en"))).filter((name) => /^\d\d-.*\.md$/.test(name));
  const pathFiles = await readdir(here("../book/path/en"));
  const proofFiles = await readdir(here("../book/proof/en"));
  const sheets = (await readFile(here("../src/explore/sheets/order.txt"), "utf8")).trim();
  const list = (kind: PageKind, there: string): StaticPage => ({
    kind,
    name: "index",
    link: `?view=${kind}`,
    there: (document) => has(document, there),
    misere: false,
    title: heading,
    about: "main p",
    board: boardOf("", ""),
  });
  return [
    list("book", "[data-testid=book-contents]"),
    ...files.sort().map(chapterPage),
    {
      ...list("book", '[data-testid="book-index"][aria-busy="false"]'),
      name: "words",
      link: "?view=book&chapter=0",
    },
    ...ways.map((way) => ({
      ...list("book", `[data-testid=${way}-path]`),
      name: way,
      link: `?view=book&way=${way}`,
    })),
    ...pathFiles.sort().map((file) => wayPage("contest", file)),
    ...proofFiles.sort().map((file) => wayPage("proof", file)),
    list("problems", "main.problems"),
    ...module
      .problems()
      .map(({ name, sample }) => problemPage(name, fullestJudged(module, name, sample.in))),
    ...presets.map(gamePage),
    atlasPage,
    ...(await Promise.all(sheets.split("\n").map((name) => sheetPage(name, language)))),
  ];
}
