/**
 * A lone surrogate is half a letter. The module's glue would make another letter of it and of what
 * follows; the mark of what is no text, U+FFFD, takes its place, which no notation knows. Texts in
 * a list are looked at as well; everything else stays as it is.
 */
export function wellFormed(given: unknown): unknown {
  if (typeof given === "string") return given.replace(/\p{Surrogate}/gu, "\ufffd");
  return Array.isArray(given) ? given.map(wellFormed) : given;
}
