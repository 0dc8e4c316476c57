/**
 * The pages that are read without a script (web/pages): every link of the built folder leads
 * somewhere, and every page has what a search, a chat and a reader need.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { Window } from "happy-dom";
import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { openModule } from "../../web/book/module";
import { crawl } from "../../web/crawl.mjs";
import { contentOf, escaped } from "../../web/pages/content";
import { readDocs } from "../../web/pages/docs";
import { mainHtml, pageHtml, siteMap, type PageFile } from "../../web/pages/html";
import { staticPages } from "../../web/pages/list";
import { pageLanguages } from "../../web/src/links/ownPage";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";

const generated = fileURLToPath(new URL("../../web/generated", import.meta.url));
const built = fileURLToPath(new URL("../../web/dist/", import.meta.url));
const files = pageLanguages.flatMap((language) =>
  readdirSync(join(built, language), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => `${language}/${name.replaceAll("\\", "/")}`),
);
/** Words, formulas and pictures; pictures are files of their own. */
const mostBytes = 70 * 1024;

const read = (file: string) => readFileSync(join(built, file), "utf8");
const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[name]!,
  );
/** A document: its list is there in every language. */
const isDoc = (file: string) => /\/docs\/(?!index\.)/.test(file);

/** What the attribute says in every element whose tag begins so. */
const attributes = (html: string, begin: RegExp, name: string): string[] =>
  [...html.matchAll(new RegExp(`${begin.source}[^>]*? ${name}="([^"]*)"`, "g"))].map(([, said]) =>
    unescaped(said!),
  );

describe("pages of their own", () => {
  it("are there for each chapter, problem and game, in every language", async () => {
    const module = await openModule(generated);
    const lists = ["index.html", "games/index.html", "explore/index.html", "docs/index.html"];
    for (const language of pageLanguages) {
      const wanted = (await staticPages(module, language)).map(
        ({ kind, name }) => `${kind}/${name}.html`,
      );
      const found = files.filter((file) => file.startsWith(`${language}/`) && !isDoc(file));
      expect(found.sort()).toEqual(
        [...wanted, ...lists].map((name) => `${language}/${name}`).sort(),
      );
    }
  });

  it("hold the documents for who uses it, in English alone, and every list leads there", async () => {
    const docs = (await readDocs()).map(({ name }) => `en/docs/${name}.html`);
    expect(docs.length).toBeGreaterThan(15);
    expect(files.filter(isDoc).sort()).toEqual(docs.sort());
    for (const file of ["en/index.html", "zh/index.html", "zh/docs/index.html"])
      for (const doc of docs)
        expect(read(file), file).toContain(`"${relative(dirname(file), doc)}"`);
    expect(read("zh/docs/index.html")).toContain("只有英文版");
  });

  it("lead to what is there and on from there, and name no host", () => {
    const { pages, faults } = crawl(built);
    expect(pages).toBeGreaterThan(files.length);
    expect(faults).toEqual([]);
  });

  it("have a title, a description, the other language and a way back", () => {
    const titles = new Set<string>();
    for (const file of files) {
      const html = read(file);
      const [tag] = attributes(html, /<html/, "lang");
      expect(tag, file).toMatch(file.startsWith("zh/") ? /^zh/ : /^en/);
      const title = /<title>([^<]*)<\/title>/.exec(html)![1]!;
      expect(title, file).toMatch(/\S.* – Nimber$|^Nimber$/);
      titles.add(`${tag} ${title}`);
      const [about] = attributes(html, /<meta name="description"/, "content");
      expect(about!.length, `${file}: ${about}`).toBeGreaterThan(8);
      expect(about!.length, file).toBeLessThanOrEqual(202);
      // Whole addresses, which searches want in the head, are not known here.
      expect(attributes(html, /<link rel="alternate"/, "hreflang")).toEqual([]);
      const other = attributes(html, /<a/, "hreflang");
      if (!isDoc(file)) expect(other, file).toEqual([tag === "en" ? "zh-CN" : "en"]);
      const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)![1]!;
      const graph = (JSON.parse(json) as { "@graph": { "@type": string }[] })["@graph"];
      expect(graph.map((one) => one["@type"])).toEqual(["LearningResource", "BreadcrumbList"]);
      expect(html.match(/<h1[ >]/g), file).toHaveLength(1);
    }
    expect(titles.size).toBe(files.length);
  });

  it("begin with the problem, and end with those of its judge", async () => {
    const module = await openModule(generated);
    const all = module.problems();
    const chapters = readdirSync(fileURLToPath(new URL("../../web/book/en", import.meta.url)));
    for (const language of pageLanguages)
      for (const one of all) {
        const file = `${language}/problems/${one.name}.html`;
        const html = read(file);
        const title = language === "zh" ? one.title.zh : one.title.en;
        const parts = [
          `class="problem-here">${escaped(title)}</h1>`,
          `data-testid="problem-asks">${escaped(language === "zh" ? one.asks.zh : one.asks.en)}<`,
          'class="problem-technique"',
          `data-testid="problem-sample-in">${escaped(one.sample.in)}</pre>`,
          `data-testid="problem-sample-out">${escaped(one.sample.out)}</pre>`,
          `\n${escaped(one.program)}</pre>`,
          'data-testid="problem-list"',
        ];
        const places = parts.map((part) => html.indexOf(part));
        expect(places, file).toEqual(places.filter((at) => at > 0).sort((a, b) => a - b));
        const number = String(one.chapter).padStart(2, "0");
        const [, chapter] = /^\d\d-(.*)\.md$/.exec(
          chapters.find((name) => name.startsWith(`${number}-`))!,
        )!;
        expect(
          attributes(html, /class="problem-technique">[^<]*<a class="button"/, "href"),
          file,
        ).toEqual([`../book/${chapter}.html`]);
        expect(attributes(html, /data-testid="own-new">[^<]*<\/button><a/, "href"), file).toEqual([
          "index.html",
        ]);
        const judge = one.name.split("-")[0]!;
        expect(attributes(html, /<a class="problem-choice"/, "href"), file).toEqual(
          all.filter(({ name }) => name.startsWith(`${judge}-`)).map(({ name }) => `${name}.html`),
        );
      }
  });

  it("ask for no hand where there is no script", () => {
    const still = read("no-script.css").replace(/\s+/g, " ");
    expect(still).toMatch(/\.asks-hand \{ display: none !important; \}/);
    const asking = [en, zh].flatMap(({ page }) => [page.strip.caption, page.record.empty]);
    let seen = 0;
    for (const file of files)
      for (const [line, attributes, words] of read(file).matchAll(/<p\b([^>]*)>([^<]*)/g)) {
        if (!asking.includes(words!)) continue;
        expect(attributes, `${file}: ${line}`).toContain("asks-hand");
        seen++;
      }
    expect(seen).toBeGreaterThan(80);
  });

  it("lead back from every page of the book", () => {
    for (const file of files.filter((name) => /\/book\/(?!index\.)/.test(name)))
      expect(read(file), file).toMatch(/<a[^>]* class="book-back"[^>]* href="\w+\.html"/);
  });

  it("have a picture of 1200 x 630 each, the same in both languages", () => {
    const pictures = new Map<string, string>();
    for (const file of files) {
      const html = read(file);
      const [to] = attributes(html, /<meta property="og:image"/, "content");
      const path = join(built, dirname(file), to!);
      const bytes = readFileSync(path);
      expect(bytes.subarray(1, 4).toString(), file).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
      expect(bytes.length, path).toBeLessThan(100_000);
      pictures.set(file, relative(built, path));
    }
    const alike = files.filter((file) => !isDoc(file));
    for (const file of alike)
      expect(pictures.get(file.replace(/^en/, "zh")), file).toBe(pictures.get(file));
    // Only lists, the index of words, the proof path and documents share one.
    const sharing = alike.filter((file) => /\/(index|words|proof(-.*)?)\.html$/.test(file));
    expect(new Set(pictures.values()).size).toBe((alike.length - sharing.length) / 2 + 1);
  });

  it("have pictures with a name that is known outside, or none", async () => {
    const { document } = new Window() as unknown as { document: Document };
    for (const { kind, name, board } of await staticPages(await openModule(generated), "en"))
      expect(board(document).label, `${kind}/${name}`).toMatch(
        kind === "problems" && name !== "index" ? /^[A-Z][\w ]+ \w+$/i : /^(0\.\d+)?$/,
      );
  });

  it("are HTML as a validator wants it", async () => {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
    const every = process.env["NIMBER_STRIDE"] === "1" ? 1 : 7;
    const chosen = files.filter((file, at) => at % every === 0 || /judges|graphs/.test(file));
    for (const file of ["404.html", ...chosen]) {
      const { results } = await validator.validateString(read(file), file);
      const said = results.flatMap(({ messages }) =>
        messages.map(({ line, message, selector }) => `${line}: ${message} ${selector}`),
      );
      expect(said, file).toEqual([]);
    }
  }, 600_000);

  it("ask for their style sheets so that they come from a file too", () => {
    for (const file of files)
      expect(read(file), file).not.toMatch(/<link rel="stylesheet"[^>]*crossorigin/);
  });

  it("fit into 70 KB with gzip", () => {
    for (const file of files)
      expect(gzipSync(readFileSync(join(built, file))).length, file).toBeLessThan(mostBytes);
  });
});

describe("where it is known where the pages will be", () => {
  const site = "https://site.example/nim/";
  const shell = read("index.html");
  const page: PageFile = {
    tag: "zh-CN",
    title: "t",
    description: "d",
    address: "zh/book/nim.html",
    others: [
      { tag: "en", address: "en/book/nim.html" },
      { tag: "zh-CN", address: "zh/book/nim.html" },
    ],
    link: "?view=book&chapter=3&lang=zh",
    content: "<main><h1>t</h1></main>",
    picture: "pictures/book/nim.png",
    styles: [],
    way: [
      { name: "Nimber", address: "zh/index.html" },
      { name: "t", address: "zh/book/nim.html" },
    ],
    older: { about: "", again: "", all: "" },
  };
  /** What searches and chats read of it. */
  const told = (html: string) => ({
    canonical: attributes(html, /<link rel="canonical"/, "href"),
    others: attributes(html, /<link rel="alternate"/, "href"),
    url: attributes(html, /<meta property="og:url"/, "content"),
    picture: attributes(html, /<meta property="og:image"/, "content"),
  });
  const whole = {
    canonical: [`${site}zh/book/nim.html`],
    others: [`${site}en/book/nim.html`, `${site}zh/book/nim.html`],
    url: [`${site}zh/book/nim.html`],
    picture: [`${site}pictures/book/nim.png`],
  };

  it("has a page whole addresses in its head, whatever was said before", () => {
    const html = pageHtml(shell, page, site);
    expect(told(html)).toEqual(whole);
    const [, data] = /<script type="application\/ld\+json">([^<]*)</.exec(html)!;
    const graph = (JSON.parse(data!) as { "@graph": Record<string, unknown>[] })["@graph"];
    expect(graph[1]!["itemListElement"]).toMatchObject(
      page.way.map(({ name, address }) => ({ name, item: site + address })),
    );
    const before = mainHtml(shell, "https://old.example/", page.picture);
    expect(told(pageHtml(before, page, site))).toEqual(whole);
    expect(told(pageHtml(before, page, ""))).toEqual({
      ...{ canonical: [], others: [], url: [] },
      picture: ["../../pictures/book/nim.png"],
    });
  });

  it("has the page itself its own, and loses them where it is not known any more", () => {
    const html = mainHtml(shell, site, page.picture);
    const own = { canonical: [site], url: [site], picture: whole.picture };
    expect(told(html)).toMatchObject(own);
    expect(told(mainHtml(html, site, page.picture))).toMatchObject(own);
    expect(mainHtml(html, "", page.picture)).toBe(mainHtml(shell, "", page.picture));
    expect(html.match(/<html lang="en" data-pages>/g)).toHaveLength(1);
  });

  it("has a map of all of them", () => {
    const lines = siteMap(site, ["en/index.html", "en/book/nim.html"]).trim().split("\n");
    expect(lines[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(lines.slice(2, -1)).toEqual(
      ["", "en/", "en/book/nim.html"].map((path) => `  <url><loc>${site}${path}</loc></url>`),
    );
    expect(lines.at(-1)).toBe("</urlset>");
  });
});

describe("what is drawn, as the content of a page", () => {
  const known = new Map([["?view=book", "en/book/index.html"]]);
  const content = (html: string, ...fields: string[]) =>
    contentOf(html, fields, "en/book/nim.html", known, {
      tag: "zh-CN",
      address: "zh/book/nim.html",
    });

  it("leads to pages, and to the page itself where there is none", () => {
    expect(content('<a class="x" data-to="?view=book" href="#?view=book&amp;lang=en">b</a>')).toBe(
      '<a class="x" href="index.html">b</a>',
    );
    expect(content('<button type="button" class="x" data-to="nim:1&amp;2"><b>n</b></button>')).toBe(
      '<a class="x" href="../../index.html#nim:1&amp;2"><b>n</b></a>',
    );
    const pressed = '<button type="button" class="x">p</button>';
    expect(content(pressed)).toBe(pressed);
  });

  it("shows the text of a field, and keeps nothing that a screen has decided", () => {
    expect(content('<textarea class="code" rows="2"></textarea>', "a < b")).toBe(
      '<pre class="code">\na &lt; b</pre>',
    );
    expect(
      content(
        '<div class="scroller" data-more="left"><span class="cue cue-left"><svg></svg></span></div>',
      ),
    ).toBe('<div class="scroller" data-more=""></div>');
  });

  it("keeps one choice of a folded list", () => {
    const all = '<option value="">All</option>';
    const list = (options: string) =>
      `<label><select data-testid="problem-level-choice">${options}</select></label>`;
    expect(content(list(`${all}<option value="1">easy</option>`) + list(all))).toBe(
      list(all) + list(all),
    );
  });

  it("leads to the same page in the other language", () => {
    const button = '<button type="button" class="icon-button language" lang="zh-CN">中文</button>';
    expect(content(button)).toBe(
      '<a class="icon-button language" lang="zh-CN" rel="alternate" hreflang="zh-CN"' +
        ' href="../../zh/book/nim.html">中文</a>',
    );
  });

  it("says by how much a row is too long for a phone, and what a painted strip holds", () => {
    expect(content('<div class="track-row" style="width: 544px; height: 9px;">')).toBe(
      '<div class="track-row" style="--fit: 0.500; width: 544px; height: 9px;">',
    );
    const short = '<div class="stairs-row" style="width: 270px;">';
    expect(content(short)).toBe(short);
    expect(
      content('<canvas class="atlas-strip" width="3" aria-label="Values: 0 1 2"></canvas>'),
    ).toBe('<p class="code quiet">Values: 0 1 2</p>');
  });

  it("has no form in a form, and tells how large the squares of a board are", () => {
    expect(content("<form><form>a</form></form><form>b</form>")).toBe(
      "<form><div>a</div></form><form>b</form>",
    );
    expect(
      content(
        '<div class="queen-field" style="w: 1"><i class="axis-x" style="left: 0px; width: 31px;">',
      ),
    ).toContain('style="--cell: 31px; w: 1"');
  });
});

describe("the page that is sent where there is none", () => {
  const html = read("404.html");
  const [, script] = /<script>([^]*)<\/script>/.exec(html)!;
  /** Where its links lead from an address, and which of them are seen. */
  async function linksAt(url: string): Promise<string[]> {
    const window = new Window({ url, settings: { enableJavaScriptEvaluation: false } });
    window.document.write(html);
    // The page's own, which the test has read.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function("document", "location", script!) as (...given: unknown[]) => void;
    run(window.document, window.location);
    const links = [...window.document.querySelectorAll("a")]
      .filter((link) => !link.parentElement!.hasAttribute("hidden"))
      .map((link) => new URL(link.getAttribute("href")!, url).pathname);
    await window.happyDOM.close();
    return links;
  }
  const lists = (root: string) => [
    `${root}en/index.html`,
    `${root}index.html`,
    `${root}zh/index.html`,
    `${root}index.html`,
  ];

  it.each([
    ["/no.html", "/"],
    ["/me/games/of/nim/en/book/no.html", "/me/games/of/nim/"],
    ["/me/zh/problems/%e0%a4%a.html", "/me/"],
    ["/a%20b/en/no.html", "/a%20b/"],
    ["/nim/en/no", "/nim/"],
  ])("leads from %s to the lists", async (path, root) => {
    expect(await linksAt(`http://localhost${path}`)).toEqual(lists(root));
  });

  it.each([
    ["/me/fr/book/nim.html", "/me/", "book/nim"],
    ["/book/nim.html", "/", "book/nim"],
    ["/nimber/en/games/Kayles", "/nimber/", "games/kayles"],
    ["/zh-TW/problems/hdu-1846.htm", "/", "problems/hdu-1846"],
    ["/x/de/book/", "/x/", "book/index"],
  ])("leads from %s to the page that was meant", async (path, root, page) => {
    const [meant, ...others] = await linksAt(`http://localhost${path}`);
    expect(meant).toBe(`${root}en/${page}.html`);
    expect(others[2]).toBe(`${root}zh/${page}.html`);
  });

  it("runs no other script than its own", () => {
    const hash = createHash("sha256").update(script!).digest("base64");
    expect(html).toContain(`script-src 'sha256-${hash}'`);
    expect(html).not.toMatch(/unsafe-|<script src/);
  });
});
