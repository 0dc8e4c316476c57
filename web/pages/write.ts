/**
 * Writes the pages that can be read without a script: chapters, problems and games, in every
 * language, each as the built page draws it.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "../src/strings/languages.ts";
import { from, pageHtml, type PageFile } from "./html.ts";
import {
  pageKinds,
  pageLanguages,
  staticPages,
  type PageLanguage,
  type StaticPage,
} from "./list.ts";
import { home } from "../dom/site.ts";
import { Visitor } from "./visitor.ts";

const mostAbout = 200;

const addressOf = (language: PageLanguage, { kind, name }: StaticPage) =>
  `${language}/${kind}/${name}.html`;
const tagOf = (language: PageLanguage) => languages.get(language)!.tag;

/** One line, cut where a word ends. */
function short(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= mostAbout ? line : `${line.slice(0, mostAbout).replace(/\s\S*$/, "")} …`;
}

/** Links of the page lead to pages, where there are some, else to the page itself. */
function ledOn(copy: Element, address: string, known: ReadonlyMap<string, string>): void {
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    const wanted = link.getAttribute("href")!.slice(1);
    const plain = wanted.replace(/[?&]lang=\w+$/, "");
    link.setAttribute("href", from(address, known.get(plain) ?? `index.html#${wanted}`));
  }
}

/** What a browser keeps of a field and HTML doesn't: a program is read as text. */
function readable(document: Document, copy: Element, fields: readonly HTMLTextAreaElement[]): void {
  copy.querySelectorAll("textarea").forEach((field, at) => {
    const shown = document.createElement("pre");
    shown.className = field.className;
    shown.textContent = fields[at]!.value;
    field.replaceWith(shown);
  });
}

interface Drawn {
  page: StaticPage;
  file: PageFile;
}

async function drawKind(
  language: PageLanguage,
  pages: readonly StaticPage[],
  known: ReadonlyMap<string, string>,
): Promise<Drawn[]> {
  const visitor = await Visitor.arrive(tagOf(language));
  const drawn: Drawn[] = [];
  try {
    for (const page of pages) {
      const join = page.link.includes("?") ? (/\?$/.test(page.link) ? "" : "&") : "?";
      const link = `${page.link}${join}lang=${language}`;
      await visitor.open(`#${link}`, page.there);
      const { document } = visitor.view;
      await visitor.unfold();
      const app = document.getElementById("app")!;
      const copy = app.cloneNode(true) as Element;
      readable(document, copy, [...app.querySelectorAll("textarea")]);
      const address = addressOf(language, page);
      ledOn(copy, address, known);
      const heading = document.querySelector("[data-title], main h1, h1");
      const about = document.querySelector(page.about);
      const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((one) =>
        new URL(one.getAttribute("href")!, home).pathname.slice(1),
      );
      drawn.push({
        page,
        file: {
          tag: tagOf(language),
          title: `${(heading?.textContent ?? "").trim()} – Nimber`,
          description: short(about?.textContent ?? ""),
          address,
          others: pageLanguages.map((other) => ({
            tag: tagOf(other),
            address: addressOf(other, page),
          })),
          link,
          content: (copy.querySelector(".landing") ?? copy).innerHTML,
          styles: [...new Set(styles)],
          way: [{ name: "Nimber", address: "index.html" }],
        },
      });
    }
  } finally {
    await visitor.close();
  }
  return drawn;
}

/** `folder`: the built page. Returns how many pages were written. */
export async function writePages(folder: string, site: string): Promise<number> {
  const built = await readFile(join(folder, "index.html"), "utf8");
  const pages = await staticPages();
  let written = 0;
  for (const language of pageLanguages) {
    const known = new Map(pages.map((page) => [page.link, addressOf(language, page)]));
    for (const kind of pageKinds) {
      const drawn = await drawKind(
        language,
        pages.filter((page) => page.kind === kind),
        known,
      );
      for (const { file } of drawn) {
        const path = join(folder, file.address);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, pageHtml(built, file, site));
        written++;
      }
    }
  }
  return written;
}
