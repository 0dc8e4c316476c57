// The page for teachers: boards on one link, on paper, on the wall, and what a class sends back.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible, expectNoSideways, input, openGame, steps } from "./help";
import { openShare, unfold } from "./sharing";

const teacher = (page: Page) => page.getByTestId("teacher");
const items = (page: Page) => page.getByTestId("class-item");

async function makeList(page: Page, title: string, boards: readonly string[]): Promise<void> {
  await page.goto("./#?view=book&class=");
  await page.getByTestId("class-title").fill(title);
  await page.getByTestId("class-boards").fill(boards.join("\n"));
  await page.getByTestId("class-put").click();
  await expect(teacher(page)).toHaveAttribute("data-boards", String(boards.length));
}

const boards = ["nim:1,2", "https://example.org/n/#octal/0.77:3?as=kayles&play", "strip:2,5"];

test("boards become one link, played by a class and checked by replay", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("./#?view=book");
  await page.getByTestId("open-teacher").click();
  await expect(teacher(page)).toHaveAttribute("data-boards", "0");
  await expectAccessible(page);
  await page.getByTestId("class-boards").fill("nim:1,2\n\nnim:3,x");
  await page.getByTestId("class-put").click();
  await expect(page.getByTestId("class-wrong")).toContainText("Line 3:");
  await makeList(page, "Week 3; heaps", boards);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).nth(1)).toContainText("Kayles");
  await expect(items(page).nth(1).locator("[data-pieces=skittles]")).toHaveCount(1);
  await expectNoSideways(page);
  await expectAccessible(page);
  const link = await page.locator("#share-class").inputValue();
  expect(link).toContain("class=Week%203,%20heaps%3Bnim:1,2%3Fquiz%3B");

  // Somebody of the class opens it elsewhere.
  await page.evaluate(() => localStorage.removeItem("nimber.class"));
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Week 3, heaps");
  await expect(page.getByTestId("class-teacher")).not.toHaveAttribute("open");
  await items(page).first().getByRole("link").click();
  await expect(page.getByTestId("class-note")).toHaveAttribute("data-board", "1");
  await page.getByTestId("quiz-mover").click();
  await expect(page.getByTestId("quiz")).toBeVisible();
  await page.locator('#board [data-heap="2"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  // The program answers.
  await expect(input(page)).toHaveValue(/^nim:(0,1|1,0)$/);
  await expectNoSideways(page);
  await page.getByTestId("class-next").click();
  await expect(page.getByTestId("class-note")).toHaveAttribute("data-board", "2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayles");
  await page.getByTestId("class-back").click();
  await expect(items(page).first()).toHaveAttribute("data-played", "true");
  await expect(items(page).nth(1)).toHaveAttribute("data-played", "false");
  await page.reload();
  await expect(items(page).first()).toHaveAttribute("data-played", "true");
  await page.getByTestId("class-name").fill("Ada");
  await page.getByTestId("class-send").click();
  await expect(page.getByTestId("class-sent-text")).toHaveValue(/^Ada · Week 3, heaps\n1\. http/);
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toContain("#nim:1,2!1,1");
  expect(sent).toContain("3. not played");

  // Back at the teacher's: right, wrong, no move at all.
  await page.getByTestId("class-teacher").locator("summary").first().click();
  await page
    .getByTestId("class-sent")
    .fill(`${sent}\n\nBob\n1. ./#nim:1,2!1,0!0,0\n2. see ./#octal/0.77:3!9`);
  await page.getByTestId("class-check").click();
  const person = (name: string) => page.locator(`[data-testid=class-person][data-name=${name}]`);
  await expect(person("Ada")).toContainText("1 of 3 right");
  await expect(person("Ada").getByTestId("class-result")).toHaveAttribute("data-first", "right");
  await expect(person("Bob")).toContainText("0 of 3 right");
  const bobs = person("Bob").getByTestId("class-result");
  await expect(bobs.first()).toHaveAttribute("data-first", "wrong");
  await expect(bobs.first()).toContainText("the second player won");
  await expect(bobs.nth(1)).toHaveAttribute("data-legal", "false");
  await expectAccessible(page);
});

test("a list is printed with and without answers", async ({ page }) => {
  await makeList(page, "", boards);
  await page.getByTestId("class-answers").check();
  await expect(items(page).first()).toContainText("Answer: Take 1 from heap 2");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByTestId("class-teacher")).toBeHidden();
  await expect(page.locator(".book-sheet-name")).toBeVisible();
  for (const item of await items(page).all()) await expect(item.locator(".board")).toBeVisible();
});

test("the large view has stones as large as the screen lets them be @layout", async ({
  page,
  isMobile,
}) => {
  await openGame(page, "#nim:3,4,5");
  const stone = () => page.locator("#board .stone").first().boundingBox();
  const before = (await stone())!.width;
  await openShare(page);
  await unfold(page, "class");
  await page.getByTestId("project").click();
  await expect(page.getByTestId("projector")).toBeVisible();
  await expect(page).toHaveURL(/projector/);
  await expect(page.getByTestId("eye")).toBeHidden();
  await expect(page.locator("header.top, footer")).toHaveCount(0);
  await expectNoSideways(page);
  await expectAccessible(page);
  if (!isMobile) {
    await expect.poll(async () => (await stone())!.width).toBeGreaterThan(before * 1.4);
    const foot = await page.locator(".action-row").boundingBox();
    expect(foot!.y + foot!.height).toBeLessThanOrEqual(800);
  }
  await page.locator('#board [data-heap="3"]').focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#nim:3,4,5!3,4,4/);
  await page.reload();
  await expect(page.getByTestId("projector")).toBeVisible();
  await page.getByTestId("project-leave").click();
  await expect(page.locator("header.top")).toBeVisible();
  await expect(steps(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/projector/);
});

test("places are found under the pointer in the large view @desktop", async ({ page }) => {
  // One row at every size of the run: the drag is measured along it.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("./#strip:2,9?projector");
  const piece = async (part: number) => {
    const box = (await page.locator(`#board [data-part="${part}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await expect(page.locator("#board")).toHaveAttribute("data-position", "strip:2,9");
  const [first, second] = [await piece(1), await piece(2)];
  await page.mouse.move(second.x, second.y);
  await page.mouse.down();
  await page.mouse.move(second.x - (3 * (second.x - first.x)) / 7, second.y, {
    steps: 6,
  });
  await page.mouse.up();
  await expect(page.locator("#board")).toHaveAttribute("data-position", "strip:2,6");
});

test("a game is added by its name and its number, and its whole board is seen", async ({
  page,
}) => {
  await page.goto("./#?view=book&class=");
  await expect(page.getByTestId("class-size")).toHaveValue("21");
  await page.getByTestId("class-add-game").click();
  await page.getByTestId("class-game").selectOption({ label: "Kayles" });
  await expect(page.getByTestId("class-size")).toHaveValue("10,7");
  await page.getByTestId("class-size").fill("9, 4");
  await page.getByTestId("class-add-game").click();
  // What stands there without a number is added as it is in the gallery.
  await page.getByTestId("class-game").selectOption("cram");
  await expect(page.getByTestId("class-size")).toHaveCount(0);
  await page.getByTestId("class-add-game").click();
  await expect(page.getByTestId("class-boards")).toHaveValue(
    "take/1..3:21?as=stones21\noctal/0.77:9,4?as=kayles\ngrid/..->oo;turn:..../..../....?as=cram",
  );
  await expectNoSideways(page);
  await page.getByTestId("class-put").click();
  await expect(items(page)).toHaveCount(3);
  const stones = items(page).first().locator(".board");
  expect(await stones.evaluate((board) => board.scrollHeight - board.clientHeight)).toBe(0);
  await expectNoSideways(page);
});

test("the poisoned square of a bar is seen in a class's list", async ({ page }) => {
  await makeList(page, "Chomp", [
    "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):3,3,2?as=chomp",
  ]);
  const poisoned = items(page).locator(".bar-last");
  await expect(poisoned).toHaveCount(1);
  await expect(poisoned).toHaveAttribute("data-square", "1.1");
});
