// What is drawn over a board: hints and the last move.
import type { Page } from "@playwright/test";

/** Where each part of the board stands: what is drawn over it moves none of them. */
export const drawn = (page: Page) =>
  page.locator("#board .term").evaluateAll((terms) =>
    terms.map((term) => {
      const { x, y, width, height } = term.getBoundingClientRect();
      return [x, y + scrollY, width, height].map(Math.round).join();
    }),
  );
