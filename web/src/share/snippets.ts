/** Code for other people's pages. Pure. */

const attribute = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

export const frameSnippet = (url: string, title: string) =>
  `<iframe src="${attribute(url)}" title="${attribute(title)}" width="100%" height="620" style="border: 0" loading="lazy" allow="clipboard-write; web-share; fullscreen"></iframe>`;

export interface Element {
  /** where nimber-board.js is */
  script: string;
  /** the position, with its moves where they are wanted, as a link writes it but for the escapes */
  position: string;
  lang: string | null;
  quiz: boolean;
  /** the name of its face, where it has one */
  face?: string | null;
  /** for browsers without scripts, and for feeds */
  link: string;
  words: string;
}

export const elementSnippet = ({ script, position, lang, quiz, face, link, words }: Element) =>
  [
    `<script src="${attribute(script)}" async></script>`,
    `<nimber-board position="${attribute(position)}"${lang === null ? "" : ` lang="${attribute(lang)}"`}${face ? ` as="${attribute(face)}"` : ""}${quiz ? " quiz" : ""}>`,
    `  <a href="${attribute(link)}">${attribute(words)}</a>`,
    `</nimber-board>`,
  ].join("\n");
