/** The ways through the book: walked from end to end by Next, in both languages. */
import { expect, test, type Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { NimberModule } from "#module/nimber.js";
import { openModule } from "../../web/book/module";
import { places, proofPath } from "../../web/book/proofs";
import { linkOptions } from "../../web/src/links/link";
import { readOptions, type Way } from "../../web/src/links/options";
import * as en from "../../web/src/strings/languages/en";
import * as zh from "../../web/src/strings/languages/zh";
import { expectNoSideways } from "./help";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pagesOf: Record<Way, number> = { contest: 13, proof: proofPath.length };
const chapters = readdirSync(here("../../web/book/en")).length;
const theorems = [...places.values()].map(({ page, at }) => `${page} ${at}`);
const boxes = [...places.values()].map(({ theorem }) => theorem.box.join(" "));

let module: NimberModule;
test.beforeAll(async () => {
  module = await openModule(here("../../web/generated"));
});

/** Where the links of what is read lead to, and the buttons that are links in a page of its own. */
const linksOf = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [...main.querySelectorAll("a[href^='#'], [data-to]")].map(
        (one) => one.getAttribute("href") ?? `#${one.getAttribute("data-to")}`,
      ),
    );

/** Something is there, wherever a link leads. */
function expectThere(href: string): void {
  const { view, way, page, proof, chapter, problem } = readOptions(linkOptions(href));
  if (view === "problems") {
    const names = module.problems().flatMap(({ name, also }) => [name, ...also]);
    expect(names, href).toContain(problem);
  } else if (view !== "book")
    expect(module.openLink(href.slice(1)), href).toMatchObject({ kind: "position" });
  else {
    if (page !== null) expect(page >= 1 && page <= pagesOf[way!], href).toBe(true);
    if (chapter !== null) {
      expect(chapter >= 0 && chapter <= chapters, href).toBe(true);
      if (proof !== null) expect(boxes, href).toContain(`${chapter} ${proof}`);
    } else if (proof !== null) expect(theorems, href).toContain(`${page} ${proof}`);
  }
}

async function walk(page: Page, way: Way, language: "en" | "zh"): Promise<string[][]> {
  const { ways } = { en, zh }[language].book;
  await page.goto(`./#?view=book&lang=${language}`);
  await page.getByTestId(`open-${way}-path`).click();
  await expect(page.getByTestId(`${way}-path`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ways[way].title);
  const links = [await linksOf(page)];
  await page.getByTestId("page-1").click();
  const shown = page.getByTestId(`${way}-page`);
  const next = page.getByTestId("next-chapter");
  for (let number = 1; number <= pagesOf[way]; number++) {
    await expect(shown).toHaveAttribute("data-page", `${number}`);
    await expect(page).toHaveURL(new RegExp(`way=${way}&page=${number}$`));
    await expect(shown).toHaveAttribute("aria-busy", "false");
    await expect(page.locator(".book-chapter-name")).toHaveText(
      ways[way].page(number, pagesOf[way]),
    );
    if (way === "proof") {
      const there = proofPath[number - 1]!.length;
      await expect(page.getByTestId("theorem")).toHaveCount(there);
      await expect(page.locator(".book-theorem-node:not(.book-outer)")).toHaveCount(there);
    }
    links.push(await linksOf(page));
    if (number < pagesOf[way]) await next.click();
  }
  await expect(next).toHaveCount(0);
  await page.getByTestId("previous-page").click();
  await expect(shown).toHaveAttribute("data-page", `${pagesOf[way] - 1}`);
  await page.getByTestId(`to-${way}-path`).click();
  await expect(page.getByTestId(`page-${pagesOf[way] - 1}`)).toHaveAttribute(
    "aria-current",
    "step",
  );
  return links;
}

for (const way of ["contest", "proof"] as const)
  test(`the ${way} path is walked by Next in both languages, and each link leads somewhere`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const english = await walk(page, way, "en");
    expect(english.flat().length).toBeGreaterThan(100);
    for (const href of new Set(english.flat())) expectThere(href);
    const other = await walk(page, way, "zh");
    // A Chinese sentence may name things in another order.
    expect(other.map((one) => one.sort())).toEqual(english.map((one) => one.sort()));
  });

test("a theorem leads to its box in the chapter, and from there the path goes on", async ({
  page,
}) => {
  const { at, theorem, page: number } = places.get("fibonacci")!;
  await page.goto(`./#?view=book&way=proof&page=${number}&proof=${at}`);
  const one = page.locator("[data-id=fibonacci]");
  await expect(one.getByRole("heading", { level: 3 })).toBeFocused();
  const proof = one.getByTestId("proof");
  await expect(proof).not.toHaveAttribute("open");
  await page.getByTestId("unfold-proofs").click();
  await expect(proof).toHaveAttribute("open");
  await expect(proof).toContainText("Call a position short");
  await page.getByTestId("unfold-proofs").click();
  await expect(proof).not.toHaveAttribute("open");
  await one.getByTestId("theorem-chapter").click();
  const [chapter, box] = theorem.box;
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("data-chapter", `${chapter}`);
  const all = page.getByTestId("book-chapter").getByTestId("proof");
  await expect(all.nth(box - 1)).toHaveAttribute("open");
  await expect(all.nth(box)).not.toHaveAttribute("open");
  await page.getByTestId("next-chapter").click();
  const shown = page.getByTestId("proof-page");
  await expect(shown).toHaveAttribute("data-page", `${number + 1}`);
  await page.goBack();
  await page.getByTestId("back-to-page").click();
  await expect(shown).toHaveAttribute("data-page", `${number}`);
});

test("a page or theorem of the proof path that is not there is told", async ({ page }) => {
  for (const unread of ["99", "0"]) {
    await page.goto(`./#?view=book&way=proof&page=${unread}`);
    await expect(page.getByRole("main")).toContainText(en.book.ways.proof.notThere);
  }
  await page.goto("./#?view=book&way=proof&page=3&proof=99");
  await expect(page.getByTestId("proof-page")).toHaveAttribute("data-page", "3");
  await page.goto("./#?view=book&chapter=3&way=proof&page=3&proof=99");
  await expect(page.getByTestId("book-chapter")).toHaveAttribute("aria-busy", "false");
});

test("the drawings fit a phone, and each node is a door @layout @browser", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (let number = 1; number <= pagesOf.proof; number++) {
    await page.goto(`./#?view=book&way=proof&page=${number}`);
    await expect(page.getByTestId("proof-page")).toHaveAttribute("data-page", `${number}`);
    const box = page.locator(".book-drawn-box");
    await expect(box).toBeVisible();
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    const sizes = await page
      .locator(".book-theorem-node text")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    for (const size of sizes) expect(size).toBeGreaterThan(10);
    await expectNoSideways(page);
  }
  await page.goto("./#?view=book&way=proof&page=4");
  await page.getByRole("link", { name: "4.3 Sprague and Grundy" }).first().click();
  await expect(page.locator("[data-id=sum]")).toBeInViewport();
  await expect(page.locator("[data-id=sum] h3")).toBeFocused();
  await page.getByRole("link", { name: "3.1 Binary numbers" }).first().click();
  await expect(page.getByTestId("proof-page")).toHaveAttribute("data-page", "3");
  await expect(page.locator("[data-id=binary]")).toBeInViewport();
  await page.locator("[data-id=binary] summary").click();
  await expect(page.locator("[data-id=binary] .book-proof-body")).toBeVisible();
});
