/** What can be asked next: buttons for what fits, and a box for any line. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "../widgets/Icon";
import { exploreStrings } from "../strings/index";
import { examples, offersOf, offersOfList, ofPosition } from "./offers";
import { firstWord, mostTyped } from "./sheet";
import {
  addLines,
  askedSubject,
  askFor,
  chooseSubject,
  isInfo,
  linesTyped,
  newest,
  records,
  ruleInfo,
  sheetSubjects,
  sheetText,
  want,
} from "./state";
import type { QuestionRecord } from "#module/nimber.js";

const mostOffers = 8;
/** Longer rules are told by their beginning. */
const mostNamed = 40;

/** How a line may go on that begins so. */
function endings(text: string, questions: readonly QuestionRecord[], more: readonly string[]) {
  const name = firstWord(text);
  const question = questions.find((one) => one.name === name);
  const space = text.lastIndexOf(" ");
  if (!question || space < 0) {
    const names = [...questions.map((one) => one.name), ...more];
    return text.trim() === "" || space >= 0
      ? []
      : names.filter((one) => one.startsWith(text) && one !== text);
  }
  const last = text.slice(space + 1);
  if (last !== "" && !last.startsWith("-")) return [];
  return question.options
    .filter((one) => one.startsWith(last) && one !== last && !text.includes(firstWord(one) + " "))
    .map((one) => text.slice(0, space + 1) + one);
}

/** Letters and digits of a question, as it is asked and as its answer is titled. */
const plainWords = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

interface BoxProps {
  questions: readonly QuestionRecord[];
  /** the questions that have a button, by the words on it */
  offers: readonly { words: readonly string[]; line: string }[];
  /** the rule that is asked about */
  rule: string | null;
}

function Box({ questions, offers, rule }: BoxProps) {
  const s = exploreStrings.value.sheet;
  const [text, setText] = useState("");
  const [long, setLong] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const names = useMemo(
    () => [...new Set([...questions.map((one) => one.name), ...Object.keys(s.questions)])],
    [questions, s],
  );
  const known = [
    "rule",
    "values",
    "position",
    ...names.filter((one) => !questions.some((q) => q.name === one)),
  ];
  const suggested = endings(text, questions, known).slice(0, 6);
  const take = async (typed: string) => {
    const sheet = sheetText.peek();
    const plain = plainWords(typed);
    const asked = offers.find(({ words }) => words.some((one) => plainWords(one) === plain));
    if (asked && plain !== "" && !names.includes(typed.trim())) {
      setText("");
      askFor(asked.line);
      return;
    }
    const lines = await linesTyped(typed, names, rule);
    // Another sheet was opened meanwhile: the words stay in the box.
    if (sheetText.peek() !== sheet) return;
    setText("");
    if (lines.length > 0) addLines(lines);
    // Who pastes values waits for their game, however slow the device.
    const last = newest.peek();
    if (lines.length > 1 && lines.at(-1) === "which" && last !== null) want(last, "which");
  };
  const input = (next: string) => {
    setLong(next.length > mostTyped);
    if (next.length <= mostTyped) setText(next);
    else if (box.current) box.current.value = text;
  };
  const send = () => {
    if (text.trim() !== "") void take(text);
  };
  return (
    <form
      class="asking-box"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {suggested.length > 0 ? (
        <div class="chips asking-endings" role="group" aria-label={s.endings}>
          {suggested.map((one) => (
            <button
              key={one}
              type="button"
              class="chip-button"
              data-testid="ending"
              onClick={() => {
                setText(one.includes(" ") ? one : `${one} `);
                box.current?.focus();
              }}
            >
              <code translate={false}>{one}</code>
            </button>
          ))}
        </div>
      ) : null}
      {long ? (
        <p class="quiet" role="alert" data-testid="too-much">
          {s.tooMuch(mostTyped)}
        </p>
      ) : null}
      <div class="asking-row">
        <textarea
          ref={box}
          class="code asking-line"
          data-testid="ask-line"
          aria-label={s.box}
          placeholder={s.boxHint}
          rows={1}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          translate={false}
          value={text}
          onInput={(event) => input(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <button
          type="submit"
          class="button primary"
          data-testid="ask-go"
          disabled={text.trim() === ""}
        >
          <Icon name="go" />
          <span class="asking-go-words">{s.go}</span>
        </button>
      </div>
    </form>
  );
}

/** Which rule is asked about, where the sheet has several. */
function Of() {
  const s = exploreStrings.value.sheet;
  const all = sheetSubjects.value;
  if (all.length < 2) return null;
  return (
    <select
      class="asking-of code"
      data-testid="ask-of"
      aria-label={s.askOf}
      translate={false}
      value={String(askedSubject.value?.id)}
      onChange={(event) => chooseSubject(Number(event.currentTarget.value))}
    >
      {all.map(({ id, text }) => (
        <option key={id} value={String(id)}>
          {text.length > mostNamed ? `${text.slice(0, mostNamed)} …` : text}
        </option>
      ))}
    </select>
  );
}

/** The canonical texts of the sheet's rules that can be compared, in its order. */
function comparable(): string[] {
  return sheetSubjects.value.flatMap(({ kind, text }) => {
    const info = kind === "rule" ? ruleInfo(text) : null;
    return isInfo(info) && info.questions.some((one) => one.name === "compare") ? [info.rule] : [];
  });
}

export function Ask() {
  const s = exploreStrings.value.sheet;
  const subject = askedSubject.value;
  const info = subject?.kind === "rule" ? ruleInfo(subject.text) : null;
  const known = isInfo(info) ? info : null;
  const waiting = subject?.kind === "rule" && info === null;
  const [all, setAll] = useState(false);
  useEffect(() => setAll(false), [subject?.text]);
  const offers =
    subject?.kind === "values"
      ? offersOfList(comparable())
      : subject?.kind === "position"
        ? ofPosition
        : known
          ? offersOf(known, comparable())
          : [];
  const shown = all ? offers : offers.slice(0, mostOffers);
  const askedBy = (question: string) =>
    question === "grid" && known?.grid
      ? s.pairs[known.grid]
      : (s.questions[question]?.ask ?? question);
  return (
    <section class="asking" aria-label={s.ask}>
      {subject === null && records.value.size === 0 && sheetText.value.trim() !== "" ? (
        // What can be asked is known once the sheet is read.
        <div class="chips asking-offers asking-waiting" aria-hidden="true" />
      ) : subject === null ? (
        <div class="chips asking-offers" role="group" aria-label={s.begin}>
          <span class="quiet">{s.begin}</span>
          {examples.map((one) => (
            <button
              key={one}
              type="button"
              class="chip-button"
              data-testid="example"
              onClick={() => addLines([`rule ${one}`])}
            >
              <code translate={false}>{one}</code>
            </button>
          ))}
        </div>
      ) : (
        <div
          class={`chips asking-offers${waiting ? " asking-waiting" : ""}`}
          role="group"
          aria-label={s.ask}
        >
          <h2 class="asking-title">{s.ask}</h2>
          <Of />
          {shown.map(({ question, line }) => (
            <button
              key={question}
              type="button"
              class="chip-button"
              data-testid="ask"
              data-question={question}
              onClick={() => askFor(line)}
            >
              {askedBy(question)}
            </button>
          ))}
          {offers.length > mostOffers ? (
            <button
              type="button"
              class="chip-button"
              data-testid="ask-more"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? s.fewer : s.moreQuestions}
            </button>
          ) : null}
        </div>
      )}
      <Box
        questions={known?.questions ?? []}
        offers={offers.map(({ question, line }) => ({
          words: [askedBy(question), s.questions[question]?.title ?? question],
          line,
        }))}
        rule={known?.rule ?? null}
      />
    </section>
  );
}
