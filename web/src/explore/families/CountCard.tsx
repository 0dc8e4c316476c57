/** How many positions of so many heaps are lost: the number, its share of all, the formula. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../../engine/index";
import { isError } from "../../engine/client";
import { familiesStrings } from "../../strings/index";
import { formatInteger } from "../../strings/numbers";
import { StepField } from "../fields";
import { answerIn } from "../answerIn";
import { useJson } from "../lineAnswer";
import { saidOf, setOption, valueOf, type Asked } from "../state";
import { WorkNote } from "../work";
import { countedIn, mostDigits, percentage, squaresOf } from "./found";
import "./families.css";

/** Above that the values of single heaps are not looked at for the formula. */
const mostShown = 1000;
const most = { "--heaps": 1_000_000, "--from": 1e15, "--to": 1e15 };

/** A number as a text: a long one is cut. */
function told(digits: string, words: (count: number) => string): string {
  if (digits.length <= mostDigits) return formatInteger(BigInt(digits));
  return `${digits.slice(0, 12)}…${digits.slice(-6)} (${words(digits.length)})`;
}

/** The values of the heaps of a range, for a formula with its numbers. */
function useSquares(rule: string, from: number, to: number, wanted: boolean): string | null {
  const [terms, setTerms] = useState<string | null>(null);
  useEffect(() => {
    setTerms(null);
    if (!wanted || !(from >= 0 && from <= to && to <= mostShown)) return;
    let late = false;
    void engine.sequenceBeside(rule, to + 1).then((answer) => {
      if (!late && !isError(answer)) setTerms(squaresOf([...answer.values].slice(from)));
    });
    return () => {
      late = true;
    };
  }, [rule, from, to, wanted]);
  return terms;
}

function Fields({ asked }: { asked: Asked }) {
  const s = familiesStrings.value.count;
  const field = (name: "--heaps" | "--from" | "--to", label: string) => {
    const now = Number(valueOf(asked, name) ?? NaN);
    return (
      <StepField
        label={label}
        testid={`count${name.slice(1)}`}
        min={0}
        max={most[name]}
        value={now}
        onValue={(value) => {
          if (/^\d{1,18}$/.test(value)) setOption(asked, name, value);
        }}
      />
    );
  };
  return (
    <div class="explore-fields">
      {field("--heaps", s.heaps)}
      {field("--from", s.from)}
      {field("--to", s.to)}
      <label class="program-check">
        <input
          type="checkbox"
          data-testid="count-unordered"
          checked={saidOf(asked, "--unordered") !== null}
          onChange={(event) =>
            setOption(asked, "--unordered", event.currentTarget.checked ? "" : null)
          }
        />
        {s.unordered}
      </label>
    </div>
  );
}

export function CountCard({ asked, at }: { asked: Asked; at: number }) {
  const s = familiesStrings.value.count;
  const work = useJson(asked, at);
  const found = useMemo(
    () => (work.found ? countedIn(answerIn(work.found.json)) : null),
    [work.found],
  );
  const rule = asked.rule ?? "";
  const value = valueOf(asked, "--value");
  const about = value === null || value === "0" ? null : value;
  const unordered = valueOf(asked, "--unordered") !== null;
  // Stones counted together, misère and Moore's game are counted otherwise.
  const plain = !unordered && !rule.includes("~") && valueOf(asked, "--sum-at-most") === null;
  const two = plain && about === null && valueOf(asked, "--heaps") === "2";
  const numberIn = (name: string) => Number(valueOf(asked, name) ?? NaN);
  const terms = useSquares(rule, numberIn("--from"), numberIn("--to"), two && found !== null);
  const long = found !== null && Math.max(found.lost.length, found.total.length) > mostDigits;
  return (
    <div data-testid="count-card" data-lost={found?.lost ?? ""} data-total={found?.total ?? ""}>
      <Fields asked={asked} />
      <WorkNote work={work} text={asked.line} />
      {found ? (
        <div class="finding" role="status">
          <p data-testid="count-words">
            {found.exact
              ? s.lost(told(found.lost, s.digits), told(found.total, s.digits), about, unordered)
              : s.modulo(
                  formatInteger(BigInt(found.lost)),
                  formatInteger(BigInt(found.total)),
                  formatInteger(found.modulus ?? 0),
                  about,
                )}
          </p>
          {found.share === null ? null : (
            <p data-testid="count-share">{s.share(percentage(found.share))}</p>
          )}
          {two ? <p data-testid="count-formula">{s.squares(terms)}</p> : null}
          {plain && !two && about === null ? (
            <p data-testid="count-formula">{s.characters}</p>
          ) : null}
        </div>
      ) : null}
      {found && long ? (
        <details class="more-fold">
          <summary>{s.whole}</summary>
          <pre class="certificate" translate={false} tabIndex={0}>
            {`${found.lost}\n/\n${found.total}`}
          </pre>
        </details>
      ) : null}
    </div>
  );
}
