/**
 * The book's compiler: a chapter's Markdown, with tags, into what the page draws. Everything that
 * is stated is asked of the module on the way: a tag that is not known, a position that does not
 * parse, or a number that the module contradicts is an error with its file and line. docs/book.md
 * lists the tags.
 */
import { Marked, type Token, type Tokens } from "marked";
import temml from "temml";
import {
  ask,
  ClaimError,
  questionBoard,
  readClaim,
  readClaims,
  readQuestion,
  type Asker,
} from "../src/book/claims.ts";
import { fact, isFact, type FactName } from "./facts.ts";
import { judged } from "./module.ts";
import { firstWrong, simulate } from "../src/book/templates.ts";
import type {
  Block,
  Chapter,
  ExerciseBlock,
  ExerciseKind,
  Inline,
  MathNode,
  Section,
} from "../src/book/content.ts";
import type { MoveRecord, NimberModule } from "../../wasm/nimber.d.ts";

export class BookError extends Error {
  constructor(
    readonly file: string,
    readonly line: number,
    message: string,
  ) {
    super(`${file}:${line}: ${message}`);
  }
}

// ---- formulas ----

const entities: Record<string, string> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

const decodeEntities = (text: string) =>
  text.replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
    if (/^#x/i.test(name)) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    return entities[name] ?? whole;
  });

/** TeX to MathML, as elements: the page never writes markup. */
export function formula(tex: string, display: boolean): MathNode {
  const markup = temml.renderToString(tex, {
    displayMode: display,
    throwOnError: true,
    xml: false,
  });
  const root: { tag: string; attributes: Record<string, string>; children: MathNode[] } = {
    tag: "root",
    attributes: {},
    children: [],
  };
  const open = [root];
  for (const [, close, tag, attributes, empty, text] of markup.matchAll(
    /<(\/?)([a-z]+)((?:\s+[a-z-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g,
  )) {
    const top = open[open.length - 1]!;
    if (text !== undefined) top.children.push(decodeEntities(text));
    else if (close) open.pop();
    else {
      const node = { tag: tag!, attributes: {} as Record<string, string>, children: [] };
      for (const [, name, value] of attributes!.matchAll(/([a-z-]+)="([^"]*)"/g))
        if (name !== "style" && name !== "class") node.attributes[name!] = decodeEntities(value!);
      top.children.push(node);
      if (!empty) open.push(node);
    }
  }
  const math = root.children[0];
  if (
    open.length !== 1 ||
    root.children.length !== 1 ||
    math === undefined ||
    typeof math === "string"
  )
    throw new ClaimError(`the formula "${tex}" gives no formula`);
  return math;
}

// ---- inline ----

interface TagToken extends Tokens.Generic {
  name: string;
  text: string;
}

const marked = new Marked({
  extensions: [
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

const grouped = (digits: string) =>
  digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, "\u202f");

/** What may stand where a caption, a hint or a cell stands. */
class Compiler {
  readonly asker: Asker;
  readonly module: NimberModule;
  readonly file: string;
  line = 1;
  heading = false;
  exercises = new Set<string>();

  constructor(file: string, module: NimberModule, asker: Asker) {
    this.file = file;
    this.module = module;
    this.asker = asker;
  }

  fail(message: string): never {
    throw new BookError(this.file, this.line, message);
  }

  /** Reads a position and answers its canonical text. */
  position(text: string): string {
    const answer = this.module.read(text);
    if ("error" in answer)
      this.fail(
        `the position "${text}" does not parse: ${answer.error.code}, column ${answer.error.column}`,
      );
    if (answer.kind !== "position") this.fail(`"${text}" is a rule, a position is wanted`);
    return answer.position;
  }

  rule(text: string): string {
    const answer = this.module.read(text);
    if ("error" in answer)
      this.fail(
        `the rule "${text}" does not parse: ${answer.error.code}, column ${answer.error.column}`,
      );
    if (answer.kind !== "rule") this.fail(`"${text}" is a position, a rule is wanted`);
    return answer.rule;
  }

  /** Holds a claim against the module; answers what was stated. */
  async claim(text: string): Promise<{ stated: string; board: string; name: string }> {
    const { question, stated } = readClaim(text);
    const plain = stated.replace(/[\s_]/g, "");
    const answer = await ask(this.asker, question);
    if (answer !== plain) this.fail(`"${text}" is contradicted: the answer is ${answer}`);
    return { stated: plain, board: questionBoard(question), name: question.name };
  }

  async tag({ name, text }: TagToken): Promise<Inline> {
    switch (name) {
      case "value":
      case "wins":
      case "options":
      case "g":
      case "mex":
      case "period":
      case "preperiod": {
        const { stated, board } = await this.claim(`${name} ${text}`);
        return { kind: "number", text: grouped(stated), position: board };
      }
      case "outcome": {
        const { stated, board } = await this.claim(`outcome ${text}`);
        return { kind: "outcome", outcome: stated === "N" ? "N" : "P", position: board };
      }
      case "xor": {
        const { stated } = await this.claim(`xor ${text}`);
        const terms = text.slice(0, text.lastIndexOf(" = ")).split(",");
        return {
          kind: "math",
          tree: this.sum(
            terms.map((term) => term.trim()),
            stated,
          ),
        };
      }
      case "bits": {
        // {bits 57 = 111001}: the nim-sum of one heap is the heap, written in binary.
        const [number = "", stated = ""] = text.split(" = ");
        const { value } = await this.known(`nim:${number}`);
        if (value === null || value.toString(2) !== stated.trim())
          this.fail(`"bits ${text}" is contradicted: ${value?.toString(2)}`);
        return { kind: "number", text: stated.trim(), position: "" };
      }
      case "winning":
      case "legal": {
        const [move = "", label] = text.split(" | ");
        await this.claim(`${name} ${move} = yes`);
        const [, to = ""] = move.split(" > ");
        return {
          kind: "position",
          position: this.position(to.trim()),
          text: label ?? this.plain(to.trim()),
        };
      }
      case "lost":
      case "won": {
        // {lost nim:1,2,3}: the position itself, and the claim about it.
        const [position = "", label] = text.split(" | ");
        await this.claim(`outcome ${position} = ${name === "lost" ? "P" : "N"}`);
        return {
          kind: "position",
          position: this.position(position),
          text: label ?? this.plain(position),
        };
      }
      case "pos": {
        const [position = "", label] = text.split(" | ");
        return {
          kind: "position",
          position: this.position(position),
          text: label ?? this.plain(position),
        };
      }
      default:
        if (isFact(name)) return this.fact(name, text);
        return this.fail(`unknown tag {${name}}`);
    }
  }

  /** {zeros take/1..3 0..12 = 0,4,8,12}: a list is printed as the language does. */
  async fact(name: FactName, text: string): Promise<Inline> {
    const at = text.lastIndexOf(" = ");
    if (at < 0) this.fail(`"${name} ${text}" states nothing: "= ANSWER" is missing`);
    const subject = text.slice(0, at).trim();
    const stated = text.slice(at + 3).trim();
    const plain = name === "judge" ? stated : stated.replace(/[\s_]/g, "");
    const answer = await fact(this.module, this.asker, name, subject);
    if (answer !== plain) this.fail(`"${name} ${text}" is contradicted: the answer is ${answer}`);
    const numbers = plain.split(",").map(grouped);
    const position =
      name === "cold" ? `wythoff:${plain}` : name === "wild" ? `${subject}:${plain}~misere` : null;
    if (position !== null)
      return { kind: "position", position, text: `(${numbers.join(",\u00a0")})` };
    if (numbers.length > 1) return numbers.join(this.chinese ? "、" : ", ");
    return { kind: "number", text: name === "judge" ? plain : numbers[0]!, position: "" };
  }

  /** (3, 4, 5) for nim, the notation's text for others. */
  plain(text: string): string {
    const nim = /^(?:nim|wythoff):([\d,]+)$/.exec(text);
    return nim ? `(${nim[1]!.split(",").join(", ")})` : text;
  }

  sum(terms: string[], total: string): MathNode {
    const children: MathNode[] = [];
    terms.forEach((term, at) => {
      if (at > 0) children.push({ tag: "mo", attributes: {}, children: ["⊕"] });
      children.push({ tag: "mn", attributes: {}, children: [grouped(term)] });
    });
    children.push({ tag: "mo", attributes: {}, children: ["="] });
    children.push({ tag: "mn", attributes: {}, children: [grouped(total)] });
    return { tag: "math", attributes: {}, children: [{ tag: "mrow", attributes: {}, children }] };
  }

  async known(position: string) {
    const answer = await this.asker.analyze(position);
    if ("error" in answer)
      this.fail(`"${position}" does not parse or is not settled: ${answer.error.code}`);
    return answer;
  }

  async inlines(tokens: readonly Token[] | undefined): Promise<Inline[]> {
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
          if (inner) out.push(...(await this.inlines(inner)));
          else say(this.typeset(this.tagless((token as Tokens.Text).text)));
          break;
        }
        case "strong":
        case "em":
          out.push({
            kind: token.type,
            children: await this.inlines((token as Tokens.Strong).tokens),
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
            children: await this.inlines((token as Tokens.Link).tokens),
          });
          break;
        case "bookTag":
          out.push(await this.tag(token as TagToken));
          break;
        case "bookMath":
          out.push({
            kind: "math",
            tree: formula(token["text"] as string, false),
          });
          break;
        default:
          this.fail(`${token.type} can't stand in a line: ${token.raw}`);
      }
    }
    return out;
  }

  /** A brace that opens no tag is an error, unless it is that of a set of numbers. */
  tagless(text: string): string {
    const brace = /\{(?!\d).{0,30}/.exec(text);
    if (brace) this.fail(`unknown tag: ${brace[0]}`);
    return text;
  }

  /** Straight apostrophes are typed, curved ones printed. */
  typeset(text: string): string {
    const joined = text.replace(/\n/g, this.joiner);
    // The headings' face may be one that has it full-width only.
    if (this.heading) return joined;
    return joined.replace(/(\p{L})'(\p{L})/gu, "$1’$2").replace(/(s)'(?=\s)/g, "$1’");
  }

  /** A line break inside a paragraph is a space, between Chinese characters nothing. */
  get joiner(): string {
    return this.chinese ? "" : " ";
  }

  get chinese(): boolean {
    return this.file.startsWith("zh/");
  }

  captionOf(text: string): Promise<Inline[]> {
    return this.inlines(marked.Lexer.lexInline(text, marked.defaults));
  }

  // ---- blocks ----

  async blocks(tokens: readonly Token[]): Promise<Block[]> {
    const out: Block[] = [];
    for (const token of tokens) {
      const begin = this.line;
      const block = await this.block(token);
      if (block) out.push(block);
      this.line = begin + token.raw.split("\n").length - 1;
    }
    return out;
  }

  async block(token: Token): Promise<Block | null> {
    switch (token.type) {
      case "space":
      case "def":
        return null;
      case "paragraph":
      case "text": {
        const { tokens, raw } = token as Tokens.Paragraph;
        const display = /^\$\$([^$]+)\$\$\s*$/.exec(raw);
        if (display) return { kind: "formula", tree: formula(display[1]!, true) };
        return { kind: "paragraph", children: await this.inlines(tokens) };
      }
      case "heading":
        return { kind: "heading", children: await this.inlines((token as Tokens.Heading).tokens) };
      case "list": {
        const list = token as Tokens.List;
        const items: Block[][] = [];
        for (const item of list.items) {
          const begin = this.line;
          items.push(await this.blocks(item.tokens));
          this.line = begin + item.raw.split("\n").length - 1;
        }
        return { kind: "list", ordered: list.ordered, items };
      }
      case "blockquote":
        return { kind: "quote", blocks: await this.blocks((token as Tokens.Blockquote).tokens) };
      case "table": {
        const table = token as Tokens.Table;
        const head = [];
        for (const cell of table.header) head.push(await this.inlines(cell.tokens));
        const rows = [];
        for (const row of table.rows) {
          const cells = [];
          for (const cell of row) cells.push(await this.inlines(cell.tokens));
          rows.push(cells);
        }
        return { kind: "table", head, rows, align: table.align };
      }
      case "code":
        return this.fence(token as Tokens.Code);
      default:
        this.fail(`${token.type} is not used in the book: ${token.raw.slice(0, 60)}`);
    }
  }

  async fence({ lang = "", text }: Tokens.Code): Promise<Block> {
    const [tag = "", ...rest] = lang.split(" ");
    const argument = rest.join(" ").trim();
    if (tag === "cpp" || tag === "text") return { kind: "code", text };
    const fields = new Fields(this, tag, text);
    const caption = await this.captionOf(fields.optional("caption") ?? "");
    let block: Block;
    switch (tag) {
      case "board": {
        const position = this.position(argument);
        for (const claim of fields.all("claim")) await this.claim(claim);
        await this.known(position);
        block = {
          kind: "board",
          position,
          caption,
          closed: fields.flag("closed"),
          answers: !fields.flag("alone"),
        };
        break;
      }
      case "strip": {
        const to = fields.integer("to");
        const rule = this.rule(argument);
        const values = await this.values(rule, to + 1);
        const stated = fields.optional("values");
        if (stated !== undefined && stated.split(/[\s,]+/).join() !== values.join())
          this.fail(`the values of ${rule} are ${values.join(" ")}`);
        block = { kind: "strip", rule, values, caption };
        break;
      }
      case "columns":
        block = await this.columns(this.position(argument), caption);
        break;
      case "options":
        block = await this.options(this.position(argument), caption);
        break;
      case "window": {
        const rule = this.rule(argument);
        const width = fields.integer("width");
        const values = await this.values(rule, 400);
        const seen = new Map<string, number>();
        let first = -1;
        let again = -1;
        for (let at = 0; at + width <= values.length; at++) {
          const key = values.slice(at, at + width).join();
          const before = seen.get(key);
          if (before !== undefined) {
            first = before;
            again = at;
            break;
          }
          seen.set(key, at);
        }
        if (first < 0) this.fail(`no window of ${width} values repeats`);
        if (again - first !== fields.integer("period"))
          this.fail(`the windows repeat after ${again - first}`);
        block = {
          kind: "window",
          rule,
          width,
          first,
          again,
          values: values.slice(0, again + width),
          caption,
        };
        break;
      }
      case "grid": {
        const size = fields.integer("size");
        block = {
          kind: "grid",
          size,
          values: Array.from(this.module.wythoffGrid(size, size)),
          caption,
        };
        break;
      }
      case "trace": {
        const template = fields.choice("template", ["table", "memo"]);
        const bug = fields.choice("bug", ["none", "zero"]);
        const set = fields.required("set").split(",").map(Number);
        const to = fields.integer("to");
        const values = await this.values(this.rule(`take/${set.join(",")}`), 61);
        const wrong = firstWrong(simulate(template, bug, set, 60).values, values);
        if (bug === "none" ? wrong !== null : wrong !== fields.integer("wrong"))
          this.fail(`the program's first wrong heap is ${wrong}`);
        block = { kind: "trace", template, bug, set, to, values: values.slice(0, to + 1), caption };
        break;
      }
      case "exercise":
        block = await this.exercise(argument, fields);
        break;
      case "draw": {
        const graph = this.rule(argument);
        block = { kind: "draw", graph, caption };
        break;
      }
      case "coder": {
        block = { kind: "coder", rule: this.rule(argument), caption };
        break;
      }
      case "program": {
        const answer = this.module.program(argument);
        if ("error" in answer)
          return this.fail(`the rule "${argument}" does not parse: ${answer.error.code}`);
        block = { kind: "program", rule: answer.rule, text: answer.text, caption };
        break;
      }
      case "judge": {
        const input = fields.all("in").join("\n") + "\n";
        const output = judged(this.module, argument, input);
        if (output === null) return this.fail(`the problem ${argument} does not answer this input`);
        const board = fields.optional("board");
        const stated = fields.all("out").join("\n");
        if (stated !== output.trimEnd()) this.fail(`${argument} answers ${JSON.stringify(output)}`);
        block = {
          kind: "judge",
          problem: argument,
          board: board === undefined ? "" : this.position(board),
          input: input.trimEnd(),
          output: output.trimEnd(),
          caption,
        };
        break;
      }
      default:
        this.fail(`unknown tag \`\`\`${tag}`);
    }
    fields.done();
    return block;
  }

  async values(rule: string, count: number): Promise<number[]> {
    const answer = await this.asker.sequence(rule, count);
    if ("error" in answer) this.fail(`no values of ${rule}: ${answer.error.code}`);
    return [...answer];
  }

  async columns(position: string, caption: Inline[]): Promise<Block> {
    const known = await this.known(position);
    if (known.value === null) this.fail(`${position} has no value`);
    const parts = known.terms.flatMap((term) => term.components).map((one) => one.value ?? 0n);
    const width = Math.max(...[...parts, known.value].map((value) => value.toString(2).length));
    const bits = (value: bigint) => value.toString(2).padStart(width, "0");
    return {
      kind: "columns",
      position,
      rows: parts.map((value, at) => ({
        name: String(at + 1),
        size: value.toString(),
        bits: bits(value),
      })),
      sum: { size: known.value.toString(), bits: bits(known.value) },
      caption,
    };
  }

  /** All positions that can be reached, and the moves between them. */
  async options(position: string, caption: Inline[]): Promise<Block> {
    const order = [position];
    const edges: [string, string][] = [];
    for (let at = 0; at < order.length; at++) {
      if (order.length > 60) this.fail(`${position} has too many positions to be drawn`);
      const answer = await this.asker.moves(order[at]!);
      if ("error" in answer) this.fail(answer.error.code);
      for (const next of new Set(answer.moves.map((move: MoveRecord) => move.position))) {
        edges.push([order[at]!, next]);
        if (!order.includes(next)) order.push(next);
      }
    }
    const heap = (text: string) => Number(/:(\d+)$/.exec(text)?.[1] ?? -1);
    order.sort((a, b) => heap(a) - heap(b));
    const nodes = [];
    for (const text of order)
      nodes.push({
        label: text.slice(text.indexOf(":") + 1),
        position: text,
        outcome: (await this.known(text)).outcome,
      });
    return {
      kind: "options",
      nodes,
      edges: edges.map(([from, to]) => [order.indexOf(from), order.indexOf(to)]),
      caption,
    };
  }

  async exercise(id: string, fields: Fields): Promise<ExerciseBlock> {
    if (!/^[a-z0-9-]+$/.test(id)) this.fail(`an exercise wants a name: "${id}"`);
    if (this.exercises.has(id)) this.fail(`two exercises are called ${id}`);
    this.exercises.add(id);
    const kind = fields.choice("kind", ["move", "who", "number", "fill", "vertices", "choose"]);
    let exercise: ExerciseKind;
    switch (kind) {
      case "move": {
        const position = this.position(fields.required("position"));
        const known = await this.known(position);
        if (known.outcome !== "N") this.fail(`nobody can find a winning move in ${position}`);
        if (
          known.winning.count === null ||
          known.winning.count !== BigInt(known.winning.listed.length)
        )
          this.fail(`not all winning moves of ${position} are known`);
        const all = await this.asker.moves(position);
        if (
          "error" in all ||
          BigInt(new Set(all.moves.map((move) => move.position)).size) <= known.winning.count
        )
          this.fail(`every move of ${position} wins`);
        exercise = { kind, position };
        break;
      }
      case "who": {
        const position = this.position(fields.required("position"));
        await this.known(position);
        exercise = { kind, position };
        break;
      }
      case "number": {
        const question = readQuestion(fields.required("question"));
        await ask(this.asker, question);
        const board = fields.optional("board") ?? questionBoard(question);
        exercise = {
          kind,
          question: `${question.name} ${question.subject}`,
          board: board ? this.position(board) : "",
        };
        break;
      }
      case "fill": {
        const rule = this.rule(fields.required("rule"));
        const from = fields.integer("from");
        const to = fields.integer("to");
        await this.values(rule, to + 1);
        exercise = { kind, rule, from, to, what: fields.choice("what", ["value", "outcome"]) };
        break;
      }
      case "vertices": {
        const graph = this.rule(fields.required("graph"));
        const vertices = fields.required("vertices").split(",");
        for (const vertex of vertices) await this.known(`${graph}:${vertex}`);
        exercise = { kind, graph, vertices };
        break;
      }
      case "choose": {
        const options = [];
        let right = 0;
        for (const option of fields.all("option")) {
          const at = option.lastIndexOf(" :: ");
          if (at < 0) this.fail(`an option wants a claim: TEXT :: CLAIM`);
          const claims = readClaims(option.slice(at + 4));
          let true_ = true;
          for (const { question, stated } of claims)
            true_ = (await ask(this.asker, question)) === stated && true_;
          if (true_) right += 1;
          const board = questionBoard(claims[0]!.question);
          options.push({
            text: await this.captionOf(option.slice(0, at)),
            claim: option.slice(at + 4).trim(),
            board: board ? this.position(board) : "",
          });
        }
        if (right !== 1) this.fail(`${right} options of ${id} are right, one should be`);
        if (options.length < 2) this.fail(`${id} leaves no choice`);
        exercise = { kind, options };
        break;
      }
    }
    const hints = [];
    for (const hint of fields.all("hint")) hints.push(await this.captionOf(hint));
    return {
      kind: "exercise",
      id,
      ask: await this.captionOf(fields.required("ask")),
      exercise,
      hints,
      after: await this.captionOf(fields.optional("after") ?? ""),
    };
  }
}

/** `key: value` lines of a fenced block; a line without a key goes on the one before. */
class Fields {
  readonly #compiler: Compiler;
  readonly #tag: string;
  readonly #lines: { key: string; value: string; used: boolean }[] = [];

  constructor(compiler: Compiler, tag: string, text: string) {
    this.#compiler = compiler;
    this.#tag = tag;
    for (const line of text.split("\n")) {
      const match = /^([a-z]+):\s?(.*)$/.exec(line);
      if (match) this.#lines.push({ key: match[1]!, value: match[2]!, used: false });
      else if (line.trim() !== "") {
        const last = this.#lines[this.#lines.length - 1];
        if (!last) compiler.fail(`\`\`\`${tag}: "${line}" is not KEY: VALUE`);
        last.value += compiler.joiner + line.trim();
      }
    }
  }

  all(key: string): string[] {
    const found = this.#lines.filter((line) => line.key === key);
    for (const line of found) line.used = true;
    return found.map((line) => line.value.trim());
  }
  optional(key: string): string | undefined {
    const found = this.all(key);
    if (found.length > 1) this.#compiler.fail(`\`\`\`${this.#tag} has two lines ${key}:`);
    return found[0];
  }
  required(key: string): string {
    return this.optional(key) ?? this.#compiler.fail(`\`\`\`${this.#tag} wants a line ${key}:`);
  }
  integer(key: string): number {
    const text = this.required(key);
    return /^\d+$/.test(text)
      ? Number(text)
      : this.#compiler.fail(`${key}: ${text} is not an integer`);
  }
  flag(key: string): boolean {
    return this.optional(key) !== undefined;
  }
  choice<const T extends string>(key: string, names: readonly T[]): T {
    const text = this.required(key);
    return (
      names.find((name) => name === text) ??
      this.#compiler.fail(`${key}: ${text} is none of ${names.join(", ")}`)
    );
  }
  done(): void {
    const left = this.#lines.find((line) => !line.used);
    if (left) this.#compiler.fail(`\`\`\`${this.#tag}: unknown line "${left.key}:"`);
  }
}

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

/** `file` is the path below the book's folder: "en/01-one-heap.md". */
export async function compileChapter(
  file: string,
  text: string,
  module: NimberModule,
  asker: Asker,
): Promise<Chapter> {
  const name = /^(en|zh)\/(\d\d)-[a-z0-9-]+\.md$/.exec(file);
  if (!name) throw new BookError(file, 1, "a chapter is called LANGUAGE/NN-NAME.md");
  const compiler = new Compiler(file, module, asker);
  try {
    const tokens = marked.lexer(text);
    let title = "";
    const intro: Block[] = [];
    const body: Section[] = [];
    for (const token of tokens) {
      const begin = compiler.line;
      if (token.type === "heading" && (token as Tokens.Heading).depth <= 2) {
        compiler.heading = true;
        const inlines = await compiler.inlines((token as Tokens.Heading).tokens);
        compiler.heading = false;
        if ((token as Tokens.Heading).depth === 1) title = textOf(inlines);
        else body.push({ id: `s${body.length + 1}`, title: inlines, blocks: [] });
      } else {
        const block = await compiler.block(token);
        if (block) (body[body.length - 1]?.blocks ?? intro).push(block);
      }
      compiler.line = begin + token.raw.split("\n").length - 1;
    }
    if (title === "") compiler.fail("the chapter has no title");
    const lead = intro.find((block) => block.kind === "paragraph");
    if (lead?.kind !== "paragraph") return compiler.fail("the chapter has no first paragraph");
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
      exercises: [...compiler.exercises],
      blocks: intro,
      body,
    };
  } catch (error) {
    if (error instanceof BookError) throw error;
    if (error instanceof ClaimError) throw new BookError(file, compiler.line, error.message);
    throw new BookError(
      file,
      compiler.line,
      error instanceof Error ? error.message : String(error),
    );
  }
}
