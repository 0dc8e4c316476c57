// Tests of tests/browser that need no browser: the built page in happy-dom (tests/dom).
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { inDom } from "../tests/dom/which.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@playwright/test": here("../tests/dom/playwright.ts"),
      "@axe-core/playwright": here("../tests/dom/axe.ts"),
    },
  },
  test: {
    root: here("../tests"),
    include: (process.env["NIMBER_DOM_FILES"]?.split(",") ?? inDom).map(
      (name) => `browser/${name}.spec.ts`,
    ),
    environment: "node",
    // Modules as a browser loads them, in a realm of their own for each document.
    pool: "forks",
    execArgv: ["--experimental-vm-modules", "--no-warnings"],
    maxWorkers: 2,
    testTimeout: 180_000,
    // As in the browser: what fails twice has failed.
    retry: process.env["CI"] ? 1 : 0,
    passWithNoTests: false,
  },
});
