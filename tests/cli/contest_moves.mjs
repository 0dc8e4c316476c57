// What each rule of tests/data/contest_rules.txt allows, once more and by hand: from the problem's
// words, with loops, so that nothing of the program is needed to play it.
import assert from "node:assert/strict";

const div = (a, b) => Math.floor(a / b);
const root = (n, k) => {
  let r = 0;
  while ((r + 1) ** k <= n) r += 1;
  return r;
};
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
const isPrime = (k) => {
  for (let d = 2; d * d <= k; d += 1) if (k % d === 0) return false;
  return k > 1;
};
const fibonacci = new Set([1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233]);

/** k is taken from n wherever `may(k, n)` holds. */
const take = (may) => (n, leave) => {
  for (let k = 1; k <= n; k += 1) if (may(k, n)) leave(n - k);
};
/** n may become any of these. */
const become = (list) => (n, leave) => list(n).forEach((heap) => leave(heap));
const both =
  (...ways) =>
  (n, leave) =>
    ways.forEach((way) => way(n, leave));
const one = become((n) => (n > 0 ? [n - 1] : []));
const anything = take(() => true);

/** In a row of n cells, i is played, and it and those within `reach` are dead. */
const inRow = (reach) => (n, leave) => {
  for (let i = 1; i <= n; i += 1) leave(Math.max(0, i - 1 - reach), Math.max(0, n - i - reach));
};
/** `length` neighbours of a row of n are taken. */
const skittles = (length) => (n, leave) => {
  for (let left = 0; left + length <= n; left += 1) leave(left, n - length - left);
};
const splitInTwo = (differ) => (n, leave) => {
  for (let a = 1; a < n; a += 1) if (!differ || a !== n - a) leave(a, n - a);
};
const splitInThree = (n, leave) => {
  for (let a = 1; a < n; a += 1) for (let b = 1; a + b < n; b += 1) leave(a, b, n - a - b);
};
const copies = (count, heap) => Array.from({ length: count }, () => heap);
const halves = (count) => (n, leave) => {
  if (n > 0 && n % 2 === 0) leave(...copies(count, n / 2));
};

/** Of one number: `leave` is told the heaps that are left. */
const ofOne = {
  "take/1..3": take((k) => k <= 3),
  "take/3..12": take((k) => k >= 3 && k <= 12),
  "take/2,5": take((k) => k === 2 || k === 5),
  "take/pow2": take((k) => Number.isInteger(Math.log2(k))),
  "take/fib": take((k) => fibonacci.has(k)),
  "take/square": take((k) => root(k, 2) ** 2 === k),
  "take/1,prime": take((k) => k === 1 || isPrime(k)),
  "custom/k%3!=0": take((k) => k % 3 !== 0),
  "custom/2*k>=n": take((k, n) => k >= n / 2),
  "own/n;k=1..n/2;n-=k": take((k, n) => k <= n / 2),
  "own/n;k=1..n/3;n-=k": take((k, n) => k <= n / 3),
  "own/n;k=1..sqrt(n);n-=k": take((k, n) => k * k <= n),
  "own/n;k=divisors(n);n-=k": take((k, n) => n % k === 0),
  "own/n;k=divisors(n);k<n;n-=k": take((k, n) => n % k === 0 && k < n),
  "own/n;k=divisors(n);k>1;k<n;n-=k": take((k, n) => n % k === 0 && k > 1 && k < n),
  "own/n;k=1..n;gcd(k,n)==1;n-=k": take((k, n) => gcd(k, n) === 1),
  "own/n;n>1;n-=1|d=divisors(n);d>1;d%2==1;n=n/d": (n, leave) => {
    if (n > 1) leave(n - 1);
    for (let d = 3; d <= n; d += 2) if (n % d === 0) leave(n / d);
  },
  "own/n;n>1;k=2..9;n=(n+k-1)/k": (n, leave) => {
    for (let k = 2; n > 1 && k <= 9; k += 1) leave(Math.ceil(n / k));
  },
  "own/n;n>0;d=2,3,6;n=n/d": become((n) => (n > 0 ? [div(n, 2), div(n, 3), div(n, 6)] : [])),
  "own/n;n-=1|n>0;n=n/2": both(
    one,
    become((n) => (n > 0 ? [div(n, 2)] : [])),
  ),
  "own/n;n-=1|n>0;n%2==0;=>2*(n/2)": both(one, halves(2)),
  "own/n;n-=1|n>0;n%2==0;=>3*(n/2)": both(one, halves(3)),
  "own/n;y=root(n-1,4)+1..sqrt(n);n=y": (n, leave) => {
    for (let y = 1; y < n; y += 1) if (y ** 4 >= n && y * y <= n) leave(y);
  },
  "own/n;k=1..n;n-=k|a=1..n/2;=>(a)+(n-a)": both(anything, splitInTwo(false)),
  "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)": both(anything, splitInThree),
  "own/n;d=divisors(n);d>1;=>d*(n/d)": (n, leave) => {
    for (let d = 2; d <= n; d += 1) if (n % d === 0) leave(...copies(d, n / d));
  },
  "own/n;m=2..n;=>(n%m)*(n/m+1)+(m-n%m)*(n/m)": (n, leave) => {
    for (let m = 2; m <= n; m += 1)
      leave(...Array.from({ length: m }, (_, at) => div(n, m) + (at < n % m ? 1 : 0)));
  },
  "own/n;a=1..(n-1)/2;=>(a)+(n-a)": splitInTwo(true),
  "octal/0.77": both(skittles(1), skittles(2)),
  "octal/0.07": skittles(2),
  "own/n;i=1..n;=>(max(0,i-2))+(max(0,n-i-1))": inRow(1),
  "own/n;i=1..n;=>(max(0,i-3))+(max(0,n-i-2))": inRow(2),
};

/** Euclid's game, in which the larger number keeps at least `least`. */
const euclid = (least) => (a, b, leave) => {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  for (let rest = high - low; low > 0 && rest >= least; rest -= low) leave([low, rest]);
};
/** A sheet is cut in two, neither of them narrower than `least`. */
const cut = (least) => (w, h, leave) => {
  for (let i = least; i + least <= w; i += 1) leave([i, h], [w - i, h]);
  for (let i = least; i + least <= h; i += 1) leave([w, i], [w, h - i]);
};
/** Of two numbers: `leave` is told the pairs that are left. */
const ofTwo = {
  wythoff: (a, b, leave) => {
    for (let k = 1; k <= a; k += 1) leave([a - k, b]);
    for (let k = 1; k <= b; k += 1) leave([a, b - k]);
    for (let k = 1; k <= Math.min(a, b); k += 1) leave([a - k, b - k]);
  },
  "own/(n,q);k=1..min(n,q);n-=k;q=2*k": (n, q, leave) => {
    for (let k = 1; k <= n && k <= q; k += 1) leave([n - k, 2 * k]);
  },
  "own/{a,b};a>0;k=1..b/a;b-=k*a": euclid(0),
  "own/{a,b};k=1..(b-1)/a;b-=k*a": euclid(1),
  "own/{w,h};i=2..w/2;=>(i,h)+(w-i,h)|i=2..h/2;=>(w,i)+(w,h-i)": cut(2),
  "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)": cut(1),
  "own/(n,k);i=1..n/k;n-=i": (n, k, leave) => {
    for (let i = 1; k > 0 && i * k <= n; i += 1) leave([n - i, k]);
  },
  "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)": (a, b, leave) => {
    for (const heap of [a, b]) for (let k = 1; k < heap; k += 1) leave([k, heap - k]);
  },
};

export const numbersOf = (rule) => {
  assert.ok(rule in ofOne !== rule in ofTwo, `${rule}: its moves are not written here`);
  return rule in ofOne ? 1 : 2;
};

/** The value of one part by plain recursion: the least number that no option is worth. */
export function valuesOf(rule) {
  const known = new Map();
  const moves =
    numbersOf(rule) === 1
      ? ([n], leave) => ofOne[rule](n, (...heaps) => leave(heaps.map((heap) => [heap])))
      : ([a, b], leave) => ofTwo[rule](a, b, (...pairs) => leave(pairs));
  const value = (part) => {
    const name = String(part);
    if (!known.has(name)) {
      const seen = new Set();
      moves(part, (parts) => seen.add(parts.reduce((sum, left) => sum ^ value(left), 0)));
      let mex = 0;
      while (seen.has(mex)) mex += 1;
      known.set(name, mex);
    }
    return known.get(name);
  };
  return (...part) => value(part);
}
