/** A law's formula, as Explore writes it, taken apart to be read by people. Pure. */

export interface FormulaParts {
  /** it says where a position is lost, rather than a value */
  lost: boolean;
  /** "g(n)"; nothing where it says what is lost */
  left: string;
  right: string;
  /** it holds from there on: "n ≥ 8" */
  from: string | null;
}

/** "n%7==0||n%7==2" is "n%7 in {0, 2}". */
function collected(condition: string): string {
  const parts = condition.split("||");
  const equal = parts.map((part) => /^([^=<>!&|]+)==(\d+)$/.exec(part));
  const [first] = equal;
  return parts.length > 1 && first && equal.every((one) => one?.[1] === first[1])
    ? `${first[1]} ∈ {${equal.map((one) => one![2]).join(", ")}}`
    : condition;
}

const signs = (text: string, and: string, or: string) =>
  text
    .replace(/&&/g, ` ${and} `)
    .replace(/\|\|/g, ` ${or} `)
    .replace(/==/g, " = ")
    .replace(/!=/g, " ≠ ")
    .replace(/<=/g, " ≤ ")
    .replace(/>=/g, " ≥ ")
    .replace(/([<>])/g, " $1 ")
    .replace(/%/g, " mod ")
    .replace(/\*/g, "·")
    .replace(/,(?! )/g, ", ");

export function formulaParts(formula: string, and: string, or: string): FormulaParts {
  const [, body = formula, from] = /^(.*?)(?: for (\w+>=\d+))?$/.exec(formula) ?? [];
  const lost = body.startsWith("P when ");
  const at = body.indexOf(" = ");
  const right = lost ? collected(body.slice(7)) : at < 0 ? body : body.slice(at + 3);
  return {
    lost,
    left: lost || at < 0 ? "" : body.slice(0, at),
    right: signs(right, and, or),
    from: from === undefined ? null : signs(from, and, or),
  };
}
