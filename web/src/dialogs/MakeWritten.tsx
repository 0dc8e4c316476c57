/** A written game line by line, with help while one writes; of a drawn one the text of its rule. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { games } from "../state/session";
import { makeStrings, strings } from "../strings/index";
import { joined } from "../strings/joined";
import type { ClauseKind, HeadKind } from "../strings/make";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { withHead, type Drawn, type Own } from "./made";
import {
  clauseKind,
  raised,
  choiceOf,
  comparisonOf,
  headKind,
  heads,
  namesAt,
  starts,
  type Place,
} from "./madeText";

const sameField = (a: Place, b: Place) =>
  a.kind === b.kind &&
  (a.kind !== "clause" || b.kind !== "clause" || (a.way === b.way && a.line === b.line));

export function MakeWritten({
  made: draft,
  change: setDraft,
  wrong,
}: {
  made: Own;
  change: (made: Own) => void;
  /** where the text is wrong */
  wrong: Place | null;
}) {
  const m = makeStrings.value;
  const [focus, setFocus] = useState<Place | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string | null>(null);
  /** the game before its head was changed by a chip, and then */
  const left = useRef<{ before: Own; after: Own } | null>(null);

  useLayoutEffect(() => {
    const name = toFocus.current;
    const input = name && form.current?.querySelector<HTMLInputElement>(`[data-line="${name}"]`);
    if (!input) return;
    toFocus.current = null;
    input.focus();
  });

  const changeWays = (ways: readonly (readonly string[])[]) => setDraft({ ...draft, ways });
  const changeWay = (at: number, lines: readonly string[]) =>
    changeWays(draft.ways.map((way, other) => (other === at ? lines : way)));
  const addLine = (way: number, line: number, what = "") => {
    toFocus.current = `${way}.${line}`;
    const lines = draft.ways[way]!;
    changeWay(way, [...lines.slice(0, line), what, ...lines.slice(line)]);
  };
  const removeLine = (way: number, line: number) => {
    toFocus.current = `${way}.${Math.max(0, line - 1)}`;
    const lines = draft.ways[way]!.filter((_, other) => other !== line);
    if (lines.length > 0) changeWay(way, lines);
    else if (draft.ways.length > 1) changeWays(draft.ways.filter((_, other) => other !== way));
    else changeWay(way, [""]);
  };
  const moveUp = (way: number, line: number) => {
    toFocus.current = `${way}.${line - 1}`;
    changeWay(way, raised(draft.ways[way]!, line));
  };
  const kind = headKind(draft.head);
  const changeHead = (to: HeadKind) => {
    if (to === kind) return;
    // Who only looked finds the lines as they were.
    const back = left.current?.after === draft && headKind(left.current.before.head) === to;
    const next = back ? left.current!.before : withHead(draft, to);
    left.current = { before: draft, after: next };
    setDraft(next);
  };
  const mark = (place: Place) => wrong !== null && sameField(wrong, place);

  return (
    <div class="make-written" ref={form}>
      <label class="field">
        <span>{m.head}</span>
        <input
          class="code"
          data-testid="make-head"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={mark({ kind: "head" })}
          aria-describedby={mark({ kind: "head" }) ? "make-told" : undefined}
          value={draft.head}
          onFocus={() => setFocus({ kind: "head" })}
          onInput={(event) => setDraft({ ...draft, head: event.currentTarget.value })}
        />
      </label>
      <div class="chips make-heads" role="group" aria-label={m.head}>
        {(Object.keys(heads) as HeadKind[]).map((one) => (
          <button
            key={one}
            type="button"
            class="chip-button"
            aria-pressed={kind === one}
            onClick={() => changeHead(one)}
          >
            <code>{heads[one]}</code> {m.heads[one]}
          </button>
        ))}
      </div>
      {draft.ways.map((lines, way) => (
        <fieldset class="make-way" key={way}>
          <legend>{m.way(way + 1)}</legend>
          {lines.map((clause, line) => {
            const place: Place = { kind: "clause", way, line };
            const here = focus !== null && sameField(focus, place);
            // A line that is about to be written is not wrong yet.
            const begun = !here || clause.trim() !== "";
            const names = namesAt(draft.head, lines.slice(0, line));
            const compares = comparisonOf(clause, draft.head);
            const several = choiceOf(clause, names);
            // Choices and conditions come before what changes.
            const placeFor = (one: ClauseKind, after: number) => {
              const changes = lines.findIndex((text) =>
                ["change", "result"].includes(clauseKind(text, draft.head)),
              );
              const early = one === "choice" || one === "condition";
              return early && changes >= 0 ? Math.min(changes, after + 1) : after + 1;
            };
            const change = (what: string) =>
              changeWay(
                way,
                lines.map((old, other) => (other === line ? what : old)),
              );
            return (
              <div class="make-line" key={line}>
                <div class="make-row">
                  <input
                    class="code"
                    data-line={`${way}.${line}`}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck={false}
                    aria-label={m.clause(way + 1, line + 1)}
                    aria-invalid={begun && mark(place)}
                    aria-describedby={
                      [begun && mark(place) ? "make-told" : "", here ? "make-about" : ""]
                        .filter(Boolean)
                        .join(" ") || undefined
                    }
                    value={clause}
                    onFocus={() => setFocus(place)}
                    onInput={(event) => change(event.currentTarget.value)}
                    onKeyDown={(event) => {
                      if (event.isComposing) return;
                      if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
                        event.preventDefault();
                        addLine(way, line + 1);
                      } else if (
                        event.key === "Backspace" &&
                        clause === "" &&
                        lines.length + draft.ways.length > 2
                      ) {
                        event.preventDefault();
                        removeLine(way, line);
                      }
                    }}
                  />
                  {line === 0 ? null : (
                    <IconButton
                      icon="up"
                      label={m.raiseClause(way + 1, line + 1)}
                      onClick={() => moveUp(way, line)}
                    />
                  )}
                  <IconButton
                    icon="close"
                    label={m.removeClause(way + 1, line + 1)}
                    disabled={lines.length + draft.ways.length <= 2}
                    onClick={() => removeLine(way, line)}
                  />
                </div>
                {here ? (
                  <div class="make-help" id="make-about">
                    <p>
                      {joined(
                        m.kinds[clauseKind(clause, draft.head)],
                        compares === null ? "" : m.compare(compares),
                        several === null ? "" : m.several(several.choice, several.change),
                      )}
                    </p>
                    <p>{m.names(names)}</p>
                    <p class="chips">
                      <span>{m.tryOne}</span>
                      {(Object.keys(starts[kind]) as Exclude<ClauseKind, "empty">[]).map((one) => (
                        <button
                          key={one}
                          type="button"
                          class="chip-button"
                          data-start={one}
                          onClick={() => {
                            if (clause.trim() === "") change(starts[kind][one]);
                            else addLine(way, placeFor(one, line), starts[kind][one]);
                          }}
                        >
                          <code>{starts[kind][one]}</code>
                        </button>
                      ))}
                    </p>
                  </div>
                ) : null}
              </div>
            );
          })}
          <p class="chips">
            <button type="button" class="button small" onClick={() => addLine(way, lines.length)}>
              <Icon name="plus" />
              {m.addClause}
            </button>
            {draft.ways.length > 1 ? (
              <button
                type="button"
                class="button small"
                onClick={() => changeWays(draft.ways.filter((_, other) => other !== way))}
              >
                {m.removeWay(way + 1)}
              </button>
            ) : null}
          </p>
        </fieldset>
      ))}
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            toFocus.current = `${draft.ways.length}.0`;
            changeWays([...draft.ways, [""]]);
          }}
        >
          <Icon name="plus" />
          {m.addWay}
        </button>
      </p>
    </div>
  );
}

/** The text of a drawn rule. */
export function WrittenDrawing({
  made,
  change,
  wrong,
}: {
  made: Drawn;
  change: (made: Drawn) => void;
  wrong: boolean;
}) {
  const m = makeStrings.value;
  const words = strings.value.forms.drawn;
  const info = games.value.find(({ name }) => name === made.game);
  const grid = info?.rulesForm === "drawn-grid";
  const legend: readonly (readonly [sign: string, means: string])[] = [
    ...[".", "o", "x", "_", "*"].map((symbol) => [symbol, words.brush(symbol)] as const),
    ...(grid ? [["/", words.nextRow] as const] : []),
    ["->", words.becomes],
    [",", words.orElse],
    [";flip", words.flip],
    ...(grid ? [[";turn", words.turn] as const] : []),
    [";never=", words.neverStands],
    [";until=", words.endsAt],
  ];
  return (
    <>
      <label class="field">
        <span>{m.drawnRule}</span>
        <input
          class="code"
          data-testid="make-rules"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={wrong}
          aria-describedby={wrong ? "make-told" : undefined}
          value={made.rules}
          onInput={(event) => change({ ...made, rules: event.currentTarget.value })}
        />
      </label>
      <dl class="make-legend" data-testid="make-legend">
        {legend.map(([sign, means]) => (
          <div key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
