/**
 * Starts the first module (wasm/first/exports.cpp) without a script from Emscripten, and reads its
 * answers (wasm/value.hpp): the landing place waits for every kilobyte. tests/wasm/first.test.ts
 * holds it against the full module.
 */
import { firstQuestions, type FirstQuestion } from "./questions";
import type { FirstModule, SequenceWork } from "#module/nimber.js";

type Pointer = number;
/** A question's texts lie in the module's memory; what else it says are the numbers here. */
type Entry = (...numbers: (number | bigint)[]) => Pointer;
interface Exports extends Record<FirstQuestion | "games", Entry> {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): Pointer;
  step(task: Pointer, budget: number): Pointer;
  result(task: Pointer): Pointer;
  end(task: Pointer): void;
  known(task: Pointer): number;
  values(task: Pointer, from: number, to: number): Pointer;
}

type Given = string | readonly string[] | number | bigint | boolean;
const isText = (one: Given) => typeof one === "string";
const isList = (one: Given) => typeof one === "object";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Reads one value that lies in the module's memory. */
function valueAt(memory: WebAssembly.Memory, start: Pointer): unknown {
  const view = new DataView(memory.buffer);
  let at = start;
  const sized = () => {
    const length = view.getUint32(at, true);
    at += 4 + length;
    // A copy: the memory's next growth would empty a view.
    return memory.buffer.slice(at - length, at);
  };
  const tag = () => String.fromCharCode(view.getUint8(at++));
  const until = <T>(read: () => T): T[] => {
    const items: T[] = [];
    while (view.getUint8(at) !== 93) items.push(read());
    at += 1;
    return items;
  };
  const value = (): unknown => {
    switch (tag()) {
      case "t":
        return true;
      case "f":
        return false;
      case "n":
        return view.getFloat64((at += 8) - 8, true);
      case "i":
        return view.getBigInt64((at += 8) - 8, true);
      case "s":
        return decoder.decode(sized());
      case "b":
        return new Uint8Array(sized());
      case "h":
        return new Uint16Array(sized());
      case "u":
        return new Uint32Array(sized());
      case "[":
        return until(value);
      case "{":
        return Object.fromEntries(until(() => [decoder.decode(sized()), value()]));
      default:
        return null;
    }
  };
  return value();
}

export async function createFirst(bytes: BufferSource): Promise<FirstModule> {
  const compiled = await WebAssembly.compile(bytes);
  // It asks for nothing that it can't do without.
  const imports: Record<string, Record<string, () => void>> = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled))
    (imports[module] ??= {})[name] = () => undefined;
  const instance = await WebAssembly.instantiate(compiled, imports);
  const core = instance.exports as unknown as Exports;
  core._initialize();

  const answer = (at: Pointer) => valueAt(core.memory, at) as never;

  /** Puts texts where the module looks for them; a number is that of the texts that follow. */
  const about = (texts: readonly (string | number)[]) => {
    const parts = texts.map((text) => (typeof text === "number" ? text : encoder.encode(text)));
    const size = parts.reduce<number>(
      (sum, part) => sum + 4 + (typeof part === "number" ? 0 : part.length),
      0,
    );
    let at = core.room(size);
    const view = new DataView(core.memory.buffer);
    for (const part of parts) {
      view.setUint32(at, typeof part === "number" ? part : part.length, true);
      at += 4;
      if (typeof part === "number") continue;
      new Uint8Array(core.memory.buffer).set(part, at);
      at += part.length;
    }
  };

  /** Texts and lists of texts go into the memory, everything else along with the call. */
  const put = (question: FirstQuestion, given: readonly Given[]): Pointer => {
    about(given.flatMap((one) => (isText(one) ? one : isList(one) ? [one.length, ...one] : [])));
    const numbers = given.flatMap((one) =>
      isText(one) || isList(one) ? [] : typeof one === "boolean" ? Number(one) : one,
    );
    return core[question](...numbers);
  };
  // Only a sequence is asked for its values.
  const work = (task: Pointer): SequenceWork => ({
    step: (budget) => answer(core.step(task, budget)),
    result: () => answer(core.result(task)),
    delete: () => core.end(task),
    known: () => core.known(task),
    values: (from, to) => answer(core.values(task, from, to)),
  });
  const asked = Object.entries(firstQuestions).map(([name, length]) => [
    name,
    (...given: Given[]) => {
      const reply = put(name as FirstQuestion, given);
      return length === "long" ? work(reply) : answer(reply);
    },
  ]);
  return { games: () => answer(core.games()), ...Object.fromEntries(asked) } as FirstModule;
}
