/**
 * Claims: what a chapter says about a position, in words that the module can be asked. The compiler
 * holds every one of them against the module when the page is built; the page asks them again when
 * an exercise is answered.
 *
 *   value POSITION = 3          the Grundy value
 *   outcome POSITION = P
 *   wins POSITION = 2           how many winning moves
 *   options POSITION = 6        how many legal moves
 *   g RULE HEAP = 3             value of one heap under the rule
 *   xor 22,51 = 37              nim-sum
 *   mex 0,1,3 = 2               least number that is missing
 *   misere POSITION = 1         the misère value: the heap of Nim beside which it is lost
 *   legal POSITION > POSITION   = yes or no: one legal move from the first to the second
 *   winning POSITION > POSITION = yes or no: a legal move, and it wins
 *   period RULE = 7             smallest period, proven
 *   preperiod RULE = 0          where it begins
 *   says table zero 1,3,4 7 = 3 what a program of templates.ts says of a heap
 *
 * Where an option of an exercise says several things at once, they are joined by " & ".
 */
import { simulate } from "./templates.ts";
import type {
  AnalysisRecord,
  ConjectureRecord,
  MoveRecord,
  NimberError,
  ValueGuessRecord,
} from "#module/nimber.js";

/** What the module says of a guess: about one heap, about two, or along a line. */
export interface Guessed {
  /** canonical, without what stands before it */
  guess: string;
  about: "lost" | "won" | "value";
  /** of pairs of numbers */
  pairs: boolean;
  proven: boolean;
  /** the smallest one: n, or a and b. guessed: null where the formula has no value there */
  counterexample: {
    at: string[];
    value: string;
    guessed: string | null;
    position: string;
  } | null;
}

export function guessed(found: ConjectureRecord | ValueGuessRecord): Guessed {
  const { guess, about } = found;
  const proven = "verdict" in found && found.verdict === "proven";
  if (!("verdict" in found)) {
    const wrong = found.counterexample;
    const counterexample = wrong && {
      at: (wrong.x ?? [wrong.n]).map(String),
      value: String(wrong.value),
      guessed: wrong.guessed === null ? null : String(wrong.guessed),
      position: wrong.position,
    };
    return { guess, about, pairs: false, proven, counterexample };
  }
  const wrong = found.counterexample;
  const counterexample = wrong && {
    at: wrong.heaps.map(String),
    value: String(wrong.value),
    guessed: wrong.guessed === null ? null : String(wrong.guessed),
    position: wrong.position,
  };
  return { guess, about, pairs: found.pairs, proven, counterexample };
}

/** Whoever can be asked: the module under node, the engine in the page. */
export interface Asker {
  analyze(position: string): Promise<AnalysisRecord | NimberError>;
  sequence(rule: string, count: number): Promise<readonly number[] | NimberError>;
  moves(position: string): Promise<{ moves: MoveRecord[]; more: boolean } | NimberError>;
  moveTo(from: string, to: string): Promise<{ move: MoveRecord | null } | NimberError>;
  period(rule: string): Promise<{ preperiod: number; period: number } | null>;
  /** `where`: a line through two numbers, "" for none; so many heaps are looked at */
  guess(rule: string, where: string, guess: string, heaps: number): Promise<Guessed | NimberError>;
}

export class ClaimError extends Error {}

export const claimNames = [
  "value",
  "outcome",
  "wins",
  "options",
  "g",
  "xor",
  "mex",
  "misere",
  "legal",
  "winning",
  "period",
  "preperiod",
  "says",
] as const;
export type ClaimName = (typeof claimNames)[number];

export interface Question {
  name: ClaimName;
  subject: string;
}

const isName = (text: string): text is ClaimName => claimNames.some((name) => name === text);

/** `value nim:3,4,5`, without the stated answer. */
export function readQuestion(text: string): Question {
  const trimmed = text.trim();
  const space = trimmed.indexOf(" ");
  const name = space < 0 ? trimmed : trimmed.slice(0, space);
  const subject = space < 0 ? "" : trimmed.slice(space + 1).trim();
  if (!isName(name)) throw new ClaimError(`unknown claim "${name}"`);
  if (subject === "") throw new ClaimError(`"${name}" is said of nothing`);
  return { name, subject };
}

/** `value nim:3,4,5 = 2`: the question and the stated answer. */
export function readClaim(text: string): { question: Question; stated: string } {
  const at = text.lastIndexOf(" = ");
  if (at < 0) throw new ClaimError(`"${text}" states nothing: "= ANSWER" is missing`);
  return { question: readQuestion(text.slice(0, at)), stated: text.slice(at + 3).trim() };
}

export const readClaims = (text: string) => text.split(" & ").map(readClaim);

function checked<T extends object>(answer: T | NimberError, what: string): T {
  if ("error" in answer) {
    const { code, column } = answer.error;
    throw new ClaimError(
      `"${what}" does not parse or is not settled: ${code}${column ? `, column ${column}` : ""}`,
    );
  }
  return answer;
}

const two = (subject: string): [string, string] => {
  const at = subject.indexOf(" > ");
  if (at < 0) throw new ClaimError(`"${subject}" wants FROM > TO`);
  return [subject.slice(0, at).trim(), subject.slice(at + 3).trim()];
};

const integers = (text: string) =>
  text.split(",").map((part) => {
    if (!/^\s*\d+\s*$/.test(part)) throw new ClaimError(`"${text}" is not a list of integers`);
    return Number(part);
  });

/**
 * A position whose value is the mex of these values: a vertex with arrows to vertices that have
 * them.
 */
export function mexPosition(values: readonly number[]): string {
  const most = Math.max(-1, ...values);
  const arrows: string[] = [];
  for (let from = 1; from <= most; from++)
    for (let to = 0; to < from; to++) arrows.push(`v${from}-v${to}`);
  for (const value of new Set(values)) arrows.push(`x-v${value}`);
  if (arrows.length === 0) arrows.push("x");
  return `graph/${arrows.join(",")}:x`;
}

/** The position that a question is about, to be put on a board; "" where there is none. */
export function questionBoard({ name, subject }: Question): string {
  switch (name) {
    case "value":
    case "outcome":
    case "wins":
    case "options":
      return subject;
    case "misere":
      return `${subject}~misere`;
    case "xor":
      return `nim:${subject}`;
    case "g": {
      const at = subject.lastIndexOf(" ");
      return `${subject.slice(0, at)}:${subject.slice(at + 1)}`;
    }
    case "legal":
    case "winning":
      return two(subject)[0];
    case "mex":
    case "period":
    case "preperiod":
    case "says":
      return "";
  }
}

/** So large a misère value is looked for. */
const largestMisere = 15;

/** Asks; the answer is written as a claim states it. */
export async function ask(asker: Asker, { name, subject }: Question): Promise<string> {
  const analyze = async (position: string) => checked(await asker.analyze(position), position);
  switch (name) {
    case "value": {
      const { value } = await analyze(subject);
      if (value === null) throw new ClaimError(`${subject} has no value`);
      return value.toString();
    }
    case "outcome":
      return (await analyze(subject)).outcome;
    case "wins": {
      const { count } = (await analyze(subject)).winning;
      if (count === null) throw new ClaimError(`the winning moves of ${subject} are not counted`);
      return count.toString();
    }
    case "options": {
      const { moves, more } = checked(await asker.moves(subject), subject);
      if (more) throw new ClaimError(`${subject} has too many moves`);
      return new Set(moves.map((move) => move.position)).size.toString();
    }
    case "g": {
      const at = subject.lastIndexOf(" ");
      const rule = subject.slice(0, at).trim();
      const heap = subject.slice(at + 1);
      if (at < 0 || !/^\d+$/.test(heap)) throw new ClaimError(`"g ${subject}" wants RULE HEAP`);
      const { value } = await analyze(`${rule}:${heap}`);
      if (value === null) throw new ClaimError(`${rule}:${heap} has no value`);
      return value.toString();
    }
    case "xor": {
      const { value } = await analyze(`nim:${subject}`);
      return String(value);
    }
    case "mex": {
      const { value } = await analyze(mexPosition(subject === "none" ? [] : integers(subject)));
      return String(value);
    }
    case "misere": {
      // A heap of Nim whose size is the misère value makes the sum lost, and no other heap does.
      for (let heap = 0; heap <= largestMisere; heap++) {
        const { outcome } = await analyze(`${subject}+nim:${heap}~misere`);
        if (outcome === "P") return heap.toString();
      }
      throw new ClaimError(`the misère value of ${subject} is above ${largestMisere}`);
    }
    case "legal": {
      const [from, to] = two(subject);
      return checked(await asker.moveTo(from, to), subject).move ? "yes" : "no";
    }
    case "winning": {
      const [from, to] = two(subject);
      if (!checked(await asker.moveTo(from, to), subject).move) return "no";
      return (await analyze(to)).outcome === "P" ? "yes" : "no";
    }
    case "period":
    case "preperiod": {
      const found = await asker.period(subject);
      if (!found) throw new ClaimError(`no period of ${subject} is proven`);
      return String(found[name]);
    }
    case "says": {
      const match = /^(table|memo) (none|zero) ([\d,]+) (\d{1,3})$/.exec(subject);
      if (!match) throw new ClaimError(`"says ${subject}" wants TEMPLATE BUG SET HEAP`);
      const heap = Number(match[4]);
      const { values } = simulate(
        match[1] as "table" | "memo",
        match[2] as "none" | "zero",
        integers(match[3]!),
        heap,
      );
      return String(values[heap]);
    }
  }
}

/** Whether all that is claimed is true. */
export async function holds(asker: Asker, text: string): Promise<boolean> {
  for (const { question, stated } of readClaims(text))
    if ((await ask(asker, question)) !== stated) return false;
  return true;
}
