/**
 * Which chapter proves each theorem that the core names. docs/theorems.md has an entry for each; a
 * box `:::proof` of the chapter bears its code.
 */
export const chapterOf: Readonly<Record<string, number>> = {
  bash: 1,
  "equal-length": 2,
  bouton: 3,
  nimble: 3,
  "same-game": 3,
  mex: 4,
  table: 5,
  symmetry: 5,
  "take-interval": 4,
  "take-from": 4,
  "take-odd": 4,
  "take-even": 4,
  "take-pow2": 4,
  "take-half": 4,
  "take-residue": 4,
  "taking-bound": 4,
  divisors: 4,
  "prime-to": 4,
  digits: 4,
  "king-steps": 4,
  period: 4,
  "subtraction-window": 4,
  "subtraction-residues": 4,
  wythoff: 7,
  fibonacci: 14,
  euclid: 7,
  "euclid-zero": 7,
  staircase: 8,
  hill: 8,
  hackenbush: 9,
  loops: 9,
  "graph-kayles": 9,
  matching: 9,
  turtles: 10,
  mock: 10,
  ruler: 10,
  twins: 10,
  corners: 10,
  lasker: 10,
  lines: 10,
  "drop-split": 10,
  "guy-smith": 10,
};

/** Codes that no chapter proves, and why. */
export const noChapter: Readonly<Record<string, string>> = {
  induction: "stands for several proofs of guesses, each by a theorem of its own",
  "sparse-space": "a shorter way to a period that guy-smith proves, for the engine's sake",
};
