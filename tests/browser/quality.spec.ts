// Lighthouse as on a phone. Its performance score is a measurement: script/quality prints it.
import { expect, test } from "@playwright/test";
import { audit } from "../../web/quality.mjs";

test("Lighthouse: accessibility, best practices and SEO are whole", async ({ baseURL }) => {
  test.slow();
  const { scores, faults } = await audit(baseURL!, ["accessibility", "best-practices", "seo"]);
  expect(faults).toEqual([]);
  expect(scores).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
});
