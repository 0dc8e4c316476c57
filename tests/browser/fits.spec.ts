// A board fits its screen, or says where there is more of it; what matters is in sight.
import { expect, test, type Page } from "@playwright/test";
import { presets } from "../../web/src/state/presets";
import {
  atRest,
  expectAccessible,
  expectNoSideways,
  inEights,
  openGame,
  openLanding,
  slowModule,
  steps,
} from "./help";

/** The widths of this project: two phones, or a laptop. */
const widths = (page: Page) => (page.viewportSize()!.width > 700 ? [1280] : [360, 320]);

/** Pieces that are cut off at a side of a box where no arrow says that there is more. */
const cutOff = (page: Page) =>
  page.locator("#board").evaluate((board) => {
    const pieces = board.querySelectorAll(
      ".stone, .bar, .piece, .coin, .token, .queen-piece, .step-block, .count-line, .count-choice, .drawncell, .bar-square",
    );
    const boxes = [board, ...board.querySelectorAll("[data-more]")];
    return [...pieces].flatMap((piece) => {
      const at = piece.getBoundingClientRect();
      const more = boxes
        .filter((box) => box.contains(piece))
        .flatMap((box) => (box.getAttribute("data-more") ?? "").split(" "));
      return boxes
        .filter((box) => box.contains(piece))
        .flatMap((box) => {
          const seen = box.getBoundingClientRect();
          const outside = {
            left: seen.left - at.left,
            right: at.right - seen.right,
            up: seen.top - at.top,
            down: at.bottom - seen.bottom,
          };
          return Object.entries(outside)
            .filter(([side, by]) => by > 12 && !more.includes(side))
            .map(([side, by]) => `${piece.className.toString()} ${side} ${Math.round(by)}`);
        });
    });
  });

for (const some of inEights(presets))
  test(`all of the board is seen, or that it scrolls: ${some.map(({ name }) => name).join(", ")}`, async ({
    page,
  }) => {
    for (const width of widths(page)) {
      await page.setViewportSize({ ...page.viewportSize()!, width });
      for (const { name, position, face } of some)
        await test.step(`${name}, ${width} pixels`, async () => {
          await openGame(page, `#${position}${face ? `?as=${face.name}` : ""}`);
          await expect(page.locator("#board")).toHaveAttribute("data-position", position);
          await expect(page.locator("#board")).toHaveAttribute("data-look", face?.name ?? /./);
          await expect(
            page
              .locator("#board")
              .locator(
                ".lane, .stair, .piece, .coin, .token, .queen-piece, .picture-dot, .drawncell, .bar-square",
              )
              .first(),
          ).toBeVisible();
          await expect.poll(() => cutOff(page)).toEqual([]);
          await expectNoSideways(page);
        });
    }
  });

test("games beside each other are all in sight on a phone @phone", async ({ page }) => {
  const sums = presets.filter(({ group }) => group === "sums");
  expect(sums.length).toBeGreaterThan(1);
  for (const width of [360, 320])
    for (const language of ["en", "zh"])
      for (const { name, position, face } of sums)
        await test.step(`${name}, ${width} pixels, ${language}`, async () => {
          await page.setViewportSize({ width, height: 640 });
          await openLanding(page, `./#${position}?play&as=${face!.name}&lang=${language}`);
          await expect(page.locator("#board")).toHaveAttribute("data-position", position);
          await expect(page.locator("#board")).toHaveAttribute("data-more", "");
          const pieces = page.locator("#board .lane, #board .square, #board .piece");
          await expect.poll(() => pieces.count()).toBeGreaterThan(2);
          for (const piece of await pieces.all())
            await expect(piece).toBeInViewport({ ratio: 0.99 });
        });
});

test("a board of eight by eight fits the width, and beside the reasons the height", async ({
  page,
}) => {
  await openGame(page, `#grid/..->oo;turn:${Array<string>(8).fill("........").join("/")}`);
  await expect(page.locator("#board .drawncell")).toHaveCount(64);
  const { width } = page.viewportSize()!;
  // A phone may be too low for it.
  await expect(page.locator("#board")).toHaveAttribute("data-more", width < 460 ? /^(down)?$/ : "");
  for (const cell of [1, 8])
    await expect(page.locator(`#board [data-cell="${cell}"]`)).toBeInViewport({ ratio: 0.95 });
});

test("the coin of the only winning move is in sight", async ({ page }) => {
  for (const width of widths(page)) {
    await page.setViewportSize({ ...page.viewportSize()!, width });
    await openGame(page, "#strip:1,2,3,7,12");
    await expect(page.getByTestId("winning-move")).toHaveCount(1);
    for (const part of [4, 5])
      await expect(page.locator(`#board [data-part="${part}"]`)).toBeInViewport({ ratio: 1 });
  }
});

for (const position of ["hill/2:2,3,7", "monks:1,5,8,10", "strip:2,5,9,14", "nimble:0,3,3,7"])
  test(`${position}: every place is in sight, 44 pixels wide, and can be moved to`, async ({
    page,
  }) => {
    for (const width of widths(page)) {
      await page.setViewportSize({ ...page.viewportSize()!, width });
      await openLanding(page, `./#${position}?play`);
      await expect(page.locator("#board")).toHaveAttribute("data-position", position);
      await expect(page.locator("#board .scroller")).toHaveAttribute("data-more", "");
      const places = page.locator("#board .square");
      for (const place of await places.all()) {
        await expect(place).toBeInViewport({ ratio: 0.99 });
        expect((await place.boundingBox())!.width).toBeGreaterThanOrEqual(44);
      }
      // No piece is under another, nor under the label of a place.
      const heads = await page.locator("#board .piece").evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
      );
      const labels = await page.locator("#board .square-label").evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const { left, top, right, bottom } = range.getBoundingClientRect();
          return { left, top, right, bottom };
        }),
      );
      for (const head of heads)
        for (const label of labels)
          expect(
            label.left < head.right - 3 &&
              label.right > head.left + 3 &&
              label.top < head.bottom - 3 &&
              label.bottom > head.top + 3,
          ).toBe(false);
      // Each piece goes where one presses, in whichever row that is.
      const parts = await page
        .locator("#board .piece-free")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-part")!));
      for (const part of parts) {
        await openGame(page, `#${position}`);
        const start = page.url();
        const piece = page.locator(`#board [data-part="${part}"]`);
        await piece.click();
        const target = page.locator("#board .square-target").last();
        const to = (await target.getAttribute("data-place"))!;
        await target.locator(".square-label").click();
        await piece.and(page.locator(`[aria-valuenow="${to}"]`)).waitFor();
        // A finger's press waits for its button.
        if (await page.locator(".confirm").isVisible()) await page.locator(".confirm").click();
        await expect(steps(page)).toHaveCount(1);
        await expect(piece).toHaveAttribute("aria-valuenow", to);
        // Until the address tells the move, the link of the start leads nowhere new.
        await expect(page).not.toHaveURL(start);
      }
    }
  });

/** The arrows of the board that have a piece right under them, not a strip of the board's own. */
const coveringCues = (page: Page) =>
  page.locator("#board").evaluate((board) => {
    const pieces =
      ".stone, .piece, .vertex, .token, .coin, .drawncell, .step-block, .lane, .square";
    return [...board.querySelectorAll(".cue")].flatMap((cue) => {
      const { left, top, width, height } = cue.getBoundingClientRect();
      if (width === 0) return [];
      const strip = cue.matches(".cue-down, .cue-up") ? "::before" : "";
      const box = cue.parentElement!;
      const side = cue.matches(".cue-right") ? "::after" : strip || "::before";
      const style = getComputedStyle(box, side);
      const over = [...board.querySelectorAll(pieces)].some((piece) => {
        const at = piece.getBoundingClientRect();
        return (
          at.left < left + width && at.right > left && at.top < top + height && at.bottom > top
        );
      });
      // What is opaque and lies between the two.
      const hidden =
        style.content !== "none" && /^rgb\(/.test(style.backgroundColor) && style.zIndex !== "0";
      return over && !hidden ? [cue.className] : [];
    });
  });

for (const position of [
  "nim:1,3,5,7,9,11?as=rows",
  "fibonacci:20,19",
  "fibonacci:60,19",
  "nim:9,8,7,6,5,4",
  "strip:1,2,3,7,52",
])
  test(`${position}: an arrow lies over no piece @phone`, async ({ page }) => {
    for (const width of widths(page)) {
      await page.setViewportSize({ width, height: 568 });
      await openGame(page, `#${position}`);
      await expect(page.locator("#board .lane, #board .square").first()).toBeVisible();
      expect(await coveringCues(page)).toEqual([]);
    }
  });

test("a row of skittles stands in two lines of five, large enough for a finger @phone @touch", async ({
  page,
}) => {
  for (const width of widths(page)) {
    await page.setViewportSize({ ...page.viewportSize()!, width });
    await openLanding(page, "./#row/o->.,oo->..:oooooooooo?as=skittles&play");
    const cells = page.locator("#board .drawncell");
    await expect(cells).toHaveCount(10);
    const tops: number[] = [];
    for (const cell of await cells.all()) {
      const { y, width, height } = (await cell.boundingBox())!;
      tops.push(Math.round(y));
      expect(width).toBeGreaterThanOrEqual(40);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(new Set(tops.slice(0, 5)).size).toBe(1);
    expect(new Set(tops).size).toBe(2);
    // In the shape of one, not a round stone.
    const masks = await page
      .locator("#board .drawncell-stone")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).maskImage.slice(0, 8)));
    expect(masks).toEqual(Array.from({ length: 10 }, () => 'url("dat'));
  }
});

test("an arrow goes when its end is reached", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openGame(page, "#monks:1,5,8,35");
  const box = page.locator("#board .scroller");
  await expect(box).toHaveAttribute("data-more", /right/);
  await box.locator(".track").evaluate((track) => track.scrollTo(10_000, 0));
  await expect(box).toHaveAttribute("data-more", /left/);
  await expect(box).not.toHaveAttribute("data-more", /right/);
});

for (const graph of [
  "graph/a-b,a-c,b-c,b-d,c-e,d-e,c-f:a,b,a",
  "graph/a-b,a-c,a-d,b-e,c-e,d-e,e-f,b-f,d-f:a,c",
  "graph/p-q,q-r,r-s,p-r,p-s,q-s:p",
])
  test(`${graph}: values and arrowheads keep off each other`, async ({ page }) => {
    await openGame(page, `#${graph}`);
    await expect(page.locator("#board .vertex-value").first()).toBeVisible();
    const overlaps = await page.locator("#board svg.graph-picture").evaluate((svg) => {
      const values = [...svg.querySelectorAll<SVGTextElement>(".vertex-value")];
      return [...svg.querySelectorAll<SVGPathElement>("path.arrow")].flatMap((arrow) => {
        const to = arrow.getScreenCTM()!;
        const long = arrow.getTotalLength();
        // The line, its last pixels as wide as its head.
        return Array.from({ length: 60 }, (_, at) => (long * at) / 59).flatMap((along) => {
          const { x, y } = arrow.getPointAtLength(along).matrixTransform(to);
          const wide = along > long - 12 ? 5 : 1;
          return values
            .filter((value) => {
              const box = value.getBoundingClientRect();
              const high = box.height * 0.18;
              return (
                x + wide > box.left &&
                x - wide < box.right &&
                y + wide > box.top + high &&
                y - wide < box.bottom - high
              );
            })
            .map((value) => `${value.textContent} at ${Math.round(along)} of ${Math.round(long)}`);
        });
      });
    });
    expect(overlaps).toEqual([]);
  });

test("a ring of planets is all in sight, and its names go round", async ({ page }) => {
  for (const width of widths(page)) {
    await page.setViewportSize({ ...page.viewportSize()!, width });
    const { position } = presets.find(({ name }) => name === "planets")!;
    await page.goto(`./#${position}?play&as=planets`);
    const board = page.locator("#board");
    await expect(board.locator(".vertex")).toHaveCount(8);
    await expect(board.locator(".scroller")).toHaveAttribute("data-more", "");
    await expect(board).toHaveAttribute("data-more", "");
    const places = await board.locator(".vertex").evaluateAll((all) =>
      all
        .map((vertex) => {
          const { left, top, width, height } = vertex
            .querySelector(".vertex-rim")!
            .getBoundingClientRect();
          return {
            name: vertex.getAttribute("data-vertex")!,
            x: left + width / 2,
            y: top + height / 2,
          };
        })
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    );
    const [first, , , , opposite] = places;
    const middle = {
      x: (first!.x + opposite!.x) / 2,
      y: (first!.y + opposite!.y) / 2,
    };
    const turns = places.map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
    turns.forEach((turn, at) => {
      const next = turns[(at + 1) % turns.length]!;
      const by = (next - turn + 4 * Math.PI) % (2 * Math.PI);
      expect(by).toBeCloseTo(Math.PI / 4, 1);
    });
  }
});

test("a small graph with a cycle uses the height of its board", async ({ page }) => {
  for (const width of widths(page))
    for (const name of ["geography", "matching"]) {
      await page.setViewportSize({ ...page.viewportSize()!, width });
      const { position, face } = presets.find((one) => one.name === name)!;
      await openLanding(page, `./#${position}?play${face ? `&as=${face.name}` : ""}`);
      const board = page.locator("#board");
      await expect(board).toHaveAttribute("data-position", position);
      await expect(board.locator(".picture-dot").first()).toBeVisible();
      await expect(board).toHaveAttribute("data-more", "");
      const rims = await board.locator(".picture-dot").evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom, height } = one.getBoundingClientRect();
          return { top, bottom, height };
        }),
      );
      const high =
        Math.max(...rims.map(({ bottom }) => bottom)) - Math.min(...rims.map(({ top }) => top));
      expect(high, `${name}, ${width} pixels`).toBeGreaterThan(150);
      for (const { height } of rims) expect(height).toBeGreaterThan(24);
    }
});

test("the axes of the queen's grid stay in sight, and no cell is under a button", async ({
  page,
}) => {
  for (const width of widths(page)) {
    await page.setViewportSize({ ...page.viewportSize()!, width });
    for (const [corner, x, y] of [
      ["far", 10_000, 0],
      ["near", 0, 10_000],
    ] as const) {
      await openGame(page, "#wythoff:14,19");
      const grid = page.locator("#board .queen-scroll");
      await grid.evaluate((box, [left, top]) => box.scrollTo(left, top), [x, y] as const);
      const seen = await grid.evaluate((box) => {
        const frame = box.getBoundingClientRect();
        const inside = (one: Element) => {
          const at = one.getBoundingClientRect();
          return (
            at.left >= frame.left - 1 &&
            at.right <= frame.right + 1 &&
            at.top >= frame.top - 1 &&
            at.bottom <= frame.bottom + 1
          );
        };
        return {
          across: [...box.querySelectorAll(".axis-x")].filter(inside).length,
          up: [...box.querySelectorAll(".axis-y")].filter(inside).length,
        };
      });
      expect(seen.across, corner).toBeGreaterThan(1);
      expect(seen.up, corner).toBeGreaterThan(1);
      const window = (await grid.boundingBox())!;
      for (const button of await page.locator("#board .queen-zoom button").all())
        expect((await button.boundingBox())!.x).toBeGreaterThanOrEqual(window.x + window.width);
    }
  }
});

test("the queen and her goal are in sight on grids of any shape @phone", async ({ page }) => {
  for (const width of widths(page))
    for (const position of [
      "wythoff:22,7",
      "wythoff:33,7",
      "wythoff:60,30",
      "wythoff:7,30",
      "wythoff:8,12",
    ]) {
      await page.setViewportSize({ ...page.viewportSize()!, width });
      await openLanding(page, `./#${position}?play`);
      const board = page.locator("#board");
      await expect(board).toHaveAttribute("data-position", position);
      await expect(board.getByTestId("goal")).toBeVisible();
      await expect(board.locator(".queen-window")).toHaveAttribute("data-more", "");
      for (const one of [board.getByTestId("goal"), board.locator(".queen-piece")])
        await expect(one, `${position}, ${width} pixels`).toBeInViewport({ ratio: 1 });
      expect(await cutOff(page), `${position}, ${width} pixels`).toEqual([]);
    }
});

test("the queen’s cells take the room of a phone, and its width when they are made larger @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [way, least] of [
    ["&play", 23],
    ["", 21],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`./#wythoff:7,9?as=queen${way}`);
    const queen = page.locator("#board .queen-piece");
    await expect(queen).toBeVisible();
    if (way === "") await expect(page.getByTestId("outcome")).toBeVisible();
    await atRest(page);
    expect((await queen.boundingBox())!.width, way).toBeGreaterThanOrEqual(least);
    await page.locator("#board .queen-zoom button").last().click();
    await expect
      .poll(async () => (await queen.boundingBox())!.width, way)
      .toBeGreaterThanOrEqual(29);
    // All of its columns are in sight, and nothing is empty beside them but the buttons' place.
    await expect(page.locator("#board .queen-window")).toHaveAttribute("data-more", /^(up|down)$/);
    const grid = (await page.locator("#board .queen-grid").boundingBox())!;
    const zoom = (await page.locator("#board .queen-zoom").boundingBox())!;
    expect(zoom.x - grid.x - grid.width, way).toBeLessThan(20);
  }
});

test("no button lies over the verdict of a queen @phone", async ({ page }) => {
  for (const position of ["wythoff:3,5", "wythoff:22,7", "wythoff:7,9"]) {
    await openGame(page, `#${position}`);
    const verdict = (await page.locator(".verdict").boundingBox())!;
    const buttons = (await page.locator(".thumbs").boundingBox())!;
    expect(buttons.y, position).toBeGreaterThanOrEqual(verdict.y + verdict.height);
    await expect(page.locator(".verdict"), position).toBeInViewport({ ratio: 1 });
  }
});

test("no arrow leads to nothing at the end of a game @layout", async ({ page }) => {
  for (const width of widths(page))
    for (const ended of [
      "take/1..3:4!3!2!1!0?turn",
      "stairs:1,2!0,2!2,0!0,0?turn",
      "nim:3,4,5!0,4,5!0,0,5!0,0,0?turn",
      "take/1..10:20!10!0?as=count100&turn",
      "wythoff:1,2!0,1!0,0?as=queen&turn",
    ]) {
      await page.setViewportSize({ width, height: width < 400 ? 568 : 800 });
      await openLanding(page, `./#${ended}`);
      await expect(page.getByTestId("result")).toBeVisible();
      await atRest(page);
      await expect(
        page.locator("#board .cue").filter({ visible: true }),
        `${ended}, ${width} pixels`,
      ).toHaveCount(0);
    }
});

test("the button of a move never cuts its text", async ({ page, isMobile }) => {
  for (const width of widths(page))
    for (const language of ["en", "zh"]) {
      await page.setViewportSize({ ...page.viewportSize()!, width });
      await openGame(page, `#octal/0.77:10,7?lang=${language}`);
      await page.locator('#board [data-heap="1"]').focus();
      await page.keyboard.press("ArrowRight");
      const words = page.locator(".confirm-words > span").first();
      await expect(words).toHaveText(/\d/);
      if (isMobile) await expect(words).toContainText(language === "en" ? "heap 1" : "第 1 堆");
      const cut = await words.evaluate((one) => {
        const button = one.closest("button")!.getBoundingClientRect();
        const at = one.getBoundingClientRect();
        return (
          one.scrollWidth > one.clientWidth + 1 ||
          at.left < button.left ||
          at.right > button.right ||
          at.top < button.top ||
          at.bottom > button.bottom
        );
      });
      expect(cut, `${language} ${width}`).toBe(false);
    }
});

test("a hint does not move the stones", async ({ page }) => {
  await openGame(page, "#nim:3,4,5");
  const stones = page.locator("#board .stone");
  const places = () =>
    stones.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return [x, y + scrollY, width].map(Math.round).join();
      }),
    );
  const before = await places();
  expect(before).toHaveLength(12);
  for (let step = 1; step <= 3; step++) {
    await page.getByTestId("hint-button").click();
    await expect(page.getByTestId("hint")).toHaveAttribute("data-step", String(step));
    expect(await places()).toEqual(before);
  }
});

test("a hint is in sight, and its button stays where it is until the hint is known", async ({
  page,
  isMobile,
}) => {
  await slowModule(page, 250);
  await page.goto("./#nim:3,4,5,6,7?play");
  await expect(page.locator("main[data-analysis=done]")).toBeVisible();
  // A person's press scrolls nothing.
  await page.getByTestId("hint-button").evaluate((button: HTMLElement) => button.click());
  const next = page.getByTestId("hint").getByRole("button", { name: "Next hint" });
  await expect(next).toBeInViewport({ ratio: 1 });
  const top = () =>
    next.evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const before = await top();
  await expect(page.getByTestId("hint")).not.toContainText("Looking");
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  // Not under the tabs of a phone.
  if (isMobile) {
    const tabs = (await page.getByTestId("nav-board").boundingBox())!;
    await expect
      .poll(async () => (await next.boundingBox())!.y + (await next.boundingBox())!.height)
      .toBeLessThanOrEqual(tabs.y);
  }
});

test("the five places are always at hand", async ({ page, isMobile }) => {
  for (const width of widths(page)) {
    await page.setViewportSize({ ...page.viewportSize()!, width });
    for (const place of ["puzzles", "explore", "problems", "book", "board"]) {
      await openGame(page, "#nim:3,4,5");
      await page.getByTestId(`nav-${place}`).click();
      await expect(page.getByTestId(`place-${place}`)).toHaveAttribute("aria-current", "page");
      await expect(page.locator("main:not(.place-waiting)")).toBeVisible();
      await page.evaluate((phone) => scrollTo(0, phone ? 100_000 : 0), isMobile);
      for (const other of ["board", "puzzles", "explore", "problems", "book"])
        await expect(page.getByTestId(`nav-${other}`)).toBeInViewport({
          ratio: 1,
        });
    }
  }
  await expectAccessible(page);
});
