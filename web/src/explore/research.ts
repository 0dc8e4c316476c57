/** What a paper needs: the commands that print what is shown, and how to name it. */

const plain = /^[\w,./-]+$/;
/** A rule as one word of a shell. A rule has no apostrophe in it. */
const word = (rule: string) => (plain.test(rule) ? rule : `'${rule}'`);

/** Commands of the command line, one a line. */
export function commandsFor(rule: string, about: { sequence: boolean; grid: boolean }): string {
  const name = word(rule);
  const lines = about.sequence
    ? [
        `nimber sequence ${name} --count 1000`,
        `nimber patterns ${name}`,
        `nimber period --certificate ${name}`,
        `nimber quotient ${name}`,
      ]
    : about.grid
      ? [`nimber patterns ${name}`]
      : [];
  return lines.join("\n");
}

interface Source {
  rule: string;
  /** the whole address that opens it */
  address: string;
  version: string;
  /** of the day on which it was looked at */
  day: Date;
}

/** For a list of references, in the form of BibTeX. */
export function citation({ rule, address, version, day }: Source): string {
  const date = day.toISOString().slice(0, 10);
  return [
    `@misc{nimber-${date},`,
    `  title        = {Nimber, the playground for impartial games: \\texttt{${tex(rule)}}},`,
    `  year         = {${date.slice(0, 4)}},`,
    `  howpublished = {\\url{${address}}},`,
    `  note         = {version ${version}, looked at on ${date}}`,
    `}`,
  ].join("\n");
}

const signs: Record<string, string> = {
  "\\": "\\textbackslash{}",
  "^": "\\^{}",
  "~": "\\~{}",
};
/** What TeX would take for its own is written so that it prints. */
const tex = (text: string) => text.replace(/[\\^~#$%&_{}]/g, (sign) => signs[sign] ?? `\\${sign}`);
