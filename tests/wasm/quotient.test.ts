// Misère quotients through the module, and what its verifier says of forged certificates.
import { describe, expect, it } from "vitest";
import { finish, module } from "./module";
import type { QuotientRecord } from "#module/nimber.js";

const found = (rule: string, heaps = -1) =>
  finish(module.quotient(rule, heaps, 0)) as QuotientRecord;

describe("the misère quotient", () => {
  it("of Kayles is found, proven and checked", () => {
    const kayles = found("octal/0.77");
    expect(kayles.elements.length).toBe(40);
    expect(kayles.p.length).toBe(9);
    expect([kayles.preperiod, kayles.period, kayles.checkedTo]).toEqual([71n, 12n, 167]);
    expect(kayles.table?.length).toBe(1600);
    expect(kayles.phi.length).toBe(168);
    expect([...kayles.grown].slice(0, 6)).toEqual([1, 2, 2, 6, 5, 12]);
    expect(finish(module.verifyQuotient(kayles.certificate))).toEqual({
      rule: "octal/0.77",
      valid: true,
      verdict: "valid",
    });
    const forged = kayles.certificate.replace('"period": 12', '"period": 6');
    expect(finish(module.verifyQuotient(forged))).toMatchObject({ valid: false });
  });

  it("of Kayles as one writes it is the same", () => {
    const written = found("own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)", 30);
    const octal = found("octal/0.77", 30);
    expect(written.elements).toEqual(octal.elements);
    expect(written.phi).toEqual(octal.phi);
    expect(written.table).toEqual(octal.table);
    expect(finish(module.verifyQuotient(written.certificate))).toMatchObject({ valid: true });
  });

  it("of few heaps says no more than it knows", () => {
    const few = found("octal/0.77", 10);
    expect(few.heaps).toBe(10);
    expect(few.period).toBeNull();
    expect(few.elements.length).toBe(18);
  });

  it("is refused with a code", () => {
    expect(finish(module.quotient("stairs", -1, 0))).toMatchObject({ error: {} });
    expect(finish(module.quotient("octal/0.", -1, 0))).toMatchObject({ error: {} });
    expect(finish(module.verifyQuotient("{"))).toMatchObject({
      error: { code: "bad-certificate" },
    });
  });

  it("counts its heaps while it works", () => {
    const work = module.quotient("octal/0.07", 20, 0);
    let known = 0;
    while (!work.step(1000).done) {
      expect(work.known()).toBeGreaterThanOrEqual(known);
      known = work.known();
    }
    expect(work.order()).toBeGreaterThan(1);
    work.delete();
  });
});

it("a rule says whether sums of its heaps have a quotient", () => {
  for (const [rule, quotient] of [
    ["octal/0.77", true],
    ["own/n;k=1..2;n-=k", true],
    ["coins/turtles", false],
    ["row/oo->..", false],
    ["wythoff", false],
  ] as const)
    expect(module.read(rule), rule).toMatchObject({ kind: "rule", quotient });
});
