/**
 * A law as the page prints it, or as people write one, becomes a guess as it is typed: "P exactly
 * when n mod 7 ∈ {0, 2}", "P 态 ⇔ n mod 3 = 0（n ≥ 4）". Pure.
 */

const longest = 500;

/** Signs of print, and their like on a Chinese keyboard, as they are typed. */
const typed = (text: string) =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/、/g, ",")
    .replace(/[。.]+\s*$/u, "")
    .replace(/[·×]/g, "*")
    .replace(/[−–]/g, "-")
    .replace(/⇔/g, " when ")
    .replace(/≠/g, "!=")
    .replace(/≤/g, "<=")
    .replace(/≥/g, ">=")
    .replace(/\bmod\b|模/gi, "%")
    .replace(/\band\b(?!\s*\()|且/gi, "&&")
    .replace(/\bor\b(?!\s*\()|或/gi, "||")
    .replace(/\bin(?=\s*\{)/g, "∈");

/** Every opening bracket has its closing one. */
function isWhole(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

/** "n%7 ∈ {0, 2}" is "n%7==0||n%7==2"; null where what stands before it has no beginning. */
function listed(text: string): string | null {
  const alone = !/&&|\|\|/.test(text);
  let whole = true;
  const found = text.replace(/([^&|∈{}]+)∈\s*\{([\d\s,]+)\}/g, (_, before: string, set: string) => {
    const one = before.trim();
    whole &&= isWhole(one);
    const numbers = set.split(",").map((number) => number.trim());
    const any = numbers.map((number) => `${one}==${number}`).join("||");
    return alone ? any : `(${any})`;
  });
  return whole && !/[∈{}]/.test(found) ? found : null;
}

const equals = (text: string) => text.replace(/([^=<>!])=(?![=<>])/g, "$1==");

/** The guess that is meant; null where nothing of it is written otherwise. */
export function lawInWords(text: string): string | null {
  const line = text.trim();
  if (line === "" || line.length > longest) return null;
  const read = typed(line);
  const head = /^(?:([PN])(?:\s*态)?\s+(?:exactly\s+)?when\b|(g\s*\([\w\s,]*\))\s*=(?!=))/i.exec(
    read,
  );
  const rest = read.slice(head?.[0].length ?? 0);
  const end = /(?:,?\s*\bfor\s+(\w+\s*>=\s*\d+)|\s*\((\w+\s*>=\s*\d+)\))\s*$/.exec(rest);
  const body = listed(rest.slice(0, end?.index ?? rest.length));
  if (body === null) return null;
  const begins = head === null ? "" : head[1] ? `${head[1].toUpperCase()} when ` : `${head[2]} = `;
  const from = end ? ` for ${(end[1] ?? end[2])!.replace(/\s/g, "")}` : "";
  const found = begins + equals(body).trim() + from;
  return found === line ? null : found;
}
