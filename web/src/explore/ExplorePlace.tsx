/** Explore: a sheet, one question a line, one answer below it. */
import { useEffect, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { download } from "../device/download";
import { writeSheetLink } from "../links/sheet";
import { sheetFileName, titleIn, withTitle } from "../links/sheetTitle";
import { Field } from "../share/Field";
import { currentUrl } from "../state/links";
import { ErrorNote } from "../widgets/ErrorNote";
import { Icon } from "../widgets/Icon";
import { IconButton } from "../widgets/IconButton";
import { RenameForm } from "../widgets/RenameForm";
import { Waiting } from "../widgets/later";
import { lazy } from "../widgets/lazy";
import { away } from "../state/away";
import { asks, subject } from "../state/game";
import { openPlace } from "../state/place";
import { puzzleShut } from "../state/puzzleShut";
import { placeStrings, exploreStrings } from "../strings/index";
import { Ask } from "./Ask";
import { EntryView } from "./Entry";
import { LaterAtlas } from "./families/later";
import { Kept } from "./Kept";
import { NewSheetButton, SheetDrop, SheetsButton } from "./Sheets";
import { ResearchCard } from "./ResearchCard";
import {
  canUndo,
  entries,
  followSheet,
  isInfo,
  isRead,
  records,
  retitle,
  ruleInfo,
  sheetError,
  sheetText,
  tooLong,
  undo,
} from "./state";
import { ruleTitle } from "./ruleTitle";
import { unanswered } from "./work";
import "./explore.css";

/** Of no use but to a class. */
const TaskBack = lazy(
  async () => (await import("../widgets/TaskBack")).TaskBack,
  () => null,
);

/** The first note names the sheet; else its first rule's game. */
function titleOf(rule: string | null): string {
  const title = titleIn(sheetText.value);
  if (title !== "") return title;
  const info = rule === null ? null : ruleInfo(rule);
  if (isInfo(info)) return ruleTitle(info);
  return exploreStrings.value.title;
}

/** The first rule of the sheet. */
function firstRule(): string | null {
  for (const { id } of entries.value) {
    const record = records.value.get(id);
    if (record?.kind === "rule") return record.text;
  }
  return null;
}

function Tools() {
  const s = exploreStrings.value.sheet;
  // The text whose link is shown; once it changes the link is no longer the sheet's.
  const [linked, setLinked] = useState<string | null>(null);
  const link = linked !== null && linked === sheetText.value ? writeSheetLink(linked, []) : null;
  const open = unanswered.value;
  const [told, setTold] = useState(false);
  // They are left out on paper, which whoever prints is told first.
  const onPaper = () => {
    if (open > 0 && !told) setTold(true);
    else print();
  };
  useEffect(() => {
    if (open === 0) setTold(false);
  }, [open]);
  const save = () => download(sheetFileName(titleOf(firstRule())), `${sheetText.peek()}\n`);
  return (
    <div class="sheet-tools">
      <button
        type="button"
        class="button small"
        data-testid="sheet-undo"
        disabled={!canUndo.value}
        onClick={undo}
      >
        <Icon name="undo" />
        {s.undo}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="sheet-save"
        disabled={sheetText.value === ""}
        onClick={save}
      >
        <Icon name="save" />
        {s.saveFile}
      </button>
      <button
        type="button"
        class="button small"
        data-testid="sheet-link"
        disabled={sheetText.value === "" || tooLong.value}
        onClick={() => setLinked(sheetText.peek())}
      >
        <Icon name="share" />
        {s.linkSheet}
      </button>
      <button type="button" class="button small" data-testid="sheet-print" onClick={onPaper}>
        {s.print}
      </button>
      <NewSheetButton />
      <SheetsButton />
      <p class="sheet-unanswered" role="status" data-testid="sheet-unanswered" data-open={open}>
        {told && open > 0 ? s.unanswered(open) : null}
      </p>
      {link === null ? null : (
        <Field name="sheet" label={s.linkOfSheet} text={currentUrl(link)} button={s.copy} />
      )}
    </div>
  );
}

/** The title, and a way to change it: it is the sheet's first note. */
function Title({ rule }: { rule: string | null }) {
  const s = exploreStrings.value.sheet;
  const [naming, setNaming] = useState(false);
  if (naming)
    return (
      <RenameForm
        name={titleIn(sheetText.value)}
        label={s.nameSheet}
        save={s.saveTitle}
        testid="sheet-title"
        rename={(title) => {
          const text = sheetText.peek();
          retitle(text, withTitle(text, title));
        }}
        leave={() => setNaming(false)}
      />
    );
  return (
    <div class="sheet-title" data-own={titleIn(sheetText.value) !== ""}>
      <h1>{titleOf(rule)}</h1>
      {sheetText.value === "" ? null : (
        <IconButton
          icon="edit"
          label={s.nameSheet}
          testid="sheet-rename"
          onClick={() => setNaming(true)}
        />
      )}
    </div>
  );
}

export function ExplorePlace() {
  return asks.value.atlas ? <LaterAtlas /> : <Sheet />;
}

function Sheet() {
  const s = exploreStrings.value;
  useEffect(followSheet, []);
  const list = entries.value;
  // All of it at once, rather than one thing after the other.
  const coming = subject.value.kind === "opening" || (sheetText.value !== "" && list.length === 0);
  if (coming && !engine.trouble.value) return <Waiting words={placeStrings.value.loading} />;
  const rule = firstRule();
  const info = rule === null ? null : ruleInfo(rule);
  return (
    <main class="explore">
      {away.value === null ? null : <TaskBack />}
      <div class="explore-head">
        <Title rule={rule} />
        <Tools />
      </div>
      <SheetDrop />
      {list.length > 0 ? null : puzzleShut.value ? (
        <p class="rule" data-testid="puzzle-shut">
          {s.puzzle}
        </p>
      ) : (
        <p class="rule">{s.about}</p>
      )}
      {tooLong.value ? (
        <p class="card quiet" role="status" data-testid="not-linked">
          {s.sheet.notLinked}
        </p>
      ) : null}
      {sheetError.value ? <ErrorNote text={sheetText.value} error={sheetError.value} /> : null}
      <ol
        class="sheet"
        data-testid="explored"
        data-rule={isInfo(info) ? info.rule : (rule ?? "")}
        data-read={String(isRead.value)}
        aria-label={s.sheet.label}
      >
        {list.map((entry, at) => (
          <EntryView key={entry.id} entry={entry} at={at} />
        ))}
      </ol>
      <Ask />
      <div class="sheet-foot">
        {isInfo(info) ? <ResearchCard key={info.rule} info={info} /> : null}
        <p class="explore-buttons">
          <button
            type="button"
            class="button small"
            data-testid="atlas-open"
            onClick={() => openPlace("explore", ["atlas"])}
          >
            <Icon name="grid" />
            {s.sheet.atlas}
          </button>
        </p>
        <Kept />
      </div>
    </main>
  );
}
