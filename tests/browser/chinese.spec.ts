// Chinese as it stands on the page, put together from its pieces; tests/page/chinese.test.ts reads
// the pieces themselves.
import { expect, test, type Page } from "@playwright/test";
import { inEights } from "./help";
import { sheetHash } from "./sheets";

test.use({ locale: "zh-CN" });

const sheetOf = (...lines: string[]) => sheetHash(lines).slice(1);

interface Place {
  hash: string;
  /** what shows that the place is there; a verdict where nothing is said */
  ready?: string;
  /** what is done there; the page is read before and after, and by `read` in between */
  act?: (page: Page, read: () => Promise<void>) => Promise<void>;
}

const analysed = "[data-testid=outcome]";
const playing = "main[data-analysis=done]";
const refused = "[data-testid=error]";

const hints = async (page: Page, read: () => Promise<void>) => {
  await page.getByTestId("hint-button").click();
  const hint = page.getByTestId("hint");
  for (const step of [1, 2, 3]) {
    if (step > 1) await hint.getByRole("button", { name: "再提示一点" }).click();
    await expect(hint).toHaveAttribute("data-step", String(step));
    await read();
  }
};
const why = async (page: Page) => {
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("explained")).toBeVisible();
};
const dialog = (button: string) => async (page: Page) => {
  const opener = page.getByRole("button", { name: button, exact: true });
  await opener.and(page.locator(":visible")).first().click();
  await expect(page.locator("dialog[open]")).toBeVisible();
};
const gallery = (page: Page) => page.getByTestId("gallery").getByRole("button").first().click();
const opened = (button: string, sheet: string) => async (page: Page) => {
  await page.getByTestId(button).click();
  await expect(page.locator(sheet)).toBeVisible();
};
/** Two heaps of one stone: whoever begins loses to the program's answer. */
const lose = async (page: Page) => {
  await page.locator("#board [data-heap]").first().focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("result")).toBeVisible();
};

const places: readonly Place[] = [
  { hash: "", ready: playing, act: hints },
  { hash: "nim:3,4,5", act: gallery },
  {
    hash: "nim:3,4,5",
    act: async (page) => {
      await gallery(page);
      await opened("make-open", "dialog.dialog-make[open]")(page);
    },
  },
  { hash: "take/1..10:100!97!90?as=count100" },
  { hash: "octal/0.77:10,7!4,5,7?as=kayles" },
  { hash: "octal/0.137:14!5,6?as=dawson&play", ready: playing, act: hints },
  { hash: "nim:1,3,5,7?as=rows&play", ready: playing, act: hints },
  { hash: "octal/0.007:13!4,6?as=treblecross" },
  { hash: "nim:1,1?play", ready: playing, act: lose },
  { hash: "take/1..3:9+take/1..5:10+take/1..7:14", act: why },
  { hash: "octal/0.77:9,5", act: why },
  { hash: "wythoff:6,10", act: why },
  { hash: "nim:3,4,5~misere", act: why },
  { hash: "octal/0.77:8~misere", act: why },
  { hash: "graph/a-b,b-a,b-c,c-d:a,c", act: why },
  { hash: "grid/..->oo;turn:..../....?as=cram", act: why },
  { hash: "stairs:3,1,2", act: why },
  { hash: "hackenbush:0-a,a-b,a-c,0-d,d-e,e-f,f-d,e-g", act: why },
  { hash: "nim:5+octal/0.77:8+strip:3,7+coins/ruler:THHT", act: why },
  { hash: sheetOf("rule octal/0.77", "patterns", "lost", "period"), ready: "[data-testid=proven]" },
  {
    hash: sheetOf("rule coins/mock", "patterns", "sequence --count 30"),
    ready: "[data-testid=oeis]",
  },
  { hash: sheetOf("rule wythoff", "patterns", "grid"), ready: "[data-testid=pattern]" },
  { hash: sheetOf("rule nim", "program", "quotient", "nim 2*3"), ready: "[data-testid=nim-value]" },
  { hash: "take/1..3:9+octal/0.77:4", act: dialog("编辑") },
  { hash: "graph/a-b,a-c,b-c:a,b", act: dialog("编辑") },
  { hash: "nim:3,4,5!1,4,5", act: dialog("分享") },
  { hash: "nim:3,4,5!1,4,5", act: dialog("新对局") },
  { hash: "?view=book&class=", ready: "[data-testid=teacher]" },
  {
    hash: "?view=book&class=x;take/1..3:21?quiz",
    ready: "[data-testid=class-item]",
  },
  { hash: "nim:3,4,5?view=book&chapter=1", ready: ".book-board" },
  {
    hash: "nim:3,4,5?view=problems&problem=poj-1704",
    ready: "[data-testid=problem]",
  },
  { hash: "?view=puzzles", ready: "[data-testid=ladder-puzzle] >> nth=0" },
  { hash: "take/1..3:21?quiz&ladder=1", ready: "[data-testid=puzzle]" },
  { hash: "nim:3,x", ready: refused },
  { hash: "nom:3,4", ready: refused },
  { hash: "own/n;k=1..3;n-:3", ready: refused },
];

/** The lines that are seen, and the names that a screen reader says, with a Chinese character. */
const lines = (page: Page) =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) fold.setAttribute("open", "");
    const said = [...document.querySelectorAll("[aria-label], [placeholder], [title]")]
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? ""),
      );
    return [...document.body.innerText.split("\n"), ...said]
      .map((line) => line.trim())
      .filter((line) => /[\u4e00-\u9fff]/.test(line));
  });

/** Words that keep their letters in a Chinese sentence. */
const kept = new Set([
  // the field's own: docs/terms.md; Nimble and Hackenbush have no Chinese name
  ..."SG mex Nim P N D mod Nimble Hackenbush Welter".split(" "),
  // functions that a guess, a law or a sum of nimbers may have
  ..."xor min max inv sqrt abs phi zeck pick low bits ones root".split(" "),
  // judges and what they print, files and languages
  ..."HDU OJ POJ LANQIAO MONKS OEIS CSV JSON SVG PNG DOT BibTeX HTML MB MIT Yes Nimber".split(" "),
  ..."WebAssembly JavaScript Coq npm previous next file".split(" "),
]);

/** Titles of sources and the notation of rules and positions are no Chinese sentences. */
const sources = /^(?:出处：|资料。)/;
const notation =
  /(?:[a-z]+\/)?[a-z]+[:/][^\s\u3000-\u9fff\uff00-\uffef]*|\{[^}]*\}|\b[a-z]-[a-z]\b|https?:\S+/g;
/**
 * What is typed: a guess that a button tests, words of a rule, operators, what stood in quotes. And
 * names in brackets (docs/terms.md), and elements of a misère quotient, whose letters are a, b, c.
 */
const typed =
  /^检验：.*|\b(?:flip|turn|never|until|odd|even|fib|prime|square|pow2)\b=?|&& \|\| !|“\w+”|（[A-Z][a-z]+）|\b[abc]{2,3}\b/g;

const faults: readonly [name: string, what: RegExp][] = [
  ["a sign of the other alphabet", /[\u4e00-\u9fff][,:;.!?()[\]]|[,:;!?)\]][\u4e00-\u9fff]/],
  ["a colon with a space after it", /[\u4e00-\u9fff][^。；]*[A-Za-z0-9]: /],
  ["a space at a full-width sign", /[。，、；：！？（）“”…] | [。，、；：！？）”…]/],
  ["two signs in a row", /[。，、；：！？,;:!?]{2}|…。/],
  ["no text", /undefined|NaN|\[object|\bnull\b/],
];

function wrongIn(line: string): string[] {
  if (sources.test(line)) return [];
  const text = line.replace(notation, "0").replace(typed, "0");
  const words = [...text.matchAll(/[A-Za-z]{2,}/g)].map(([word]) => word);
  return [
    ...faults.filter(([, what]) => what.test(text)).map(([name]) => name),
    ...words.filter((word) => !kept.has(word)).map((word) => `the word ${word}`),
  ].map((name) => `${name}: ${line}`);
}

test("what is looked for is found", () => {
  for (const wrong of [
    "在棋盘上打开: nim:3",
    "游戏 3: 自第 1 枚起的一对",
    "第 4 堆 (当前)。",
    "都是偶数。 这一步",
    "16…… 颗",
    "你输了。，再来",
    "从 undefined 颗中取",
    "点 Next 继续",
  ])
    expect(wrongIn(wrong), wrong).not.toEqual([]);
  for (const right of ["第 1 堆：n mod 4 = 3，SG 值为 3。", "局面如 nim:3,4,5 或 {1,3,4}"])
    expect(wrongIn(right)).toEqual([]);
});

for (const [at, some] of inEights(places).entries())
  test(`Chinese reads well in every place, part ${at + 1}`, async ({ page }) => {
    for (const { hash, ready, act } of some) {
      const seen = new Set<string>();
      // The judges’ own titles keep the names of people.
      const titles = new Set<string>();
      const read = async () => {
        (await lines(page)).forEach((line) => seen.add(line));
        (await page.locator("[data-title]").allTextContents()).forEach((line) => titles.add(line));
      };
      await page.goto("about:blank");
      await page.goto(`./#${hash}`);
      await expect(page.locator(ready ?? analysed).first()).toBeVisible();
      await read();
      await act?.(page, read);
      await read();
      expect(seen.size, hash).toBeGreaterThan(9);
      const told = [...seen].filter((line) => !titles.has(line));
      expect.soft(told.flatMap(wrongIn), hash).toEqual([]);
    }
  });
