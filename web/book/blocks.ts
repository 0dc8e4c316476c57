/** What stands below each other in a chapter: paragraphs, lists, tables, fenced blocks. */
import type { Token, Tokens } from "marked";
import { fence } from "./figures.ts";
import { formula } from "./formula.ts";
import { captionOf, inlines } from "./inline.ts";
import type { ProofToken } from "./inline.ts";
import type { Source } from "./source.ts";
import type { Block, ProofBlock } from "../src/book/content.ts";

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

/** `:::proof TITLE :: CODE, CODE`: "open" among the codes leaves the box unfolded. */
async function proof(source: Source, { head, tokens }: ProofToken): Promise<ProofBlock> {
  const at = head.lastIndexOf(" :: ");
  const words =
    at < 0
      ? []
      : head
          .slice(at + 4)
          .split(",")
          .map((word) => word.trim());
  const odd = words.find((word) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word));
  if (odd !== undefined) source.fail(`"${odd}" is not a theorem's code`);
  const title = await captionOf(source, at < 0 ? head : head.slice(0, at));
  source.line += 1;
  const inner = await blocks(source, tokens);
  if (inner.length === 0) source.fail(":::proof proves nothing");
  if (inner.some((one) => one.kind === "exercise" || one.kind === "proof"))
    source.fail("an exercise or a proof can't stand in a proof");
  return {
    kind: "proof",
    title,
    theorems: words.filter((word) => word !== "open"),
    open: words.includes("open"),
    blocks: inner,
  };
}

export async function block(source: Source, token: Token): Promise<Block | null> {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "paragraph":
    case "text": {
      const { tokens, raw } = token as Tokens.Paragraph;
      if (/^:::/m.test(raw)) source.fail(`no proof begins or ends so: ${raw.slice(0, 60)}`);
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
    case "bookProof":
      return proof(source, token as ProofToken);
    case "code":
      return fence(source, token as Tokens.Code);
    default:
      source.fail(`${token.type} is not used in the book: ${token.raw.slice(0, 60)}`);
  }
}
