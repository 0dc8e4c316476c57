/** A problem of one's own, as whoever opens its link meets it. Its text is shown as text. */
import { useMemo } from "preact/hooks";
import { linkOfOwn, nameOfOwn, readOwn, type OwnProblem } from "../links/ownProblem";
import { currentUrl, languageOnly } from "../state/links";
import { openPlace } from "../state/place";
import { forgetOwn, isSolved, keptProblems, markSolved } from "../state/solved";
import { problemStrings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import { CheckMine } from "./CheckMine";
import { LinkBox } from "./LinkBox";
import { Sample } from "./Sample";
import { ofOwn } from "./source";

/** What it says and how its input is written. */
export function OwnWords({ one }: { one: OwnProblem }) {
  const words = problemStrings.value;
  return (
    <>
      {one.text.trim() === "" ? null : (
        <p class="own-text" data-testid="own-text" data-title>
          {one.text}
        </p>
      )}
      <p class="quiet">{words.own.form(one.io, one.heaps, one.first, one.second)}</p>
      <Sample one={one} />
    </>
  );
}

const OwnLink = ({ value }: { value: string }) => (
  <LinkBox testid="own-link" url={currentUrl(linkOfOwn(value, languageOnly()))} />
);

/** What is wrong with a link that holds none. */
export function BrokenOwn({ value }: { value: string }) {
  const fault = readOwn(value);
  if (typeof fault !== "string") return null;
  return (
    <div class="error" role="alert" data-testid="error" data-code={`own-${fault}`}>
      <Icon name="alert" />
      <p class="error-words">{problemStrings.value.own.faults[fault]}</p>
    </div>
  );
}

export function OwnCard({ value, one }: { value: string; one: OwnProblem }) {
  const words = problemStrings.value;
  const mine = keptProblems.value.own.includes(value);
  return (
    <section class="card" data-testid="own-problem" aria-labelledby="own-title">
      <p class="quiet problem-names">
        <span>{words.own.kind}</span>
        {isSolved(nameOfOwn(value)) ? (
          <span class="chip" data-testid="problem-solved">
            <Icon name="check" />
            {words.solved}
          </span>
        ) : null}
      </p>
      <h2 id="own-title" class="problem-here" data-title>
        {one.title}
      </h2>
      <OwnWords one={one} />
      <OwnLink value={value} />
      <p class="problem-buttons">
        <button
          type="button"
          class="button"
          data-testid="own-change"
          onClick={() => openPlace("problems", [`own=${value}`, "change"])}
        >
          <Icon name="edit" />
          {words.own.change}
        </button>
        {mine ? (
          <button
            type="button"
            class="button"
            data-testid="own-forget"
            onClick={() => {
              forgetOwn(value);
              openPlace("problems");
            }}
          >
            <Icon name="trash" />
            {words.own.forget}
          </button>
        ) : null}
      </p>
    </section>
  );
}

export function OwnCheck({ value }: { value: string }) {
  const words = problemStrings.value;
  const source = useMemo(() => {
    const one = readOwn(value);
    return typeof one === "string" ? null : ofOwn(one);
  }, [value]);
  if (!source) return null;
  return (
    <section class="card" aria-labelledby="own-check-title">
      <h2 id="own-check-title">{words.checkMine.title}</h2>
      <CheckMine
        key={value}
        source={source}
        file="cases"
        onSaid={(_, __, right) => {
          if (right) markSolved(nameOfOwn(value));
        }}
      />
    </section>
  );
}
