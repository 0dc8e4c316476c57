/** A rule that a class writes, beside the teacher's: the same in other words, or another one. */
import { describe, expect, it } from "vitest";
import { compareRules, type RuleAsker } from "../../web/src/lesson/compareRules";
import { module as nimber, type Work } from "../wasm/module";

/** The most that one comparison examined. */
let examined = 0;

const ask: RuleAsker = {
  read: (text) => Promise.resolve(nimber.read(text)),
  within(limit, question, ...given) {
    type Answer = Awaited<ReturnType<RuleAsker["within"]>>;
    const work = (nimber as unknown as Record<string, (...all: unknown[]) => Work<Answer>>)[
      question
    ]!(...given);
    let spent = 0;
    try {
      for (;;) {
        const { done, examined: now } = work.step(10_000);
        spent = Number(now);
        if (done) return Promise.resolve(work.result() as never);
        if (spent > limit) return Promise.resolve("limit");
      }
    } finally {
      examined += spent;
      work.delete();
    }
  },
};

/** As the module writes a rule. */
function written(text: string): string {
  const read = nimber.read(text);
  if ("error" in read || read.kind !== "rule") throw new Error(text);
  return read.rule;
}

const told = (one: string, other: string) => {
  examined = 0;
  return compareRules(ask, written(one), written(other));
};

const same: readonly (readonly [string, string])[] = [
  ["take/1,3,4", "{4,3,1}"],
  ["take/1..3", "own/n;k=1..3;n-=k"],
  ["nim", "custom/k>=1"],
  ["octal/0.77", "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)"],
  ["lasker", "own/n;k=1..n;n-=k|i=1..n-1;=>(i)+(n-i)"],
  // No more of their heaps are compared than the limit lets them.
  ["custom/2*k<=n", "own/n;k=1..n/2;n-=k"],
  ["take/square", "own/n;k=1..n;k*k<=n;n-=k*k"],
  ["take/prime", "custom/prime(k)"],
  // Two numbers, in either order.
  ["wythoff", "own/{a,b};k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k"],
  ["wythoff", "own/(a,b);k=1..min(a,b);a-=k;b-=k|k=1..b;b-=k|k=1..a;a-=k"],
  ["fibonacci", "own/(n,q);k=1..min(n,q);n-=k;q=2*k"],
  ["fibonacci", "own/(q,n);k=1..min(n,q);n-=k;q=2*k"],
  ["own/{a,b};a>0;k=1..b/a;b-=k*a", "own/(x,y);x>0;y>=x;k=1..y/x;y-=k*x|y>0;x>y;k=1..x/y;x-=k*y"],
  // Numbers in no order, one after the other, and heaps.
  ["nim", "own/x{};i=1..len(x);k=1..x[i];x[i]-=k"],
  ["own/{a,b,c};a-=1|b-=1|c-=1", "own/(p,q,r);r-=1|q-=1|p-=1"],
  // Drawn ones, and a graph whose edges stand in another order.
  ["row/o.->.o,.o->o.,oo->..", "row/oo->..,o.->.o;flip"],
  ["grid/oo->..,o/o->./.", "grid/o/o->./.,oo->.."],
  ["grid/oo->..,o/o->./.", "grid/oo->..;turn"],
  ["graph/a-b,b-c,a-c,c-d", "graph/c-d,a-c,a-b,b-c"],
];

const differs: readonly (readonly [string, string])[] = [
  ["take/1,3,4", "take/1,3"],
  ["nim", "wythoff"],
  ["take/1..50", "nim"],
  ["own/n;k=1..n/2;n-=k", "custom/3*k<=n"],
  ["wythoff", "own/{a,b};k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b,7);a-=k;b-=k"],
  ["wythoff", "own/(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1..a;b>=k;b-=k"],
  ["own/{a,b,c};a-=1|b-=1|c-=1", "own/{a,b,c};a-=1|b-=1|c-=2"],
  ["own/x{};i=1..len(x);k=1..x[i];x[i]-=k", "own/x{};i=1..len(x);k=1..2;x[i]-=k"],
];

const unknown: readonly (readonly [string, string])[] = [
  // What is remembered may be written otherwise: here what was taken last.
  ["fibonacci", "own/(n,t);k=1..min(n,2*t);n-=k;t=k"],
  // Two heaps are not any number of heaps.
  ["nim", "own/{a,b};k=1..a;a-=k|k=1..b;b-=k"],
  // Steps counted from the other end, another sign for a stone, another kind of position.
  ["stairs", "own/x[];i=1..len(x);k=1..x[i];x[i]-=k"],
  ["row/oo->..", "row/xx->.."],
  ["row/oo->..", "nim"],
  ["coins/turtles", "nim"],
  ["strip", "nodekayles"],
];

describe("a rule beside the teacher's", () => {
  it.each(same)("%s is %s", async (one, other) => {
    expect(await told(one, other)).toBe("same");
    expect(await told(other, one)).toBe("same");
  });

  it.each(differs)("%s is not %s", async (one, other) => {
    expect(await told(one, other)).toBe("differs");
    expect(await told(other, one)).toBe("differs");
  });

  it.each(unknown)("%s and %s can't be compared", async (one, other) => {
    expect(await told(one, other)).toBe("unknown");
    expect(await told(other, one)).toBe("unknown");
  });

  it.each([...same, ...differs, ...unknown])(
    "%s and %s examine a counted number of options",
    async (one, other) => {
      await told(one, other);
      expect(examined).toBeLessThan(22_000_000);
    },
  );

  it("of a rule that takes too long is left open", async () => {
    const slow = (rest: string) => `own/n;a=0..n;b=0..n;c=0..n;a+b+c<n;=>(a)+(b)+(c)${rest}`;
    expect(await told(slow(""), slow("+(0)"))).toBe("unknown");
    expect(examined).toBeLessThan(22_000_000);
  });
});
