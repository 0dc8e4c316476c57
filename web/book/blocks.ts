/** What stands below each other in a chapter: paragraphs, lists, tables, fenced blocks. */
import type { Token, Tokens } from "marked";
import { fence } from "./figures.ts";
import { formula } from "./formula.ts";
import { inlines } from "./inline.ts";
import type { Source } from "./source.ts";
import type { Block } from "../src/book/content.ts";

async function blocks(source: Source, tokens: readonly Token[]): Promise<Block[]> {
  const out: Block[] = [];
  for (const token of tokens) {
    const begin = source.line;
    const compiled = await block(source, token);
    if (compiled) out.push(compiled);
    source.line = begin + token.raw.split("\n").length - 1;
  }
  return out;
}

export async function block(source: Source, token: Token): Promise<Block | null> {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
    case "text": {
      const { tokens, raw } = token as Tokens.Paragraph;
      const display = /^\$\$([^$]+)\$\$\s*$/.exec(raw);
      if (display) return { kind: "formula", tree: formula(display[1]!, true) };
      return { kind: "paragraph", children: await inlines(source, tokens) };
    }
    case "heading":
      return { kind: "heading", children: await inlines(source, (token as Tokens.Heading).tokens) };
    case "list": {
      const list = token as Tokens.List;
      const items: Block[][] = [];
      for (const item of list.items) {
        const begin = source.line;
        items.push(await blocks(source, item.tokens));
        source.line = begin + item.raw.split("\n").length - 1;
      }
      return { kind: "list", ordered: list.ordered, items };
    }
    case "blockquote":
      return { kind: "quote", blocks: await blocks(source, (token as Tokens.Blockquote).tokens) };
    case "table": {
      const table = token as Tokens.Table;
      const head = [];
      for (const cell of table.header) head.push(await inlines(source, cell.tokens));
      const rows = [];
      for (const row of table.rows) {
        const cells = [];
        for (const cell of row) cells.push(await inlines(source, cell.tokens));
        rows.push(cells);
      }
      return { kind: "table", head, rows, align: table.align };
    }
    case "code":
      return fence(source, token as Tokens.Code);
    default:
      source.fail(`${token.type} is not used in the book: ${token.raw.slice(0, 60)}`);
  }
}
