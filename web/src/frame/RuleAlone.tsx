/** A rule without a position: a board to play on at once, and the law of its values. */
import { useEffect, useMemo, useState } from "preact/hooks";
import { LiveBoard, useBookGame } from "../book/LiveBoard";
import { isError } from "../engine/client";
import * as ask from "../engine/asking";
import { engine } from "../engine/index";
import { createJob } from "../engine/job";
import type { PatternsFound } from "../engine/questions";
import { bestFormula, lawSentence } from "../explore/lawWords";
import { Standing } from "../explore/Standing";
import { openText } from "../state/address";
import { subject } from "../state/game";
import { openPlace } from "../state/place";
import { presets } from "../state/presets";
import { games } from "../state/session";
import { exploreStrings, placeStrings, strings } from "../strings/index";
import { Icon } from "../widgets/Icon";
import "../book/book.css";

/** What may follow the colon: the first that the rule can be played on is taken. */
function starts(rule: string): string[] {
  const [, vertex = ""] = /\/([^-,:;]+)-/.exec(rule) ?? [];
  return [
    ...presets.filter(({ position }) => position.startsWith(`${rule}:`)).map((one) => one.position),
    ...["12", "5,6", "3,5,7", "2,5,9,14", "THTTHHTTHT", ".........", "oooooooooo", vertex].map(
      (rest) => `${rule}:${rest}`,
    ),
  ];
}

async function startOf(rule: string): Promise<string | null> {
  for (const text of starts(rule)) {
    const read = await engine.read(text);
    if (!isError(read) && read.kind === "position" && !read.over) return read.position;
  }
  return null;
}

function RuleBoard({ start }: { start: string }) {
  const game = useBookGame(start, { answers: true, open: false });
  return <LiveBoard game={game} />;
}

/** What the values look like: the first answer, then a better one where there is more to try. */
function useFound(rule: string) {
  const quick = useMemo(() => createJob<PatternsFound>(), []);
  const rest = useMemo(() => createJob<PatternsFound>(), []);
  useEffect(() => {
    void quick
      .run((onProgress) => ask.patterns(rule, "", 0, onProgress))
      .then((first) => {
        if (first?.more) void rest.run((onProgress) => ask.furtherPatterns(onProgress));
      });
    return () => {
      engine.stop("patterns");
      quick.clear();
      rest.clear();
    };
  }, [rule, quick, rest]);
  const [first, better] = [quick.state.value, rest.state.value];
  return {
    failed: first.status === "failed",
    found: better.status === "done" ? better.result : first.status === "done" ? first.result : null,
  };
}

function Law({ found }: { found: PatternsFound | null }) {
  const law = found?.laws.find((one) => one.proven) ?? found?.laws[0];
  const s = exploreStrings.value.see;
  const formula = found && law ? bestFormula(law, found) : null;
  return (
    <p class="rule-law" data-testid="rule-law" data-proven={law ? String(law.proven) : undefined}>
      {found && law ? (
        <>
          <span>{lawSentence(law, found)}</span>
          {formula === null ? null : <code translate={false}>{s.formula(formula)}</code>}
          <span class="quiet">
            <Standing law={law} found={found} />
          </span>
        </>
      ) : (
        <span class="quiet">{found ? s.nothing : "…"}</span>
      )}
    </p>
  );
}

const mostValues = 50;

/** Of rules for which the values of one heap stand nowhere else on the page. */
function Values({ found }: { found: PatternsFound }) {
  return (
    <div class="card rule-values" data-testid="rule-values">
      <ol class="cells" start={found.first}>
        {Array.from(found.values.slice(0, mostValues), (value, at) => (
          <li key={at} class={value === 0 ? "cell cell-P" : "cell"}>
            <span class="cell-n">{found.first + at}</span>
            <span class="cell-g">{value}</span>
            <span class="cell-o">{value === 0 ? "P" : "N"}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function RuleAlone() {
  const here = subject.value;
  const rule = here.kind === "rule" ? here.rule : "";
  const [start, setStart] = useState<{ rule: string; text: string | null } | null>(null);
  useEffect(() => {
    let late = false;
    void startOf(rule).then((text) => {
      if (!late) setStart({ rule, text });
    });
    return () => {
      late = true;
    };
  }, [rule]);
  const { found, failed } = useFound(rule);
  const game = here.kind === "rule" ? here.game : "";
  const told = games.value.some((info) => info.name === game && info.sequence);
  const text = start?.rule === rule ? start.text : null;
  return (
    <div class="rule-alone">
      <div class="rule-board">
        {text ? <RuleBoard key={text} start={text} /> : null}
        {start && !text ? <p class="board board-note">{strings.value.board.bareRule}</p> : null}
      </div>
      <div class="rule-ways">
        {failed ? null : <Law found={found} />}
        {text ? (
          <button
            type="button"
            class="button primary"
            data-testid="play-rule"
            onClick={() => void openText(text, "gallery")}
          >
            <Icon name="play" />
            {strings.value.thumb.play}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          data-testid="explore-rule"
          onClick={() => openPlace("explore")}
        >
          {placeStrings.value.names.explore}
        </button>
      </div>
      {found && !told && !found.pairs && !found.rows ? <Values found={found} /> : null}
    </div>
  );
}
