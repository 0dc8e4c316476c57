// node script/atlas.mjs LINES NIMBER [--check]: the atlas of octal games, of the lines that
// nimber_atlas prints. Codes with the same values share a row. `--twins NIMBER [CODE…]` looks only
// for the names and twins of docs/octal.json anew, of all rows or of those of the codes.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const [linesFile, nimber, ...more] = process.argv.slice(2);
const [mode] = more;
const names = JSON.parse(readFileSync("script/atlas-names.json", "utf8"));

const mostTwins = 3;

/**
 * Games that are no octal codes and are proven to have the same values from heap 0 on: those that
 * a word names, then the shortest.
 */
function twinsOf(code) {
  const run = spawnSync(nimber, ["which", `octal/${code}`, "--json"], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(`${code}: ${run.stderr}${run.stdout}`);
  const found = run.stdout.trimEnd().split("\n").filter(Boolean).map(JSON.parse);
  const twins = found
    .filter((one) => one.equal === "proven" && one.moved === 0 && !one.rule.startsWith("octal/"))
    .map((one) => one.rule);
  const named = (rule) => !/\/\d/.test(rule);
  return [...twins.filter(named), ...twins.filter((rule) => !named(rule))].slice(0, mostTwins);
}
const namesOf = (codes) => codes.flatMap((one) => (names[one] ? [names[one]] : []));

/** The codes in the order of their length, then by digits; trailing zeros are not written. */
const short = ({ rule }) => rule.replace("octal/", "");
const order = (a, b) => a.length - b.length || (a < b ? -1 : 1);
const digits = "0123456789abcdefghijklmnopqrstuvwxyz";

function rowsOf(lines) {
  const rows = new Map();
  /** By code: what has the same values need not have the same misère quotient. */
  const quotients = new Map();
  for (const line of lines) {
    const key = [line.preperiod, line.period, line.print].join(" ");
    const row = rows.get(key);
    if (!row) rows.set(key, { ...line, codes: [short(line)] });
    else row.codes.push(short(line));
    quotients.set(short(line), line.order === null ? null : [line.order, line.p_portion]);
  }
  return [...rows.values()].map((row) => {
    row.codes = [...new Set(row.codes)].sort(order);
    return {
      codes: row.codes,
      names: namesOf(row.codes),
      twins: twinsOf(row.codes[0]),
      values: row.values.map((value) => digits[value] ?? "?").join(""),
      preperiod: row.preperiod,
      period: row.period,
      looked_to: row.looked_to,
      largest: row.largest,
      rare: row.rare,
      last_rare: row.last_rare,
      quotients: row.codes.map((one) => quotients.get(one)),
    };
  });
}

const atlas =
  linesFile === "--twins"
    ? JSON.parse(readFileSync("docs/octal.json", "utf8")).map((row) =>
        more.length > 0 && !row.codes.some((one) => more.includes(one))
          ? row
          : { ...row, names: namesOf(row.codes), twins: twinsOf(row.codes[0]) },
      )
    : rowsOf(readFileSync(linesFile, "utf8").trimEnd().split("\n").map(JSON.parse));
const codes = atlas.flatMap((row) => row.codes);
atlas.sort((a, b) => order(a.codes[0], b.codes[0]));
const json = `[\n${atlas.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;
if (json.length > 200_000) throw new Error(`${json.length} bytes are more than 200 KB`);

const number = (n) => (n === null ? "" : n.toLocaleString("en"));
const code = (list) => list.map((one) => `\`${one}\``).join(" ");
const table = (some) =>
  [
    "| codes | values | preperiod | period | rare | misère | names and twins |",
    "|---|---|--:|--:|--:|--:|---|",
    ...some.map(
      (row) =>
        `| ${[
          code(row.codes),
          `\`${row.values.slice(0, 24)}\``,
          row.period === null ? `open to ${number(row.looked_to)}` : number(row.preperiod),
          number(row.period),
          row.rare === null ? "" : number(row.rare),
          [...new Set(row.quotients.map((one) => one?.[0] ?? "?"))].join(", "),
          [...row.names, ...row.twins.map((one) => `\`${one}\``)].join(", "),
        ].join(" | ")} |`,
    ),
  ].join("\n");
const open = atlas.filter((row) => row.period === null);
const proven = atlas.filter((row) => row.period !== null);
const page = `# The atlas of octal games

Each octal code of up to three digits behind the point, 0 or 4 before it:
${number(codes.length)} codes, of which ${atlas.length} have different values. \`script/atlas\` writes this page
and \`docs/octal.json\` of what the engine proves; nothing in them is typed by hand but names.

- *Values*: g(0), g(1) … of one heap, a sign each; a is 10, b is 11.
- *Preperiod, period*: the smallest there are, proven by Guy and Smith's theorem or the shorter one
  for sparse games ([theorems.md](theorems.md#proven-periods)). Open: not proven within the limit of
  the work; so far the values were looked at. With more work some are proven here too, such as
  0.376 by \`nimber period octal/0.376\`; of others a proof may be known elsewhere.
- *Names and twins*: other games with the same values for ever, as \`nimber which\` proves it; three
  at most.
- *Rare*: how many heaps, of the preperiod and one period but no more than 100,000, have a value of
  the rare class; nothing where the values do not part into two classes.
- *Misère*: how many elements the misère quotients of these codes have, ? where none is found and
  proven for all heaps within about a second. Codes with the same values may have different ones.
- Codes in one row have the same numbers, and the same values to the end of the first period: so
  all their values are the same. Where the row is open, they have the same first 2,000 values.

## Open: ${open.length}

${table(open)}

## Proven: ${proven.length}

${table(proven)}
`;

for (const [path, text] of [
  ["docs/octal.json", json],
  ["docs/octal.md", page],
]) {
  if (mode !== "--check") writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} is not what the engine says now: run script/atlas`);
    process.exitCode = 1;
  }
}
console.log(
  `${atlas.length} games of ${codes.length} codes, ${open.length} open; ${json.length} bytes`,
);
