/**
 * Replaces lone surrogates by U+FFFD, which no notation knows, in a text or in the texts of a list.
 * A lone surrogate is half a letter: the module's glue would join it with what follows to another
 * letter. Everything else is returned as it is.
 */
export function wellFormed(given: unknown): unknown {
  if (typeof given === "string") return given.replace(/\p{Surrogate}/gu, "\ufffd");
  return Array.isArray(given) ? given.map(wellFormed) : given;
}
