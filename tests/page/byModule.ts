// Positions as the module tells them, for tests of what the page makes of every game.
import { finish, module } from "../wasm/module";
import type { AnalysisRecord, MoveRecord, PositionView } from "#module/nimber.js";

export function known(text: string): AnalysisRecord {
  const answer = finish(module.analyze(text, 0));
  if ("error" in answer) throw new Error(answer.error.code);
  return answer;
}

export function viewOf(text: string): PositionView {
  const view = module.read(text);
  if (!("kind" in view) || view.kind !== "position") throw new Error(text);
  return view;
}

/** The first so many moves. */
export function movesFrom(text: string, most = 50): MoveRecord[] {
  const answer = module.moves(text, 0, 0, 0, most);
  return "error" in answer ? [] : answer.moves;
}
