// What only a finger does, and how large what it touches is: at least 44 pixels each way, on every
// board and in every dialog.
import { expect, test, type Page } from "@playwright/test";
import { input, openGame, outcome, slice, steps } from "./help";

const least = 44;

/** What can be touched and is too small, with its size. */
const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const touchable =
      "button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=switch], [tabindex='0'], .square, .vertex";
    const open = document.querySelector("dialog[open]") ?? document.body;
    return [...open.querySelectorAll(touchable)].flatMap((element) => {
      // A label is touched in place of its box, and a place on a track as high as its track.
      const target = element.closest("label") ?? element;
      // A link in a sentence is as high as its line; a slider is dragged anywhere along its row.
      if (element.matches("p a, [type=range]") || !element.checkVisibility()) return [];
      const { bottom, width: wide } = target.getBoundingClientRect();
      const touched = element.matches(".square") ? element.parentElement! : target;
      const { height: high } = touched.getBoundingClientRect();
      // A word that is explained reaches beyond its letters.
      const beyond = element.matches(".word")
        ? -2 * parseFloat(getComputedStyle(element, "::after").top)
        : 0;
      const [width, height] = [wide + beyond, high + beyond];
      if (bottom <= 0 || width < 2) return [];
      // Half a pixel is lost where a browser rounds.
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = element.getAttribute("aria-label") ?? element.textContent;
      return `${element.tagName} .${element.getAttribute("class") ?? ""} "${name}": ${Math.round(width)} x ${Math.round(height)}`;
    });
  }, least);

const boards = [
  "nim:3,4,5",
  "nim:1,2,3,4,5,6,7,8,9,10",
  "take/1..3:100000",
  "custom/2*k>=n:5,2",
  "octal/0.77:9,5",
  "grundy:8",
  "lasker:7",
  "wythoff:6,10",
  "wythoff:600,1000",
  "stairs:3,1,2,0,4,5",
  "strip:2,5,9",
  "monks:1,5,8",
  "hill/2:1,2,9",
  "hill/2:2,3,7",
  "graph/a-b,a-c,b-c,b-d,c-e,d-e:a,b",
  "coins/mock:HTHHTH",
  "nim:5+octal/0.77:8+strip:3,7+coins/ruler:THHT",
];

for (const position of slice(boards, 4))
  test(`${position}: all of it is large enough to touch`, async ({ page }) => {
    await openGame(page, `#${position}`);
    await expect(page.locator("#board")).toHaveAttribute("data-position", position);
    expect(await tooSmall(page)).toEqual([]);
  });

test("every dialog, a hint and a game that is over are large enough to touch", async ({ page }) => {
  await openGame(page, "#nim:1,2,3!0,2,3!0,2,2");
  for (const panel of ["New game", "Share"]) {
    await page.getByRole("button", { name: panel, exact: true }).first().tap();
    await expect(page.locator("dialog[open]")).toBeVisible();
    expect(await tooSmall(page), panel).toEqual([]);
    await page.locator("dialog[open]").getByRole("button", { name: "Close" }).first().tap();
    await expect(page.locator("dialog[open]")).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Kept games" }).tap();
  expect(await tooSmall(page), "kept games").toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
  await page.getByTestId("hint-button").tap();
  expect(await tooSmall(page), "hint").toEqual([]);
  await openGame(page, "#nim:1!0");
  expect(await tooSmall(page), "over").toEqual([]);
});

const forms = [
  "take/1,3,4:5,6,7",
  "stairs:3,1,2",
  "strip:2,5,9",
  "hill/2:1,2,9",
  "graph/a-b,a-c,b-c:a,b",
  "coins/mock:HTHHTH",
  "nim:3+wythoff:1,2",
];

for (const position of slice(forms, 3))
  test(`${position}: its form is large enough to touch`, async ({ page }) => {
    await openGame(page, `#${position}`);
    await page.getByRole("button", { name: "Edit", exact: true }).tap();
    await expect(page.getByRole("dialog").locator("select").first()).toBeVisible();
    expect(await tooSmall(page)).toEqual([]);
  });

test("a finger drags over the stones and sees the move, which waits for its button", async ({
  page,
}) => {
  await openGame(page, "#nim:9");
  const stone = (at: number) => page.locator(`[data-i="${at}"]`);
  const from = (await stone(8).boundingBox())!;
  const to = (await stone(6).boundingBox())!;
  const touches = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    touches.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: from.y + from.height / 2 }],
    });
  await send("touchStart", from.x + from.width / 2);
  for (let step = 1; step <= 4; step++)
    await send("touchMove", from.x + from.width / 2 + ((to.x - from.x) * step) / 4);
  await expect(page.getByTestId("preview")).toHaveAttribute("data-position", "nim:6");
  await send("touchEnd", 0);
  await expect(steps(page)).toHaveCount(0);
  // Not another touch: one so soon after a made-up drag is taken by Chromium for the end of it.
  await page.locator(".confirm").click();
  await expect(input(page)).toHaveValue("nim:6");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
});

test("what is chosen in a row stays in its place, and words say what a tap does", async ({
  page,
}) => {
  await openGame(page, "#octal/0.77:10?as=kayles");
  const stone = (at: number) => page.locator(`[data-i="${at}"]`);
  const going = () =>
    page.locator(".stone-going").evaluateAll((all) => all.map((one) => one.dataset["i"]));
  const said = page.getByTestId("tap");
  await stone(7).tap();
  await expect(said).toContainText("a neighbour to add it");
  await page.getByRole("button", { name: "One step more" }).tap();
  expect(await going()).toEqual(["7", "8"]);
  await expect(said).toHaveText("Tap one of them to keep only that one.");
  await stone(8).tap();
  await expect.poll(going).toEqual(["8"]);
  // The same numbers are left from here, but it is another choice.
  await stone(1).tap();
  await expect.poll(going).toEqual(["1"]);
  await expect(steps(page)).toHaveCount(0);
  await stone(1).tap();
  await expect(input(page)).toHaveValue("octal/0.77:1,8");
});

test("of two cells a tap keeps only one, where one alone is a move", async ({ page }) => {
  await openGame(page, "#row/o->.,oo->..:oooooooooo?as=skittles");
  const cell = (at: number) => page.locator(`[data-cell="${at}"]`);
  const chosen = page.locator("#board [aria-pressed=true]");
  await cell(4).tap();
  await cell(5).tap();
  await expect(chosen).toHaveCount(2);
  await cell(4).tap();
  await expect(chosen).toHaveCount(1);
  await expect(steps(page)).toHaveCount(0);
  await cell(4).tap();
  await expect(input(page)).toHaveValue(/:ooo\.oooooo$/);
});

test("a row in two lines is joined from the end of one to the start of the next", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGame(page, "#octal/0.77:10?as=kayles");
  const at = async (one: string) => (await page.locator(one).boundingBox())!;
  const [last, first, joint] = [
    await at('[data-i="4"]'),
    await at('[data-i="5"]'),
    await at(".lane-joint"),
  ];
  expect(joint.y).toBeGreaterThanOrEqual(last.y + last.height - 1);
  expect(first.y).toBeGreaterThanOrEqual(joint.y + joint.height - 1);
  expect(joint.x).toBeLessThanOrEqual(first.x);
  expect(joint.x + joint.width).toBeGreaterThanOrEqual(last.x + last.width);
  // Where ten are wide enough beside each other, they are one line.
  await page.setViewportSize({ width: 412, height: 820 });
  await expect(page.locator(".lane-joint")).toHaveCount(0);
});
