/**
 * Writes the pages that can be read without a script: chapters, problems and games, in every
 * language, each as the built page draws it.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { openModule } from "../book/module.ts";
import { languages } from "../src/strings/languages.ts";
import * as en from "../src/strings/languages/en.ts";
import * as zh from "../src/strings/languages/zh.ts";
import { ownAddress, pageLanguages, type PageLanguage } from "../src/links/ownPage.ts";
import { contentOf, escaped } from "./content.ts";
import { from, mainHtml, pageHtml, siteMap, up, type PageFile } from "./html.ts";
import { listedKinds, pageKinds, type PageKind, staticPages, type StaticPage } from "./list.ts";
import { home } from "../dom/site.ts";
import { readDocs, type Doc } from "./docs.ts";
import { missingHtml } from "./missing.ts";
import { writePicture, type PageBoard } from "./pictures.ts";
import { Visitor } from "./visitor.ts";

export { pageLanguages };

const wordsOf = { en, zh };

const mostAbout = 200;

const addressOf = (language: PageLanguage, { kind, name }: StaticPage) =>
  ownAddress(language, kind, name);
/** Both languages share it; lists, and pages without a board, have the same one. */
const pictureOf = ({ kind, name }: Pick<StaticPage, "kind" | "name">) =>
  `pictures/${/^(index|words|proof(-.*)?)$/.test(name) ? "nimber" : `${kind}/${name}`}.png`;
const tagOf = (language: PageLanguage) => languages.get(language)!.tag;

/** One line, cut where a word ends. */
function short(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= mostAbout ? line : `${line.slice(0, mostAbout).replace(/\s\S*$/, "")} …`;
}

interface Drawn {
  page: StaticPage;
  board: PageBoard;
  file: PageFile;
}

async function drawKind(
  language: PageLanguage,
  pages: readonly StaticPage[],
  known: ReadonlyMap<string, string>,
): Promise<Drawn[]> {
  const { page: words, pages: said } = wordsOf[language];
  const { misere } = words.edit;
  const older = { ...said.older, all: said.missing.all };
  const visitor = await Visitor.arrive(tagOf(language));
  const drawn: Drawn[] = [];
  try {
    for (const page of pages) {
      const join = page.link.includes("?") ? (/\?$/.test(page.link) ? "" : "&") : "?";
      const link = `${page.link}${join}lang=${language}`;
      await visitor.open(`#${link}`, page.there);
      const { document } = visitor.view;
      await visitor.unfold(link, page.there);
      const app = document.getElementById("app")!;
      const fields = [...app.getElementsByTagName("textarea")].map(({ value }) => value);
      // Read, and never made markup of here.
      // eslint-disable-next-line no-restricted-properties
      const { innerHTML } = app.getElementsByClassName("landing")[0] ?? app;
      const address = addressOf(language, page);
      const about = document.querySelector(page.about);
      const others = pageLanguages.map((other) => ({
        tag: tagOf(other),
        address: addressOf(other, page),
      }));
      const next = others[(pageLanguages.indexOf(language) + 1) % others.length]!;
      const styles = [...document.querySelectorAll('link[rel="stylesheet"]')].map((one) =>
        new URL(one.getAttribute("href")!, home).pathname.slice(1),
      );
      drawn.push({
        page,
        board: page.board(document),
        file: {
          tag: tagOf(language),
          title: [page.title(document), ...(page.misere ? [misere] : [])].join(" · "),
          description: short(about?.textContent ?? ""),
          address,
          others,
          link,
          content: contentOf(innerHTML, fields, address, known, next),
          styles: [...new Set(styles)],
          picture: pictureOf(page),
          way: [{ name: "Nimber", address: "index.html" }],
          older,
        },
      });
    }
  } finally {
    await visitor.close();
  }
  return drawn;
}

/** A list of pages, each with what it is about. */
function listed(address: string, tag: string, files: readonly PageFile[]): string {
  const lines = files.map(
    (file) =>
      `<li${file.tag === tag ? "" : ` lang="${file.tag}"`}><a href="${from(address, file.address)}">${escaped(file.title)}</a>` +
      `<span class="quiet"> ${escaped(file.description)}</span></li>`,
  );
  return `<ul class="page-list">${lines.join("")}</ul>`;
}

type Kind = PageKind | "docs";

/** The language of the documents: those of the others lead there. */
const docLanguage: PageLanguage = "en";

function docPages(docs: readonly Doc[], names: Names, like: PageFile): PageFile[] {
  const tag = tagOf(docLanguage);
  return docs.map(({ name, title, about, html }) => {
    const address = `${docLanguage}/docs/${name}.html`;
    return {
      ...like,
      title: `${names.docs}: ${title}`,
      description: short(about),
      address,
      others: [{ tag, address }],
      link: null,
      content:
        `<main class="book page-lists"><p><a href="${from(address, "index.html")}">Nimber</a> · ` +
        `<a href="index.html">${escaped(names.docs)}</a></p>` +
        `<article class="book-text">${html}</article></main>`,
      picture: pictureOf({ kind: "book", name: "index" }),
      way: [
        { name: "Nimber", address: `${docLanguage}/index.html` },
        { name: names.docs, address: `${docLanguage}/docs/index.html` },
        { name: title, address },
      ],
    };
  });
}

/** What the lists are called, in a language. */
type Names = Record<PageKind | "docs", string> & { about: string; aboutDocs: string };

/** Pages that only lead on: all of a language, and those of a kind that has no other list. */
function lists(
  language: PageLanguage,
  drawn: readonly Drawn[],
  docs: readonly PageFile[],
  names: Names,
): PageFile[] {
  const otherOf = (address: string) =>
    pageLanguages
      .filter((other) => other !== language)
      .map(
        (other) =>
          ` · <a rel="alternate" lang="${tagOf(other)}" hreflang="${tagOf(other)}" ` +
          `href="${from(`${language}/${address}`, `${other}/${address}`)}">` +
          `${languages.get(other)!.name}</a>`,
      )
      .join("");
  const of = (kind: Kind) =>
    kind === "docs"
      ? docs
      : drawn
          .filter(({ page }) => page.kind === kind && page.name !== "index")
          .map(({ file }) => file);
  const list = (address: string, title: string, kinds: readonly Kind[]): PageFile => ({
    tag: tagOf(language),
    title,
    description: short([...kinds.map((kind) => names[kind]), names.about].join(" · ")),
    address: `${language}/${address}`,
    others: pageLanguages.map((other) => ({ tag: tagOf(other), address: `${other}/${address}` })),
    link: null,
    content:
      `<main class="book page-lists"><p><a href="${up(`${language}/${address}`)}index.html">Nimber</a>${otherOf(address)}</p>` +
      `<h1>${escaped(title)}</h1>` +
      kinds
        .map(
          (kind) =>
            (kinds.length > 1 ? `<h2>${escaped(names[kind])}</h2>` : "") +
            (kind === "docs" ? `<p>${escaped(names.aboutDocs)}</p>` : "") +
            listed(`${language}/${address}`, tagOf(language), of(kind)),
        )
        .join("") +
      "</main>",
    picture: pictureOf({ kind: "book", name: "index" }),
    styles: drawn.find(({ page }) => page.kind === "book")!.file.styles,
    way: [{ name: "Nimber", address: `${language}/index.html` }],
    older: drawn[0]!.file.older,
  });
  return [
    list("index.html", "Nimber", [...pageKinds, "docs"]),
    ...([...listedKinds, "docs"] as const).map((kind) =>
      list(`${kind}/index.html`, names[kind], [kind]),
    ),
  ];
}

/** Writes all pages of a language into the built page's folder; returns their addresses. */
export async function writeLanguage(
  folder: string,
  site: string,
  language: PageLanguage,
): Promise<string[]> {
  const built = await readFile(join(folder, "index.html"), "utf8");
  const module = await openModule(fileURLToPath(new URL("../generated", import.meta.url)));
  const pages = await staticPages(module, language);
  const known = new Map(pages.map((page) => [page.link, addressOf(language, page)]));
  known.set("", `${language}/index.html`);
  known.set("?view=explore", `${language}/explore/index.html`);
  // Side by side: while one waits for its page's timers the others draw.
  const kinds = pageKinds.map((kind) => pages.filter((page) => page.kind === kind));
  const drawn = (await Promise.all(kinds.map((kind) => drawKind(language, kind, known)))).flat();
  const { page: words, faces, problems, pages: said } = wordsOf[language];
  const names: Names = {
    book: words.places.names.book,
    problems: problems.title,
    games: faces.title,
    explore: words.places.names.explore,
    about: faces.about,
    docs: said.docs.title,
    aboutDocs: said.docs.about,
  };
  for (const { page, file } of drawn)
    if (page.name !== "index")
      file.way = [
        { name: "Nimber", address: `${language}/index.html` },
        { name: names[page.kind], address: `${language}/${page.kind}/index.html` },
        { name: file.title, address: file.address },
      ];
  const [like] = lists(language, drawn, [], names);
  const docs = docPages(await readDocs(), names, like!);
  const files = [
    ...drawn.map(({ file }) => file),
    ...(language === docLanguage ? docs : []),
    ...lists(language, drawn, docs, names),
  ];
  for (const file of files) {
    const path = join(folder, file.address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, pageHtml(built, file, site));
  }
  // Each language draws its share of the pictures, which are the same for all.
  const share = pageLanguages.indexOf(language);
  for (const [at, { board, file }] of drawn.entries())
    if (at % pageLanguages.length === share)
      await writePicture(module, board, join(folder, file.picture));
  return files.map(({ address }) => address);
}

/** What is there once, beside the pages of all languages: their addresses are given. */
export async function writeRest(
  folder: string,
  site: string,
  addresses: readonly string[],
): Promise<void> {
  const names = addresses
    .filter((address) => address.startsWith(`${pageLanguages[0]}/`))
    .map((address) => address.replace(/^\w+\//, "").replace(/\.html$/, ""));
  const index = join(folder, "index.html");
  const picture = pictureOf({ kind: "book", name: "index" });
  await writeFile(index, mainHtml(await readFile(index, "utf8"), site, picture));
  await writeFile(join(folder, "404.html"), missingHtml(names, site));
  const map = join(folder, "sitemap.xml");
  // One of an earlier build would name another site.
  if (site === "") await rm(map, { force: true });
  else await writeFile(map, siteMap(site, addresses));
}
