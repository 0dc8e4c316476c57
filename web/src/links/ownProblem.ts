/**
 * A problem of one's own, as `own=TITLE;RULE;FORM;TEXT;INPUT;OUTPUT;LENGTH` behind the question
 * mark of a link. In a part `%` is `%25`, `;` is `%3B` and a new line `%0A`. LENGTH counts the
 * characters before it, so that a link that was cut is not taken for another problem. Pure.
 */
import { encoded } from "./sheet";
import { numberOf } from "./options";

export const forms = {
  /** how cases come: their number first, to the end, until a case of 0 heaps */
  io: ["T", "eof", "zero"],
  /** heaps of a case: their number first, those of a line, or one */
  heaps: ["counted", "line", "one"],
} as const;

export interface OwnProblem {
  title: string;
  /** as it was written */
  rule: string;
  io: (typeof forms.io)[number];
  heaps: (typeof forms.heaps)[number];
  /** what is printed where the player to move wins, or the other one */
  first: string;
  second: string;
  /** plain text, shown as it is */
  text: string;
  input: string;
  output: string;
}

/** Why a link is no problem of one's own. */
export type OwnFault = "cut" | "shape" | "long";

/** Characters of all of it: what is kept is as long (mostOwnProblem). */
const mostWhole = 20_000;
export const mostTitle = 80;
export const mostText = 2000;
const mostRule = 4096;
export const mostSample = 2000;

const isOne = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
  list.some((one) => one === text);

/** Two words, which can stand between quotes in a program. */
export const areWords = (first: string, second: string): boolean =>
  [first, second].every(
    (one) => one.trim() !== "" && one.length <= 40 && !/["\\,，;\p{Cc}]/u.test(one),
  ) && first !== second;

/** Control characters but for the ends of lines and tabs. */
const strange = /[^\P{Cc}\n\t]/u;

/** Whether every part is within its bounds. */
export const isWhole = (one: OwnProblem): boolean =>
  one.title.trim() !== "" &&
  [...one.title].length <= mostTitle &&
  !/\p{Cc}/u.test(one.title) &&
  [...one.text].length <= mostText &&
  one.rule.trim() !== "" &&
  one.rule.length <= mostRule &&
  one.input.length <= mostSample &&
  one.output.length <= mostSample &&
  ![one.rule, one.text, one.input, one.output].some((part) => strange.test(part)) &&
  areWords(one.first, one.second);

/** Lines of a text end with one sign; a link holds no control character. */
const escaped = (part: string) =>
  part
    .replaceAll("%", "%25")
    .replaceAll(";", "%3B")
    .replaceAll(/\r\n?|\n/g, "%0A")
    .replaceAll("\t", "%09");
const plain = (part: string) =>
  part
    .replaceAll(/%3B/gi, ";")
    .replaceAll(/%0A/gi, "\n")
    .replaceAll("%09", "\t")
    .replaceAll("%25", "%");

export function writeOwn(one: OwnProblem): string {
  const form = [one.io, one.heaps, one.first, one.second].join(",");
  const parts = [one.title, one.rule, form, one.text, one.input, one.output].map(escaped);
  const body = `${parts.join(";")};`;
  return body + String(body.length);
}

export function readOwn(value: string): OwnProblem | OwnFault {
  if (value.length > mostWhole) return "long";
  const parts = value.split(";");
  const length = parts.pop() ?? "";
  if (parts.length !== 6 || numberOf(length, 5) !== value.length - length.length) return "cut";
  const [title, rule, form, text, input, output] = parts.map(plain) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const [io, heaps, first, second, ...rest] = form.split(",");
  if (rest.length > 0 || !isOne(forms.io, io) || !isOne(forms.heaps, heaps)) return "shape";
  if (first === undefined || second === undefined) return "shape";
  const one = { title, rule, io, heaps, first, second, text, input, output };
  return isWhole(one) ? one : "shape";
}

/** The text behind "#" that opens it. */
export const linkOfOwn = (value: string, options: readonly string[] = []) =>
  `?${["view=problems", ...options, `own=${encoded(value)}`].join("&")}`;

/** By which it is kept as solved: the same of the same problem, whatever else the link says. */
export function nameOfOwn(value: string): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < value.length; at++) {
    a = Math.imul(a ^ value.charCodeAt(at), 0x01000193);
    b = Math.imul(b + value.charCodeAt(at), 0x85ebca6b) ^ (b >>> 13);
  }
  return `own-${(a >>> 0).toString(16)}${(b >>> 0).toString(16)}`;
}
