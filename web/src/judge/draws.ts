/**
 * Random inputs of judges' problems, as their statements allow them: those that the tests ask
 * (tests/problems) are drawn here from another seed. Fetched when somebody wants cases.
 */

interface Random {
  below: (bound: number) => number;
}
interface Drawn {
  /** "once": a file is one case */
  frame: string;
  one: (random: Random) => { input: string };
}
interface Drawing {
  generator: (seed: number) => Random;
  joined: (problem: Drawn, all: readonly { input: string }[]) => string;
}

const folder = "../../../tests/problems/";
const problems = import.meta.glob<Drawn>(
  ["../../../tests/problems/*.mjs", "!../../../tests/problems/{nim,random}.mjs"],
  { import: "default", eager: true },
);
const drawing = Object.values(
  import.meta.glob<Drawing>("../../../tests/problems/random.mjs", { eager: true }),
)[0]!;

const problemOf = (name: string): Drawn | undefined =>
  problems[`${folder}${name.replaceAll("-", "_")}.mjs`];

export interface Cases {
  text: string;
  cases: number;
  /** an input is one case: several inputs are wanted */
  single: boolean;
}

/** As long as a frame may be held up, in milliseconds. */
const slice = 8;
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The same cases from the same seed, one at least; null of a problem that is not drawn. */
export async function draw(name: string, seed: number, most: number): Promise<Cases | null> {
  const problem = problemOf(name);
  if (!problem) return null;
  const random = drawing.generator(seed);
  const single = problem.frame === "once";
  const all: { input: string }[] = [];
  let since = performance.now();
  while (all.length < (single ? 1 : most)) {
    all.push(problem.one(random));
    if (performance.now() - since < slice) continue;
    await breath();
    since = performance.now();
  }
  return { text: drawing.joined(problem, all), cases: all.length, single };
}

export const drawnNames = (): string[] =>
  Object.keys(problems).map((path) =>
    path.slice(folder.length, -".mjs".length).replaceAll("_", "-"),
  );
