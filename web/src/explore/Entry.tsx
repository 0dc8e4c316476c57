/** One line of the sheet, with what it tells below it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { ownLane } from "../engine/asking";
import { download } from "../device/download";
import { writeSheetLink } from "../links/sheet";
import { titleLine } from "../links/sheetTitle";
import { currentUrl } from "../state/links";
import { openPanel } from "../state/place";
import { Field } from "../share/Field";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { useTyped } from "../widgets/useTyped";
import { strings, exploreStrings } from "../strings/index";
import { HeadToCome, ListHead, RuleHead } from "./Head";
import { LaterAnswer } from "./later";
import { dragging, startDrag } from "./drag";
import {
  askedOf,
  changeLine,
  entries,
  folded,
  isInfo,
  moveLine,
  newest,
  records,
  removeLine,
  ruleInfo,
  sheetSubjects,
  sheetText,
} from "./state";
import { ruleTitle } from "./ruleTitle";
import { insteadOf, ofList, ofPosition, rulesInstead } from "./offers";
import { looksSaid, type Entry } from "./sheet";
import type { SheetLineRecord } from "#module/nimber.js";

/** Longer lines are told by their beginning until they are changed. */
const mostShown = 2000;

/** What the entry is called. */
function titleOf(entry: Entry, record: SheetLineRecord | undefined): string {
  const s = exploreStrings.value.sheet;
  if (record?.kind === "rule") {
    const info = ruleInfo(record.text);
    return isInfo(info) ? ruleTitle(info) : s.kinds.rule;
  }
  if (record?.kind === "question") return s.questions[record.name]?.title ?? record.name;
  if (record?.kind === "values" || record?.kind === "position") return s.kinds[record.kind];
  return record ? s.kinds.unread : entry.text.slice(0, 40);
}

function Line({ entry, at, done }: { entry: Entry; at: number; done?: () => void }) {
  const s = exploreStrings.value.sheet;
  const [text, setText] = useTyped(entry.text);
  const [whole, setWhole] = useState(entry.text.length <= mostShown);
  const put = (next: string) => {
    if (next.trim() === "") removeLine(entry.id);
    else if (next !== entry.text) void changeLine(entry.id, next);
    done?.();
  };
  if (!whole)
    return (
      <button
        type="button"
        class="entry-line clipped code"
        aria-label={s.changeLine(at + 1)}
        onClick={() => setWhole(true)}
      >
        {`${entry.text.slice(0, 120)} …`}
      </button>
    );
  return (
    <input
      class="entry-line code"
      data-testid="entry-line"
      aria-label={s.line(at + 1)}
      value={text}
      spellcheck={false}
      autocomplete="off"
      autocapitalize="off"
      translate={false}
      onInput={(event) => setText(event.currentTarget.value)}
      onChange={(event) => put(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          // A line has no second one.
          if (!event.shiftKey) put(event.currentTarget.value);
        } else if (event.key === "Escape") {
          setText(entry.text);
          done?.();
        }
      }}
      onBlur={() => done?.()}
    />
  );
}

/** What a line says on paper beside its title: no command and no options. */
function printed(entry: Entry, record: SheetLineRecord | undefined): string {
  if (record?.kind !== "question") return (record?.text ?? entry.text).slice(0, mostShown);
  const said = record.operands?.filter((one) => entry.text.includes(one)) ?? [];
  return said.join(" ").slice(0, mostShown);
}

/** The subject above a line, and the line: what opens the answer alone. */
function linesAlone(at: number): string {
  const list = entries.peek();
  for (let one = at - 1; one >= 0; one--) {
    const kind = records.peek().get(list[one]!.id)?.kind;
    if (kind === "rule" || kind === "values" || kind === "position")
      return `${list[one]!.text}\n${list[at]!.text}`;
  }
  return list[at]!.text;
}

/** What a question is asked of, where the sheet has several and the line does not say it. */
function Of({ at, line, asked }: { at: number; line: string; asked: SheetLineRecord }) {
  const all = sheetSubjects.value;
  const places = entries.value.map((one) => one.id);
  const subject = all.filter((one) => places.indexOf(one.id) < at).at(-1);
  if (all.length < 2 || !subject || line.includes(subject.text)) return null;
  if (asked.list !== subject.text && !asked.operands?.includes(subject.text)) return null;
  return (
    <code class="entry-of" data-testid="entry-of" translate={false}>
      {subject.text.slice(0, 60)}
    </code>
  );
}

async function saveAnswer(at: number, name: string): Promise<boolean> {
  const answer = await engine.long(ownLane(), () => undefined, "answerLine", sheetText.peek(), at);
  if (answer === "stopped" || !("json" in answer)) return false;
  download(`${name}.json`, `${answer.json}\n`, "application/json");
  return true;
}

function Menu({
  entry,
  at,
  question,
  change,
}: {
  entry: Entry;
  at: number;
  /** null where there is no answer to save */
  question: string | null;
  change: (() => void) | null;
}) {
  const s = exploreStrings.value.sheet;
  const [link, setLink] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const most = entries.value.length - 1;
  return (
    <div class="entry-menu" data-testid="entry-menu">
      {change ? (
        <button type="button" class="button small" data-testid="entry-change" onClick={change}>
          <Icon name="edit" />
          {s.changeNote}
        </button>
      ) : null}
      <button
        type="button"
        class="button small"
        data-testid="entry-up"
        disabled={at === 0}
        onClick={() => moveLine(entry.id, at - 1)}
      >
        {s.up}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="entry-down"
        disabled={at >= most}
        onClick={() => moveLine(entry.id, at + 1)}
      >
        {s.down}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="entry-link"
        onClick={() => setLink(writeSheetLink(linesAlone(at), []))}
      >
        <Icon name="share" />
        {s.link}
      </button>
      {question === null ? null : (
        <button
          type="button"
          class="button small"
          data-testid="entry-save"
          disabled={saving}
          onClick={() => {
            setSaving(true);
            void saveAnswer(at, question).finally(() => setSaving(false));
          }}
        >
          <Icon name="save" />
          {s.saveJson}
        </button>
      )}
      <button
        type="button"
        class="button small"
        data-testid="entry-remove"
        onClick={() => removeLine(entry.id)}
      >
        <Icon name="trash" />
        {s.remove}
      </button>
      {link === null ? null : (
        <Field name={`line-${entry.id}`} label={s.linkOf} text={currentUrl(link)} button={s.copy} />
      )}
    </div>
  );
}

function fold(id: number): void {
  const now = new Set(folded.peek());
  if (!now.delete(id)) now.add(id);
  folded.value = now;
}

/** Keeps the grip in the hand of who moves by keys. */
function moveByKey(event: KeyboardEvent, id: number, at: number): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const to = at + by;
  if (to < 0 || to >= entries.peek().length) return;
  const grip = event.currentTarget as HTMLElement;
  moveLine(id, to);
  requestAnimationFrame(() => {
    grip.focus();
    grip.scrollIntoView({ block: "nearest" });
  });
}

/** Of a link in the line, what stood behind it. */
const LeftOut = ({ text }: { text: string }) => (
  <p class="quiet" data-testid="left-out">
    {strings.value.dropped(text)}
  </p>
);

function Told({ entry, record, at }: { entry: Entry; record: SheetLineRecord; at: number }) {
  if (record.error)
    return (
      <>
        {record.error.error.code === "unknown-question" && looksSaid(entry.text) ? (
          <>
            <NotUnderstood />
            <Instead entry={entry} />
          </>
        ) : (
          <ErrorNote text={entry.text} error={record.error.error} />
        )}
        {record.kind === "question" || record.kind === "rule" ? null : <InSentences />}
      </>
    );
  const { kind, text } = record;
  if (kind === "rule") return <RuleHead rule={text} id={entry.id} />;
  if (kind === "values") return <ListHead list={text} id={entry.id} />;
  return kind === "question" ? <LaterAnswer asked={askedOf(entry.id, record)} at={at} /> : null;
}

/** Of a sentence no one word is wrong. */
const NotUnderstood = () => (
  <div class="error" role="alert" data-testid="error" data-code="unknown-question">
    <Icon name="alert" />
    <p class="error-words">{exploreStrings.value.sheet.notUnderstood}</p>
  </div>
);

/** Lines that are understood of the rule above. */
function Instead({ entry }: { entry: Entry }) {
  const s = exploreStrings.value.sheet;
  const place = (id: number) => entries.value.findIndex((one) => one.id === id);
  const subject = sheetSubjects.value.filter((one) => place(one.id) < place(entry.id)).at(-1);
  const info = subject?.kind === "rule" ? ruleInfo(subject.text) : null;
  if (subject?.kind === "rule" && !isInfo(info)) return null;
  const offers = isInfo(info)
    ? insteadOf(entry.text, info)
    : subject === undefined
      ? rulesInstead()
      : (subject.kind === "values" ? ofList : ofPosition).slice(0, 3);
  return (
    <div class="chips asking-offers" role="group" aria-label={s.instead}>
      <span>{s.instead}</span>
      {offers.map(({ question, line }) => (
        <button
          key={line}
          type="button"
          class="chip-button"
          data-testid="instead"
          data-question={question}
          onClick={() => void changeLine(entry.id, line)}
        >
          {s.questions[question]?.ask ?? ""} <code translate={false}>{line}</code>
        </button>
      ))}
    </div>
  );
}

/** Whoever told a game in words of their own is shown where that is understood. */
function InSentences() {
  const s = exploreStrings.value.sheet;
  return (
    <p class="entry-make">
      {s.ownWords}{" "}
      <button
        type="button"
        class="button small"
        data-testid="entry-make"
        onClick={() => openPanel("make")}
      >
        {s.makeIt}
      </button>
    </p>
  );
}

/** It will be told as a rule once it is read. */
const isRule = (text: string) => text.startsWith("rule ");

export function EntryView({ entry, at }: { entry: Entry; at: number }) {
  const s = exploreStrings.value.sheet;
  const record = records.value.get(entry.id);
  const [menu, setMenu] = useState(false);
  const [changes, setChanges] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const isNew = newest.value === entry.id;
  useEffect(() => {
    if (!isNew) return;
    newest.value = null;
    item.current?.scrollIntoView({ block: "nearest" });
    item.current?.querySelector<HTMLElement>(".entry-line")?.focus({ preventScroll: true });
  }, [isNew]);
  useEffect(() => {
    if (changes) item.current?.querySelector<HTMLElement>(".entry-line")?.focus();
  }, [changes]);
  const kind = record?.kind ?? (entry.text.trim() === "" ? "blank" : "unread");
  const note = kind === "note" || (!record && entry.text.trimStart().startsWith("#"));
  // The title stands above the sheet already.
  const named = note && at === titleLine(entries.value.map((one) => one.text));
  if (kind === "blank" || named)
    return <li class="entry-blank" data-entry={entry.id} aria-hidden="true" />;
  const shut = folded.value.has(entry.id);
  const title = titleOf(entry, record);
  const question = record?.kind === "question" ? record.name : null;
  const drag = dragging.value;
  // A rule looks like one before it is read.
  const look = note
    ? "entry-note"
    : kind === "rule" || (!record && isRule(entry.text))
      ? "entry-rule"
      : kind === "unread" && record
        ? "entry-unread"
        : "";
  return (
    <li
      ref={item}
      class={`entry card ${look}${drag?.id === entry.id ? " dragged" : ""}${drag && drag.to === at ? " drop-here" : ""}`}
      data-testid="sheet-entry"
      data-entry={entry.id}
      data-question={question ?? (note ? "note" : kind)}
    >
      <div class="entry-head">
        <button
          type="button"
          class="entry-grip"
          data-testid="entry-grip"
          aria-label={s.grip(at + 1)}
          onKeyDown={(event) => moveByKey(event, entry.id, at)}
          onPointerDown={(event) => startDrag(event, entry.id)}
        >
          <span aria-hidden="true">⋮⋮</span>
        </button>
        {note ? (
          changes ? (
            <Line entry={entry} at={at} done={() => setChanges(false)} />
          ) : (
            <p
              class="entry-words"
              onClick={() => {
                // Whoever selects words of it copies them.
                if (getSelection()?.isCollapsed !== false) setChanges(true);
              }}
            >
              {record?.text ?? entry.text.replace("#", "").trim()}
            </p>
          )
        ) : (
          <div class="entry-asked">
            <h2 class="entry-title">{title}</h2>
            {question === null || !record ? null : <Of at={at} line={entry.text} asked={record} />}
            <Line entry={entry} at={at} />
            <code class="entry-printed" translate={false}>
              {printed(entry, record)}
            </code>
          </div>
        )}
        {note ? null : (
          <button
            type="button"
            class="icon-button entry-fold"
            data-testid="entry-fold"
            aria-expanded={!shut}
            aria-label={shut ? s.unfold(title) : s.fold(title)}
            onClick={() => fold(entry.id)}
          >
            <Icon name={shut ? "plus" : "minus"} />
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          data-testid="entry-more"
          aria-expanded={menu}
          aria-label={s.menu(at + 1)}
          onClick={() => setMenu(!menu)}
        >
          <span aria-hidden="true">⋯</span>
        </button>
      </div>
      {menu ? (
        <Menu
          entry={entry}
          at={at}
          question={question}
          change={note ? () => setChanges(true) : null}
        />
      ) : null}
      {!record && isRule(entry.text) ? (
        <div class="entry-answer">
          <HeadToCome />
        </div>
      ) : null}
      {record && !note && !shut ? (
        <div class="entry-answer">
          {record.leftOut ? <LeftOut text={record.leftOut} /> : null}
          <Told entry={entry} record={record} at={at} />
        </div>
      ) : null}
    </li>
  );
}
