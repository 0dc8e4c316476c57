// No import of the page runs in a circle, imports of types counted: a file can be read, and tried,
// with what stands below it and nothing else.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../web/", import.meta.url));
const folders = ["src", "book", "npm"];

/** Names that tsconfig.base.json gives the page's files; those of the built module are no files. */
const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), (path) =>
  readFileSync(path, "utf8"),
) as { config: { compilerOptions: { paths: Record<string, string[]> } } };
const named = config.compilerOptions.paths;

/** The file that `name` means in `from`; null where it is a package, a style or a picture. */
function resolved(from: string, name: string): string | null {
  const path = named[name]?.[0] ? resolve(root, named[name][0]) : resolve(dirname(from), name);
  if (!named[name] && !name.startsWith(".")) return null;
  const tries = ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => path + end);
  return tries.find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** Every file that this one names: imports, exports from, import() and import("…") in a type. */
function importsOf(file: string, text = readFileSync(file, "utf8")): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const look = (node: ts.Node): void => {
    const from =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (from && ts.isStringLiteral(from)) names.push(from.text);
    ts.forEachChild(node, look);
  };
  look(source);
  return names;
}

/** Groups of files each of which leads to every other one (Tarjan), of two files or more. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const at = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): void => {
    at.set(node, at.size);
    low.set(node, at.get(node)!);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!at.has(next)) visit(next);
      if (open.includes(next)) low.set(node, Math.min(low.get(node)!, low.get(next)!));
    }
    if (low.get(node) !== at.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) found.push(group.sort());
  };
  for (const node of graph.keys()) if (!at.has(node)) visit(node);
  return found;
}

describe("imports", () => {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file));
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(join(root, file)).flatMap((name) => {
        const to = resolved(join(root, file), name);
        return to === null ? [] : [relative(root, to)];
      }),
    ]),
  );

  it("are read: of values and types, of whole files, of files for later", () => {
    const text = `import "./a"; import type { B } from "./b"; export * from "./c";
      const d = () => import("./d"); type E = import("./e").E;`;
    expect(importsOf("x.ts", text)).toEqual(["./a", "./b", "./c", "./d", "./e"]);
    expect(graph.get("src/main.tsx")).toContain("src/frame/App.tsx");
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(
      circles(
        new Map([
          ["a", ["b", "d"]],
          ["b", ["c"]],
          ["c", ["a"]],
          ["d", []],
        ]),
      ),
    ).toEqual([["a", "b", "c"]]);
  });

  it("run in no circle", () => {
    expect(circles(graph)).toEqual([]);
  });
});
