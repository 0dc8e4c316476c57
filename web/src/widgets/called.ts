/** An error about a name, told of what stands there: a function where it is called. Pure. */
import type { TextError } from "../engine/client";

/** The module says only that a name is unknown; behind it `(` is added where the text has it. */
export function calledIn(text: string, error: TextError): TextError {
  const [name] = error.code === "bad-own" ? error.args.slice(1) : error.args;
  const unknown = error.code === "unknown-name" || error.args[0] === "unknown-name";
  if (!unknown || name === undefined) return error;
  const behind = [...text].slice(error.column - 1).join("");
  const called = behind.startsWith(name) && /^\s*\(/.test(behind.slice(name.length));
  return called ? { ...error, args: [...error.args, "("] } : error;
}
