/** Which game has these values; of a rule, its twins. */
import { useMemo, useState } from "preact/hooks";
import { familiesStrings } from "../../strings/index";
import { formatInteger } from "../../strings/numbers";
import { answerIn } from "../answerIn";
import { useJson } from "../lineAnswer";
import { addLines, type Asked } from "../state";
import { WorkNote } from "../work";
import { calledGame } from "./names";
import { beginsElsewhere, gamesFound, type FoundGame } from "./found";
import "./families.css";

const few = 6;

/** How many numbers or marks a list of the sheet holds. */
const lengthOf = (list: string) =>
  /^[PNWL\s,]+$/i.test(list) ? list.replace(/[\s,]/g, "").length : list.split(/[,/\s]+/).length;

function Row({ game, ofRule }: { game: FoundGame; ofRule: boolean }) {
  const s = familiesStrings.value.which;
  const name = calledGame(game.rule);
  return (
    <tr data-rule={game.rule} data-moved={game.moved} data-proven={String(game.proven)}>
      <th scope="row">
        <button
          type="button"
          class="rule-link"
          data-testid="found-rule"
          onClick={() => addLines([`rule ${game.rule}`])}
        >
          <code translate={false}>{game.rule}</code>
        </button>
        {name === null ? null : <span class="quiet"> {name}</span>}
      </th>
      <td>{game.proven ? s.proven : s.agrees(game.agreesTo, ofRule)}</td>
      <td>{s.moved(game.moved, ofRule)}</td>
    </tr>
  );
}

export function WhichCard({ asked, at }: { asked: Asked; at: number }) {
  const s = familiesStrings.value.which;
  const work = useJson(asked, at);
  const found = useMemo(
    () => (work.found ? gamesFound(answerIn(work.found.json)) : null),
    [work.found],
  );
  const [all, setAll] = useState(false);
  const ofRule = asked.list === null;
  const values = asked.list === null ? null : lengthOf(asked.list);
  const elsewhere = found && !ofRule ? beginsElsewhere(found) : null;
  const count = found ? found.games.length + found.more : 0;
  return (
    <div data-testid="which-card" data-games={found ? count : ""}>
      <WorkNote work={work} text={asked.line} />
      {found ? (
        <p class="finding" role="status" data-testid="which-words">
          {count === 0 ? s.none(values) : s.found(count, values)}
        </p>
      ) : null}
      {elsewhere ? (
        <p class="finding refuted" data-testid="which-moved">
          {s.begins(elsewhere.rule, elsewhere.moved)}
        </p>
      ) : null}
      {found && count > 0 ? (
        <div class="table-box">
          <table class="values found-games" data-testid="which-table">
            <thead>
              <tr>
                <th scope="col">{s.rule}</th>
                <th scope="col">{s.how}</th>
                <th scope="col">{s.where}</th>
              </tr>
            </thead>
            <tbody>
              {(all ? found.games : found.games.slice(0, few)).map((game) => (
                <Row key={`${game.rule} ${game.moved}`} game={game} ofRule={ofRule} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found && found.games.length > few ? (
        <p class="explore-buttons">
          <button
            type="button"
            class="button small"
            data-testid="which-all"
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            {all ? s.few : s.all(found.games.length)}
          </button>
        </p>
      ) : null}
      {found && found.more > 0 && all ? (
        <p class="quiet">{s.more(formatInteger(found.more))}</p>
      ) : null}
    </div>
  );
}
