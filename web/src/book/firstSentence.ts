/** The first sentence of a text, in any language; a text without an end is one. Pure. */
export const firstSentence = (text: string): string =>
  /^.+?(?:[.!?](?=\s|$)|[。！？])/su.exec(text)?.[0] ?? text;
