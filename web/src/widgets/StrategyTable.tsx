/**
 * A winning strategy as a table to print and play by: positions to leave, each with a number, and
 * beside each move of the other side the one to leave next.
 */
import { hrefOf } from "../state/links";
import type { StrategyAnswer, StrategyPlace } from "../state/heldStrategy";
import { exploreStrings } from "../strings/index";
import { groupDigits } from "../strings/numbers";
import "./strategy.css";

/** More lines nobody holds in the hand. */
export const mostStrategyLines = 60;

export const isStrategy = (answer: unknown): answer is StrategyAnswer =>
  typeof answer === "object" && answer !== null && "lost" in answer && "winner" in answer;

export const strategyLines = ({ lost, values }: StrategyAnswer): number =>
  (values?.length ?? 0) +
  lost.reduce((lines, { replies }) => lines + Math.max(1, replies.length), 0);

/** What all these positions begin and end with, as "take/1..3:" and "~misere"; sums keep it. */
function shortener(positions: readonly string[]): (position: string) => string {
  const [one = ""] = positions;
  const rule = one.slice(0, one.indexOf(":") + 1);
  const ending = one.includes("~") ? one.slice(one.indexOf("~")) : "";
  const alike = positions.every(
    (text) =>
      text.startsWith(rule) && text.endsWith(ending) && !text.slice(rule.length).includes(":"),
  );
  if (!alike) return (text) => text;
  return (text) => text.slice(rule.length, text.length - ending.length);
}

const Position = ({ text }: { text: string }) => (
  <span class="code strategy-position" translate={false}>
    {text}
  </span>
);

interface Props {
  found: StrategyAnswer;
  place?: StrategyPlace | null;
  /** what the board calls a position; null where it has no name for it */
  name?: (position: string) => string | null;
}

const unnamed = () => null;

function ByPositions({ found, place, name = unnamed }: Props) {
  const s = exploreStrings.value.sheet.strategy;
  const number = new Map(found.lost.map(({ position }, at) => [position, at + 1]));
  const all = found.lost.flatMap(({ position, replies }) => [
    position,
    ...replies.map(([theirs]) => theirs),
  ]);
  const shorten = shortener(all);
  const short = (text: string) => name(text) ?? shorten(text);
  return (
    <div class="table-box" role="group" aria-label={s.caption(found.position)} tabIndex={0}>
      <table class="values strategy" data-testid="strategy-table">
        <thead>
          <tr>
            <th scope="col">{s.theirs}</th>
            <th scope="col">{s.yours}</th>
          </tr>
        </thead>
        {found.lost.map(({ position, replies }, at) => (
          <tbody key={position} data-testid="strategy-left" data-position={position}>
            <tr
              class="strategy-left"
              data-here={place?.left === position && place.theirs === null ? "" : undefined}
            >
              <th scope="rowgroup" colSpan={2}>
                <b class="strategy-number">{at + 1}</b> {s.left} <Position text={short(position)} />
              </th>
            </tr>
            {replies.length === 0 ? (
              <tr>
                <td colSpan={2}>{s.wonStuck}</td>
              </tr>
            ) : (
              replies.map(([theirs, yours]) => (
                <tr
                  key={theirs}
                  data-testid="strategy-line"
                  data-move={theirs}
                  data-reply={yours}
                  data-here={place?.left === position && place.theirs === theirs ? "" : undefined}
                >
                  <td>
                    <Position text={short(theirs)} />
                  </td>
                  <td>
                    {yours === null ? (
                      s.won
                    ) : (
                      <>
                        <b class="strategy-number">{number.get(yours)}</b>{" "}
                        <Position text={short(yours)} />
                      </>
                    )}
                  </td>
                </tr>
              ))
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function ByValues({ found }: { found: StrategyAnswer }) {
  const s = exploreStrings.value.sheet.strategy;
  const values = found.values ?? [];
  const short = shortener(values.map(({ term }) => term));
  return (
    <div class="table-box" role="group" aria-label={s.caption(found.position)} tabIndex={0}>
      <table class="values strategy" data-testid="strategy-values">
        <thead>
          <tr>
            <th scope="col">{s.heap}</th>
            <th scope="col" class="number">
              {s.value}
            </th>
            <th scope="col">{s.by}</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ term, value, by }) => (
            <tr key={term} data-testid="strategy-heap" data-value={value}>
              <th scope="row">
                <Position text={short(term)} />
              </th>
              <td class="number">{value}</td>
              <td>
                {by.map(([less, to]) => (
                  <span class="strategy-by" key={less}>
                    {less}
                    {": "}
                    <Position text={short(to)} />
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Who wins and how it begins; then the table where it is short enough, with the line marked that a
 * game played by it is at.
 */
export function StrategyTable({ found, place = null, name = unnamed }: Props) {
  const s = exploreStrings.value.sheet.strategy;
  const lines = strategyLines(found);
  const byValues = (found.values?.length ?? 0) > 0;
  const over = found.winner === "first" && found.first === null;
  const fits = lines <= mostStrategyLines;
  return (
    <div data-testid="strategy" data-lines={lines} data-winner={found.winner}>
      <p class="finding">
        {over ? s.over : found.winner === "first" ? s.first : s.second}{" "}
        {found.first === null ? null : (
          <a class="code strategy-position" translate={false} href={hrefOf(found.first)}>
            {name(found.first) ?? groupDigits(found.first)}
          </a>
        )}
      </p>
      {over ? null : (
        <p data-testid="strategy-about">
          {byValues
            ? `${s.heaps(found.values?.length ?? 0)}${fits ? "" : ` ${s.save}`}`
            : fits
              ? s.about(found.lost.length, lines)
              : `${s.long(found.lost.length, lines)} ${s.save}`}
        </p>
      )}
      {over || !fits ? null : byValues ? (
        <ByValues found={found} />
      ) : (
        <ByPositions found={found} place={place} name={name} />
      )}
    </div>
  );
}
