/** What takes the place of a game that is left. */
import { view } from "./game";
import type { engine } from "../engine/index";
import type { Leaving } from "../strings/play";

type Read = Exclude<Awaited<ReturnType<typeof engine.read>>, { error: unknown }>;

/** What this text is beside the game on the board. */
export function leavingFor(answer: Read): Leaving {
  if (answer.kind === "rule") return "rule";
  const here = view.peek();
  const rules = (terms: readonly { rule: string }[]) => terms.map(({ rule }) => rule).join("+");
  if (rules(answer.terms) !== rules(here?.terms ?? [])) return "game";
  if (answer.convention === here?.convention) return "position";
  return answer.convention === "misere" ? "misere" : "normal";
}
