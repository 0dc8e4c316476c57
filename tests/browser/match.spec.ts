/**
 * A whole game of every kind against the program, on the board itself: once with a pointer and once
 * by keys alone, on a wide page and on a phone, in both languages and both themes. With hints, with
 * undo, and with axe on each board in either theme: what is light on the wide page is dark on the
 * phone.
 */
import { expect, test, type Page } from "@playwright/test";
import { press, playTo, type Hand } from "./hands";
import {
  expectAccessibleNow,
  expectNoSideways,
  input,
  outcome,
  slice,
  status,
  steps,
  winningMoves,
} from "./help";

/** Positions that the first player can win, small enough for a short game. */
const starts = [
  "nim:1,2,2",
  "take/1..3:7",
  "take/1,3,4:6~misere",
  "custom/2*k>=n:5,2",
  "octal/0.77:6",
  "grundy:8",
  "lasker:2,3",
  "wythoff:2,4",
  "stairs:1,1,2",
  "strip:2,4,5",
  "monks:1,3,6",
  "hill/2:1,2,4",
  "graph/a-b,a-c,b-c,b-d,c-e,d-e:a,b",
  "coins/turtles:HTHH",
  "coins/mock:HTHHT",
  "coins/ruler:HTTHT",
  "coins/twins:HTTHH",
];

const yours = /Your move|轮到你走/;
const won = /You won|你赢了/;
const board = ["#board", ".action-row", ".side"];

async function over(page: Page): Promise<boolean> {
  await expect(status(page)).toContainText(new RegExp(`${yours.source}|${won.source}`));
  return won.test((await status(page).textContent()) ?? "");
}

// Numbered before they are sliced: hand, theme and language go by the number.
for (const [at, start] of slice([...starts.entries()], 3))
  test(`${start}: a whole game @${at % 2 === 0 ? "desktop" : "phone"}`, async ({
    page,
    isMobile,
  }) => {
    const hand: Hand = (at % 2 === 0) === isMobile ? "keys" : isMobile ? "finger" : "mouse";
    const dark = at % 4 < 2 === isMobile;
    const chinese = at % 8 < 4 === isMobile;
    await page.emulateMedia({
      reducedMotion: "reduce",
      colorScheme: dark ? "dark" : "light",
    });
    await page.goto(`./#${start}?lang=${chinese ? "zh" : "en"}`);
    await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
    await press(page, hand, page.locator(".thumbs .primary"));
    await press(page, hand, page.getByTestId("play-start"));

    const hint = page.getByTestId("hint");
    for (const step of ["1", "2", "3"]) {
      await press(page, hand, page.getByTestId("hint-button"));
      await expect(hint).toHaveAttribute("data-step", step);
    }
    await expectAccessibleNow(page, ...board);

    for (let turn = 0; turn < 12 && !(await over(page)); turn++) {
      await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
      const before = await input(page).inputValue();
      const to = (await winningMoves(page).first().getAttribute("data-position"))!;
      const count = await steps(page).count();
      await playTo(page, hand, to);
      await expect(steps(page).nth(count)).toHaveAttribute("data-position", to);
      if (turn > 0) continue;
      // The first move and the answer to it are taken back, and made again.
      await over(page);
      const after = await input(page).inputValue();
      await press(page, hand, page.getByTestId("undo"));
      await expect(input(page)).toHaveValue(before);
      await press(page, hand, page.getByTestId("redo"));
      await expect(input(page)).toHaveValue(after);
    }
    await expect(status(page)).toContainText(won);
    const count = await steps(page).count();
    for (let step = 0; step < count; step++)
      await expect(steps(page).nth(step)).toHaveAttribute(
        "data-mark",
        step % 2 === 0 ? "kept" : "lost",
      );
    await expectNoSideways(page);
    await expectAccessibleNow(page, ...board);
  });
