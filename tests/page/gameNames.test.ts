// Games of the gallery: found by their names, opened by whoever can win, listed in their order.
import { describe, expect, test } from "vitest";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { gameLikes, gameNames, plainName } from "../../web/src/strings/gameNames";
import { examples, madeCalled } from "../../web/src/strings/madeGames";
import { gameNamed } from "../../web/src/state/gameNamed";
import { holdsPlain } from "../../web/src/widgets/finding";
import { inGalleryOrder, lostStarts, presets, type Preset } from "../../web/src/state/presets";
import { finish, module } from "../wasm/module";

const titleIn = ({ faces, first }: typeof en, { face, position }: Preset) =>
  face
    ? faces.words[face.name].title
    : first.games[position.replace(/[/:].*$/, "") as keyof typeof first.games].title;

/** Of two games of one name the first is meant. */
const firstOf = (name: string) => presets.find(({ name: other }) => other === name)!;

test("a search goes on while a word is typed", () => {
  for (const typed of ["t", "turning t", "Turning Tu", "turtles t", "turning turtles"])
    expect(holdsPlain("Turning Turtles", typed), typed).toBe(true);
  for (const typed of ["u", "turning u", "t turning u"])
    expect(holdsPlain("Turning Turtles", typed), typed).toBe(false);
  // Of what is not typed to its end only the last letter is a beginning.
  expect(holdsPlain("Turning Turtles", "t turning")).toBe(false);
});

test("who looks for tic-tac-toe finds what is like it, and none is called that", () => {
  for (const typed of ["tic-tac-toe", "tic tac toe", "tictactoe", "井字棋"]) {
    expect(gameNamed(typed), typed).toBeNull();
    const found = presets.filter(({ name }) => holdsPlain(gameLikes[name] ?? "", typed));
    expect(found.map(({ name }) => name)).toEqual(["treblecross", "three-crosses", "notakto"]);
  }
});

describe("a typed name", () => {
  test("is known of every game, in both languages", () => {
    expect(Object.keys(gameNames).sort()).toEqual(presets.map(({ name }) => name).sort());
    for (const preset of presets)
      for (const language of [en, zh]) {
        const title = titleIn(language, preset);
        // The misère game of a rule has the title of the rule, and a name of its own.
        if (preset.name !== "misere")
          expect(gameNames[preset.name]!.map(plainName)).toContain(plainName(title));
        expect(gameNamed(title)?.position, title).toBeNull();
      }
  });

  test("is that of its puzzles and of its rule too", () => {
    const shown = {
      ...{ kayles: "kayles", dawson: "dawson", queen: "queen", half: "half", stairs: "stairs" },
      ...{ strip: "georgia", grundy: "grundy", monks: "monks", lasker: "lasker" },
      ...{ turtles: "turtles", mock: "mock", ruler: "ruler" },
    } as const;
    for (const language of [en, zh]) {
      for (const [family, preset] of Object.entries(shown))
        expect(language.goals.families[family as keyof typeof shown].title).toBe(
          titleIn(language, firstOf(preset)),
        );
      const { games } = language.first;
      expect(titleIn(language, firstOf("queen"))).toBe(games.wythoff.title);
      expect(titleIn(language, firstOf("georgia"))).toBe(games.strip.title);
    }
  });

  test("is read without case, spaces and signs", () => {
    for (const [text, name] of [
      ["nim", "nim"],
      ["尼姆", "nim"],
      ["斐波那契", "fibonacci"],
      [" DAWSON'S CHESS ", "dawson"],
      ["dawsons chess", "dawson"],
      ["抢100", "count100"],
      ["21 stones", "stones21"],
      ["wythoff", "queen"],
    ])
      expect(gameNamed(text!), text).toEqual({ preset: firstOf(name!), position: null });
  });

  test("with numbers behind it is a position", () => {
    for (const [text, position] of [
      ["kayles 10", "octal/0.77:10"],
      ["kayles 10 7", "octal/0.77:10,7"],
      ["凯尔斯 10，7", "octal/0.77:10,7"],
      ["nim 3, 4, 5", "nim:3,4,5"],
      ["斐波那契 20", "fibonacci:20,19"],
      ["fibonacci 20 5", "fibonacci:20,5"],
      ["lines 12", "take/1..3:12~misere"],
      ["kayles:10,7", "octal/0.77:10,7"],
      ["cram 3x4", "grid/..->oo;turn:..../..../...."],
      ["cram:2,3", "grid/..->oo;turn:.../..."],
      ["Cram 2", "grid/..->oo;turn:../.."],
      ["克拉姆 2×3", "grid/..->oo;turn:.../..."],
      [
        "notakto 2",
        "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:../..~misere",
      ],
      ["clobber 3 3", "grid/xo->.x,ox->.o;turn:xox/oxo/xox"],
      ["skittles in a row 4", "row/o->.,oo->..:oooo"],
      ["skittles in a row 70", `row/o->.,oo->..:${"o".repeat(70)}`],
      ["chomp 2 x 3", "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):2,2,2"],
    ])
      expect(gameNamed(text!)?.position, text).toBe(position);
  });

  test("is not seen in what is something else", () => {
    for (const text of [
      "",
      "10",
      "nim:3,4",
      "take/1..3",
      "{1,3,4}",
      "hackenbush 4",
      "cram 0 4",
      "skittles in a row 4 3",
      `cram ${"1".repeat(60)} x`,
      "cram 1 2 3",
      "cram 100000",
      "pegs 5",
      "grid:3,3",
      "x 3",
    ])
      expect(gameNamed(text), text).toBeNull();
  });
});

test("the program begins exactly where whoever begins loses", () => {
  const lost = presets.filter(({ position }) => {
    const known = finish(module.analyze(position, 0));
    return "outcome" in known && known.outcome === "P";
  });
  expect(lost.map(({ name }) => name).sort()).toEqual([...lostStarts].sort());
});

test("games are listed as the gallery has them", () => {
  const list = JSON.parse(JSON.stringify(module.games())) as { name: string }[];
  const names = inGalleryOrder(list).map(({ name }) => name);
  expect(names.slice(0, 4)).toEqual(["take", "nim", "custom", "fibonacci"]);
  expect(names.indexOf("wythoff")).toBeLessThan(names.indexOf("hackenbush"));
  expect([...names].sort()).toEqual(list.map(({ name }) => name).sort());
});

test("a written game is found by the name that the page has for it", () => {
  const [english, chinese] = [en.make.games, zh.make.games];
  for (const typed of ["euclid", "Euclid's game", "EUCLID’S GAME"])
    expect(madeCalled(typed, english)).toBe(examples.euclid);
  for (const typed of ["欧几里得", "欧几里得游戏", "欧几里得 博弈"])
    expect(madeCalled(typed, chinese)).toBe(examples.euclid);
  expect(madeCalled("welter", english)).toBe(examples.welter);
  expect(madeCalled("Welter 游戏", chinese)).toBe(examples.welter);
  for (const typed of ["", "game", "游戏", "who wins?", "euc", "two"])
    expect(madeCalled(typed, english), typed).toBeNull();
});
