/** An answer that was given elsewhere, checked anew. No answer is stored. */
import { ask, holds, readQuestion, type Asker } from "../claims";
import type { ExerciseKind } from "../content";
import { judgeLaw } from "./law";
import { firstMisplaced, readOrder } from "./order";

/** "blank": nothing was answered, or a part of it is left; null where it can't be checked. */
export type Replayed = "right" | "wrong" | "blank" | null;

const is = (right: boolean): Replayed => (right ? "right" : "wrong");

/** A cell that is left is no wrong one, but where another is wrong. */
function aboutCells(said: string, right: readonly string[]): Replayed {
  const typed = said.split(",").map((cell) => cell.trim().toUpperCase());
  if (right.some((cell, at) => (typed[at] ?? "") !== "" && typed[at] !== cell)) return "wrong";
  if (typed.length > right.length) return "wrong";
  return right.every((cell, at) => typed[at] === cell) ? "right" : "blank";
}

export async function replay(
  asker: Asker,
  exercise: ExerciseKind,
  said: string,
): Promise<Replayed> {
  if (said.trim() === "") return "blank";
  switch (exercise.kind) {
    case "number":
      if (!/^\d{1,19}$/.test(said)) return "blank";
      return is(BigInt(said) === BigInt(await ask(asker, readQuestion(exercise.question))));
    case "choose": {
      const option = exercise.options[Number(said) - 1];
      return option ? is(await holds(asker, option.claim)) : null;
    }
    case "who":
    case "move": {
      const known = await asker.analyze(exercise.position);
      if ("error" in known) return null;
      return is(
        exercise.kind === "who"
          ? known.outcome === said
          : known.winning.listed.some((move) => move.position === said),
      );
    }
    case "fill": {
      const { rule, from, to, what } = exercise;
      const values = await asker.sequence(rule, to + 1);
      if ("error" in values) return null;
      return aboutCells(
        said,
        values
          .slice(from)
          .map((value) => (what === "value" ? String(value) : value === 0 ? "P" : "N")),
      );
    }
    case "vertices": {
      const known = await Promise.all(
        exercise.vertices.map((vertex) => asker.analyze(`${exercise.graph}:${vertex}`)),
      );
      return aboutCells(
        said,
        known.map((one) => ("error" in one ? "" : String(one.value))),
      );
    }
    case "law": {
      const found = await judgeLaw(asker, exercise, said);
      return found.kind === "right" || found.kind === "wrong" ? found.kind : "blank";
    }
    case "order": {
      const order = readOrder(said, exercise.steps.length);
      return order ? is(firstMisplaced(order, exercise.needs) < 0) : "blank";
    }
    // What another device has solved is kept there.
    case "mine":
      return null;
  }
}
