/**
 * Theorems that the page names and Coq's kernel has checked: by the code, the name and the file of
 * proofs/. tests/page/howKnown.test.ts holds them against the table there.
 */
export type InKernel = readonly [name: string, file: string];

export const citedInKernel = {
  bouton: ["bouton", "Nim.v"],
  bash: ["bash", "Taking.v"],
  "take-interval": ["take_interval", "Taking.v"],
  "take-from": ["take_from", "Taking.v"],
  "take-odd": ["take_odd", "Taking.v"],
  "take-even": ["take_even", "Taking.v"],
  "take-pow2": ["take_pow2", "Taking.v"],
  "take-residue": ["take_residue", "Taking.v"],
  "take-half": ["take_half", "Taking.v"],
  "taking-bound": ["taking_bound", "Taking.v"],
  divisors: ["divisors_value", "Laws.v"],
  "prime-to": ["prime_to_the_heap", "Laws.v"],
  lasker: ["lasker_value", "Laws.v"],
  nimble: ["bouton", "Nim.v"],
  staircase: ["staircase_value", "Stairs.v"],
  turtles: ["turning_turtles", "Turtles.v"],
  twins: ["twins_value", "Turtles.v"],
  mock: ["mock_turtles", "Turtles.v"],
  ruler: ["ruler_value", "Ruler.v"],
  "king-steps": ["king_in_the_corner", "Wythoff.v"],
  wythoff: ["wythoff_lost", "Wythoff.v"],
  "wythoff-misere": ["wythoff_misere_lost", "Wythoff.v"],
  symmetry: ["symmetric_is_lost", "Arguments.v"],
  table: ["sprague_grundy", "Games.v"],
  mex: ["sprague_grundy", "Games.v"],
} satisfies Readonly<Record<string, InKernel>>;

/** Those of closed laws for which `--coq` writes a file. */
export const closedInKernel = [
  "bouton",
  "turtles",
  "twins",
  "lasker",
  "bash",
  "take-interval",
  "take-from",
  "take-odd",
  "take-even",
  "take-pow2",
] as const satisfies readonly (keyof typeof citedInKernel)[];
