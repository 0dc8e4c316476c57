// The version, and the licences of everything that is shipped.
import { expect, test } from "@playwright/test";
import { expectAccessible, expectNoSideways, openGame } from "./help";
import { licences } from "../../web/licences";

test("About names everything inside with its licence, in both languages, when it is asked for @layout", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openGame(page, "#nim:3,4,5");
  await page.getByRole("button", { name: "About and licences" }).click();
  const about = page.getByTestId("about");
  await expect(about).toContainText("Version 0.1.0");
  // Nobody pays for it who does not look.
  expect(asked.filter((url) => /AboutBody.*\.js/.test(url))).toHaveLength(1);
  expect(asked.findIndex((url) => url.includes("AboutBody"))).toBeGreaterThan(
    asked.findIndex((url) => url.endsWith(".wasm")),
  );
  const all = licences();
  const summaries = about.locator("summary");
  await expect(summaries).toHaveText(all.map(({ names }) => names.join("")));
  await summaries.filter({ hasText: "comlink" }).click();
  await expect(about.locator("details[open] pre")).toContainText("Apache License");
  await expectNoSideways(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(about).toHaveCount(0);
  await page.getByTestId("language").click();
  await page.getByRole("button", { name: "关于与许可" }).click();
  await expect(about).toContainText("版本 0.1.0");
});
