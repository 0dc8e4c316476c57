// Hints are drawn on the board, at each of their steps, and move nothing on it.
import { expect, test, type Page } from "@playwright/test";
import { atRest } from "./help";
import { drawn } from "./marks";

const marks = (page: Page) => page.getByTestId("hint-mark");
const hint = (page: Page) => page.getByTestId("hint");

/** A link of each kind of board, and what the last step marks; each a selector on the board. */
const kinds: readonly (readonly [name: string, link: string, marked: readonly string[]])[] = [
  ["a heap", "#take/1..3:21?as=stones21&play", ['[data-i="20"]']],
  ["heaps that split", "#octal/0.77:10,6?as=kayles&play", ['[data-heap="1"] [data-i="1"]']],
  ["a count", "#take/1..10:100?as=count100&play", ['[data-say="1"]']],
  ["the queen", "#wythoff:7,9?as=queen&play", ["[data-piece]", '[data-spot="to"]']],
  ["stairs", "#stairs:3,1,2,4?play", ['[data-step="0"]']],
  ["a strip", "#strip:2,5,9,14?play", ['.piece[data-part="4"]', '[data-spot="to"]']],
  ["steps", "#monks:1,5,8,10?play", ['.piece[data-part="1"]', '[data-spot="to"]']],
  ["a graph", "#graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b?play", ['[data-token="1"] [data-ring]']],
  ["a picture", "#hackenbush:0-a,a-b,a-c,0-d,d-e,e-f,f-d?play", []],
  ["vertices", "#nodekayles:a-b,b-c,c-d,d-e,e-f,f-a,b-e?play", ['[data-vertex="b"] [data-ring]']],
  ["cells", "#grid/..->oo;turn:..../..../....?as=cram&play", []],
  [
    "a bar",
    "#own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4,4,4?as=chomp&play",
    [],
  ],
  ["coins", "#coins/turtles:THTTHHTTHT?as=turtles&play", ['[data-coin="9"]']],
  ["numbers", "#own/n;k=1..n/2;n-=k:13,9?play", ['[data-heap="1"] [data-i="12"]']],
  ["a sum", "#nim:5+octal/0.77:8+strip:3,7?as=mixed&play", ['[data-heap="1"] [data-i="4"]']],
];

/** Where a thing stands in the page. */
const spot = (page: Page, selector: string) =>
  page
    .locator(`#board ${selector}`)
    .first()
    .evaluate((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });

for (const [name, link, marked] of kinds)
  test(`each step of a hint is drawn on ${name} @layout`, async ({ page }) => {
    await page.goto(`./${link}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await expect(page.locator("#board .term").first()).toBeVisible();
    await atRest(page);
    await expect(marks(page)).toHaveCount(0);
    const before = await drawn(page);
    for (const step of ["1", "2", "3"]) {
      if (step === "1") await page.getByTestId("hint-button").click();
      else await hint(page).getByRole("button", { name: "Next hint" }).click();
      await expect(hint(page)).toHaveAttribute("data-step", step);
      await expect(hint(page)).not.toContainText("Looking");
      await expect(marks(page).first()).toBeVisible();
      await expect(marks(page).first()).toHaveAttribute("data-step", step);
      await atRest(page);
      expect(await drawn(page), step).toEqual(before);
      // A ring, not a colour; seen by eyes alone, and no touch meets it.
      const { style, hidden, touched } = await marks(page)
        .first()
        .evaluate((one) => ({
          style: getComputedStyle(one).borderTopWidth,
          hidden: one.closest("[aria-hidden=true]") !== null,
          touched: getComputedStyle(one).pointerEvents,
        }));
      expect([style, hidden, touched]).toEqual(["3px", true, "none"]);
    }
    for (const selector of marked) {
      const { x, y } = await spot(page, selector);
      await expect
        .poll(() =>
          marks(page).evaluateAll(
            (all, [x, y]) =>
              all.some((one) => {
                const at = one.getBoundingClientRect();
                return at.left < x && x < at.right && at.top < y && y < at.bottom;
              }),
            [x, y] as const,
          ),
        )
        .toBe(true);
    }
    await hint(page).getByRole("button", { name: "Close the hint" }).click();
    await expect(marks(page)).toHaveCount(0);
  });

test("a first tap says what to tap next, in the words of the face @layout", async ({ page }) => {
  for (const [link, cell, words] of [
    ["#grid/..->oo;turn:..../..../....?as=cram&play", 6, "Now tap a free neighbour"],
    ["#grid/xo->.x,ox->.o;turn:xoxo/oxox?as=clobber&play", 2, "Now tap the neighbour to take"],
    ["#grid/..->oo;turn:..../..../....?play", 6, "Now tap the next cell"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`./${link}`);
    await expect(page.locator("main[data-analysis=done]")).toBeVisible();
    await page.locator(`#board [data-cell="${cell}"]`).click();
    await expect(page.locator(".choosing .confirm")).toHaveText(words);
  }
});
