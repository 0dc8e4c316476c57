/** A drawn rule as it was drawn, small: what stands somewhere, and what it becomes. */
import type { ComponentChildren } from "preact";
import { strings } from "../strings/index";
import { drawnRule } from "../strings/cells";
import { CellSymbol } from "./CellSymbol";
import "./cells.css";

/** Larger pictures, or more of them, are folded, so that the board stays in sight. */
const most = { pictures: 4, rows: 2, cells: 24 };

const rowsOf = (picture: string) => picture.split("/");

function Cells({ picture }: { picture: string }) {
  const lines = rowsOf(picture);
  return (
    <span
      class="drawncells-board drawncells-grid drawncells-small"
      style={{ "--columns": lines[0]!.length }}
    >
      {[...lines.join("")].map((symbol, at) => (
        <span key={at} class="drawncell">
          <CellSymbol symbol={symbol} />
        </span>
      ))}
    </span>
  );
}

/** `rule`: the text of a term's rule, "row/o->.". */
export function RulePictures({ rule }: { rule: string }) {
  const words = strings.value.forms.drawn;
  const { moves, never, until } = drawnRule(rule.slice(rule.indexOf("/") + 1));
  const figure = (key: string, label: string, content: ComponentChildren) => (
    <span key={key} class="rule-picture" role="img" aria-label={label}>
      {content}
    </span>
  );
  const figures = [
    ...moves.map(({ left, right }) =>
      figure(
        `${left}->${right}`,
        words.told(left, right),
        <>
          <Cells picture={left} />
          <span aria-hidden="true">→</span>
          <Cells picture={right} />
        </>,
      ),
    ),
    ...(["never", "until"] as const).flatMap((name) =>
      (name === "never" ? never : until).map((picture, at) =>
        figure(
          `${name} ${picture}`,
          `${words[name]} ${words.stands(picture)}`,
          <>
            {at === 0 ? <span aria-hidden="true">{words[name]}</span> : null}
            <Cells picture={picture} />
          </>,
        ),
      ),
    ),
  ];
  const all = [...moves.flatMap(({ left, right }) => [left, right]), ...never, ...until];
  const large =
    figures.length > most.pictures ||
    all.some((picture) => rowsOf(picture).length > most.rows) ||
    all.join("").length > most.cells;
  return large ? (
    <details class="rule-folded">
      <summary>{words.inPictures}</summary>
      {/* Of a row that is scrolled sideways keys see the end too. */}
      <div
        class="rule-pictures"
        data-testid="rule-pictures"
        tabIndex={0}
        role="group"
        aria-label={words.inPictures}
      >
        {figures}
      </div>
    </details>
  ) : (
    <div class="rule-pictures" data-testid="rule-pictures">
      {figures}
    </div>
  );
}
