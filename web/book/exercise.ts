/** An exercise: that it has an answer, and only one where one is wanted, is asked of the module. */
import { ask, questionBoard, readClaims, readQuestion } from "../src/book/claims.ts";
import { captionOf } from "./inline.ts";
import type { Fields } from "./fields.ts";
import type { Source } from "./source.ts";
import type { ExerciseBlock, ExerciseKind } from "../src/book/content.ts";

export async function exercise(source: Source, id: string, fields: Fields): Promise<ExerciseBlock> {
  if (!/^[a-z0-9-]+$/.test(id)) source.fail(`an exercise wants a name: "${id}"`);
  if (source.exercises.has(id)) source.fail(`two exercises are called ${id}`);
  source.exercises.add(id);
  const kind = fields.choice("kind", ["move", "who", "number", "fill", "vertices", "choose"]);
  let exercise: ExerciseKind;
  switch (kind) {
    case "move": {
      const position = source.position(fields.required("position"));
      const known = await source.known(position);
      if (known.outcome !== "N") source.fail(`nobody can find a winning move in ${position}`);
      if (
        known.winning.count === null ||
        known.winning.count !== BigInt(known.winning.listed.length)
      )
        source.fail(`not all winning moves of ${position} are known`);
      const all = await source.asker.moves(position);
      if (
        "error" in all ||
        BigInt(new Set(all.moves.map((move) => move.position)).size) <= known.winning.count
      )
        source.fail(`every move of ${position} wins`);
      exercise = { kind, position };
      break;
    }
    case "who": {
      const position = source.position(fields.required("position"));
      await source.known(position);
      exercise = { kind, position };
      break;
    }
    case "number": {
      const question = readQuestion(fields.required("question"));
      await ask(source.asker, question);
      const board = fields.optional("board") ?? questionBoard(question);
      exercise = {
        kind,
        question: `${question.name} ${question.subject}`,
        board: board ? source.position(board) : "",
      };
      break;
    }
    case "fill": {
      const rule = source.rule(fields.required("rule"));
      const from = fields.integer("from");
      const to = fields.integer("to");
      await source.values(rule, to + 1);
      exercise = { kind, rule, from, to, what: fields.choice("what", ["value", "outcome"]) };
      break;
    }
    case "vertices": {
      const graph = source.rule(fields.required("graph"));
      const vertices = fields.required("vertices").split(",");
      for (const vertex of vertices) await source.known(`${graph}:${vertex}`);
      exercise = { kind, graph, vertices };
      break;
    }
    case "choose": {
      const options = [];
      let right = 0;
      for (const option of fields.all("option")) {
        const at = option.lastIndexOf(" :: ");
        if (at < 0) source.fail(`an option wants a claim: TEXT :: CLAIM`);
        const claims = readClaims(option.slice(at + 4));
        let true_ = true;
        for (const { question, stated } of claims)
          true_ = (await ask(source.asker, question)) === stated && true_;
        if (true_) right += 1;
        const board = questionBoard(claims[0]!.question);
        options.push({
          text: await captionOf(source, option.slice(0, at)),
          claim: option.slice(at + 4).trim(),
          board: board ? source.position(board) : "",
        });
      }
      if (right !== 1) source.fail(`${right} options of ${id} are right, one should be`);
      if (options.length < 2) source.fail(`${id} leaves no choice`);
      exercise = { kind, options };
      break;
    }
  }
  const hints = [];
  for (const hint of fields.all("hint")) hints.push(await captionOf(source, hint));
  return {
    kind: "exercise",
    id,
    ask: await captionOf(source, fields.required("ask")),
    exercise,
    hints,
    after: await captionOf(source, fields.optional("after") ?? ""),
  };
}
