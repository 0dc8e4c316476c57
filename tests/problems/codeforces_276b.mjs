const known = new Map();
/** The letters, sorted: does the player to move win? */
function wins(letters) {
  if (!known.has(letters)) {
    const odd = new Set();
    for (const letter of letters) if (!odd.delete(letter)) odd.add(letter);
    const won =
      odd.size <= 1 ||
      [...letters].some((_, at) => !wins(letters.slice(0, at) + letters.slice(at + 1)));
    known.set(letters, won);
  }
  return known.get(letters);
}

export default {
  frame: "once",
  onBoard: false,
  one({ below, many }) {
    const letters = many(1, 10, () => "abcdef"[below(6)]);
    const won = wins([...letters].sort().join(""));
    return { input: `${letters.join("")}\n`, output: won ? "First\n" : "Second\n" };
  },
  largest: ({ below, many }) =>
    `${many(1000, 1000, () => String.fromCharCode(97 + below(26))).join("")}\n`,
};
