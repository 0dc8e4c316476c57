// What only a mouse does; the phone has touch.spec.ts.
import { expect, test, type Locator, type Page } from "@playwright/test";
import { input, openGame } from "./help";

const middle = async (target: Locator) => {
  const box = (await target.boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 5 });
  await expect(page.getByTestId("preview")).toBeVisible();
  await page.mouse.move(...(await middle(to)));
  await page.mouse.up();
}

for (const { position, from, to, reached } of [
  {
    position: "strip:2,5,9",
    from: '[data-part="3"]',
    to: '[data-place="6"]',
    reached: "strip:2,5,6",
  },
  {
    position: "monks:1,5,8",
    from: '[data-part="2"]',
    to: '[data-place="7"]',
    reached: "monks:1,7,8",
  },
  {
    position: "stairs:3,1,2",
    from: '[data-part="3"] [data-i="1"]',
    to: '[data-part="2"] .step-block',
    reached: "stairs:3,2,1",
  },
  {
    position: "graph/a-b,a-c,b-c:a,b",
    from: '[data-token="1"]',
    to: '[data-vertex="c"]',
    reached: "graph/a-b,a-c,b-c:c,b",
  },
  {
    position: "octal/0.77:9,5",
    from: '[data-heap="1"] [data-i="2"]',
    to: '[data-heap="1"] [data-i="3"]',
    reached: "octal/0.77:2,5,5",
  },
])
  test(`${position}: a move is dragged`, async ({ page }) => {
    await openGame(page, `#${position}`);
    await drag(page, page.locator(from).first(), page.locator(to).first());
    await expect(input(page)).toHaveValue(reached);
  });
