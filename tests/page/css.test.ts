// Each class of the page stands in one file of styles: there is its look, on a screen, on paper and
// under forced colours. What a context changes ('.teacher .button') may stand in the context's
// file.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, type Rule } from "postcss";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../web/", import.meta.url));
const tests = fileURLToPath(new URL("..", import.meta.url));
const under = (folder: string, end: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => end.test(file) && !file.includes("node_modules"))
    .map((file) => file.replace(/\\/g, "/"))
    .sort();

/** The selectors of a file, but those of keyframes. */
function selectorsOf(text: string): string[] {
  const found: string[] = [];
  parse(text).walkRules((rule: Rule) => {
    const above = rule.parent;
    if (above?.type === "atrule" && /keyframes$/.test((above as { name?: string }).name ?? ""))
      return;
    found.push(...rule.selectors);
  });
  return found;
}

/** Without what stands in quotes, where a dot is no class. */
const bare = (selector: string) => selector.replace(/"[^"]*"/g, '""');
const classesOf = (selector: string) =>
  [...bare(selector).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!);

/** Cut at the combinators outside brackets: '.a > .b:not(.c .d)' has two parts. */
function partsOf(selector: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of bare(selector).trim()) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth === 0 && /[\s>+~]/.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.filter((part) => part !== "");
}

/**
 * The class that a selector is about: its first one, where no other part of the page is named. Such
 * a part may be a class, an attribute of the board ('[data-pieces]'), or what something has.
 */
function ownerOf(selector: string): string | null {
  const parts = partsOf(selector);
  const named = parts.filter((part) => classesOf(part).length > 0);
  if (named.length !== 1) return null;
  if (parts.some((part) => part.startsWith("[data-"))) return null;
  const [within] = [...bare(selector).matchAll(/:has\([^)]*\./g)];
  return within ? null : classesOf(named[0]!)[0]!;
}

const sheets = under(join(root, "src"), /\.css$/).map((file) => ({
  file,
  selectors: selectorsOf(readFileSync(join(root, "src", file), "utf8")),
}));

/** Every class that styles name, and the files with a rule of its own. */
const owners = new Map<string, Set<string>>();
for (const { file, selectors } of sheets)
  for (const selector of selectors) {
    for (const name of classesOf(selector)) if (!owners.has(name)) owners.set(name, new Set());
    const owner = ownerOf(selector);
    if (owner !== null) owners.get(owner)!.add(file);
  }

const sources = [
  ...under(join(root, "src"), /\.(tsx?|js)$/).map((file) => join(root, "src", file)),
  ...under(join(root, "book"), /\.ts$/).map((file) => join(root, "book", file)),
]
  // Sentences for people hold no class.
  .filter((file) => !/strings\/languages\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** The words of all strings, as a class may stand among them; those before '${' by themselves. */
const words = new Set<string>();
const begun = new Set<string>();
for (const { file, text } of sources) {
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateTail(node)) addWords(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
      addWords(node.text);
      const start = /[a-zA-Z][\w-]*-$/.exec(node.text)?.[0];
      if (start !== undefined) begun.add(start);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
}
for (const [, names] of readFileSync(join(root, "index.html"), "utf8").matchAll(/class="([^"]*)"/g))
  addWords(names!);
function addWords(text: string): void {
  // A class may stand in HTML that is written out, too.
  for (const word of text.split(/[\s"'<>=.]+/)) words.add(word);
}

/** Classes whose end is put in, as in 'cue-${side}', and the ends that have a look. */
const counted: Readonly<Record<string, string>> = {
  "amount-": "split",
  "arrow-": "loses wins",
  "book-node-": "N P",
  "book-outcome-": "N P",
  "book-pn-": "N P none",
  "book-says-": "right",
  "cue-": "down left right up",
  "dialog-": "edit gallery leave play share",
  "icon-": "play stop",
  "mark-": "gave held kept lost",
  "picture-": "token visited",
  "place-": "broken game opening rule",
  "reached-": "D N P",
  "result-": "won",
  "sign-": "D N P",
  "track-": "hill monks strip",
  "verdict-": "hidden known-N",
};
const ends = new Set(
  Object.entries(counted).flatMap(([start, all]) => all.split(" ").map((end) => start + end)),
);

/** Classes that no source of the page writes. */
const foreign: Readonly<Record<string, string>> = {
  "u-over": "uPlot's own",
  "u-cursor-x": "uPlot's own",
};

describe("the owner of a rule", () => {
  it("is the one class that is named", () => {
    for (const [selector, owner] of [
      [".lane", "lane"],
      [".lane:disabled", "lane"],
      [".card > h2", "card"],
      ["main .trouble", "trouble"],
      [':root[data-meant="a.b"] .landing', "landing"],
      [".button.primary:not(:disabled)", "button"],
      ["h1", null],
      [".place-play .stage", null],
      ['[data-pieces="pawns"] .stone', null],
      [".stage:has(.queen)", null],
      [".card:has(> h2)", "card"],
    ] as const)
      expect(ownerOf(selector), selector).toBe(owner);
  });
});

describe("styles", () => {
  it("are found", () => {
    expect(sheets.length).toBeGreaterThan(40);
    expect(owners.size).toBeGreaterThan(600);
  });

  it("define each class in one file", () => {
    const several = [...owners].filter(([, files]) => files.size > 1);
    expect(several.map(([name, files]) => `${name}: ${[...files].join(", ")}`)).toEqual([]);
  });

  it("name no class that the page doesn't write", () => {
    const unused = [...owners.keys()].filter(
      (name) => !words.has(name) && !(name in foreign) && !ends.has(name),
    );
    expect(unused).toEqual([]);
    for (const name of [...Object.keys(foreign), ...ends])
      expect(owners.has(name), name).toBe(true);
    for (const start of Object.keys(counted)) expect(begun.has(start), start).toBe(true);
  });

  it("stay short: a file of styles has at most 400 lines", () => {
    for (const { file } of sheets)
      expect(
        readFileSync(join(root, "src", file), "utf8").split("\n").length,
        file,
      ).toBeLessThanOrEqual(400);
  });
});

/** The classes that an element of a source may have, as far as they are written out. */
function classesWritten({ file, text }: { file: string; text: string }): string[] {
  const found: string[] = [];
  const add = (part: string) => found.push(...part.split(/\s+/).filter((name) => name !== ""));
  const within = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      // What is compared or asked with is no class.
      const { parent } = node;
      const compared =
        ts.isBinaryExpression(parent) && /Equals/.test(ts.SyntaxKind[parent.operatorToken.kind]);
      if (!compared && !ts.isCallExpression(parent) && !ts.isElementAccessExpression(parent))
        add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      pieces.forEach((piece, at) => {
        // 'sign-' and the like stand before what is counted, and a name may go on after it.
        let whole = piece;
        if (at > 0) whole = whole.replace(/^[\w-]+/, "");
        if (at < pieces.length - 1) whole = whole.replace(/[\w-]+$/, "");
        add(whole);
      });
      for (const span of node.templateSpans) within(span.expression);
    } else ts.forEachChild(node, within);
  };
  const look = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === "class" && node.initializer)
      within(node.initializer);
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

describe("the page", () => {
  it("writes no class that neither styles nor a test know", () => {
    const asked = under(tests, /\.(ts|tsx|mjs)$/)
      .filter((file) => !file.endsWith("page/css.test.ts"))
      .map((file) => readFileSync(join(tests, file), "utf8"))
      .join("\n");
    const known = new Set([...owners.keys(), ...(asked.match(/[a-zA-Z][\w-]*/g) ?? [])]);
    const unknown = sources
      .filter(({ file }) => file.endsWith(".tsx"))
      .flatMap((source) =>
        classesWritten(source)
          .filter((name) => !known.has(name))
          .map((name) => ({ name, file: source.file.slice(root.length) })),
      );
    expect(unknown).toEqual([]);
  });
});

describe("what scrolls", () => {
  it("holds what is read out only: else that would lengthen the page below it", () => {
    const loose: string[] = [];
    let scrolling = 0;
    for (const { file } of sheets)
      parse(readFileSync(join(root, "src", file), "utf8")).walkRules((rule) => {
        const says = (name: RegExp, value = /./) =>
          rule.nodes.some(
            (one) => one.type === "decl" && name.test(one.prop) && value.test(one.value),
          );
        const scrolls = says(/^overflow(-y)?$/, /^(auto|scroll)$/) && says(/^max-height$/);
        // Nothing stands in it but text.
        if (!scrolls || says(/^white-space$/) || /\bpre$/.test(rule.selector)) return;
        scrolling++;
        if (!says(/^position$/)) loose.push(`${file}: ${rule.selector}`);
      });
    expect(loose).toEqual([]);
    expect(scrolling).toBeGreaterThan(10);
  });
});
