/** TeX as MathML. */
import temml from "temml";
import { ClaimError } from "../src/book/claims.ts";
import type { MathNode } from "../src/book/content.ts";

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
