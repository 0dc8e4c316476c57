// The list of questions (wasm/questions.inc) against the contract (wasm/nimber.d.ts) and the
// modules.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { boardQuestions } from "../../web/src/engine/questions";
import { board, module } from "./module";

/** What a question is called, what it is given, and whether it is work in pieces. */
interface Question {
  name: string;
  given: string[];
  long: boolean;
}

const read = (name: string) => readFileSync(new URL(`../../wasm/${name}`, import.meta.url), "utf8");

/** How the contract writes what the list writes in C++. */
const inContract: Record<string, string> = {
  "const std::string&": "string",
  "const std::vector<std::string>&": "string[]",
  "std::uint64_t": "bigint",
  unsigned: "number",
  double: "number",
  bool: "boolean",
};

function listed(text: string): Question[] {
  const entries = text.matchAll(/^NIMBER_QUESTION\((\S+), (\w+),\s*\(([^)]*)\)\)$/gm);
  return [...entries].map(([, reply, name, given]) => ({
    name: name!,
    given: given!
      .split(",")
      .filter((one) => one.trim() !== "")
      .map((one) => {
        const [, type, called] = /^\s*(.*\S) (\w+)\s*$/.exec(one)!;
        return `${called!}: ${inContract[type!]!}`;
      }),
    long: reply!.endsWith("Task*"),
  }));
}

function inInterface(name: string): Question[] {
  const source = ts.createSourceFile("nimber.d.ts", read("nimber.d.ts"), ts.ScriptTarget.ES2022);
  const found = source.statements.find(
    (one): one is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  return found!.members.filter(ts.isMethodSignature).map((method) => ({
    name: method.name.getText(source),
    given: method.parameters.map((one) => one.getText(source)),
    long: /^\w*Work\b/.test(method.type!.getText(source)),
  }));
}

const [ofBoard, ofLab] = read("questions.inc")
  .split(/^#ifdef NIMBER_\w+$/m)
  .map(listed);
const names = (questions: Question[] | undefined) => questions!.map(({ name }) => name);

describe("the list of questions", () => {
  it("is the contract's", () => {
    expect(ofBoard).toEqual(inInterface("BoardModule"));
    expect(ofLab).toEqual(inInterface("NimberModule"));
  });

  it("is what the modules and the worker know", () => {
    for (const name of names(ofBoard)) {
      expect(board).toHaveProperty(name, expect.any(Function));
      expect(module).toHaveProperty(name, expect.any(Function));
    }
    for (const name of names(ofLab)) {
      expect(board).not.toHaveProperty(name);
      expect(module).toHaveProperty(name, expect.any(Function));
    }
    // The worker answers `values` from a sequence.
    const { values, ...lengths } = boardQuestions;
    expect(values).toBe("long");
    expect(Object.keys(lengths).sort()).toEqual(names(ofBoard).sort());
    for (const [name, length] of Object.entries(lengths))
      expect(ofBoard!.find((one) => one.name === name)?.long).toBe(length === "long");
  });
});
