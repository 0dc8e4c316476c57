/**
 * What the book's compiler (web/book/) makes of a chapter, and the page draws. Every number in it
 * was held against the module when the page was built.
 */
import type { Outcome } from "#module/nimber.js";

/** One element of a MathML formula. */
export type MathNode =
  string | { tag: string; attributes: Record<string, string>; children: MathNode[] };

export type Inline =
  | string
  | { kind: "strong" | "em"; children: Inline[] }
  /** not to be broken between two lines */
  | { kind: "together"; children: Inline[] }
  | { kind: "code"; text: string }
  | { kind: "break" }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: "math"; tree: MathNode }
  /** a number that the module gave; `position` is what it was said of */
  | { kind: "number"; text: string; position: string }
  | { kind: "outcome"; outcome: "N" | "P"; position: string }
  /** a position that opens on the Board */
  | { kind: "position"; position: string; text: string };

export interface BoardBlock {
  kind: "board";
  position: string;
  caption: Inline[];
  /** the verdict stays closed until it is asked for */
  closed: boolean;
  /** the program answers the reader's moves */
  answers: boolean;
}

export interface OptionNode {
  label: string;
  position: string;
  outcome: Outcome;
}

export type ExerciseKind =
  | { kind: "move"; position: string }
  | { kind: "who"; position: string }
  | { kind: "number"; question: string; board: string }
  | { kind: "fill"; rule: string; from: number; to: number; what: "value" | "outcome" }
  | { kind: "vertices"; graph: string; vertices: string[] }
  | { kind: "choose"; options: { text: Inline[]; claim: string; board: string }[] }
  | {
      kind: "law";
      rule: string;
      /** a line through two numbers: "q=n-1"; "" for none */
      where: string;
      what: "value" | "lost";
      /** what the formula is of: "n", or "a,b" of two numbers */
      letters: string;
      /** so many heaps are looked at */
      heaps: number;
    }
  /** `needs`: the steps that each rests on; `shown`: the order that the reader begins with */
  | { kind: "order"; steps: Inline[][]; needs: number[][]; shown: number[] }
  | { kind: "mine"; problem: string; title: string };

export interface ExerciseBlock {
  kind: "exercise";
  id: string;
  ask: Inline[];
  exercise: ExerciseKind;
  hints: Inline[][];
  after: Inline[];
}

export interface TraceBlock {
  kind: "trace";
  template: "table" | "memo";
  bug: "none" | "zero";
  set: number[];
  to: number;
  /** g(0) … g(to) from the module */
  values: number[];
  caption: Inline[];
}

/** A proof that can be folded. */
export interface ProofBlock {
  kind: "proof";
  title: Inline[];
  /** the core's codes of the theorems that it proves */
  theorems: string[];
  open: boolean;
  blocks: Block[];
}

/** A theorem that the proof path names, and the page and number where it stands there. */
export interface TheoremLink {
  id: string;
  page: number;
  at: number;
  name: string;
}

/** A theorem of the proof path. Its proof is a box of a chapter. */
export interface TheoremBlock extends TheoremLink {
  kind: "theorem";
  says: Inline[];
  /** what the box says that it proves */
  title: Inline[];
  chapter: number;
  /** which of the chapter's boxes, from 1 */
  box: number;
  rests: TheoremLink[];
}

/** What the theorems of a page rest on, drawn. */
export interface DependenciesBlock {
  kind: "dependencies";
  width: number;
  height: number;
  /** the middle of each node; `outer`: it stands on another page */
  nodes: (TheoremLink & { x: number; y: number; outer: boolean })[];
  /** as paths of an SVG */
  edges: string[];
}

export type Block =
  | TheoremBlock
  | DependenciesBlock
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "heading"; children: Inline[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | {
      kind: "table";
      head: Inline[][];
      rows: Inline[][][];
      align: ("left" | "right" | "center" | null)[];
    }
  | { kind: "code"; text: string }
  | { kind: "quote"; blocks: Block[] }
  | ProofBlock
  | { kind: "formula"; tree: MathNode }
  | BoardBlock
  | { kind: "strip"; rule: string; values: number[]; caption: Inline[]; folded: boolean }
  | {
      kind: "columns";
      position: string;
      rows: { name: string; size: string; bits: string }[];
      sum: { size: string; bits: string };
      caption: Inline[];
    }
  | { kind: "options"; nodes: OptionNode[]; edges: [number, number][]; caption: Inline[] }
  | {
      kind: "window";
      rule: string;
      width: number;
      values: number[];
      /** the first two equal windows start at these heaps */
      first: number;
      again: number;
      caption: Inline[];
    }
  | { kind: "grid"; size: number; values: number[]; caption: Inline[] }
  | { kind: "draw"; graph: string; caption: Inline[] }
  /** a ready sheet of Explore: what it is called, and its text */
  | { kind: "sheet"; name: string; title: string; text: string; caption: Inline[] }
  | { kind: "coder"; rule: string; caption: Inline[] }
  | { kind: "program"; rule: string; text: string; caption: Inline[] }
  | {
      kind: "judge";
      problem: string;
      board: string;
      input: string;
      output: string;
      /** what the judge accepts, as the core writes it */
      program: string;
      caption: Inline[];
    }
  | TraceBlock
  | ExerciseBlock;

export interface Section {
  id: string;
  title: Inline[];
  blocks: Block[];
}

/** The blocks of one kind. */
export type BlockOf<K extends Block["kind"]> = Extract<Block, { kind: K }>;

/** What the table of contents knows of a chapter that is not loaded. */
export interface ChapterEntry {
  number: number;
  title: string;
  /** its first paragraph */
  lead: string;
  minutes: number;
  sections: { id: string; title: string }[];
  exercises: string[];
}

export interface IndexPlace {
  chapter: number;
  /** "" for the chapter as a whole */
  section: string;
}

/** The book's last page. */
export interface BookIndex {
  /** `see`: the term that the book uses for it; null where it is that term */
  terms: { name: string; see: string | null; places: IndexPlace[] }[];
  proofs: (IndexPlace & { title: Inline[] })[];
  problems: {
    name: string;
    /** the name's beginning, a key of the judges' names */
    judge: string;
    /** as the judge writes it: "1704", "ARC091 F" */
    number: string;
    title: string;
    places: IndexPlace[];
  }[];
}

/** What the proof path's list knows of a page that is not loaded. */
export interface ProofEntry extends ChapterEntry {
  theorems: TheoremLink[];
}

/** The proof path's list: its pages, and which of them rests on which, drawn. */
export interface ProofContents {
  pages: ProofEntry[];
  drawn: Omit<DependenciesBlock, "kind">;
}

export interface Chapter extends ChapterEntry {
  blocks: Block[];
  body: Section[];
}
