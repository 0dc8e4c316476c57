/**
 * The pages that are read without a script (web/pages): every link of the built folder leads
 * somewhere, and every page has what a search, a chat and a reader need.
 */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pageLanguages, staticPages } from "../../web/pages/list";

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
/** What the attribute says in every element whose tag begins so. */
const attributes = (html: string, begin: RegExp, name: string): string[] =>
  [...html.matchAll(new RegExp(`${begin.source}[^>]*? ${name}="([^"]*)"`, "g"))].map(([, said]) =>
    unescaped(said!),
  );

describe("pages of their own", () => {
  it("are there for each chapter, problem and game, in every language", async () => {
    const wanted = (await staticPages()).map(({ kind, name }) => `${kind}/${name}.html`);
    const lists = ["index.html", "games/index.html"];
    for (const language of pageLanguages)
      expect(files.filter((file) => file.startsWith(`${language}/`)).sort()).toEqual(
        [...wanted, ...lists].map((name) => `${language}/${name}`).sort(),
      );
  });

  it("lead to what is there, from any folder, and name no host", () => {
    for (const file of files) {
      const html = read(file);
      const onward = new Set<string>();
      for (const name of ["href", "src"])
        for (const to of attributes(html, /<\w+/, name)) {
          expect(to, file).not.toMatch(/^\w+:|^\/|^#/);
          const path = join(built, dirname(file), to.replace(/[?#].*$/, ""));
          expect(existsSync(path) && statSync(path).isFile(), `${file}: ${to}`).toBe(true);
          if (path.endsWith(".html")) onward.add(relative(built, path));
        }
      onward.delete(file);
      expect(onward.size, `${file} leads on`).toBeGreaterThan(1);
    }
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
      expect(attributes(html, /<link rel="alternate"/, "hreflang")).toEqual(["en", "zh-CN"]);
      const json = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)![1]!;
      const graph = (JSON.parse(json) as { "@graph": { "@type": string }[] })["@graph"];
      expect(graph.map((one) => one["@type"])).toEqual(["LearningResource", "BreadcrumbList"]);
      expect(html.match(/<h1[ >]/g), file).toHaveLength(1);
    }
    expect(titles.size).toBe(files.length);
  });

  it("fit into 70 KB with gzip", () => {
    for (const file of files)
      expect(gzipSync(readFileSync(join(built, file))).length, file).toBeLessThan(mostBytes);
  });
});
