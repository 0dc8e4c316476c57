import { recursion } from "./random.mjs";

const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
const wins = recursion((numbers) => {
  const all = [];
  for (const p of primes)
    for (let power = p; power <= Math.max(...numbers); power *= p)
      if (numbers.some((n) => n % power === 0))
        all.push(numbers.map((n) => (n % power === 0 ? n / power : n)).sort((a, b) => a - b));
  return all;
});

export default {
  frame: "once",
  one({ below, between, pick, many }) {
    const whole = many(1, 5, () =>
      below(3) ? 2 ** between(0, 6) * 3 ** between(0, 3) : pick([1, 25, 43, 45, 46, 47, 49]),
    );
    const won = wins(whole);
    return {
      input: `${whole.length}\n${whole.join(" ")}\n`,
      output: won ? "Mojtaba\n" : "Arpa\n",
      wins: won,
    };
  },
  largest: ({ many, between }) =>
    `100\n${many(100, 100, (at) => (at < 30 ? 2 ** at : between(999_999_000, 1e9))).join(" ")}\n`,
};
