/**
 * Starts the first and the full module (wasm/plain/exports.cpp) without a script from Emscripten, and
 * reads their answers (wasm/all/value.hpp): the landing place waits for every kilobyte.
 * tests/wasm/first.test.ts and full.test.ts hold them against the whole module.
 */
import type { FirstModule, SequenceWork } from "#module/nimber.js";

type Pointer = number;
/** What a question is given lies in the module's memory. */
interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): Pointer;
  step(task: Pointer, budget: number): Pointer;
  result(task: Pointer): Pointer;
  end(task: Pointer): void;
  known(task: Pointer): number;
  values(task: Pointer, from: number, to: number): Pointer;
  [question: string]: unknown;
}

type Given = string | readonly string[] | number | bigint | boolean;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What a question is given, as the module reads it (wasm/plain/exports.cpp). */
function bytesOf(one: Given): ArrayBufferView<ArrayBuffer>[] {
  if (typeof one === "string") {
    const text = encoder.encode(one);
    return [new Uint32Array([text.length]), text];
  }
  if (typeof one === "object") return [new Uint32Array([one.length]), ...one.flatMap(bytesOf)];
  return [typeof one === "bigint" ? new BigUint64Array([one]) : new Float64Array([Number(one)])];
}

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
      case "l":
        return new Int32Array(sized());
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

/** `questions`: those that the module knows, and which of them are long work. */
export async function createPlain<Module extends FirstModule>(
  bytes: BufferSource,
  questions: Readonly<Record<string, "long" | "short">>,
): Promise<Module> {
  const compiled = await WebAssembly.compile(bytes);
  // It asks for nothing that it can't do without.
  const imports: Record<string, Record<string, () => void>> = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled))
    (imports[module] ??= {})[name] = () => undefined;
  const instance = await WebAssembly.instantiate(compiled, imports);
  const core = instance.exports as unknown as Exports;
  core._initialize();

  const answer = (at: Pointer) => valueAt(core.memory, at) as never;

  /** Puts what is given where the module looks for it, and asks. */
  const put = (question: string, given: readonly Given[]): Pointer => {
    const parts = given.flatMap(bytesOf);
    let at = core.room(parts.reduce((size, part) => size + part.byteLength, 0));
    for (const { buffer, byteOffset, byteLength } of parts) {
      new Uint8Array(core.memory.buffer).set(new Uint8Array(buffer, byteOffset, byteLength), at);
      at += byteLength;
    }
    return (core[question] as () => Pointer)();
  };
  // Only a sequence is asked for its values.
  const work = (task: Pointer): SequenceWork => ({
    step: (budget) => answer(core.step(task, budget)),
    result: () => answer(core.result(task)),
    delete: () => core.end(task),
    known: () => core.known(task),
    values: (from, to) => answer(core.values(task, from, to)),
  });
  const asked = Object.entries(questions).map(([name, length]) => [
    name,
    (...given: Given[]) => {
      const reply = put(name, given);
      return length === "long" ? work(reply) : answer(reply);
    },
  ]);
  return Object.fromEntries(asked) as Module;
}
