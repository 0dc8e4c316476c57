/**
 * Forms for people who don't know the notation. They write a text; the module says whether it is a
 * position.
 */
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { gameStrings, strings } from "../strings/index";
import { games } from "../state/session";
import { changeTo } from "../state/departure";
import { inGalleryOrder } from "../state/presets";
import { position, view } from "../state/game";
import { closePanel, openPanel, panel } from "../state/place";
import { Dialog } from "../widgets/Dialog";
import {
  ChoiceField,
  DrawnField,
  GraphField,
  KingField,
  OctalField,
  PlacesToTap,
  RowField,
} from "../forms/index";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import {
  draftsOf,
  exampleDraft,
  faultOf,
  kindOfSum,
  sumText,
  type TermDraft,
} from "../state/terms";
import {
  forgetDrawings,
  partsOf,
  predicateExamples,
  setKind,
  setKinds,
  type FieldProps,
  type SetKind,
} from "../forms/fields";

interface Draft {
  terms: readonly TermDraft[];
  kind: string;
}

/** What was being written when the sheet was shut, and over which position. */
const unfinished = signal<{ draft: Draft; board: string | null } | null>(null);

function SetField({ id, draft, change }: FieldProps) {
  const s = strings.value;
  const [kind, setKindState] = useState<SetKind>(setKind(draft.rules));
  const choose = (next: SetKind) => {
    setKindState(next);
    if (next === "upto") change({ rules: `1..${/\d+$/.exec(draft.rules)?.[0] ?? "3"}` });
    else if (next === "list")
      change({ rules: setKind(draft.rules) === "list" ? draft.rules : "1,3,4" });
    else change({ rules: next });
  };
  return (
    <div class="field-row">
      <label class="field">
        <span>{s.editing.setKind}</span>
        <select value={kind} onChange={(event) => choose(event.currentTarget.value as SetKind)}>
          {setKinds.map((one) => (
            <option key={one} value={one}>
              {s.editing.sets[one]}
            </option>
          ))}
        </select>
      </label>
      {kind === "upto" ? (
        <label class="field field-short">
          <span>{s.editing.setMost}</span>
          <input
            id={`${id}-most`}
            inputmode="numeric"
            autocomplete="off"
            value={draft.rules.replace(/^1\.\./, "")}
            onInput={(event) => change({ rules: `1..${event.currentTarget.value.trim()}` })}
          />
        </label>
      ) : null}
      {kind === "list" ? (
        <label class="field">
          <span>{s.editing.setList}</span>
          <input
            autocomplete="off"
            spellcheck={false}
            value={draft.rules}
            onInput={(event) => change({ rules: event.currentTarget.value })}
          />
        </label>
      ) : null}
    </div>
  );
}

/** The text of the notation where the form's fault stands. */
const invalid = (fault: FieldProps["fault"], field: "rules" | "state") => fault?.field === field;

function TextRules({ draft, info, change, fault }: FieldProps) {
  const s = strings.value;
  const own = gameStrings(s, info.name);
  return (
    <>
      <label class="field">
        <span>{own.rules}</span>
        <input
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          class="code"
          aria-invalid={invalid(fault, "rules")}
          value={draft.rules}
          onInput={(event) => change({ rules: event.currentTarget.value })}
        />
      </label>
      {info.rulesForm === "predicate" ? (
        <div class="chips" role="group" aria-label={s.editing.predicates}>
          {predicateExamples.map((predicate) => (
            <button
              type="button"
              class="chip-button"
              key={predicate}
              onClick={() => change({ rules: predicate })}
            >
              <code>{predicate}</code>
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function RulesField(props: FieldProps) {
  switch (props.info.rulesForm) {
    case "none":
      return null;
    case "set":
      return <SetField {...props} />;
    case "choice":
      return <ChoiceField {...props} />;
    case "octal":
      return <OctalField {...props} />;
    case "king":
      return <KingField {...props} />;
    case "edges":
      return <TextRules {...props} />;
    case "predicate":
    case "links":
    case "moves":
      return <TextRules {...props} />;
    case "drawn-row":
    case "drawn-grid":
      return (
        <>
          <DrawnField {...props} />
          <TextRules {...props} />
        </>
      );
  }
}

function StateField({ draft, info, change, fault }: FieldProps) {
  const s = strings.value;
  const own = gameStrings(s, info.name);
  const written = ["tokens", "row", "corners", "parts", "edges", "walk", "cells", "cell-rows"];
  const boxed = !written.includes(info.stateForm);
  const parts = boxed ? partsOf(draft.state) : null;
  if (!parts)
    return (
      <label class="field">
        <span>{own.state}</span>
        <input
          class="code"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-invalid={invalid(fault, "state")}
          value={draft.state}
          onInput={(event) => change({ state: event.currentTarget.value })}
        />
      </label>
    );
  const fixed = info.stateForm === "two-heaps" || info.stateForm === "limited";
  const put = (next: string[]) => change({ state: next.join(",") });
  return (
    <fieldset class="field">
      <legend>{own.state}</legend>
      <div class="boxes">
        {parts.map((part, at) => (
          <span class="box" key={at}>
            <input
              inputmode="numeric"
              autocomplete="off"
              aria-label={`${own.part} ${at + 1}`}
              value={part}
              style={{ width: `${Math.max(3, Math.min(20, part.length + 1)) + 1}ch` }}
              onInput={(event) =>
                put(parts.map((old, other) => (other === at ? event.currentTarget.value : old)))
              }
            />
            {!fixed && parts.length > 1 ? (
              <button
                type="button"
                class="box-remove"
                aria-label={s.editing.removePart(at + 1)}
                onClick={() => put(parts.filter((_, other) => other !== at))}
              >
                <Icon name="close" />
              </button>
            ) : null}
          </span>
        ))}
        {fixed ? null : (
          <IconButton
            icon="plus"
            label={s.editing.addPart}
            onClick={() => put([...parts, parts[parts.length - 1] ?? "1"])}
          />
        )}
      </div>
    </fieldset>
  );
}

/** Its edges, in the rules or in the state, can be drawn. */
const drawn = ({ rulesForm, stateForm }: FieldProps["info"]) =>
  rulesForm === "edges" || rulesForm === "links" || stateForm === "edges";

const kindsOfSum = ["", "misere", "every", "first", "some", "most"] as const;

/** What is on the board, taken apart. */
function fromBoard(): Draft {
  const shown = view.peek();
  const first = games.peek()[0];
  if (shown && shown.terms.length <= 12) return { terms: draftsOf(shown), kind: kindOfSum(shown) };
  return { terms: first ? [exampleDraft(first)] : [], kind: shown ? kindOfSum(shown) : "" };
}

function EditBody() {
  const s = strings.value;
  const [{ terms, kind }, setDraft] = useState<Draft>(() => {
    const kept = unfinished.peek();
    if (kept && kept.board === position.peek()) return kept.draft;
    forgetDrawings();
    return fromBoard();
  });
  const setTerms = (next: (old: readonly TermDraft[]) => readonly TermDraft[]) =>
    setDraft((old) => ({ ...old, terms: next(old.terms) }));
  const setKind = (next: string) => setDraft((old) => ({ ...old, kind: next }));
  const [problem, setProblem] = useState<TextError | null>(null);
  /** A sheet that takes up what was left begins anew when that is thrown away. */
  const [sheet, setSheet] = useState(0);
  const text = sumText(terms, kind);
  const changed = view.value !== null && text !== view.value.position;
  useEffect(() => {
    unfinished.value = changed ? { draft: { terms, kind }, board: position.peek() } : null;
  }, [changed, terms, kind]);
  useEffect(() => {
    let late = false;
    void engine.read(text).then((answer) => {
      if (!late) setProblem(isError(answer) ? answer.error : null);
    });
    return () => {
      late = true;
    };
  }, [text]);
  const wrong = problem ? faultOf(terms, problem) : null;
  const change = (at: number, what: Partial<TermDraft>) =>
    setTerms((old) => old.map((term, other) => (other === at ? { ...term, ...what } : term)));
  const infoOf = (name: string) => games.value.find((info) => info.name === name);
  return (
    <form
      class="edit"
      onSubmit={(event) => {
        event.preventDefault();
        void changeTo(text, "typed", () => {
          unfinished.value = null;
          closePanel();
          scrollTo({ top: 0 });
        });
      }}
    >
      {terms.map((term, at) => {
        const info = infoOf(term.game);
        if (!info) return null;
        const own = gameStrings(s, term.game);
        const field = {
          id: `term-${at}`,
          draft: term,
          info,
          change: (what: Partial<TermDraft>) => change(at, what),
          fault: wrong?.term === at ? wrong.fault : null,
        };
        return (
          <fieldset class="term-form" key={`${at}-${term.game}-${sheet}`}>
            <legend class="visually-hidden">{s.termTitle(at + 1, own.title)}</legend>
            <div class="field-row">
              <label class="field">
                <span>{s.editing.game}</span>
                <select
                  value={term.game}
                  onChange={(event) => {
                    const next = infoOf(event.currentTarget.value);
                    if (next) change(at, exampleDraft(next));
                  }}
                >
                  {inGalleryOrder(games.value).map((one) => (
                    <option key={one.name} value={one.name}>
                      {gameStrings(s, one.name).title}
                    </option>
                  ))}
                </select>
              </label>
              {terms.length > 1 ? (
                <button
                  type="button"
                  class="button"
                  onClick={() => setTerms((old) => old.filter((_, other) => other !== at))}
                >
                  {s.editing.remove}
                </button>
              ) : null}
            </div>
            <p class="quiet">{own.about}</p>
            {drawn(info) ? <GraphField {...field} /> : null}
            <RulesField {...field} />
            {info.stateForm === "places" ? <PlacesToTap {...field} /> : null}
            {info.stateForm === "row" ? <RowField {...field} /> : null}
            <StateField {...field} />
          </fieldset>
        );
      })}
      <p>
        <button
          type="button"
          class="button"
          onClick={() => {
            const info = infoOf(terms[terms.length - 1]?.game ?? "") ?? games.peek()[0];
            if (info) setTerms((old) => [...old, exampleDraft(info)]);
          }}
        >
          <Icon name="plus" />
          {s.editing.add}
        </button>{" "}
        <button
          type="button"
          class="button"
          data-testid="make-open"
          onClick={() => openPanel("make")}
        >
          <Icon name="edit" />
          {s.edit.make}
        </button>
      </p>
      <label class="field">
        <span>{s.several.kind}</span>
        <select
          data-testid="kind-of-sum"
          value={kind.startsWith("most/") ? "most" : kind}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setKind(next === "most" ? "most/2" : next);
          }}
        >
          {kindsOfSum.map((one) => (
            <option key={one} value={one}>
              {s.several.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      {kind.startsWith("most/") ? (
        <label class="field">
          <span>{s.several.most}</span>
          <input
            inputmode="numeric"
            autocomplete="off"
            value={kind.slice("most/".length)}
            onInput={(event) => setKind(`most/${event.currentTarget.value}`)}
          />
        </label>
      ) : null}
      <div class="edit-foot">
        <div class="edit-result">
          <span class="quiet">{s.editing.result}</span> <code translate={false}>{text}</code>
          {problem ? <ErrorNote text={text} error={problem} /> : null}
        </div>
        <div class="chips">
          <button type="submit" class="button primary edit-apply" disabled={problem !== null}>
            {s.editing.apply}
          </button>
          {changed ? (
            <button
              type="button"
              class="button graph-tool"
              data-testid="edit-reset"
              aria-label={s.editing.reset}
              title={s.editing.reset}
              onClick={() => {
                forgetDrawings();
                setDraft(fromBoard());
                setSheet(sheet + 1);
              }}
            >
              <Icon name="again" />
              <span class="graph-tool-words">{s.editing.reset}</span>
            </button>
          ) : null}
        </div>
      </div>
    </form>
  );
}

export function EditDialog() {
  const s = strings.value;
  return (
    <Dialog name="edit" title={s.edit.title} open={panel.value === "edit"} onClose={closePanel}>
      <EditBody />
    </Dialog>
  );
}
