/** A page of its own as a file: the shell of the built page, with another head and content. */
import { createHash } from "node:crypto";
import { pictureSize } from "./size.ts";

export interface PageFile {
  /** BCP 47 */
  tag: string;
  title: string;
  description: string;
  /** below the folder, as in zh/book/nim.html */
  address: string;
  /** the same page in every language: its tag and its address */
  others: readonly { tag: string; address: string }[];
  /** what the page's script opens here: options, and before them a position; null for none */
  link: string | null;
  content: string;
  /** its picture's address below the folder */
  picture: string;
  /** style sheets, by their addresses below the folder */
  styles: readonly string[];
  /** the way here: each step's name and address */
  way: readonly { name: string; address: string }[];
  /** said where a file that it asks for is gone */
  older: { about: string; again: string; all: string };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (raw: string) => raw.replace(/[&<>"]/g, (one) => escapes[one]!);
/** JSON that may stand in HTML. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, "\\u003c");

function replaced(html: string, what: RegExp, by: string): string {
  if (!what.test(html)) throw new Error(`The built page has no ${what.source}`);
  return html.replace(what, () => by);
}

/** From a page to the folder. */
export const up = (address: string) => "../".repeat(address.split("/").length - 1);
/** From one page to another, as short as it can be written. */
export function from(address: string, to: string): string {
  const here = address.split("/").slice(0, -1);
  const [path = "", ...rest] = to.split("#");
  const there = path.split("/");
  let same = 0;
  while (same < here.length && same < there.length - 1 && here[same] === there[same]) same++;
  return ["../".repeat(here.length - same) + there.slice(same).join("/"), ...rest].join("#");
}

/**
 * Runs in the browser before anything else, and stands in the page: it always comes. The other
 * scripts begin with the reader's hand: a page is read as it stands, and nothing is fetched or
 * drawn beside the words before that. One that was kept from an older build asks for files that are
 * no more, and says so.
 */
function beginPage(): void {
  const { early, start } = document.documentElement.dataset;
  const signs = [
    "pointerdown",
    "pointermove",
    "touchstart",
    "wheel",
    "scroll",
    "keydown",
    "focusin",
  ];
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    for (const address of [early, start]) {
      const script = document.createElement("script");
      script.type = "module";
      script.src = address!;
      document.head.append(script);
    }
  };
  // From a file no module comes, and nothing is missing.
  let told = location.protocol === "file:";
  if (start && !told) {
    for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
    // What stands here is not what the address asks for.
    if (location.hash.length > 1) begin();
    addEventListener("hashchange", begin, { once: true });
  }
  const tell = () => {
    const note = document.getElementById("older");
    if (!note) return;
    note.hidden = false;
    note.querySelector("a")!.onclick = () => {
      location.reload();
      return false;
    };
  };
  const missed = ({ target }: Event) => {
    const part =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    if (!part || told) return;
    told = true;
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", tell);
    else tell();
  };
  addEventListener("error", missed, true);
}
const beginner = `(${beginPage.toString()})()`.replace(/\n\s+/g, "\n");
const beginnerHash = `'sha256-${createHash("sha256").update(beginner).digest("base64")}'`;

/** The style sheet may be what is gone. */
const noteStyle =
  "margin:0;padding:12px 16px;font:1rem/1.5 system-ui,sans-serif;border-bottom:2px solid";

function olderNote({ older, address, tag }: PageFile): string {
  const list = from(address, `${address.split("/")[0]}/index.html`);
  return (
    `<p id="older" lang="${tag}" role="status" style="${noteStyle}" hidden>${text(older.about)} ` +
    `<a href="${from(address, address)}">${text(older.again)}</a> · ` +
    `<a href="${list}">${text(older.all)}</a></p>`
  );
}

/** Attributes of style are allowed: they are drawn when the page is built. */
const withPolicy = (html: string) =>
  replaced(
    replaced(html, /style-src 'self'/, "style-src 'self'; style-src-attr 'unsafe-inline'"),
    /script-src 'self'/,
    `script-src 'self' ${beginnerHash}`,
  );

/** A picture, for chats and searches. */
export const pictureHead = (address: string) => [
  `<meta property="og:image" content="${text(address)}" />`,
  `<meta property="og:image:width" content="${pictureSize.width}" />`,
  `<meta property="og:image:height" content="${pictureSize.height}" />`,
];

/** Without what an earlier build has said of where the folder will be, and of its picture. */
const withoutSite = (html: string) =>
  html.replace(/\s*<(?:meta property="og:(?:image[^"]*|url)"|link rel="canonical")[^>]*>/g, "");

/** Where a page is, for searches and chats. */
const placeHead = (whole: string) => [
  `<link rel="canonical" href="${text(whole)}" />`,
  `<meta property="og:url" content="${text(whole)}" />`,
];

/** The page itself. A picture is named with its host: where that is not known it has none. */
export function mainHtml(built: string, site: string, picture: string): string {
  // Its script hands out the addresses of the pages of their own.
  const html = withoutSite(built).replace('<html lang="en">', '<html lang="en" data-pages>');
  if (site === "") return html;
  const head = [...placeHead(site), ...pictureHead(site + picture)];
  return replaced(html, /(?=\n *<meta name="twitter:card")/, `\n    ${head.join("\n    ")}`);
}

/** Of every page and every list, where it will be. */
export const siteMap = (site: string, addresses: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...["index.html", ...addresses].map(
      (address) => `  <url><loc>${site}${address.replace(/(^|\/)index\.html$/, "$1")}</loc></url>`,
    ),
    "</urlset>",
    "",
  ].join("\n");

/** `site`: where the folder will be, with a / at its end; "" where nobody knows. */
export function pageHtml(built: string, page: PageFile, site: string): string {
  const { address, tag } = page;
  const absolute = (to: string) => `${site}${to}`;
  const known = site !== "";
  const called = page.title === "Nimber" ? page.title : `${page.title} – Nimber`;
  const links = [
    ...page.styles
      .filter((style) => !built.includes(style))
      .map((style) => `<link rel="stylesheet" href="${from(address, style)}" />`),
    // Searches want whole addresses; the way to the other language stands in the page too.
    ...(known
      ? [
          ...page.others.map(
            (other) =>
              `<link rel="alternate" hreflang="${other.tag}" href="${absolute(other.address)}" />`,
          ),
          ...placeHead(absolute(address)),
        ]
      : []),
    ...pictureHead(known ? absolute(page.picture) : from(address, page.picture)),
  ];
  const data = {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "LearningResource",
        name: page.title,
        description: page.description,
        inLanguage: tag,
        isAccessibleForFree: true,
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: page.way.map((step, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: step.name,
          ...(known ? { item: absolute(step.address) } : {}),
        })),
      },
    ],
  };
  let html = withPolicy(withoutSite(built));
  const script = (mark: RegExp) =>
    new RegExp(`<script type="module"[^>]* src="\\./(assets/${mark.source}-[^"]*)"`).exec(
      html,
    )?.[1] ?? "";
  const started = { early: script(/early/), start: script(/index/) };
  html = html.replace(/\s*<script type="module"[^>]*><\/script>/g, "");
  html = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, "");
  html = replaced(
    html,
    /<html lang="en"(?: data-pages)?>/,
    page.link === null
      ? `<html lang="${tag}">`
      : `<html lang="${tag}" data-link="${text(page.link)}" data-root="${up(address)}"` +
          ` data-early="${from(address, started.early)}" data-start="${from(address, started.start)}">`,
  );
  html = replaced(html, /<title>[^<]*<\/title>/, `<title>${text(called)}</title>`);
  for (const [name, content] of [
    ['name="description"', page.description],
    ['property="og:title"', called],
    ['property="og:description"', page.description],
  ] as const)
    html = replaced(
      html,
      new RegExp(`<meta\\s+${name}\\s+content="[^"]*"\\s*/>`),
      `<meta ${name} content="${text(content)}" />`,
    );
  html = replaced(
    html,
    /(<meta name="twitter:card" content=)"[^"]*"/,
    '<meta name="twitter:card" content="summary_large_image"',
  );
  html = html.replace(/\s*<meta property="og:locale(:alternate)?" content="[^"]*" \/>/g, "");
  html = html.replace(/<script type="application\/json" id="[^"]*">[\s\S]*?<\/script>\s*/, "");
  html = replaced(html, /<noscript>[\s\S]*?<\/noscript>/, "");
  if (page.link === null) html = html.replace(/<script(?: [^>]*)? src=[^>]*><\/script>\s*/g, "");
  const begin = /<script src="[^"]*begin[^"]*"><\/script>/.exec(html)?.[0] ?? "";
  html = replaced(
    html,
    /<div id="app">[\s\S]*<\/div>(?=\s*<\/body>)/,
    `${olderNote(page)}<div id="app"><div class="landing" lang="${tag}">${page.content}</div>${begin}</div>`,
  );
  // From a file a style sheet that is asked for with its origin does not come.
  html = html.replace(/(<link rel="stylesheet") crossorigin/g, "$1");
  html = html.replace(/((?:src|href)=")\.\//g, `$1${up(address)}`);
  const still = `<link rel="stylesheet" href="${from(address, "no-script.css")}" />`;
  const head = [
    ...links,
    `<script type="application/ld+json">${json(data)}</script>`,
    ...(page.link === null ? [still] : [`<noscript>${still}</noscript>`]),
  ];
  html = replaced(html, /(?=\s*<link rel="icon")/, `\n    <script>${beginner}</script>`);
  html = html.replace("</head>", () => `${head.join("\n")}\n</head>`);
  // Comments and indents are for whoever reads the shell, not each of some hundred pages.
  const end = html.indexOf("</head>");
  const light = html.slice(0, end).replace(/<!--[^]*?-->\s*/g, "");
  return light.replace(/\n\s+/g, "\n") + html.slice(end);
}
