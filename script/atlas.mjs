// node script/atlas.mjs LINES NIMBER [--check]: the atlas of octal games, of the lines that
// nimber_atlas prints. Codes with the same values share a row.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const [linesFile, nimber, mode] = process.argv.slice(2);
const names = JSON.parse(readFileSync("script/atlas-names.json", "utf8"));
const lines = readFileSync(linesFile, "utf8").trimEnd().split("\n").map(JSON.parse);

/** Are two rules proven to have the same values? */
function same(one, other) {
  const run = spawnSync(nimber, ["compare", one, other, "--heaps", "500", "--json"], {
    encoding: "utf8",
  });
  return JSON.parse(run.stdout).proven_equal === true;
}

/** The codes in the order of their length, then by digits; trailing zeros are not written. */
const short = ({ rule }) => rule.replace("octal/", "");
const order = (a, b) => a.length - b.length || (a < b ? -1 : 1);
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

/** Sets that are written otherwise, and whose values an octal code may have. */
const sets = ["1", "2", "3", "1,2", "1,3", "2,3", "1..3"].map((set) => `take/${set}`);
const first = new Map(
  sets.map((rule) => {
    const run = spawnSync(nimber, ["sequence", rule, "--count", "48", "--json"], {
      encoding: "utf8",
    });
    return [rule, JSON.parse(run.stdout).join()];
  }),
);

const digits = "0123456789abcdefghijklmnopqrstuvwxyz";
const atlas = [...rows.values()].map((row) => {
  row.codes = [...new Set(row.codes)].sort(order);
  const [code] = row.codes;
  return {
    codes: row.codes,
    names: row.codes.flatMap((one) => (names[one] ? [names[one]] : [])),
    twins: sets.filter(
      (rule) => first.get(rule) === row.values.join() && same(rule, `octal/${code}`),
    ),
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
${number(lines.length)} codes, of which ${atlas.length} have different values. \`script/atlas\` writes this page
and \`docs/octal.json\` of what the engine proves; nothing in them is typed by hand but names.

- *Values*: g(0), g(1) … of one heap, a sign each; a is 10, b is 11.
- *Preperiod, period*: the smallest there are, proven by Guy and Smith's theorem or the shorter one
  for sparse games ([theorems.md](theorems.md#proven-periods)). Open: not proven within the limit of
  the work; so far the values were looked at. A proof may be known elsewhere.
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
  `${atlas.length} games of ${lines.length} codes, ${open.length} open; ${json.length} bytes`,
);
