/** All that is kept on the device is in one list, web/src/device/kept.ts, and nothing else is. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { keptAs } from "../../web/src/device/kept";

const src = fileURLToPath(new URL("../../web/src/", import.meta.url));
/** The functions of device/storage.ts that are given a name. */
const named = ["load", "store", "onStoredElsewhere"];

/** Where a file uses them, and with which name of the list; null where with another one. */
function uses(text: string): { call: string; key: string | null }[] {
  const source = ts.createSourceFile("x.tsx", text, ts.ScriptTarget.Latest, true);
  /** what the file calls them, and what they are */
  const here = new Map<string, string>();
  const found: { call: string; key: string | null }[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!/\/storage"$/.test(node.moduleSpecifier.getText())) return;
      const names = node.importClause?.namedBindings;
      if (!names || !ts.isNamedImports(names)) found.push({ call: node.getText(), key: null });
      else
        for (const { propertyName, name } of names.elements) {
          const call = (propertyName ?? name).text;
          if (named.includes(call)) here.set(name.text, call);
        }
      return;
    }
    if (ts.isIdentifier(node) && here.has(node.text) && !isOther(node)) {
      const { parent } = node;
      const given =
        ts.isCallExpression(parent) && parent.expression === node ? parent.arguments[0] : undefined;
      const key = /^keptAs\.(\w+)$/.exec(given?.getText() ?? "")?.[1] ?? null;
      found.push({ call: here.get(node.text)!, key });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** A parameter, or a property, of the same name is something else. */
const isOther = ({ parent }: ts.Identifier) =>
  ts.isParameter(parent) || ts.isPropertyAssignment(parent);

const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const all = files.flatMap((file) =>
  uses(readFileSync(join(src, file), "utf8")).map((use) => ({ file, ...use })),
);

describe("names of what is kept", () => {
  it("are seen, bare ones and those that a file gives another name to", () => {
    const text = (call: string) =>
      `import { load as read, store, thisTab } from "../device/storage"; ${call};`;
    expect(uses(text('store("theme", "dark")'))).toEqual([{ call: "store", key: null }]);
    expect(uses(text("const name = 'a'; read(name)"))).toEqual([{ call: "load", key: null }]);
    expect(uses(text("[keptAs.pace].map(read)"))).toEqual([{ call: "load", key: null }]);
    expect(uses(text("read(keptAs.pace, thisTab)"))).toEqual([{ call: "load", key: "pace" }]);
    expect(uses('import * as kept from "./storage";')).toHaveLength(1);
  });

  it("come from the list wherever something is loaded or stored", () => {
    expect(all.filter(({ key }) => key === null)).toEqual([]);
  });

  it("are each stored somewhere, and loaded but for what is put aside", () => {
    const keysOf = (call: string) =>
      new Set(all.filter((use) => use.call === call).map(({ key }) => key));
    expect([...keysOf("store")].sort()).toEqual(Object.keys(keptAs).sort());
    const loaded = [...keysOf("load"), "libraryUnread"];
    expect(loaded.sort()).toEqual(Object.keys(keptAs).sort());
  });

  it("stay as they are: what people have kept is found by them", () => {
    expect(Object.values(keptAs).sort()).toEqual([
      "behind",
      "book",
      "class",
      "eye",
      "game",
      "language",
      "lesson",
      "library",
      "library.unread",
      "mistakes",
      "pace",
      "ponders",
      "problems",
      "progress",
      "row",
      "sheets",
      "size",
      "theme",
      "won",
    ]);
  });

  it("are those of the script in the page's head, which can import nothing", () => {
    const text = readFileSync(join(src, "landing/begin.js"), "utf8");
    const names = [...text.matchAll(/\bload\("([^"]*)"/g)].map((match) => match[1]);
    expect(names.sort()).toEqual([keptAs.behind, keptAs.language, keptAs.theme]);
  });
});
