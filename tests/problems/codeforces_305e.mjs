import { recursion } from "./random.mjs";

const cuts = (text) =>
  [...text].flatMap((_, at) =>
    at > 0 && at + 1 < text.length && text[at - 1] === text[at + 1] ? [at] : [],
  );
const cut = (text, at) => [text.slice(0, at), text[at], text.slice(at + 1)];
const live = (texts) => texts.filter((text) => cuts(text).length > 0).sort();
const wins = recursion((texts) =>
  texts.flatMap((text, i) =>
    cuts(text).map((at) => live([...texts.filter((_, j) => j !== i), ...cut(text, at)])),
  ),
);

export default {
  frame: "once",
  one({ between, many, pick }) {
    const alphabet = "ab".repeat(between(1, 4)) + "c";
    const text = many(1, 14, () => pick(alphabet)).join("");
    const won = wins(live([text]));
    const first = cuts(text).find((at) => !wins(live(cut(text, at))));
    return {
      input: `${text}\n`,
      output: won ? `First\n${first + 1}\n` : "Second\n",
      wins: won,
    };
  },
  largest: () => `${"ab".repeat(2500)}\n`,
};
