// Families, found games and counts: what the page makes of the module's answers, and that each
// ready family has some.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  atlasRows,
  chosenRows,
  quotientSizes,
  valuesOf,
  type AtlasWish,
} from "../../web/src/explore/families/atlas";
import {
  beginsElsewhere,
  countedIn,
  gamesFound,
  percentage,
  squaresOf,
} from "../../web/src/explore/families/found";
import { familyCsv, familyIn, ruleOf, toldBy } from "../../web/src/explore/families/family";
import {
  heldLetters,
  inkIsDark,
  legendOf,
  memberAt,
  membersBetween,
  membersWith,
  mostLegend,
  numbersOf,
  pictureOf,
  pictureSvg,
  placeColour,
  scaleOf,
} from "../../web/src/explore/families/picture";
import { familyOf, readyLines } from "../../web/src/explore/families/readyFamilies";
import { answerIn } from "../../web/src/explore/answerIn";
import { ofList, offersOf, offersOfList } from "../../web/src/explore/offers";
import { mayTellGame } from "../../web/src/explore/words";
import { linkOptions } from "../../web/src/links/link";
import { readOptions } from "../../web/src/links/options";
import {
  namedGames,
  readyFamilies,
  type FamilyAspect,
  type NamedGame,
} from "../../web/src/strings/families";
import { ruleFamilies as en } from "../../web/src/strings/languages/en/families";
import { ruleFamilies as zh } from "../../web/src/strings/languages/zh/families";
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

test("what has a name is called by it in both languages", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const atlas = Object.entries(
    JSON.parse(read("script/atlas-names.json")) as Record<string, string>,
  ).map(([code, name]) => [`octal/${code}`, name] as const);
  const found = [
    ...read("core/laws/which/universe.cpp").matchAll(/^ {4}\{"([^"]+)", "([^"]+)"\},$/gm),
  ].map(([, rule, name]) => [rule!, name!] as const);
  expect(found.length).toBeGreaterThan(8);
  for (const [rule, name] of [...atlas, ...found])
    expect(en.games[rule as NamedGame]?.replaceAll("’", "'"), rule).toBe(name);
  expect([...new Set([...atlas, ...found].map(([rule]) => rule))].sort()).toEqual(
    [...namedGames].sort(),
  );
  for (const rule of namedGames) expect(zh.games[rule]).toMatch(/[\u4e00-\u9fff]/);
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
  for (const question of ["which", "count", "family"]) {
    const offer = offers.find((one) => one.question === question);
    expect(() => answered("rule take/1,3,4", offer!.line), question).not.toThrow();
  }
});

test("what is compared with is the last other rule of the sheet", () => {
  const questions = module.questionsFor("take/1,3,4");
  if ("error" in questions) throw new Error(questions.error.code);
  const beside = (rule: string, ...others: string[]) =>
    offersOf(
      {
        ...{ rule, game: "take", sentence: { code: "take", args: [] }, sequence: true },
        ...{ grid: null, quotient: true, questions },
      },
      others,
    ).find((one) => one.question === "compare")?.line;
  expect(beside("take/1,3,4")).toBe("compare take/1..3");
  expect(beside("take/1..3")).toBe("compare nim");
  expect(beside("take/1,3,4", "take/1,3,4")).toBe("compare take/1..3");
  expect(beside("take/1,3,4", "octal/0.77", "take/1,3,4")).toBe("compare octal/0.77");
  expect(beside("take/1,3,4", "nim", "take/1,3,4", "octal/0.77")).toBe("compare octal/0.77");
  expect(offersOfList([])).toEqual(ofList);
  expect(offersOfList(["nim", "octal/0.77"]).map((one) => one.line)).toContain(
    "compare octal/0.77",
  );
});

const family = (line: string, aspect: FamilyAspect = "period") => {
  const template = /'([^']*)'/.exec(line)![1]!;
  return familyIn(answered(line), template, aspect)!;
};
const wish = { held: null, heap: 0, from: 0 };

describe("a family", () => {
  test("of one letter with its values is a carpet: a row a member, a column a heap", () => {
    const found = family("family 'take/1,$a' 'a=2..9' --of values --count 12", "values");
    const picture = pictureOf(found, wish);
    expect(picture).toMatchObject({ kind: "carpet", rows: [2, 3, 4, 5, 6, 7, 8, 9], down: "a" });
    expect(picture.columns).toHaveLength(12);
    expect([...picture.numbers.slice(0, 12)]).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(found.members[memberAt(picture, [11, 7])]!.rule).toBe("take/1,9");
    const below = pictureOf(found, { ...wish, from: 6 });
    expect(below.rows).toEqual([8, 9]);
    expect(found.members[memberAt(below, [0, 1])]!.rule).toBe("take/1,9");
  });

  test("of two letters is a map, and cells without a rule stay empty", () => {
    const found = family("family 'take/1,$a,$b' 'a=2..4;b=a+1..5'");
    const picture = pictureOf(found, wish);
    expect(picture).toMatchObject({ kind: "map", columns: [2, 3, 4], rows: [3, 4, 5] });
    expect(memberAt(picture, [1, 0])).toBe(-1);
    expect(found.members[memberAt(picture, [1, 1])]).toMatchObject({
      rule: "take/1,3,4",
      preperiod: 0,
      number: 7,
    });
    expect(memberAt(picture, [3, 0])).toBe(-1);
    const lost = family("family 'take/1,$a,$b' 'a=2..4;b=a+1..5' --of lost --count 8", "lost");
    const heap = pictureOf(lost, { ...wish, heap: 7 });
    // Of {1, 3, 4} a heap of 7 is lost, of {1, 2, 3} it is won.
    expect(heap.numbers[1 * 3 + 1]).toBe(0);
    expect(heap.numbers[0]).toBe(1);
  });

  test("of three letters has a slider, but where two of them tell the third", () => {
    const free = family("family 'take/$a,$b,$c' 'a=1..5;b=a+1..6;c=b+1..7'");
    expect(heldLetters(free)).toEqual([2, 0, 1]);
    expect(numbersOf(free, 2)).toEqual([3, 4, 5, 6, 7]);
    const at = pictureOf(free, { ...wish, held: { letter: 2, value: 7 } });
    const shown = [...at.members].filter((one) => one >= 0).map((one) => free.members[one]!.rule);
    expect(shown).toHaveLength(15);
    expect(shown.every((rule) => rule.endsWith(",7"))).toBe(true);
    const told = family("family 'take/$a,$b,$c' 'a=1..5;b=a+1..6;c=a+b'");
    expect(toldBy(told, 0, 1)).toBe(true);
    expect(heldLetters(told)).toEqual([]);
    expect(pictureOf(told, wish).kind).toBe("map");
  });

  test("of one letter with its periods is a strip", () => {
    const picture = pictureOf(family("family 'take/1,$a' 'a=2..9'"), wish);
    expect(picture).toMatchObject({ kind: "strip", columns: [2, 3, 4, 5, 6, 7, 8, 9], rows: [0] });
    expect([...picture.numbers]).toEqual([3, 2, 5, 2, 7, 2, 9, 2]);
  });

  test("keeps members that can't be read, with their text, and those that are open", () => {
    const found = family("family 'octal/0.$a' 'a=6..9' --limit 2000");
    expect(found.wrong).toBe(2);
    expect(found.open).toBe(1);
    expect(found.members.map((one) => one.rule)).toEqual([
      "octal/0.6",
      "octal/0.7",
      "octal/0.8",
      "octal/0.9",
    ]);
    expect(ruleOf("octal/0.$a$b", ["a", "b"], [7, 0])).toBe("octal/0.70");
    expect(legendOf(pictureOf(found, wish), scaleOf(found).numbers)).toMatchObject({
      entries: [{ number: 2, cells: 1 }],
      unknown: 3,
    });
  });

  test("has selections: a rectangle, or a number", () => {
    const found = family("family 'take/1,$a,$b' 'a=2..6;b=a+1..7'");
    const picture = pictureOf(found, wish);
    const rules = (list: number[]) => list.map((at) => found.members[at]!.rule);
    expect(rules(membersBetween(picture, [1, 2], [0, 1]))).toEqual([
      "take/1,2,4",
      "take/1,2,5",
      "take/1,3,4",
      "take/1,3,5",
    ]);
    const even = rules(membersWith(picture, 2));
    expect(even).toEqual(["take/1,3,5", "take/1,3,7", "take/1,5,7"]);
  });

  test("is a table for other programs, whole or in part", () => {
    const found = family("family 'take/1,$a' 'a=2..4'");
    expect([...familyCsv(found)].join("")).toBe(
      'a,rule,preperiod,period\n2,"take/1,2",0,3\n3,"take/1,3",0,2\n4,"take/1,4",0,5\n',
    );
    expect([...familyCsv(found, [1])].join("")).toBe('a,rule,preperiod,period\n3,"take/1,3",0,2\n');
    const marks = family("family 'take/1,$a' 'a=3..3' --of lost --count 4", "lost");
    expect([...familyCsv(marks)].join("")).toBe('a,rule,g0,g1,g2,g3\n3,"take/1,3",P,N,P,N\n');
  });

  test("is an SVG with each run of a colour once", () => {
    const found = family("family 'take/1,$a' 'a=3..5' --of lost --count 4", "lost");
    const svg = pictureSvg(pictureOf(found, wish), "a < b & c", (number) => `c${number}`, [
      { words: "lost", colour: "c0" },
    ]);
    expect(svg).toContain("a &lt; b &amp; c");
    // PNPN three times: no two cells beside each other are equal. And the legend's.
    expect(svg.match(/fill="c[01]"/g)).toHaveLength(13);
    const same = pictureSvg(pictureOf(found, wish), "", () => "c", []);
    expect(same.match(/fill="c"/g)).toHaveLength(3);
    expect(same).not.toContain("NaN");
  });

  test("of positions is a map of who wins, a mark each", () => {
    const [line] = readyLines.moore;
    const found = family(line!, "lost");
    expect(found.positions).toBe(true);
    expect(heldLetters(found)[0]).toBe(found.letters.indexOf("k"));
    const lostAt = (k: number) => {
      const picture = pictureOf(found, { ...wish, held: { letter: 2, value: k } });
      expect(picture.kind).toBe("map");
      return membersWith(picture, 0).map((at) => found.members[at]!.numbers.slice(0, 2).join());
    };
    // Three heaps of 15 make 3 in each of four binary places; k + 1 has to divide the sum of each.
    const heaps = Array.from({ length: 16 }, (_, heap) => heap);
    expect(lostAt(2)).toEqual(["0,0"]);
    expect(lostAt(3)).toEqual(heaps.map((heap) => `${heap},${15 - heap}`));
    expect(lostAt(4)).toEqual(["15,15"]);
    const member = found.members.find((one) => one.numbers.join() === "3,12,3")!;
    expect(member.rule).toBe("nim:3,12,15,15,15~most/3");
    const row = `3,12,3,"nim:3,12,15,15,15~most/3",P\n`;
    expect([...familyCsv(found, [found.members.indexOf(member)])].join("")).toContain(row);
    const one = family("family 'nim:$a,3' 'a=1..5' --of lost", "lost");
    expect(pictureOf(one, wish).kind).toBe("strip");
    expect([...pictureOf(one, wish).numbers]).toEqual([1, 1, 0, 1, 1]);
    expect(family("family 'take/$a' 'a=1..3' --of lost", "lost").positions).toBe(false);
  });

  test("has its laws behind the members", () => {
    const found = family("family 'take/1,$a' 'a=2..20' --laws");
    expect(found.members).toHaveLength(19);
    expect(found.laws.map((one) => one.of)).toContain("period");
  });

  test("is none of other answers", () => {
    for (const none of [null, {}, [1]]) expect(familyIn(none, "", "period")).toBeNull();
    expect(familyIn([], "", "lost")).toMatchObject({ members: [], wrong: 0, positions: false });
  });
});

describe("colours", () => {
  test("go from light to deep in the order of the numbers, dark pages the other way round", () => {
    for (const dark of [false, true]) {
      const light = [0, 4, 8, 12].map((rank) => placeColour(rank / 12, rank, 13, dark).light);
      expect([...light].sort((a, b) => (dark ? a - b : b - a))).toEqual(light);
      expect(new Set(light).size).toBe(4);
    }
  });

  test("tell all numbers of a legend apart, and writing from its ground", () => {
    for (const dark of [false, true])
      for (let count = 1; count <= mostLegend; count++) {
        const all = Array.from({ length: count }, (_, rank) =>
          placeColour(rank / Math.max(1, count - 1), rank, count, dark),
        );
        expect(new Set(all.map((one) => `${one.hue} ${one.light}`)).size).toBe(count);
      }
    expect(inkIsDark({ hue: 60, saturation: 62, light: 50 })).toBe(true);
    expect(inkIsDark({ hue: 175, saturation: 62, light: 55 })).toBe(true);
    expect(inkIsDark({ hue: 250, saturation: 62, light: 45 })).toBe(false);
    expect(inkIsDark({ hue: 0, saturation: 0, light: 40 })).toBe(false);
  });

  test("leave room for the numbers that stand often, in their order", () => {
    const found = family("family 'take/$a,$b,$c' 'a=1..12;b=a+1..13;c=b+1..14'");
    const { numbers, places } = scaleOf(found);
    expect(numbers.length).toBeGreaterThan(mostLegend);
    expect([places[0], places.at(-1)]).toEqual([0, 1]);
    for (let at = 1; at < places.length; at++) expect(places[at]).toBeGreaterThan(places[at - 1]!);
    // Behind the one that stands most often there is more room than on an even scale.
    const times = numbers.map((one) => found.members.filter(({ number }) => number === one).length);
    const most = times.indexOf(Math.max(...times.slice(0, -1)));
    expect(places[most + 1]! - places[most]!).toBeGreaterThan(1 / (numbers.length - 1));
    const few = scaleOf(family("family 'take/1,$a' 'a=2..6'"));
    expect(few).toEqual({ numbers: [2, 3, 5, 7], places: [0, 1 / 3, 2 / 3, 1] });
  });

  test("of many numbers are told by both ends and those that stand most often", () => {
    const found = family("family 'take/1,$a,$b' 'a=2..30;b=a+1..30'");
    const ranks = scaleOf(found).numbers;
    const { entries, others } = legendOf(pictureOf(found, wish), ranks);
    expect(entries).toHaveLength(mostLegend);
    expect(others).toBe(ranks.length - mostLegend);
    expect([entries[0]!.number, entries.at(-1)!.number]).toEqual([ranks[0], ranks.at(-1)]);
    expect(entries.map((one) => one.number)).toContain(3);
  });

  test("stand for the same numbers wherever the slider is", () => {
    const found = family("family 'take/$a,$b,$c' 'a=1..4;b=a+1..5;c=b+1..9'");
    const ranks = scaleOf(found).numbers;
    expect([...ranks]).toEqual(
      [...new Set(found.members.map((one) => one.number!))].sort((a, b) => a - b),
    );
    for (const value of numbersOf(found, 2)) {
      const picture = pictureOf(found, { ...wish, held: { letter: 2, value } });
      for (const { number, rank } of legendOf(picture, ranks).entries)
        expect(ranks[rank]).toBe(number);
    }
  });
});

test.each(readyFamilies)("the ready family %s has answers for all its rules", (name) => {
  for (const line of readyLines[name]) {
    const answer = answered(
      line
        .replace("a=0..7;b=0..7;c=0..7", "a=0..7;b=0..7;c=7")
        .replace("--limit 5000", "--limit 500"),
    );
    if (line.startsWith("count")) {
      expect(Number(countedIn(answer)!.lost)).toBeGreaterThan(0);
      continue;
    }
    const aspect = (/--of (\w+)/.exec(line)?.[1] ?? "period") as FamilyAspect;
    const found = familyIn(answer, "", aspect)!;
    expect(found.members.length).toBeGreaterThan(10);
    expect(found.wrong).toBe(0);
  }
});

test("a rule's own family changes its last number", () => {
  expect(familyOf("take/1..3")).toBe("family 'take/1..$a' 'a=1..20' --of values");
  expect(familyOf("take/1,3,14")).toBe("family 'take/1,3,$a' 'a=1..28' --of values");
  expect(familyOf("octal/0.77")).toBe("family 'octal/0.7$a' 'a=0..7' --of values");
  expect(familyOf("own/n;k=1..n/3;n-=k")).toBe(
    "family 'own/n;k=1..n/$a;n-=k' 'a=1..20' --of values",
  );
  expect(familyOf("nim")).toBe(readyLines["one-two"][0]);
  for (const rule of [
    "take/1..3",
    "octal/0.77",
    "own/n;k=1..n/3;n-=k",
    "custom/k%2==1",
    "grundy",
  ]) {
    const line = familyOf(rule);
    const found = familyIn(answered(line), "", line.includes("values") ? "values" : "period");
    expect(
      found!.members.some((one) => !one.wrong),
      rule,
    ).toBe(true);
  }
});

describe("the atlas", () => {
  const text = readFileSync(new URL("../../docs/octal.json", import.meta.url), "utf8");
  const rows = atlasRows(text);
  const usual = { filter: "all", order: "open", search: "" } as const;
  const called = (rule: string) => zh.games[rule as NamedGame] ?? null;
  const codes = (wish: Partial<AtlasWish>) =>
    chosenRows(rows, { ...usual, ...wish }, called).map((row) => row.codes[0]);

  test("is small, and has every code once", () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(200_000);
    const all = rows.flatMap((row) => row.codes);
    expect(all).toHaveLength(1024);
    expect(new Set(all).size).toBe(1024);
    for (const row of rows) {
      expect(row.quotients).toHaveLength(row.codes.length);
      expect(valuesOf(row).every((value) => value >= 0 && value < 36)).toBe(true);
    }
  });

  test("shows what the module computes, row by row", () => {
    for (const row of rows.filter((_, at) => at % 9 === 0)) {
      const answer = finish(module.sequence(`octal/${row.codes.at(-1)}`, row.values.length));
      if ("error" in answer) throw new Error(answer.error.code);
      expect([...answer.values].map(Number), row.codes[0]).toEqual(valuesOf(row));
    }
  });

  test("begins with those that are open, and no row is lost", () => {
    const list = chosenRows(rows, usual, called);
    const open = rows.filter((row) => row.period === null).length;
    expect(open).toBeGreaterThan(0);
    expect(list).toHaveLength(rows.length);
    expect(list.slice(0, open).every((row) => row.period === null)).toBe(true);
    expect(codes({ filter: "open" })).toHaveLength(open);
    expect(codes({ filter: "proven" })).toHaveLength(rows.length - open);
  });

  test("is sorted, and found by code, name and twin", () => {
    const sorted = (order: AtlasWish["order"]) => chosenRows(rows, { ...usual, order }, called);
    const periods = sorted("period").map((row) => row.period ?? -1);
    expect([...periods].sort((a, b) => b - a)).toEqual(periods);
    const before = sorted("preperiod").map((row) => row.preperiod);
    expect(before[0]).toBe(Math.max(...rows.map((row) => row.preperiod ?? -1)));
    expect(codes({ order: "code" })).toEqual(rows.map((row) => row.codes[0]));
    expect(codes({ search: "kayles", filter: "proven" }).length).toBeGreaterThanOrEqual(2);
    expect(codes({ search: "道森棋" })).toEqual(codes({ search: "Dawson's chess" }));
    expect(codes({ search: "道森棋" })).toHaveLength(1);
    expect(codes({ search: "Dawson’s Chess" })).toHaveLength(1);
    const found = chosenRows(rows, { ...usual, search: "octal/0.137" }, called);
    expect(found.some((row) => row.codes.includes("0.137"))).toBe(true);
    expect(chosenRows(rows, { ...usual, search: "take/1..3" }, called)).toHaveLength(1);
    expect(codes({ search: "0.9" })).toEqual([]);
  });

  test("tells the sizes of misère quotients, each once", () => {
    const row = { ...rows[0]!, quotients: [[6, 2], null, [6, 2], [2, 1]] as const };
    expect(quotientSizes(row)).toEqual([2, 6, null]);
  });
});

test("the atlas has an address of its own", () => {
  expect(readOptions(linkOptions("?view=explore&atlas"))).toMatchObject({
    view: "explore",
    atlas: true,
    sheet: null,
  });
  expect(readOptions(linkOptions("?view=explore")).atlas).toBe(false);
});
