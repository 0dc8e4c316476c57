/** Fenced blocks: boards, strips, tables, graphs, programs. Their numbers come from the module. */
import { readFile } from "node:fs/promises";
import type { Tokens } from "marked";
import { exercise } from "./exercise.ts";
import { Fields } from "./fields.ts";
import { captionOf } from "./inline.ts";
import { judged } from "./module.ts";
import { places } from "./proofs.ts";
import { firstWrong, simulate } from "../src/book/templates.ts";
import { titleIn } from "../src/links/sheetTitle.ts";
import type { Source } from "./source.ts";
import type { Block, Inline } from "../src/book/content.ts";
import type { MoveRecord } from "../../wasm/nimber.d.ts";

export async function fence(source: Source, { lang = "", text }: Tokens.Code): Promise<Block> {
  const [tag = "", ...rest] = lang.split(" ");
  const argument = rest.join(" ").trim();
  if (tag === "cpp" || tag === "text") return { kind: "code", text };
  const fields = new Fields(source, tag, text);
  const caption = await captionOf(source, fields.optional("caption") ?? "");
  let block: Block;
  switch (tag) {
    case "board": {
      const position = source.position(argument);
      for (const claim of fields.all("claim")) await source.claim(claim);
      await source.known(position);
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
      const rule = source.rule(argument);
      const values = await source.values(rule, to + 1);
      const stated = fields.optional("values");
      if (stated !== undefined && stated.split(/[\s,]+/).join() !== values.join())
        source.fail(`the values of ${rule} are ${values.join(" ")}`);
      block = { kind: "strip", rule, values, caption, folded: fields.flag("folded") };
      break;
    }
    case "columns":
      block = await columns(source, source.position(argument), caption);
      break;
    case "options":
      block = await options(source, source.position(argument), caption);
      break;
    case "window": {
      const rule = source.rule(argument);
      const width = fields.integer("width");
      const values = await source.values(rule, 400);
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
      if (first < 0) source.fail(`no window of ${width} values repeats`);
      if (again - first !== fields.integer("period"))
        source.fail(`the windows repeat after ${again - first}`);
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
        values: Array.from(source.module.wythoffGrid(size, size)),
        caption,
      };
      break;
    }
    case "trace": {
      const template = fields.choice("template", ["table", "memo"]);
      const bug = fields.choice("bug", ["none", "zero"]);
      const set = fields.required("set").split(",").map(Number);
      const to = fields.integer("to");
      const values = await source.values(source.rule(`take/${set.join(",")}`), 61);
      const wrong = firstWrong(simulate(template, bug, set, 60).values, values);
      if (bug === "none" ? wrong !== null : wrong !== fields.integer("wrong"))
        source.fail(`the program's first wrong heap is ${wrong}`);
      block = { kind: "trace", template, bug, set, to, values: values.slice(0, to + 1), caption };
      break;
    }
    case "exercise":
      block = await exercise(source, argument, fields);
      break;
    case "sheet":
      block = await sheet(source, argument, caption);
      break;
    case "draw": {
      const graph = source.rule(argument);
      block = { kind: "draw", graph, caption };
      break;
    }
    case "coder": {
      block = { kind: "coder", rule: source.rule(argument), caption };
      break;
    }
    case "program": {
      const answer = source.module.program(argument);
      if ("error" in answer)
        return source.fail(`the rule "${argument}" does not parse: ${answer.error.code}`);
      block = { kind: "program", rule: answer.rule, text: answer.text, caption };
      break;
    }
    case "theorem": {
      const place = places.get(argument);
      if (!place) return source.fail(`"${argument}" is no theorem of web/book/proofs.ts`);
      const [chapter, box] = place.theorem.box;
      block = {
        kind: "theorem",
        id: argument,
        page: place.page,
        at: place.at,
        name: fields.required("name"),
        says: await captionOf(source, fields.required("says")),
        title: [],
        chapter,
        box,
        rests: [],
      };
      break;
    }
    case "judge": {
      const input = fields.all("in").join("\n") + "\n";
      const output = judged(source.module, argument, input);
      if (output === null) return source.fail(`the problem ${argument} does not answer this input`);
      const board = fields.optional("board");
      const problem = source.module
        .problems()
        .find(({ name, also }) => name === argument || also.includes(argument));
      const stated = fields.all("out").join("\n");
      if (stated !== output.trimEnd()) source.fail(`${argument} answers ${JSON.stringify(output)}`);
      block = {
        kind: "judge",
        problem: argument,
        board: board === undefined ? "" : source.position(board),
        input: input.trimEnd(),
        output: output.trimEnd(),
        program: problem?.program ?? "",
        caption,
      };
      break;
    }
    default:
      source.fail(`unknown tag \`\`\`${tag}`);
  }
  fields.done();
  return block;
}

/** A ready sheet of Explore, in the chapter's language. */
async function sheet(source: Source, name: string, caption: Inline[]): Promise<Block> {
  const language = source.chinese ? "zh" : "en";
  const file = new URL(`../src/explore/sheets/${language}/${name}.txt`, import.meta.url);
  const found = await readFile(file, "utf8").catch(() => null);
  if (!/^[a-z]+$/.test(name) || found === null) return source.fail(`no ready sheet "${name}"`);
  const text = found.trim();
  return { kind: "sheet", name, title: titleIn(text), text, caption };
}

async function columns(source: Source, position: string, caption: Inline[]): Promise<Block> {
  const known = await source.known(position);
  if (known.value === null) source.fail(`${position} has no value`);
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
async function options(source: Source, position: string, caption: Inline[]): Promise<Block> {
  const order = [position];
  const edges: [string, string][] = [];
  for (let at = 0; at < order.length; at++) {
    if (order.length > 60) source.fail(`${position} has too many positions to be drawn`);
    const answer = await source.asker.moves(order[at]!);
    if ("error" in answer) source.fail(answer.error.code);
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
      outcome: (await source.known(text)).outcome,
    });
  return {
    kind: "options",
    nodes,
    edges: edges.map(([from, to]) => [order.indexOf(from), order.indexOf(to)]),
    caption,
  };
}
