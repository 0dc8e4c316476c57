/**
 * A question asked in a sentence, in either language: "who wins from 20?", "周期是多少". What is asked
 * of the rule becomes a line of the sheet. Pure.
 */
import { lineOf } from "./sheet";

/** Of the rule that is asked about. */
export interface AskedOf {
  rule: string;
  /** one heap has a value */
  sequence: boolean;
  /** it can be asked */
  fits: (question: string) => boolean;
}

/** A longer sentence tells a story. */
const longest = 160;
const mostDigits = 15;
/** What is asked with a number above that is no list. */
const mostListed = 1_000_000;

const han = "零一二三四五六七八九";
const english = "zero one two three four five six seven eight nine ten".split(" ");
const scales: Readonly<Record<string, number>> = {
  十: 1,
  百: 2,
  千: 3,
  万: 4,
  亿: 8,
  hundred: 2,
  thousand: 3,
  million: 6,
  billion: 9,
};

/** "3万", "1 hundred thousand". */
function enlarged(_: string, many: string, scale: string): string {
  const zeros = (scale.match(/[^a-z ]|[a-z]+/g) ?? []).map((one) => scales[one] ?? 0);
  return many + "0".repeat(zeros.reduce((sum, one) => sum + one, 0));
}

/** One writing: small letters, numbers in digits. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (grouped) => grouped.replaceAll(",", ""))
    .replace(
      /10 ?(?:\^|\*\*) ?(\d{1,2})|1e(\d{1,2})/g,
      (_, one?: string, other?: string) => `1${"0".repeat(Number(one ?? other))}`,
    )
    .replace(/\b(?:an?|one) (?=hundred|thousand|million|billion)/g, "1 ")
    .replace(/\b[a-z]+\b/g, (word) =>
      english.includes(word) ? String(english.indexOf(word)) : word,
    )
    .replace(/两(?=[堆个颗步百千万亿])/g, "2")
    .replace(/[零一二三四五六七八九](?=[十百千万亿堆个颗枚]|$)/g, (sign) =>
      String(han.indexOf(sign)),
    )
    .replace(/(\d+)((?: ?(?:[百千万亿]|hundred|thousand|million|billion))+)/g, enlarged);

/** What does not count heaps or stones: powers, "the last 1", "2 players", "1 or 2". */
const noHeap =
  /(?:\d+ ?(?:players?|heaps?|piles?|个?人|名|位|堆)|c\+\+ ?\d+|第 ?\d+ ?[个步]|g\(0\))/g;

function numbersIn(text: string): string[] {
  const all = text.replace(noHeap, " ").match(/\d+/g) ?? [];
  return all.map((one) => one.replace(/^0+(?=\d)/, "")).filter((one) => one.length <= mostDigits);
}

/** How many heaps are spoken of; 1 where nothing is said. */
const heapsIn = (text: string) => Number(/(\d+) ?(?:heaps|piles|堆)/.exec(text)?.[1] ?? 1);

/** The bound of "below 100", "up to 100"; null where there is none. */
function belowIn(text: string): number | null {
  const [number] = numbersIn(text);
  if (number === undefined || Number(number) > mostListed) return null;
  const under =
    /(?:below|under|less than|smaller than|before|first|<(?!=)|小于|少于|不到|不足|前) ?(?:the )?\d|\d+ ?[个颗]?(?:以下|之前)/;
  return Number(number) + (under.test(text) ? 0 : 1);
}

const words = {
  program:
    /\b(?:programs?|code|c\+\+|cpp|implement\w*|algorithm)\b|程序|代码|标程|题解|怎么写|如何实现/,
  misere:
    /\bmis[eè]re\b|\blast\b.*\bloses?\b|反常|(?:最后|最末).*(?:者|人|方)?.*(?:输|负|败)|(?:输|负|败).*反过来/,
  how: /\bhow many\b|\bnumber of\b|\bcount\b|多少[个种]?|几[个种]|个数|数量|总数|计数/,
  lost: /\blos(?:ing|t|e|es)\b|\bcold\b|\bp-? ?positions?\b|\bzeros?\b|必[败输]|先手[败输]|后手必?[胜赢]|\bp ?[态位局点]|败态|输的|为 ?0/,
  why: /\bwhy\b|\bexplain\b|\breasons?\b|为什么|为何|原因|解释|怎么来的/,
  proof: /\bpro(?:of|ve|ven|ved)\b|证明|怎么证|如何证|严格/,
  period:
    /\bperiod(?:ic|icity|s)?\b|\brepeats?\b|\brepeating\b|\bcycles?\b|\bcyclic\b|周期|循环|重复/,
  law: /\blaws?\b|\bpatterns?\b|\bformulas?\b|\bclosed form\b|\bgeneral (?:term|rule)\b|规律|公式|通项|通式|结论/,
  value:
    /\bgrundy\b|\bsg\b|\bnimbers?\b|\bvalues?\b|\bg\(|\bsequence\b|sg ?值|sg ?函数|的值|数列|打表|尼姆值/,
  game: /\b(?:which|what) game\b|\bis (?:this|it) (?:a )?(?:known|famous)\b|(?:哪种|什么|哪个)游戏|叫什么/,
  moves:
    /\b(?:winning|best|good|first|right|optimal) moves?\b|\bhow (?:do|can|should|to|many should|must)\b|\bwhat (?:do|should|to)\b|必胜走法|必胜着|怎么[走赢取拿]|怎样[走赢取才]|如何[走取赢]|应?该?[走取拿]几|[取拿]多少|第 ?1 ?步|首步|所有走法|最优/,
  strategy: /\bstrateg(?:y|ies)\b|策略/,
  list: /\bwhich\b|\blist\b|\bwhen\b|\ball\b|\bfor what\b|哪些|何时|什么时候|哪几|列出|列表|所有|全部|什么情况/,
  wins: /\bwins?\b|\bwinners?\b|\bwinning\b|\bwon\b|\b(?:first|second|next|previous) player\b|谁[会能]?[赢胜输]|先手|后手|必胜|胜负|输赢|[赢胜]家/,
  table: /\bgrid\b|\btable\b|表格|列表|2 ?维|方格/,
} as const;
const says = (text: string, name: keyof typeof words) => words[name].test(text);

/** The position that the numbers of a sentence mean; null where they mean none. */
function positionIn(text: string, { rule, sequence }: AskedOf): string | null {
  const numbers = numbersIn(text);
  if (numbers.length === 0 || numbers.length > 6 || (!sequence && numbers.length < 2)) return null;
  return `${rule}:${numbers.join(",")}`;
}

/** Several values: "the first 50 values", as against "the value of 50". */
const severalValues =
  /\bvalues\b|\bfirst\b|\bup to\b|\bbelow\b|\bsequence\b|\ball\b|\btable\b|前|到|以内|之内|以下|数列|打表|列出|所有|不超过/;

/** Many positions are spoken of, and not one. */
const bounded =
  /\b(?:below|under|up to|less than|smaller than|positions|heaps|numbers)\b|以内|以下|之内|小于|不超过/;

/** In the order of what is asked most plainly. */
function questionsIn(text: string, of: AskedOf): (string | null)[] {
  const position = positionIn(text, of);
  const below = belowIn(text);
  const lost =
    below === null ? "lost" : lineOf("lost", [], [{ name: "--below", value: String(below) }]);
  const analyze = position === null ? null : lineOf("analyze", [position]);
  const heaps = heapsIn(text);
  const table = of.sequence ? lost : "grid";
  // One number is no position of a rule of two.
  const half = position === null && numbersIn(text).length > 0 && !bounded.test(text);
  if (says(text, "program")) return ["program"];
  if (says(text, "game")) return ["which"];
  if (says(text, "how") && says(text, "lost"))
    return heaps > 1 && below !== null
      ? [`count --heaps ${heaps} --from 0 --to ${Math.max(0, below - 1)}`]
      : [table];
  if (says(text, "why") && position !== null) return [lineOf("explain", [position])];
  if (says(text, "period")) return ["period", "patterns"];
  if (says(text, "law")) return ["patterns"];
  if (says(text, "proof")) return ["period", "patterns"];
  if (says(text, "misere")) return ["quotient"];
  if (says(text, "strategy") && position !== null) return [lineOf("strategy", [position])];
  if (says(text, "value")) {
    if (below !== null && severalValues.test(text))
      return [lineOf("sequence", [], [{ name: "--count", value: String(below) }])];
    return half ? [] : [analyze ?? (of.sequence ? "sequence" : "grid")];
  }
  if (says(text, "lost") && (says(text, "list") || bounded.test(text) || position === null))
    return [table];
  if (says(text, "moves") || says(text, "strategy") || says(text, "wins") || says(text, "lost"))
    return half ? [] : [analyze ?? table];
  if (says(text, "table") && !of.sequence) return ["grid"];
  return says(text, "why") ? ["patterns"] : [];
}

/** The line that asks what the sentence asks; null where none is understood. */
export function askedInWords(text: string, of: AskedOf): string | null {
  if (text.length > longest || /[{}#"\\]|[=!]=|[<>]=|--|[a-z]\w*[/:]\S/i.test(text)) return null;
  if (!/\p{Letter}/u.test(text)) return null;
  const lines = questionsIn(plain(text), of);
  return lines.find((line) => line !== null && of.fits(line.split(" ", 1)[0]!)) ?? null;
}

/** Where one sentence ends, or a part of it. */
const breaks = /[,，。.;；!！?？]\s*/gu;

/** The rule that a problem tells, and what it asks then; null where it does not tell both. */
export function ruleThenQuestion(
  text: string,
  ruleOf: (told: string) => string | null,
): { rule: string; question: string } | null {
  if (text.length > 2 * longest) return null;
  const ends = [...text.matchAll(breaks)].map((one) => ({
    from: one.index,
    to: one.index + one[0].length,
  }));
  const starts = [0, ...ends.map(({ to }) => to)];
  // The longest part that tells a rule: its end may say who wins.
  for (const { from: end, to: next } of [...ends].reverse())
    for (const start of starts) {
      const told = start < end ? ruleOf(text.slice(start, end)) : null;
      const rest = `${text.slice(0, start)} ${text.slice(next)}`.trim();
      if (told !== null && /\p{Letter}/u.test(rest)) return { rule: told, question: rest };
    }
  return null;
}
