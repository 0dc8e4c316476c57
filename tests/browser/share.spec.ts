import { expect, test, type FrameLocator, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, openGame, openMore, slice } from "./help";
import { dialog, link, openShare, pixels, saved, scanned, unfold } from "./sharing";

/** The words of an SVG file, one line a text; it must be well-formed. */
async function svgTexts(page: Page, svg: string): Promise<string[]> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
    if (parsed.querySelector("parsererror")) return ["not well-formed"];
    return [...parsed.querySelectorAll("text, title, desc")].map((one) => one.textContent);
  }, svg);
}

/** Somebody else's page on the same server, with this in its body. */
async function hostPage(page: Page, body: string): Promise<void> {
  await page.route("**/host/page.html", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="en"><title>A course</title><body><h1>A course</h1>${body}</body></html>`,
    }),
  );
  await page.goto("./host/page.html");
}

const inside = (frame: FrameLocator) => ({
  outcome: frame.getByTestId("outcome"),
  moves: frame.getByTestId("winning-move"),
  steps: frame.getByTestId("record-step"),
});

async function playWinningMove(frame: FrameLocator): Promise<void> {
  await expect(inside(frame).outcome).toHaveAttribute("data-outcome", "N");
  await frame.locator(".embed-moves > summary").click();
  await inside(frame).moves.first().click();
  await expect(inside(frame).outcome).toHaveAttribute("data-outcome", "P");
}

test("the link is copied, and opens the same", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openGame(page, "#take/1..3:21!20!17?lang=en&mark=7");
  await openShare(page);
  await expect(link(page)).toHaveValue(/#take\/1\.\.3:21!20!17\?lang=en&mark=7$/);
  await dialog(page).getByRole("button", { name: "Copy link" }).first().click();
  await expect(dialog(page)).toContainText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await link(page).inputValue());
  await page.goto("about:blank");
  await page.goto(copied);
  await expect(page.getByTestId("position-input")).toHaveValue("take/1..3:17");
  await expect(page.getByTestId("record-step")).toHaveCount(2);
});

for (const how of ["refused", "missing"] as const)
  test(`a clipboard that is ${how} leaves the text selected`, async ({ page }) => {
    await page.addInitScript((missing) => {
      Object.defineProperty(navigator, "clipboard", {
        value: missing
          ? undefined
          : { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      });
    }, how === "missing");
    await openGame(page, "#nim:3,4,5");
    await openShare(page);
    await dialog(page).getByRole("button", { name: "Copy link" }).first().click();
    await expect(dialog(page)).toContainText("copy it by hand");
    await expect(link(page)).toBeFocused();
    const selected = await link(page).evaluate((box) =>
      box instanceof HTMLInputElement
        ? box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)
        : "",
    );
    expect(selected).toBe(await link(page).inputValue());
    await unfold(page, "embed");
    await dialog(page).getByRole("button", { name: "Copy frame" }).click();
    await expect(page.getByTestId("frame-text")).toBeFocused();
  });

test("the system’s own sharing is offered where there is one", async ({ page }) => {
  await page.addInitScript(() => {
    const calls: ShareData[] = [];
    const answers = ["sent", "AbortError", "NotAllowedError"];
    Object.assign(window, { calls });
    Object.defineProperty(navigator, "share", {
      value: (data: ShareData) => {
        calls.push(data);
        const answer = answers[calls.length - 1]!;
        return answer === "sent"
          ? Promise.resolve()
          : Promise.reject(new DOMException("no", answer));
      },
    });
    Object.defineProperty(navigator, "canShare", {
      value: (data: ShareData) => data.files?.[0]?.type === "image/png",
    });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
  });
  await openGame(page, "#nim:3,4,5");
  await openShare(page);
  const send = page.getByTestId("send-link");
  const calls = () =>
    page.evaluate(() =>
      (window as unknown as { calls: ShareData[] }).calls.map(({ url, text, files }) => [
        url,
        files?.[0]?.type ?? text,
      ]),
    );
  await send.click();
  await expect
    .poll(calls)
    .toEqual([[await link(page).inputValue(), "Look at this on a board: Nim."]]);
  // Closed by the person: nothing has failed. Refused: copied, or else by hand.
  await send.click();
  await expect.poll(calls).toHaveLength(2);
  await expect(dialog(page)).not.toContainText("copy it by hand");
  await send.click();
  await expect(dialog(page)).toContainText("copy it by hand");
  await unfold(page, "picture");
  await page.getByTestId("send-picture").click();
  await expect.poll(async () => (await calls())[3]?.[1]).toBe("image/png");
});

test("nothing is offered to send where the browser can’t", async ({ page }) => {
  await page.addInitScript(() => {
    delete (Navigator.prototype as Partial<Navigator>).share;
  });
  await openGame(page, "#nim:3,4,5");
  await openShare(page);
  await expect(link(page)).toBeVisible();
  await expect(page.getByTestId("send-link")).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the QR code is the link, ${colorScheme} @browser`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("./#take/1..3:9+take/1..7:14!2.13!1.8?quiz");
    await expect(page.getByText("Who wins? Think first.")).toBeVisible();
    await openShare(page);
    // Of a puzzle first as it was set.
    expect(await scanned(page)).toBe(await page.locator("#share-puzzle").inputValue());
    await page.getByTestId("share-whole").click();
    expect(await scanned(page)).toBe(await link(page).inputValue());
    await expect(page.getByTestId("qr-about")).toContainText("opens this link");
  });

test("a predicate’s signs survive the QR code @browser", async ({ page }) => {
  await openGame(page, "#custom/n%25k==0||k*k<=n:6,20");
  await openShare(page);
  const read = await scanned(page);
  await page.goto("about:blank");
  await page.goto(read);
  await expect(page.getByTestId("position-input")).toHaveValue("custom/n%k==0||k*k<=n:6,20");
});

/** Both screens and both languages, each with one of the others; script/nightly: each with each. */
const onItsScreen = (lang: string) => (lang === "zh" ? " @phone @layout" : "");

/** Each move is a long text. */
const start = 10n ** 18n;
const others = `,${start}`.repeat(7);
const longGame = (moves: number) =>
  `nim:${Array.from({ length: moves + 1 }, (_, at) => `${start - BigInt(at)}${others}`).join("!")}`;

for (const [lang, name, says] of [
  ["en", "Share", "Many chat and mail programs cut links this long"],
  ["zh", "分享", "许多聊天和邮件软件会截断这样长的链接"],
] as const)
  test(`a long record is said to be long, ${lang}${onItsScreen(lang)} @browser`, async ({
    page,
  }) => {
    await openGame(page, `#${longGame(16)}?lang=${lang}`);
    await openShare(page, name);
    await expect(page.getByTestId("link-long")).toContainText(says);
    await expect(page.locator("#share-alone")).toHaveValue(
      new RegExp(`#nim:${start - 16n}${others}\\?lang=${lang}$`),
    );
    const label = await page.locator('label[for="share-alone"]').innerText();
    await expect(page.getByTestId("qr-about")).toContainText(`“${label}”`);
    expect(await scanned(page)).toBe(await page.locator("#share-alone").inputValue());
    await expectNoSideways(page);
  });

test("a position too long for a QR code is said to be", async ({ page }) => {
  await openGame(page, `#nim:${Array.from({ length: 300 }, (_, at) => at + 100).join(",")}`);
  await openShare(page);
  await expect(page.getByTestId("qr-too-long")).toContainText("too long for a QR code");
  await expect(page.getByTestId("qr")).toHaveCount(0);
});

for (const [lang, name, says] of [
  ["en", "Share", "too long for any link"],
  ["zh", "分享", "任何链接都放不下"],
] as const)
  test(`what no link holds: the position’s link, and the file, ${lang}`, async ({ page }) => {
    await openGame(page, `#nim:3,4,5!2,4,5?lang=${lang}&mark=${"x".repeat(1_000_000)}`);
    await openShare(page, name);
    await expect(page.getByTestId("link-too-long")).toContainText(says);
    await expect(link(page)).toHaveCount(0);
    await expect(page.locator("#share-turn")).toHaveCount(0);
    await expect(page.locator("#share-alone")).toHaveValue(
      new RegExp(`/#nim:2,4,5\\?lang=${lang}$`),
    );
    await openMore(page, "share");
    const { name: file, bytes } = await saved(page, "save-game");
    expect(file).toMatch(/\.txt$/);
    expect(bytes.toString("utf8")).toContain("#nim:3,4,5!2,4,5\n");
  });

/** A position of every kind of board, and a word that its picture must hold in each language. */
const boards: readonly [string, string, string, string][] = [
  ["heaps", "nim:1000000000000000000,999999999999999999,7", "Heap 3", "第 3 堆"],
  ["split", "octal/0.77:10,7~misere", "Misère", "反常规则"],
  ["wythoff", "wythoff:7,9", "P", "P"],
  ["stairs", "stairs:3,1,2,40000000000", "Ground", "地面"],
  ["strip", "strip:2,50,1000000000000", "1\u202f000\u202f000\u202f000\u202f000", "51"],
  ["monks", "monks:1,5,8,10", "10", "10"],
  ["hill", "hill/2:1,2,3,7", "Summit", "山顶"],
  ["graph", "graph/a-b,a-c,b-c,Long-a:Long,a,a", "Long", "Long"],
  ["coins", "coins/turtles:THTTHHTTHTTHTHH", "H", "正"],
];

for (const [first, lang] of (["en", "zh"] as const).entries())
  test(`the picture tells every kind of board, ${lang} @browser`, async ({ page }) => {
    test.slow();
    // Each kind in one of the languages.
    for (const [kind, position, english, chinese] of slice(
      [...boards.slice(first), ...boards.slice(0, first)],
      2,
    )) {
      await page.goto("about:blank");
      await openGame(page, `#${position}?lang=${lang}`);
      // The words may come after the verdict.
      await expect(page.locator("html")).toHaveAttribute("lang", lang === "en" ? "en" : "zh-CN");
      const title = await page.locator("h1").evaluate((head) => head.firstChild!.textContent);
      const outcome = await page.getByTestId("outcome").getAttribute("data-outcome");
      await openShare(page, lang === "en" ? "Share" : "分享");
      await unfold(page, "picture");
      const { name, bytes } = await saved(page, "save-svg");
      expect(name).toMatch(/^nimber-[\w.,-]+\.svg$/);
      const svg = bytes.toString("utf8");
      const texts = await svgTexts(page, svg);
      expect(texts[0], kind).toBe(title);
      expect(texts, kind).toContain(position);
      expect(texts, kind).toContain(lang === "en" ? english : chinese);
      expect(texts.join("\n"), kind).toMatch(
        {
          en: { N: /The player to move wins: \d+ winning moves?/, P: /The player to move loses/ },
          zh: { N: /先手必胜：\d+ 种必胜走法/, P: /先手必败/ },
        }[lang][outcome as "N" | "P"],
      );
      expect(svg).not.toMatch(/foreignObject|<style|NaN|undefined/);
      // No text sticks out to the side.
      const beyond = await page.evaluate((text) => {
        const holder = document.createElement("div");
        holder.append(
          document.importNode(
            new DOMParser().parseFromString(text, "image/svg+xml").documentElement,
            true,
          ),
        );
        document.querySelector("dialog[open]")!.append(holder);
        const picture = holder.querySelector("svg")!.getBoundingClientRect();
        const wide = [...holder.querySelectorAll("text")]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < picture.left - 1 || box.right > picture.right + 1;
          })
          .map((one) => one.textContent);
        holder.remove();
        return wide;
      }, svg);
      expect(beyond, kind).toEqual([]);
    }
  });

test("the picture is saved as PNG, light and dark @browser", async ({ page }) => {
  await openGame(page, "#take/1..3:9+take/1..5:10+take/1..7:14");
  await openShare(page);
  await unfold(page, "picture");
  const corners: string[] = [];
  for (const theme of ["light", "dark"]) {
    await expect(page.getByTestId("picture")).toBeVisible();
    const before = await page.getByTestId("picture").getAttribute("src");
    await page.getByTestId(`picture-${theme}`).click();
    await expect(page.getByTestId(`picture-${theme}`)).toHaveAttribute("aria-pressed", "true");
    if (theme === "dark")
      await expect
        .poll(async () => (await page.getByTestId("picture").getAttribute("src")) === before)
        .toBe(false);
    await expect(page.getByTestId("picture")).toHaveAttribute("alt", /A sum of 3 games.*2 winning/);
    const svg = (await saved(page, "save-svg")).bytes.toString("utf8");
    const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!;
    const { name, bytes } = await saved(page, "save-png");
    expect(name).toMatch(/\.png$/);
    const png = await pixels(page, bytes);
    expect([png.width, png.height]).toEqual([Number(size[1]) * 2, Number(size[2]) * 2]);
    const colours = new Set<string>();
    for (let at = 0; at < png.data.length; at += 4)
      colours.add(png.data.subarray(at, at + 4).join());
    // Paper, board, lanes, stones, ink, the verdict, and what lies between them at the rims.
    expect(colours.size).toBeGreaterThan(20);
    corners.push([...png.data.subarray(0, 4)].join());
  }
  expect(corners).toEqual(["242,244,240,255", "15,20,18,255"]);
});

test("a position is shared as a puzzle: its link asks, its picture does not tell", async ({
  page,
}) => {
  await openGame(page, "#nim:3,4,5");
  await openShare(page);
  await expect(page.locator("#share-puzzle")).toHaveValue(/#nim:3,4,5\?quiz$/);
  await unfold(page, "puzzle");
  const svg = (await saved(page, "save-svg")).bytes.toString("utf8");
  const texts = await svgTexts(page, svg);
  expect(texts).toContain("nim:3,4,5");
  expect(texts.join("\n")).not.toMatch(/wins:|loses|g = |SG value/);
});

/** Takes one stone of the only heap, by keys. */
async function takeOne(page: Page): Promise<void> {
  await page.locator('#board [data-heap="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
}

for (const [name, start, puzzle] of [
  ["of the ladder", "take/1..3:21?quiz&ladder=1", "take\\/1\\.\\.3:21"],
  ["that somebody sent", "take/1..3:9?quiz", "take\\/1\\.\\.3:9"],
  ["in the middle of a game", "take/1..3:10!9?quiz", "take\\/1\\.\\.3:9"],
] as const)
  test(`a puzzle ${name} is shared as it was set, once it is solved too`, async ({ page }) => {
    await page.goto(`./#${start}`);
    const asked = new RegExp(`#${puzzle}\\?quiz$`);
    for (const solved of [false, true]) {
      if (solved) {
        await page.getByTestId("quiz-mover").click();
        await takeOne(page);
        await expect(page.getByTestId("quiz")).toContainText("Right");
        await expect(page.getByTestId("status")).toContainText("Your move");
      }
      await openShare(page);
      await expect(page.locator("#share-puzzle")).toHaveValue(asked);
      await expect(dialog(page).locator("label:visible").first()).toContainText(
        "This puzzle as it was set",
      );
      await unfold(page, "puzzle");
      const svg = (await saved(page, "save-svg")).bytes.toString("utf8");
      expect((await svgTexts(page, svg)).join("\n")).toMatch(new RegExp(`^${puzzle}$`, "m"));
      await dialog(page).getByRole("button", { name: "Close" }).click();
    }
  });

test("after a move the puzzle’s link says which position it asks about", async ({ page }) => {
  await page.goto("./#take/1..3:2?play");
  await expect(page.getByTestId("status")).toContainText("Your move");
  await takeOne(page);
  await expect(page.getByTestId("status")).toContainText("The program won");
  await openShare(page);
  await expect(page.locator("#share-puzzle")).toHaveValue(/#take\/1\.\.3:2\?quiz$/);
  await expect(dialog(page)).toContainText("The start of this game as a puzzle");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await openGame(page, "#take/1..3:21!20!17");
  await openShare(page);
  await expect(page.locator("#share-puzzle")).toHaveValue(/#take\/1\.\.3:17\?quiz$/);
  await expect(dialog(page)).toContainText("The position after move 2 as a puzzle");
});

test("a quiz keeps its verdict out of the picture", async ({ page }) => {
  await page.goto("./#nim:3,4,5?quiz");
  await expect(page.getByText("Who wins? Think first.")).toBeVisible();
  await openShare(page);
  await unfold(page, "picture");
  const svg = (await saved(page, "save-svg")).bytes.toString("utf8");
  const texts = await svgTexts(page, svg);
  expect(texts).toContain("nim:3,4,5");
  expect(texts.join("\n")).not.toMatch(/wins:|loses|g = |SG value/);
});

test("the frame of the snippet is played in, and keeps nothing @browser", async ({ page }) => {
  await openGame(page, "#nim:3,4,5!1,4,5");
  await page.getByTestId("winning-move").first().waitFor({ state: "detached" });
  await openShare(page);
  await unfold(page, "embed");
  await page.getByTestId("embed-lang").check();
  const snippet = page.getByTestId("frame-text");
  await expect(snippet).toHaveValue(/#nim:1,4,5\?lang=en&amp;embed"/);
  await page.getByTestId("embed-moves").check();
  await expect(snippet).toHaveValue(/#nim:3,4,5!1,4,5\?lang=en&amp;embed"/);
  await page.getByTestId("embed-moves").uncheck();
  await expect(snippet).toHaveValue(/#nim:1,4,5\?lang=en&amp;embed"/);
  const code = await snippet.inputValue();
  const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.goto("about:blank");
  await hostPage(page, code.replace("nim:1,4,5", "nim:2,4,5"));
  const frame = page.frameLocator("iframe");
  await expect(frame.locator(".top")).toHaveCount(0);
  await expect(frame.locator(".foot")).toHaveCount(0);
  await playWinningMove(frame);
  await expect(frame.getByTestId("open-whole")).toHaveAttribute(
    "href",
    /#nim:2,4,5![\d,]+\?lang=en$/,
  );
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(before);
});

test("the element of the snippet is played in, follows its attributes and tells @browser", async ({
  page,
}) => {
  await page.goto("./#take/1..3:21?quiz");
  await expect(page.getByText("Who wins? Think first.")).toBeVisible();
  await openShare(page);
  await unfold(page, "embed");
  await expect(page.getByTestId("embed-quiz")).toBeChecked();
  await page.getByTestId("embed-quiz").uncheck();
  const snippet = page.getByTestId("element-text");
  await expect(snippet).toHaveValue(/<nimber-board position="take\/1\.\.3:21">/);
  const code = await snippet.inputValue();
  await page.goto("about:blank");
  await hostPage(
    page,
    `${code}<script>const told = []; document.querySelector("nimber-board").addEventListener("nimber-change", (event) => told.push(event.detail))</script>`,
  );
  const frame = page.frameLocator("nimber-board >> iframe");
  await playWinningMove(frame);
  const told = () => page.evaluate<{ position: string; link: string }>("told[told.length - 1]");
  await expect.poll(async () => (await told()).position).toBe("take/1..3:20");
  await expect.poll(async () => (await told()).link).toBe("take/1..3:21!20?embed");
  // As high as the board: nothing inside scrolls.
  await expect
    .poll(() =>
      frame.locator("html").evaluate((root) => root.scrollHeight - window.innerHeight <= 1),
    )
    .toBe(true);

  const board = page.locator("nimber-board");
  const before = await page.evaluate(() => history.length);
  await board.evaluate((element) => {
    element.setAttribute("position", "custom/n%k==0:6");
    element.setAttribute("lang", "zh-CN");
    element.setAttribute("theme", "dark");
    element.setAttribute("quiz", "");
  });
  await expect(frame.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(frame.getByText("谁必胜？先想一想。")).toBeVisible();
  await expect.poll(async () => (await told()).position).toBe("custom/n%k==0:6");
  expect(await page.evaluate(() => history.length)).toBe(before);
  await board.evaluate((element) => element.setAttribute("position", "nim:3,4,"));
  await expect(frame.getByRole("alert")).toBeVisible();
});

test("a link made today opens the same in the folder and on another page @browser", async ({
  page,
}) => {
  const game = "take/1..3:9+take/1..7:14!2.13!1.8";
  await page.goto(`./#${game}?quiz&lang=zh&mark=7`);
  await expect(page.getByText("谁必胜？先想一想。")).toBeVisible();
  await openShare(page, "分享");
  await expect(link(page)).toHaveValue(/\?quiz&lang=zh&mark=7$/);
  const url = await link(page).inputValue();
  await unfold(page, "embed");
  await page.getByTestId("embed-moves").check();
  await expect(page.getByTestId("frame-text")).toHaveValue(/!1\.8\?/);
  const [framed, element] = [
    await page.getByTestId("frame-text").inputValue(),
    await page.getByTestId("element-text").inputValue(),
  ];
  await page.goto("about:blank");
  await page.goto(url);
  await expect(page.getByTestId("position-input")).toHaveValue("take/1..3:8+take/1..7:13");
  await expect(page.getByTestId("record-step")).toHaveCount(2);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");

  await hostPage(page, `${framed}${element}`);
  for (const holder of ["body > iframe", "nimber-board >> iframe"]) {
    await page.locator(holder).scrollIntoViewIfNeeded();
    const frame = page.frameLocator(holder);
    await expect(frame.locator("html")).toHaveAttribute("lang", "zh-CN");
    await expect(frame.getByText("谁必胜？先想一想。")).toBeVisible();
    const back = frame.getByTestId("open-whole");
    await expect(back).toHaveAttribute("href", new RegExp(`#${game.replace(/[+.]/g, "\\$&")}\\?`));
    for (const option of ["quiz", "lang=zh"])
      await expect(back).toHaveAttribute("href", new RegExp(`[?&]${option}(&|$)`));
    // Both moves can be taken back.
    await frame.getByTestId("undo").click();
    await frame.getByTestId("undo").click();
    await expect(frame.getByTestId("undo")).toBeDisabled();
  }
  // What this page doesn't know goes along in the frame as well.
  await expect(page.frameLocator("body > iframe").getByTestId("open-whole")).toHaveAttribute(
    "href",
    /mark=7/,
  );
});

test("a frame waits for its language @browser", async ({ page }) => {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  // The browser's language comes after the link has asked for another one, which comes last.
  await page.route(/\/assets\/(en|zh)-/, async (route) => {
    const wait = route.request().url().includes("/zh-") ? 4000 : 2000;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await route.continue();
  });
  await page.goto("./#wythoff:3,5?lang=zh&embed");
  await expect(page.getByRole("heading", { name: "威佐夫博弈" })).toBeVisible();
  await expect(page.getByTestId("open-whole")).toContainText("在 Nimber 中打开");
  await expect(page.locator("main")).toHaveCount(1);
  expect(troubles).toEqual([]);
});

test("the demo page: boards to play on, nothing complained about @layout", async ({ page }) => {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  await page.goto("./embed/demo.html");
  const first = page.frameLocator("#first >> iframe");
  await playWinningMove(first);
  await expect(page.locator("#told")).toHaveText("nim:1,4,5");
  await page.getByLabel("Position").fill("wythoff:1,1");
  await expect(first.locator("h1")).toContainText("Wythoff");
  await expect(page.locator("#told")).toHaveText("wythoff:1,1");
  await page.locator("#second").scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator("#second >> iframe").getByText("谁必胜？先想一想。"),
  ).toBeVisible();
  await page.locator("#third").scrollIntoViewIfNeeded();
  await playWinningMove(page.frameLocator("#third"));
  await expectNoSideways(page);
  expect(troubles).toEqual([]);
});

for (const [lang, name] of [
  ["en", "Share"],
  ["zh", "分享"],
] as const)
  test(`axe finds nothing in the dialog and in a frame, ${lang}${onItsScreen(lang)} @browser`, async ({
    page,
  }) => {
    test.slow();
    await openGame(page, `#take/1..3:21!20!17?lang=${lang}`);
    await openShare(page, name);
    for (const fold of ["picture", "embed", "qr"] as const) await unfold(page, fold);
    await expect(page.getByTestId("qr")).toBeVisible();
    await expect(page.getByTestId("picture")).toBeVisible();
    await expect(page.getByTestId("element-text")).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);
    const beyond = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await page.goto("about:blank");
    await openGame(page, `#wythoff:5,8?lang=${lang}&embed`);
    await expectAccessible(page);
    await expectNoSideways(page);
  });
