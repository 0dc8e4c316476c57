/**
 * The documents for those who use it (docs/), as pages. They are English; the lists of the other
 * languages say so and lead to them. docs/README.md lists them, above those for who works on it.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import { escaped } from "./content.ts";

const folder = fileURLToPath(new URL("../../docs/", import.meta.url));

export interface Doc {
  name: string;
  title: string;
  about: string;
  html: string;
}

/** As others name the headings of such a text: small letters, hyphens for blanks. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");

const plain = (html: string) => html.replace(/<[^>]*>/g, "");

function toHtml(text: string, names: readonly string[]): string {
  const used = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        const anchor = anchorOf(plain(words).replaceAll("`", ""));
        const times = used.get(anchor) ?? 0;
        used.set(anchor, times + 1);
        const id = times === 0 ? anchor : `${anchor}-${times}`;
        return `<h${depth} id="${escaped(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // What is no page here is named: its file is in the project, and no other host is linked.
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const [, name = "", anchor = ""] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
        if (names.includes(name)) return `<a href="${name}.html${anchor}">${words}</a>`;
        return href.startsWith("#") ? `<a href="${href}">${words}</a>` : words;
      },
      image: () => "",
      html: () => "",
    },
  });
  const html = marked.parse(text, { async: false });
  return html
    .replace(/<table>/g, '<div class="table-box"><table>')
    .replace(/<\/table>/g, "</table></div>")
    .replace(/<pre>/g, '<pre class="book-code" tabindex="0">')
    .replace(/<(t[hd]) align="(\w+)">/g, '<$1 style="text-align: $2">');
}

export async function readDocs(): Promise<Doc[]> {
  const read = (name: string) => readFile(`${folder}${name}.md`, "utf8");
  const [listed = ""] = (await read("README")).split("## Working on it");
  const names = [...listed.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name]) => name!);
  const docs = names.map(async (name) => {
    const html = toHtml(await read(name), names);
    const words = (what: RegExp) => plain(what.exec(html)?.[1] ?? "").replace(/\s+/g, " ");
    const unescape = (said: string) =>
      said.replace(
        /&(amp|lt|gt|quot|#39);/g,
        (_, sign: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" })[sign]!,
      );
    return {
      name,
      title: unescape(words(/<h1[^>]*>([^]*?)<\/h1>/)),
      about: unescape(words(/<p>([^]*?)<\/p>/)),
      html,
    };
  });
  return Promise.all(docs);
}
