/** Numbers as they are printed, and the plain text of what is printed. */
import type { Inline, MathNode } from "../src/book/content.ts";

export const grouped = (digits: string) =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** All text of a piece, for titles, word counts and the table of contents. */
export function textOf(inlines: readonly Inline[]): string {
  return inlines
    .map((one) => {
      if (typeof one === "string") return one;
      switch (one.kind) {
        case "strong":
        case "em":
        case "link":
        case "together":
          return textOf(one.children);
        case "code":
        case "number":
        case "position":
          return one.text;
        case "outcome":
          return one.outcome;
        case "break":
          return " ";
        case "math":
          return mathText(one.tree);
      }
    })
    .join("");
}

const mathText = (node: MathNode): string =>
  typeof node === "string" ? node : node.children.map(mathText).join("");
