/** What stands in a line: text, formulas, and tags whose numbers the module confirms. */
import { Marked, type Token, type Tokens } from "marked";
import { isWords, wordFormula } from "./beyond.ts";
import { fact, isFact, type FactName } from "./facts.ts";
import { formula } from "./formula.ts";
import { grouped, textOf } from "./text.ts";
import type { Source } from "./source.ts";
import type { Inline, MathNode } from "../src/book/content.ts";

interface TagToken extends Tokens.Generic {
  name: string;
  text: string;
}

/** From a line `:::proof TITLE` to a line `:::`. */
export interface ProofToken extends Tokens.Generic {
  head: string;
  tokens: Token[];
}

export const marked = new Marked({
  extensions: [
    {
      name: "bookProof",
      level: "block",
      start: (text) => /^:::/m.exec(text)?.index,
      tokenizer(text) {
        const match = /^:::proof +([^\n]+)\n([\s\S]*?)\n:::[ \t]*(?:\n|$)/.exec(text);
        if (!match) return undefined;
        const tokens = this.lexer.blockTokens(match[2]!, []);
        return { type: "bookProof", raw: match[0], head: match[1]!.trim(), tokens };
      },
    },
    {
      name: "bookTag",
      level: "inline",
      start: (text) => text.indexOf("{"),
      tokenizer(text) {
        const match = /^\{([a-z]+)(?:\s+([^{}]*))?\}/.exec(text);
        if (!match) return undefined;
        return {
          type: "bookTag",
          raw: match[0],
          name: match[1]!,
          text: (match[2] ?? "").replace(/\s+/g, " ").trim(),
        };
      },
    },
    {
      name: "bookMath",
      level: "inline",
      start: (text) => text.indexOf("$"),
      tokenizer(text) {
        const match = /^\$([^$\n]+)\$/.exec(text);
        if (!match) return undefined;
        return { type: "bookMath", raw: match[0], text: match[1]! };
      },
    },
  ],
});

async function tag(source: Source, { name, text }: TagToken): Promise<Inline | Inline[]> {
  switch (name) {
    case "value":
    case "wins":
    case "options":
    case "g":
    case "mex":
    case "misere":
    case "period":
    case "preperiod": {
      const { stated, board } = await source.claim(`${name} ${text}`);
      return { kind: "number", text: grouped(stated), position: board };
    }
    case "outcome": {
      const { stated, board } = await source.claim(`outcome ${text}`);
      return { kind: "outcome", outcome: stated === "N" ? "N" : "P", position: board };
    }
    case "xor": {
      const { stated } = await source.claim(`xor ${text}`);
      const terms = text.slice(0, text.lastIndexOf(" = ")).split(",");
      return {
        kind: "math",
        tree: sum(
          terms.map((term) => term.trim()),
          stated,
        ),
      };
    }
    case "bits": {
      // {bits 57 = 111001}: the nim-sum of one heap is the heap, written in binary.
      const [number = "", stated = ""] = text.split(" = ");
      const { value } = await source.known(`nim:${number}`);
      if (value === null || value.toString(2) !== stated.trim())
        source.fail(`"bits ${text}" is contradicted: ${value?.toString(2)}`);
      return { kind: "number", text: stated.trim(), position: "" };
    }
    case "winning":
    case "legal": {
      const [move = "", label] = text.split(" | ");
      await source.claim(`${name} ${move} = yes`);
      const [, to = ""] = move.split(" > ");
      return {
        kind: "position",
        position: source.position(to.trim()),
        text: label ?? plain(to.trim()),
      };
    }
    case "lost":
    case "won": {
      // {lost nim:1,2,3}: the position itself, and the claim about it.
      const [position = "", label] = text.split(" | ");
      await source.claim(`outcome ${position} = ${name === "lost" ? "P" : "N"}`);
      return {
        kind: "position",
        position: source.position(position),
        text: label ?? plain(position),
      };
    }
    case "pos": {
      const [position = "", label] = text.split(" | ");
      return {
        kind: "position",
        position: source.position(position),
        text: label ?? plain(position),
      };
    }
    default:
      if (isFact(name)) return statedFact(source, name, text);
      return source.fail(`unknown tag {${name}}`);
  }
}

/** {zeros take/1..3 0..12 = 0,4,8,12}: a list is printed as the language does. */
async function statedFact(
  source: Source,
  name: FactName,
  text: string,
): Promise<Inline | Inline[]> {
  const at = text.lastIndexOf(" = ");
  if (at < 0) source.fail(`"${name} ${text}" states nothing: "= ANSWER" is missing`);
  const subject = text.slice(0, at).trim();
  const stated = text.slice(at + 3).trim();
  const plain = name === "judge" ? stated : stated.replace(/[\s_]/g, "");
  const answer = await fact(source.module, source.asker, name, subject);
  if (answer !== plain) source.fail(`"${name} ${text}" is contradicted: the answer is ${answer}`);
  if (name === "genus") {
    const [value = "", misere = ""] = plain.split("^");
    return { kind: "math", tree: formula(`${value}^{${misere}}`, false) };
  }
  if (isWords(name))
    return plain.split(",").flatMap((word, at): Inline[] => {
      const tree = formula(wordFormula(word), false);
      return [...(at > 0 ? [source.chinese ? "、" : ", "] : []), { kind: "math", tree }];
    });
  const numbers = plain.split(",").map(grouped);
  const position =
    name === "cold" ? `wythoff:${plain}` : name === "wild" ? `${subject}:${plain}~misere` : null;
  if (position !== null)
    return { kind: "position", position, text: `(${numbers.join(",\u00a0")})` };
  if (numbers.length > 1) return numbers.join(source.chinese ? "、" : ", ");
  return { kind: "number", text: name === "judge" ? plain : numbers[0]!, position: "" };
}

/** (3, 4, 5) for nim, the notation's text for others. */
function plain(text: string): string {
  const nim = /^(?:nim|wythoff):([\d,]+)$/.exec(text);
  return nim ? `(${nim[1]!.split(",").join(", ")})` : text;
}

function sum(terms: string[], total: string): MathNode {
  const children: MathNode[] = [];
  terms.forEach((term, at) => {
    if (at > 0) children.push({ tag: "mo", attributes: {}, children: ["⊕"] });
    children.push({ tag: "mn", attributes: {}, children: [grouped(term)] });
  });
  children.push({ tag: "mo", attributes: {}, children: ["="] });
  children.push({ tag: "mn", attributes: {}, children: [grouped(total)] });
  return { tag: "math", attributes: {}, children: [{ tag: "mrow", attributes: {}, children }] };
}

export async function inlines(
  source: Source,
  tokens: readonly Token[] | undefined,
): Promise<Inline[]> {
  const out: Inline[] = [];
  const say = (piece: string) => {
    const last = out[out.length - 1];
    if (typeof last === "string") {
      out[out.length - 1] = last + piece;
      return;
    }
    // Punctuation stays on the line of what it follows.
    const whole = last?.kind === "math" || last?.kind === "outcome" || last?.kind === "number";
    const mark = whole ? (/^[,.;:!?、。，；：！？）)]+/.exec(piece)?.[0] ?? "") : "";
    if (mark !== "") out[out.length - 1] = { kind: "together", children: [last!, mark] };
    if (piece.length > mark.length) out.push(piece.slice(mark.length));
  };
  for (const token of tokens ?? []) {
    switch (token.type) {
      case "text":
      case "escape": {
        const inner = (token as Tokens.Text).tokens;
        if (inner) out.push(...(await inlines(source, inner)));
        else
          say(unspaced(source, typeset(source, tagless(source, (token as Tokens.Text).text)), out));
        break;
      }
      case "strong":
      case "em":
        out.push({
          kind: token.type,
          children: await inlines(source, (token as Tokens.Strong).tokens),
        });
        break;
      case "codespan":
        out.push({ kind: "code", text: (token as Tokens.Codespan).text });
        break;
      case "br":
        out.push({ kind: "break" });
        break;
      case "link":
        out.push({
          kind: "link",
          href: (token as Tokens.Link).href,
          children: await inlines(source, (token as Tokens.Link).tokens),
        });
        break;
      case "bookTag":
        for (const piece of [await tag(source, token as TagToken)].flat())
          if (typeof piece === "string") say(piece);
          else out.push(piece);
        break;
      case "bookMath":
        out.push({
          kind: "math",
          tree: formula(token["text"] as string, false),
        });
        break;
      default:
        source.fail(`${token.type} can't stand in a line: ${token.raw}`);
    }
  }
  return out;
}

/**
 * A brace that opens no tag is an error, unless it is that of a set of numbers; so is an asterisk.
 */
function tagless(source: Source, text: string): string {
  const brace = /\{(?!\d).{0,30}/.exec(text);
  if (brace) source.fail(`unknown tag: ${brace[0]}`);
  if (text.includes("*")) source.fail(`asterisks that stress nothing: ${text.slice(0, 40)}`);
  return text;
}

/** Straight apostrophes are typed, curved ones printed. */
function typeset(source: Source, text: string): string {
  const joined = text.replace(/\n/g, source.joiner);
  // The headings' face may be one that has it full-width only.
  if (source.heading) return joined;
  return joined.replace(/(\p{L})'(\p{L})/gu, "$1’$2").replace(/(s)'(?=\s)/g, "$1’");
}

/**
 * Behind a stressed "证明：" Markdown needs a space, or takes its asterisks for text. In Chinese none
 * is printed.
 */
function unspaced(source: Source, text: string, before: readonly Inline[]): string {
  const last = before[before.length - 1];
  if (!source.chinese || !text.startsWith(" ") || typeof last !== "object") return text;
  if (last.kind !== "strong" && last.kind !== "em") return text;
  return /[。，、；：！？]$/.test(textOf(last.children)) ? text.slice(1) : text;
}

export function captionOf(source: Source, text: string): Promise<Inline[]> {
  return inlines(source, marked.Lexer.lexInline(text, marked.defaults));
}
