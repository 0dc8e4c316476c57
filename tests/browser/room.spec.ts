// A screen is used: what one needs is in sight, nothing moves, and what one taps is large enough.
import { expect, test, type Page } from "@playwright/test";
import { presets } from "../../web/src/state/presets";
import { atRest, expectNoSideways, inEights, openLanding, slice, status } from "./help";

const result = (page: Page) => page.getByTestId("result");
const yourTurn = (page: Page) => expect(status(page)).toContainText("Your move");

/** Takes from the last heap, by keys. */
async function take(page: Page, count: number): Promise<void> {
  await page.locator("#board [data-heap]").last().focus();
  for (let at = 0; at < count; at++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

const wide = (page: Page) => page.viewportSize()!.width >= 1100;
const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;

/** Collects how far things moved that nobody pressed. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const all: { value: number }[] = [];
    Object.assign(window, { shifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        all.push({ value: entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: { value: number }[] }).shifts.reduce(
        (sum, { value }) => sum + value,
        0,
      ),
    );
}

/** Below this nobody sees it; a press counts too. */
const most = 0.02;

for (const [name, link] of Object.entries({
  "the landing place": "",
  "a game that is played": "#nim:3,4,5?play",
  "the queen": "#wythoff:7,9?play",
  "a row of cells": "#row/o->.,oo->..:oooooooooo?as=skittles&play",
  "a typed position": "#nim:3,4,5",
  "a rule alone": "#take/1,3,4",
  "a puzzle": "#take/1..3:21?quiz&ladder=1",
}))
  test(`nothing moves on ${name} @layout`, async ({ page }) => {
    const moved = await watchShifts(page);
    await page.goto(`./${link}`);
    await expect(page.locator("main:not(.place-waiting)")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator(".board").count()).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await moved()).toBeLessThan(most);
  });

test("neither the hint nor the first move moves the board @layout", async ({ page }) => {
  await openLanding(page);
  const before = await boxOf(page, "#board");
  // On a phone the hint stands under the board, which makes room for it.
  if (wide(page)) {
    const moved = await watchShifts(page);
    await page.reload();
    await yourTurn(page);
    await page.getByTestId("hint-button").click();
    await expect(page.locator(".coach")).not.toBeEmpty();
    const hint = await boxOf(page, ".coach");
    expect(hint.y + hint.height).toBeLessThanOrEqual(page.viewportSize()!.height);
    expect(await boxOf(page, "#board")).toEqual(before);
    expect(await moved()).toBeLessThan(most);
  }
  await page.goto("about:blank");
  await openLanding(page);
  await take(page, 2);
  await yourTurn(page);
  expect(await boxOf(page, "#board")).toEqual(before);
});

test("at 1280 x 800 nothing one needs is below the fold @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const link of ["", "#nim:3,4,5?play", "#wythoff:7,9?play"]) {
    await page.goto("about:blank");
    await openLanding(page, `./${link}`);
    for (const part of ["#board", ".action-row", "[data-testid=ask-box]", ".onward"]) {
      const { y, height } = await boxOf(page, part);
      expect(y + height, part).toBeLessThanOrEqual(800);
    }
    for (const door of ["today", "puzzles", "games", "friend", "own"])
      await expect(page.locator(`[data-testid=door][data-door=${door}]`)).toBeInViewport({
        ratio: 1,
      });
    // In one line: a hint above them needs the rest.
    expect((await boxOf(page, ".onward")).height).toBeLessThan(60);
    // The board ends where the window does.
    const row = await boxOf(page, ".action-row");
    expect(row.y + row.height).toBeGreaterThan(740);
  }
});

test("the box beside the board says what is wrong there, and opens a rule", async ({ page }) => {
  await openLanding(page);
  const box = page.getByTestId("ask-box");
  // On a phone it stands below the board: to write there scrolls.
  await box.scrollIntoViewIfNeeded();
  const before = await boxOf(page, "#board");
  await box.fill("nim:3,,");
  await box.press("Enter");
  await expect(page.locator(".ask").getByTestId("error")).toBeVisible();
  await expect(page.getByTestId("error")).toHaveCount(1);
  expect(await boxOf(page, "#board")).toEqual(before);
  await box.fill("take/1,3,4");
  await box.press("Enter");
  await expect(page).toHaveURL(/#take\/1,3,4/);
  await expect(page.getByTestId("book-board")).toBeVisible();
});

for (const [rule, first] of [
  ["take/1,3,4", [0, 1, 0, 1, 2, 3, 2, 0]],
  ["own/n;k=1..n/3;n-=k", [0, 0, 0, 1, 0, 1, 2, 0]],
] as const)
  test(`a rule alone has values, a law and a board: ${rule} @layout`, async ({ page }) => {
    await page.goto(`./#${rule}`);
    await expect(page.getByTestId("book-board").locator(".stone")).toHaveCount(12);
    await expect(page.getByTestId("rule-law")).not.toHaveText("…");
    const told = page.locator(".cells .cell-g");
    for (const [n, value] of first.entries()) await expect(told.nth(n)).toHaveText(String(value));
    await expectNoSideways(page);
    await page.getByTestId("play-rule").click();
    await expect(page.locator("#board")).toHaveAttribute("data-position", `${rule}:12`);
    await expect(page.getByTestId("begins")).toBeVisible();
  });

test("the end is one card with one button before the others @layout", async ({ page }) => {
  await page.goto("./#nim:1,2?play");
  await yourTurn(page);
  // Loses: the program takes what is left.
  await take(page, 2);
  await expect(result(page)).toBeVisible();
  await expect(result(page).locator(".primary")).toHaveCount(1);
  for (const folded of [".onward", ".doors", ".record", "[data-testid=undo]"])
    await expect(page.locator(folded)).toHaveCount(0);
  await page.getByTestId("unfold").click();
  for (const folded of [".onward", ".doors", ".record", "[data-testid=undo]"])
    await expect(page.locator(folded)).toHaveCount(1);
});

/** The last move of a game, with keys or taps: nothing under the board that comes and goes. */
const lastMoves: Record<string, { link: string; move: (page: Page) => Promise<void> }> = {
  nim: { link: "#nim:0,0,2?play", move: (page) => take(page, 2) },
  "nim, lost": { link: "#nim:1,2?play", move: (page) => take(page, 2) },
  cram: {
    link: "#grid/..->oo;turn:oooo/oooo/..oo?play&as=cram",
    move: async (page) => {
      await page.locator('#board [data-cell="9"]').click();
      await page.locator('#board [data-cell="10"]').click();
    },
  },
  queen: {
    link: "#wythoff:5,0?play",
    move: async (page) => {
      await page.locator("#board .queen-field").focus();
      for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
    },
  },
  kayles: { link: "#octal/0.77:0,1?play&as=kayles", move: (page) => take(page, 1) },
};

for (const [name, { link, move }] of Object.entries(lastMoves))
  test(`at the end the board stays as it is, whole and in view: ${name} @layout`, async ({
    page,
  }) => {
    const moved = await watchShifts(page);
    await openLanding(page, `./${link}`);
    await yourTurn(page);
    const placeOf = () =>
      page.evaluate(() => {
        const { x, y, width, height } = document.getElementById("board")!.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      });
    await page.waitForLoadState("networkidle");
    await atRest(page);
    const before = await placeOf();
    const shifts = await moved();
    await move(page);
    await expect(result(page)).toBeVisible();
    await expect(page.locator(".result-held")).toHaveCount(0);
    await atRest(page);
    expect(await placeOf()).toEqual(before);
    expect((await moved()) - shifts).toBeLessThan(most);
    await expect(page.locator("#board")).toBeInViewport({ ratio: 0.99 });
    await expect(result(page).locator(".primary")).toBeInViewport({ ratio: 1 });
    const board = await boxOf(page, "#board");
    const card = await boxOf(page, "[data-testid=result]");
    expect(card.y >= board.y + board.height - 1 || card.x >= board.x + board.width).toBe(true);
    await expectNoSideways(page);
  });

for (const width of [320, 360, 768, 1280])
  test(`at ${width} pixels cells are large enough, and boards whole @layout`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: width < 700 ? 640 : 800 });
    for (const { name, position, face } of presets.filter(({ group }) => group === "drawn"))
      await test.step(name, async () => {
        await openLanding(page, `./#${position}?play${face ? `&as=${face.name}` : ""}`);
        const cells = page.locator("#board .drawncell");
        if ((await cells.count()) === 0) return;
        const sizes = await cells.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().width),
        );
        const columns = position.includes("/") ? new Set(sizes).size : 1;
        expect(columns).toBe(1);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(width === 320 ? 34 : 40);
        await expect(page.locator("#board")).toHaveAttribute("data-more", "");
        for (const cell of await cells.all()) await expect(cell).toBeInViewport({ ratio: 0.99 });
      });
    // The narrowest board with eight squares beside each other.
    await openLanding(
      page,
      "./#own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):5,5,5,5,5,5,5,5?as=chomp&play",
    );
    const bar = await page
      .locator("#board [data-square]")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...bar)).toBeGreaterThanOrEqual(34);
    await expect(page.locator("#board")).toHaveAttribute("data-more", "");
    for (const link of [
      "#wythoff:9,14?play",
      "#graph/a-b,a-c,b-c,c-d,d-e,b-e:a,a,b",
      "#octal/0.007:13?play&as=treblecross",
    ]) {
      await openLanding(page, `./${link}`);
      await expect(page.locator("#board"), link).toHaveAttribute("data-more", "");
      for (const box of await page.locator("#board .scroller").all())
        await expect(box).toHaveAttribute("data-more", "");
    }
    const squares = await page
      .locator("#board .lane")
      .locator(".stone, .bar, [data-stone], rect, .number-cell, .lane-cell")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    if (width < 700 && squares.length > 0) expect(Math.min(...squares)).toBeGreaterThanOrEqual(38);
  });

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`both heaps and what they can become are seen at ${width} @layout`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLanding(page, "./#own/n;k=square;n-=k:21,13?play");
    await expect(page.locator("#board .results-one").last()).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator("#board")).toHaveAttribute("data-more", "");
    const low = await page.locator("#board .lane").last().boundingBox();
    const row = await boxOf(page, ".action-row");
    expect(low!.y + low!.height).toBeLessThanOrEqual(row.y);
  });

test("on a phone on its side the board is in view @layout", async ({ page }) => {
  for (const [width, link, pieces] of [
    [740, "./#octal/0.77:10,7?as=kayles&play", 17],
    [640, "./#nim:3,4,5?play", 12],
    [640, "./", 21],
    [568, "./", 21],
  ] as const) {
    await page.setViewportSize({ width, height: 360 });
    await openLanding(page, link);
    await expect(page.locator("#board")).toBeInViewport({ ratio: 0.99 });
    await expect(page.getByTestId("hint-button")).toBeInViewport({ ratio: 0.99 });
    await expect(page.locator("#board .stone")).toHaveCount(pieces);
    const sides = await boxOf(page, "#board");
    for (const stone of await page.locator("#board .stone").all()) {
      const { x, width: wide } = (await stone.boundingBox())!;
      expect(x + wide, `${link} ${width}`).toBeLessThan(sides.x + sides.width);
    }
    await page.goto("about:blank");
  }
});

test("eight cells of a row stand in one line; a longer row says where it goes on @layout", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const tops = () =>
    page
      .locator("#board .drawncell")
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  await openLanding(page, "./#row/oo.->..o;flip:oo.oo.oo?as=pegs&play");
  await expect.poll(tops).toBe(1);
  await openLanding(page, "./#row/.->x;until=xxx:...........?as=three-crosses&play");
  await expect.poll(tops).toBe(2);
  await expect(page.locator("#board .drawncell[data-joint]")).toHaveCount(2);
  await expect(page.locator("#board .drawncells-board")).toHaveAttribute("aria-label", /2 lines/);
  await openLanding(page, "./#strip:2,5,9,14?as=georgia&play");
  await expect(page.locator("#board .square-joint")).toHaveCount(2);
});

test("the corner that the queen goes to is marked and named @layout", async ({ page }) => {
  await openLanding(page, "./#wythoff:7,9?as=queen&play");
  await expect(page.locator("#board").getByTestId("goal")).toBeVisible();
  await expect(page.locator(".rule")).toContainText("the corner a1");
});

test("fields are written in 16 pixels on a phone @phone @touch @layout", async ({ page }) => {
  await openLanding(page, "./#nim:3,4,5");
  for (const field of await page.locator("input:visible, select:visible").all())
    expect(await field.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBe(16);
});

test("rows and columns are named as moves are told @layout", async ({ page }) => {
  await openLanding(page, "./#grid/..->oo;turn:..../..../....");
  const name = (cell: number, side: "::before" | "::after") =>
    page
      .locator(`#board [data-cell="${cell}"]`)
      .evaluate((one, side) => getComputedStyle(one, side).content, side);
  expect(await name(1, "::before")).toBe('"a"');
  expect(await name(4, "::before")).toBe('"d"');
  expect(await name(9, "::after")).toBe('"3"');
  await page.locator('#board [data-cell="6"]').click();
  await page.locator('#board [data-cell="7"]').click();
  await expect(page.locator("main")).toContainText("Cells b2–c2");
});

for (const eight of inEights(slice(presets, 2)))
  test(`no hint moves what stands beside the board: ${eight.map(({ name }) => name).join(", ")} @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const moved = await watchShifts(page);
    for (const { name, position, face } of eight) {
      await page.goto("about:blank");
      await openLanding(page, `./#${position}?${face ? `as=${face.name}&` : ""}play`);
      await expect(page.locator(".onward")).toBeVisible();
      await atRest(page);
      const parts = ["#board", ".action-row", ".onward", ".doors"];
      const places = () => Promise.all(parts.map((part) => boxOf(page, part)));
      const before = await places();
      const shifted = await moved();
      for (const step of [1, 2, 3]) {
        await page.getByTestId("hint-button").click();
        await expect(page.getByTestId("hint")).toHaveAttribute("data-step", String(step));
      }
      await expect(page.getByRole("button", { name: "Play it" })).toBeInViewport({ ratio: 1 });
      await atRest(page);
      expect(await places(), name).toEqual(before);
      expect((await moved()) - shifted, name).toBeLessThan(most);
      for (const button of await page.locator(".onward button").all())
        await expect(button, name).toBeInViewport({ ratio: 1 });
    }
  });
