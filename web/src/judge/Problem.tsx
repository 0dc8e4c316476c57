/** The problem: what it asks, what it is in disguise, its traps, and its program. */
import { useRef, useState } from "preact/hooks";
import { CopyButton } from "../widgets/CopyButton";
import { Icon } from "../widgets/Icon";
import { ownPage } from "../links/ownPage";
import { currentUrl, languageOnly } from "../state/links";
import { leadsTo, openPlace } from "../state/place";
import { isSolved } from "../state/solved";
import { levelOf } from "./hard";
import { LinkBox } from "./LinkBox";
import { Sample } from "./Sample";
import { language } from "../strings/language";
import { gameStrings, problemStrings, strings } from "../strings/index";
import { textHere } from "./state";
import { nameWords, techniqueWords } from "./words";
import type { ProblemInfo } from "#module/nimber.js";

const mostRows = 24;

export function Program({ text }: { text: string }) {
  const words = problemStrings.value;
  const box = useRef<HTMLTextAreaElement>(null);
  // A program is long: it is drawn once it was asked for, and stays.
  const [asked, setAsked] = useState(false);
  return (
    <details
      class="problem-program"
      data-testid="problem-program"
      onToggle={(event) => {
        if (event.currentTarget.open) setAsked(true);
      }}
    >
      <summary>{words.program}</summary>
      {asked ? (
        <>
          <textarea
            ref={box}
            class="code problem-text"
            data-testid="problem-program-text"
            aria-label={words.program}
            readOnly
            rows={Math.min(mostRows, text.split("\n").length)}
            translate={false}
            value={text}
          />
          <p class="problem-buttons">
            <CopyButton box={box} testid="problem-program-copy" label={words.copy} said={words} />
          </p>
        </>
      ) : null}
    </details>
  );
}

/** The problem's own page, or its link, without the game on the board. */
function ProblemLink({ name }: { name: string }) {
  const options = ["view=problems", `problem=${name}`, ...languageOnly()];
  const url = ownPage(language.value, "problems", name) ?? currentUrl(`?${options.join("&")}`);
  return <LinkBox testid="problem-link" url={url} />;
}

/** `alone`: it is what its page is about. */
export function Problem({ here, alone }: { here: ProblemInfo; alone: boolean }) {
  const s = strings.value;
  const words = problemStrings.value;
  const traps = textHere(here.traps);
  const Heading = alone ? "h1" : "h2";
  return (
    <section
      class="card"
      data-testid="problem"
      data-name={here.name}
      aria-labelledby="problem-here-title"
    >
      <p class="quiet problem-names">
        <span>{[here.name, ...here.also].map(nameWords).join(" = ")}</span>
        <span class="chip" data-testid="problem-level-here">
          {words.levels[levelOf(here)]}
        </span>
        {isSolved(here.name) ? (
          <span class="chip" data-testid="problem-solved">
            <Icon name="check" />
            {words.solved}
          </span>
        ) : null}
      </p>
      <Heading id="problem-here-title" class="problem-here" data-title>
        {textHere(here.title)}
      </Heading>
      <dl class="problem-facts">
        <dt>{words.asks}</dt>
        <dd data-testid="problem-asks">{textHere(here.asks)}</dd>
        <dt>{words.disguise}</dt>
        <dd>
          {textHere(here.disguise)}
          {here.game ? (
            <span class="chip">{gameStrings(s, here.game).title}</span>
          ) : (
            <span class="quiet"> {words.noDisguise}</span>
          )}
        </dd>
        {traps === "" ? null : (
          <>
            <dt>{words.traps}</dt>
            <dd>{traps}</dd>
          </>
        )}
        <dt>{words.technique}</dt>
        <dd class="problem-technique">
          {techniqueWords(here.technique)}
          <button
            type="button"
            class="button"
            data-testid="problem-chapter"
            {...leadsTo("book", `chapter=${here.chapter}`)}
            onClick={() => openPlace("book", [`chapter=${here.chapter}`])}
          >
            {words.chapter(here.chapter)}
          </button>
        </dd>
      </dl>
      <Sample one={{ input: here.sample.in, output: here.sample.out }} />
      <ProblemLink key={`link ${here.name}`} name={here.name} />
    </section>
  );
}
