/**
 * The proof path: every theorem that a box of the book proves, in an order in which each one comes
 * after those that its proof rests on. docs/theorems.md has those that the core relies on.
 */

export interface Theorem {
  /** what web/book/proof/LANGUAGE/ calls it */
  id: string;
  /** the chapter, and which of its boxes `:::proof`, from 1 */
  box: readonly [chapter: number, at: number];
  /** what its proof rests on */
  rests: readonly string[];
}

const theorem = (id: string, chapter: number, at: number, ...rests: string[]): Theorem => ({
  id,
  box: [chapter, at],
  rests,
});

/** The pages, and the theorems of each, as they follow each other. */
export const proofPath: readonly (readonly Theorem[])[] = [
  [
    theorem("bounded", 2, 1),
    theorem("outcome", 2, 3, "bounded"),
    theorem("bar", 2, 2),
    theorem("same-game", 3, 6, "outcome"),
    theorem("bash", 1, 1, "outcome"),
    theorem("auction", 1, 2, "bash", "same-game"),
    theorem("sum-ends", 5, 1, "bounded"),
    theorem("lost-and-lost", 5, 2, "outcome", "sum-ends"),
  ],
  [
    theorem("equal-heaps", 3, 1, "outcome"),
    theorem("mirror", 5, 6, "outcome", "sum-ends"),
    theorem("equal-limits", 14, 6, "outcome"),
    theorem("power-less-one", 13, 1, "outcome"),
    theorem("sweets", 12, 1, "outcome"),
    theorem("not-again", 12, 2, "outcome"),
    theorem("coprime", 4, 9, "outcome"),
    theorem("first-choice", 12, 4, "outcome"),
    theorem("euclid-zero", 7, 5, "outcome"),
    theorem("strips", 12, 3, "outcome", "sum-ends"),
  ],
  [
    theorem("binary", 3, 2),
    theorem("bouton", 3, 3, "outcome", "binary"),
    theorem("odd-number", 3, 4, "bouton", "binary"),
    theorem("remainders", 3, 5, "bouton"),
    theorem("hill", 8, 3, "bouton"),
  ],
  [
    theorem("values", 4, 2, "bounded"),
    theorem("zero", 4, 1, "outcome", "values"),
    theorem("sum", 5, 3, "values", "sum-ends", "binary"),
    theorem("replaced", 5, 4, "sum", "zero"),
    theorem("winning-moves", 5, 5, "sum", "zero"),
  ],
  [
    theorem("taking", 4, 3, "values"),
    theorem("interval", 4, 5, "values"),
    theorem("at-least", 4, 6, "taking", "same-game"),
    theorem("no-multiple", 4, 7, "values"),
    theorem("at-least-half", 4, 4, "values"),
    theorem("at-most-half", 13, 2, "values"),
    theorem("bound", 4, 10, "values"),
    theorem("divisor", 4, 8, "values"),
    theorem("king", 4, 12, "values"),
    theorem("euclid", 7, 6, "values"),
    theorem("halves", 13, 4, "sum"),
  ],
  [
    theorem("window", 4, 13, "values"),
    theorem("two-numbers", 13, 3, "values"),
    theorem("far-heaps", 4, 14, "values"),
    theorem("digits", 4, 11, "values"),
    theorem("guy-smith", 10, 10, "sum"),
  ],
  [
    theorem("pawns", 10, 5),
    theorem("dawson", 10, 9, "sum"),
    theorem("lasker", 10, 6, "sum"),
    theorem("three-parts", 10, 7, "sum"),
    theorem("drop-split", 10, 8, "values"),
    theorem("cut-line", 15, 5, "sum"),
    theorem("staircase", 8, 1, "values", "binary"),
    theorem("strip", 8, 2, "staircase", "same-game"),
  ],
  [
    theorem("row", 10, 1, "values", "binary"),
    theorem("mock", 10, 2, "row"),
    theorem("ruler", 10, 3, "row"),
    theorem("corners", 10, 4, "row"),
    theorem("product", 18, 1, "sum"),
    theorem("milestones", 18, 2, "product"),
    theorem("tartan", 18, 3, "row", "corners", "product"),
  ],
  [
    theorem("beatty", 7, 1),
    theorem("cold-pairs", 7, 2, "outcome", "beatty"),
    theorem("closest", 7, 4),
    theorem("zeckendorf", 14, 1),
    theorem("fibonacci", 14, 2, "outcome", "zeckendorf"),
    theorem("all-moves", 14, 3, "fibonacci"),
    theorem("schwenk", 14, 4, "fibonacci"),
    theorem("rising", 14, 5, "values"),
  ],
  [
    theorem("colon", 9, 3, "sum", "zero"),
    theorem("fusion", 9, 4, "colon"),
    theorem("bridges", 15, 2, "colon", "fusion"),
    theorem("wanted", 15, 1, "colon", "winning-moves"),
    theorem("cuts", 15, 3, "fusion", "sum"),
    theorem("shapes", 9, 5, "sum"),
    theorem("twins", 15, 4, "same-game", "values"),
    theorem("geography", 9, 6, "outcome"),
    theorem("berge", 15, 6),
    theorem("rectangle", 15, 7, "geography"),
  ],
  [
    theorem("letters", 9, 1),
    theorem("counters", 16, 1, "letters"),
    theorem("queue", 16, 2, "counters"),
    theorem("kept-in", 16, 3, "letters"),
    theorem("added-moves", 16, 4, "letters"),
    theorem("northcott", 16, 5, "bouton"),
    theorem("smith", 9, 2, "letters", "bouton"),
    theorem("measured", 16, 6, "smith"),
    theorem("infinite-sums", 16, 7, "smith", "measured"),
    theorem("many-arrows", 16, 8, "smith"),
  ],
  [
    theorem("last-one", 6, 1, "bash"),
    theorem("encounter", 11, 1, "outcome"),
    theorem("misere-nim", 6, 2, "outcome", "bouton"),
    theorem("one-test", 6, 3, "sum", "misere-nim"),
    theorem("subtraction", 6, 5, "one-test"),
    theorem("misere-stairs", 6, 6, "staircase", "strip", "one-test"),
    theorem("apples", 6, 7, "sum", "misere-nim"),
    theorem("winner", 11, 2, "outcome", "bouton"),
    theorem("sj", 6, 8, "one-test"),
    theorem("misere-turtles", 6, 4, "row"),
    theorem("misere-wythoff", 7, 3, "cold-pairs"),
  ],
  [
    theorem("beside", 17, 1, "outcome", "values"),
    theorem("one-more", 17, 2, "values"),
    theorem("alternate", 17, 3, "values", "one-more"),
    theorem("genus", 6, 9, "values", "outcome"),
    theorem("tame", 17, 4, "genus"),
    theorem("by-hand", 17, 5, "outcome"),
    theorem("table", 17, 6, "outcome"),
    theorem("all-rows", 17, 7, "table", "guy-smith"),
  ],
  [
    theorem("some", 18, 4, "outcome", "sum-ends"),
    theorem("moore", 18, 5, "outcome", "binary"),
    theorem("every", 18, 6, "outcome", "sum-ends"),
    theorem("first", 18, 7, "outcome", "sum-ends"),
  ],
];

/** A theorem's place on the path: its page and its number there, both from 1. */
export interface Place {
  theorem: Theorem;
  page: number;
  at: number;
}

export const places: ReadonlyMap<string, Place> = new Map(
  proofPath.flatMap((page, number) =>
    page.map((one, at): [string, Place] => [
      one.id,
      { theorem: one, page: number + 1, at: at + 1 },
    ]),
  ),
);
