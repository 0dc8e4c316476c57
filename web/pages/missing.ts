/**
 * What a server sends instead of a page that is not there, at whatever depth: the address says what
 * was meant, as far as it can be told.
 */
import { createHash } from "node:crypto";
import { languages } from "../src/strings/languages.ts";
import * as en from "../src/strings/languages/en.ts";
import * as zh from "../src/strings/languages/zh.ts";
import { pageLanguages } from "../src/links/ownPage.ts";
import { pageKinds } from "./list.ts";

const wordsOf = { en, zh };

/**
 * Runs in the browser. The folder begins where the address names a kind of page or a language, else
 * it is that of the address; `names` are all pages, without their language and ".html".
 */
function findWay(names: readonly string[], kinds: readonly string[], known: string): void {
  const parts = location.pathname.split("/");
  const file = parts.pop()!;
  const language = (part = "") => /^[a-z]{2}(-[a-z]+)?$/i.test(part);
  let kind = parts.length - 1;
  while (kind >= 0 && !kinds.includes(parts[kind]!)) kind--;
  let at = kind;
  if (kind < 0) {
    at = parts.length;
    if (language(parts[at - 1])) at--;
  } else if (language(parts[kind - 1])) at--;
  const root = known || `${parts.slice(0, at).join("/")}/`;
  let wanted = [...(kind < 0 ? [] : parts.slice(kind)), file].join("/");
  try {
    wanted = decodeURIComponent(wanted);
  } catch {
    // What can't be read names no page.
  }
  wanted = wanted
    .toLowerCase()
    .replace(/(\.html?)?$/, "")
    .replace(/\/$/, "/index");
  const page = names.includes(wanted) ? wanted : "";
  for (const link of document.querySelectorAll("a")) {
    const { lang, meant } = link.dataset;
    if (meant === undefined) link.href = root + link.getAttribute("href")!.slice(known.length);
    else if (page) {
      link.href = `${root}${lang}/${page}.html`;
      link.textContent = `${lang}/${page}`;
      link.parentElement!.hidden = false;
    }
  }
}

const style =
  "body{font:1.05rem/1.6 system-ui,sans-serif;max-width:34rem;margin:12vh auto;padding:0 1.2rem;" +
  "color:#1d2521;background:#f2f4f0}a{color:#0b5f4b}section+section{margin-top:2.5rem}" +
  "@media(prefers-color-scheme:dark){body{color:#e6ebe7;background:#0f1412}a{color:#7fd1b9}}";
const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** `names`: all pages, without their language and ".html"; `site` as in pageHtml(). */
export function missingHtml(names: readonly string[], site: string): string {
  const given = [names, pageKinds, site].map((one) => JSON.stringify(one));
  const script = `(${findWay.toString()})(${given.join()})`;
  const sections = pageLanguages.map((language) => {
    const { title, about, meant, all, home } = wordsOf[language].pages.missing;
    const heading = language === pageLanguages[0] ? "h1" : "h2";
    return (
      `<section lang="${languages.get(language)!.tag}"><${heading}>${title}</${heading}><p>${about}</p>` +
      `<p hidden>${meant} <a href="${site}${language}/index.html" data-lang="${language}" data-meant></a></p>` +
      `<p><a href="${site}${language}/index.html">${all}</a> · ` +
      `<a href="${site}index.html">${home}</a></p></section>`
    );
  });
  return [
    "<!doctype html>",
    `<html lang="${languages.get(pageLanguages[0])!.tag}">`,
    "<head>",
    '<meta charset="utf-8" />',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hash(
      script,
    )}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'" />`,
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="robots" content="noindex" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>${wordsOf[pageLanguages[0]].pages.missing.title} – Nimber</title>`,
    `<style>${style}</style>`,
    "</head>",
    `<body><main>${sections.join("")}</main><script>${script}</script></body>`,
    "</html>",
    "",
  ].join("\n");
}
