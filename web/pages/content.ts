/**
 * What the page has drawn, as the content of a page that is read without a script. Worked on as
 * text, as happy-dom writes it: elements in lower case, attributes in double quotes.
 */
import { from } from "./html.ts";

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|nbsp);/g,
    (_, name: string) => ({ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" })[name]!,
  );
export const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const attribute = (text: string) => escaped(text).replace(/"/g, "&quot;");
const drop = (attributes: string, name: RegExp) =>
  attributes.replace(new RegExp(`\\s+(?:${name.source})="[^"]*"`, "g"), "");

/** What leads to another place is a button in the page, and a link where no script runs. */
const withLinks = (html: string) =>
  html.replace(
    /<button\b((?:\s[^>]*?)?\sdata-to="([^"]*)"[^>]*)>([^]*?)<\/button>/g,
    (_, attributes: string, to: string, content: string) =>
      `<a${drop(attributes, /type|data-testid|data-to/)} href="#${to}">${content}</a>`,
  );

/**
 * A proof that stands in a chapter's page is read there. The folded choices of a list need the
 * script: the first one stands for all. HTML needs no name for what a formula is written in.
 */
const lightened = (html: string) =>
  html
    .replace(/<details\b[^>]*\sdata-elsewhere=[^>]*>[^]*?<\/details>/g, "")
    .replace(
      /(<select data-testid="problem-\w+-choice"[^>]*><option[^>]*>[^<]*<\/option>)[^]*?<\/select>/g,
      "$1</select>",
    )
    .replace(/(<math) xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g, "$1");

/** A theorem of the proof path, or a box of a chapter. */
const inPage = /(?:&way=proof&page=\d+)?&proof=\d+$/;

/** Where a link of the page leads among the pages, without "#". */
function pageOf(link: string, known: ReadonlyMap<string, string>): string | undefined {
  const theorem = /^(.*&way=proof&page=\d+)&proof=(\d+)$/.exec(link);
  const page = theorem && known.get(theorem[1]!);
  return page ? `${page}#theorem-${theorem[2]}` : known.get(link.replace(inPage, ""));
}

/** No other host is linked: what stands there is read. */
const withoutHosts = (html: string) =>
  html.replace(/<a\b[^>]* href="https?:[^>]*>([^]*?)<\/a>/g, "<span>$1</span>");

/** The button that changes the language leads to the same page in it. */
const withLanguage = (html: string, address: string, other: { tag: string; address: string }) =>
  html.replace(
    /<button\b((?:\s[^>]*?)?\sclass="icon-button language"[^>]*)>([^]*?)<\/button>/g,
    (_, attributes: string, content: string) =>
      `<a${drop(attributes, /type|data-testid/)} rel="alternate" hreflang="${other.tag}"` +
      ` href="${from(address, other.address)}">${content}</a>`,
  );

/** Links of the page lead to pages, where there are some, else to the page itself. */
const ledOn = (html: string, address: string, known: ReadonlyMap<string, string>) =>
  html.replace(/(<a\b[^>]*?\shref=")#([^"]*)"/g, (_, before: string, link: string) => {
    const wanted = unescaped(link);
    const plain = wanted.replace(/[?&]lang=\w+$/, "");
    const to = pageOf(plain, known) ?? `index.html${wanted && `#${wanted}`}`;
    return `${drop(before, /data-to|data-name/)}${attribute(from(address, to))}"`;
  });

/** How far something scrolls is for the browser to say; marks for the script are left out. */
const unscrolled = (html: string) =>
  html
    .replace(/ data-more="[^"]*"/g, ' data-more=""')
    .replace(/ data-(?:problem-key|title)="true"/g, "")
    .replace(/<span class="cue [^]*?<\/span>/g, "");

/** A script may put a form into another one, HTML may not: the inner one is none. */
function withoutInnerForms(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)form\b/g, (tag, end: string) => {
    if (end) return --depth > 0 ? "</div" : tag;
    return depth++ > 0 ? "<div" : tag;
  });
}

/**
 * In a sheet a label may stand around two things that can be pressed, or around a text: there it
 * labels none.
 */
const withoutLabels = (html: string) =>
  html.replace(/<label\b([^>]*)>([^]*?)<\/label>/g, (label, given: string, inner: string) => {
    const pressed = inner.match(/<(?:input|select|button)\b/g)?.length ?? 0;
    const text = inner.includes("<pre");
    if (pressed < 2 && !text) return label;
    const tag = text ? "div" : "span";
    return `<${tag}${drop(given, /for/)}>${inner}</${tag}>`;
  });

/** The squares of the queen's board are painted; where no script runs, by the style sheet. */
const withCells = (html: string) =>
  html.replace(
    /(<div class="queen-field" style=")([^]*?class="axis-x[^"]*" style="left: 0px; width: ([\d.]+px))/g,
    "$1--cell: $3; $2",
  );

/** The values behind a painted strip are read, and so are codes, each of which is a door. */
const withValues = (html: string) =>
  html
    .replace(
      /<canvas class="atlas-strip"[^>]*? aria-label="([^"]*)"[^>]*><\/canvas>/g,
      '<p class="code quiet">$1</p>',
    )
    .replace(/(<p class="atlas-codes">)([^]*?)<\/p>/g, (_, begin: string, codes: string) => {
      const names = [...codes.matchAll(/<code[^>]*>([^<]*)/g)].map(([, name]) => name!);
      return `${begin}<code>${names.join(" ")}</code></p>`;
    });

/** How much of a phone's width a board has: less in the book, where it may stand in a card. */
const phoneRoom = { book: 272, others: 316 };

/** Rows as long as a script made them for a wide screen: by how much they are too long. */
const fitted = (html: string, room: number) =>
  html.replace(
    /(<div class="(?:track|stairs)-row"[^>]*? style=")(width: ([\d.]+)px)/g,
    (row, before: string, rest: string, long: string) =>
      Number(long) > room ? `${before}--fit: ${(room / Number(long)).toFixed(3)}; ${rest}` : row,
  );

/** What a browser keeps of a field and HTML doesn't: a program is read as text. */
function readable(html: string, fields: readonly string[]): string {
  let at = 0;
  return html.replace(
    /<textarea\b([^>]*)>[^]*?<\/textarea>/g,
    (_, attributes: string) =>
      // The first line break of a <pre> is not read.
      `<pre${/ class="[^"]*"/.exec(attributes)?.[0] ?? ""}>\n${escaped(fields[at++]!)}</pre>`,
  );
}

/**
 * `html`: what is drawn; `fields`: what its text fields hold, in order; `known`: the page of a link
 * without its "#" and its language; `other`: the same page in the next language.
 */
export const contentOf = (
  html: string,
  fields: readonly string[],
  address: string,
  known: ReadonlyMap<string, string>,
  other: { tag: string; address: string },
): string => {
  const room = /\/book\//.test(address) ? phoneRoom.book : phoneRoom.others;
  const text = fitted(
    withValues(withCells(unscrolled(readable(withoutInnerForms(lightened(html)), fields)))),
    room,
  );
  const sheet = /\/explore\//.test(address);
  const led = ledOn(withLinks(withoutHosts(sheet ? withoutLabels(text) : text)), address, known);
  return withLanguage(led, address, other);
};
