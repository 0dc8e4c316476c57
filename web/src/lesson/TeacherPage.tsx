/**
 * For teachers: a list of boards as one link. It is made here, a class opens it here, and what the
 * class sends back is checked here.
 */
import { useEffect, useMemo, useState } from "preact/hooks";
import { engine } from "../engine/index";
import { isError, type TextError } from "../engine/client";
import { faceWith, presetGroups, presets, type Preset } from "../state/presets";
import { firstPosition } from "../state/firstPosition";
import { position } from "../state/game";
import { languageOnly, currentUrl, linkOf } from "../state/links";
import { classList, openPlace } from "../state/place";
import { wearsAll } from "../state/faceFit";
import {
  errorSentence,
  faceStrings,
  gameStrings,
  lessonStrings,
  strings,
  stringsOf,
} from "../strings/index";
import { joined } from "../strings/joined";
import { CheckField } from "../widgets/CheckField";
import { Icon } from "../widgets/Icon";
import { needsWidth, Picture } from "./Worksheet";
import { Field } from "../share/Field";
import { hosted } from "../share/links";
import { fitsQr, qrOf } from "../share/qr";
import { readOptions } from "../links/options";
import { check, type Checked } from "./judge";
import {
  linesOf,
  mostBoards,
  opened,
  readLesson,
  sentIn,
  sentText,
  writeLesson,
  hrefOfBoard,
  writtenBoards,
  asksQuestions,
} from "../links/classList";
import { beginList, forgetPlayed, working, draftLesson, keepDraft } from "../state/lesson";
import type { Face } from "../state/presets";
import type { MoveRecord, PositionView } from "#module/nimber.js";
import "../share/share.css";
import "./lesson.css";

interface ReadBoard {
  link: string;
  view: PositionView | null;
  face: Face | null;
  /** of the link, as it is opened */
  texts: readonly string[];
  options: readonly string[];
  error: TextError | null;
}

async function readBoard(link: string): Promise<ReadBoard> {
  const none = { link, view: null, face: null, texts: [], options: [] };
  const answer = await engine.openLink(link);
  if (isError(answer)) return { ...none, error: answer.error };
  if (answer.kind !== "position")
    return { ...none, error: { code: "missing-state", column: 0, args: [] } };
  const view = await engine.read(answer.record[answer.record.length - 1]!);
  if (isError(view) || view.kind === "rule")
    return { ...none, error: { code: "missing-state", column: 0, args: [] } };
  const asked = readOptions(answer.options).face;
  const preset = asked === null ? null : presets.find((one) => one.face?.name === asked);
  const origin = preset?.face ? await engine.read(preset.position) : null;
  const face =
    preset?.face && origin && !isError(origin) && origin.kind === "position"
      ? faceWith(
          preset.face,
          origin.terms.map((term) => term.rule),
        )
      : null;
  return {
    link,
    view,
    face: face && wearsAll(face, view.terms) ? face : null,
    texts: answer.record,
    options: answer.options,
    error: null,
  };
}

/** Name and rule of a board, as its face has them. */
function wordsOf({ view, face }: ReadBoard): { title: string; rule: string } {
  const s = strings.value;
  if (!view) return { title: "", rule: "" };
  const misere = view.convention === "misere";
  const words = face ? faceStrings.value?.words[face.name] : undefined;
  if (words) return { title: words.title, rule: words.rule(misere) };
  const first = view.terms[0]!;
  const one = view.terms.every((term) => term.rule === first.rule);
  return one
    ? {
        title: gameStrings(s, first.game).title,
        rule: s.together(s.rule(first.sentence), s.ending(first.sentence, misere)),
      }
    : {
        title: s.sumTitle(view.terms.length),
        rule: s.together(s.sumRule, s.ending(null, misere)),
      };
}

function NameField(props: {
  label: string;
  testid: string;
  autocomplete: "off" | "name";
  most: number;
  value: string;
  onValue: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        data-testid={props.testid}
        autocomplete={props.autocomplete}
        maxLength={props.most}
        value={props.value}
        onInput={(event) => props.onValue(event.currentTarget.value)}
      />
    </label>
  );
}

/** What a game is called in the gallery. */
function titleOf({ face, position }: Preset): string {
  const s = strings.value;
  if (face) return faceStrings.value?.words[face.name].title ?? "";
  const { title } = gameStrings(s, position.replace(/[/:].*$/, ""));
  return position.endsWith("~misere") ? joined(title, s.edit.misere) : title;
}

/** A position of one game by numbers: its rule, the numbers, and how it ends. */
const byNumbers = /^([^:+]*:)(\d+(?:,\d+)*)(~misere)?$/;

/** A game of the gallery as a line of the list, with numbers of the teacher's own. */
function AddGame({ onAdd }: { onAdd: (line: string) => void }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const [name, setName] = useState(presets[0]!.name);
  const preset = presets.find((one) => one.name === name)!;
  const parts = byNumbers.exec(preset.position);
  const [numbers, setNumbers] = useState(parts?.[2] ?? "");
  const add = () => {
    const position = parts
      ? parts[1]! +
        numbers
          .trim()
          .split(/[\s,，、]+/)
          .join(",") +
        (parts[3] ?? "")
      : preset.position;
    onAdd(position + (preset.face ? `?as=${preset.face.name}` : ""));
  };
  return (
    <div class="lesson-row">
      <label class="field">
        <span>{t.make.game}</span>
        <select
          data-testid="class-game"
          value={name}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            const position = presets.find((one) => one.name === chosen)!.position;
            setName(chosen);
            setNumbers(byNumbers.exec(position)?.[2] ?? "");
          }}
        >
          {presetGroups.map((group) => (
            <optgroup key={group} label={s.forms.groups[group]}>
              {presets
                .filter((one) => one.group === group)
                .map((one) => (
                  <option key={one.name} value={one.name}>
                    {titleOf(one)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {parts ? (
        <NameField
          label={t.make.size}
          testid="class-size"
          autocomplete="off"
          most={80}
          value={numbers}
          onValue={setNumbers}
        />
      ) : null}
      <button
        type="button"
        class="button"
        data-testid="class-add-game"
        disabled={parts !== null && numbers.trim() === ""}
        onClick={add}
      >
        {t.make.addGame}
      </button>
    </div>
  );
}

function MakeList({ start, onMade }: { start: string; onMade: () => void }) {
  const t = lessonStrings.value;
  const first = start === "" ? draftLesson.peek() : start;
  const [title, setTitle] = useState(() => readLesson(first).title);
  const [text, setText] = useState(() => writtenBoards(readLesson(first)));
  const [asked, setAsked] = useState(() => asksQuestions(readLesson(first)));
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const put = async () => {
    const rows = linesOf(text);
    if (rows.length === 0) return;
    if (rows.length > mostBoards) {
      setWrong([t.make.tooMany(mostBoards)]);
      return;
    }
    const read = await Promise.all(rows.map(readBoard));
    const bad = read.flatMap(({ error }, at) =>
      error ? [t.make.wrong(at + 1, errorSentence(strings.peek(), error))] : [],
    );
    setWrong(bad);
    if (bad.length > 0) return;
    const links = await Promise.all(
      read.map((board) => linkOf(board.texts.slice(-1), opened(board.options, asked))),
    );
    const option = writeLesson({ title, links });
    keepDraft(option.slice(option.indexOf("=") + 1));
    openPlace("book", [option]);
    onMade();
  };
  return (
    <form
      class="lesson-make"
      onSubmit={(event) => {
        event.preventDefault();
        void put();
      }}
    >
      <NameField
        label={t.make.name}
        testid="class-title"
        autocomplete="off"
        most={80}
        value={title}
        onValue={setTitle}
      />
      <AddGame onAdd={(line) => setText((now) => [...linesOf(now), line].join("\n"))} />
      <label class="field">
        <span>{t.make.boards}</span>
        <textarea
          class="code"
          data-testid="class-boards"
          rows={8}
          autocapitalize="off"
          spellcheck={false}
          placeholder={t.make.example}
          aria-invalid={wrong.length > 0}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {wrong.length > 0 ? (
        <ul class="error-words lesson-wrong" role="alert" data-testid="class-wrong">
          {wrong.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      ) : null}
      <CheckField
        class="lesson-check"
        testid="class-asked"
        label={t.make.asked}
        checked={asked}
        onCheck={setAsked}
      />
      <button
        type="submit"
        class="button primary"
        data-testid="class-put"
        disabled={text.trim() === ""}
      >
        {t.make.put}
      </button>
    </form>
  );
}

/** Every winning move of a board, for the teacher's sheet. */
function Answer({ view }: { view: PositionView }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const [wins, setWins] = useState<readonly MoveRecord[] | null>(null);
  useEffect(() => {
    let late = false;
    void engine.analyzeBeside(view.position).then((known) => {
      if (!late && typeof known === "object" && !isError(known)) setWins(known.winning.listed);
    });
    return () => {
      late = true;
    };
  }, [view]);
  if (!wins) return <>…</>;
  return (
    <b>
      {wins.length === 0
        ? t.list.none
        : wins
            .slice(0, 6)
            .map((move) => s.move(move, { terms: view.terms }))
            .join(t.list.or)}
    </b>
  );
}

function ClassLink({ url }: { url: string }) {
  const t = lessonStrings.value;
  const code = hosted() && fitsQr(url) ? qrOf(url) : null;
  return (
    <>
      <Field name="class" label={t.list.link} text={url} button={t.list.copy} sends />
      {hosted() ? null : <p class="quiet share-about">{t.list.onlyHere}</p>}
      {code ? (
        <details class="lesson-qr">
          <summary>{t.list.qr}</summary>
          <svg
            class="qr-code"
            viewBox={`0 0 ${code.side} ${code.side}`}
            role="img"
            aria-label={t.list.qrLabel}
            shape-rendering="crispEdges"
          >
            <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
            <path fill="#000" d={code.path} />
          </svg>
        </details>
      ) : null}
    </>
  );
}

function CheckSent({ positions }: { positions: readonly string[] }) {
  const t = lessonStrings.value;
  const [text, setText] = useState("");
  const [found, setFound] = useState<readonly Checked[] | null>(null);
  const people = [...new Set((found ?? []).map((one) => one.name))];
  return (
    <form
      class="lesson-check-form"
      onSubmit={(event) => {
        event.preventDefault();
        void Promise.all(sentIn(text).map((one) => check(one, positions))).then(setFound);
      }}
    >
      <h2>{t.check.title}</h2>
      <p class="quiet">{t.check.about}</p>
      <label class="field">
        <span>{t.check.pasted}</span>
        <textarea
          class="code"
          rows={4}
          spellcheck={false}
          data-testid="class-sent"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" data-testid="class-check" disabled={text.trim() === ""}>
        <Icon name="check" />
        {t.check.button}
      </button>
      {found?.length === 0 ? <p role="status">{t.check.nothing}</p> : null}
      {people.map((name) => {
        const own = found!.filter((one) => one.name === name);
        const right = new Set(
          own.filter((one) => one.first === "right" && one.board !== null).map((one) => one.board),
        ).size;
        return (
          <section class="lesson-person" key={name} data-testid="class-person" data-name={name}>
            <h3>
              {name || t.check.nobody}{" "}
              <span class="quiet">{t.check.score(right, positions.length)}</span>
            </h3>
            <ul>
              {own.map((one, at) => (
                <li
                  key={at}
                  data-testid="class-result"
                  data-board={one.board === null ? "" : one.board + 1}
                  data-first={one.first ?? ""}
                  data-legal={String(one.legal)}
                >
                  <Icon
                    name={one.first === "right" ? "check" : one.first === "none" ? "minus" : "slip"}
                  />
                  <a href={`#${one.link}`}>
                    {one.board === null ? t.check.other : t.check.board(one.board + 1)}
                  </a>{" "}
                  <span>
                    {!one.legal
                      ? t.check.illegal
                      : [
                          one.first === "right"
                            ? t.check.right
                            : one.first === "wrong"
                              ? t.check.wrong
                              : one.first === "none"
                                ? t.check.noWin
                                : "",
                          t.check.steps(one.steps),
                          one.won === null ? "" : t.check.won(one.won),
                        ]
                          .filter(Boolean)
                          .join(strings.value.playing.comma)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </form>
  );
}

/** What somebody of the class played, as a text for the teacher. */
function SendPlayed({ title }: { title: string }) {
  const t = lessonStrings.value;
  const [name, setName] = useState("");
  const [text, setText] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const now = working.value;
  if (!now?.played.some((texts) => texts.length > 1)) return null;
  const copy = async () => {
    const urls = await Promise.all(
      now.played.map(async (texts) =>
        texts.length > 1 ? currentUrl(await linkOf(texts, [])) : null,
      ),
    );
    const words = sentText(name, title, urls, t.send.blank);
    setText(words);
    try {
      await navigator.clipboard.writeText(words);
      setNote(t.send.copied);
    } catch {
      setNote(t.send.byHand);
    }
  };
  return (
    <section class="lesson-send" aria-labelledby="lesson-send">
      <h2 id="lesson-send">{t.send.title}</h2>
      <p class="quiet">{t.send.about}</p>
      <div class="lesson-row">
        <NameField
          label={t.send.name}
          testid="class-name"
          autocomplete="name"
          most={60}
          value={name}
          onValue={setName}
        />
        <button
          type="button"
          class="button primary"
          data-testid="class-send"
          onClick={() => void copy()}
        >
          <Icon name="share" />
          {t.send.button}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            forgetPlayed();
            setText(null);
            setNote("");
          }}
        >
          {t.send.again}
        </button>
      </div>
      <p role="status">{note}</p>
      {text === null ? null : (
        <textarea
          class="code"
          data-testid="class-sent-text"
          rows={4}
          readOnly
          aria-label={t.send.title}
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </section>
  );
}

function List({ text, onChange }: { text: string; onChange: () => void }) {
  const t = lessonStrings.value;
  const s = strings.value;
  const { title, links } = useMemo(() => readLesson(text), [text]);
  const [boards, setBoards] = useState<readonly ReadBoard[] | null>(null);
  const [answers, setAnswers] = useState(false);
  const [url, setUrl] = useState("");
  const mine = draftLesson.value === text;
  useEffect(() => {
    let late = false;
    void Promise.all(links.map(readBoard)).then((read) => {
      if (late) return;
      setBoards(read);
      const good = read.filter((board) => board.view !== null);
      beginList(
        text,
        title,
        good.map(({ link, texts }) => ({ link, position: texts[0]! })),
      );
    });
    const option = writeLesson({ title, links });
    void linkOf([position.peek() ?? firstPosition], [...languageOnly(), "view=book", option]).then(
      (link) => {
        if (!late) setUrl(currentUrl(link));
      },
    );
    return () => {
      late = true;
    };
  }, [text, title, links]);
  const good = boards?.filter((board) => board.view !== null) ?? [];
  const positions = good.map((board) => board.texts[0]!);
  const played = working.value?.list === text ? working.value.played : [];
  const wide = good.some(({ view }) => needsWidth(view!));
  return (
    <>
      <div class="book-sheet-head lesson-head">
        <h1>{title || t.list.untitled}</h1>
        <p class="lesson-about">{t.list.about(links.length)}</p>
        <p class="book-sheet-name lesson-paper">{t.list.name}</p>
      </div>
      {boards === null ? <p class="quiet">…</p> : null}
      {boards?.map((board) =>
        board.error ? (
          <p class="error-words" key={board.link}>
            {t.list.broken(errorSentence(s, board.error))}
          </p>
        ) : null,
      )}
      <ol role="list" class={`book-sheet-items lesson-items${wide ? " book-sheet-wide" : ""}`}>
        {good.map((board, at) => {
          const words = wordsOf(board);
          const done = (played[at]?.length ?? 0) > 1;
          return (
            <li
              key={`${at} ${board.link}`}
              data-testid="class-item"
              data-position={board.texts[0]}
              data-played={String(done)}
            >
              <a class="lesson-board" href={hrefOfBoard(board.link, at)}>
                <span class="lesson-name">
                  <b>{words.title}</b>
                  {done ? (
                    <span class="chip">
                      <Icon name="check" />
                      {t.list.done}
                    </span>
                  ) : null}
                </span>
                <span class="lesson-rule quiet">{words.rule}</span>
                <span class="lesson-picture" inert aria-hidden="true">
                  <Picture view={board.view!} face={board.face} />
                </span>
              </a>
              <p class={`book-sheet-answer${answers ? "" : " lesson-paper"}`}>
                {t.list.answer}
                {answers ? <Answer view={board.view!} /> : null}
              </p>
            </li>
          );
        })}
      </ol>
      <SendPlayed title={title} />
      <details class="lesson-teacher" open={mine} data-testid="class-teacher">
        <summary>{t.title}</summary>
        <div class="lesson-inside">
          {url ? <ClassLink url={url} /> : null}
          <p class="button-row">
            <button
              type="button"
              class="button"
              data-testid="class-project"
              disabled={good.length === 0}
              onClick={() => {
                location.hash = `${hrefOfBoard(good[0]!.link, 0)}&projector`;
              }}
            >
              <Icon name="eye" />
              {t.list.project}
            </button>
            <button type="button" class="button" data-testid="class-print" onClick={() => print()}>
              {t.list.print}
            </button>
            <button type="button" class="button" data-testid="class-change" onClick={onChange}>
              <Icon name="edit" />
              {t.list.change}
            </button>
          </p>
          <CheckField
            class="lesson-check"
            testid="class-answers"
            label={t.list.answers}
            checked={answers}
            onCheck={setAnswers}
          />
          <CheckSent positions={positions} />
        </div>
      </details>
    </>
  );
}

export function TeacherPage() {
  const t = lessonStrings.value;
  const text = classList.value ?? "";
  const { title, links } = readLesson(text);
  const [changing, setChanging] = useState(false);
  useEffect(() => void stringsOf("faces"), []);
  useEffect(() => {
    document.title = `${title || (links.length > 0 ? t.list.untitled : t.title)} – Nimber`;
  });
  const making = changing || links.length === 0;
  return (
    <main class="book book-sheet lesson" data-testid="teacher" data-boards={links.length}>
      {making ? (
        <>
          <h1>{t.title}</h1>
          <p class="book-lead">{t.about}</p>
          <MakeList start={text} key={text} onMade={() => setChanging(false)} />
        </>
      ) : (
        <List text={text} key={text} onChange={() => setChanging(true)} />
      )}
    </main>
  );
}
