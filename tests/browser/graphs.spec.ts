// Games on graphs: drawing them, and what the page says of draws.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { atRest, expectAccessibleNow, input, openGame, outcome, winningMoves } from "./help";

const dialog = (page: Page) => page.locator("dialog[open]");
const text = (page: Page) => dialog(page).locator(".edit-result code").first();
const vertex = (page: Page, name: string) => dialog(page).locator(`[data-vertex="${name}"]`);
const sheet = (page: Page) => dialog(page).getByTestId("graph-sheet");

async function openEditor(page: Page, hash: string): Promise<void> {
  await openGame(page, hash);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(dialog(page).locator(".edit-sheet")).toBeVisible();
  // It rises when it opens.
  await atRest(page);
}

async function middleOf(at: Locator): Promise<{ x: number; y: number }> {
  const box = (await at.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Spot {
  x: number;
  y: number;
}

async function drag(page: Page, from: Spot, to: Spot): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++)
    await page.mouse.move(
      from.x + ((to.x - from.x) * step) / 5,
      from.y + ((to.y - from.y) * step) / 5,
    );
  await page.mouse.up();
}

/** The same with a finger. */
async function slide(page: Page, from: Spot, to: Spot): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at?: Spot) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await send("touchStart", from);
  for (let step = 1; step <= 5; step++)
    await send("touchMove", {
      x: from.x + ((to.x - from.x) * step) / 5,
      y: from.y + ((to.y - from.y) * step) / 5,
    });
  await send("touchEnd");
}

const moveBy = ({ hasTouch }: { hasTouch: boolean }) => (hasTouch ? slide : drag);

/** A place on the sheet where nothing is, from its left upper corner. */
async function emptySpot(page: Page, x: number, y: number): Promise<Spot> {
  const box = (await sheet(page).boundingBox())!;
  return { x: box.x + x, y: box.y + y };
}

/** The edges of a drawing that run over a vertex that is not their end. */
const runOver = (picture: Locator) =>
  picture.evaluate((svg) => {
    const middle = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 };
    };
    const dots = [...svg.querySelectorAll(".edit-dot, .picture-dot, .vertex-rim")].map(middle);
    return [
      ...svg.querySelectorAll<SVGPathElement>("path.edit-line, path.arrow, path.picture-edge"),
    ].flatMap((line, at) => {
      const to = line.getScreenCTM()!;
      const long = line.getTotalLength();
      const along = Array.from({ length: 60 }, (_, step) =>
        line.getPointAtLength((long * step) / 59).matrixTransform(to),
      );
      const near = ({ x, y, radius }: (typeof dots)[0], points: typeof along) =>
        points.some((point) => Math.hypot(point.x - x, point.y - y) < radius + 1.5);
      // At its ends a line may touch: those of the vertices that it joins.
      const ends = dots.filter((dot) =>
        near({ ...dot, radius: dot.radius + 10 }, [along[0]!, along[59]!]),
      );
      return dots.filter((dot) => !ends.includes(dot) && near(dot, along)).map(() => at);
    });
  });

for (const graph of [
  "graph/a-b,b-c,c-d,d-e,e-a:a",
  "geography/a-b,b-c,c-d,d-e,e-a,a-c:a",
  "graph/a-b,a-c,a-d,a-e,b-c,b-d,b-e,c-d,c-e,d-e:a",
  "nodekayles:a-b,b-c,c-d,d-e,e-f,f-a,b-e",
])
  test(`${graph}: no edge runs over a vertex, in the editor and on the board`, async ({ page }) => {
    await openEditor(page, `#${graph}`);
    await dialog(page).getByTestId("graph-tidy").click();
    expect(await dialog(page).locator(".edit-dot").count()).toBeGreaterThan(4);
    expect(await runOver(dialog(page).locator("svg.edit-sheet"))).toEqual([]);
    // Its tools are all in sight as well.
    const box = (await dialog(page).boundingBox())!;
    for (const tool of await dialog(page).locator("[data-tool]").all()) {
      const { x, width } = (await tool.boundingBox())!;
      expect(x + width).toBeLessThanOrEqual(box.x + box.width);
      expect(await tool.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(
        0,
      );
    }
    const icon = (place: Locator) => place.locator("path").first().getAttribute("d");
    expect(await icon(dialog(page).getByTestId("graph-tidy"))).not.toBe(
      await icon(page.getByTestId("gallery")),
    );
    await dialog(page).getByRole("button", { name: "Put it on the board" }).click();
    const board = page.locator("#board svg.graph-picture");
    await expect(board.locator("circle").first()).toBeVisible();
    expect(await runOver(board)).toEqual([]);
  });

test("a drag from vertex to vertex connects them and does nothing else", async ({
  page,
  hasTouch,
}) => {
  await openEditor(page, "#graph/a-b,b-c,c-d:a");
  const move = moveBy({ hasTouch });
  await move(page, await middleOf(vertex(page, "a")), await middleOf(vertex(page, "d")));
  await expect(text(page)).toHaveText("graph/a-b,b-c,c-d,a-d:a");
  await expect(dialog(page).locator(".edit-vertex")).toHaveCount(4);
  // Into the empty: nothing.
  await move(page, await middleOf(vertex(page, "b")), await emptySpot(page, 40, 30));
  await expect(text(page)).toHaveText("graph/a-b,b-c,c-d,a-d:a");
  await expect(dialog(page).locator(".edit-vertex")).toHaveCount(4);
  expect(await page.evaluate(() => getSelection()!.toString())).toBe("");
  // An arrow that is there says so.
  await move(page, await middleOf(vertex(page, "a")), await middleOf(vertex(page, "b")));
  await expect(dialog(page).getByTestId("graph-said")).toContainText("already");
  await dialog(page).getByTestId("graph-undo").click();
  await expect(text(page)).toHaveText("graph/a-b,b-c,c-d:a");
  await dialog(page).getByTestId("graph-redo").click();
  await dialog(page).getByRole("button", { name: "Put it on the board" }).click();
  await expect(input(page)).toHaveValue("graph/a-b,b-c,c-d,a-d:a");
});

test("a double press puts a vertex where it is pressed", async ({ page, hasTouch }) => {
  await openEditor(page, "#nodekayles:a-b,b-c");
  const before = await middleOf(vertex(page, "a"));
  const spot = await emptySpot(page, 70, 40);
  if (hasTouch) {
    await page.touchscreen.tap(spot.x, spot.y);
    await page.touchscreen.tap(spot.x, spot.y);
  } else await page.mouse.dblclick(spot.x, spot.y);
  await expect(text(page)).toHaveText("nodekayles:a-b,b-c,d");
  const there = await middleOf(vertex(page, "d"));
  expect(Math.hypot(there.x - spot.x, there.y - spot.y)).toBeLessThanOrEqual(2);
  const after = await middleOf(vertex(page, "a"));
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
});

test("a vertex is moved by a drag, and back", async ({ page, hasTouch }) => {
  await openEditor(page, "#nodekayles:a-b,b-c");
  await dialog(page).locator('[data-tool="move"]').click();
  const before = await middleOf(vertex(page, "b"));
  const to = await emptySpot(page, 120, 60);
  await moveBy({ hasTouch })(page, before, to);
  const there = await middleOf(vertex(page, "b"));
  expect(Math.hypot(there.x - to.x, there.y - to.y)).toBeLessThanOrEqual(6);
  await expect(text(page)).toHaveText("nodekayles:a-b,b-c");
  // The board shows it as it was drawn: b is to the left of a, above it or below.
  const ways = async (part: Locator) => {
    const at = (name: string) => middleOf(part.locator(`[data-vertex="${name}"]`));
    const [a, b] = [await at("a"), await at("b")];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  const drawn = await ways(dialog(page));
  const board = page.locator("#board");
  await expect.poll(() => ways(board)).toBeCloseTo(drawn, 1);
  await dialog(page).getByTestId("graph-undo").click();
  const back = await middleOf(vertex(page, "b"));
  expect(Math.hypot(back.x - before.x, back.y - before.y)).toBeLessThanOrEqual(1);
});

test("a picture is drawn on the ground, with loops and edges twice", async ({ page, hasTouch }) => {
  await openEditor(page, "#hackenbush:0-a");
  const move = moveBy({ hasTouch });
  await dialog(page).getByTestId("add-vertex").click();
  await expect(dialog(page).getByTestId("graph-said")).toContainText("Not connected yet");
  await expect(text(page)).toHaveText("hackenbush:0-a");
  await move(page, await middleOf(vertex(page, "a")), await middleOf(vertex(page, "b")));
  const box = (await vertex(page, "0").boundingBox())!;
  const ground = { x: box.x + box.width * 0.2, y: box.y + box.height / 2 };
  await move(page, await middleOf(vertex(page, "b")), ground);
  await move(page, ground, await middleOf(vertex(page, "b")));
  await expect(text(page)).toHaveText("hackenbush:0-a,a-b,b-0,0-b");
  await vertex(page, "a").click();
  await dialog(page).getByTestId("add-loop").click();
  await expect(text(page)).toHaveText("hackenbush:0-a,a-b,b-0,0-b,a-a");
  await dialog(page).locator('[data-tool="remove"]').click();
  await vertex(page, "b").click();
  await expect(text(page)).toHaveText("hackenbush:0-a,a-a");
  await dialog(page).getByRole("button", { name: "Put it on the board" }).click();
  await expect(input(page)).toHaveValue("hackenbush:0-a,a-a");
});

test("a graph is drawn by keys alone @desktop", async ({ page }) => {
  await openEditor(page, "#geography/a-b,b-c:a");
  await vertex(page, "a").focus();
  await page.keyboard.press("Enter");
  await expect(vertex(page, "a")).toHaveAttribute("aria-pressed", "true");
  // Escape lets go of the vertex, not of the drawing.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeVisible();
  await expect(vertex(page, "a")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(vertex(page, "c")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveText("geography/a-b,b-c,a-c:a");
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveText("geography/a-b,b-c:a");
  await page.keyboard.press("Control+Shift+z");
  await expect(text(page)).toHaveText("geography/a-b,b-c,a-c:a");
  await dialog(page).locator('[data-tool="visited"]').press("Enter");
  await vertex(page, "b").press(" ");
  await expect(text(page)).toHaveText("geography/a-b,b-c,a-c:a;b");
  await dialog(page).locator('[data-tool="token"]').press("Enter");
  await vertex(page, "c").press("Enter");
  await expect(text(page)).toHaveText("geography/a-b,b-c,a-c:c;b");
  await dialog(page).locator('[data-tool="move"]').press("Enter");
  const before = await middleOf(vertex(page, "c"));
  await vertex(page, "c").press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  expect((await middleOf(vertex(page, "c"))).y).toBeLessThan(before.y - 5);
  await vertex(page, "b").press("Delete");
  await expect(text(page)).toHaveText("geography/a-c:c");
});

test("what was undone before the next frame can be redone @desktop", async ({ page }) => {
  await openEditor(page, "#geography/a-b,b-c:a");
  await dialog(page).evaluate(async (box) => {
    const press = async (on: Element, key: string, more: KeyboardEventInit = {}) => {
      on.dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
      );
      // It is drawn anew in a microtask, and no frame comes between.
      for (let at = 0; at < 20; at++) await Promise.resolve();
    };
    const at = (name: string) => box.querySelector(`[data-vertex="${name}"]`)!;
    await press(at("a"), "Enter");
    await press(at("c"), "Enter");
    await press(at("c"), "z", { ctrlKey: true });
    await press(at("c"), "z", { ctrlKey: true, shiftKey: true });
  });
  await expect(text(page)).toHaveText("geography/a-b,b-c,a-c:a");
});

test("a fault is red where it is, and in sight", async ({ page }) => {
  await openEditor(page, "#hackenbush:0-a,a-b");
  const field = dialog(page).getByLabel("Edges", { exact: false }).last();
  await field.fill("0-a,a-b,c-d");
  await expect(dialog(page).locator('[data-edge="c-d"]')).toHaveClass(/edit-wrong/);
  await expect(dialog(page).locator(".edit-wrong")).toHaveCount(1);
  await expect(dialog(page).getByTestId("graph-said")).toHaveAttribute("data-wrong", "bad-edges");
  await expect(dialog(page).getByTestId("error")).toBeInViewport();
  await field.fill("a-b");
  await expect(vertex(page, "0")).toHaveClass(/edit-wrong/);
  // No list of edges: what was drawn waits.
  await field.fill("a-b,c+");
  await expect(sheet(page)).toHaveAttribute("data-stale", "true");
  await field.fill("0-a,a-b");
  await expect(dialog(page).locator(".edit-wrong")).toHaveCount(0);
  await expect(sheet(page)).toHaveAttribute("data-stale", "false");
});

test("what was drawn is there again after Escape @desktop", async ({ page }) => {
  await openEditor(page, "#graph/a-b:a");
  await vertex(page, "b").click();
  await dialog(page).getByTestId("add-vertex").click();
  await expect(text(page)).toHaveText("graph/a-b,b-c:a");
  const where = await middleOf(vertex(page, "c"));
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(text(page)).toHaveText("graph/a-b,b-c:a");
  await atRest(page);
  const again = await middleOf(vertex(page, "c"));
  expect(Math.hypot(again.x - where.x, again.y - where.y)).toBeLessThanOrEqual(1);
  await dialog(page).getByTestId("graph-undo").click();
  await expect(text(page)).toHaveText("graph/a-b:a");
  await dialog(page).getByTestId("graph-redo").click();
  await dialog(page).getByTestId("edit-reset").click();
  await expect(text(page)).toHaveText("graph/a-b:a");
});

test("a list of edges is imported, its fault named by line @desktop", async ({ page }) => {
  await openEditor(page, "#nodekayles:a-b");
  await dialog(page).getByTestId("graph-import").click();
  const list = dialog(page).getByTestId("graph-import-text");
  await list.fill("1 2\n2 3 4\n");
  await dialog(page).getByTestId("graph-import-go").click();
  await expect(dialog(page).getByRole("alert").first()).toContainText("Line 2");
  await list.fill("1 2\n2,3\n3 -> 1\n");
  await dialog(page).getByTestId("graph-import-go").click();
  await expect(text(page)).toHaveText("nodekayles:1-2,2-3,3-1");
  await dialog(page).getByTestId("graph-undo").click();
  await expect(text(page)).toHaveText("nodekayles:a-b");
});

test("sixty vertices are drawn, more are a list", async ({ page }) => {
  const path = (count: number) =>
    Array.from({ length: count - 1 }, (_, at) => `v${at}-v${at + 1}`).join(",");
  await openEditor(page, `#arckayles:${path(60)}`);
  await expect(dialog(page).locator(".edit-vertex")).toHaveCount(60);
  const field = dialog(page).getByLabel("Edges", { exact: false }).last();
  await field.fill(path(61));
  await expect(dialog(page).locator(".graph-items li")).toHaveCount(60);
  await dialog(page).locator(".graph-items li").last().getByRole("button").click();
  await expect(dialog(page).locator(".edit-vertex")).toHaveCount(60);
});

test("a graph keeps its direction when the board gets higher", async ({ page }) => {
  const viewBox = () => page.locator(".graph-picture").getAttribute("viewBox");
  await page.setViewportSize({ width: 360, height: 560 });
  await openGame(page, "#graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b,a");
  const before = await viewBox();
  await page.setViewportSize({ width: 360, height: 1000 });
  const board = page.locator(".board").first();
  await expect.poll(async () => (await board.boundingBox())!.height).toBeGreaterThan(300);
  expect(await viewBox()).toBe(before);
});

test("where play may run in circles a win marks every arrow @desktop", async ({ page }) => {
  // b wins by going to c; back to a it would be a draw, and at d the other player wins.
  await openGame(page, "#graph/a-b,b-a,a-x,x-y,y-x,b-c,b-d,d-e:b");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "N");
  await expect(page.locator("#board .arrow-mark")).toHaveCount(3);
  for (const mark of ["wins", "draws", "loses"])
    await expect(page.locator(`#board .arrow-${mark}`)).toHaveCount(1);
});

test("the editor has no fault that axe knows", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openEditor(page, "#hackenbush:0-a,a-b,b-c,c-a,b-b");
    await dialog(page).locator('[data-tool="remove"]').click();
    await expectAccessibleNow(page, "dialog[open]");
    await page.keyboard.press("Escape");
  }
});

test("a draw is told, its moves are marked, and what stood there before", async ({ page }) => {
  // Round a-b, or down to the other circle, where nothing is won either.
  await openGame(page, "#graph/a-b,b-a,a-c,b-c,c-d,d-c,b-e:a");
  await expect(outcome(page)).toHaveAttribute("data-outcome", "D");
  await expect(page.getByTestId("value")).toContainText("∞");
  // b can go to e, where nothing is left: who moves there gives the game away.
  const keeps = page.getByTestId("drawing-move");
  await expect(keeps).toHaveCount(1);
  await expect(keeps).toHaveAttribute("data-position", /:c$/);
  await expect(page.locator("#board .arrow-mark")).toHaveCount(2);
  await expect(page.locator("#board .arrow-draws")).toHaveCount(1);
  await expect(page.locator("#board .arrow-loses")).toHaveCount(1);
  for (const to of [/:c$/, /:d$/, /:c$/]) {
    await expect(keeps.first()).toHaveAttribute("data-position", to);
    await keeps.first().click();
  }
  const again = page.getByTestId("repeated");
  await expect(again).toHaveCount(1);
  await expect(again).toContainText("same as after move 1");
  await page.getByTestId("explain").click();
  await expect(page.getByTestId("loops")).toContainText("nobody can force the end");
});

test("a win of a token says after how many moves @desktop", async ({ page }) => {
  await openGame(page, "#graph/a-b,b-c,c-b,c-d,d-e,e-f:a");
  await expect(winningMoves(page)).toHaveCount(1);
  await expect(winningMoves(page)).toContainText(/wins in \d/);
  // What follows: played to its end, the number is right.
  const told = Number(/wins in (\d+)/.exec(await winningMoves(page).innerText())![1]);
  expect(told).toBe(5);
  let moves = 0;
  for (; moves < told; moves++) {
    const from = await input(page).inputValue();
    if ((await outcome(page).getAttribute("data-outcome")) === "N")
      // Who wins hurries: of the moves that win, one that says so few are left.
      await winningMoves(page)
        .filter({ hasText: moves + 1 === told ? "wins at once" : `wins in ${told - moves}` })
        .first()
        .click();
    else {
      await page.locator("#board [data-token]").focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
    }
    await expect(input(page)).not.toHaveValue(from);
    await expect(outcome(page)).toHaveAttribute("data-outcome", moves % 2 === 0 ? "P" : "N");
  }
  await expect(input(page)).toHaveValue(/:f$/);
});

test("after a hundred moves a draw is offered, and agreed to @desktop", async ({ page }) => {
  // While the card rises its colours have less contrast.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moves = Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? "!b" : "!a")).join("");
  await openGame(page, `#graph/a-b,b-a:a${moves}`);
  const offer = page.getByTestId("draw-offer");
  await expect(offer).toContainText("100 moves");
  const board = (await page.locator("#board").boundingBox())!;
  expect((await offer.boundingBox())!.y).toBeGreaterThanOrEqual(board.y + board.height - 1);
  await page.getByTestId("draw-decline").click();
  await expect(offer).toHaveCount(0);
  await page.getByTestId("undo").click();
  await page.getByTestId("redo").click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await page.getByTestId("draw-agree").click();
  await expect(page.getByTestId("result")).toHaveAttribute("data-winner", "nobody");
  await expect(page.getByTestId("result")).toContainText("A draw");
  await expectAccessibleNow(page);
  await page.getByTestId("rematch").click();
  await expect(input(page)).toHaveValue("graph/a-b,b-a:a");
});

test("why is told on the drawing itself, step by step", async ({ page }) => {
  await openGame(page, "#hackenbush:0-a,a-b,b-c,c-d,d-b,c-e");
  await page.getByTestId("explain").click();
  const drawn = page.getByTestId("drawn");
  const words = page.getByTestId("drawn-words");
  await expect(words).toContainText("c-e carries nothing: a stalk of 1");
  await page.getByTestId("drawn-next").click();
  await expect(words).toContainText("these 3 edges lie on cycles");
  await expect(drawn.locator(".why-fused")).toHaveCount(3);
  // Above a-b: the branch and the odd cycle, 1 and 1.
  await page.getByTestId("drawn-next").click();
  await expect(words).toContainText("a-b carries 1 ⊕ 1 = 0, so it is as good as a stalk of 1");
  await page.getByTestId("drawn-next").click();
  await expect(words).toContainText("0-a carries 1, so it is as good as a stalk of 2");
  await page.getByTestId("drawn-next").click();
  await expect(words).toContainText("On the ground stands 2");
  await expect(page.getByTestId("drawn-next")).toBeDisabled();
  await expect(page.getByTestId("value")).toHaveAttribute("data-value", "2");
  await page.goto("./#geography/a-b,b-c,c-d,d-e:c");
  await expect(words).toContainText("leaves c out");
  await expect(drawn.locator(".why-pair")).toHaveCount(2);
  await page.goto("./#geography/a-b,b-c,c-d:b");
  await expect(words).toContainText("Every maximum matching covers b");
  await expect(drawn.locator('.why-pair[data-edge="a-b"]')).toHaveCount(1);
});
