/** Of a game without single heaps: its smallest positions, who wins them, their values. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError } from "../engine/client";
import { hrefOf } from "../state/links";
import { exploreStrings } from "../strings/index";

interface Row {
  position: string;
  outcome: string;
  value: string;
}

const most = 10;
const times = (cell: string, from = 1) =>
  Array.from({ length: 8 }, (_, at) => cell.repeat(at + from));

/** Lines and columns of the boards of a drawn rule that are shown: those that the rule reads. */
const sizes: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 2],
  [2, 3],
  [2, 4],
  [3, 3],
  [3, 4],
  [4, 4],
  ...[5, 6, 7, 8, 9, 10, 11].map((length) => [1, length] as const),
];

/** So often a picture stands beside itself. */
const repeats = [1, 2, 3, 4];

/**
 * Boards full of one sign of a drawn rule, those on which the signs take turns, and those of what a
 * move changes, side by side.
 */
function drawnKinds(rules: string): string[][] {
  const lefts = rules.split(/[,;]/).flatMap((part) => (part.includes("->") ? [part] : []));
  const signs = [...new Set(lefts.flatMap((part) => [...part.split("->")[0]!]))].filter(
    (sign) => !"/*".includes(sign),
  );
  const fills = [...signs.map((sign) => [sign]), ...(signs.length > 1 ? [signs] : [])];
  const full = fills.map((fill) => {
    const line = (length: number, from: number) =>
      Array.from({ length }, (_, at) => fill[(at + from) % fill.length]!).join("");
    return sizes.map(([lines, columns]) =>
      Array.from({ length: lines }, (_, at) => line(columns, at)).join("/"),
    );
  });
  const pictures = lefts.map((part) => part.split("->")[0]!.replaceAll("*", signs[0] ?? "."));
  const beside = repeats.flatMap((times) =>
    pictures.map((one) =>
      one
        .split("/")
        .map((line) => line.repeat(times))
        .join("/"),
    ),
  );
  return [...full, beside];
}

/** What may follow the colon, smallest first: the first kind that the rule reads is taken. */
function kinds(rule: string): string[][] {
  if (rule.includes("->")) return drawnKinds(rule.slice(rule.indexOf("/") + 1));
  const vertices = rule
    .split(/[/,;-]/)
    .slice(1)
    .filter((one, at, all) => one !== "" && all.indexOf(one) === at);
  return [
    ["1", "2", "3", "4", "1,2", "1,3", "2,3", "1,2,3", "1,2,4", "1,3,4", "2,3,4"],
    ["0,1", "0,2", "1,2", "0,3", "0,1,2", "0,1,3", "1,2,3", "0,1,2,3"],
    ["0,0,1", "0,1,1", "0,1,2", "0,2,2", "1,1,2", "1,2,3"],
    times("o"),
    times("."),
    vertices,
  ];
}

async function smallest(rule: string): Promise<Row[]> {
  const all = kinds(rule);
  let still: Row[] = [];
  for (const kind of all) {
    const rows: Row[] = [];
    for (const rest of kind) {
      if (rows.length === most) break;
      const read = await engine.read(`${rule}:${rest}`);
      if (isError(read) || read.kind !== "position") continue;
      if (rows.some((row) => row.position === read.position)) continue;
      const answer = await engine.analyzeBeside(read.position);
      if (isError(answer)) continue;
      rows.push({
        position: read.position,
        outcome: answer.outcome,
        value: answer.value === null ? "–" : String(answer.value),
      });
    }
    // Boards that all are lost, since nobody can move in them perhaps, tell little.
    if (rows.every((row) => row.outcome === "P")) still = still.length > 0 ? still : rows;
    else if (rows.length > 2 || kind === all.at(-1)) return rows;
  }
  return still;
}

export function SmallTable({ rule }: { rule: string }) {
  const s = exploreStrings.value;
  const [rows, setRows] = useState<Row[] | null>(null);
  useEffect(() => {
    let late = false;
    setRows(null);
    void smallest(rule).then((found) => {
      if (!late) setRows(found);
    });
    return () => {
      late = true;
    };
  }, [rule]);
  if (rows === null) return <p class="quiet">…</p>;
  if (rows.length === 0) return <p class="quiet">{s.values.notSingle}</p>;
  return (
    <div class="table-box" role="group" aria-label={s.sheet.smallest} tabIndex={0}>
      <table class="values" data-testid="small-positions">
        <thead>
          <tr>
            <th scope="col">{s.sheet.position}</th>
            <th scope="col">{s.table.outcome}</th>
            <th scope="col" class="number">
              {s.counts.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.position} data-position={row.position} data-value={row.value}>
              <th scope="row">
                <a class="code" translate={false} href={hrefOf(row.position)}>
                  {row.position.slice(rule.length + 1)}
                </a>
              </th>
              <td>{row.outcome}</td>
              <td class="number">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
