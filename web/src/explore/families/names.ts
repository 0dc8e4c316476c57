/** What a rule is called, where it has a name of its own. */
import { familiesStrings } from "../../strings/index";
import { namedGames, type NamedGame } from "../../strings/families";

const isNamed = (rule: string): rule is NamedGame =>
  (namedGames as readonly string[]).includes(rule);

/** In the page's language; null of a rule without a name. */
export const calledGame = (rule: string): string | null =>
  isNamed(rule) ? familiesStrings.value.games[rule] : null;
