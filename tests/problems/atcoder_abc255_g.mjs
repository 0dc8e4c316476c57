import { inOnePart, recursion } from "./random.mjs";

export default {
  frame: "once",
  one({ below, between, many }) {
    const most = between(2, 9);
    const pairs = [];
    for (let x = 1; x <= most; ++x)
      for (let y = 1; y <= x; ++y) if (below(3) === 0 && pairs.length < 14) pairs.push([x, y]);
    if (pairs.length === 0) pairs.push([2, 1]);
    const wins = recursion(
      inOnePart((heap) =>
        Array.from({ length: heap }, (_, left) => left).filter(
          (left) => !pairs.some(([x, y]) => x === heap && y === heap - left),
        ),
      ),
    );
    const heaps = many(1, 3, () => between(1, most));
    if (below(2)) heaps.push(...heaps.splice(0, 2, heaps[0], heaps[0]).slice(1));
    const won = wins(heaps);
    return {
      input: `${heaps.length} ${pairs.length}\n${heaps.join(" ")}\n${pairs.map((pair) => `${pair.join(" ")}\n`).join("")}`,
      output: won ? "Takahashi\n" : "Aoki\n",
      wins: won,
    };
  },
  largest: ({ between, many }) => {
    const pairs = [];
    for (let x = 1; pairs.length < 200_000; ++x)
      for (let y = 1; y <= Math.min(x, 400) && pairs.length < 200_000; ++y)
        pairs.push(`${x} ${y}\n`);
    const heaps = many(200_000, 200_000, () => `${between(1, 1e9)}${between(0, 999_999_999)}`);
    return `200000 200000\n${heaps.join(" ")}\n${pairs.join("")}`;
  },
};
