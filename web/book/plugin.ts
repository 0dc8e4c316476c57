/**
 * The book as a Vite plugin: each chapter is a module of its own, loaded when it is opened;
 * `virtual:book` is the table of contents, `virtual:book-path` that of the contest path,
 * `virtual:book-proofs/en` that of the proof path. A chapter that the module contradicts fails the
 * build.
 */
import { readdir, readFile } from "node:fs/promises";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { makeIndex, readTerms } from "./bookIndex.ts";
import { compileChapter } from "./compile.ts";
import { moduleAsker, openModule } from "./module.ts";
import { checkProofs, joinProofs, proofContents } from "./proofPages.ts";
import type { BookIndex, Chapter, ChapterEntry, ProofContents } from "../src/book/content.ts";

export const bookLanguages = ["en", "zh"] as const;

export interface BookOptions {
  /** where the chapters are */
  folder: string;
  /** where the built module is */
  module: string;
  /** docs/terms.md */
  terms: string;
}

/** Compiles chapters, each once as long as its text stays the same. */
export class Book {
  readonly #options: BookOptions;
  readonly #done = new Map<string, { text: string; chapter: Promise<Chapter> }>();
  #asking: ReturnType<typeof openModule> | null = null;

  constructor(options: BookOptions) {
    this.#options = options;
  }

  async files(language: string): Promise<string[]> {
    const names = await readdir(`${this.#options.folder}/${language}`);
    return names
      .filter((name) => name.endsWith(".md"))
      .sort()
      .map((name) => `${language}/${name}`);
  }

  /** The pages of the contest path, in order. */
  async pathFiles(language: string): Promise<string[]> {
    const names = await readdir(`${this.#options.folder}/path/${language}`);
    return names.sort().map((name) => `path/${language}/${name}`);
  }

  /** The pages of the proof path, in order. */
  async proofFiles(language: string): Promise<string[]> {
    const names = await readdir(`${this.#options.folder}/proof/${language}`);
    return names.sort().map((name) => `proof/${language}/${name}`);
  }

  /** As they are compiled, without their chapters. */
  async proofTexts(language: string): Promise<Chapter[]> {
    const pages = [];
    for (const file of await this.proofFiles(language)) pages.push(await this.chapter(file));
    checkProofs(pages);
    return pages;
  }

  async proofPage(file: string): Promise<Chapter> {
    const language = file.split("/")[1]!;
    const at = (await this.proofFiles(language)).indexOf(file);
    const files = await this.files(language);
    return joinProofs(await this.proofTexts(language), at, (number) =>
      this.chapter(files[number - 1]!),
    );
  }

  async proofContents(language: string): Promise<ProofContents> {
    return proofContents(await this.proofTexts(language));
  }

  async chapter(file: string): Promise<Chapter> {
    const text = await readFile(`${this.#options.folder}/${file}`, "utf8");
    const known = this.#done.get(file);
    if (known?.text === text) return known.chapter;
    this.#asking ??= openModule(this.#options.module);
    const module = await this.#asking;
    const chapter = compileChapter(file, text, module, moduleAsker(module));
    this.#done.set(file, { text, chapter });
    return chapter;
  }

  async index(language: (typeof bookLanguages)[number]): Promise<BookIndex> {
    const chapters = [];
    for (const file of await this.files(language)) chapters.push(await this.chapter(file));
    this.#asking ??= openModule(this.#options.module);
    const terms = readTerms(await readFile(this.#options.terms, "utf8"), language);
    return makeIndex(language, chapters, terms, (await this.#asking).problems());
  }

  contents = () => this.#entries((language) => this.files(language));
  pathContents = () => this.#entries((language) => this.pathFiles(language));

  async #entries(filesOf: (language: string) => Promise<string[]>) {
    const out: Record<string, ChapterEntry[]> = {};
    for (const language of bookLanguages) {
      out[language] = [];
      for (const file of await filesOf(language)) {
        const { number, title, lead, minutes, sections, exercises } = await this.chapter(file);
        out[language].push({ number, title, lead, minutes, sections, exercises });
      }
    }
    return out;
  }
}

const contentsName = "virtual:book";
const pathName = "virtual:book-path";
/** `virtual:book-index/en` is the last page, of one language. */
const indexName = /^virtual:book-index\/(en|zh)$/;
/** `virtual:book-proofs/en` is the proof path's list, of one language. */
const proofsName = /^virtual:book-proofs\/(en|zh)$/;

export function bookPlugin(options: BookOptions): Plugin {
  const book = new Book(options);
  return {
    name: "nimber-book",
    resolveId: (id) =>
      id === contentsName || id === pathName || indexName.test(id) || proofsName.test(id)
        ? `\0${id}`
        : undefined,
    async load(id) {
      const index = id.startsWith("\0") ? indexName.exec(id.slice(1)) : null;
      if (index) {
        this.addWatchFile(options.terms);
        return `export default ${JSON.stringify(await book.index(index[1] as "en" | "zh"))};`;
      }
      const proofs = id.startsWith("\0") ? proofsName.exec(id.slice(1)) : null;
      if (proofs) return `export default ${JSON.stringify(await book.proofContents(proofs[1]!))};`;
      if (id === `\0${contentsName}`)
        return `export default ${JSON.stringify(await book.contents())};`;
      if (id === `\0${pathName}`)
        return `export default ${JSON.stringify(await book.pathContents())};`;
      const path = id.replace(/\?.*$/, "");
      const file = relative(options.folder, path).replaceAll("\\", "/");
      if (!/^((path|proof)\/)?[a-z]{2}\/\d\d-.*\.md$/.test(file)) return undefined;
      this.addWatchFile(path);
      if (file.startsWith("proof/"))
        return `export default ${JSON.stringify(await book.proofPage(file))};`;
      return `export default ${JSON.stringify(await book.chapter(file))};`;
    },
  };
}
