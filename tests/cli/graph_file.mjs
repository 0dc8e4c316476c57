// node graph_file.mjs NIMBER [SHARE]: `analyze --graph` with a file as large as is allowed, and one
// byte past that. SHARE (1; NIMBER_STRIDE comes first) is by how much fewer vertices there are
// under the sanitizers; only the file that is refused is as long there.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ask } from "./ask.mjs";

const share = Number(process.env.NIMBER_STRIDE ?? process.argv[3] ?? 1);
// Half of them are a circle of even length.
const vertices = 4 * Math.floor(250_000 / share);
const most = 256_000_000;
/** So much of it is edges. */
const edges = Math.floor(32_000_000 / share);
const folder = mkdtempSync(join(tmpdir(), "nimber-graph-"));
const file = join(folder, "graph.txt");

function analyze(tokens) {
  const run = ask(["analyze", "--json", "--graph", file, "--tokens", tokens]);
  return { status: run.status, ...JSON.parse(run.stdout) };
}

try {
  // Each vertex to the next, then every other edge at a distance that a small generator picks,
  // while the file has room.
  const name = (v) => v.toString(36);
  const successors = Array.from({ length: vertices }, (_, v) => (v + 1 < vertices ? [v + 1] : []));
  const lines = successors.flatMap((to, v) => to.map((w) => `${name(v)}-${name(w)}\n`));
  let size = lines.reduce((sum, line) => sum + line.length, 0);
  let seed = 1;
  for (let round = 0; size < edges - 20; round += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const v = (round * 7919) % (vertices - 1000);
    const w = v + 2 + ((seed >>> 8) % 900);
    if (successors[v].includes(w)) continue;
    successors[v].push(w);
    const line = `${name(v)}-${name(w)}\n`;
    lines.push(line);
    size += line.length;
  }
  const text = lines.join("").padEnd(Math.floor(most / share), "\n");
  assert.equal(text.length, Math.floor(most / share));
  const values = new Uint8Array(vertices);
  for (let v = vertices - 1; v >= 0; v -= 1) {
    const reached = new Set(successors[v].map((w) => values[w]));
    while (reached.has(values[v])) values[v] += 1;
  }

  writeFileSync(file, text);
  for (const v of [0, Math.floor(123_456 / share)]) {
    const answer = analyze(`${name(v)},${name(5)}`);
    assert.equal(answer.status, 0);
    assert.deepEqual(
      answer.terms.map((term) => term.value),
      [values[v] ^ values[5]],
    );
  }

  writeFileSync(file, text.padEnd(most + 1, "\n"));
  const refused = analyze(name(0));
  assert.equal(refused.status, 2);
  assert.equal(refused.error.code, "too-long");

  // Half as many vertices in a circle: each has an edge to the next, the last to the first.
  const circle = Array.from({ length: vertices / 2 }, (_, v) => {
    const last = v + 1 === vertices / 2;
    return `${name(v)}-${name(last ? 0 : v + 1)}\n`;
  });
  writeFileSync(file, circle.join(""));
  const drawn = analyze(name(3));
  assert.equal(drawn.outcome, "D");
  assert.deepEqual(drawn.loopy, []);
  assert.equal(drawn.drawing_moves.count, 1);
  writeFileSync(file, circle.join("") + `${name(7)}-z0z0z0\n`);
  const won = analyze(name(7));
  assert.equal(won.outcome, "N");
  // The long way round, of an odd number of moves, or out at once.
  assert.deepEqual(
    won.winning_moves.listed.map((move) => move.plies),
    [vertices / 2, 0],
  );
  assert.equal(analyze(name(8)).outcome, "P");
  assert.equal(analyze(name(9)).outcome, "N");

  writeFileSync(file, "a-b\nb-c\na-b\n");
  const twice = analyze("a");
  assert.equal(twice.status, 2);
  assert.equal(twice.error.code, "repeated-edge");
  assert.match(twice.error.message, /a-b is there twice in line 3 of /);
  console.log(
    `a graph of ${vertices} vertices and ${lines.length} edges, one byte too long, a circle, an edge twice: as they should be`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
