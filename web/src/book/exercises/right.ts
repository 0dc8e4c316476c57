/** What is right of an exercise, for a teacher's paper. */
import { engine } from "../../engine/index";
import { isError } from "../../engine/client";
import { strings } from "../../strings/index";
import { ask, holds, readQuestion, type Asker } from "../claims";
import type { ExerciseKind } from "../content";

const mostMoves = 6;

async function winningMoves(asker: Asker, position: string): Promise<readonly string[]> {
  const [known, view] = await Promise.all([asker.analyze(position), engine.read(position)]);
  if ("error" in known || isError(view) || view.kind !== "position") return [];
  const { terms } = view;
  return known.winning.listed
    .slice(0, mostMoves)
    .map((move) => strings.peek().move(move, { terms }));
}

/** Several are as good as one another; none where no single one is right, or none is known. */
export async function rightOf(asker: Asker, exercise: ExerciseKind): Promise<readonly string[]> {
  switch (exercise.kind) {
    case "number":
      return [String(await ask(asker, readQuestion(exercise.question)))];
    case "choose": {
      const held = await Promise.all(exercise.options.map(({ claim }) => holds(asker, claim)));
      return held.flatMap((one, at) => (one ? [`${at + 1}.`] : []));
    }
    case "who": {
      const known = await asker.analyze(exercise.position);
      return "error" in known ? [] : [known.outcome];
    }
    case "move":
      return winningMoves(asker, exercise.position);
    case "fill": {
      const { rule, from, to, what } = exercise;
      const values = await asker.sequence(rule, to + 1);
      if ("error" in values) return [];
      const told = values
        .slice(from)
        .map((value) => (what === "value" ? String(value) : value === 0 ? "P" : "N"));
      return [told.join(", ")];
    }
    case "vertices": {
      const known = await Promise.all(
        exercise.vertices.map((vertex) => asker.analyze(`${exercise.graph}:${vertex}`)),
      );
      const told = known.flatMap((one, at) =>
        "error" in one ? [] : [`${exercise.vertices[at]}: ${one.value}`],
      );
      return told.length === known.length ? [told.join(", ")] : [];
    }
    case "law":
    case "order":
    case "mine":
      return [];
  }
}
