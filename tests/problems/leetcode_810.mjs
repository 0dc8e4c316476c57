const known = new Map();
function wins(numbers) {
  if (numbers.reduce((all, n) => all ^ n, 0) === 0) return true;
  const key = numbers.join();
  if (!known.has(key)) {
    const lost = numbers.some((_, at) => {
      const rest = numbers.filter((_, other) => other !== at);
      return rest.reduce((all, n) => all ^ n, 0) !== 0 && !wins(rest);
    });
    known.set(key, lost);
  }
  return known.get(key);
}

export default {
  frame: "lines",
  onBoard: false,
  one({ below, between, many }) {
    const most = between(1, 6);
    const numbers = many(1, 6, () => below(most + 1));
    return { input: `${numbers.join(" ")}\n`, output: `${wins(numbers)}\n` };
  },
  largest: ({ between, many }) =>
    many(100, 100, () => `${many(1000, 1000, () => between(0, 65_535)).join(" ")}\n`).join(""),
};
