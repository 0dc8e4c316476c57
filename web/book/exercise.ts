/** An exercise: that it has an answer, and only one where one is wanted, is asked of the module. */
import { ask, questionBoard, readClaims, readQuestion } from "../src/book/claims.ts";
import { judgeLaw, type LawExercise } from "../src/book/exercises/law.ts";
import { firstMisplaced, shuffled } from "../src/book/exercises/order.ts";
import { captionOf } from "./inline.ts";
import { lawsOf } from "./module.ts";
import type { Fields } from "./fields.ts";
import type { Source } from "./source.ts";
import type { ExerciseBlock, ExerciseKind } from "../src/book/content.ts";

/** So many heaps are looked at unless the chapter says how many. */
const usualHeaps = 10_000;

/** That a law can be found is asked of the module; none is stored. */
async function law(source: Source, id: string, fields: Fields): Promise<LawExercise> {
  const rule = source.rule(fields.required("rule"));
  const where = fields.optional("where") ?? "";
  const what = fields.choice("what", ["value", "lost"]);
  const told = fields.optional("heaps");
  const heaps = told === undefined ? usualHeaps : Number(told);
  if (!(heaps >= 100 && heaps <= 1_000_000)) source.fail(`heaps: 100 to 1000000, not ${told}`);
  const read = source.module.read(rule);
  const alone = "kind" in read && read.kind === "rule" && !read.sequence && where === "";
  const letters = alone ? "a,b" : "n";
  const exercise: LawExercise = { kind: "law", rule, where, what, letters, heaps };
  for (const formula of lawsOf(source.module, rule, where, what))
    if ((await judgeLaw(source.asker, exercise, formula)).kind === "right") return exercise;
  return source.fail(`${id}: no law of ${rule} is found`);
}

/**
 * `step: TEXT :: 1,2` rests on the steps 1 and 2, and `:: none` on none; else on the one before.
 */
async function order(source: Source, id: string, fields: Fields): Promise<ExerciseKind> {
  const steps = [];
  const needs: number[][] = [];
  for (const [at, step] of fields.all("step").entries()) {
    const said = / :: (none|\d+(?:,\d+)*)$/.exec(step);
    const rests = said?.[1]?.match(/\d+/g)?.map((one) => Number(one) - 1) ?? [];
    if (rests.some((one) => one < 0 || one >= at))
      source.fail(`${id}: step ${at + 1} rests on one that doesn't stand before it`);
    needs.push(said ? rests : at === 0 ? [] : [at - 1]);
    steps.push(await captionOf(source, said ? step.slice(0, said.index) : step));
  }
  if (steps.length < 3) source.fail(`${id} wants three steps at least`);
  if (steps.length > 12) source.fail(`${id} has more than twelve steps`);
  if (firstMisplaced([...steps.keys()].reverse(), needs) < 0)
    source.fail(`${id}: the steps may stand in any order`);
  return { kind: "order", steps, needs, shown: shuffled(id, needs) };
}

export async function exercise(source: Source, id: string, fields: Fields): Promise<ExerciseBlock> {
  if (!/^[a-z0-9-]+$/.test(id)) source.fail(`an exercise wants a name: "${id}"`);
  if (source.exercises.has(id)) source.fail(`two exercises are called ${id}`);
  source.exercises.add(id);
  const kind = fields.choice("kind", [
    "move",
    "who",
    "number",
    "fill",
    "vertices",
    "choose",
    "law",
    "order",
    "mine",
  ]);
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
    case "law":
      exercise = await law(source, id, fields);
      break;
    case "order":
      exercise = await order(source, id, fields);
      break;
    case "mine": {
      const asked = fields.required("problem");
      const found = source.module
        .problems()
        .find(({ name, also }) => name === asked || also.includes(asked));
      if (!found) return source.fail(`nobody knows the problem ${asked}`);
      exercise = { kind, problem: found.name, title: found.title[source.chinese ? "zh" : "en"] };
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
