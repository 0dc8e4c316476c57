// Reads script/mutants.txt: the flips that no test can sensibly catch. Under a file's heading stand
// reasons, and indented below each the flips that it holds for: OPERATOR -> OPERATOR, which of them
// where several look alike, and after two blanks the tokens around it. Tokens, not lines: an entry
// outlives a new line break and code that moves inside its file.
import { sites, tokens } from "./mutants.mjs";

const entry = /^ {4}(\S+) -> (\S+)(?: \((\d+)\))? {2}(\S.*)$/;

/** So many tokens on either side tell a flip from another. */
const around = 6;

/** Each site with the tokens around it, and which of those that look alike it is, from 1. */
export function named(file, source) {
  const list = tokens(source);
  const places = new Map(list.map(({ at }, index) => [at, index]));
  const seen = new Map();
  const flips = sites(source).map((site) => {
    const index = places.get(site.at);
    const text = list
      .slice(Math.max(0, index - around), index + around + 1)
      .map(({ token }) => token.replace(/\s+/g, " "))
      .join(" ");
    const key = `${site.from} ${text}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { file, ...site, nth, text };
  });
  return flips.map((flip) => ({ ...flip, several: seen.get(`${flip.from} ${flip.text}`) > 1 }));
}

/**
 * Asks of a flip whether it is listed; throws where an entry has no such flip. `sources`: the text
 * of each file of core/.
 */
export function readListed(text, sources) {
  const listed = new Map();
  const errors = [];
  let file = null;
  let reason = "";
  let flips = [];
  text.split("\n").forEach((line, at) => {
    const place = `script/mutants.txt:${at + 1}`;
    if (line.startsWith("#")) {
      file = /^## (core\/\S+)$/.exec(line)?.[1] ?? null;
      reason = "";
      if (file !== null && !sources.has(file)) errors.push(`${place}: no such file`);
      flips = file !== null && sources.has(file) ? named(file, sources.get(file)) : [];
    } else if (file !== null && line.startsWith("    ")) {
      const found = entry.exec(line);
      if (!found) return errors.push(`${place}: not a flip`);
      if (reason === "") errors.push(`${place}: no reason`);
      const [, from, to, nth, of] = found;
      const these = flips.filter(
        (flip) =>
          flip.from === from &&
          flip.to === to &&
          flip.text === of.trim() &&
          (nth === undefined || flip.nth === Number(nth)),
      );
      if (these.length === 0) errors.push(`${place}: ${file} has no such flip any more`);
      for (const flip of these) listed.set(`${file} ${flip.at}`, reason);
    } else if (file !== null && line.trim() !== "") {
      reason = line.trim();
    }
  });
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return (flip) => listed.get(`${flip.file} ${flip.at}`) ?? null;
}

/** As script/mutants.txt writes it. */
export function asEntry(flip) {
  return `    ${flip.from} -> ${flip.to}${flip.several ? ` (${flip.nth})` : ""}  ${flip.text}`;
}
