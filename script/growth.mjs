// The picture of docs/performance.md: for each work, nanoseconds a value by the number of values,
// ours and the plain way's, both axes by powers of ten and the same in every field, so that slopes
// can be compared.

const field = { width: 200, height: 132, left: 46, top: 26, right: 10, bottom: 38 };
const columns = 4;
const lowest = -1;
const highest = 5;
const units = new Map([
  [0, "1 ns"],
  [3, "1 µs"],
]);
const raised = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];

const escape = (text) =>
  text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);
const round = (x) => Math.round(x * 10) / 10;

/**
 * Works: name -> (power of ten -> { ours, plain } in nanoseconds a value). Those without a plain
 * way are left out.
 */
export function growthPicture(all, powers) {
  const works = [...all].filter(([, cells]) => [...cells.values()].some(({ plain }) => plain));
  const width = field.width + field.left + field.right;
  const height = field.height + field.top + field.bottom;
  const x = (power) =>
    field.left + ((power - powers[0]) / (powers.at(-1) - powers[0])) * field.width;
  const y = (ns) => field.top + ((highest - Math.log10(ns)) / (highest - lowest)) * field.height;

  const curve = (cells, way) => {
    const points = powers
      .filter((power) => cells.get(power)?.[way] !== undefined)
      .map((power) => [round(x(power)), round(y(cells.get(power)[way]))]);
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.5"/>`).join("");
    return `<g class="${way}"><polyline points="${points.join(" ")}"/>${dots}</g>`;
  };
  const grid = [];
  for (let power = lowest; power <= highest; power += 1) {
    const at = round(y(10 ** power));
    grid.push(`<line x1="${field.left}" y1="${at}" x2="${field.left + field.width}" y2="${at}"/>`);
    const unit = units.get(power);
    if (unit) grid.push(`<text x="${field.left - 6}" y="${at + 4}" class="end">${unit}</text>`);
  }
  for (const power of powers) {
    const at = round(x(power));
    const bottom = field.top + field.height;
    grid.push(`<line x1="${at}" y1="${field.top}" x2="${at}" y2="${bottom}"/>`);
    grid.push(`<text x="${at}" y="${bottom + 15}" class="middle">10${raised[power]}</text>`);
  }

  const fields = works.map(([work, cells], at) => {
    const place = `translate(${(at % columns) * width} ${Math.floor(at / columns) * height})`;
    const title = `<text x="${field.left}" y="${field.top - 9}" class="work">${escape(work.replace(/, side of a square$/, ""))}</text>`;
    return `<g transform="${place}"><use href="#grid"/>${title}${curve(cells, "plain")}${curve(cells, "ours")}</g>`;
  });
  const rows = Math.ceil(works.length / columns);
  const legend = `<g transform="translate(${field.left} ${rows * height + 8})">
<g class="ours"><polyline points="0,0 28,0"/><circle cx="14" cy="0" r="2.5"/></g><text x="36" y="4">ours</text>
<g class="plain" transform="translate(90 0)"><polyline points="0,0 28,0"/><circle cx="14" cy="0" r="2.5"/></g><text x="126" y="4">the plain way</text>
<text x="230" y="4">time for a value (a heap, an edge), by how many values (heaps, vertices) in all</text>
</g>`;
  const [w, h] = [columns * width, rows * height + 28];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">
<title>Time for a value as the work grows</title>
<style>
rect { fill: #fff }
text { font: 11px system-ui, sans-serif; fill: #444 }
.work { font-weight: 600; fill: #111 }
.end { text-anchor: end }
.middle { text-anchor: middle }
line { stroke: #e2e2e2 }
polyline { fill: none; stroke-width: 2 }
.ours polyline { stroke: #0b6b4f }
.ours circle { fill: #0b6b4f }
.plain polyline { stroke: #b4541a; stroke-dasharray: 5 3 }
.plain circle { fill: #b4541a }
</style>
<defs><g id="grid">${grid.join("")}</g></defs>
<rect width="${w}" height="${h}"/>
${fields.join("\n")}
${legend}
</svg>
`;
}
