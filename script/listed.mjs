// Reads docs/mutants.md: the flips that no test can sensibly catch. Under a file's heading stand
// reasons, and indented below each the flips that it holds for: OPERATOR -> OPERATOR, which of them
// on the line where there are several, and after two blanks the line itself.
import { sites } from "./mutants.mjs";

const entry = /^ {4}(\S+) -> (\S+)(?: \((\d+)\))? {2}(\S.*)$/;

/** Each site with its line's text, and which of the same operators on that line it is, from 1. */
export function named(file, source) {
  const lines = source.split("\n");
  const seen = new Map();
  return sites(source).map((site) => {
    const key = `${site.line} ${site.from}`;
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { file, ...site, nth, text: lines[site.line - 1].trim() };
  });
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
    const place = `docs/mutants.md:${at + 1}`;
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

/** As docs/mutants.md writes it; `flips`: all of the file. */
export function asEntry(flip, flips) {
  const several = flips.some(
    (other) => other.line === flip.line && other.from === flip.from && other.nth !== flip.nth,
  );
  return `    ${flip.from} -> ${flip.to}${several ? ` (${flip.nth})` : ""}  ${flip.text}`;
}
