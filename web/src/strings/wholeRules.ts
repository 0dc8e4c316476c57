/**
 * Rules that are told by more than how many are taken: divisors, halves, splits, rows. What is said
 * comes in one writing, as ruleInWords() makes it. Pure.
 */

/** "of the heap", "of n". */
const ofHeap = "(?: of (?:n|(?:the|its) (?:heap|pile|size|number|current)[a-z ]*))?";
/** "but not all of it", "other than the heap itself". */
const butAll =
  ",? ?(?:(?:but|and) (?:not|never|you|cannot|can't|may not|must not) [^,;?]*|(?:but )?(?:except|other than|smaller than|less than|not equal to) (?:n|all|the|it)\\b[^,;?]*)";
const hanHeap = "(?:(?:当前)?(?:n|石子(?:总)?数|总数|堆数|个数|数目|当前数|它|这堆)的)?";
const hanAll =
  ",? ?(?:但|且|可|而)?是?(?:不能|不可以?|不得|不许|不准|不)1?(?:次|下子?|口气)?(?:取|拿|全|等于|是|为)[^,;?]*";
const hanOther =
  "(?:(?:除|不等于|不是|小于|比)(?:n|它|自身|本身|自己|石子数)(?:以?外|之外|小)?的)?";

const amounts: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:an?|any) (?:proper|strict) (?:divisor|factor)${ofHeap}$`), "proper"],
  [new RegExp(`^(?:an?|any) (?:divisor|factor)${ofHeap}${butAll}$`), "proper"],
  [new RegExp(`^(?:an?|any) (?:divisor|factor)${ofHeap}$`), "divisor"],
  [new RegExp(`^${hanHeap}1?个?真(?:约数|因数|因子)个?$`), "proper"],
  [new RegExp(`^${hanHeap}1?个?(?:约数|因数|因子)个?${hanAll}$`), "proper"],
  [new RegExp(`^(?=[除不小比])${hanOther}1?个?(?:约数|因数|因子)个?$`), "proper"],
  [new RegExp(`^${hanHeap}1?个?(?:约数|因数|因子)个?$`), "divisor"],
  [
    /^(?:an?|any) (?:number|amount) (?:that is )?(?:coprime|relatively prime) (?:to|with) [^,;?]+$/,
    "prime",
  ],
  [/^(?:与|和)(?:n|石子(?:总)?数|总数|这堆|堆数|当前石子数)互[质素]的?(?:数目|数)?个?$/, "prime"],
  [
    new RegExp(
      `^any(?: (?:number|amount))?(?: of (?:the )?stones)?,? ?(?:but|except)(?: (?:not|never))? [^,;?]*(?:all|whole|last)[^,;?]*$`,
    ),
    "some",
  ],
  [new RegExp(`^(?:任意|任意多|任意数量|若干)个?${hanAll}$`), "some"],
];
const rules: Readonly<Record<string, string>> = {
  proper: "own/n;k=divisors(n);k<n;n-=k",
  divisor: "own/n;k=divisors(n);n-=k",
  prime: "custom/gcd(n,k)==1",
  some: "own/n;k=1..n-1;n-=k",
};

/**
 * The rule of "take AMOUNT", where the amount depends on the heap; null where it is none.
 * `take`: it is said that so much is taken; a divisor alone tells nothing.
 */
export function amountOfHeap(amount: string, take: boolean): string | null {
  const found = amounts.find(([called]) => called.test(amount.replace(/^任意1个/, "1个")));
  return found && (take || found[1] !== "divisor") ? rules[found[1]]! : null;
}

/** Of the words for what is counted. */
const things = "(?:stones?|pins?|skittles?|coins?|match(?:es)?|sticks?|pieces?|counters?)";
const heap = "(?:an?|1|any|the)? ?(?:single )?(?:heap|pile|stack)";
const split = "(?:splits?|divides?|breaks?|cuts?)";
const parts = "(?:heaps|piles|stacks|parts|ones)";
const unequal =
  "(?:unequal|different|distinct)(?: (?:sized?|nonempty|non-empty))*|(?:nonempty |non-empty )?unequal";
const anyFrom =
  "(?:takes?|removes?) any (?:number|amount)(?: of stones)?(?: from (?:an?|1|any) heap)?";
const hanSplit = "(?:把|将)?(?:任意|某|任)?1?堆?(?:石子)?(?:分成|分为|拆成|拆为|劈成|分)";

const sentences: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${split} ${heap} into 2 (?:${unequal}) ?${parts}$`), "grundy"],
  [
    new RegExp(
      `^${split} ${heap} into 2 ${parts},? (?:of|with) (?:different|unequal|distinct) sizes?$`,
    ),
    "grundy",
  ],
  [
    new RegExp(
      `^${hanSplit}(?:不相等|不等|大小不[同等1]|大小不相等|数目不[同等]|不同大小|不同)的?2堆$`,
    ),
    "grundy",
  ],
  [
    new RegExp(`^${hanSplit}2堆(?:不相等|不等|大小不[同等1]|数目不[同等]|不同大小)的?(?:石子)?$`),
    "grundy",
  ],
  [new RegExp(`^${hanSplit}2堆(?:石子)?$`), "octal/4.0"],
  [
    new RegExp(`^${split} ${heap} into 2(?: (?:smaller|nonempty|non-empty))* ?${parts}$`),
    "octal/4.0",
  ],
  [
    new RegExp(`^${anyFrom},? or (?:else )?${split} (?:${heap}|it) into 2(?: [a-z-]+)? ?${parts}$`),
    "lasker",
  ],
  [new RegExp(`^(?:取|拿)(?:走|掉)?任意多?个?(?:石子)?,? ?或者?${hanSplit}2堆$`), "lasker"],
  [
    new RegExp(
      `^(?:knocks? (?:down|over)|takes?|removes?) (?:either )?1 or 2 (?:adjacent|neighbou?ring) ${things}$`,
    ),
    "octal/0.77",
  ],
  [
    new RegExp(
      `^(?:knocks? (?:down|over)|takes?|removes?) 1 ?${things}?,? or 2 (?:adjacent|neighbou?ring)(?: (?:ones|${things}))?$`,
    ),
    "octal/0.77",
  ],
  [
    /^(?:击倒|取走?|拿走?|推倒|打倒)1[个枚颗]?(?:瓶子?|石子|硬币)?,?或(?:者)?(?:相邻|挨着|连续)的?2[个枚颗]?(?:瓶子?|石子|硬币|棋子)?$/,
    "octal/0.77",
  ],
  [
    new RegExp(
      `^(?:knocks? (?:down|over)|takes?|removes?) 2 (?:adjacent|neighbou?ring) ${things}$`,
    ),
    "octal/0.07",
  ],
  [
    /^(?:击倒|取走?|拿走?|推倒|打倒)(?:相邻|挨着)的?2[个枚颗]?(?:瓶子?|石子|硬币|棋子)?$/,
    "octal/0.07",
  ],
  [
    /^(?:takes?|removes?) any (?:number|amount)(?: of stones)? from (?:1|an?|any) heap,? or (?:the same|an equal) (?:number|amount)(?: of stones)? from both(?: heaps)?$/,
    "wythoff",
  ],
  [
    /^从(?:其中)?1堆(?:中|里)?(?:取|拿)走?任意多?个?(?:石子)?,? ?或者?(?:同时)?从2堆(?:中|里)?(?:同时)?(?:取|拿)走?(?:同样多|相同数量|1样多|相同)个?的?(?:石子)?$/,
    "wythoff",
  ],
  [
    /^(?:takes?|removes?) (?:at most|up to|no more than) (?:twice|2 times|double) (?:what|as many as|the (?:number|amount)) [^,;?]*(?:opponent|other|previous|last)[^,;?]*$/,
    "fibonacci",
  ],
  [
    /^(?:最多|-多|不超过)?(?:取|拿)?(?:走)?(?:的)?(?:最多|-多|不超过|不能超过)?(?:取|拿)?(?:对手|对方|上1?个?人|前1人)(?:上1?次|上1步|刚才|刚刚)?(?:所)?(?:取|拿)?走?(?:数量|数目|石子数|个数)?的?2倍$/,
    "fibonacci",
  ],
];

/** The rule of a sentence that is told as a whole; null where it is none. */
export function sentenceOfRule(said: string): string | null {
  return sentences.find(([called]) => called.test(said))?.[1] ?? null;
}
