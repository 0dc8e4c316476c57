/**
 * The book's compiler: a chapter's Markdown, with tags, into what the page draws. Everything that
 * is stated is asked of the module on the way: a tag that is not known, a position that does not
 * parse, or a number that the module contradicts is an error with its file and line. docs/book.md
 * lists the tags.
 */
import type { Tokens } from "marked";
import { block } from "./blocks.ts";
import { inlines, marked } from "./inline.ts";
import { BookError, Source } from "./source.ts";
import { textOf } from "./text.ts";
import { ClaimError, type Asker } from "../src/book/claims.ts";
import type { Block, Chapter, Section } from "../src/book/content.ts";
import type { NimberModule } from "../../wasm/nimber.d.ts";

/**
 * Reading time: 220 English words or 400 Chinese characters a minute, and the time for boards and
 * exercises.
 */
function minutesOf(text: string, language: string, seconds: number): number {
  const plain = text.replace(/```[\s\S]*?```/g, "");
  const reading =
    language === "zh"
      ? (plain.match(/[\u4e00-\u9fff]/g)?.length ?? 0) / 400
      : plain.split(/\s+/).length / 220;
  return Math.max(1, Math.round(reading + seconds / 60));
}

/**
 * `file` is the path below the book's folder: "en/01-one-heap.md", "path/en/13-table.md",
 * "proof/en/03-nim.md".
 */
export async function compileChapter(
  file: string,
  text: string,
  module: NimberModule,
  asker: Asker,
): Promise<Chapter> {
  const name = /^(?:(?:path|proof)\/)?(en|zh)\/(\d\d)-[a-z0-9-]+\.md$/.exec(file);
  if (!name) throw new BookError(file, 1, "a chapter is called LANGUAGE/NN-NAME.md");
  const source = new Source(file, module, asker);
  try {
    const tokens = marked.lexer(text);
    let title = "";
    const intro: Block[] = [];
    const body: Section[] = [];
    for (const token of tokens) {
      const begin = source.line;
      if (token.type === "heading" && (token as Tokens.Heading).depth <= 2) {
        source.heading = true;
        const line = await inlines(source, (token as Tokens.Heading).tokens);
        source.heading = false;
        if ((token as Tokens.Heading).depth === 1) title = textOf(line);
        else body.push({ id: `s${body.length + 1}`, title: line, blocks: [] });
      } else {
        const compiled = await block(source, token);
        if (compiled) (body[body.length - 1]?.blocks ?? intro).push(compiled);
      }
      source.line = begin + token.raw.split("\n").length - 1;
    }
    if (title === "") source.fail("the chapter has no title");
    const lead = intro.find((block) => block.kind === "paragraph");
    if (lead?.kind !== "paragraph") return source.fail("the chapter has no first paragraph");
    const seconds = [...intro, ...body.flatMap((section) => section.blocks)].reduce(
      (sum, block) =>
        sum +
        (block.kind === "exercise"
          ? 40
          : block.kind === "board" || block.kind === "trace"
            ? 20
            : block.kind === "judge"
              ? 10
              : 0),
      0,
    );
    return {
      number: Number(name[2]),
      title,
      lead: textOf(lead.children),
      minutes: minutesOf(text, name[1]!, seconds),
      sections: body.map((section) => ({ id: section.id, title: textOf(section.title) })),
      exercises: [...source.exercises],
      blocks: intro,
      body,
    };
  } catch (error) {
    if (error instanceof BookError) throw error;
    if (error instanceof ClaimError) throw new BookError(file, source.line, error.message);
    throw new BookError(file, source.line, error instanceof Error ? error.message : String(error));
  }
}
