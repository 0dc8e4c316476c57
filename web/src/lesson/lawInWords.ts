/**
 * A law as the page prints it, or as people write one, becomes a guess as it is typed: "P exactly
 * when n mod 7 ∈ {0, 2}", "P 态 ⇔ n mod 3 = 0（n ≥ 4）". Pure.
 */
import { mostLaw } from "../state/limits";

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
    .replace(/≡/g, "=")
    .replace(/\bmod\b|模/gi, "%")
    .replace(/且/g, "&&")
    .replace(/或/g, "||")
    .replace(/\bin(?=\s*\{)/g, "∈");

/** Between two conditions; in front of a bracket and behind nothing both words are functions. */
const connected = (text: string) =>
  text.replace(/([\w)}]\s*)\band\b/gi, "$1&&").replace(/([\w)}]\s*)\bor\b/gi, "$1||");

const bracketed = (text: string) => (/^\w+$|^\([^()]*\)$/.test(text) ? text : `(${text})`);

const part = String.raw`[^&|()=<>!%∈{}]+|\s*\([^()]*\)\s*`;
const set = String.raw`\d+|\{[^{}]*\}`;
const congruence = new RegExp(
  String.raw`(^|&&|\|\||\()(${part})(=|∈)\s*(${set})\s*%\s*(\d+)(?=\s*(?:$|&&|\|\||\)))`,
  "g",
);

/** "n = 2 mod 7", "n ≡ 2 (mod 7)" and "n ∈ {0, 2} mod 7" speak of n mod 7. */
const congruent = (text: string) =>
  text
    .replace(/\(\s*%\s*(\d+)\s*\)/g, "% $1")
    .replace(
      congruence,
      (_, before: string, of: string, sign: string, what: string, by: string) =>
        `${before}${bracketed(of.trim())}%${by} ${sign} ${what}`,
    );

/** A number, or a list, whose remainder is taken says nothing that a person means. */
const isOdd = (text: string) => /(?:^|[=<>&|(]\s*)\d+\s*%|\}\s*(?!\s|&&|\|\||\)|$)/.test(text);

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
  if (line === "" || line.length > mostLaw) return null;
  const read = typed(line);
  const head = /^(?:([PN])(?:\s*态)?\s+(?:exactly\s+)?when\b|(g\s*\([\w\s,]*\))\s*=(?!=))/i.exec(
    read,
  );
  const rest = connected(read.slice(head?.[0].length ?? 0).trim());
  // In brackets it is where the law begins, but for behind a connective.
  const end = /(?:,?\s*\bfor\s+(\w+\s*>=\s*\d+)|[^&|(\s]\s*\((\w+\s*>=\s*\d+)\))\s*$/.exec(rest);
  const until = end?.[2] ? rest.lastIndexOf("(") : (end?.index ?? rest.length);
  const said = congruent(rest.slice(0, until));
  const body = isOdd(said) ? null : listed(said);
  if (body === null) return null;
  const begins = head === null ? "" : head[1] ? `${head[1].toUpperCase()} when ` : `${head[2]} = `;
  const from = end ? ` for ${(end[1] ?? end[2])!.replace(/\s/g, "")}` : "";
  const found = begins + equals(body).trim() + from;
  return found === line ? null : found;
}
