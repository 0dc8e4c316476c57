import { inOnePart, recursion } from "./random.mjs";

const wins = recursion(inOnePart((heap) => Array.from({ length: heap }, (_, left) => left)));

export default {
  frame: "once",
  one({ between, below }) {
    const heaps = Array.from({ length: between(1, 4) }, () => between(1, 7));
    // Half of the inputs are balanced.
    const sum = heaps.reduce((a, b) => a ^ b, 0);
    if (below(2) === 0 && sum !== 0) heaps.push(sum);
    let output = "lose\n";
    search: for (let at = 0; at < heaps.length; ++at) {
      for (let take = 1; take <= heaps[at]; ++take) {
        const after = heaps.map((heap, other) => (other === at ? heap - take : heap));
        if (wins(after)) continue;
        output = `${take} ${at + 1}\n${after.join(" ")}\n`;
        break search;
      }
    }
    return {
      input: `${heaps.length}\n${heaps.join(" ")}\n`,
      output,
      wins: output !== "lose\n",
    };
  },
  largest: ({ between }) =>
    `500000\n${Array.from({ length: 500_000 }, () => between(1, 1e9)).join(" ")}\n`,
};
