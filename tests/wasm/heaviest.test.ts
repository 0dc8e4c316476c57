// The heaviest questions that can be asked, one after the other in one module: each is answered, or
// refused with a code, and its memory stays below the 512 MB past which it would trap.
// NIMBER_HEAVY=1: what takes minutes, to its end too.
import { afterEach, expect, it } from "vitest";
import { own } from "../../web/src/engine/own";
import { finish, module } from "./module";

const megabytes = () =>
  (module as unknown as { HEAPU8: Uint8Array }).HEAPU8.buffer.byteLength / 2 ** 20;
const minutes = 2 * 60_000;
const heavy = process.env["NIMBER_HEAVY"] !== undefined;

const code = (answer: object) =>
  "error" in answer ? (answer.error as { code: string }).code : null;

afterEach(({ task }) => {
  expect(megabytes(), task.name).toBeLessThan(512);
});

it(
  "tables that are kept for later: Wythoff's, of 31 MB and less",
  () => {
    const sizes = [
      [1000, 16_000],
      [1200, 11_999],
      [100, 26_000],
    ];
    for (const [a, b] of sizes.slice(0, heavy ? 3 : 1))
      expect(code(finish(module.analyze(`wythoff:${a},${b}+nim:1`, 0)))).toBeNull();
  },
  minutes,
);

it(
  "a table of 30,000,000 heaps, whole",
  () => {
    const answer = finish(own.values(module, "take/1,3,20000000", 0, 30_000_000));
    expect(typeof answer === "object" && "values" in answer && answer.values.length).toBe(
      30_000_000,
    );
    expect(code(finish(module.sequence("take/1,3,20000000", 30_000_001)))).toBe("unsettled");
  },
  minutes,
);

it(
  "50,000,000 values at most of one question",
  () => {
    const work = module.sequence("nim", 50_000_001);
    expect(finish(work)).toMatchObject({ values: { length: 50_000_000 } });
  },
  minutes,
);

it(
  "the longest list of values that cannot be proven to repeat",
  () => {
    const values = heavy ? 500_000_000 : 10_000_000;
    const answer = finish(module.period("octal/0.106", values));
    expect(answer).toMatchObject({ proven: false });
  },
  20 * minutes,
);

it(
  "searches of heaps and of other games until their memory is full",
  () => {
    for (const [position, options] of [
      ["grundy:60,60,60,60~misere", 100_000_000],
      [
        "wythoff:60,60+octal/0.77:9,9+coins/turtles:HTHHTHTHHT~misere",
        heavy ? 400_000_000 : 1_000_000,
      ],
    ] as const)
      expect(code(finish(module.analyze(position, options))), position).toBe("unsettled");
  },
  5 * minutes,
);

it(
  "a judge's input of 8 MB with as many cases as it can hold, and one byte more",
  () => {
    // Two bytes a case: an empty position.
    const count = 3_999_990;
    const input = `1 1\n${count}\n${"0 ".repeat(count)}0`;
    const longest = input.padEnd(8_000_000);
    const answer = finish(module.judge("hdu-1536", longest));
    expect(answer).toMatchObject({ error: null, inputLines: { length: count } });
    expect(finish(module.judge("hdu-1536", `${longest} `))).toMatchObject({
      error: { code: "too-long", args: ["8000000"] },
    });
  },
  minutes,
);

it(
  "a certificate of 30,000,000 values",
  () => {
    const certificate = {
      certificate: 1,
      rule: "take/1..6,29999993",
      theorem: "subtraction-window",
      preperiod: 0,
      period: 7,
      saltus: 0,
      reach: 29_999_993,
      checked_to: 29_999_999,
    };
    expect(finish(module.verifyPeriod(JSON.stringify(certificate)))).toMatchObject({ valid: true });
  },
  minutes,
);

it(
  "misère quotients: of 1,022 elements, found and checked; and one that is not found",
  () => {
    const found = finish(module.quotient("octal/4.7", 50, 0));
    if ("error" in found) throw new Error(found.error.code);
    expect(found.elements.length).toBe(1022);
    expect(finish(module.verifyQuotient(found.certificate))).toMatchObject({ valid: true });
    expect(code(finish(module.quotient("octal/0.177", 26, 0)))).toBe("no-quotient");
    if (heavy) expect(code(finish(module.quotient("octal/0.07", 34, 0)))).toBe("no-quotient");
  },
  minutes,
);

it(
  "a game of 1 MB, and every position of a graph of 2,000",
  () => {
    let link = "nim:199999";
    for (let heap = 199_998; link.length < 999_990; heap -= 1) link += `!${heap}`;
    const answer = module.openLink(link);
    expect("record" in answer && answer.record.length).toBeGreaterThan(140_000);
    expect(code(module.openLink(link.padEnd(3_000_001, "!1")))).toBe("too-long");
    const graph = module.optionsGraph(`nim:${"1,".repeat(988)}1999`, 4_000_000_000);
    expect(code(graph)).toBe("too-many-positions");
    expect(module.optionsGraph("nim:1999", 2000)).toMatchObject({ wins: { length: 2000 } });
  },
  minutes,
);

it(
  "a grid of 2,000 times 2,000",
  () => {
    expect(finish(module.grid("wythoff", 2001, 1e9))).toMatchObject({ rows: 2000, columns: 2000 });
    expect(module.wythoffGrid(1e9, 2001).length).toBe(4_000_000);
  },
  minutes,
);

it("and it still answers", () => {
  expect(finish(module.analyze("nim:3,4,5", 0))).toMatchObject({ outcome: "N", value: 2n });
});
