import { recursion } from "./random.mjs";

const sorted = (numbers) => numbers.filter((n) => n > 0).sort((a, b) => a - b);
const wins = recursion((numbers) => {
  const all = [];
  numbers.forEach((n, at) => {
    const others = numbers.filter((_, other) => other !== at);
    all.push(sorted([...others, n - 1]));
    for (let other = at + 1; other < numbers.length; ++other) {
      const rest = numbers.filter((_, place) => place !== at && place !== other);
      all.push(sorted([...rest, n + numbers[other]]));
    }
  });
  return all;
});

let number = 0;

export default {
  frame: "counted",
  one({ between, below }) {
    const numbers = Array.from({ length: between(1, 5) }, () => between(1, below(2) === 0 ? 1 : 4));
    const won = wins(sorted(numbers));
    number = (number % 1000) + 1;
    return {
      input: `${numbers.length}\n${numbers.join(" ")}\n`,
      output: `Case #${number}: ${won ? "Alice" : "Bob"}\n`,
      wins: won,
    };
  },
  largest({ between, below }) {
    const one = () => {
      const most = below(2) === 0 ? 1000 : 2;
      return `50\n${Array.from({ length: 50 }, () => between(1, most)).join(" ")}\n`;
    };
    return `4000\n50\n${Array(50).fill(1000).join(" ")}\n${Array.from({ length: 3999 }, one).join("")}`;
  },
};
