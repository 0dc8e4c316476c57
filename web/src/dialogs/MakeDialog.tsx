/**
 * The place where a game is made: its clauses as lines, with help while one writes. Whether the
 * text is a game, and what can be played in it, is the module's answer.
 */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { makeStrings, strings } from "../strings/index";
import { madeGames, type ClauseKind, type HeadKind } from "../strings/make";
import { setOption } from "../state/address";
import { changeTo } from "../state/departure";
import { position } from "../state/game";
import { closePanel, panel } from "../state/place";
import { gameTitle, mostTitle, titleOption } from "../state/title";
import { Dialog } from "../widgets/Dialog";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import {
  clauseKind,
  composed,
  examples,
  fieldAt,
  headKind,
  heads,
  namesAt,
  starts,
  taken,
  type MadeDraft,
  type Place,
} from "./madeText";
import type { MoveRecord, PositionView } from "#module/nimber.js";
import "./make.css";

/** So many moves of the first position are listed. */
const mostListed = 24;
/** While somebody writes, the module is asked this late. */
const pause = 120;

interface Known {
  text: string;
  error: TextError | null;
  view: PositionView | null;
  moves: readonly MoveRecord[];
  more: boolean;
}

/** What the module says of the text that is being written. */
function useKnown(text: string): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let late = false;
    const asking = setTimeout(() => {
      void engine.read(text).then(async (answer) => {
        if (late) return;
        if (isError(answer) || answer.kind === "rule") {
          const error = isError(answer) ? answer.error : null;
          setKnown({ text, error, view: null, moves: [], more: false });
          return;
        }
        const list = await engine.moves(answer.position, 0, 0, 0, mostListed);
        if (late) return;
        const { moves, more } = isError(list) ? { moves: [], more: false } : list;
        setKnown({ text, error: null, view: answer, moves, more });
      });
    }, pause);
    return () => {
      late = true;
      clearTimeout(asking);
    };
  }, [text]);
  return known;
}

const sameField = (a: Place, b: Place) =>
  a.kind === b.kind &&
  (a.kind !== "clause" || b.kind !== "clause" || (a.way === b.way && a.line === b.line));

function MakeBody() {
  const s = strings.value;
  const m = makeStrings.value;
  const [draft, setDraft] = useState<MadeDraft>(
    () => taken(position.peek() ?? "") ?? taken(examples.take)!,
  );
  const [title, setTitle] = useState(() => (taken(position.peek() ?? "") ? gameTitle.peek() : ""));
  const [focus, setFocus] = useState<Place | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const toFocus = useRef<string | null>(null);
  const text = composed(draft);
  const known = useKnown(text.text);
  const now = known?.text === text.text ? known : null;
  const error = now?.error ?? null;
  const wrong = error ? fieldAt(text, error.column) : null;

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
  const kind = headKind(draft.head);
  const mark = (place: Place) => wrong !== null && sameField(wrong.place, place);
  const complaint = (place: Place) =>
    error && mark(place) ? <ErrorNote text={text.text} error={error} /> : null;

  return (
    <form
      ref={form}
      class="edit make"
      onSubmit={(event) => {
        event.preventDefault();
        void changeTo(text.text, "typed", () => {
          for (const option of titleOption(title)) setOption(option, true);
          closePanel();
          scrollTo({ top: 0 });
        });
      }}
    >
      <p class="quiet">{m.about}</p>
      <details class="make-examples">
        <summary>{m.examples}</summary>
        <div class="chips">
          {madeGames.map((made) => (
            <button
              key={made}
              type="button"
              class="chip-button"
              data-example={made}
              onClick={() => {
                setDraft(taken(examples[made])!);
                setTitle(made === "take" ? "" : m.games[made]);
                setFocus(null);
              }}
            >
              {m.games[made]}
            </button>
          ))}
        </div>
      </details>
      <label class="field">
        <span>{m.name}</span>
        <input
          data-testid="make-title"
          autocomplete="off"
          maxLength={mostTitle}
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{m.head}</span>
        <input
          class="code"
          data-testid="make-head"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={mark({ kind: "head" })}
          value={draft.head}
          onFocus={() => setFocus({ kind: "head" })}
          onInput={(event) => setDraft({ ...draft, head: event.currentTarget.value })}
        />
      </label>
      <div class="chips" role="group" aria-label={m.head}>
        {(Object.keys(heads) as HeadKind[]).map((one) => (
          <button
            key={one}
            type="button"
            class="chip-button"
            aria-pressed={kind === one}
            onClick={() => setDraft({ ...draft, head: heads[one] })}
          >
            <code>{heads[one]}</code> {m.heads[one]}
          </button>
        ))}
      </div>
      {complaint({ kind: "head" })}
      {draft.ways.map((lines, way) => (
        <fieldset class="make-way" key={way}>
          <legend>{m.way(way + 1)}</legend>
          {lines.map((clause, line) => {
            const place: Place = { kind: "clause", way, line };
            const here = focus !== null && sameField(focus, place);
            // A line that is about to be written is not wrong yet.
            const begun = !here || clause.trim() !== "";
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
                    aria-describedby={here ? "make-about" : undefined}
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
                  <IconButton
                    icon="close"
                    label={m.removeClause(way + 1, line + 1)}
                    disabled={lines.length + draft.ways.length <= 2}
                    onClick={() => removeLine(way, line)}
                  />
                </div>
                {begun ? complaint(place) : null}
                {here ? (
                  <div class="make-help" id="make-about">
                    <p>{m.kinds[clauseKind(clause, draft.head)]}</p>
                    <p>{m.names(namesAt(draft.head, lines.slice(0, line)))}</p>
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
                            else addLine(way, line + 1, starts[kind][one]);
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
      <label class="field">
        <span>{m.state}</span>
        <input
          class="code"
          data-testid="make-state"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={mark({ kind: "state" })}
          value={draft.state}
          onFocus={() => setFocus({ kind: "state" })}
          onInput={(event) => setDraft({ ...draft, state: event.currentTarget.value })}
        />
      </label>
      {complaint({ kind: "state" })}
      {error && !wrong ? <ErrorNote text={text.text} error={error} /> : null}
      <label class="switch switch-row">
        <input
          type="checkbox"
          role="switch"
          checked={draft.misere}
          onChange={(event) => setDraft({ ...draft, misere: event.currentTarget.checked })}
        />
        <span>
          {s.edit.misere} <span class="quiet">{s.editing.misereAbout}</span>
        </span>
      </label>
      <div class="make-moves" data-testid="make-moves" aria-live="polite">
        {now?.view ? (
          <>
            <p class="quiet">
              {now.moves.length === 0 ? m.noMoves : m.moves(now.moves.length, !now.more)}
            </p>
            <ul>
              {now.moves.map((move) => (
                <li key={move.position}>{s.move(move, { terms: now.view!.terms })}</li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <div class="edit-result">
        <span class="quiet">{s.editing.result}</span> <code translate={false}>{text.text}</code>
      </div>
      <p class="quiet">{m.help}</p>
      <button
        type="submit"
        class="button primary edit-apply"
        data-testid="make-play"
        disabled={!now?.view}
      >
        {m.play}
      </button>
    </form>
  );
}

export function MakeDialog() {
  return (
    <Dialog
      name="make"
      title={strings.value.edit.make}
      open={panel.value === "make"}
      onClose={closePanel}
    >
      <MakeBody />
    </Dialog>
  );
}
