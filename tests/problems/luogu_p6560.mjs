// No memory of positions here, since the game may go round: who wins within so many moves.

function ends(n, edges, x, y) {
  const after = (u) => (u === y ? [] : edges.filter(([from]) => from === u).map(([, to]) => to));
  // Lost within 0 moves are y and whatever has no way out.
  const won = Array(n + 1).fill(false);
  const lost = Array(n + 1).fill(false);
  for (let moves = 0; moves <= 2 * n; ++moves) {
    for (let u = 1; u <= n; ++u) {
      won[u] ||= after(u).some((to) => lost[to]);
      lost[u] ||= after(u).every((to) => won[to]);
    }
  }
  return won[x] ? 1 : lost[x] ? -1 : 0;
}

export default {
  frame: "once",
  one({ between, below }) {
    const n = between(2, 7);
    const edges = Array.from({ length: between(1, 2 * n) }, () => [between(1, n), between(1, n)]);
    const rounds = Array.from({ length: between(1, 4) }, () => {
      const x = between(1, n);
      return [x, 1 + ((x + below(n - 1)) % n)];
    });
    const told = rounds.map(([x, y]) => ends(n, edges, x, y));
    const lines = [...edges, ...rounds].map((pair) => `${pair.join(" ")}\n`);
    return {
      input: `${n} ${edges.length} ${rounds.length}\n${lines.join("")}`,
      output: told.map((one) => `${one}\n`).join(""),
      wins: told.map((one) => (one === 0 ? null : one > 0)),
    };
  },
  // From each vertex to later ones near it: all is reached, from either end.
  largest({ between, below }) {
    const n = 100_000;
    const edges = Array.from({ length: 500_000 }, () => {
      const u = between(1, n - 1);
      return `${u} ${Math.min(n, u + 1 + below(1000))}\n`;
    });
    const rounds = Array.from({ length: 500 }, () => {
      const x = between(1, n);
      return `${x} ${1 + ((x + below(n - 1)) % n)}\n`;
    });
    return `${n} 500000 500\n${edges.join("")}${rounds.join("")}`;
  },
};
