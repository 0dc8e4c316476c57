import { recursion } from "./random.mjs";

/** The ring as a word of beads, 1 where painted: any m zeros in a row may be painted. */
const wins = recursion(({ ring, m }) => {
  const all = [];
  for (let at = 0; at < ring.length && m <= ring.length; ++at) {
    const beads = [...ring];
    let free = true;
    for (let k = 0; k < m; ++k) {
      const place = (at + k) % ring.length;
      free &&= beads[place] === "0";
      beads[place] = "1";
    }
    if (free) all.push({ ring: beads.join(""), m });
  }
  return all;
});

let number = 0;

export default {
  frame: "counted",
  one({ between }) {
    const n = between(1, 11);
    const m = between(1, 5);
    const won = wins({ ring: "0".repeat(n), m });
    number = (number % 1000) + 1;
    return {
      input: `${n} ${m}\n`,
      output: `Case #${number}: ${won ? "aekdycoin" : "abcdxyzk"}\n`,
      wins: won,
    };
  },
  largest: ({ between }) =>
    `1000\n${Array.from({ length: 1000 }, () => `${between(900, 1000)} ${between(1, 400)}\n`).join("")}`,
};
