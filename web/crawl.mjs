/**
 * node crawl.mjs FOLDER [SITE]: follows every link of every page of the built folder. SITE is where
 * it will be, where that was said to the build.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** Pages, pictures and all, without packed copies. */
export const mostBytes = 25_000_000;

const entities = { amp: "&", lt: "<", gt: ">", quot: '"' };
const unescaped = (text) => text.replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name]);

/** The elements of a page, each with its attributes; what stands in scripts is left out. */
function* elements(html) {
  const text = html.replace(/<!--[^]*?-->/g, "").replace(/(<script\b[^>]*>)[^]*?<\/script>/g, "$1");
  for (const [, name, rest] of text.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi,
  )) {
    const attributes = new Map();
    for (const [, key, value = ""] of rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g))
      attributes.set(key, unescaped(value));
    yield { name, attributes };
  }
}

/** The last two: scripts that begin with the reader's hand. */
const leading = ["href", "src", "data-early", "data-start"];
const pictures = ["og:image", "twitter:image"];

/** Where a page leads to, and what may be led to in it. */
function readPage(html) {
  const links = [];
  const anchors = new Set();
  for (const { name, attributes } of elements(html)) {
    if (attributes.has("id")) anchors.add(attributes.get("id"));
    for (const key of leading) if (attributes.has(key)) links.push(attributes.get(key));
    const named = attributes.get("property") ?? attributes.get("name");
    if (name === "meta" && (pictures.includes(named) || named === "og:url"))
      links.push(attributes.get("content") ?? "");
  }
  return { links, anchors };
}

const unpack = { ".gz": gunzipSync, ".br": brotliDecompressSync };

/**
 * What is wrong in the folder, a line each: a link, picture or anchor that leads nowhere, a host
 * that is named, a page without the way on, a packed copy of something else, too many bytes.
 * @param {string} folder
 * @param {string} site with a / at its end, or ""
 */
export function crawl(folder, site = "") {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/^\.git([/\\]|$)/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => name.split(sep).join("/"));
  const faults = [];
  const pages = new Map();
  const pageOf = (name) => {
    if (!pages.has(name)) pages.set(name, readPage(readFileSync(join(folder, name), "utf8")));
    return pages.get(name);
  };
  const html = names.filter((name) => name.endsWith(".html"));
  for (const name of html) {
    const onward = new Set();
    for (const link of pageOf(name).links) {
      const wrong = (why) => void faults.push(`${name}: ${link} ${why}`);
      const whole = site !== "" && link.startsWith(site);
      if (/^data:image\//.test(link)) continue;
      if (!whole && /^([a-z][\w+.-]*:|\/)/i.test(link)) {
        wrong("names a host or the server's root");
        continue;
      }
      const [, path, anchor = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(
        whole ? link.slice(site.length) : link,
      );
      const from = whole ? folder : join(folder, dirname(name));
      let to = path === "" && !whole ? join(folder, name) : join(from, decodeURIComponent(path));
      if (existsSync(to) && statSync(to).isDirectory()) to = join(to, "index.html");
      if (!existsSync(to) || relative(folder, to).startsWith("..")) {
        wrong("leads nowhere");
        continue;
      }
      const other = relative(folder, to).split(sep).join("/");
      if (!other.endsWith(".html")) continue;
      if (other !== name) onward.add(other);
      // Of the page itself, what is behind # is a position or a place.
      if (
        anchor !== "" &&
        other !== "index.html" &&
        !pageOf(other).anchors.has(decodeURIComponent(anchor))
      )
        wrong("has no such anchor");
    }
    if (onward.size === 0 && name !== "index.html") faults.push(`${name}: leads nowhere on`);
  }
  for (const name of names) {
    const open = unpack[/\.\w+$/.exec(name)?.[0] ?? ""];
    if (!open) continue;
    const plain = join(folder, name.replace(/\.\w+$/, ""));
    if (!existsSync(plain) || !open(readFileSync(join(folder, name))).equals(readFileSync(plain)))
      faults.push(`${name}: is no packed copy of what lies beside it`);
  }
  if (site !== "" && !names.includes("sitemap.xml")) faults.push("sitemap.xml: is not there");
  if (names.includes("sitemap.xml"))
    for (const [, at] of readFileSync(join(folder, "sitemap.xml"), "utf8").matchAll(
      /<loc>([^<]*)</g,
    )) {
      const path = at.startsWith(site)
        ? at.slice(site.length).replace(/(^|\/)$/, "$1index.html")
        : "";
      if (!names.includes(path)) faults.push(`sitemap.xml: ${at} leads nowhere`);
    }
  const bytes = names
    .filter((name) => !/\.(gz|br)$/.test(name))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  if (bytes > mostBytes) faults.push(`the folder has ${bytes} bytes, more than ${mostBytes}`);
  return { pages: html.length, files: names.length, bytes, faults };
}

const [, script, folder, site = ""] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error("node crawl.mjs FOLDER [SITE]");
  const { pages, files, bytes, faults } = crawl(
    folder,
    site === "" || site.endsWith("/") ? site : `${site}/`,
  );
  console.log(`${pages} pages, ${files} files, ${(bytes / 1e6).toFixed(1)} MB unpacked`);
  for (const fault of faults.slice(0, 40)) console.error(fault);
  if (faults.length > 0) {
    console.error(`${faults.length} faults`);
    process.exitCode = 1;
  }
}
