/**
 * A rule told as a person would, in either language: "take 1 to 3", "take at most a third",
 * "拿 1 到 3 个", "最多取三分之一". Whoever types it where a rule is expected gets the rule. Pure.
 */

import { amountOfHeap, sentenceOfRule } from "./wholeRules";

/** A heap of any rule is no longer. */
const mostDigits = 15;
const longest = 160;

const english = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const chinese = "零一二三四五六七八九";

/** Sets that a rule names, by what they are called. */
const sets: readonly (readonly [RegExp, string])[] = [
  [/^odd(?: number)?$|^奇数$/, "odd"],
  [/^even(?: number)?$|^偶数$/, "even"],
  [/^primes?(?: number)?$|^(?:质数|素数)$/, "prime"],
  [/^(?:perfect )?squares?(?: number)?$|^(?:完全)?平方数$/, "square"],
  [/^powers? of (?:two|2)$|^2 ?的(?:幂|次幂|方幂|整数次幂)(?:数)?$/, "pow2"],
  [/^fibonacci(?: number)?$|^斐波那契数$/, "fib"],
];
/** "a prime", "any prime", "任意素数". */
const anyOf = /^(?:an?|any|some) |^(?:任意|任何|任1|某)1?[个颗粒枚根块]? ?/;

/** Into how many parts the heap is thought of. */
const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** One writing: small letters, digits, plain signs, no full stop. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[。.!]+\s*$/u, "")
    .replace(/(?:一半|半数)/g, "half")
    .replace(/两/g, "二")
    .replace(/十(?=分)/g, "10")
    .replace(/[零一二三四五六七八九](?!十)/g, (sign) => String(chinese.indexOf(sign)))
    .replace(/\b[a-z]+\b/g, (word) =>
      english.includes(word) ? String(english.indexOf(word)) : word,
    )
    .replace(/[–—~〜至]/g, "-")
    .replace(/\s+/g, " ")
    .trim();

/** Of how many parts one is meant: "a third", "1/3", "n/3", "3分之1"; 0 where it is no part. */
function partsIn(text: string): number {
  const word = /^(?:(?:an?|1|the) )?([a-z]+)$/.exec(text)?.[1] ?? "";
  if (Object.hasOwn(parts, word)) return parts[word]!;
  const found = /^(?:1|n) ?\/ ?(\d{1,3})$|^(\d{1,3})分之1$/.exec(text);
  const count = Number(found?.[1] ?? found?.[2] ?? 0);
  return count >= 2 ? count : 0;
}

const numbersIn = (text: string): string[] | null => {
  const all = text.split(/\s*(?:,|、|;|\bor\b|\band\b|或者?|和)\s*/).filter((one) => one !== "");
  return all.length > 0 && all.every((one) => /^[1-9]\d*$/.test(one) && one.length <= mostDigits)
    ? all
    : null;
};

/** The name of the set in "take a prime". */
const setIn = (amount: string): string | null => {
  const bare = amount.replace(anyOf, "");
  return sets.find(([called]) => called.test(bare))?.[1] ?? null;
};
const setOf = (amount: string): string | null => {
  const found = setIn(amount);
  return found === null ? null : `take/${found}`;
};

/** "stones", "of the heap": what is counted, and of what, before another amount. */
const counted =
  / (?:(?:of )?(?:the|its|all) )?(?:stones?|sticks?|coins?|match(?:es)?|pieces?|counters?|tokens?|heap|pile)(?= ?(?:,|\bor\b))/g;

/** "1 or half": numbers, sets and shares of the heap. A share is rounded down. */
function choiceOf(amount: string): string | null {
  const all = amount
    .replace(counted, "")
    .split(/\s*(?:,|、|\bor\b|或者?)\s*/)
    .filter((one) => one !== "");
  if (all.length < 2) return null;
  const items = all.map((one) => {
    if (/^[1-9]\d*$/.test(one)) return one.length <= mostDigits ? one : null;
    const of = partsIn(one);
    return of > 0 ? `n/${of}` : setIn(one);
  });
  if (items.includes(null)) return null;
  const list = [...new Set(items)].join(",");
  return list.includes("/") ? `own/n;k=${list};n-=k` : `take/${list}`;
}

/** "at least one and" before what says how many at most: every move takes one at least. */
const leastOne =
  /^(?:at least|no less than|-少|最少|不少于) ?1 ?[个颗粒枚根块]?,? ?(?:and |but |且|并且|但)?,? ?(?=at most|up to|no more|not more|最多|-多|不超过|不多于)/;

/** The rule of "take AMOUNT"; null where the amount is none that is known. */
function ruleOf(told: string): string | null {
  const amount = told.replace(leastOne, "");
  if (
    /^(?:any(?: (?:number|amount))?|as many as (?:you|they) (?:like|want|please)|1 or more)$/.test(
      amount,
    )
  )
    return "nim";
  if (/^(?:任意|任意多|任意数量|任意数目|1个或多个|若干|至少1个?)$/.test(amount)) return "nim";
  const range = /^(?:from |between )?([1-9]\d*) ?(?:to|up to|and|-+|\.\.|到)+ ?([1-9]\d*)$/.exec(
    amount,
  );
  const [, from = "", to = ""] = range ?? [];
  if (range && !/^[1-9]\d* and /.test(amount))
    return from.length > mostDigits || to.length > mostDigits || BigInt(from) > BigInt(to)
      ? null
      : `take/${from}..${to}`;
  const most =
    /^(?:at most|up to|no more than|not more than|最多|-多|不超过|不多于) ?(?:取走?|拿走?)? ?(.+)$/.exec(
      amount,
    );
  if (most) {
    const of = partsIn(most[1]!);
    if (of > 0) return `own/n;k=1..n/${of};n-=k`;
    const only = numbersIn(most[1]!);
    return only?.length === 1 ? `take/1..${only[0]!}` : null;
  }
  const least = /^(?:at least|no less than|not less than|-少|最少|不少于) ?(.+)$/.exec(amount);
  if (least) {
    const of = partsIn(least[1]!);
    return of > 0 ? `custom/${of}*k>=n` : null;
  }
  const [, side = "", part = ""] =
    /^(more than|over|less than|fewer than|超过|多于|不到|少于|不足) ?(.+)$/.exec(amount) ?? [];
  const of = partsIn(part);
  if (of > 0)
    return /^(?:more|over|超|多)/.test(side) ? `custom/${of}*k>n` : `own/n;k=1..(n-1)/${of};n-=k`;
  const list = numbersIn(amount);
  return list ? `take/${[...new Set(list)].join(",")}` : null;
}

/** "half以上": the bound stands behind the amount in Chinese. */
const atEnd = (amount: string): string =>
  amount
    .replace(/^(.+?) ?[个颗粒枚根块]?(?:或|及)?(?:更多|以上)$/u, "-少$1")
    .replace(/^(.+?) ?[个颗粒枚根块]?(?:或|及)?(?:更少|以下|以内|之内)$/u, "-多$1");

const fromHeap =
  "from (?:an?|1|any|each|the) (?:single )?(?:heap|pile|stack)(?: (?:of|with) (?:n|\\d+)(?: stones?)?)?,? ";
const who = "you|(?:(?:the|both|2) )?players?|(?:an?|each|every) player|one|1|in turn|alternately";
const when =
  "(?:(?:in|on|at|with) )?(?:an?|each|every|your|1) (?:move|turn)(?: consists (?:of|in))?|take turns";
const may = "may|can|must|to|(?:is|are) allowed to";
const takes =
  "takes?|taking|removes?|removing|picks?|picking|subtracts?|subtracting|draws?|drawing";
/** Who moves, before a sentence that tells the whole rule. */
const whoMoves = new RegExp(
  `^(?:(?:(?:${who}|${when}),? )+(?:${may})? ?|(?:每1?[次步轮手]|每回合|轮流|玩家|双方|2个?人|可以|可|,| )+)`,
);
const englishHead = new RegExp(
  `^(?:${fromHeap})?(?:(?:(?:${who}|${when}),? )*(?:${may})? ?)?(?:${takes}) (?:either )?(.+)$`,
);
/** "half the stones", as "half of the stones". */
const englishOf = / (?:the|its|all)(?: (?:heap|pile|stack))?$/;
const englishTail =
  / ?(?:\b(?:stones?|sticks?|coins?|matches|match|pieces?|counters?|tokens?|candies|candy)\b)? ?(?:(?:\bof\b|\bfrom\b|\bin\b) (?:(?:a|an|any|1|the|each|that) )?(?:single )?(?:heap|pile|stack|stones?|it|them|row)s?)?(?: (?:at a time|each turn|each time|per turn))?$/;
const chineseHead =
  /^(?:每1?[次步轮手]|每回合|每1?个?人|每[位个名]玩家|1次|1步|轮流|玩家|双方|2个?人|2[位名个]玩家|可以|可|只能|能|必须|从(?:任意|某|任)?1?堆石?子?(?:中|里)?|,| )*(最多|-多|不超过|-少|最少|不少于)?(?:可以|可|能|只能)? ?(?:取走|取出|取掉|拿走|拿掉|移走|移去|移除|去掉|拿|取) ?(.+)$/;
const chineseTail =
  / ?(?:个|颗|粒|枚|根|块|颗石)? ?(?:石子|石头|棋子|火柴|硬币|豆子|糖)?(?:的石子)?$/;
/** "of the heap" before the part that is meant. */
const chineseOf = /(?:这|该|那)?1?(?:堆|剩下|余下|其中|它|总数|石子)(?:石子)?的/;

/** Who wins where that is what everybody means: whoever moves last. */
const ending =
  /[,;.，；。]? ?(?:and )?(?:(?:whoever|who|the (?:player|1|one) who|the last (?:player|1|one) (?:who|to)|last (?:player|1|one) to) (?:can(?:not|'t) move loses|(?:takes?|removes?|moves?|makes?|picks?)(?: the)? ?(?:last|final)?(?: (?:stone|stick|coin|match|move|1|one))? wins|moves? wins)|(?:the )?last (?:player|one|1|move|stone|to move)? ?wins)$|[,;。，；]? ?(?:谁|先)?(?:取|拿|走)(?:走|到|完|得)?(?:最后)?(?:1?[个颗粒枚根]|1步|石子)?(?:石子)?的?(?:者|人|1方|玩家)?(?:获胜|为胜|胜|赢|谁赢)$|[,;。，；]? ?(?:谁)?(?:不能|无法|没法|没)(?:再)?(?:走|取|动|操作|移动|取子)的?(?:者|人|1方|玩家)?(?:为负|为输|输|负|败|失败)$/;
/** The beginning of a problem that says what stands there. */
const setting =
  /^(?:(?:there is |given )(?:an?|1) (?:heap|pile)(?: of (?:n )?(?:stones|coins|matches))?,? ?(?:and )?|有?(?:1堆|若干)(?:石子|石头)?(?:若干)?(?:个)?[,，]? ?(?=[每轮两2玩双取拿]))/;

/** The rule that is told; null where none is understood. */
export function ruleInWords(text: string): string | null {
  // What is rounded up is more than a share.
  if (/round(?:ed)? up|\bceil|向上取整|进一(?!步)|上取整/i.test(text)) return null;
  if (text.length > longest || !/\p{Letter}/u.test(text)) return null;
  const said = plain(text).replace(setting, "").replace(ending, "").trim();
  if (/[:{}#=;]/.test(said)) return null;
  const whole = sentenceOfRule(said.replace(whoMoves, ""));
  if (whole !== null) return whole;
  const han = chineseHead.exec(said);
  if (han && /\p{Script=Han}/u.test(text)) {
    const [, before = "", rest = ""] = han;
    const amount = `${before}${rest.replace(chineseOf, "")}`
      .replace(/(\d) ?[个颗粒枚根块](?:石子|石头|棋子)?(?= ?[、,或和\-到])/g, "$1")
      .replace(/(?<=或者?) ?(?:取走?|拿走?)/g, "");
    const bare = amount.replace(chineseTail, "").trim();
    return (
      setOf(bare) ??
      amountOfHeap(bare, true) ??
      ruleOf(bare) ??
      ruleOf(atEnd(bare)) ??
      choiceOf(bare)
    );
  }
  const isHan = /\p{Script=Han}/u.test(text);
  const told = isHan ? null : englishHead.exec(said);
  const asSaid = told?.[1] ?? said;
  const ofHeap = amountOfHeap(asSaid, told !== null);
  if (ofHeap !== null) return ofHeap;
  const amount = asSaid
    .replace(/ ?\([^()]*\)$/, "")
    .replace(isHan ? chineseTail : englishTail, "")
    .replace(englishOf, "")
    .trim();
  if (told) return setOf(amount) ?? ruleOf(amount) ?? choiceOf(amount);
  // "Any prime" alone tells a rule; "a prime" may tell anything.
  if (/^any |^任/.test(amount) && setIn(amount) !== null) return setOf(amount);
  // A number alone is no rule, but for behind a word that says what is done with it.
  return /^\d+$/.test(amount) ? null : (ruleOf(amount) ?? (isHan ? ruleOf(atEnd(amount)) : null));
}
