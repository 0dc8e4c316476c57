// Families, found games and counts: what the page makes of the module's answers, and that each
// ready family has some.
import { describe, expect, test } from "vitest";
import {
  beginsElsewhere,
  countedIn,
  gamesFound,
  percentage,
  squaresOf,
} from "../../web/src/explore/families/found";
import { answerIn } from "../../web/src/explore/answerIn";
import { ofList, offersOf } from "../../web/src/explore/offers";
import { mayTellGame } from "../../web/src/explore/words";
import { finish, module } from "../wasm/module";

/** The answer to the last line of a sheet, as a card is given it. */
function answered(...lines: string[]): unknown {
  const answer = finish(module.answerLine(lines.join("\n"), lines.length - 1));
  if (answer.error) throw new Error(`${answer.error.code} ${answer.error.args.join(" ")}`);
  return answerIn(answer.json);
}
const games = (...lines: string[]) => gamesFound(answered(...lines, "which"))!;

describe("which game", () => {
  test("values tell it, and by how much the list begins too late or too early", () => {
    const whole = games("values 0,1,0,1,2,3,2,0,1,0,1,2,3,2");
    expect(whole.games.find((one) => one.rule === "take/1,3,4")).toMatchObject({
      moved: 0,
      agreesTo: 13,
      proven: false,
    });
    expect(beginsElsewhere(whole)).toBeNull();
    const late = games("values 1,0,1,2,3,2,0,1,0,1,2,3,2,0,1,0,1,2,3");
    expect(beginsElsewhere(late)).toMatchObject({ rule: "take/1,3,4", moved: 1 });
    const early = games("values 0,0,1,0,1,2,3,2,0,1,0,1,2,3,2,0,1");
    expect(early.games.find((one) => one.rule === "take/1,3,4")?.moved).toBe(-1);
    expect(games("values 7,1,0,9,2,3,2,0,4,8").games).toEqual([]);
  });

  test("twins of a rule are proven, and named", () => {
    const twins = games("rule octal/0.137");
    expect(twins.games.every((one) => one.proven)).toBe(true);
    expect(twins.games.map((one) => one.name)).toContain("Dawson's Kayles");
    expect(twins.more).toBeGreaterThan(0);
  });

  test("is asked by a list that is long enough, and offered of lists and rules", () => {
    expect(mayTellGame("0,1,0,1,2,3,2,0")).toBe(true);
    expect(mayTellGame("0,1,0,1,2,3,2")).toBe(false);
    expect(mayTellGame("0,1,0,1/2,3,2,0")).toBe(false);
    expect(mayTellGame("PNNPNNPNNPNNPNNP")).toBe(true);
    expect(mayTellGame("PNNPNNPN")).toBe(false);
    // What is asked by itself is never refused.
    expect(games("values 0,1,0,1,2,3,2,0").games).not.toEqual([]);
    expect(games("values PNNPNNPNNPNNPNNP").games).not.toEqual([]);
    expect(ofList.map((one) => one.line)).toContain("which");
  });

  test("other answers are none", () => {
    for (const none of [null, {}, "which", [3], { rule: "nim" }])
      expect(gamesFound(none)).toBeNull();
  });
});

describe("counts", () => {
  test("tell the number, its share and how it is made of squares", () => {
    const counted = countedIn(answered("rule take/1..3", "count --heaps 2 --from 0 --to 9"))!;
    expect(counted).toEqual({ lost: "26", total: "100", exact: true, share: 0.26, modulus: null });
    const values = Array.from({ length: 10 }, (_, n) => n % 4);
    expect(squaresOf(values)).toBe("3² + 3² + 2² + 2²");
    expect(percentage(0.26)).toBe("26 %");
    expect(percentage(1)).toBe("100 %");
    expect(percentage(8.7046348e-19)).toBe("8.705·10⁻¹⁷ %");
    expect(percentage(0)).toBe("0 %");
    expect(squaresOf([])).toBeNull();
    expect(squaresOf(Array.from({ length: 13 }, (_, n) => n))).toBeNull();
  });

  test("keep every digit, and say of what they are a remainder", () => {
    const long = countedIn(
      answered("rule nim", "count --heaps 3 --from 0 --to 1000000000000000000"),
    );
    expect(long?.lost).toBe("870463481964374947445042546459803651");
    const rest = countedIn(
      answered("rule nim", "count --heaps 3 --from 0 --to 5000 --mod 998244353"),
    );
    expect(rest).toMatchObject({ modulus: 998_244_353, exact: false, share: null });
    for (const none of [null, [], "26", { total: "3" }]) expect(countedIn(none)).toBeNull();
  });
});

test("rules of single heaps are offered what is asked of many", () => {
  const questions = module.questionsFor("take/1,3,4");
  if ("error" in questions) throw new Error(questions.error.code);
  const offers = offersOf({
    rule: "take/1,3,4",
    game: "take",
    sentence: { code: "take", args: [] },
    sequence: true,
    grid: null,
    quotient: true,
    questions,
  });
  for (const question of ["which", "count"]) {
    const offer = offers.find((one) => one.question === question);
    expect(() => answered("rule take/1,3,4", offer!.line), question).not.toThrow();
  }
});
