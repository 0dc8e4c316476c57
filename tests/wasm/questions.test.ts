// The list of questions (wasm/questions.inc) against the contract (wasm/nimber.d.ts) and the modules.
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { firstQuestions, fullQuestions } from "../../web/src/engine/questions";
import { first, full, module } from "./module";

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
    long: reply === "Task*",
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

const [ofFirst, ofFull, ofWhole] = read("questions.inc")
  .split(/^#ifndef NIMBER_\w+$/m)
  .map(listed);
const names = (questions: Question[] | undefined) => questions!.map(({ name }) => name);

describe("the list of questions", () => {
  it("is the contract's", () => {
    expect(ofFirst).toEqual(inInterface("FirstModule"));
    expect(ofFull).toEqual(inInterface("FullModule"));
    expect(ofWhole).toEqual(inInterface("NimberModule"));
  });

  it("is what the modules and the worker know", () => {
    expect(Object.keys(first).sort()).toEqual(names(ofFirst).sort());
    expect(Object.keys(full).sort()).toEqual([...names(ofFirst), ...names(ofFull)].sort());
    const all = [...names(ofFirst), ...names(ofFull), ...names(ofWhole)];
    for (const name of all) expect(module).toHaveProperty(name, expect.any(Function));
    const lengths = Object.entries(fullQuestions);
    expect(lengths.length).toBeGreaterThan(Object.keys(firstQuestions).length);
    for (const [name, length] of lengths)
      expect([...ofFirst!, ...ofFull!].find((one) => one.name === name)?.long).toBe(
        length === "long",
      );
  });
});
