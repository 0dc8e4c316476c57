/** Does the player to move win the last of the games that are left? */
function winner(words, known, games, text) {
  const key = `${games} ${text}`;
  if (!known.has(key)) {
    const letters = [
      ...new Set(
        words.flatMap((word) =>
          word.startsWith(text) ? [...word.slice(text.length)].slice(0, 1) : [],
        ),
      ),
    ];
    let won;
    if (letters.length > 0)
      won = letters.some((letter) => !winner(words, known, games, text + letter));
    else won = games > 1 && winner(words, known, games - 1, "");
    known.set(key, won);
  }
  return known.get(key);
}

export default {
  frame: "once",
  onBoard: false,
  one({ below, between, many }) {
    const words = many(1, 5, () => many(1, 4, () => "ab"[below(2)]).join(""));
    const games = between(1, 6);
    const won = winner(words, new Map(), games, "");
    return {
      input: `${words.length} ${games}\n${words.join("\n")}\n`,
      output: won ? "First\n" : "Second\n",
    };
  },
  largest: ({ below, many }) =>
    `1000 999999999\n${many(1000, 1000, () => many(100, 100, () => String.fromCharCode(97 + below(26))).join("")).join("\n")}\n`,
};
